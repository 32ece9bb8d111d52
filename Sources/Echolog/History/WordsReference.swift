/// Where words stand in the journal: a text field of an event. `Diary.text(_:)` reads them.
///
///     for day in try await diary.read({ $0.journey(limit: 7) }) {
///       show(day.day, try await diary.text(day.summary))
///     }
public struct WordsReference: Hashable, Sendable {
  package let event: EventName
  package let field: UInt16

  package init(event: EventName, field: UInt16) {
    self.event = event
    self.field = field
  }

  /// Nil when the words are gone or never were.
  init?(_ event: EventName?, field: UInt16, if isThere: Bool) {
    guard isThere, let event else { return nil }
    self.init(event: event, field: field)
  }
}
