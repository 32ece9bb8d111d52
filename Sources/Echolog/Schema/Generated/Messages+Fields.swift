// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
import Platform

extension Event: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var clock: UInt64 = try reader.take(tag: 9) ? reader.fixed64() : 0
    var recordedLagMs: Int64 = try reader.take(tag: 16) ? reader.sint64() : 0
    var utcOffsetSeconds: Int32? = try reader.take(tag: 24) ? reader.sint32() : nil
    var civilDay: Int32 = try reader.take(tag: 32) ? reader.sint32() : 0
    var subjectNumber: UInt64 = try reader.take(tag: 40) ? reader.uint64() : 0
    var subjectLog: LogID? = try reader.take(tag: 50) ? reader.logID() : nil
    var carriesText: Bool = try reader.take(tag: 56) ? reader.bool() : false
    var happenedAtMs: Int64? = try reader.take(tag: 64) ? reader.sint64() : nil
    var happenedPrecision: Precision =
      try reader.take(tag: 72) ? reader.enumeration() : .unspecified
    var importBatch: UInt64 = try reader.take(tag: 80) ? reader.uint64() : 0
    var command: UInt64 = try reader.take(tag: 88) ? reader.uint64() : 0
    var body: Body
    if let tag = reader.takeBodyTag() {
      body = try Body(tag, from: &reader)
    } else {
      body = .unknown(fieldNumber: 0)
    }
    while let tag = try reader.next() {
      switch tag {
      case 9: clock = try reader.fixed64()
      case 16: recordedLagMs = try reader.sint64()
      case 24: utcOffsetSeconds = try reader.sint32()
      case 32: civilDay = try reader.sint32()
      case 40: subjectNumber = try reader.uint64()
      case 50: subjectLog = try reader.logID()
      case 56: carriesText = try reader.bool()
      case 64: happenedAtMs = try reader.sint64()
      case 72: happenedPrecision = try reader.enumeration()
      case 80: importBatch = try reader.uint64()
      case 88: command = try reader.uint64()
      case _ where reader.bodyNumber(of: tag) != nil:
        body = try Body(tag, from: &reader)
      default: try reader.skip(tag)
      }
    }
    self.init(
      clock: clock,
      recordedLagMs: recordedLagMs,
      utcOffsetSeconds: utcOffsetSeconds,
      civilDay: civilDay,
      subjectNumber: subjectNumber,
      subjectLog: subjectLog,
      carriesText: carriesText,
      happenedAtMs: happenedAtMs,
      happenedPrecision: happenedPrecision,
      importBatch: importBatch,
      command: command,
      body: body
    )
  }

  func write(to fields: inout some FieldWriter) {
    fields.fixed64(clock.unlessDefault, 1, "clock")
    fields.sint64(recordedLagMs.unlessDefault, 2, "recordedLagMs")
    fields.sint32(utcOffsetSeconds, 3, "utcOffsetSeconds")
    fields.sint32(civilDay.unlessDefault, 4, "civilDay")
    fields.uint64(subjectNumber.unlessDefault, 5, "subjectNumber")
    fields.logID(subjectLog, 6, "subjectLog")
    fields.bool(carriesText.unlessDefault, 7, "carriesText")
    fields.sint64(happenedAtMs, 8, "happenedAtMs")
    fields.enumeration(happenedPrecision.unlessDefault, 9, "happenedPrecision")
    fields.uint64(importBatch.unlessDefault, 10, "importBatch")
    fields.uint64(command.unlessDefault, 11, "command")
    switch body {
    case .logStarted(let value): fields.message(value, 16, "logStarted")
    case .vaultCreated(let value): fields.message(value, 17, "vaultCreated")
    case .seen(let value): fields.message(value, 18, "seen")
    case .forgotten(let value): fields.message(value, 19, "forgotten")
    case .settingChanged(let value): fields.message(value, 20, "settingChanged")
    case .importStarted(let value): fields.message(value, 21, "importStarted")
    case .importUndone(let value): fields.message(value, 22, "importUndone")
    case .undone(let value): fields.message(value, 23, "undone")
    case .policySelected(let value): fields.message(value, 24, "policySelected")
    case .deviceRetired(let value): fields.message(value, 25, "deviceRetired")
    case .importFinished(let value): fields.message(value, 26, "importFinished")
    case .branchesAcknowledged(let value): fields.message(value, 27, "branchesAcknowledged")
    case .vibeSent(let value): fields.message(value, 32, "vibeSent")
    case .echoRevealed(let value): fields.message(value, 33, "echoRevealed")
    case .echoReflected(let value): fields.message(value, 34, "echoReflected")
    case .echoDismissed(let value): fields.message(value, 35, "echoDismissed")
    case .echoCancelled(let value): fields.message(value, 36, "echoCancelled")
    case .echoReopened(let value): fields.message(value, 37, "echoReopened")
    case .quoteFavourited(let value): fields.message(value, 38, "quoteFavourited")
    case .quoteUnfavourited(let value): fields.message(value, 39, "quoteUnfavourited")
    case .momentLogged(let value): fields.message(value, 48, "momentLogged")
    case .momentRemoved(let value): fields.message(value, 49, "momentRemoved")
    case .praiseEnhanced(let value): fields.message(value, 50, "praiseEnhanced")
    case .praiseEnhancementFailed(let value): fields.message(value, 51, "praiseEnhancementFailed")
    case .daySummarySet(let value): fields.message(value, 52, "daySummarySet")
    case .momentTextChanged(let value): fields.message(value, 53, "momentTextChanged")
    case .momentTimeChanged(let value): fields.message(value, 54, "momentTimeChanged")
    case .activityLogged(let value): fields.message(value, 64, "activityLogged")
    case .activityCorrected(let value): fields.message(value, 65, "activityCorrected")
    case .activityRemoved(let value): fields.message(value, 66, "activityRemoved")
    case .goalSet(let value): fields.message(value, 67, "goalSet")
    case .goalTargetChanged(let value): fields.message(value, 68, "goalTargetChanged")
    case .goalDeactivated(let value): fields.message(value, 69, "goalDeactivated")
    case .goalReactivated(let value): fields.message(value, 70, "goalReactivated")
    case .daySkipped(let value): fields.message(value, 71, "daySkipped")
    case .goalPaused(let value): fields.message(value, 72, "goalPaused")
    case .goalResumed(let value): fields.message(value, 73, "goalResumed")
    case .dayFrozen(let value): fields.message(value, 74, "dayFrozen")
    case .reminderSet(let value): fields.message(value, 75, "reminderSet")
    case .reminderChanged(let value): fields.message(value, 76, "reminderChanged")
    case .reminderRemoved(let value): fields.message(value, 77, "reminderRemoved")
    case .badgeShown(let value): fields.message(value, 78, "badgeShown")
    case .activityNoteChanged(let value): fields.message(value, 79, "activityNoteChanged")
    case .activityAdded(let value): fields.message(value, 80, "activityAdded")
    case .activityRetired(let value): fields.message(value, 81, "activityRetired")
    case .activityRenamed(let value): fields.message(value, 82, "activityRenamed")
    case .memoryCaptured(let value): fields.message(value, 96, "memoryCaptured")
    case .memoryTitleChanged(let value): fields.message(value, 97, "memoryTitleChanged")
    case .memoryTextChanged(let value): fields.message(value, 98, "memoryTextChanged")
    case .memoryEmotionChanged(let value): fields.message(value, 99, "memoryEmotionChanged")
    case .memoryLabelled(let value): fields.message(value, 100, "memoryLabelled")
    case .memoryUnlabelled(let value): fields.message(value, 101, "memoryUnlabelled")
    case .memoryRemoved(let value): fields.message(value, 102, "memoryRemoved")
    case .attachmentAdded(let value): fields.message(value, 103, "attachmentAdded")
    case .attachmentRemoved(let value): fields.message(value, 104, "attachmentRemoved")
    case .memoryTimeChanged(let value): fields.message(value, 105, "memoryTimeChanged")
    case .notificationShown(let value): fields.message(value, 128, "notificationShown")
    case .permissionChanged(let value): fields.message(value, 129, "permissionChanged")
    case .promptAnswered(let value): fields.message(value, 130, "promptAnswered")
    case .consentGiven(let value): fields.message(value, 131, "consentGiven")
    case .consentWithdrawn(let value): fields.message(value, 132, "consentWithdrawn")
    case .entitlementChanged(let value): fields.message(value, 133, "entitlementChanged")
    case .vaultExported(let value): fields.message(value, 134, "vaultExported")
    case .healthChecked(let value): fields.message(value, 135, "healthChecked")
    case .keyRotated(let value): fields.message(value, 136, "keyRotated")
    case .unknown: break
    }
  }
}

extension Event.Body {
  /// - Parameter tag: one for which the reader has a number of a body.
  @inline(never)
  fileprivate init(
    _ tag: UInt32, from reader: inout FieldReader
  ) throws(EventDecodingError) {
    switch tag {
    case 130: self = .logStarted(try LogStarted(nested: &reader))
    case 138: self = .vaultCreated(try VaultCreated(nested: &reader))
    case 146: self = .seen(try Seen(nested: &reader))
    case 154: self = .forgotten(try Forgotten(nested: &reader))
    case 162: self = .settingChanged(try SettingChanged(nested: &reader))
    case 170: self = .importStarted(try ImportStarted(nested: &reader))
    case 178: self = .importUndone(try ImportUndone(nested: &reader))
    case 186: self = .undone(try Undone(nested: &reader))
    case 194: self = .policySelected(try PolicySelected(nested: &reader))
    case 202: self = .deviceRetired(try DeviceRetired(nested: &reader))
    case 210: self = .importFinished(try ImportFinished(nested: &reader))
    case 218: self = .branchesAcknowledged(try BranchesAcknowledged(nested: &reader))
    case 258: self = .vibeSent(try VibeSent(nested: &reader))
    case 266: self = .echoRevealed(try EchoRevealed(nested: &reader))
    case 274: self = .echoReflected(try EchoReflected(nested: &reader))
    case 282: self = .echoDismissed(try EchoDismissed(nested: &reader))
    case 290: self = .echoCancelled(try EchoCancelled(nested: &reader))
    case 298: self = .echoReopened(try EchoReopened(nested: &reader))
    case 306: self = .quoteFavourited(try QuoteFavourited(nested: &reader))
    case 314: self = .quoteUnfavourited(try QuoteUnfavourited(nested: &reader))
    case 386: self = .momentLogged(try MomentLogged(nested: &reader))
    case 394: self = .momentRemoved(try MomentRemoved(nested: &reader))
    case 402: self = .praiseEnhanced(try PraiseEnhanced(nested: &reader))
    case 410: self = .praiseEnhancementFailed(try PraiseEnhancementFailed(nested: &reader))
    case 418: self = .daySummarySet(try DaySummarySet(nested: &reader))
    case 426: self = .momentTextChanged(try MomentTextChanged(nested: &reader))
    case 434: self = .momentTimeChanged(try MomentTimeChanged(nested: &reader))
    case 514: self = .activityLogged(try ActivityLogged(nested: &reader))
    case 522: self = .activityCorrected(try ActivityCorrected(nested: &reader))
    case 530: self = .activityRemoved(try ActivityRemoved(nested: &reader))
    case 538: self = .goalSet(try GoalSet(nested: &reader))
    case 546: self = .goalTargetChanged(try GoalTargetChanged(nested: &reader))
    case 554: self = .goalDeactivated(try GoalDeactivated(nested: &reader))
    case 562: self = .goalReactivated(try GoalReactivated(nested: &reader))
    case 570: self = .daySkipped(try DaySkipped(nested: &reader))
    case 578: self = .goalPaused(try GoalPaused(nested: &reader))
    case 586: self = .goalResumed(try GoalResumed(nested: &reader))
    case 594: self = .dayFrozen(try DayFrozen(nested: &reader))
    case 602: self = .reminderSet(try ReminderSet(nested: &reader))
    case 610: self = .reminderChanged(try ReminderChanged(nested: &reader))
    case 618: self = .reminderRemoved(try ReminderRemoved(nested: &reader))
    case 626: self = .badgeShown(try BadgeShown(nested: &reader))
    case 634: self = .activityNoteChanged(try ActivityNoteChanged(nested: &reader))
    case 642: self = .activityAdded(try ActivityAdded(nested: &reader))
    case 650: self = .activityRetired(try ActivityRetired(nested: &reader))
    case 658: self = .activityRenamed(try ActivityRenamed(nested: &reader))
    case 770: self = .memoryCaptured(try MemoryCaptured(nested: &reader))
    case 778: self = .memoryTitleChanged(try MemoryTitleChanged(nested: &reader))
    case 786: self = .memoryTextChanged(try MemoryTextChanged(nested: &reader))
    case 794: self = .memoryEmotionChanged(try MemoryEmotionChanged(nested: &reader))
    case 802: self = .memoryLabelled(try MemoryLabelled(nested: &reader))
    case 810: self = .memoryUnlabelled(try MemoryUnlabelled(nested: &reader))
    case 818: self = .memoryRemoved(try MemoryRemoved(nested: &reader))
    case 826: self = .attachmentAdded(try AttachmentAdded(nested: &reader))
    case 834: self = .attachmentRemoved(try AttachmentRemoved(nested: &reader))
    case 842: self = .memoryTimeChanged(try MemoryTimeChanged(nested: &reader))
    case 1026: self = .notificationShown(try NotificationShown(nested: &reader))
    case 1034: self = .permissionChanged(try PermissionChanged(nested: &reader))
    case 1042: self = .promptAnswered(try PromptAnswered(nested: &reader))
    case 1050: self = .consentGiven(try ConsentGiven(nested: &reader))
    case 1058: self = .consentWithdrawn(try ConsentWithdrawn(nested: &reader))
    case 1066: self = .entitlementChanged(try EntitlementChanged(nested: &reader))
    case 1074: self = .vaultExported(try VaultExported(nested: &reader))
    case 1082: self = .healthChecked(try HealthChecked(nested: &reader))
    case 1090: self = .keyRotated(try KeyRotated(nested: &reader))
    default:
      self = .unknown(fieldNumber: tag >> 3)
      try reader.skip(tag)
    }
  }
}

extension LogStarted: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var deviceName: String = try reader.take(tag: 10) ? reader.string() : ""
    var continuedLog: [UInt8] = try reader.take(tag: 18) ? reader.bytes() : []
    var continuedNumber: UInt64 = try reader.take(tag: 24) ? reader.uint64() : 0
    var continuedLink: [UInt8] = try reader.take(tag: 34) ? reader.bytes() : []
    var missingLog: [UInt8] = try reader.take(tag: 42) ? reader.bytes() : []
    var missingNumber: UInt64 = try reader.take(tag: 48) ? reader.uint64() : 0
    while let tag = try reader.next() {
      switch tag {
      case 10: deviceName = try reader.string()
      case 18: continuedLog = try reader.bytes()
      case 24: continuedNumber = try reader.uint64()
      case 34: continuedLink = try reader.bytes()
      case 42: missingLog = try reader.bytes()
      case 48: missingNumber = try reader.uint64()
      default: try reader.skip(tag)
      }
    }
    self.init(
      deviceName: deviceName,
      continuedLog: continuedLog,
      continuedNumber: continuedNumber,
      continuedLink: continuedLink,
      missingLog: missingLog,
      missingNumber: missingNumber
    )
  }

  func write(to fields: inout some FieldWriter) {
    fields.string(deviceName.unlessDefault, 1, "deviceName")
    fields.bytes(continuedLog.unlessDefault, 2, "continuedLog")
    fields.uint64(continuedNumber.unlessDefault, 3, "continuedNumber")
    fields.bytes(continuedLink.unlessDefault, 4, "continuedLink")
    fields.bytes(missingLog.unlessDefault, 5, "missingLog")
    fields.uint64(missingNumber.unlessDefault, 6, "missingNumber")
  }
}

extension VaultCreated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var ownerLabel: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: ownerLabel = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
    self.init(ownerLabel: ownerLabel)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(ownerLabel.unlessDefault, 1, "ownerLabel")
  }
}

extension Seen: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var logs: [SeenLog] = []
    while let tag = try reader.next() {
      switch tag {
      case 10: logs.append(try SeenLog(nested: &reader))
      default: try reader.skip(tag)
      }
    }
    self.init(logs: logs)
  }

  func write(to fields: inout some FieldWriter) {
    fields.messages(logs, 1, "logs")
  }
}

extension SeenLog: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var log: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    var number: UInt64 = try reader.take(tag: 16) ? reader.uint64() : 0
    var link: [UInt8] = try reader.take(tag: 26) ? reader.bytes() : []
    while let tag = try reader.next() {
      switch tag {
      case 10: log = try reader.bytes()
      case 16: number = try reader.uint64()
      case 26: link = try reader.bytes()
      default: try reader.skip(tag)
      }
    }
    self.init(log: log, number: number, link: link)
  }

  func write(to fields: inout some FieldWriter) {
    fields.bytes(log.unlessDefault, 1, "log")
    fields.uint64(number.unlessDefault, 2, "number")
    fields.bytes(link.unlessDefault, 3, "link")
  }
}

extension Forgotten: EmptyMessage {}

extension BranchesAcknowledged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var log: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    var number: UInt64 = try reader.take(tag: 16) ? reader.uint64() : 0
    var branches: [KnownBranch] = []
    while let tag = try reader.next() {
      switch tag {
      case 10: log = try reader.bytes()
      case 16: number = try reader.uint64()
      case 26: branches.append(try KnownBranch(nested: &reader))
      default: try reader.skip(tag)
      }
    }
    self.init(log: log, number: number, branches: branches)
  }

  func write(to fields: inout some FieldWriter) {
    fields.bytes(log.unlessDefault, 1, "log")
    fields.uint64(number.unlessDefault, 2, "number")
    fields.messages(branches, 3, "branches")
  }
}

extension KnownBranch: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var log: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    while let tag = try reader.next() {
      switch tag {
      case 10: log = try reader.bytes()
      default: try reader.skip(tag)
      }
    }
    self.init(log: log)
  }

  func write(to fields: inout some FieldWriter) {
    fields.bytes(log.unlessDefault, 1, "log")
  }
}

extension SettingChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var helpLine: Text = .none
    var setting: Setting? = nil
    while let tag = try reader.next() {
      switch tag {
      case 130: helpLine = try reader.text(field: 16)
      case 8: setting = .dayStartMinutes(try reader.uint32())
      case 16: setting = .weekStart(try reader.uint32())
      case 24: setting = .deliveryMinute(try reader.uint32())
      case 32: setting = .notificationsEnabled(try reader.bool())
      case 40: setting = .deviceNotificationSlots(try reader.uint32())
      case 48: setting = .slotRule(try reader.enumeration())
      case 56: setting = .tone(try reader.enumeration())
      case 64: setting = .streakRule(try reader.enumeration())
      case 72: setting = .deviceSessionTimeoutMinutes(try reader.uint32())
      case 80: setting = .echoHistoryShown(try reader.bool())
      case 88: setting = .quoteAuthorShown(try reader.bool())
      case 96: setting = .deviceBackupExcluded(try reader.bool())
      case 104: setting = .exportNudgeDays(try reader.uint32())
      case 112: setting = .praise(try reader.enumeration())
      case 120: setting = .hasHelpLine(try reader.bool())
      default: try reader.skip(tag)
      }
    }
    self.init(helpLine: helpLine, setting: setting)
  }

  func write(to fields: inout some FieldWriter) {
    switch setting {
    case .dayStartMinutes(let value): fields.uint32(value, 1, "dayStartMinutes")
    case .weekStart(let value): fields.uint32(value, 2, "weekStart")
    case .deliveryMinute(let value): fields.uint32(value, 3, "deliveryMinute")
    case .notificationsEnabled(let value): fields.bool(value, 4, "notificationsEnabled")
    case .deviceNotificationSlots(let value): fields.uint32(value, 5, "deviceNotificationSlots")
    case .slotRule(let value): fields.enumeration(value, 6, "slotRule")
    case .tone(let value): fields.enumeration(value, 7, "tone")
    case .streakRule(let value): fields.enumeration(value, 8, "streakRule")
    case .deviceSessionTimeoutMinutes(let value):
      fields.uint32(value, 9, "deviceSessionTimeoutMinutes")
    case .echoHistoryShown(let value): fields.bool(value, 10, "echoHistoryShown")
    case .quoteAuthorShown(let value): fields.bool(value, 11, "quoteAuthorShown")
    case .deviceBackupExcluded(let value): fields.bool(value, 12, "deviceBackupExcluded")
    case .exportNudgeDays(let value): fields.uint32(value, 13, "exportNudgeDays")
    case .praise(let value): fields.enumeration(value, 14, "praise")
    case .hasHelpLine(let value): fields.bool(value, 15, "hasHelpLine")
    case nil: break
    }
    fields.text(helpLine.unlessDefault, 16, "helpLine")
  }
}

extension PolicySelected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var policy: Policy = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 8: policy = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(policy: policy)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(policy.unlessDefault, 1, "policy")
  }
}

extension Undone: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var undoneNumber: UInt64 = try reader.take(tag: 8) ? reader.uint64() : 0
    var undoneLog: LogID? = try reader.take(tag: 18) ? reader.logID() : nil
    while let tag = try reader.next() {
      switch tag {
      case 8: undoneNumber = try reader.uint64()
      case 18: undoneLog = try reader.logID()
      default: try reader.skip(tag)
      }
    }
    self.init(undoneNumber: undoneNumber, undoneLog: undoneLog)
  }

  func write(to fields: inout some FieldWriter) {
    fields.uint64(undoneNumber.unlessDefault, 1, "undoneNumber")
    fields.logID(undoneLog, 2, "undoneLog")
  }
}

extension DeviceRetired: EmptyMessage {}

extension ImportStarted: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var sourceName: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var kind: ImportKind = try reader.take(tag: 16) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 10: sourceName = try reader.text(field: 1)
      case 16: kind = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(sourceName: sourceName, kind: kind)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(sourceName.unlessDefault, 1, "sourceName")
    fields.enumeration(kind.unlessDefault, 2, "kind")
  }
}

extension ImportFinished: EmptyMessage {}

extension ImportUndone: EmptyMessage {}

extension VibeSent: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var text: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var graphemeCount: UInt32 = try reader.take(tag: 16) ? reader.uint32() : 0
    var emotion: Emotion = try reader.take(tag: 24) ? reader.enumeration() : .unspecified
    var intervalDays: UInt32 = try reader.take(tag: 32) ? reader.uint32() : 0
    var deliveryDay: Int32 = try reader.take(tag: 40) ? reader.sint32() : 0
    var deliveryMinute: UInt32 = try reader.take(tag: 48) ? reader.uint32() : 0
    var acknowledgement: Text = try reader.take(tag: 58) ? reader.text(field: 7) : .none
    var help: Text = try reader.take(tag: 66) ? reader.text(field: 8) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: text = try reader.text(field: 1)
      case 16: graphemeCount = try reader.uint32()
      case 24: emotion = try reader.enumeration()
      case 32: intervalDays = try reader.uint32()
      case 40: deliveryDay = try reader.sint32()
      case 48: deliveryMinute = try reader.uint32()
      case 58: acknowledgement = try reader.text(field: 7)
      case 66: help = try reader.text(field: 8)
      default: try reader.skip(tag)
      }
    }
    self.init(
      text: text,
      graphemeCount: graphemeCount,
      emotion: emotion,
      intervalDays: intervalDays,
      deliveryDay: deliveryDay,
      deliveryMinute: deliveryMinute,
      acknowledgement: acknowledgement,
      help: help
    )
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(text.unlessDefault, 1, "text")
    fields.uint32(graphemeCount.unlessDefault, 2, "graphemeCount")
    fields.enumeration(emotion.unlessDefault, 3, "emotion")
    fields.uint32(intervalDays.unlessDefault, 4, "intervalDays")
    fields.sint32(deliveryDay.unlessDefault, 5, "deliveryDay")
    fields.uint32(deliveryMinute.unlessDefault, 6, "deliveryMinute")
    fields.text(acknowledgement.unlessDefault, 7, "acknowledgement")
    fields.text(help.unlessDefault, 8, "help")
  }
}

extension EchoRevealed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var recommendation: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var quoteId: String = try reader.take(tag: 18) ? reader.string() : ""
    var quote: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    var quoteAuthor: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    var help: Text = try reader.take(tag: 42) ? reader.text(field: 5) : .none
    var isQuiet: Bool = try reader.take(tag: 48) ? reader.bool() : false
    while let tag = try reader.next() {
      switch tag {
      case 10: recommendation = try reader.text(field: 1)
      case 18: quoteId = try reader.string()
      case 26: quote = try reader.text(field: 3)
      case 34: quoteAuthor = try reader.text(field: 4)
      case 42: help = try reader.text(field: 5)
      case 48: isQuiet = try reader.bool()
      default: try reader.skip(tag)
      }
    }
    self.init(
      recommendation: recommendation,
      quoteId: quoteId,
      quote: quote,
      quoteAuthor: quoteAuthor,
      help: help,
      isQuiet: isQuiet
    )
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(recommendation.unlessDefault, 1, "recommendation")
    fields.string(quoteId.unlessDefault, 2, "quoteId")
    fields.text(quote.unlessDefault, 3, "quote")
    fields.text(quoteAuthor.unlessDefault, 4, "quoteAuthor")
    fields.text(help.unlessDefault, 5, "help")
    fields.bool(isQuiet.unlessDefault, 6, "isQuiet")
  }
}

extension EchoReflected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var note: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var acknowledgement: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    var help: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: note = try reader.text(field: 1)
      case 18: acknowledgement = try reader.text(field: 2)
      case 26: help = try reader.text(field: 3)
      default: try reader.skip(tag)
      }
    }
    self.init(note: note, acknowledgement: acknowledgement, help: help)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(note.unlessDefault, 1, "note")
    fields.text(acknowledgement.unlessDefault, 2, "acknowledgement")
    fields.text(help.unlessDefault, 3, "help")
  }
}

extension EchoDismissed: EmptyMessage {}

extension EchoCancelled: EmptyMessage {}

extension EchoReopened: EmptyMessage {}

extension QuoteFavourited: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var quoteId: String = try reader.take(tag: 10) ? reader.string() : ""
    while let tag = try reader.next() {
      switch tag {
      case 10: quoteId = try reader.string()
      default: try reader.skip(tag)
      }
    }
    self.init(quoteId: quoteId)
  }

  func write(to fields: inout some FieldWriter) {
    fields.string(quoteId.unlessDefault, 1, "quoteId")
  }
}

extension QuoteUnfavourited: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var quoteId: String = try reader.take(tag: 10) ? reader.string() : ""
    while let tag = try reader.next() {
      switch tag {
      case 10: quoteId = try reader.string()
      default: try reader.skip(tag)
      }
    }
    self.init(quoteId: quoteId)
  }

  func write(to fields: inout some FieldWriter) {
    fields.string(quoteId.unlessDefault, 1, "quoteId")
  }
}

extension MomentLogged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var text: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var praise: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    var isQuiet: Bool = try reader.take(tag: 24) ? reader.bool() : false
    var help: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: text = try reader.text(field: 1)
      case 18: praise = try reader.text(field: 2)
      case 24: isQuiet = try reader.bool()
      case 34: help = try reader.text(field: 4)
      default: try reader.skip(tag)
      }
    }
    self.init(text: text, praise: praise, isQuiet: isQuiet, help: help)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(text.unlessDefault, 1, "text")
    fields.text(praise.unlessDefault, 2, "praise")
    fields.bool(isQuiet.unlessDefault, 3, "isQuiet")
    fields.text(help.unlessDefault, 4, "help")
  }
}

extension MomentRemoved: EmptyMessage {}

extension MomentTextChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var text: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var praise: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    var isQuiet: Bool = try reader.take(tag: 24) ? reader.bool() : false
    var help: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    var isHeavy: Bool = try reader.take(tag: 40) ? reader.bool() : false
    while let tag = try reader.next() {
      switch tag {
      case 10: text = try reader.text(field: 1)
      case 18: praise = try reader.text(field: 2)
      case 24: isQuiet = try reader.bool()
      case 34: help = try reader.text(field: 4)
      case 40: isHeavy = try reader.bool()
      default: try reader.skip(tag)
      }
    }
    self.init(text: text, praise: praise, isQuiet: isQuiet, help: help, isHeavy: isHeavy)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(text.unlessDefault, 1, "text")
    fields.text(praise.unlessDefault, 2, "praise")
    fields.bool(isQuiet.unlessDefault, 3, "isQuiet")
    fields.text(help.unlessDefault, 4, "help")
    fields.bool(isHeavy.unlessDefault, 5, "isHeavy")
  }
}

extension MomentTimeChanged: EmptyMessage {}

extension PraiseEnhanced: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var praise: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var source: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: praise = try reader.text(field: 1)
      case 18: source = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
    self.init(praise: praise, source: source)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(praise.unlessDefault, 1, "praise")
    fields.text(source.unlessDefault, 2, "source")
  }
}

extension PraiseEnhancementFailed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var reason: PraiseFailure = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 8: reason = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(reason: reason)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(reason.unlessDefault, 1, "reason")
  }
}

extension DaySummarySet: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var day: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    var summary: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    while let tag = try reader.next() {
      switch tag {
      case 8: day = try reader.sint32()
      case 18: summary = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
    self.init(day: day, summary: summary)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint32(day.unlessDefault, 1, "day")
    fields.text(summary.unlessDefault, 2, "summary")
  }
}

extension ActivityAdded: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var name: Text = try reader.take(tag: 10) ? .inline(reader.string()) : .none
    var dimension: Dimension = try reader.take(tag: 16) ? reader.enumeration() : .unspecified
    var unit: Text = try reader.take(tag: 26) ? .inline(reader.string()) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: name = try .inline(reader.string())
      case 16: dimension = try reader.enumeration()
      case 26: unit = try .inline(reader.string())
      default: try reader.skip(tag)
      }
    }
    self.init(name: name, dimension: dimension, unit: unit)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(name.unlessDefault, 1, "name")
    fields.enumeration(dimension.unlessDefault, 2, "dimension")
    fields.text(unit.unlessDefault, 3, "unit")
  }
}

extension ActivityRetired: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var ownNumber: UInt64 = try reader.take(tag: 8) ? reader.uint64() : 0
    var ownLog: LogID? = try reader.take(tag: 18) ? reader.logID() : nil
    while let tag = try reader.next() {
      switch tag {
      case 8: ownNumber = try reader.uint64()
      case 18: ownLog = try reader.logID()
      default: try reader.skip(tag)
      }
    }
    self.init(ownNumber: ownNumber, ownLog: ownLog)
  }

  func write(to fields: inout some FieldWriter) {
    fields.uint64(ownNumber.unlessDefault, 1, "ownNumber")
    fields.logID(ownLog, 2, "ownLog")
  }
}

extension ActivityRenamed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var ownNumber: UInt64 = try reader.take(tag: 8) ? reader.uint64() : 0
    var ownLog: LogID? = try reader.take(tag: 18) ? reader.logID() : nil
    var name: Text = try reader.take(tag: 26) ? .inline(reader.string()) : .none
    while let tag = try reader.next() {
      switch tag {
      case 8: ownNumber = try reader.uint64()
      case 18: ownLog = try reader.logID()
      case 26: name = try .inline(reader.string())
      default: try reader.skip(tag)
      }
    }
    self.init(ownNumber: ownNumber, ownLog: ownLog, name: name)
  }

  func write(to fields: inout some FieldWriter) {
    fields.uint64(ownNumber.unlessDefault, 1, "ownNumber")
    fields.logID(ownLog, 2, "ownLog")
    fields.text(name.unlessDefault, 3, "name")
  }
}

extension ActivityLogged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var activity: StandardActivity = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var amount: Int64 = try reader.take(tag: 16) ? reader.sint64() : 0
    var note: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    var acknowledgement: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    var help: Text = try reader.take(tag: 42) ? reader.text(field: 5) : .none
    var ownNumber: UInt64 = try reader.take(tag: 48) ? reader.uint64() : 0
    var ownLog: LogID? = try reader.take(tag: 58) ? reader.logID() : nil
    while let tag = try reader.next() {
      switch tag {
      case 8: activity = try reader.enumeration()
      case 16: amount = try reader.sint64()
      case 26: note = try reader.text(field: 3)
      case 34: acknowledgement = try reader.text(field: 4)
      case 42: help = try reader.text(field: 5)
      case 48: ownNumber = try reader.uint64()
      case 58: ownLog = try reader.logID()
      default: try reader.skip(tag)
      }
    }
    self.init(
      activity: activity,
      amount: amount,
      note: note,
      acknowledgement: acknowledgement,
      help: help,
      ownNumber: ownNumber,
      ownLog: ownLog
    )
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(activity.unlessDefault, 1, "activity")
    fields.sint64(amount.unlessDefault, 2, "amount")
    fields.text(note.unlessDefault, 3, "note")
    fields.text(acknowledgement.unlessDefault, 4, "acknowledgement")
    fields.text(help.unlessDefault, 5, "help")
    fields.uint64(ownNumber.unlessDefault, 6, "ownNumber")
    fields.logID(ownLog, 7, "ownLog")
  }
}

extension ActivityCorrected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var amount: Int64 = try reader.take(tag: 8) ? reader.sint64() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: amount = try reader.sint64()
      default: try reader.skip(tag)
      }
    }
    self.init(amount: amount)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint64(amount.unlessDefault, 1, "amount")
  }
}

extension ActivityNoteChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var note: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var acknowledgement: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    var help: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: note = try reader.text(field: 1)
      case 18: acknowledgement = try reader.text(field: 2)
      case 26: help = try reader.text(field: 3)
      default: try reader.skip(tag)
      }
    }
    self.init(note: note, acknowledgement: acknowledgement, help: help)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(note.unlessDefault, 1, "note")
    fields.text(acknowledgement.unlessDefault, 2, "acknowledgement")
    fields.text(help.unlessDefault, 3, "help")
  }
}

extension ActivityRemoved: EmptyMessage {}

extension GoalSet: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var activity: StandardActivity = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var target: Int64 = try reader.take(tag: 16) ? reader.sint64() : 0
    var period: Period = try reader.take(tag: 24) ? reader.enumeration() : .unspecified
    var weekStart: UInt32 = try reader.take(tag: 32) ? reader.uint32() : 0
    var firstDay: Int32 = try reader.take(tag: 40) ? reader.sint32() : 0
    var ownNumber: UInt64 = try reader.take(tag: 48) ? reader.uint64() : 0
    var ownLog: LogID? = try reader.take(tag: 58) ? reader.logID() : nil
    var isAtMost: Bool = try reader.take(tag: 64) ? reader.bool() : false
    while let tag = try reader.next() {
      switch tag {
      case 8: activity = try reader.enumeration()
      case 16: target = try reader.sint64()
      case 24: period = try reader.enumeration()
      case 32: weekStart = try reader.uint32()
      case 40: firstDay = try reader.sint32()
      case 48: ownNumber = try reader.uint64()
      case 58: ownLog = try reader.logID()
      case 64: isAtMost = try reader.bool()
      default: try reader.skip(tag)
      }
    }
    self.init(
      activity: activity,
      target: target,
      period: period,
      weekStart: weekStart,
      firstDay: firstDay,
      ownNumber: ownNumber,
      ownLog: ownLog,
      isAtMost: isAtMost
    )
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(activity.unlessDefault, 1, "activity")
    fields.sint64(target.unlessDefault, 2, "target")
    fields.enumeration(period.unlessDefault, 3, "period")
    fields.uint32(weekStart.unlessDefault, 4, "weekStart")
    fields.sint32(firstDay.unlessDefault, 5, "firstDay")
    fields.uint64(ownNumber.unlessDefault, 6, "ownNumber")
    fields.logID(ownLog, 7, "ownLog")
    fields.bool(isAtMost.unlessDefault, 8, "isAtMost")
  }
}

extension GoalTargetChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var target: Int64 = try reader.take(tag: 8) ? reader.sint64() : 0
    var effectiveDay: Int32 = try reader.take(tag: 16) ? reader.sint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: target = try reader.sint64()
      case 16: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(target: target, effectiveDay: effectiveDay)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint64(target.unlessDefault, 1, "target")
    fields.sint32(effectiveDay.unlessDefault, 2, "effectiveDay")
  }
}

extension GoalDeactivated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var effectiveDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(effectiveDay: effectiveDay)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint32(effectiveDay.unlessDefault, 1, "effectiveDay")
  }
}

extension GoalReactivated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var effectiveDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(effectiveDay: effectiveDay)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint32(effectiveDay.unlessDefault, 1, "effectiveDay")
  }
}

extension DaySkipped: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var day: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    var reason: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    while let tag = try reader.next() {
      switch tag {
      case 8: day = try reader.sint32()
      case 18: reason = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
    self.init(day: day, reason: reason)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint32(day.unlessDefault, 1, "day")
    fields.text(reason.unlessDefault, 2, "reason")
  }
}

extension GoalPaused: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var firstDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    var lastDay: Int32? = try reader.take(tag: 16) ? reader.sint32() : nil
    var reason: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    while let tag = try reader.next() {
      switch tag {
      case 8: firstDay = try reader.sint32()
      case 16: lastDay = try reader.sint32()
      case 26: reason = try reader.text(field: 3)
      default: try reader.skip(tag)
      }
    }
    self.init(firstDay: firstDay, lastDay: lastDay, reason: reason)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint32(firstDay.unlessDefault, 1, "firstDay")
    fields.sint32(lastDay, 2, "lastDay")
    fields.text(reason.unlessDefault, 3, "reason")
  }
}

extension GoalResumed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var effectiveDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(effectiveDay: effectiveDay)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint32(effectiveDay.unlessDefault, 1, "effectiveDay")
  }
}

extension DayFrozen: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var day: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: day = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(day: day)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint32(day.unlessDefault, 1, "day")
  }
}

extension ReminderSet: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var goalNumber: UInt64 = try reader.take(tag: 8) ? reader.uint64() : 0
    var goalLog: LogID? = try reader.take(tag: 18) ? reader.logID() : nil
    var minute: UInt32 = try reader.take(tag: 24) ? reader.uint32() : 0
    var weekdays: UInt32 = try reader.take(tag: 32) ? reader.uint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: goalNumber = try reader.uint64()
      case 18: goalLog = try reader.logID()
      case 24: minute = try reader.uint32()
      case 32: weekdays = try reader.uint32()
      default: try reader.skip(tag)
      }
    }
    self.init(goalNumber: goalNumber, goalLog: goalLog, minute: minute, weekdays: weekdays)
  }

  func write(to fields: inout some FieldWriter) {
    fields.uint64(goalNumber.unlessDefault, 1, "goalNumber")
    fields.logID(goalLog, 2, "goalLog")
    fields.uint32(minute.unlessDefault, 3, "minute")
    fields.uint32(weekdays.unlessDefault, 4, "weekdays")
  }
}

extension ReminderChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var minute: UInt32 = try reader.take(tag: 8) ? reader.uint32() : 0
    var weekdays: UInt32 = try reader.take(tag: 16) ? reader.uint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: minute = try reader.uint32()
      case 16: weekdays = try reader.uint32()
      default: try reader.skip(tag)
      }
    }
    self.init(minute: minute, weekdays: weekdays)
  }

  func write(to fields: inout some FieldWriter) {
    fields.uint32(minute.unlessDefault, 1, "minute")
    fields.uint32(weekdays.unlessDefault, 2, "weekdays")
  }
}

extension ReminderRemoved: EmptyMessage {}

extension BadgeShown: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var badge: Badge = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var earnedDay: Int32 = try reader.take(tag: 16) ? reader.sint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: badge = try reader.enumeration()
      case 16: earnedDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(badge: badge, earnedDay: earnedDay)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(badge.unlessDefault, 1, "badge")
    fields.sint32(earnedDay.unlessDefault, 2, "earnedDay")
  }
}

extension MemoryCaptured: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var text: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var title: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    var emotion: Emotion = try reader.take(tag: 24) ? reader.enumeration() : .unspecified
    var source: CaptureSource = try reader.take(tag: 32) ? reader.enumeration() : .unspecified
    var acknowledgement: Text = try reader.take(tag: 42) ? reader.text(field: 5) : .none
    var help: Text = try reader.take(tag: 50) ? reader.text(field: 6) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: text = try reader.text(field: 1)
      case 18: title = try reader.text(field: 2)
      case 24: emotion = try reader.enumeration()
      case 32: source = try reader.enumeration()
      case 42: acknowledgement = try reader.text(field: 5)
      case 50: help = try reader.text(field: 6)
      default: try reader.skip(tag)
      }
    }
    self.init(
      text: text,
      title: title,
      emotion: emotion,
      source: source,
      acknowledgement: acknowledgement,
      help: help
    )
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(text.unlessDefault, 1, "text")
    fields.text(title.unlessDefault, 2, "title")
    fields.enumeration(emotion.unlessDefault, 3, "emotion")
    fields.enumeration(source.unlessDefault, 4, "source")
    fields.text(acknowledgement.unlessDefault, 5, "acknowledgement")
    fields.text(help.unlessDefault, 6, "help")
  }
}

extension MemoryTitleChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var title: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: title = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
    self.init(title: title)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(title.unlessDefault, 1, "title")
  }
}

extension MemoryTextChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var text: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: text = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
    self.init(text: text)
  }

  func write(to fields: inout some FieldWriter) {
    fields.text(text.unlessDefault, 1, "text")
  }
}

extension MemoryEmotionChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var emotion: Emotion = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 8: emotion = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(emotion: emotion)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(emotion.unlessDefault, 1, "emotion")
  }
}

extension MemoryLabelled: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var kind: LabelKind = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var label: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    while let tag = try reader.next() {
      switch tag {
      case 8: kind = try reader.enumeration()
      case 18: label = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
    self.init(kind: kind, label: label)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(kind.unlessDefault, 1, "kind")
    fields.text(label.unlessDefault, 2, "label")
  }
}

extension MemoryUnlabelled: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var labelNumber: UInt64 = try reader.take(tag: 8) ? reader.uint64() : 0
    var labelLog: LogID? = try reader.take(tag: 18) ? reader.logID() : nil
    while let tag = try reader.next() {
      switch tag {
      case 8: labelNumber = try reader.uint64()
      case 18: labelLog = try reader.logID()
      default: try reader.skip(tag)
      }
    }
    self.init(labelNumber: labelNumber, labelLog: labelLog)
  }

  func write(to fields: inout some FieldWriter) {
    fields.uint64(labelNumber.unlessDefault, 1, "labelNumber")
    fields.logID(labelLog, 2, "labelLog")
  }
}

extension MemoryTimeChanged: EmptyMessage {}

extension MemoryRemoved: EmptyMessage {}

extension AttachmentAdded: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var file: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    var sizeBytes: UInt64 = try reader.take(tag: 16) ? reader.uint64() : 0
    var mediaType: String = try reader.take(tag: 26) ? reader.string() : ""
    var fileName: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    while let tag = try reader.next() {
      switch tag {
      case 10: file = try reader.bytes()
      case 16: sizeBytes = try reader.uint64()
      case 26: mediaType = try reader.string()
      case 34: fileName = try reader.text(field: 4)
      default: try reader.skip(tag)
      }
    }
    self.init(file: file, sizeBytes: sizeBytes, mediaType: mediaType, fileName: fileName)
  }

  func write(to fields: inout some FieldWriter) {
    fields.bytes(file.unlessDefault, 1, "file")
    fields.uint64(sizeBytes.unlessDefault, 2, "sizeBytes")
    fields.string(mediaType.unlessDefault, 3, "mediaType")
    fields.text(fileName.unlessDefault, 4, "fileName")
  }
}

extension AttachmentRemoved: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var file: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    while let tag = try reader.next() {
      switch tag {
      case 10: file = try reader.bytes()
      default: try reader.skip(tag)
      }
    }
    self.init(file: file)
  }

  func write(to fields: inout some FieldWriter) {
    fields.bytes(file.unlessDefault, 1, "file")
  }
}

extension NotificationShown: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var plannedDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    var plannedMinute: UInt32 = try reader.take(tag: 16) ? reader.uint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: plannedDay = try reader.sint32()
      case 16: plannedMinute = try reader.uint32()
      default: try reader.skip(tag)
      }
    }
    self.init(plannedDay: plannedDay, plannedMinute: plannedMinute)
  }

  func write(to fields: inout some FieldWriter) {
    fields.sint32(plannedDay.unlessDefault, 1, "plannedDay")
    fields.uint32(plannedMinute.unlessDefault, 2, "plannedMinute")
  }
}

extension PermissionChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var permission: Permission = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 8: permission = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(permission: permission)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(permission.unlessDefault, 1, "permission")
  }
}

extension PromptAnswered: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var prompt: Prompt = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var accepted: Bool = try reader.take(tag: 16) ? reader.bool() : false
    while let tag = try reader.next() {
      switch tag {
      case 8: prompt = try reader.enumeration()
      case 16: accepted = try reader.bool()
      default: try reader.skip(tag)
      }
    }
    self.init(prompt: prompt, accepted: accepted)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(prompt.unlessDefault, 1, "prompt")
    fields.bool(accepted.unlessDefault, 2, "accepted")
  }
}

extension ConsentGiven: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var document: ConsentDocument = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var version: String = try reader.take(tag: 18) ? reader.string() : ""
    while let tag = try reader.next() {
      switch tag {
      case 8: document = try reader.enumeration()
      case 18: version = try reader.string()
      default: try reader.skip(tag)
      }
    }
    self.init(document: document, version: version)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(document.unlessDefault, 1, "document")
    fields.string(version.unlessDefault, 2, "version")
  }
}

extension ConsentWithdrawn: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var document: ConsentDocument = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 8: document = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(document: document)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(document.unlessDefault, 1, "document")
  }
}

extension EntitlementChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var entitlement: Entitlement = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var lastDay: Int32? = try reader.take(tag: 16) ? reader.sint32() : nil
    var source: EntitlementSource = try reader.take(tag: 24) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 8: entitlement = try reader.enumeration()
      case 16: lastDay = try reader.sint32()
      case 24: source = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(entitlement: entitlement, lastDay: lastDay, source: source)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(entitlement.unlessDefault, 1, "entitlement")
    fields.sint32(lastDay, 2, "lastDay")
    fields.enumeration(source.unlessDefault, 3, "source")
  }
}

extension VaultExported: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var kind: ExportKind = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 8: kind = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(kind: kind)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(kind.unlessDefault, 1, "kind")
  }
}

extension HealthChecked: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var outcome: HealthOutcome = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while let tag = try reader.next() {
      switch tag {
      case 8: outcome = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(outcome: outcome)
  }

  func write(to fields: inout some FieldWriter) {
    fields.enumeration(outcome.unlessDefault, 1, "outcome")
  }
}

extension KeyRotated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var epoch: UInt32 = try reader.take(tag: 8) ? reader.uint32() : 0
    while let tag = try reader.next() {
      switch tag {
      case 8: epoch = try reader.uint32()
      default: try reader.skip(tag)
      }
    }
    self.init(epoch: epoch)
  }

  func write(to fields: inout some FieldWriter) {
    fields.uint32(epoch.unlessDefault, 1, "epoch")
  }
}
