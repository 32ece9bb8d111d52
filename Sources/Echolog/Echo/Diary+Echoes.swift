import Content
package import Platform

/// An opened Echo with everything the person sees.
package struct Revelation: Sendable {
  package let echo: Echo
  package let text: String
  /// Like the quote and its author nil where it can not be read any more.
  package let recommendation: String?
  /// Empty when no quote was drawn.
  package let quote: String?
  package let quoteAuthor: String?
  /// That there is help, where the note speaks of danger to oneself; empty elsewhere.
  package let help: String
  /// It had been opened before; the words are those of then.
  package let isRepeated: Bool
  /// What the person wrote back, on whatever devices, in the order in which it came.
  package let answers: [EchoAnswer]
  /// Those that have been due for longer and whose words can not be read here.
  package let passedOver: [EventName]
}

extension Diary {
  /// Sends a note to the future self.
  ///
  /// - Throws: `DiaryError.rejected` as `SendVibe.decide`.
  package func send(_ command: SendVibe) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try acknowledging(command, in: history).decide(in: context)
    }
  }

  /// The command with what answers its words.
  func acknowledging(_ command: SendVibe, in history: History) -> SendVibe {
    var command = command
    command.acknowledgement = acknowledgement(of: command.text ?? "", in: history)
    return command
  }

  /// What sending would do, without sending: what is missing, and when it would return.
  ///
  /// - Complexity: opens no row of a snapshot; the settings are all it asks for.
  package func preview(_ command: SendVibe) throws(DiaryError) -> VibeDraft {
    _ = try readLazily { _ in }
    return VibeDraft(command, in: context(at: dependencies.now()))
  }

  /// Opens an Echo that is due, or shows again what an opened one said.
  ///
  /// - Parameter id: nil for the one that has been due the longest of those that can be read.
  /// - Throws: `DiaryError.rejected` with `notFound`, `echoNotDueYet`, `echoCancelled`,
  ///   `forgotten`; `.unreadable`, and nothing recorded, where its words can not be read, or those
  ///   of all that are due.
  package func reveal(_ id: EventName?) throws(DiaryError) -> Revelation {
    let found = try commit { history, view, context throws(DiaryError) in
      let (echo, text, passedOver) = try readableEcho(id, in: history, at: view, context)
      let command =
        echo.reveal == nil ? draw(for: echo, saying: text, in: history) : .nothingDrawn
      let outcome = try outcome(of: command, on: echo.id, history, view, context)
      let (draft, isRepeated): (PendingEvent?, Bool) =
        switch outcome {
        case .reveals(let draft): (draft, false)
        case .shows: (nil, true)
        case .reopens(let draft, _): (draft, true)
        }
      return (
        pending: [draft].compactMap(\.self), answer: (echo.id, text, isRepeated, passedOver)
      )
    }.answer
    let (echoID, text, isRepeated, passedOver) = found
    let history = replay.history
    guard let echo = history.echo(echoID, at: viewpoint(at: dependencies.now())) else {
      preconditionFailure("an Echo that was just revealed is in the history")
    }
    return Revelation(
      echo: echo, text: text, recommendation: try wordsIfHeld(echo.recommendation),
      quote: try wordsIfHeld(echo.quote), quoteAuthor: try wordsIfHeld(echo.quoteAuthor),
      help: try wordsIfHeld(echo.help) ?? Tact.help,
      isRepeated: isRepeated, answers: history.answers(to: [echo])[echoID, default: []],
      passedOver: passedOver)
  }

  /// The Echo that is named, or the first that is due of those that can be read; with its words.
  private func readableEcho(
    _ id: EventName?, in history: History, at view: Viewpoint, _ context: Context
  ) throws(DiaryError) -> (Echo, text: String, passedOver: [EventName]) {
    guard let id else {
      var passedOver: [EventName] = []
      for echo in history.dueEchoes(at: view) {
        if let text = try wordsIfHeld(echo.text) { return (echo, text, passedOver) }
        passedOver.append(echo.id)
      }
      guard passedOver.isEmpty else { throw .unreadable(passedOver) }
      throw .rejected(.notFound(.echo, ""))
    }
    guard let echo = history.echo(id, at: view) else {
      throw .rejected(missing(.echo, id, history))
    }
    // What is refused whatever it says is no matter of its words.
    _ = try outcome(of: .nothingDrawn, on: echo.id, history, view, context)
    guard let text = try wordsIfHeld(echo.text) else { throw .unreadable([echo.id]) }
    return (echo, text, [])
  }

  private func outcome(
    of command: RevealEcho, on id: EventName, _ history: History, _ view: Viewpoint,
    _ context: Context
  ) throws(DiaryError) -> RevealEcho.Outcome {
    try rejecting { () throws(Rejection) in
      guard let facts = history.echoFacts(id, at: view) else { throw missing(.echo, id, history) }
      return try command.decide(facts, in: context)
    }
  }

  /// The words for an Echo that is opened for the first time.
  ///
  /// They are judged now and not when it was sent: another program may have sent it. Whoever wants
  /// no praise is given what comforts too, for an Echo never opens with nothing. Where nothing
  /// tells whether they are heavy, the emotion that the person chose does.
  private func draw(for echo: Echo, saying text: String, in history: History) -> RevealEcho {
    let emotion = echo.emotion.forContent
    let weight = Tact.weight(of: text)
    let isQuiet = weight.isHeavy || history.settings.praise != .on
    let (first, second) = (dependencies.draw(), dependencies.draw())
    let quote =
      isQuiet ? Quotes.comfortingQuote(draw: second) : Quotes.quote(for: emotion, draw: second)
    return RevealEcho(
      recommendation: isQuiet
        ? Recommendation.comfortingText(draw: first)
        : Recommendation.text(for: text, emotion: emotion, draw: first),
      quote: quote.map { DrawnQuote(id: $0.id, text: $0.text, author: $0.author) },
      isQuiet: isQuiet, help: weight.help)
  }

  /// Keeps what the person thinks of an opened Echo.
  ///
  /// - Throws: `DiaryError.rejected` as `ReflectOnEcho.decide`, and with `notFound`; `.unreadable`
  ///   for one that can not be opened.
  package func reflect(_ id: EventName, note: String) throws(DiaryError) -> Recorded {
    try recordOnEcho(id) { facts, context throws(Rejection) in
      var command = ReflectOnEcho(note: note)
      command.acknowledgement = acknowledgement(of: note, in: replay.history)
      return try command.decide(facts, in: context)
    }
  }

  /// Puts an opened Echo away without a note, or one that has come and can not be read.
  ///
  /// - Throws: `DiaryError.rejected` as `DismissEcho.decide`, and with `notFound`.
  package func dismiss(_ id: EventName) throws(DiaryError) -> Recorded {
    try recordOnEcho(id) { facts, context throws(Rejection) in
      try DismissEcho().decide(facts, in: context)
    }
  }

  /// Takes an Echo back before it is due, or one that can not be read.
  ///
  /// - Throws: `DiaryError.rejected` as `CancelEcho.decide`, and with `notFound`.
  package func cancel(_ id: EventName) throws(DiaryError) -> Recorded {
    try recordOnEcho(id) { facts, context throws(Rejection) in
      try CancelEcho().decide(facts, in: context)
    }
  }

  private func recordOnEcho(
    _ id: EventName, _ decide: (EchoFacts, Context) throws(Rejection) -> PendingEvent
  ) throws(DiaryError) -> Recorded {
    try commit { history, view, context throws(DiaryError) in
      guard var facts = history.echoFacts(id, at: view) else {
        throw .rejected(missing(.echo, id, history))
      }
      if facts.reveal == nil {
        facts.isUnreadable = try wordsIfHeld(history.text(ofEcho: id)) == nil
      }
      do throws(Rejection) {
        return (pending: [try decide(facts, context)], answer: ())
      } catch .echoNotRevealedYet where facts.isUnreadable {
        throw .unreadable([facts.id])
      } catch {
        throw .rejected(error)
      }
    }.recorded[0]
  }
}

extension Emotion {
  /// The emotion as the module Content names it.
  fileprivate var forContent: ContentEmotion {
    ContentEmotion(rawValue: label) ?? .reflection
  }
}

extension RevealEcho {
  /// For an Echo that has its words.
  fileprivate static var nothingDrawn: RevealEcho { RevealEcho(recommendation: "", quote: nil) }
}
