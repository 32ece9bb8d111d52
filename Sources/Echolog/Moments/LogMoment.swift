import Content

/// Keeps a small win of at most 10,000 characters, with a line that none of the last twenty moments
/// carries: praise, a plain one where nothing tells whether the words are heavy, or a quiet
/// acknowledgement where they are or the person wants it so.
///
///     let kept = try await diary.perform(LogMoment("Took a short walk"))
///     show(kept.answer.praise)
public struct LogMoment: Command, Equatable {
  /// Kept exactly as typed.
  package let text: String
  package let eventTime: EventTime

  /// A small win, just now or at a time before.
  public init(_ text: String, happened time: PastTime = .now) {
    self.init(text, eventTime: .told(time))
  }

  package init(_ text: String, eventTime: EventTime) {
    self.text = text
    self.eventTime = eventTime
  }

  /// - Parameters:
  ///   - praise: drawn for this moment; empty for an imported one, and where the person wants none.
  ///   - isQuiet: whether that is a quiet acknowledgement, or would have been one.
  ///   - help: as in `Acknowledgement`.
  package func decide(
    praise: String = "", isQuiet: Bool = false, help: String = "", in now: Now
  ) throws(Rejection) -> PendingEvent {
    try Self.check(text)
    let moment = MomentLogged(
      text: .inline(text), praise: .inline(praise), isQuiet: isQuiet, help: .inline(help))
    return PendingEvent(
      .momentLogged(moment), at: try SettledEventTime(eventTime, in: now), in: now)
  }

  /// - Throws: `momentEmpty`, `momentTooLong`, `textTooLarge`.
  static func check(_ text: String) throws(Rejection) {
    guard !text.isBlank else { throw .momentEmpty }
    try WordLimits.check(text, atMost: WordLimits.moment, Rejection.momentTooLong)
  }

  /// Answers with the line that was drawn for it.
  ///
  /// - Throws: `momentEmpty`, `momentTooLong`, `textTooLarge`, `happenedInFuture`,
  ///   `timeOutOfRange`, `dayMissing`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<KeptMoment> {
    let helpLine = history.settings.helpLine
    return .reads { diary throws(DiaryError) in
      let said = try diary.momentAnswer(
        to: text, isOfToday: eventTime.isOfToday(in: now), history, now)
      let draft = try rejecting { () throws(Rejection) in
        try decide(praise: said.line, isQuiet: said.isQuiet, help: said.help, in: now)
      }
      // The next moment need not read it.
      if !said.line.isEmpty {
        diary.shownPraise.append((WordsReference(event: now.next, field: 2), said.line))
      }
      return .records(
        [draft],
        KeptMoment(
          id: now.next, praise: said.line, isQuiet: said.isQuiet,
          help: try diary.helpLines(said.help, helpLine)))
    }
  }
}

/// What stands beside a moment.
struct MomentAnswer {
  /// Praise, or a quiet acknowledgement; empty where the person wants none.
  let line: String
  let isQuiet: Bool
  let isHeavy: Bool
  /// As in `Acknowledgement`.
  let help: String

  fileprivate init(line: String, _ tone: Praise.Tone, _ weight: Tact.Weight) {
    (self.line, isQuiet) = (line, tone == .quiet)
    (isHeavy, help) = (weight.isHeavy, weight.help)
  }
}

/// A small win that was kept.
///
///     let kept = try await diary.perform(LogMoment("Read a page")).answer
///     show(kept.praise, kept.isQuiet ? nil : "confetti")
public struct KeptMoment: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// A line drawn for this moment and kept with it: praise, or a quiet acknowledgement. Empty where
  /// the person wants none.
  public let praise: String
  /// Whether the words are heavy, or the person wants it quiet: an app does not cheer either.
  public let isQuiet: Bool
  /// As in `QuietAnswer`.
  public let help: [String]

  /// One made by hand, as for a preview or a test.
  public init(id: EntryID, praise: String, isQuiet: Bool = false, help: [String] = []) {
    (self.id, self.praise, self.isQuiet, self.help) = (id, praise, isQuiet, help)
  }
}

extension Diary {
  /// Draws what stands beside the words of a moment.
  fileprivate func momentAnswer(
    to text: String, isOfToday: Bool, _ history: History, _ now: Now
  ) throws(DiaryError) -> MomentAnswer {
    let weight = Tact.weight(of: text)
    let tone = weight.tone(in: history.settings)
    var line = ""
    if history.settings.praise != .off {
      let shown = history.latestMoments(Praise.freshness).compactMap(\.praise)
      line = Praise.line(
        tone, draw: now.draw(), recentlyShown: try praise(shown), isOfToday: isOfToday)
    }
    return MomentAnswer(line: line, tone, weight)
  }

  /// What stands beside other words of a moment: the line that was there, unless it would be too
  /// glad or too grave for them.
  func momentAnswer(
    to text: String, inPlaceOf old: String?, of moment: Moment, _ history: History, _ now: Now
  ) throws(DiaryError) -> MomentAnswer {
    let weight = Tact.weight(of: text)
    let tone = weight.tone(in: history.settings)
    let wasGlad = old.map { Tact.weight(of: $0) } ?? .light == .light
    guard moment.isQuiet == (tone == .quiet), tone != .plain || !wasGlad,
      let line = try words(moment.praise)
    else {
      return try momentAnswer(to: text, isOfToday: moment.time.day == now.today, history, now)
    }
    return MomentAnswer(line: line, tone, weight)
  }

  /// The praise of the latest moments, of which only what is new is read.
  private func praise(_ references: [WordsReference]) throws(DiaryError) -> [String] {
    // Both are in the order of the moments.
    var known = shownPraise[...]
    var shown: [(reference: WordsReference, line: String?)] = []
    for reference in references {
      if let place = known.firstIndex(where: { $0.reference == reference }) {
        shown.append(known[place])
        known = known[(place + 1)...]
      } else {
        shown.append((reference, try words(reference)))
      }
    }
    shownPraise = shown
    return shown.compactMap(\.line)
  }
}

extension Tact.Weight {
  /// How a moment is answered by a person's wish.
  fileprivate func tone(in settings: SettingsInForce) -> Praise.Tone {
    settings.praise == .quiet ? .quiet : tone
  }

  /// How a moment is answered.
  fileprivate var tone: Praise.Tone {
    switch self {
    case .light: .cheerful
    case .unclear: .plain
    case .heavy, .danger: .quiet
    }
  }
}
