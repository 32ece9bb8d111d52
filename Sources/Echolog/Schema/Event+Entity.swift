package import Platform

extension Event {
  /// The entity that an event is about, which is itself where it creates one.
  ///
  /// - Parameter name: the event's own.
  package func entity(in name: EventName) -> EventName {
    guard subjectNumber != 0 else { return name }
    return EventName(log: subjectLog ?? name.log, number: subjectNumber)
  }
}
