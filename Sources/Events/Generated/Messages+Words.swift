// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.

extension Event {
  /// True for the tag of a field of a body that is known and holds no words.
  static func isPlain(tag: UInt32, ofBody body: UInt32) -> Bool {
    switch body {
    case 16: [10, 18, 24, 34].contains(tag)
    case 18: [10].contains(tag)
    case 20: [8, 16].contains(tag)
    case 21: [16].contains(tag)
    case 32: [16, 24, 32, 40, 48].contains(tag)
    case 33: [18].contains(tag)
    case 64: [8, 16].contains(tag)
    case 65: [8].contains(tag)
    case 67: [8, 16, 24, 32, 40].contains(tag)
    case 68: [8, 16].contains(tag)
    case 69: [8].contains(tag)
    case 70: [8].contains(tag)
    default: false
    }
  }
}

extension Event.Body {
  /// The field number of the body in the envelope: its type on disk.
  package var fieldNumber: UInt32 {
    switch self {
    case .logStarted: 16
    case .vaultCreated: 17
    case .seen: 18
    case .forgotten: 19
    case .settingChanged: 20
    case .importStarted: 21
    case .importUndone: 22
    case .vibeSent: 32
    case .echoRevealed: 33
    case .echoReflected: 34
    case .echoDismissed: 35
    case .echoCancelled: 36
    case .momentLogged: 48
    case .momentRemoved: 49
    case .activityLogged: 64
    case .activityCorrected: 65
    case .activityRemoved: 66
    case .goalSet: 67
    case .goalTargetChanged: 68
    case .goalDeactivated: 69
    case .goalReactivated: 70
    case .unknown(let number): number
    }
  }

  /// The type's name in the schema, such as `vibe_sent`; nil for an unknown type.
  package static func protoName(fieldNumber: UInt32) -> String? {
    switch fieldNumber {
    case 16: "log_started"
    case 17: "vault_created"
    case 18: "seen"
    case 19: "forgotten"
    case 20: "setting_changed"
    case 21: "import_started"
    case 22: "import_undone"
    case 32: "vibe_sent"
    case 33: "echo_revealed"
    case 34: "echo_reflected"
    case 35: "echo_dismissed"
    case 36: "echo_cancelled"
    case 48: "moment_logged"
    case 49: "moment_removed"
    case 64: "activity_logged"
    case 65: "activity_corrected"
    case 66: "activity_removed"
    case 67: "goal_set"
    case 68: "goal_target_changed"
    case 69: "goal_deactivated"
    case 70: "goal_reactivated"
    default: nil
    }
  }

  /// Every text of the body with its field number, in the order of the numbers.
  package var texts: [(field: UInt32, text: Text)] {
    switch self {
    case .vaultCreated(let body):
      [(1, body.ownerLabel)]
    case .importStarted(let body):
      [(1, body.sourceName)]
    case .vibeSent(let body):
      [(1, body.text)]
    case .echoRevealed(let body):
      [(1, body.recommendation), (3, body.quote), (4, body.quoteAuthor)]
    case .echoReflected(let body):
      [(1, body.note)]
    case .momentLogged(let body):
      [(1, body.text), (2, body.praise)]
    case .activityLogged(let body):
      [(3, body.note)]
    default: []
    }
  }

  /// The same body with every text replaced by what `change` makes of it.
  package func mapTexts<Failure>(
    _ change: (_ field: UInt32, _ text: Text) throws(Failure) -> Text
  ) throws(Failure) -> Event.Body {
    switch self {
    case .vaultCreated(var body):
      body.ownerLabel = try change(1, body.ownerLabel)
      return .vaultCreated(body)
    case .importStarted(var body):
      body.sourceName = try change(1, body.sourceName)
      return .importStarted(body)
    case .vibeSent(var body):
      body.text = try change(1, body.text)
      return .vibeSent(body)
    case .echoRevealed(var body):
      body.recommendation = try change(1, body.recommendation)
      body.quote = try change(3, body.quote)
      body.quoteAuthor = try change(4, body.quoteAuthor)
      return .echoRevealed(body)
    case .echoReflected(var body):
      body.note = try change(1, body.note)
      return .echoReflected(body)
    case .momentLogged(var body):
      body.text = try change(1, body.text)
      body.praise = try change(2, body.praise)
      return .momentLogged(body)
    case .activityLogged(var body):
      body.note = try change(3, body.note)
      return .activityLogged(body)
    default: return self
    }
  }
}
