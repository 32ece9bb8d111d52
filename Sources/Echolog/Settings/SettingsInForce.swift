package import Platform

/// The settings of the vault; where two devices changed one, the later event holds.
///
///     let settings = try await diary.read { $0.settings }
///     show(settings.deliveryMinute, settings.praise, settings.policy)
public struct SettingsInForce: Equatable, Sendable {
  var dayStartMinutes: UInt32 = 240
  var weekStartNumber: UInt32 = 1
  var deliveryMinuteRecorded = UInt32(Delivery.standardMinute)
  var slotRuleNumber = SlotRule.nearestFirst.rawValue
  var policyNumber = Policy.all.rawValue
  var toneNumber = Tone.gentle.rawValue
  var streakRuleNumber = StreakRule.loggedNonZero.rawValue
  /// Echoes and reminders alike.
  public internal(set) var notificationsAreOn = true
  /// Whether Echoes that were opened are listed; their data is kept either way (S0 App. D 5).
  public internal(set) var showsEchoHistory = true
  /// Whether a quote is shown with its author's name (S0 App. D 4).
  public internal(set) var showsQuoteAuthor = true
  var exportNudgeDaysRecorded: UInt32 = 30
  var praiseNumber = PraiseMode.on.rawValue
  /// Whom a person in danger can turn to, in their own words; nil where they gave none.
  public internal(set) var helpLine: WordsReference?

  /// Days after the last export at which another is suggested; 0 is never.
  public var exportNudgeDays: Int { Int(exportNudgeDaysRecorded) }

  /// What the vault allows: everything, where a foreign writer recorded no policy that exists.
  public var policy: Policy {
    guard let policy = Policy(rawValue: policyNumber), policy != .unspecified else { return .all }
    return policy
  }

  /// When the person's day begins, in minutes after midnight.
  public var dayStartMinute: Int { dayStart.minutes }

  /// The standard one, where a foreign writer recorded none that exists.
  package var dayStart: DayStart {
    guard let start = DayStart(minutes: Int(dayStartMinutes)) else { return .standard }
    return start
  }

  /// On which day weeks begin, by ISO number: 1 is Monday.
  public var weekStartISO: Int { weekStart.rawValue }

  /// Monday, where a foreign writer recorded none that exists.
  package var weekStart: Weekday {
    guard let day = Weekday(rawValue: Int(weekStartNumber)) else { return .monday }
    return day
  }

  /// When Vibes sent from now on return, in minutes after midnight; nine, where the policy keeps
  /// out another time, or a foreign writer recorded one that no day has.
  public var deliveryMinute: Int {
    guard policy.section(against: .deliveryTime) == nil, deliveryMinuteRecorded < 1440 else {
      return Delivery.standardMinute
    }
    return Int(deliveryMinuteRecorded)
  }

  /// Nearest first, where a foreign writer recorded none that is known.
  public var slotRule: SlotRule {
    slotRuleNumber == SlotRule.cancelEarliest.rawValue ? .cancelEarliest : .nearestFirst
  }

  /// Gentle, where the policy keeps out another one, or a foreign writer recorded none that is
  /// known.
  public var tone: Tone {
    let isPlain = toneNumber == Tone.plain.rawValue
    return isPlain && policy.section(against: .toneSelection) == nil ? .plain : .gentle
  }

  /// What answers words that the person keeps; on, where a foreign writer recorded none that is
  /// known.
  public var praise: PraiseMode {
    guard let mode = PraiseMode(rawValue: praiseNumber), mode != .unspecified else { return .on }
    return mode
  }

  /// The streak that is told first; of days with a log, where a foreign writer recorded a rule that
  /// is not known.
  package var streakRule: StreakDefinition {
    switch StreakRule(rawValue: streakRuleNumber) {
    case .goalMet: .goalMet
    case .period: .period
    case .loggedNonZero, .unspecified, nil: .loggedNonZero
    }
  }

  /// Every number of them, in an order that never changes.
  var numbers: [UInt32] {
    get {
      [
        dayStartMinutes, weekStartNumber, deliveryMinuteRecorded,
        UInt32(bitPattern: slotRuleNumber), notificationsAreOn ? 1 : 0,
        showsEchoHistory ? 1 : 0, showsQuoteAuthor ? 1 : 0, UInt32(bitPattern: policyNumber),
        UInt32(bitPattern: toneNumber), UInt32(bitPattern: streakRuleNumber),
        exportNudgeDaysRecorded, UInt32(bitPattern: praiseNumber),
      ]
    }
    set {
      guard newValue.count == numbers.count else { return }
      dayStartMinutes = newValue[0]
      weekStartNumber = newValue[1]
      deliveryMinuteRecorded = newValue[2]
      slotRuleNumber = Int32(bitPattern: newValue[3])
      notificationsAreOn = newValue[4] != 0
      showsEchoHistory = newValue[5] != 0
      showsQuoteAuthor = newValue[6] != 0
      policyNumber = Int32(bitPattern: newValue[7])
      toneNumber = Int32(bitPattern: newValue[8])
      streakRuleNumber = Int32(bitPattern: newValue[9])
      exportNudgeDaysRecorded = newValue[10]
      praiseNumber = Int32(bitPattern: newValue[11])
    }
  }
}
