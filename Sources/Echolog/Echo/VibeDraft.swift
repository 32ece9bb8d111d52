/// How a Vibe stands that is still being written: what it lacks and when it would return
/// (S0 UI-002, VR-002, VR-005, VR-006).
package struct VibeDraft: Equatable, Sendable {
  /// Grapheme clusters.
  package let count: Int
  package let missing: [VibeField]
  package let emotion: Emotion?
  /// When it would return after each interval: after the chosen one, or all five while none is.
  package let previews: [Preview]
  /// Why it can not be sent as it is.
  package let rejection: Rejection?

  package var canSend: Bool { rejection == nil }

  /// An interval with the delivery that sending now would record.
  package struct Preview: Equatable, Sendable {
    package let interval: EbbinghausInterval
    package let delivery: Delivery
  }

  /// Decides as sending would, and records nothing. What no words could change is told first: that
  /// the policy or the session takes none.
  package init(_ command: SendVibe, in now: Now) {
    let text = command.text ?? ""
    count = text.count
    missing = command.missing
    emotion = command.emotion
    let intervals = command.interval.map { [$0] } ?? EbbinghausInterval.allCases
    previews = intervals.map { interval in
      Preview(interval: interval, delivery: Delivery(after: interval, sentIn: now))
    }
    do throws(Rejection) {
      try now.requireAllowed(.echoes)
      _ = try command.decide(in: now)
      rejection = nil
    } catch {
      rejection = error
    }
  }
}

extension Diary {
  /// What sending would do, without sending: what is missing, and when it would return.
  ///
  /// - Complexity: opens no row of a snapshot; the settings are all it asks for.
  package func preview(_ command: SendVibe) throws(DiaryError) -> VibeDraft {
    _ = try readLazily { _ in }
    return VibeDraft(command, in: now(at: dependencies.now(), in: replay.history))
  }
}

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
