package import Events

extension Event.Body {
  /// The name of the event's type in answers and in `replay --type`, as the schema's field has it.
  package var typeName: String {
    switch self {
    case .logStarted: "logStarted"
    case .vaultCreated: "vaultCreated"
    case .seen: "seen"
    case .forgotten: "forgotten"
    case .settingChanged: "settingChanged"
    case .importStarted: "importStarted"
    case .importUndone: "importUndone"
    case .vibeSent: "vibeSent"
    case .echoRevealed: "echoRevealed"
    case .echoReflected: "echoReflected"
    case .echoDismissed: "echoDismissed"
    case .echoCancelled: "echoCancelled"
    case .momentLogged: "momentLogged"
    case .momentRemoved: "momentRemoved"
    case .activityLogged: "activityLogged"
    case .activityCorrected: "activityCorrected"
    case .activityRemoved: "activityRemoved"
    case .goalSet: "goalSet"
    case .goalTargetChanged: "goalTargetChanged"
    case .goalDeactivated: "goalDeactivated"
    case .goalReactivated: "goalReactivated"
    case .unknown(let fieldNumber): "unknown\(fieldNumber)"
    }
  }

  /// The names that `replay --type` takes.
  package static let typeNames = [
    "logStarted", "vaultCreated", "seen", "forgotten", "settingChanged", "importStarted",
    "importUndone", "vibeSent", "echoRevealed", "echoReflected", "echoDismissed", "echoCancelled",
    "momentLogged", "momentRemoved", "activityLogged", "activityCorrected", "activityRemoved",
    "goalSet", "goalTargetChanged", "goalDeactivated", "goalReactivated",
  ]
}
