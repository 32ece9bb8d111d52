// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
package import Echolog

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
    command = values.uint64()
    body = Body(random: &values, type: values.index(below: Body.typeCount))
  }
}

extension Event.Body {
  /// How many types of body there are; a type is an index below.
  package static let typeCount = 65

  package init(random values: inout RandomValues, type: Int) {
    switch type {
    case 0: self = .logStarted(LogStarted(random: &values))
    case 1: self = .vaultCreated(VaultCreated(random: &values))
    case 2: self = .seen(Seen(random: &values))
    case 3: self = .forgotten(Forgotten(random: &values))
    case 4: self = .settingChanged(SettingChanged(random: &values))
    case 5: self = .importStarted(ImportStarted(random: &values))
    case 6: self = .importUndone(ImportUndone(random: &values))
    case 7: self = .undone(Undone(random: &values))
    case 8: self = .policySelected(PolicySelected(random: &values))
    case 9: self = .deviceRetired(DeviceRetired(random: &values))
    case 10: self = .importFinished(ImportFinished(random: &values))
    case 11: self = .branchesAcknowledged(BranchesAcknowledged(random: &values))
    case 12: self = .vibeSent(VibeSent(random: &values))
    case 13: self = .echoRevealed(EchoRevealed(random: &values))
    case 14: self = .echoReflected(EchoReflected(random: &values))
    case 15: self = .echoDismissed(EchoDismissed(random: &values))
    case 16: self = .echoCancelled(EchoCancelled(random: &values))
    case 17: self = .echoReopened(EchoReopened(random: &values))
    case 18: self = .quoteFavourited(QuoteFavourited(random: &values))
    case 19: self = .quoteUnfavourited(QuoteUnfavourited(random: &values))
    case 20: self = .momentLogged(MomentLogged(random: &values))
    case 21: self = .momentRemoved(MomentRemoved(random: &values))
    case 22: self = .praiseEnhanced(PraiseEnhanced(random: &values))
    case 23: self = .praiseEnhancementFailed(PraiseEnhancementFailed(random: &values))
    case 24: self = .daySummarySet(DaySummarySet(random: &values))
    case 25: self = .momentTextChanged(MomentTextChanged(random: &values))
    case 26: self = .momentTimeChanged(MomentTimeChanged(random: &values))
    case 27: self = .activityLogged(ActivityLogged(random: &values))
    case 28: self = .activityCorrected(ActivityCorrected(random: &values))
    case 29: self = .activityRemoved(ActivityRemoved(random: &values))
    case 30: self = .goalSet(GoalSet(random: &values))
    case 31: self = .goalTargetChanged(GoalTargetChanged(random: &values))
    case 32: self = .goalDeactivated(GoalDeactivated(random: &values))
    case 33: self = .goalReactivated(GoalReactivated(random: &values))
    case 34: self = .daySkipped(DaySkipped(random: &values))
    case 35: self = .goalPaused(GoalPaused(random: &values))
    case 36: self = .goalResumed(GoalResumed(random: &values))
    case 37: self = .dayFrozen(DayFrozen(random: &values))
    case 38: self = .reminderSet(ReminderSet(random: &values))
    case 39: self = .reminderChanged(ReminderChanged(random: &values))
    case 40: self = .reminderRemoved(ReminderRemoved(random: &values))
    case 41: self = .badgeShown(BadgeShown(random: &values))
    case 42: self = .activityNoteChanged(ActivityNoteChanged(random: &values))
    case 43: self = .activityAdded(ActivityAdded(random: &values))
    case 44: self = .activityRetired(ActivityRetired(random: &values))
    case 45: self = .activityRenamed(ActivityRenamed(random: &values))
    case 46: self = .memoryCaptured(MemoryCaptured(random: &values))
    case 47: self = .memoryTitleChanged(MemoryTitleChanged(random: &values))
    case 48: self = .memoryTextChanged(MemoryTextChanged(random: &values))
    case 49: self = .memoryEmotionChanged(MemoryEmotionChanged(random: &values))
    case 50: self = .memoryLabelled(MemoryLabelled(random: &values))
    case 51: self = .memoryUnlabelled(MemoryUnlabelled(random: &values))
    case 52: self = .memoryRemoved(MemoryRemoved(random: &values))
    case 53: self = .attachmentAdded(AttachmentAdded(random: &values))
    case 54: self = .attachmentRemoved(AttachmentRemoved(random: &values))
    case 55: self = .memoryTimeChanged(MemoryTimeChanged(random: &values))
    case 56: self = .notificationShown(NotificationShown(random: &values))
    case 57: self = .permissionChanged(PermissionChanged(random: &values))
    case 58: self = .promptAnswered(PromptAnswered(random: &values))
    case 59: self = .consentGiven(ConsentGiven(random: &values))
    case 60: self = .consentWithdrawn(ConsentWithdrawn(random: &values))
    case 61: self = .entitlementChanged(EntitlementChanged(random: &values))
    case 62: self = .vaultExported(VaultExported(random: &values))
    case 63: self = .healthChecked(HealthChecked(random: &values))
    case 64: self = .keyRotated(KeyRotated(random: &values))
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
    missingLog = values.bytes()
    missingNumber = values.uint64()
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

extension BranchesAcknowledged {
  package init(random values: inout RandomValues) {
    self.init()
    log = values.bytes()
    number = values.uint64()
    branches = values.array { KnownBranch(random: &$0) }
  }
}

extension KnownBranch {
  package init(random values: inout RandomValues) {
    self.init()
    log = values.bytes()
  }
}

extension SettingChanged {
  package init(random values: inout RandomValues) {
    self.init()
    helpLine = values.text()
    switch values.index(below: 16) {
    case 0: setting = .dayStartMinutes(values.uint32())
    case 1: setting = .weekStart(values.uint32())
    case 2: setting = .deliveryMinute(values.uint32())
    case 3: setting = .notificationsEnabled(values.bool())
    case 4: setting = .deviceNotificationSlots(values.uint32())
    case 5: setting = .slotRule(values.enumeration())
    case 6: setting = .tone(values.enumeration())
    case 7: setting = .streakRule(values.enumeration())
    case 8: setting = .deviceSessionTimeoutMinutes(values.uint32())
    case 9: setting = .echoHistoryShown(values.bool())
    case 10: setting = .quoteAuthorShown(values.bool())
    case 11: setting = .deviceBackupExcluded(values.bool())
    case 12: setting = .exportNudgeDays(values.uint32())
    case 13: setting = .praise(values.enumeration())
    case 14: setting = .hasHelpLine(values.bool())
    default: setting = nil
    }
  }
}

extension PolicySelected {
  package init(random values: inout RandomValues) {
    self.init()
    policy = values.enumeration()
  }
}

extension Undone {
  package init(random values: inout RandomValues) {
    self.init()
    undoneNumber = values.uint64()
    undoneLog = values.logID()
  }
}

extension DeviceRetired {
  package init(random values: inout RandomValues) { self.init() }
}

extension ImportStarted {
  package init(random values: inout RandomValues) {
    self.init()
    sourceName = values.text()
    kind = values.enumeration()
  }
}

extension ImportFinished {
  package init(random values: inout RandomValues) { self.init() }
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
    acknowledgement = values.text()
    help = values.text()
  }
}

extension EchoRevealed {
  package init(random values: inout RandomValues) {
    self.init()
    recommendation = values.text()
    quoteId = values.string()
    quote = values.text()
    quoteAuthor = values.text()
    help = values.text()
    isQuiet = values.bool()
  }
}

extension EchoReflected {
  package init(random values: inout RandomValues) {
    self.init()
    note = values.text()
    acknowledgement = values.text()
    help = values.text()
  }
}

extension EchoDismissed {
  package init(random values: inout RandomValues) { self.init() }
}

extension EchoCancelled {
  package init(random values: inout RandomValues) { self.init() }
}

extension EchoReopened {
  package init(random values: inout RandomValues) { self.init() }
}

extension QuoteFavourited {
  package init(random values: inout RandomValues) {
    self.init()
    quoteId = values.string()
  }
}

extension QuoteUnfavourited {
  package init(random values: inout RandomValues) {
    self.init()
    quoteId = values.string()
  }
}

extension MomentLogged {
  package init(random values: inout RandomValues) {
    self.init()
    text = values.text()
    praise = values.text()
    isQuiet = values.bool()
    help = values.text()
  }
}

extension MomentRemoved {
  package init(random values: inout RandomValues) { self.init() }
}

extension MomentTextChanged {
  package init(random values: inout RandomValues) {
    self.init()
    text = values.text()
    praise = values.text()
    isQuiet = values.bool()
    help = values.text()
    isHeavy = values.bool()
  }
}

extension MomentTimeChanged {
  package init(random values: inout RandomValues) { self.init() }
}

extension PraiseEnhanced {
  package init(random values: inout RandomValues) {
    self.init()
    praise = values.text()
    source = values.text()
  }
}

extension PraiseEnhancementFailed {
  package init(random values: inout RandomValues) {
    self.init()
    reason = values.enumeration()
  }
}

extension DaySummarySet {
  package init(random values: inout RandomValues) {
    self.init()
    day = values.sint32()
    summary = values.text()
  }
}

extension ActivityAdded {
  package init(random values: inout RandomValues) {
    self.init()
    name = values.text()
    dimension = values.enumeration()
    unit = values.text()
  }
}

extension ActivityRetired {
  package init(random values: inout RandomValues) {
    self.init()
    ownNumber = values.uint64()
    ownLog = values.logID()
  }
}

extension ActivityRenamed {
  package init(random values: inout RandomValues) {
    self.init()
    ownNumber = values.uint64()
    ownLog = values.logID()
    name = values.text()
  }
}

extension ActivityLogged {
  package init(random values: inout RandomValues) {
    self.init()
    activity = values.enumeration()
    amount = values.sint64()
    note = values.text()
    acknowledgement = values.text()
    help = values.text()
    ownNumber = values.uint64()
    ownLog = values.logID()
  }
}

extension ActivityCorrected {
  package init(random values: inout RandomValues) {
    self.init()
    amount = values.sint64()
  }
}

extension ActivityNoteChanged {
  package init(random values: inout RandomValues) {
    self.init()
    note = values.text()
    acknowledgement = values.text()
    help = values.text()
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
    ownNumber = values.uint64()
    ownLog = values.logID()
    isAtMost = values.bool()
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

extension DaySkipped {
  package init(random values: inout RandomValues) {
    self.init()
    day = values.sint32()
    reason = values.text()
  }
}

extension GoalPaused {
  package init(random values: inout RandomValues) {
    self.init()
    firstDay = values.sint32()
    lastDay = values.optional { $0.sint32() }
    reason = values.text()
  }
}

extension GoalResumed {
  package init(random values: inout RandomValues) {
    self.init()
    effectiveDay = values.sint32()
  }
}

extension DayFrozen {
  package init(random values: inout RandomValues) {
    self.init()
    day = values.sint32()
  }
}

extension ReminderSet {
  package init(random values: inout RandomValues) {
    self.init()
    goalNumber = values.uint64()
    goalLog = values.logID()
    minute = values.uint32()
    weekdays = values.uint32()
  }
}

extension ReminderChanged {
  package init(random values: inout RandomValues) {
    self.init()
    minute = values.uint32()
    weekdays = values.uint32()
  }
}

extension ReminderRemoved {
  package init(random values: inout RandomValues) { self.init() }
}

extension BadgeShown {
  package init(random values: inout RandomValues) {
    self.init()
    badge = values.enumeration()
    earnedDay = values.sint32()
  }
}

extension MemoryCaptured {
  package init(random values: inout RandomValues) {
    self.init()
    text = values.text()
    title = values.text()
    emotion = values.enumeration()
    source = values.enumeration()
    acknowledgement = values.text()
    help = values.text()
  }
}

extension MemoryTitleChanged {
  package init(random values: inout RandomValues) {
    self.init()
    title = values.text()
  }
}

extension MemoryTextChanged {
  package init(random values: inout RandomValues) {
    self.init()
    text = values.text()
  }
}

extension MemoryEmotionChanged {
  package init(random values: inout RandomValues) {
    self.init()
    emotion = values.enumeration()
  }
}

extension MemoryLabelled {
  package init(random values: inout RandomValues) {
    self.init()
    kind = values.enumeration()
    label = values.text()
  }
}

extension MemoryUnlabelled {
  package init(random values: inout RandomValues) {
    self.init()
    labelNumber = values.uint64()
    labelLog = values.logID()
  }
}

extension MemoryTimeChanged {
  package init(random values: inout RandomValues) { self.init() }
}

extension MemoryRemoved {
  package init(random values: inout RandomValues) { self.init() }
}

extension AttachmentAdded {
  package init(random values: inout RandomValues) {
    self.init()
    file = values.bytes()
    sizeBytes = values.uint64()
    mediaType = values.string()
    fileName = values.text()
  }
}

extension AttachmentRemoved {
  package init(random values: inout RandomValues) {
    self.init()
    file = values.bytes()
  }
}

extension NotificationShown {
  package init(random values: inout RandomValues) {
    self.init()
    plannedDay = values.sint32()
    plannedMinute = values.uint32()
  }
}

extension PermissionChanged {
  package init(random values: inout RandomValues) {
    self.init()
    permission = values.enumeration()
  }
}

extension PromptAnswered {
  package init(random values: inout RandomValues) {
    self.init()
    prompt = values.enumeration()
    accepted = values.bool()
  }
}

extension ConsentGiven {
  package init(random values: inout RandomValues) {
    self.init()
    document = values.enumeration()
    version = values.string()
  }
}

extension ConsentWithdrawn {
  package init(random values: inout RandomValues) {
    self.init()
    document = values.enumeration()
  }
}

extension EntitlementChanged {
  package init(random values: inout RandomValues) {
    self.init()
    entitlement = values.enumeration()
    lastDay = values.optional { $0.sint32() }
    source = values.enumeration()
  }
}

extension VaultExported {
  package init(random values: inout RandomValues) {
    self.init()
    kind = values.enumeration()
  }
}

extension HealthChecked {
  package init(random values: inout RandomValues) {
    self.init()
    outcome = values.enumeration()
  }
}

extension KeyRotated {
  package init(random values: inout RandomValues) {
    self.init()
    epoch = values.uint32()
  }
}
