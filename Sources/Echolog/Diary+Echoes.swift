package import Bytes
import CivilTime
import Content
package import Domain
import Events
package import ReadModels

/// An opened Echo with everything the person sees.
package struct Revelation: Sendable {
  package let echo: Echo
  package let text: String
  package let recommendation: String
  /// Empty when no quote was drawn.
  package let quote: String
  package let quoteAuthor: String
  /// It had been opened before; the words are those of then.
  package let isRepeated: Bool
  /// What the person wrote back, on whatever devices, in the order in which it came.
  package let answers: [EchoAnswer]
}

extension Diary {
  /// Sends a note to the future self.
  ///
  /// - Throws: `DiaryError.rejected` as `SendVibe.decide`.
  package func send(_ command: SendVibe) throws(DiaryError) -> Recorded {
    try record { _, _, context throws(Rejection) in try command.decide(in: context) }
  }

  /// What sending would do, without sending: what is missing, and when it would return.
  ///
  /// - Complexity: opens no row of a snapshot; the settings are all it asks for.
  package func preview(_ command: SendVibe) throws(DiaryError) -> VibeDraft {
    _ = try glance { _ in }
    return VibeDraft(command, in: context(at: surroundings.now()))
  }

  /// Opens an Echo that is due, or shows again what an opened one said.
  ///
  /// - Parameter id: nil for the one that has been due the longest.
  /// - Throws: `DiaryError.rejected` with `notFound`, `echoNotDueYet`, `echoCancelled`,
  ///   `forgotten`.
  package func reveal(_ id: EventName?) throws(DiaryError) -> Revelation {
    let (isRepeated, echoID) = try commit { history, view, context throws(DiaryError) in
      let echo = try dueEcho(id, in: history, at: view)
      let command = try echo.reveal == nil ? draw(for: echo) : .nothingDrawn
      let facts = history.echoFacts(echo.id, at: view)
      return try rejecting { () throws(Rejection) in
        guard let facts else { throw missing(.echo, echo.id, history) }
        switch try command.decide(facts, in: context) {
        case .reveals(let draft): return (drafts: [draft], answer: (false, echo.id))
        case .shows: return (drafts: [], answer: (true, echo.id))
        case .reopens(let draft, _): return (drafts: [draft], answer: (true, echo.id))
        }
      }
    }.answer
    return try revelation(of: echoID, isRepeated: isRepeated)
  }

  /// The words for an Echo that is opened for the first time.
  private func draw(for echo: Echo) throws(DiaryError) -> RevealEcho {
    let emotion = echo.emotion.forContent
    let text = try heldWords(echo.text)
    return RevealEcho(
      recommendation: Recommendation.text(for: text, emotion: emotion, draw: surroundings.draw()),
      quote: Quotes.quote(for: emotion, draw: surroundings.draw()).map { quote in
        DrawnQuote(id: quote.id, text: quote.text, author: quote.author)
      })
  }

  /// Keeps what the person thinks of an opened Echo.
  ///
  /// - Throws: `DiaryError.rejected` as `ReflectOnEcho.decide`, and with `notFound`.
  package func reflect(_ id: EventName, note: String) throws(DiaryError) -> Recorded {
    try recordOnEcho(id) { facts, context throws(Rejection) in
      try ReflectOnEcho(note: note).decide(facts, in: context)
    }
  }

  /// Puts an opened Echo away without a note.
  ///
  /// - Throws: `DiaryError.rejected` as `DismissEcho.decide`, and with `notFound`.
  package func dismiss(_ id: EventName) throws(DiaryError) -> Recorded {
    try recordOnEcho(id) { facts, context throws(Rejection) in
      try DismissEcho().decide(facts, in: context)
    }
  }

  /// Takes an Echo back before it is due.
  ///
  /// - Throws: `DiaryError.rejected` as `CancelEcho.decide`, and with `notFound`.
  package func cancel(_ id: EventName) throws(DiaryError) -> Recorded {
    try recordOnEcho(id) { facts, context throws(Rejection) in
      try CancelEcho().decide(facts, in: context)
    }
  }

  private func recordOnEcho(
    _ id: EventName, _ decide: (EchoFacts, Context) throws(Rejection) -> Draft
  ) throws(DiaryError) -> Recorded {
    try record { history, view, context throws(Rejection) in
      guard let facts = history.echoFacts(id, at: view) else {
        throw missing(.echo, id, history)
      }
      return try decide(facts, context)
    }
  }

  private func dueEcho(
    _ id: EventName?, in history: History, at view: Viewpoint
  ) throws(DiaryError) -> Echo {
    if let id {
      guard let echo = history.echo(id, at: view) else {
        throw .rejected(missing(.echo, id, history))
      }
      return echo
    }
    guard let first = history.dueEchoes(at: view).first else {
      throw .rejected(.notFound(.echo, ""))
    }
    return first
  }

  private func revelation(
    of id: EventName, isRepeated: Bool
  ) throws(DiaryError) -> Revelation {
    let history = replay.history
    guard let echo = history.echo(id, at: viewpoint(at: surroundings.now())) else {
      preconditionFailure("an Echo that was just revealed is in the history")
    }
    return Revelation(
      echo: echo, text: try heldWords(echo.text),
      recommendation: try heldWords(echo.recommendation), quote: try heldWords(echo.quote),
      quoteAuthor: try heldWords(echo.quoteAuthor), isRepeated: isRepeated,
      answers: history.answers(to: [echo])[id, default: []])
  }
}

extension Emotion {
  /// The emotion as the room Content names it.
  fileprivate var forContent: ContentEmotion {
    ContentEmotion(rawValue: label) ?? .reflection
  }
}

extension RevealEcho {
  /// For an Echo that has its words.
  fileprivate static var nothingDrawn: RevealEcho { RevealEcho(recommendation: "", quote: nil) }
}
