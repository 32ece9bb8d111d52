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
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
}

extension VaultCreated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var ownerLabel: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: ownerLabel = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
    self.init(ownerLabel: ownerLabel)
  }
}

extension Seen: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var logs: [SeenLog] = []
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: logs.append(try SeenLog(nested: &reader))
      default: try reader.skip(tag)
      }
    }
    self.init(logs: logs)
  }
}

extension SeenLog: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var log: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    var number: UInt64 = try reader.take(tag: 16) ? reader.uint64() : 0
    var link: [UInt8] = try reader.take(tag: 26) ? reader.bytes() : []
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: log = try reader.bytes()
      case 16: number = try reader.uint64()
      case 26: link = try reader.bytes()
      default: try reader.skip(tag)
      }
    }
    self.init(log: log, number: number, link: link)
  }
}

extension Forgotten: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension BranchesAcknowledged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var log: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    var number: UInt64 = try reader.take(tag: 16) ? reader.uint64() : 0
    var branches: [KnownBranch] = []
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: log = try reader.bytes()
      case 16: number = try reader.uint64()
      case 26: branches.append(try KnownBranch(nested: &reader))
      default: try reader.skip(tag)
      }
    }
    self.init(log: log, number: number, branches: branches)
  }
}

extension KnownBranch: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var log: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: log = try reader.bytes()
      default: try reader.skip(tag)
      }
    }
    self.init(log: log)
  }
}

extension SettingChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var helpLine: Text = .none
    var setting: Setting? = nil
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
}

extension PolicySelected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var policy: Policy = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: policy = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(policy: policy)
  }
}

extension Undone: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var undoneNumber: UInt64 = try reader.take(tag: 8) ? reader.uint64() : 0
    var undoneLog: LogID? = try reader.take(tag: 18) ? reader.logID() : nil
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: undoneNumber = try reader.uint64()
      case 18: undoneLog = try reader.logID()
      default: try reader.skip(tag)
      }
    }
    self.init(undoneNumber: undoneNumber, undoneLog: undoneLog)
  }
}

extension DeviceRetired: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension ImportStarted: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var sourceName: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var kind: ImportKind = try reader.take(tag: 16) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: sourceName = try reader.text(field: 1)
      case 16: kind = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(sourceName: sourceName, kind: kind)
  }
}

extension ImportFinished: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension ImportUndone: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

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
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
}

extension EchoRevealed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var recommendation: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var quoteId: String = try reader.take(tag: 18) ? reader.string() : ""
    var quote: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    var quoteAuthor: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    var help: Text = try reader.take(tag: 42) ? reader.text(field: 5) : .none
    var isQuiet: Bool = try reader.take(tag: 48) ? reader.bool() : false
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
}

extension EchoReflected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var note: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var acknowledgement: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    var help: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: note = try reader.text(field: 1)
      case 18: acknowledgement = try reader.text(field: 2)
      case 26: help = try reader.text(field: 3)
      default: try reader.skip(tag)
      }
    }
    self.init(note: note, acknowledgement: acknowledgement, help: help)
  }
}

extension EchoDismissed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension EchoCancelled: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension EchoReopened: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension QuoteFavourited: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var quoteId: String = try reader.take(tag: 10) ? reader.string() : ""
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: quoteId = try reader.string()
      default: try reader.skip(tag)
      }
    }
    self.init(quoteId: quoteId)
  }
}

extension QuoteUnfavourited: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var quoteId: String = try reader.take(tag: 10) ? reader.string() : ""
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: quoteId = try reader.string()
      default: try reader.skip(tag)
      }
    }
    self.init(quoteId: quoteId)
  }
}

extension MomentLogged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var text: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var praise: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    var isQuiet: Bool = try reader.take(tag: 24) ? reader.bool() : false
    var help: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
}

extension MomentRemoved: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension PraiseEnhanced: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var praise: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    var source: String = try reader.take(tag: 18) ? reader.string() : ""
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: praise = try reader.text(field: 1)
      case 18: source = try reader.string()
      default: try reader.skip(tag)
      }
    }
    self.init(praise: praise, source: source)
  }
}

extension PraiseEnhancementFailed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var reason: PraiseFailure = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: reason = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(reason: reason)
  }
}

extension DaySummarySet: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var day: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    var summary: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: day = try reader.sint32()
      case 18: summary = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
    self.init(day: day, summary: summary)
  }
}

extension ActivityLogged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var activity: Activity = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var amount: Int64 = try reader.take(tag: 16) ? reader.sint64() : 0
    var note: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    var acknowledgement: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    var help: Text = try reader.take(tag: 42) ? reader.text(field: 5) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: activity = try reader.enumeration()
      case 16: amount = try reader.sint64()
      case 26: note = try reader.text(field: 3)
      case 34: acknowledgement = try reader.text(field: 4)
      case 42: help = try reader.text(field: 5)
      default: try reader.skip(tag)
      }
    }
    self.init(
      activity: activity,
      amount: amount,
      note: note,
      acknowledgement: acknowledgement,
      help: help
    )
  }
}

extension ActivityCorrected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var amount: Int64 = try reader.take(tag: 8) ? reader.sint64() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: amount = try reader.sint64()
      default: try reader.skip(tag)
      }
    }
    self.init(amount: amount)
  }
}

extension ActivityRemoved: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension GoalSet: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var activity: Activity = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var target: Int64 = try reader.take(tag: 16) ? reader.sint64() : 0
    var period: Period = try reader.take(tag: 24) ? reader.enumeration() : .unspecified
    var weekStart: UInt32 = try reader.take(tag: 32) ? reader.uint32() : 0
    var firstDay: Int32 = try reader.take(tag: 40) ? reader.sint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: activity = try reader.enumeration()
      case 16: target = try reader.sint64()
      case 24: period = try reader.enumeration()
      case 32: weekStart = try reader.uint32()
      case 40: firstDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(
      activity: activity,
      target: target,
      period: period,
      weekStart: weekStart,
      firstDay: firstDay
    )
  }
}

extension GoalTargetChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var target: Int64 = try reader.take(tag: 8) ? reader.sint64() : 0
    var effectiveDay: Int32 = try reader.take(tag: 16) ? reader.sint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: target = try reader.sint64()
      case 16: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(target: target, effectiveDay: effectiveDay)
  }
}

extension GoalDeactivated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var effectiveDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(effectiveDay: effectiveDay)
  }
}

extension GoalReactivated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var effectiveDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(effectiveDay: effectiveDay)
  }
}

extension DaySkipped: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var day: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    var reason: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: day = try reader.sint32()
      case 18: reason = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
    self.init(day: day, reason: reason)
  }
}

extension GoalPaused: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var firstDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    var lastDay: Int32? = try reader.take(tag: 16) ? reader.sint32() : nil
    var reason: Text = try reader.take(tag: 26) ? reader.text(field: 3) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: firstDay = try reader.sint32()
      case 16: lastDay = try reader.sint32()
      case 26: reason = try reader.text(field: 3)
      default: try reader.skip(tag)
      }
    }
    self.init(firstDay: firstDay, lastDay: lastDay, reason: reason)
  }
}

extension GoalResumed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var effectiveDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(effectiveDay: effectiveDay)
  }
}

extension DayFrozen: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var day: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: day = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(day: day)
  }
}

extension ReminderSet: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var goalNumber: UInt64 = try reader.take(tag: 8) ? reader.uint64() : 0
    var goalLog: LogID? = try reader.take(tag: 18) ? reader.logID() : nil
    var minute: UInt32 = try reader.take(tag: 24) ? reader.uint32() : 0
    var weekdays: UInt32 = try reader.take(tag: 32) ? reader.uint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
}

extension ReminderChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var minute: UInt32 = try reader.take(tag: 8) ? reader.uint32() : 0
    var weekdays: UInt32 = try reader.take(tag: 16) ? reader.uint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: minute = try reader.uint32()
      case 16: weekdays = try reader.uint32()
      default: try reader.skip(tag)
      }
    }
    self.init(minute: minute, weekdays: weekdays)
  }
}

extension ReminderRemoved: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension BadgeShown: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var badge: Badge = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var earnedDay: Int32 = try reader.take(tag: 16) ? reader.sint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: badge = try reader.enumeration()
      case 16: earnedDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
    self.init(badge: badge, earnedDay: earnedDay)
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
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
}

extension MemoryTitleChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var title: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: title = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
    self.init(title: title)
  }
}

extension MemoryTextChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var text: Text = try reader.take(tag: 10) ? reader.text(field: 1) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: text = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
    self.init(text: text)
  }
}

extension MemoryEmotionChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var emotion: Emotion = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: emotion = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(emotion: emotion)
  }
}

extension MemoryLabelled: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var kind: LabelKind = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var label: Text = try reader.take(tag: 18) ? reader.text(field: 2) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: kind = try reader.enumeration()
      case 18: label = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
    self.init(kind: kind, label: label)
  }
}

extension MemoryUnlabelled: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var labelNumber: UInt64 = try reader.take(tag: 8) ? reader.uint64() : 0
    var labelLog: LogID? = try reader.take(tag: 18) ? reader.logID() : nil
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: labelNumber = try reader.uint64()
      case 18: labelLog = try reader.logID()
      default: try reader.skip(tag)
      }
    }
    self.init(labelNumber: labelNumber, labelLog: labelLog)
  }
}

extension MemoryTimeChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension MemoryRemoved: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
    self.init()
  }
}

extension AttachmentAdded: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var file: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    var sizeBytes: UInt64 = try reader.take(tag: 16) ? reader.uint64() : 0
    var mediaType: String = try reader.take(tag: 26) ? reader.string() : ""
    var fileName: Text = try reader.take(tag: 34) ? reader.text(field: 4) : .none
    while !reader.isAtEnd {
      let tag = try reader.tag()
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
}

extension AttachmentRemoved: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var file: [UInt8] = try reader.take(tag: 10) ? reader.bytes() : []
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: file = try reader.bytes()
      default: try reader.skip(tag)
      }
    }
    self.init(file: file)
  }
}

extension NotificationShown: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var plannedDay: Int32 = try reader.take(tag: 8) ? reader.sint32() : 0
    var plannedMinute: UInt32 = try reader.take(tag: 16) ? reader.uint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: plannedDay = try reader.sint32()
      case 16: plannedMinute = try reader.uint32()
      default: try reader.skip(tag)
      }
    }
    self.init(plannedDay: plannedDay, plannedMinute: plannedMinute)
  }
}

extension PermissionChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var permission: Permission = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: permission = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(permission: permission)
  }
}

extension PromptAnswered: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var prompt: Prompt = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var accepted: Bool = try reader.take(tag: 16) ? reader.bool() : false
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: prompt = try reader.enumeration()
      case 16: accepted = try reader.bool()
      default: try reader.skip(tag)
      }
    }
    self.init(prompt: prompt, accepted: accepted)
  }
}

extension ConsentGiven: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var document: ConsentDocument = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var version: String = try reader.take(tag: 18) ? reader.string() : ""
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: document = try reader.enumeration()
      case 18: version = try reader.string()
      default: try reader.skip(tag)
      }
    }
    self.init(document: document, version: version)
  }
}

extension ConsentWithdrawn: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var document: ConsentDocument = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: document = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(document: document)
  }
}

extension EntitlementChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var entitlement: Entitlement = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    var lastDay: Int32? = try reader.take(tag: 16) ? reader.sint32() : nil
    var source: EntitlementSource = try reader.take(tag: 24) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: entitlement = try reader.enumeration()
      case 16: lastDay = try reader.sint32()
      case 24: source = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(entitlement: entitlement, lastDay: lastDay, source: source)
  }
}

extension VaultExported: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var kind: ExportKind = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: kind = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(kind: kind)
  }
}

extension HealthChecked: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var outcome: HealthOutcome = try reader.take(tag: 8) ? reader.enumeration() : .unspecified
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: outcome = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
    self.init(outcome: outcome)
  }
}

extension KeyRotated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var epoch: UInt32 = try reader.take(tag: 8) ? reader.uint32() : 0
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: epoch = try reader.uint32()
      default: try reader.skip(tag)
      }
    }
    self.init(epoch: epoch)
  }
}
