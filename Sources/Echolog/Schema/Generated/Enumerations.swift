// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.

/// How exactly a time is known. "3 days ago" is a day, not a minute. A month and a year are for
/// MemoryCaptured and MemoryTimeChanged: the time and the civil day are those of its first day,
/// which only sort it. Elsewhere they mean that the day is known.
public enum Precision: Int32, CaseIterable, Sendable {
  /// the instant itself
  case unspecified = 0
  case minute = 1
  case hour = 2
  case day = 3
  case month = 4
  case year = 5
}

extension Precision: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "PRECISION_UNSPECIFIED"
    case .minute: "PRECISION_MINUTE"
    case .hour: "PRECISION_HOUR"
    case .day: "PRECISION_DAY"
    case .month: "PRECISION_MONTH"
    case .year: "PRECISION_YEAR"
    }
  }
}

/// What answers words that a person keeps. Heavy ones are never praised.
public enum PraiseMode: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case on = 1
  /// a quiet acknowledgement, whatever the words
  case quiet = 2
  case off = 3
}

extension PraiseMode: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "PRAISE_MODE_UNSPECIFIED"
    case .on: "PRAISE_MODE_ON"
    case .quiet: "PRAISE_MODE_QUIET"
    case .off: "PRAISE_MODE_OFF"
    }
  }
}

/// Which notifications hold the slots of a device when more are planned than it can hold.
public enum SlotRule: Int32, CaseIterable, Sendable {
  case unspecified = 0
  /// the soonest hold them, the others are promoted as slots free up
  case nearestFirst = 1
  /// S0 4.5 as written: a new one takes the slot of the earliest
  case cancelEarliest = 2
}

extension SlotRule: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "SLOT_RULE_UNSPECIFIED"
    case .nearestFirst: "SLOT_RULE_NEAREST_FIRST"
    case .cancelEarliest: "SLOT_RULE_CANCEL_EARLIEST"
    }
  }
}

/// How streaks and missed days are worded.
public enum Tone: Int32, CaseIterable, Sendable {
  case unspecified = 0
  /// never speaks of a broken streak
  case gentle = 1
  case plain = 2
}

extension Tone: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "TONE_UNSPECIFIED"
    case .gentle: "TONE_GENTLE"
    case .plain: "TONE_PLAIN"
    }
  }
}

/// What makes a day, or a period, count towards a streak.
public enum StreakRule: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case loggedNonZero = 1
  case goalMet = 2
  case period = 3
}

extension StreakRule: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "STREAK_RULE_UNSPECIFIED"
    case .loggedNonZero: "STREAK_RULE_LOGGED_NON_ZERO"
    case .goalMet: "STREAK_RULE_GOAL_MET"
    case .period: "STREAK_RULE_PERIOD"
    }
  }
}

/// What the products allow (S0, S2, S3, S4). Checked when a command is issued, never on replay.
public enum Policy: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case all = 1
  case echo = 2
  case moments = 3
  case health = 4
  case emma = 5
}

extension Policy: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "POLICY_UNSPECIFIED"
    case .all: "POLICY_ALL"
    case .echo: "POLICY_ECHO"
    case .moments: "POLICY_MOMENTS"
    case .health: "POLICY_HEALTH"
    case .emma: "POLICY_EMMA"
    }
  }
}

/// What the rows of an import became.
package enum ImportKind: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case moment = 1
  case log = 2
  case memory = 3
  case goal = 4
}

extension ImportKind: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "IMPORT_KIND_UNSPECIFIED"
    case .moment: "IMPORT_KIND_MOMENT"
    case .log: "IMPORT_KIND_LOG"
    case .memory: "IMPORT_KIND_MEMORY"
    case .goal: "IMPORT_KIND_GOAL"
    }
  }
}

/// The eight emotions of S0 4.1.
public enum Emotion: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case achievement = 1
  case comfort = 2
  case motivation = 3
  case gratitude = 4
  case struggle = 5
  case joy = 6
  case reflection = 7
  case hope = 8
}

extension Emotion: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "EMOTION_UNSPECIFIED"
    case .achievement: "EMOTION_ACHIEVEMENT"
    case .comfort: "EMOTION_COMFORT"
    case .motivation: "EMOTION_MOTIVATION"
    case .gratitude: "EMOTION_GRATITUDE"
    case .struggle: "EMOTION_STRUGGLE"
    case .joy: "EMOTION_JOY"
    case .reflection: "EMOTION_REFLECTION"
    case .hope: "EMOTION_HOPE"
    }
  }
}

/// Why no later praise came.
public enum PraiseFailure: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case offline = 1
  case timeout = 2
  case refused = 3
  case unreadable = 4
}

extension PraiseFailure: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "PRAISE_FAILURE_UNSPECIFIED"
    case .offline: "PRAISE_FAILURE_OFFLINE"
    case .timeout: "PRAISE_FAILURE_TIMEOUT"
    case .refused: "PRAISE_FAILURE_REFUSED"
    case .unreadable: "PRAISE_FAILURE_UNREADABLE"
    }
  }
}

/// The closed registry of S3 FR1.4.1, each with its base unit.
public enum Activity: Int32, CaseIterable, Sendable {
  case unspecified = 0
  /// steps
  case steps = 1
  /// millilitres
  case water = 2
  /// seconds
  case meditation = 3
  /// seconds
  case sleep = 4
}

extension Activity: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "ACTIVITY_UNSPECIFIED"
    case .steps: "ACTIVITY_STEPS"
    case .water: "ACTIVITY_WATER"
    case .meditation: "ACTIVITY_MEDITATION"
    case .sleep: "ACTIVITY_SLEEP"
    }
  }
}

/// The stretch of time in which a goal's target is to be met.
public enum Period: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case day = 1
  case week = 2
}

extension Period: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "PERIOD_UNSPECIFIED"
    case .day: "PERIOD_DAY"
    case .week: "PERIOD_WEEK"
    }
  }
}

/// The badges of S3 FR3.4 and what follows them.
public enum Badge: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case firstGoalMet = 1
  case streak7Days = 2
  case streak30Days = 3
  case streak100Days = 4
  case streak365Days = 5
}

extension Badge: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "BADGE_UNSPECIFIED"
    case .firstGoalMet: "BADGE_FIRST_GOAL_MET"
    case .streak7Days: "BADGE_STREAK_7_DAYS"
    case .streak30Days: "BADGE_STREAK_30_DAYS"
    case .streak100Days: "BADGE_STREAK_100_DAYS"
    case .streak365Days: "BADGE_STREAK_365_DAYS"
    }
  }
}

/// How the words of a memory came in.
package enum CaptureSource: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case typed = 1
  /// a transcript
  case voice = 2
  case imported = 3
}

extension CaptureSource: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "CAPTURE_SOURCE_UNSPECIFIED"
    case .typed: "CAPTURE_SOURCE_TYPED"
    case .voice: "CAPTURE_SOURCE_VOICE"
    case .imported: "CAPTURE_SOURCE_IMPORTED"
    }
  }
}

/// What a label of a memory names.
public enum LabelKind: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case tag = 1
  case person = 2
  case place = 3
}

extension LabelKind: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "LABEL_KIND_UNSPECIFIED"
    case .tag: "LABEL_KIND_TAG"
    case .person: "LABEL_KIND_PERSON"
    case .place: "LABEL_KIND_PLACE"
    }
  }
}

/// What the person allowed in the settings of the system.
public enum Permission: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case granted = 1
  case denied = 2
}

extension Permission: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "PERMISSION_UNSPECIFIED"
    case .granted: "PERMISSION_GRANTED"
    case .denied: "PERMISSION_DENIED"
    }
  }
}

/// Steps of the first session and what is asked later.
package enum Prompt: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case welcome = 1
  case explainer = 2
  case firstGoal = 3
  case notifications = 4
  case exportNudge = 5
}

extension Prompt: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "PROMPT_UNSPECIFIED"
    case .welcome: "PROMPT_WELCOME"
    case .explainer: "PROMPT_EXPLAINER"
    case .firstGoal: "PROMPT_FIRST_GOAL"
    case .notifications: "PROMPT_NOTIFICATIONS"
    case .exportNudge: "PROMPT_EXPORT_NUDGE"
    }
  }
}

/// What the person was asked to agree to.
public enum ConsentDocument: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case privacyPolicy = 1
  case terms = 2
  case diagnostics = 3
}

extension ConsentDocument: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "CONSENT_DOCUMENT_UNSPECIFIED"
    case .privacyPolicy: "CONSENT_DOCUMENT_PRIVACY_POLICY"
    case .terms: "CONSENT_DOCUMENT_TERMS"
    case .diagnostics: "CONSENT_DOCUMENT_DIAGNOSTICS"
    }
  }
}

/// What a person may use; only the policy of moments knows anything that is not free (S2 3.7).
public enum Entitlement: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case free = 1
  case trial = 2
  case active = 3
  case lapsed = 4
}

extension Entitlement: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "ENTITLEMENT_UNSPECIFIED"
    case .free: "ENTITLEMENT_FREE"
    case .trial: "ENTITLEMENT_TRIAL"
    case .active: "ENTITLEMENT_ACTIVE"
    case .lapsed: "ENTITLEMENT_LAPSED"
    }
  }
}

/// Who says so.
public enum EntitlementSource: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case purchase = 1
  case restore = 2
  case grant = 3
}

extension EntitlementSource: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "ENTITLEMENT_SOURCE_UNSPECIFIED"
    case .purchase: "ENTITLEMENT_SOURCE_PURCHASE"
    case .restore: "ENTITLEMENT_SOURCE_RESTORE"
    case .grant: "ENTITLEMENT_SOURCE_GRANT"
    }
  }
}

/// What was written out.
public enum ExportKind: Int32, CaseIterable, Sendable {
  case unspecified = 0
  /// everything, in one file
  case archive = 1
  /// JSON Lines
  case events = 2
}

extension ExportKind: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "EXPORT_KIND_UNSPECIFIED"
    case .archive: "EXPORT_KIND_ARCHIVE"
    case .events: "EXPORT_KIND_EVENTS"
    }
  }
}

/// What a check of the whole vault found.
package enum HealthOutcome: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case healthy = 1
  case issues = 2
  case repaired = 3
}

extension HealthOutcome: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "HEALTH_OUTCOME_UNSPECIFIED"
    case .healthy: "HEALTH_OUTCOME_HEALTHY"
    case .issues: "HEALTH_OUTCOME_ISSUES"
    case .repaired: "HEALTH_OUTCOME_REPAIRED"
    }
  }
}
