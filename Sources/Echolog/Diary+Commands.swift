package import Bytes
import CivilTime
import Content
package import Domain
import Events
package import ReadModels
import System

extension Diary {
  /// Sends a note to the future self.
  ///
  /// - Throws: `DiaryError.rejected` as `SendVibe.decide`.
  package func send(_ command: SendVibe) throws(DiaryError) -> Recorded {
    try record { _, _, context throws(Rejection) in try command.decide(in: context) }
  }

  /// Keeps a small win, with a line of praise that none of the last twenty moments carries.
  ///
  /// - Throws: `DiaryError.rejected` as `LogMoment.decide`.
  package func logMoment(_ text: String, occasion: Occasion) throws(DiaryError) -> Recorded {
    let praise = Praise.line(draw: KernelRandom().next(), recentlyShown: try latestPraise())
    let command = LogMoment(text: text, occasion: occasion, praise: praise)
    return try record { _, _, context throws(Rejection) in try command.decide(in: context) }
  }

  /// The praise of the latest moments, of which only what is new is read.
  private func latestPraise() throws(DiaryError) -> [String] {
    let references = replay.history.latestMoments(Praise.freshness).compactMap(\.praise)
    var read: [WordsReference: String] = [:]
    for reference in references {
      if let known = praise[reference] {
        read[reference] = known
      } else {
        read[reference] = try words(reference)
      }
    }
    praise = read
    return references.compactMap { read[$0] }
  }

  /// Keeps an amount of an activity.
  package func log(_ command: LogActivity) throws(DiaryError) -> Recorded {
    try record { _, _, context throws(Rejection) in try command.decide(in: context) }
  }

  /// Replaces the amount of a log.
  package func correct(
    _ id: EventName, _ command: CorrectActivity
  ) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      guard let facts = history.logFacts(id) else { throw missing(.log, id, history) }
      return try command.decide(facts, in: context)
    }
  }

  /// Takes a moment, a log or a memory out of its list.
  package func remove(_ id: EventName) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      if let facts = history.momentFacts(id) {
        return try RemoveMoment().decide(facts, in: context)
      }
      if let facts = history.logFacts(id) {
        return try RemoveActivity().decide(facts, in: context)
      }
      if let memory = history.memory(id) {
        let facts = EntryFacts(id: memory.id, isRemoved: memory.isRemoved)
        return try RemoveMemory().decide(facts, in: context)
      }
      throw missing(.moment, id, history)
    }
  }
}

// MARK: Goals and settings

extension Diary {
  /// Sets a goal, which counts from today on unless the command names another day.
  ///
  /// - Throws: `DiaryError.rejected` as `SetGoal.decide`.
  package func setGoal(_ command: SetGoal) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      try command.decide(beside: history.namedGoals, in: context)
    }
  }

  /// Changes a goal by one of its commands.
  package func changeGoal(
    _ id: EventName, _ change: GoalChange
  ) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      guard let facts = history.goalFacts(id) else { throw missing(.goal, id, history) }
      return switch change {
      case .target(let command): try command.decide(facts, in: context)
      case .deactivate(let command): try command.decide(facts, in: context)
      case .reactivate(let command):
        try command.decide(facts, beside: history.namedGoals, in: context)
      }
    }
  }

  /// Changes a setting of the vault from now on; what is recorded stays on its days.
  ///
  /// - Throws: `DiaryError.rejected` as `ChangeSetting.decide`.
  package func change(_ setting: ChangeSetting) throws(DiaryError) -> Recorded {
    try record { _, _, context throws(Rejection) in try setting.decide(in: context) }
  }
}

/// The ways in which a goal changes.
package enum GoalChange: Sendable {
  case target(ChangeGoalTarget)
  case deactivate(DeactivateGoal)
  case reactivate(ReactivateGoal)
}

// MARK: Echoes

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
}

extension Diary {
  /// Opens an Echo that is due, or shows again what an opened one said.
  ///
  /// - Parameter id: nil for the one that has been due the longest.
  /// - Throws: `DiaryError.rejected` with `notFound`, `echoNotDueYet`, `echoCancelled`,
  ///   `forgotten`.
  package func reveal(_ id: EventName?) throws(DiaryError) -> Revelation {
    let (draw, quoteDraw) = (KernelRandom().next(), KernelRandom().next())
    let (recorded, echoID) = try commit { history, view, context throws(DiaryError) in
      let echo = try dueEcho(id, in: history, at: view)
      let emotion = echo.emotion.forContent
      let text = try heldWords(echo.text)
      let command = RevealEcho(
        recommendation: Recommendation.text(for: text, emotion: emotion, draw: draw),
        quote: Quotes.quote(for: emotion, draw: quoteDraw).map { quote in
          DrawnQuote(id: quote.id, text: quote.text, author: quote.author)
        })
      let facts = history.echoFacts(echo.id, at: view)
      return try rejecting { () throws(Rejection) in
        guard let facts else { throw missing(.echo, echo.id, history) }
        switch try command.decide(facts, in: context) {
        case .reveals(let draft): return (drafts: [draft], answer: echo.id)
        case .shows: return (drafts: [], answer: echo.id)
        }
      }
    }
    return try revelation(of: echoID, isRepeated: recorded.isEmpty)
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
    guard let echo = replay.history.echo(id, at: viewpoint(at: surroundings.now())) else {
      preconditionFailure("an Echo that was just revealed is in the history")
    }
    return Revelation(
      echo: echo, text: try heldWords(echo.text),
      recommendation: try heldWords(echo.recommendation), quote: try heldWords(echo.quote),
      quoteAuthor: try heldWords(echo.quoteAuthor), isRepeated: isRepeated)
  }
}

// MARK: -

extension Diary {
  func record(
    _ decide: (History, Viewpoint, Context) throws(Rejection) -> Draft
  ) throws(DiaryError) -> Recorded {
    let (recorded, _) = try commit { history, view, context throws(DiaryError) in
      let draft = try rejecting { () throws(Rejection) in try decide(history, view, context) }
      return (drafts: [draft], answer: ())
    }
    return recorded[0]
  }
}

func rejecting<Result>(
  _ work: () throws(Rejection) -> Result
) throws(DiaryError) -> Result {
  do throws(Rejection) {
    return try work()
  } catch {
    throw .rejected(error)
  }
}

func missing(_ kind: EntityKind, _ id: EventName, _ history: History) -> Rejection {
  .notFound(kind, history.label(of: id))
}

extension Emotion {
  /// The emotion as the room Content names it.
  fileprivate var forContent: ContentEmotion {
    ContentEmotion(rawValue: label) ?? .reflection
  }
}

extension History {
  /// Every goal with the name that a person knows it by.
  fileprivate var namedGoals: [(name: String, facts: GoalFacts)] {
    goalFacts().map { (name: label(of: $0.id), facts: $0) }
  }
}
