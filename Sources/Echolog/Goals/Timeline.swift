/// A value that changes from one civil day to the next, such as a target.
///
/// Each change applies from its day on and replaces whatever was recorded before about that day and
/// all later ones, so the order in which changes are recorded decides, not the order of their days.
package struct Timeline<Value: Equatable & Sendable>: Equatable, Sendable {
  /// Ascending by day.
  package private(set) var changes: [Change] = []
  /// What was recorded and applies to no day any more, in the order in which it was replaced.
  package private(set) var replaced: [Replaced] = []

  /// From this day on, this value.
  package struct Change: Equatable, Sendable {
    package let day: CivilDay
    package let value: Value
    /// The event that recorded it, where there is one.
    package let event: EventName?
  }

  /// A change whose place another one took.
  package struct Replaced: Equatable, Sendable {
    package let change: Change
    /// The event that took it, where there is one.
    package let event: EventName?
  }

  package init() {}

  // Those who call it can not inline the members of a `package` type, and the first use of generic
  // code costs as much as all else about goals.
  /// Records a change after all earlier recorded ones.
  @_specialize(where Value == Int64)
  @_specialize(where Value == Bool)
  package mutating func set(_ value: Value, from day: CivilDay, by event: EventName? = nil) {
    while let last = changes.last, last.day >= day {
      changes.removeLast()
      replaced.append(Replaced(change: last, event: event))
    }
    changes.append(Change(day: day, value: value, event: event))
  }

  /// The value in force; nil before the first change.
  ///
  /// - Complexity: logarithmic in the changes.
  package func value(on day: CivilDay) -> Value? { change(on: day)?.value }

  /// The change that is in force; nil before the first one.
  ///
  /// - Complexity: logarithmic in the changes.
  func change(on day: CivilDay) -> Change? {
    let next = changes.partitioningIndex { $0.day > day }
    return next == 0 ? nil : changes[next - 1]
  }
}
