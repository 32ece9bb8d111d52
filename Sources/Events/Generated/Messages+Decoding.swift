// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
import Bytes

extension Event: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
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
  }
}

extension LogStarted: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
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
  }
}

extension VaultCreated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: ownerLabel = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
  }
}

extension Seen: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: logs.append(try SeenLog(nested: &reader))
      default: try reader.skip(tag)
      }
    }
  }
}

extension SeenLog: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: log = try reader.bytes()
      case 16: number = try reader.uint64()
      case 26: link = try reader.bytes()
      default: try reader.skip(tag)
      }
    }
  }
}

extension Forgotten: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
  }
}

extension SettingChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: setting = .dayStartMinutes(try reader.uint32())
      case 16: setting = .weekStart(try reader.uint32())
      default: try reader.skip(tag)
      }
    }
  }
}

extension ImportStarted: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: sourceName = try reader.text(field: 1)
      case 16: kind = try reader.enumeration()
      default: try reader.skip(tag)
      }
    }
  }
}

extension ImportUndone: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
  }
}

extension VibeSent: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
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
  }
}

extension EchoRevealed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
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
  }
}

extension EchoReflected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: note = try reader.text(field: 1)
      default: try reader.skip(tag)
      }
    }
  }
}

extension EchoDismissed: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
  }
}

extension EchoCancelled: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
  }
}

extension MomentLogged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 10: text = try reader.text(field: 1)
      case 18: praise = try reader.text(field: 2)
      default: try reader.skip(tag)
      }
    }
  }
}

extension MomentRemoved: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
  }
}

extension ActivityLogged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: activity = try reader.enumeration()
      case 16: amount = try reader.sint64()
      case 26: note = try reader.text(field: 3)
      default: try reader.skip(tag)
      }
    }
  }
}

extension ActivityCorrected: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: amount = try reader.sint64()
      default: try reader.skip(tag)
      }
    }
  }
}

extension ActivityRemoved: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      try reader.skip(tag)
    }
  }
}

extension GoalSet: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
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
  }
}

extension GoalTargetChanged: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: target = try reader.sint64()
      case 16: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
  }
}

extension GoalDeactivated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
  }
}

extension GoalReactivated: SchemaMessage {
  init(from reader: inout FieldReader) throws(EventDecodingError) {
    self.init()
    while !reader.isAtEnd {
      let tag = try reader.tag()
      switch tag {
      case 8: effectiveDay = try reader.sint32()
      default: try reader.skip(tag)
      }
    }
  }
}
