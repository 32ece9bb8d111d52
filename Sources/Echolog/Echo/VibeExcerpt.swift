/// The beginnings of a Vibe, in grapheme clusters.
package enum VibeExcerpt {
  /// In a list of what is on its way (S0 FR-006).
  package static let listLength = 30
  /// In a notification (S0 SW-002).
  package static let notificationLength = 50

  /// The first thirty characters.
  package static func inList(_ text: String) -> String { String(text.prefix(listLength)) }

  /// The first fifty characters, with three dots behind them only where more follow (S0 4.5).
  package static func inNotification(_ text: String) -> String {
    let start = text.prefix(notificationLength)
    return start.endIndex == text.endIndex ? text : start + "..."
  }
}
