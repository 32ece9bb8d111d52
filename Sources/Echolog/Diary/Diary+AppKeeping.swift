public import Platform

// What an app keeps: notes to the future self, small wins, memories, amounts.

/// What answers heavy words, in place of any praise.
public struct QuietAnswer: Equatable, Sendable {
  /// A quiet line; empty where the person wants none.
  public let line: String
  /// Not empty where the words speak of danger to oneself: a sentence that there is help, and then
  /// the person's own line of help, if they gave one. An app shows them whatever else it does.
  public let help: [String]
}

/// A note that is on its way to the future self.
public struct SentNote: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// The date on which it returns.
  public let returnsOn: CivilDate
  /// The time of day, in minutes after midnight, wherever the person is then.
  public let minuteOfDay: Int
  /// In how many days that is.
  public let days: Int
  /// Nil unless the words are heavy.
  public let quietAnswer: QuietAnswer?
}

/// A small win that was kept.
public struct KeptMoment: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// A line drawn for this moment and kept with it: praise, or a quiet acknowledgement. Empty where
  /// the person wants none.
  public let praise: String
  /// Whether the words are heavy, or the person wants it quiet: an app does not cheer either.
  public let isQuiet: Bool
  /// As in `QuietAnswer`.
  public let help: [String]
}

/// A memory that was kept.
public struct KeptMemory: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// Nil unless the words are heavy.
  public let quietAnswer: QuietAnswer?
}

/// An amount that was kept.
public struct KeptAmount: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// The civil day that it counts for.
  public let day: CivilDate
  /// What has been kept of the activity that day, this one included, in the activity's base unit:
  /// steps, millilitres or seconds.
  public let dayTotal: Int64
}

extension Diary {
  /// Sends a note of 1 to 280 characters to the future self. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `vibeEmpty`, `vibeTooLong` and others.
  public func send(
    _ text: String, emotion: Emotion, returningAfter interval: EbbinghausInterval
  ) throws -> SentNote {
    try failing { () throws(DiaryError) in
      let command = SendVibe(text: text, emotion: emotion, interval: interval)
      let (recorded, (delivery, said)) = try commit { history, _, context throws(DiaryError) in
        let command = acknowledging(command, in: history)
        let draft = try rejecting { () throws(Rejection) in try command.decide(in: context) }
        let delivery = Delivery(after: interval, sentIn: context)
        return (pending: [draft], answer: (delivery, command.acknowledgement))
      }
      return SentNote(
        id: EntryID(name: recorded[0].name), returnsOn: delivery.day.date,
        minuteOfDay: delivery.minute, days: interval.days, quietAnswer: try quietAnswer(said))
    }
  }

  /// Keeps a small win. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `momentEmpty`, `momentTooLong`, `happenedInFuture`,
  ///   `timeOutOfRange`, `dayMissing` and others.
  public func keepMoment(_ text: String, happened time: PastTime = .now) throws -> KeptMoment {
    try failing { () throws(DiaryError) in
      let kept = try answered(text, eventTime: try eventTime(time))
      return KeptMoment(
        id: EntryID(name: kept.moment.name), praise: kept.answer.praise,
        isQuiet: kept.answer.isQuiet, help: try helpLines(kept.answer.help))
    }
  }

  /// Keeps a memory with its labels. It is durable when this returns.
  ///
  /// - Parameters:
  ///   - title: empty where the first words are used for it.
  ///   - time: when that was which is remembered; now where it is of just now.
  /// - Throws: `DiaryFailure.refused` with `memoryEmpty`, `memoryTooLong`, `happenedInFuture`,
  ///   `timeOutOfRange` and others.
  public func keepMemory(
    _ text: String, title: String = "", tags: [String] = [], people: [String] = [],
    places: [String] = [], happened time: PastTime = .now
  ) throws -> KeptMemory {
    let labels =
      tags.map { MemoryLabel(.tag, $0) } + people.map { MemoryLabel(.person, $0) }
      + places.map { MemoryLabel(.place, $0) }
    return try failing { () throws(DiaryError) in
      let memory = CaptureMemory(
        text: text, title: title, labels: labels, eventTime: try eventTime(time))
      let kept = try remember(memory)[0]
      return KeptMemory(
        id: EntryID(name: kept.name), quietAnswer: try quietAnswer(kept.event.acknowledgement))
    }
  }

  /// Keeps an amount of an activity, in its base unit: steps, millilitres or seconds. It is durable
  /// when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `amountZero`, `amountNegative`, `happenedInFuture`,
  ///   `timeOutOfRange`, `dayMissing` and others.
  public func keep(
    _ amount: Int64, of activity: Activity, happened time: PastTime = .now
  ) throws -> KeptAmount {
    try failing { () throws(DiaryError) in
      let command = LogActivity(
        activity: activity, amount: amount, eventTime: try eventTime(time))
      let (recorded, (day, before)) = try commit { history, _, context throws(DiaryError) in
        let draft = try rejecting { () throws(Rejection) in try command.decide(in: context) }
        let day = draft.eventTime.day
        return (pending: [draft], answer: (day, history.total(of: activity, on: day)))
      }
      let amountBefore = if let before { before.amount } else { 0 as Int64 }
      return KeptAmount(
        id: EntryID(name: recorded[0].name), day: day.date, dayTotal: amountBefore &+ amount)
    }
  }

  /// An acknowledgement for an app; nil for none.
  func quietAnswer(_ said: Acknowledgement) throws(DiaryError) -> QuietAnswer? {
    guard said != .none else { return nil }
    return QuietAnswer(line: said.line, help: try helpLines(said.help))
  }

  /// The sentence of help with the person's own line of help behind it; nothing for no sentence.
  func helpLines(_ sentence: String) throws(DiaryError) -> [String] {
    guard !sentence.isEmpty else { return [] }
    return [sentence] + [try words(replay.history.settings.helpLine)].compactMap(\.self)
  }

  private func eventTime(_ time: PastTime) throws(DiaryError) -> EventTime {
    let zone = dependencies.zone
    return try rejecting { () throws(Rejection) in try time.eventTime(in: zone) }
  }
}
