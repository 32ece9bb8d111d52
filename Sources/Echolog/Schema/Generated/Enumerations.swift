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
  package static let names = SchemaNames<Precision>(prefix: "PRECISION")
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
  package static let names = SchemaNames<PraiseMode>(prefix: "PRAISE_MODE")
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
  package static let names = SchemaNames<SlotRule>(prefix: "SLOT_RULE")
}

/// How streaks and missed days are worded.
public enum Tone: Int32, CaseIterable, Sendable {
  case unspecified = 0
  /// never speaks of a broken streak
  case gentle = 1
  case plain = 2
}

extension Tone: SchemaEnumeration {
  package static let names = SchemaNames<Tone>(prefix: "TONE")
}

/// What makes a day, or a period, count towards a streak.
public enum StreakRule: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case loggedNonZero = 1
  case goalMet = 2
  case period = 3
}

extension StreakRule: SchemaEnumeration {
  package static let names = SchemaNames<StreakRule>(prefix: "STREAK_RULE")
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
  package static let names = SchemaNames<Policy>(prefix: "POLICY")
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
  package static let names = SchemaNames<ImportKind>(prefix: "IMPORT_KIND")
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
  package static let names = SchemaNames<Emotion>(prefix: "EMOTION")
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
  package static let names = SchemaNames<PraiseFailure>(prefix: "PRAISE_FAILURE")
}

/// The closed registry of S3 FR1.4.1, each with its base unit.
package enum StandardActivity: Int32, CaseIterable, Sendable {
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

extension StandardActivity: SchemaEnumeration {
  package static let names = SchemaNames<StandardActivity>(prefix: "ACTIVITY")
}

/// What an activity is measured in.
public enum Dimension: Int32, CaseIterable, Sendable {
  case unspecified = 0
  /// whole things, such as steps or pages
  case count = 1
  /// in millilitres
  case volume = 2
  /// in seconds
  case duration = 3
  /// in metres
  case distance = 4
  /// in grams
  case mass = 5
  /// what is counted in parts too, such as miles; in thousandths of one
  case decimal = 6
}

extension Dimension: SchemaEnumeration {
  package static let names = SchemaNames<Dimension>(prefix: "DIMENSION")
}

/// The stretch of time in which a goal's target is to be met.
public enum Period: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case day = 1
  case week = 2
}

extension Period: SchemaEnumeration {
  package static let names = SchemaNames<Period>(prefix: "PERIOD")
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
  package static let names = SchemaNames<Badge>(prefix: "BADGE")
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
  package static let names = SchemaNames<CaptureSource>(prefix: "CAPTURE_SOURCE")
}

/// What a label of a memory names.
public enum LabelKind: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case tag = 1
  case person = 2
  case place = 3
}

extension LabelKind: SchemaEnumeration {
  package static let names = SchemaNames<LabelKind>(prefix: "LABEL_KIND")
}

/// What the person allowed in the settings of the system.
public enum Permission: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case granted = 1
  case denied = 2
}

extension Permission: SchemaEnumeration {
  package static let names = SchemaNames<Permission>(prefix: "PERMISSION")
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
  package static let names = SchemaNames<Prompt>(prefix: "PROMPT")
}

/// What the person was asked to agree to.
public enum ConsentDocument: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case privacyPolicy = 1
  case terms = 2
  case diagnostics = 3
}

extension ConsentDocument: SchemaEnumeration {
  package static let names = SchemaNames<ConsentDocument>(prefix: "CONSENT_DOCUMENT")
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
  package static let names = SchemaNames<Entitlement>(prefix: "ENTITLEMENT")
}

/// Who says so.
public enum EntitlementSource: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case purchase = 1
  case restore = 2
  case grant = 3
}

extension EntitlementSource: SchemaEnumeration {
  package static let names = SchemaNames<EntitlementSource>(prefix: "ENTITLEMENT_SOURCE")
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
  package static let names = SchemaNames<ExportKind>(prefix: "EXPORT_KIND")
}

/// What a check of the whole vault found.
package enum HealthOutcome: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case healthy = 1
  case issues = 2
  case repaired = 3
}

extension HealthOutcome: SchemaEnumeration {
  package static let names = SchemaNames<HealthOutcome>(prefix: "HEALTH_OUTCOME")
}
