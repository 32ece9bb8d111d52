/// Names an entry of a diary, on every device and for ever: the event that made it.
///
///     if let id = EntryID("\(id)") { try await diary.perform(RevealEcho(id)) }
///
/// Its text is what outlives the app: what a notification carries comes back as an argument for
/// `RevealEcho`, also after a restart. Encoded it is that text.
public typealias EntryID = EventName

/// Something that a person does, as a value: what it comes to is decided by what the diary says
/// and by when and where it is done.
///
///     let sent = try await diary.perform(
///       SendVibe("You have built something.", emotion: .comfort, returningAfter: .week))
///     show(sent.answer.returnsOn)
///
/// The commands there are come with the library; an app performs them and makes none.
public protocol Command<Answer>: Sendable {
  /// What it is answered with.
  associatedtype Answer: Sendable = Void

  /// What to record and to answer. It asks no clock and reads nothing; what was drawn by lot comes
  /// with `now`.
  ///
  /// - Throws: the rule that it breaks. `refusedByPolicy` may refuse each command that records what
  ///   a policy keeps out.
  func decide(_ history: borrowing History, _ now: Now) throws(Rejection) -> Decision<Answer>
}

/// What a command comes to: events to record and an answer. `Diary.perform(_:)` makes the events
/// durable and gives the answer; an app needs no more of it.
///
///     let performed: Performed<KeptMoment> = try await diary.perform(LogMoment("Read a page"))
///     show(performed.events, performed.answer.praise)
public struct Decision<Answer: Sendable> {
  /// Drafts and an answer, or a step before them.
  package enum Outcome {
    /// The first draft makes or changes what the others are about.
    case records([PendingEvent], Answer)
    /// It depends on whether words can be read.
    case asks(WordsReference?, (_ canBeRead: Bool) throws(DiaryError) -> Decision<Answer>)
    /// It depends on words of the journal, which are read with nothing recorded in between.
    case reads((isolated Diary) throws(DiaryError) -> Decision<Answer>)
  }
  package let outcome: Outcome
  /// Whether it may earn badges, which are shown with its answer.
  var mayEarnBadges = false

  static func records(_ pending: [PendingEvent], _ answer: Answer) -> Decision {
    Decision(outcome: .records(pending, answer))
  }

  static func asks(
    _ words: WordsReference?,
    _ decide: @escaping (_ canBeRead: Bool) throws(DiaryError) -> Decision<Answer>
  ) -> Decision {
    Decision(outcome: .asks(words, decide))
  }

  static func reads(
    _ read: @escaping (isolated Diary) throws(DiaryError) -> Decision<Answer>
  ) -> Decision {
    Decision(outcome: .reads(read))
  }
}

extension Decision where Answer == Void {
  static func records(_ draft: PendingEvent) -> Decision { records([draft], ()) }
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

func missing(_ kind: EntityKind?, _ id: EventName, _ history: borrowing History) -> Rejection {
  .notFound(kind, history.label(of: id))
}
