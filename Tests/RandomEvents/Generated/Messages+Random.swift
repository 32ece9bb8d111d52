// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
package import Events

extension Event {
  package init(random values: inout RandomValues) {
    self.init()
    clock = values.fixed64()
    recordedLagMs = values.sint64()
    utcOffsetSeconds = values.optional { $0.sint32() }
    civilDay = values.sint32()
    subjectNumber = values.uint64()
    subjectLog = values.logID()
    carriesText = values.bool()
    happenedAtMs = values.optional { $0.sint64() }
    happenedPrecision = values.enumeration()
    importBatch = values.uint64()
    body = Body(random: &values, type: values.index(below: Body.typeCount))
  }
}

extension Event.Body {
  /// How many types of body there are; a type is an index below.
  package static let typeCount = 21

  package init(random values: inout RandomValues, type: Int) {
    switch type {
    case 0: self = .logStarted(LogStarted(random: &values))
    case 1: self = .vaultCreated(VaultCreated(random: &values))
    case 2: self = .seen(Seen(random: &values))
    case 3: self = .forgotten(Forgotten(random: &values))
    case 4: self = .settingChanged(SettingChanged(random: &values))
    case 5: self = .importStarted(ImportStarted(random: &values))
    case 6: self = .importUndone(ImportUndone(random: &values))
    case 7: self = .vibeSent(VibeSent(random: &values))
    case 8: self = .echoRevealed(EchoRevealed(random: &values))
    case 9: self = .echoReflected(EchoReflected(random: &values))
    case 10: self = .echoDismissed(EchoDismissed(random: &values))
    case 11: self = .echoCancelled(EchoCancelled(random: &values))
    case 12: self = .momentLogged(MomentLogged(random: &values))
    case 13: self = .momentRemoved(MomentRemoved(random: &values))
    case 14: self = .activityLogged(ActivityLogged(random: &values))
    case 15: self = .activityCorrected(ActivityCorrected(random: &values))
    case 16: self = .activityRemoved(ActivityRemoved(random: &values))
    case 17: self = .goalSet(GoalSet(random: &values))
    case 18: self = .goalTargetChanged(GoalTargetChanged(random: &values))
    case 19: self = .goalDeactivated(GoalDeactivated(random: &values))
    case 20: self = .goalReactivated(GoalReactivated(random: &values))
    default: self = .unknown(fieldNumber: 0)
    }
  }
}

extension LogStarted {
  package init(random values: inout RandomValues) {
    self.init()
    deviceName = values.string()
    continuedLog = values.bytes()
    continuedNumber = values.uint64()
    continuedLink = values.bytes()
  }
}

extension VaultCreated {
  package init(random values: inout RandomValues) {
    self.init()
    ownerLabel = values.text()
  }
}

extension Seen {
  package init(random values: inout RandomValues) {
    self.init()
    logs = values.array { SeenLog(random: &$0) }
  }
}

extension SeenLog {
  package init(random values: inout RandomValues) {
    self.init()
    log = values.bytes()
    number = values.uint64()
    link = values.bytes()
  }
}

extension Forgotten {
  package init(random values: inout RandomValues) { self.init() }
}

extension SettingChanged {
  package init(random values: inout RandomValues) {
    self.init()
    switch values.index(below: 3) {
    case 0: setting = .dayStartMinutes(values.uint32())
    case 1: setting = .weekStart(values.uint32())
    default: setting = nil
    }
  }
}

extension ImportStarted {
  package init(random values: inout RandomValues) {
    self.init()
    sourceName = values.text()
    kind = values.enumeration()
  }
}

extension ImportUndone {
  package init(random values: inout RandomValues) { self.init() }
}

extension VibeSent {
  package init(random values: inout RandomValues) {
    self.init()
    text = values.text()
    graphemeCount = values.uint32()
    emotion = values.enumeration()
    intervalDays = values.uint32()
    deliveryDay = values.sint32()
    deliveryMinute = values.uint32()
  }
}

extension EchoRevealed {
  package init(random values: inout RandomValues) {
    self.init()
    recommendation = values.text()
    quoteId = values.string()
    quote = values.text()
    quoteAuthor = values.text()
  }
}

extension EchoReflected {
  package init(random values: inout RandomValues) {
    self.init()
    note = values.text()
  }
}

extension EchoDismissed {
  package init(random values: inout RandomValues) { self.init() }
}

extension EchoCancelled {
  package init(random values: inout RandomValues) { self.init() }
}

extension MomentLogged {
  package init(random values: inout RandomValues) {
    self.init()
    text = values.text()
    praise = values.text()
  }
}

extension MomentRemoved {
  package init(random values: inout RandomValues) { self.init() }
}

extension ActivityLogged {
  package init(random values: inout RandomValues) {
    self.init()
    activity = values.enumeration()
    amount = values.sint64()
    note = values.text()
  }
}

extension ActivityCorrected {
  package init(random values: inout RandomValues) {
    self.init()
    amount = values.sint64()
  }
}

extension ActivityRemoved {
  package init(random values: inout RandomValues) { self.init() }
}

extension GoalSet {
  package init(random values: inout RandomValues) {
    self.init()
    activity = values.enumeration()
    target = values.sint64()
    period = values.enumeration()
    weekStart = values.uint32()
    firstDay = values.sint32()
  }
}

extension GoalTargetChanged {
  package init(random values: inout RandomValues) {
    self.init()
    target = values.sint64()
    effectiveDay = values.sint32()
  }
}

extension GoalDeactivated {
  package init(random values: inout RandomValues) {
    self.init()
    effectiveDay = values.sint32()
  }
}

extension GoalReactivated {
  package init(random values: inout RandomValues) {
    self.init()
    effectiveDay = values.sint32()
  }
}
