// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
import Bytes

extension Event: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var clock: UInt64 = 0
    var recordedLagMs: Int64 = 0
    var utcOffsetSeconds: Int32? = nil
    var civilDay: Int32 = 0
    var subjectNumber: UInt64 = 0
    var subjectLog: LogID? = nil
    var carriesText: Bool = false
    var happenedAtMs: Int64? = nil
    var happenedPrecision: Precision = .unspecified
    var importBatch: UInt64 = 0
    var body: Body = .unknown(fieldNumber: 0)
    if reader.take(tag: 9) { clock = try reader.fixed64() }
    if reader.take(tag: 16) { recordedLagMs = try reader.sint64() }
    if reader.take(tag: 24) { utcOffsetSeconds = try reader.sint32() }
    if reader.take(tag: 32) { civilDay = try reader.sint32() }
    if reader.take(tag: 40) { subjectNumber = try reader.uint64() }
    if reader.take(tag: 50) { subjectLog = try reader.logID() }
    if reader.take(tag: 56) { carriesText = try reader.bool() }
    if reader.take(tag: 64) { happenedAtMs = try reader.sint64() }
    if reader.take(tag: 72) { happenedPrecision = try reader.enumeration() }
    if reader.take(tag: 80) { importBatch = try reader.uint64() }
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
      case 130: body = .logStarted(try LogStarted(nested: &reader))
      case 138: body = .vaultCreated(try VaultCreated(nested: &reader))
      case 146: body = .seen(try Seen(nested: &reader))
      case 154: body = .forgotten(try Forgotten(nested: &reader))
      case 162: body = .settingChanged(try SettingChanged(nested: &reader))
      case 170: body = .importStarted(try ImportStarted(nested: &reader))
      case 178: body = .importUndone(try ImportUndone(nested: &reader))
      case 258: body = .vibeSent(try VibeSent(nested: &reader))
      case 266: body = .echoRevealed(try EchoRevealed(nested: &reader))
      case 274: body = .echoReflected(try EchoReflected(nested: &reader))
      case 282: body = .echoDismissed(try EchoDismissed(nested: &reader))
      case 290: body = .echoCancelled(try EchoCancelled(nested: &reader))
      case 386: body = .momentLogged(try MomentLogged(nested: &reader))
      case 394: body = .momentRemoved(try MomentRemoved(nested: &reader))
      case 514: body = .activityLogged(try ActivityLogged(nested: &reader))
      case 522: body = .activityCorrected(try ActivityCorrected(nested: &reader))
      case 530: body = .activityRemoved(try ActivityRemoved(nested: &reader))
      case 538: body = .goalSet(try GoalSet(nested: &reader))
      case 546: body = .goalTargetChanged(try GoalTargetChanged(nested: &reader))
      case 554: body = .goalDeactivated(try GoalDeactivated(nested: &reader))
      case 562: body = .goalReactivated(try GoalReactivated(nested: &reader))
      default:
        if let number = reader.bodyNumber(of: tag) {
          body = .unknown(fieldNumber: number)
        }
        try reader.skip(tag)
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
      body: body
    )
  }
}

extension LogStarted: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var deviceName: String = ""
    var continuedLog: [UInt8] = []
    var continuedNumber: UInt64 = 0
    var continuedLink: [UInt8] = []
    if reader.take(tag: 10) { deviceName = try reader.string() }
    if reader.take(tag: 18) { continuedLog = try reader.bytes() }
    if reader.take(tag: 24) { continuedNumber = try reader.uint64() }
    if reader.take(tag: 34) { continuedLink = try reader.bytes() }
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: deviceName = try reader.string()
      case 18: continuedLog = try reader.bytes()
      case 24: continuedNumber = try reader.uint64()
      case 34: continuedLink = try reader.bytes()
      default: try reader.skip(tag)
      }
    }
    self.init(
      deviceName: deviceName,
      continuedLog: continuedLog,
      continuedNumber: continuedNumber,
      continuedLink: continuedLink
    )
  }
}

extension VaultCreated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var ownerLabel: Text = .inline("")
    if reader.take(tag: 10) { ownerLabel = try reader.text(field: 1) }
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
    var log: [UInt8] = []
    var number: UInt64 = 0
    var link: [UInt8] = []
    if reader.take(tag: 10) { log = try reader.bytes() }
    if reader.take(tag: 16) { number = try reader.uint64() }
    if reader.take(tag: 26) { link = try reader.bytes() }
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

extension SettingChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var setting: Setting? = nil
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: setting = .dayStartMinutes(try reader.uint32())
      case 16: setting = .weekStart(try reader.uint32())
      default: try reader.skip(tag)
      }
    }
    self.init(setting: setting)
  }
}

extension ImportStarted: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var sourceName: Text = .inline("")
    var kind: ImportKind = .unspecified
    if reader.take(tag: 10) { sourceName = try reader.text(field: 1) }
    if reader.take(tag: 16) { kind = try reader.enumeration() }
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
    var text: Text = .inline("")
    var graphemeCount: UInt32 = 0
    var emotion: Emotion = .unspecified
    var intervalDays: UInt32 = 0
    var deliveryDay: Int32 = 0
    var deliveryMinute: UInt32 = 0
    if reader.take(tag: 10) { text = try reader.text(field: 1) }
    if reader.take(tag: 16) { graphemeCount = try reader.uint32() }
    if reader.take(tag: 24) { emotion = try reader.enumeration() }
    if reader.take(tag: 32) { intervalDays = try reader.uint32() }
    if reader.take(tag: 40) { deliveryDay = try reader.sint32() }
    if reader.take(tag: 48) { deliveryMinute = try reader.uint32() }
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: text = try reader.text(field: 1)
      case 16: graphemeCount = try reader.uint32()
      case 24: emotion = try reader.enumeration()
      case 32: intervalDays = try reader.uint32()
      case 40: deliveryDay = try reader.sint32()
      case 48: deliveryMinute = try reader.uint32()
      default: try reader.skip(tag)
      }
    }
    self.init(
      text: text,
      graphemeCount: graphemeCount,
      emotion: emotion,
      intervalDays: intervalDays,
      deliveryDay: deliveryDay,
      deliveryMinute: deliveryMinute
    )
  }
}

extension EchoRevealed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var recommendation: Text = .inline("")
    var quoteId: String = ""
    var quote: Text = .inline("")
    var quoteAuthor: Text = .inline("")
    if reader.take(tag: 10) { recommendation = try reader.text(field: 1) }
    if reader.take(tag: 18) { quoteId = try reader.string() }
    if reader.take(tag: 26) { quote = try reader.text(field: 3) }
    if reader.take(tag: 34) { quoteAuthor = try reader.text(field: 4) }
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: recommendation = try reader.text(field: 1)
      case 18: quoteId = try reader.string()
      case 26: quote = try reader.text(field: 3)
      case 34: quoteAuthor = try reader.text(field: 4)
      default: try reader.skip(tag)
      }
    }
    self.init(
      recommendation: recommendation,
      quoteId: quoteId,
      quote: quote,
      quoteAuthor: quoteAuthor
    )
  }
}

extension EchoReflected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var note: Text = .inline("")
    if reader.take(tag: 10) { note = try reader.text(field: 1) }
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: note = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
    self.init(note: note)
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

extension MomentLogged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var text: Text = .inline("")
    var praise: Text = .inline("")
    if reader.take(tag: 10) { text = try reader.text(field: 1) }
    if reader.take(tag: 18) { praise = try reader.text(field: 2) }
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: text = try reader.text(field: 1)
      case 18: praise = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
    self.init(text: text, praise: praise)
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

extension ActivityLogged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var activity: Activity = .unspecified
    var amount: Int64 = 0
    var note: Text = .inline("")
    if reader.take(tag: 8) { activity = try reader.enumeration() }
    if reader.take(tag: 16) { amount = try reader.sint64() }
    if reader.take(tag: 26) { note = try reader.text(field: 3) }
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: activity = try reader.enumeration()
      case 16: amount = try reader.sint64()
      case 26: note = try reader.text(field: 3)
      default: try reader.skip(tag)
      }
    }
    self.init(activity: activity, amount: amount, note: note)
  }
}

extension ActivityCorrected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    var amount: Int64 = 0
    if reader.take(tag: 8) { amount = try reader.sint64() }
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
    var activity: Activity = .unspecified
    var target: Int64 = 0
    var period: Period = .unspecified
    var weekStart: UInt32 = 0
    var firstDay: Int32 = 0
    if reader.take(tag: 8) { activity = try reader.enumeration() }
    if reader.take(tag: 16) { target = try reader.sint64() }
    if reader.take(tag: 24) { period = try reader.enumeration() }
    if reader.take(tag: 32) { weekStart = try reader.uint32() }
    if reader.take(tag: 40) { firstDay = try reader.sint32() }
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
    var target: Int64 = 0
    var effectiveDay: Int32 = 0
    if reader.take(tag: 8) { target = try reader.sint64() }
    if reader.take(tag: 16) { effectiveDay = try reader.sint32() }
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
    var effectiveDay: Int32 = 0
    if reader.take(tag: 8) { effectiveDay = try reader.sint32() }
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
    var effectiveDay: Int32 = 0
    if reader.take(tag: 8) { effectiveDay = try reader.sint32() }
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
