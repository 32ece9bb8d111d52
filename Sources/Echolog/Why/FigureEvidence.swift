/// Why a figure is what it is: events such as folding only them, with the settings in force, gives
/// the same figure for the same reason, and no event of which can be left out.
///
/// Source: DESIGN, *Time and evidence*. The rules stand in `Schemas/figures.md`.
package struct FigureEvidence: Equatable, Sendable {
  package let figure: Figure
  package let value: FigureValue
  package let rule: FigureRule
  /// What the figure rests on: goals and what was said of them in front, then by day.
  package let cited: [CitedEvent]
  /// What else was looked at, which the figure does not need, as a second log of a day; only where
  /// it was asked for.
  package let spare: [CitedEvent]

  /// What is cited for a type that no row has, as the notification of an Echo: of each Echo all
  /// events that may be it.
  package var doubtful: [EventName] {
    cited.filter { $0.role.doubtfulType != nil }.map(\.event)
  }

  /// The same with one event of each Echo for each of these, once the journal has shown which are
  /// of the type.
  package func citing(_ types: [EventName: EventType], of history: History) -> FigureEvidence {
    var shown: Set<EntityReference> = []
    let cited = cited.filter { cited in
      guard let type = cited.role.doubtfulType else { return true }
      guard types[cited.event] == type, let echo = history.entity(of: cited.event) else {
        return false
      }
      return shown.insert(echo).inserted
    }
    return FigureEvidence(figure: figure, value: value, rule: rule, cited: cited, spare: spare)
  }
}

/// An event as evidence, and what it says.
package struct CitedEvent: Hashable, Sendable {
  package let event: EventName
  package let role: Role
  /// The day that it is about.
  package let day: CivilDay?
  /// What was logged, corrected to or aimed at, in the base unit of the activity.
  package let amount: Int64?
  /// What is counted; nil where there is no amount.
  package let activity: Activity?

  init(
    _ event: EventName, _ role: Role, _ day: CivilDay? = nil, _ amount: Int64? = nil,
    of activity: Activity? = nil
  ) {
    (self.event, self.role, self.day) = (event, role, day)
    (self.amount, self.activity) = (amount, activity)
  }

  /// What an event does for a figure. The raw value is its stable name for scripts.
  package enum Role: String, CaseIterable, Sendable {
    case goal, target, rest, takenUp, skip, pause, freeze, resume
    case log, correction, moment, praise, memory
    case note, opening, answer, putAway, cancellation, notification, readingAgain
    case badge, removal
    /// An entry that shows in which zone the person was, beside a date that never came.
    case zone

    /// The type of the event, where no row names it.
    var doubtfulType: EventType? {
      switch self {
      case .notification: .notificationShown
      case .readingAgain: .echoReopened
      default: nil
      }
    }
  }
}

/// The rule by which a figure is computed: a section of `Schemas/figures.md`.
package enum FigureRule: String, CaseIterable, Sendable {
  case anyLog = "Streaks of any log"
  case targetReached = "Streaks of a target"
  case weeks = "Streaks of weeks"
  case atMost = "Streaks of at most"
  case progress = "Progress"
  case streakBadge = "Badges of a streak"
  case firstGoalMet = "The first goal met"
  case counts = "Totals"
  case firstDay = "First days"
  case amounts = "Amounts"
  case moment = "Moments"
  case echo = "Echoes"
  case day = "Days"
}
