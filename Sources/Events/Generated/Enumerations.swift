// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.

/// How exactly a time is known. "3 days ago" is a day, not a minute.
public enum Precision: Int32, CaseIterable, Sendable {
  /// the instant itself
  case unspecified = 0
  case minute = 1
  case hour = 2
  case day = 3
}

extension Precision: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "PRECISION_UNSPECIFIED"
    case .minute: "PRECISION_MINUTE"
    case .hour: "PRECISION_HOUR"
    case .day: "PRECISION_DAY"
    }
  }

  package init?(protoName: String) {
    switch protoName {
    case "PRECISION_UNSPECIFIED": self = .unspecified
    case "PRECISION_MINUTE": self = .minute
    case "PRECISION_HOUR": self = .hour
    case "PRECISION_DAY": self = .day
    default: return nil
    }
  }
}

/// What the rows of an import became.
public enum ImportKind: Int32, CaseIterable, Sendable {
  case unspecified = 0
  case moment = 1
  case log = 2
  case memory = 3
}

extension ImportKind: SchemaEnumeration {
  /// The name in the schema, which the JSON mapping uses.
  package var protoName: String {
    switch self {
    case .unspecified: "IMPORT_KIND_UNSPECIFIED"
    case .moment: "IMPORT_KIND_MOMENT"
    case .log: "IMPORT_KIND_LOG"
    case .memory: "IMPORT_KIND_MEMORY"
    }
  }

  package init?(protoName: String) {
    switch protoName {
    case "IMPORT_KIND_UNSPECIFIED": self = .unspecified
    case "IMPORT_KIND_MOMENT": self = .moment
    case "IMPORT_KIND_LOG": self = .log
    case "IMPORT_KIND_MEMORY": self = .memory
    default: return nil
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

  package init?(protoName: String) {
    switch protoName {
    case "EMOTION_UNSPECIFIED": self = .unspecified
    case "EMOTION_ACHIEVEMENT": self = .achievement
    case "EMOTION_COMFORT": self = .comfort
    case "EMOTION_MOTIVATION": self = .motivation
    case "EMOTION_GRATITUDE": self = .gratitude
    case "EMOTION_STRUGGLE": self = .struggle
    case "EMOTION_JOY": self = .joy
    case "EMOTION_REFLECTION": self = .reflection
    case "EMOTION_HOPE": self = .hope
    default: return nil
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

  package init?(protoName: String) {
    switch protoName {
    case "ACTIVITY_UNSPECIFIED": self = .unspecified
    case "ACTIVITY_STEPS": self = .steps
    case "ACTIVITY_WATER": self = .water
    case "ACTIVITY_MEDITATION": self = .meditation
    case "ACTIVITY_SLEEP": self = .sleep
    default: return nil
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

  package init?(protoName: String) {
    switch protoName {
    case "PERIOD_UNSPECIFIED": self = .unspecified
    case "PERIOD_DAY": self = .day
    case "PERIOD_WEEK": self = .week
    default: return nil
    }
  }
}
