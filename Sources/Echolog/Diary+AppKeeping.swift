import Bytes
public import CivilTime
public import Domain
public import Events
import ReadModels

// What an app keeps: notes to the future self, small wins, memories, amounts.

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
}

/// A small win that was kept.
public struct KeptMoment: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// A line of praise, drawn for this moment and kept with it.
  public let praise: String
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
      let (recorded, delivery) = try commit { _, _, context throws(DiaryError) in
        let draft = try rejecting { () throws(Rejection) in try command.decide(in: context) }
        return (drafts: [draft], answer: Delivery(after: interval, sentIn: context))
      }
      return SentNote(
        id: EntryID(name: recorded[0].name), returnsOn: delivery.day.date,
        minuteOfDay: delivery.minute, days: interval.days)
    }
  }

  /// Keeps a small win. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `momentEmpty`, `momentTooLong`, `happenedInFuture`,
  ///   `timeOutOfRange`, `dayMissing` and others.
  public func keepMoment(_ text: String, happened time: PastTime = .now) throws -> KeptMoment {
    try failing { () throws(DiaryError) in
      let kept = try praised(text, occasion: try occasion(time))
      return KeptMoment(id: EntryID(name: kept.moment.name), praise: kept.praise)
    }
  }

  /// Keeps a memory with its labels. It is durable when this returns.
  ///
  /// - Parameters:
  ///   - title: empty where the first words are to stand for it.
  ///   - time: when that was which is remembered; now where it is of just now.
  /// - Returns: its name for later calls.
  /// - Throws: `DiaryFailure.refused` with `memoryEmpty`, `memoryTooLong`, `happenedInFuture`,
  ///   `timeOutOfRange` and others.
  public func keepMemory(
    _ text: String, title: String = "", tags: [String] = [], people: [String] = [],
    places: [String] = [], happened time: PastTime = .now
  ) throws -> EntryID {
    let labels =
      tags.map { MemoryLabel(.tag, $0) } + people.map { MemoryLabel(.person, $0) }
      + places.map { MemoryLabel(.place, $0) }
    return try failing { () throws(DiaryError) in
      let memory = CaptureMemory(
        text: text, title: title, labels: labels, occasion: try occasion(time))
      return EntryID(name: try remember(memory)[0].name)
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
        activity: activity, amount: amount, occasion: try occasion(time))
      let (recorded, (day, before)) = try commit { history, _, context throws(DiaryError) in
        let draft = try rejecting { () throws(Rejection) in try command.decide(in: context) }
        let day = draft.occasion.day
        return (drafts: [draft], answer: (day, history.total(of: activity, on: day)))
      }
      let amountBefore = if let before { before.amount } else { 0 as Int64 }
      return KeptAmount(
        id: EntryID(name: recorded[0].name), day: day.date, dayTotal: amountBefore &+ amount)
    }
  }

  private func occasion(_ time: PastTime) throws(DiaryError) -> Occasion {
    let zone = surroundings.zone
    return try rejecting { () throws(Rejection) in try time.occasion(in: zone) }
  }
}
