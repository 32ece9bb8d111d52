package import Bytes
package import CivilTime

/// A value that changes from one civil day to the next, such as a target.
///
/// Each change holds from its day on and replaces whatever was said before about that day and all
/// later ones, so the order in which changes are recorded decides, not the order of their days.
package struct Timeline<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Ascending by day.
  @usableFromInline package internal(set) var changes: [Change] = []
  /// What was said and holds for no day any more, in the order in which it was replaced.
  @usableFromInline package internal(set) var replaced: [Replaced] = []

  /// From this day on, this value.
  package struct Change: Equatable, Sendable {
    package let day: CivilDay
    package let value: Value
    /// The event that says so, where there is one.
    package let event: EventName?

    @inlinable init(day: CivilDay, value: Value, event: EventName?) {
      self.day = day
      self.value = value
      self.event = event
    }
  }

  /// A change whose place another one took.
  package struct Replaced: Equatable, Sendable {
    package let change: Change
    /// The event that took it, where there is one.
    package let event: EventName?

    @inlinable init(change: Change, event: EventName?) {
      self.change = change
      self.event = event
    }
  }

  @inlinable package init() {}

  /// Records a change after all earlier recorded ones.
  @inlinable
  package mutating func set(_ value: Value, from day: CivilDay, by event: EventName? = nil) {
    while let last = changes.last, last.day >= day {
      changes.removeLast()
      replaced.append(Replaced(change: last, event: event))
    }
    changes.append(Change(day: day, value: value, event: event))
  }

  /// The value in force; nil before the first change.
  @inlinable package func value(on day: CivilDay) -> Value? {
    changes.last { $0.day <= day }?.value
  }
}
