// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.

extension Event {
  /// True for the tag of a field of a body that is known and holds no words.
  static func isPlain(tag: UInt32, ofBody body: UInt32) -> Bool {
    switch body {
    case 16: [10, 18, 24, 34, 42, 48].contains(tag)
    case 18: [10].contains(tag)
    case 20: [8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120].contains(tag)
    case 21: [16].contains(tag)
    case 23: [8, 18].contains(tag)
    case 24: [8].contains(tag)
    case 27: [10, 16, 26].contains(tag)
    case 32: [16, 24, 32, 40, 48].contains(tag)
    case 33: [18, 48].contains(tag)
    case 38: [10].contains(tag)
    case 39: [10].contains(tag)
    case 48: [24].contains(tag)
    case 51: [8].contains(tag)
    case 52: [8].contains(tag)
    case 53: [24, 40].contains(tag)
    case 64: [8, 16, 48, 58].contains(tag)
    case 65: [8].contains(tag)
    case 67: [8, 16, 24, 32, 40, 48, 58, 64].contains(tag)
    case 68: [8, 16].contains(tag)
    case 69: [8].contains(tag)
    case 70: [8].contains(tag)
    case 71: [8].contains(tag)
    case 72: [8, 16].contains(tag)
    case 73: [8].contains(tag)
    case 74: [8].contains(tag)
    case 75: [8, 18, 24, 32].contains(tag)
    case 76: [8, 16].contains(tag)
    case 78: [8, 16].contains(tag)
    case 80: [16].contains(tag)
    case 81: [8, 18].contains(tag)
    case 82: [8, 18].contains(tag)
    case 96: [24, 32].contains(tag)
    case 99: [8].contains(tag)
    case 100: [8].contains(tag)
    case 101: [8, 18].contains(tag)
    case 103: [10, 16, 26].contains(tag)
    case 104: [10].contains(tag)
    case 128: [8, 16].contains(tag)
    case 129: [8].contains(tag)
    case 130: [8, 16].contains(tag)
    case 131: [8, 18].contains(tag)
    case 132: [8].contains(tag)
    case 133: [8, 16, 24].contains(tag)
    case 134: [8].contains(tag)
    case 135: [8].contains(tag)
    case 136: [8].contains(tag)
    default: false
    }
  }
}

/// The types of events known here, by the field number of their body.
package enum EventType: UInt32, CaseIterable, Sendable {
  case logStarted = 16
  case vaultCreated = 17
  case seen = 18
  case forgotten = 19
  case settingChanged = 20
  case importStarted = 21
  case importUndone = 22
  case undone = 23
  case policySelected = 24
  case deviceRetired = 25
  case importFinished = 26
  case branchesAcknowledged = 27
  case vibeSent = 32
  case echoRevealed = 33
  case echoReflected = 34
  case echoDismissed = 35
  case echoCancelled = 36
  case echoReopened = 37
  case quoteFavourited = 38
  case quoteUnfavourited = 39
  case momentLogged = 48
  case momentRemoved = 49
  case praiseEnhanced = 50
  case praiseEnhancementFailed = 51
  case daySummarySet = 52
  case momentTextChanged = 53
  case momentTimeChanged = 54
  case activityLogged = 64
  case activityCorrected = 65
  case activityRemoved = 66
  case goalSet = 67
  case goalTargetChanged = 68
  case goalDeactivated = 69
  case goalReactivated = 70
  case daySkipped = 71
  case goalPaused = 72
  case goalResumed = 73
  case dayFrozen = 74
  case reminderSet = 75
  case reminderChanged = 76
  case reminderRemoved = 77
  case badgeShown = 78
  case activityNoteChanged = 79
  case activityAdded = 80
  case activityRetired = 81
  case activityRenamed = 82
  case memoryCaptured = 96
  case memoryTitleChanged = 97
  case memoryTextChanged = 98
  case memoryEmotionChanged = 99
  case memoryLabelled = 100
  case memoryUnlabelled = 101
  case memoryRemoved = 102
  case attachmentAdded = 103
  case attachmentRemoved = 104
  case memoryTimeChanged = 105
  case notificationShown = 128
  case permissionChanged = 129
  case promptAnswered = 130
  case consentGiven = 131
  case consentWithdrawn = 132
  case entitlementChanged = 133
  case vaultExported = 134
  case healthChecked = 135
  case keyRotated = 136

  /// What each is called, by its number.
  fileprivate static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, "\($0)") })
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
    case .undone: 23
    case .policySelected: 24
    case .deviceRetired: 25
    case .importFinished: 26
    case .branchesAcknowledged: 27
    case .vibeSent: 32
    case .echoRevealed: 33
    case .echoReflected: 34
    case .echoDismissed: 35
    case .echoCancelled: 36
    case .echoReopened: 37
    case .quoteFavourited: 38
    case .quoteUnfavourited: 39
    case .momentLogged: 48
    case .momentRemoved: 49
    case .praiseEnhanced: 50
    case .praiseEnhancementFailed: 51
    case .daySummarySet: 52
    case .momentTextChanged: 53
    case .momentTimeChanged: 54
    case .activityLogged: 64
    case .activityCorrected: 65
    case .activityRemoved: 66
    case .goalSet: 67
    case .goalTargetChanged: 68
    case .goalDeactivated: 69
    case .goalReactivated: 70
    case .daySkipped: 71
    case .goalPaused: 72
    case .goalResumed: 73
    case .dayFrozen: 74
    case .reminderSet: 75
    case .reminderChanged: 76
    case .reminderRemoved: 77
    case .badgeShown: 78
    case .activityNoteChanged: 79
    case .activityAdded: 80
    case .activityRetired: 81
    case .activityRenamed: 82
    case .memoryCaptured: 96
    case .memoryTitleChanged: 97
    case .memoryTextChanged: 98
    case .memoryEmotionChanged: 99
    case .memoryLabelled: 100
    case .memoryUnlabelled: 101
    case .memoryRemoved: 102
    case .attachmentAdded: 103
    case .attachmentRemoved: 104
    case .memoryTimeChanged: 105
    case .notificationShown: 128
    case .permissionChanged: 129
    case .promptAnswered: 130
    case .consentGiven: 131
    case .consentWithdrawn: 132
    case .entitlementChanged: 133
    case .vaultExported: 134
    case .healthChecked: 135
    case .keyRotated: 136
    case .unknown(let number): number
    }
  }

  /// Nil for a body of a later version.
  package var type: EventType? { EventType(rawValue: fieldNumber) }

  /// The name of the type in JSON, in answers and in `replay --type`.
  package var typeName: String {
    EventType.names[fieldNumber] ?? "unknown\(fieldNumber)"
  }

  /// The names of all types known here, in the order of their numbers.
  package static let typeNames = EventType.allCases.map { "\($0)" }

  /// Every text of the body with its field number, in the order of the numbers.
  package var texts: [(field: UInt32, text: Text)] {
    switch self {
    case .vaultCreated(let body):
      [(1, body.ownerLabel)]
    case .settingChanged(let body):
      [(16, body.helpLine)]
    case .importStarted(let body):
      [(1, body.sourceName)]
    case .vibeSent(let body):
      [(1, body.text), (7, body.acknowledgement), (8, body.help)]
    case .echoRevealed(let body):
      [(1, body.recommendation), (3, body.quote), (4, body.quoteAuthor), (5, body.help)]
    case .echoReflected(let body):
      [(1, body.note), (2, body.acknowledgement), (3, body.help)]
    case .momentLogged(let body):
      [(1, body.text), (2, body.praise), (4, body.help)]
    case .praiseEnhanced(let body):
      [(1, body.praise), (2, body.source)]
    case .daySummarySet(let body):
      [(2, body.summary)]
    case .momentTextChanged(let body):
      [(1, body.text), (2, body.praise), (4, body.help)]
    case .activityLogged(let body):
      [(3, body.note), (4, body.acknowledgement), (5, body.help)]
    case .daySkipped(let body):
      [(2, body.reason)]
    case .goalPaused(let body):
      [(3, body.reason)]
    case .activityNoteChanged(let body):
      [(1, body.note), (2, body.acknowledgement), (3, body.help)]
    case .activityAdded(let body):
      [(1, body.name), (3, body.unit)]
    case .activityRenamed(let body):
      [(3, body.name)]
    case .memoryCaptured(let body):
      [(1, body.text), (2, body.title), (5, body.acknowledgement), (6, body.help)]
    case .memoryTitleChanged(let body):
      [(1, body.title)]
    case .memoryTextChanged(let body):
      [(1, body.text)]
    case .memoryLabelled(let body):
      [(2, body.label)]
    case .attachmentAdded(let body):
      [(4, body.fileName)]
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
    case .settingChanged(var body):
      body.helpLine = try change(16, body.helpLine)
      return .settingChanged(body)
    case .importStarted(var body):
      body.sourceName = try change(1, body.sourceName)
      return .importStarted(body)
    case .vibeSent(var body):
      body.text = try change(1, body.text)
      body.acknowledgement = try change(7, body.acknowledgement)
      body.help = try change(8, body.help)
      return .vibeSent(body)
    case .echoRevealed(var body):
      body.recommendation = try change(1, body.recommendation)
      body.quote = try change(3, body.quote)
      body.quoteAuthor = try change(4, body.quoteAuthor)
      body.help = try change(5, body.help)
      return .echoRevealed(body)
    case .echoReflected(var body):
      body.note = try change(1, body.note)
      body.acknowledgement = try change(2, body.acknowledgement)
      body.help = try change(3, body.help)
      return .echoReflected(body)
    case .momentLogged(var body):
      body.text = try change(1, body.text)
      body.praise = try change(2, body.praise)
      body.help = try change(4, body.help)
      return .momentLogged(body)
    case .praiseEnhanced(var body):
      body.praise = try change(1, body.praise)
      body.source = try change(2, body.source)
      return .praiseEnhanced(body)
    case .daySummarySet(var body):
      body.summary = try change(2, body.summary)
      return .daySummarySet(body)
    case .momentTextChanged(var body):
      body.text = try change(1, body.text)
      body.praise = try change(2, body.praise)
      body.help = try change(4, body.help)
      return .momentTextChanged(body)
    case .activityLogged(var body):
      body.note = try change(3, body.note)
      body.acknowledgement = try change(4, body.acknowledgement)
      body.help = try change(5, body.help)
      return .activityLogged(body)
    case .daySkipped(var body):
      body.reason = try change(2, body.reason)
      return .daySkipped(body)
    case .goalPaused(var body):
      body.reason = try change(3, body.reason)
      return .goalPaused(body)
    case .activityNoteChanged(var body):
      body.note = try change(1, body.note)
      body.acknowledgement = try change(2, body.acknowledgement)
      body.help = try change(3, body.help)
      return .activityNoteChanged(body)
    case .activityAdded(var body):
      body.name = try change(1, body.name)
      body.unit = try change(3, body.unit)
      return .activityAdded(body)
    case .activityRenamed(var body):
      body.name = try change(3, body.name)
      return .activityRenamed(body)
    case .memoryCaptured(var body):
      body.text = try change(1, body.text)
      body.title = try change(2, body.title)
      body.acknowledgement = try change(5, body.acknowledgement)
      body.help = try change(6, body.help)
      return .memoryCaptured(body)
    case .memoryTitleChanged(var body):
      body.title = try change(1, body.title)
      return .memoryTitleChanged(body)
    case .memoryTextChanged(var body):
      body.text = try change(1, body.text)
      return .memoryTextChanged(body)
    case .memoryLabelled(var body):
      body.label = try change(2, body.label)
      return .memoryLabelled(body)
    case .attachmentAdded(var body):
      body.fileName = try change(4, body.fileName)
      return .attachmentAdded(body)
    default: return self
    }
  }

  /// The same body, with the log of each event that it names replaced by what `change` makes of it,
  /// which is given what the names of the fields begin with, the log and the number.
  package func mapNamed(_ change: (String, LogID?, UInt64) -> LogID?) -> Event.Body {
    switch self {
    case .undone(var body):
      body.undoneLog = change("undone", body.undoneLog, body.undoneNumber)
      return .undone(body)
    case .activityLogged(var body):
      body.ownLog = change("own", body.ownLog, body.ownNumber)
      return .activityLogged(body)
    case .goalSet(var body):
      body.ownLog = change("own", body.ownLog, body.ownNumber)
      return .goalSet(body)
    case .reminderSet(var body):
      body.goalLog = change("goal", body.goalLog, body.goalNumber)
      return .reminderSet(body)
    case .activityRetired(var body):
      body.ownLog = change("own", body.ownLog, body.ownNumber)
      return .activityRetired(body)
    case .activityRenamed(var body):
      body.ownLog = change("own", body.ownLog, body.ownNumber)
      return .activityRenamed(body)
    case .memoryUnlabelled(var body):
      body.labelLog = change("label", body.labelLog, body.labelNumber)
      return .memoryUnlabelled(body)
    default: return self
    }
  }
}
