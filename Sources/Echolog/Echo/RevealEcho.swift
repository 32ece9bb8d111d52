package import Content

/// Opens an Echo that has come, with a recommendation and a quote drawn for it, or shows an opened
/// one again with the same words.
///
///     let opened = try await diary.perform(RevealEcho()).answer
///     show(opened.text, opened.recommendation)
public struct RevealEcho: Command, Equatable {
  package let id: EntryID?

  /// - Parameter id: nil for the one that has been due the longest of those that can be read.
  public init(_ id: EntryID? = nil) {
    self.id = id
  }

  /// Answers what it was opened with, or is shown with again.
  ///
  /// - Throws: `echoNotDueYet`, `echoCancelled`, `forgotten`, `alreadyRemoved`, `notFound`
  ///   also where no Echo has come.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<OpenedEcho> {
    let due = { history.dueEchoes(at: now).filter { !$0.isForgotten }.map(\.id) }
    let ids = id.map { [$0] } ?? due()
    guard !ids.isEmpty else { throw .notFound(.echo, "") }
    let candidates = try ids.map { id throws(Rejection) in try history.arrivedEcho(id, at: now) }
    let (settings, answers) = (history.settings, history.answers(to: candidates))
    return .reads { diary throws(DiaryError) in
      for (index, echo) in candidates.enumerated() {
        guard let text = try diary.wordsIfHeld(echo.text) else { continue }
        return try open(
          echo, saying: text, answers[echo.id, default: []].map(\.words),
          passedOver: candidates[..<index].map(\.id), settings, diary, now)
      }
      throw .unreadable(candidates.map(\.id))
    }
  }

  private func open(
    _ echo: Echo, saying text: String, _ answers: [WordsReference], passedOver: [EntryID],
    _ settings: SettingsInForce, _ diary: isolated Diary, _ now: Now
  ) throws(DiaryError) -> Decision<OpenedEcho> {
    let drawn =
      echo.reveal == nil ? DrawnWords(for: echo, saying: text, praise: settings.praise, now) : nil
    let words: (recommendation: String?, quote: String?, author: String?, help: String)
    if let drawn {
      words = (drawn.recommendation, drawn.quoteText, drawn.quoteAuthor, drawn.help)
    } else {
      words = (
        try diary.wordsIfHeld(echo.recommendation), try diary.wordsIfHeld(echo.quote),
        try diary.wordsIfHeld(echo.quoteAuthor), try diary.wordsIfHeld(echo.help) ?? Tact.help
      )
    }
    var written: [String] = []
    for answer in answers {
      if let words = try diary.words(answer) { written.append(words) }
    }
    let opened = OpenedEcho(
      id: echo.id, text: text, emotion: echo.emotion, recommendation: words.recommendation,
      quote: words.quote, quoteAuthor: words.author, isQuiet: drawn?.isQuiet ?? echo.isQuiet,
      help: try diary.helpLines(words.help, settings.helpLine), isRepeated: drawn == nil,
      answers: written, passedOver: passedOver)
    return .records(echo.opening(with: drawn, in: now), opened)
  }
}

extension Echo {
  /// What opening it records: the words drawn for it. One that was open already is shown with those
  /// of then, and it is noted that it was read again where it was answered or put away.
  package func opening(with drawn: DrawnWords?, in now: Now) -> [PendingEvent] {
    guard let drawn, reveal == nil else {
      return state == .revealed
        ? [] : [PendingEvent(.echoReopened(EchoReopened()), about: id, in: now)]
    }
    let revealed = EchoRevealed(
      recommendation: .inline(drawn.recommendation), quoteId: drawn.quote?.id ?? "",
      quote: .inline(drawn.quoteText), quoteAuthor: .inline(drawn.quoteAuthor),
      help: .inline(drawn.help), isQuiet: drawn.isQuiet)
    return [PendingEvent(.echoRevealed(revealed), about: id, in: now)]
  }
}

/// An Echo that was opened, with what was said about it.
///
///     let opened = try await diary.perform(RevealEcho(id)).answer
///     show(opened.text, opened.quote, opened.quoteAuthor)
public struct OpenedEcho: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// As the person wrote it.
  public let text: String
  /// The feeling it was sent with.
  public let emotion: Emotion
  /// One or two sentences of encouragement; nil, like the quote and its author, where damage took
  /// them.
  public let recommendation: String?
  /// Empty when none was drawn.
  public let quote: String?
  /// Empty when no quote was drawn.
  public let quoteAuthor: String?
  /// Whether both comfort, because the note is heavy or the person wants no praise: an app does not
  /// celebrate then.
  public let isQuiet: Bool
  /// As in `QuietAnswer`.
  public let help: [String]
  /// It had been opened before; the words are those of then.
  public let isRepeated: Bool
  /// What the person wrote back, the earliest first, but for what can not be read any more. There
  /// is more than one where devices answered without knowing of each other.
  public let answers: [String]
  /// Those that have been due for longer and whose words can not be read here: to be told to the
  /// person, who may put them away.
  public let passedOver: [EntryID]

  /// One made by hand, as for a preview or a test.
  public init(
    id: EntryID, text: String, emotion: Emotion, recommendation: String?, quote: String?,
    quoteAuthor: String?, isQuiet: Bool = false, help: [String] = [], isRepeated: Bool = false,
    answers: [String] = [], passedOver: [EntryID] = []
  ) {
    (self.id, self.text, self.emotion, self.recommendation) = (id, text, emotion, recommendation)
    (self.quote, self.quoteAuthor, self.isQuiet, self.help) = (quote, quoteAuthor, isQuiet, help)
    (self.isRepeated, self.answers, self.passedOver) = (isRepeated, answers, passedOver)
  }
}

/// What an Echo is opened with.
package struct DrawnWords: Equatable, Sendable {
  package let recommendation: String
  /// Nil when no quote fits.
  package let quote: Quote?
  /// Whether both comfort and do not cheer.
  package let isQuiet: Bool
  /// As in `Acknowledgement`.
  package let help: String

  fileprivate var quoteText: String { quote?.text ?? "" }
  fileprivate var quoteAuthor: String { quote?.author ?? "" }

  package init(
    recommendation: String, quote: Quote?, isQuiet: Bool = false, help: String = ""
  ) {
    self.recommendation = recommendation
    self.quote = quote
    self.isQuiet = isQuiet
    self.help = help
  }

  /// The words for an Echo that is opened for the first time.
  ///
  /// They are judged now and not when it was sent: another program may have sent it. Whoever wants
  /// no praise is given what comforts too, for an Echo never opens with nothing. Where nothing
  /// tells whether they are heavy, the emotion that the person chose does.
  fileprivate init(for echo: Echo, saying text: String, praise: PraiseMode, _ now: Now) {
    let emotion = ContentEmotion(rawValue: echo.emotion.label) ?? .reflection
    let weight = Tact.weight(of: text)
    isQuiet = weight.isHeavy || praise != .on
    let (first, second) = (now.draw(), now.draw())
    recommendation =
      isQuiet
      ? Recommendation.comfortingText(draw: first)
      : Recommendation.text(for: text, emotion: emotion, draw: first)
    help = weight.help
    let quote =
      isQuiet ? Quotes.comfortingQuote(draw: second) : Quotes.quote(for: emotion, draw: second)
    // Where somebody is in danger, nobody else's words stand beside that there is help.
    self.quote = help.isEmpty ? quote : nil
  }
}
