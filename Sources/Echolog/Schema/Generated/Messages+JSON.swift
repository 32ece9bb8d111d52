// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.

extension Event {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if clock != 0 {
      json.key("clock")
      json.fixed64(clock)
    }
    if recordedLagMs != 0 {
      json.key("recordedLagMs")
      json.sint64(recordedLagMs)
    }
    if let utcOffsetSeconds {
      json.key("utcOffsetSeconds")
      json.sint32(utcOffsetSeconds)
    }
    if civilDay != 0 {
      json.key("civilDay")
      json.sint32(civilDay)
    }
    if subjectNumber != 0 {
      json.key("subjectNumber")
      json.uint64(subjectNumber)
    }
    if let subjectLog {
      json.key("subjectLog")
      json.logID(subjectLog)
    }
    if carriesText {
      json.key("carriesText")
      json.bool(carriesText)
    }
    if let happenedAtMs {
      json.key("happenedAtMs")
      json.sint64(happenedAtMs)
    }
    if happenedPrecision != .unspecified {
      json.key("happenedPrecision")
      json.string(happenedPrecision.protoName)
    }
    if importBatch != 0 {
      json.key("importBatch")
      json.uint64(importBatch)
    }
    if command != 0 {
      json.key("command")
      json.uint64(command)
    }
    switch body {
    case .logStarted(let value):
      json.key("logStarted")
      value.write(to: &json)
    case .vaultCreated(let value):
      json.key("vaultCreated")
      value.write(to: &json)
    case .seen(let value):
      json.key("seen")
      value.write(to: &json)
    case .forgotten(let value):
      json.key("forgotten")
      value.write(to: &json)
    case .settingChanged(let value):
      json.key("settingChanged")
      value.write(to: &json)
    case .importStarted(let value):
      json.key("importStarted")
      value.write(to: &json)
    case .importUndone(let value):
      json.key("importUndone")
      value.write(to: &json)
    case .undone(let value):
      json.key("undone")
      value.write(to: &json)
    case .policySelected(let value):
      json.key("policySelected")
      value.write(to: &json)
    case .deviceRetired(let value):
      json.key("deviceRetired")
      value.write(to: &json)
    case .importFinished(let value):
      json.key("importFinished")
      value.write(to: &json)
    case .branchesAcknowledged(let value):
      json.key("branchesAcknowledged")
      value.write(to: &json)
    case .vibeSent(let value):
      json.key("vibeSent")
      value.write(to: &json)
    case .echoRevealed(let value):
      json.key("echoRevealed")
      value.write(to: &json)
    case .echoReflected(let value):
      json.key("echoReflected")
      value.write(to: &json)
    case .echoDismissed(let value):
      json.key("echoDismissed")
      value.write(to: &json)
    case .echoCancelled(let value):
      json.key("echoCancelled")
      value.write(to: &json)
    case .echoReopened(let value):
      json.key("echoReopened")
      value.write(to: &json)
    case .quoteFavourited(let value):
      json.key("quoteFavourited")
      value.write(to: &json)
    case .quoteUnfavourited(let value):
      json.key("quoteUnfavourited")
      value.write(to: &json)
    case .momentLogged(let value):
      json.key("momentLogged")
      value.write(to: &json)
    case .momentRemoved(let value):
      json.key("momentRemoved")
      value.write(to: &json)
    case .praiseEnhanced(let value):
      json.key("praiseEnhanced")
      value.write(to: &json)
    case .praiseEnhancementFailed(let value):
      json.key("praiseEnhancementFailed")
      value.write(to: &json)
    case .daySummarySet(let value):
      json.key("daySummarySet")
      value.write(to: &json)
    case .activityLogged(let value):
      json.key("activityLogged")
      value.write(to: &json)
    case .activityCorrected(let value):
      json.key("activityCorrected")
      value.write(to: &json)
    case .activityRemoved(let value):
      json.key("activityRemoved")
      value.write(to: &json)
    case .goalSet(let value):
      json.key("goalSet")
      value.write(to: &json)
    case .goalTargetChanged(let value):
      json.key("goalTargetChanged")
      value.write(to: &json)
    case .goalDeactivated(let value):
      json.key("goalDeactivated")
      value.write(to: &json)
    case .goalReactivated(let value):
      json.key("goalReactivated")
      value.write(to: &json)
    case .daySkipped(let value):
      json.key("daySkipped")
      value.write(to: &json)
    case .goalPaused(let value):
      json.key("goalPaused")
      value.write(to: &json)
    case .goalResumed(let value):
      json.key("goalResumed")
      value.write(to: &json)
    case .dayFrozen(let value):
      json.key("dayFrozen")
      value.write(to: &json)
    case .reminderSet(let value):
      json.key("reminderSet")
      value.write(to: &json)
    case .reminderChanged(let value):
      json.key("reminderChanged")
      value.write(to: &json)
    case .reminderRemoved(let value):
      json.key("reminderRemoved")
      value.write(to: &json)
    case .badgeShown(let value):
      json.key("badgeShown")
      value.write(to: &json)
    case .memoryCaptured(let value):
      json.key("memoryCaptured")
      value.write(to: &json)
    case .memoryTitleChanged(let value):
      json.key("memoryTitleChanged")
      value.write(to: &json)
    case .memoryTextChanged(let value):
      json.key("memoryTextChanged")
      value.write(to: &json)
    case .memoryEmotionChanged(let value):
      json.key("memoryEmotionChanged")
      value.write(to: &json)
    case .memoryLabelled(let value):
      json.key("memoryLabelled")
      value.write(to: &json)
    case .memoryUnlabelled(let value):
      json.key("memoryUnlabelled")
      value.write(to: &json)
    case .memoryRemoved(let value):
      json.key("memoryRemoved")
      value.write(to: &json)
    case .attachmentAdded(let value):
      json.key("attachmentAdded")
      value.write(to: &json)
    case .attachmentRemoved(let value):
      json.key("attachmentRemoved")
      value.write(to: &json)
    case .memoryTimeChanged(let value):
      json.key("memoryTimeChanged")
      value.write(to: &json)
    case .notificationShown(let value):
      json.key("notificationShown")
      value.write(to: &json)
    case .permissionChanged(let value):
      json.key("permissionChanged")
      value.write(to: &json)
    case .promptAnswered(let value):
      json.key("promptAnswered")
      value.write(to: &json)
    case .consentGiven(let value):
      json.key("consentGiven")
      value.write(to: &json)
    case .consentWithdrawn(let value):
      json.key("consentWithdrawn")
      value.write(to: &json)
    case .entitlementChanged(let value):
      json.key("entitlementChanged")
      value.write(to: &json)
    case .vaultExported(let value):
      json.key("vaultExported")
      value.write(to: &json)
    case .healthChecked(let value):
      json.key("healthChecked")
      value.write(to: &json)
    case .keyRotated(let value):
      json.key("keyRotated")
      value.write(to: &json)
    case .unknown: break
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "clock":
        clock = try member.fixed64()
      case "recordedLagMs", "recorded_lag_ms":
        recordedLagMs = try member.sint64()
      case "utcOffsetSeconds", "utc_offset_seconds":
        utcOffsetSeconds = try member.sint32()
      case "civilDay", "civil_day":
        civilDay = try member.sint32()
      case "subjectNumber", "subject_number":
        subjectNumber = try member.uint64()
      case "subjectLog", "subject_log":
        subjectLog = try member.logID()
      case "carriesText", "carries_text":
        carriesText = try member.bool()
      case "happenedAtMs", "happened_at_ms":
        happenedAtMs = try member.sint64()
      case "happenedPrecision", "happened_precision":
        happenedPrecision = try member.enumeration()
      case "importBatch", "import_batch":
        importBatch = try member.uint64()
      case "command":
        command = try member.uint64()
      case "logStarted", "log_started":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .logStarted(try LogStarted(json: member.value))
      case "vaultCreated", "vault_created":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .vaultCreated(try VaultCreated(json: member.value))
      case "seen":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .seen(try Seen(json: member.value))
      case "forgotten":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .forgotten(try Forgotten(json: member.value))
      case "settingChanged", "setting_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .settingChanged(try SettingChanged(json: member.value))
      case "importStarted", "import_started":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .importStarted(try ImportStarted(json: member.value))
      case "importUndone", "import_undone":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .importUndone(try ImportUndone(json: member.value))
      case "undone":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .undone(try Undone(json: member.value))
      case "policySelected", "policy_selected":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .policySelected(try PolicySelected(json: member.value))
      case "deviceRetired", "device_retired":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .deviceRetired(try DeviceRetired(json: member.value))
      case "importFinished", "import_finished":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .importFinished(try ImportFinished(json: member.value))
      case "branchesAcknowledged", "branches_acknowledged":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .branchesAcknowledged(try BranchesAcknowledged(json: member.value))
      case "vibeSent", "vibe_sent":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .vibeSent(try VibeSent(json: member.value))
      case "echoRevealed", "echo_revealed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .echoRevealed(try EchoRevealed(json: member.value))
      case "echoReflected", "echo_reflected":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .echoReflected(try EchoReflected(json: member.value))
      case "echoDismissed", "echo_dismissed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .echoDismissed(try EchoDismissed(json: member.value))
      case "echoCancelled", "echo_cancelled":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .echoCancelled(try EchoCancelled(json: member.value))
      case "echoReopened", "echo_reopened":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .echoReopened(try EchoReopened(json: member.value))
      case "quoteFavourited", "quote_favourited":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .quoteFavourited(try QuoteFavourited(json: member.value))
      case "quoteUnfavourited", "quote_unfavourited":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .quoteUnfavourited(try QuoteUnfavourited(json: member.value))
      case "momentLogged", "moment_logged":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .momentLogged(try MomentLogged(json: member.value))
      case "momentRemoved", "moment_removed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .momentRemoved(try MomentRemoved(json: member.value))
      case "praiseEnhanced", "praise_enhanced":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .praiseEnhanced(try PraiseEnhanced(json: member.value))
      case "praiseEnhancementFailed", "praise_enhancement_failed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .praiseEnhancementFailed(try PraiseEnhancementFailed(json: member.value))
      case "daySummarySet", "day_summary_set":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .daySummarySet(try DaySummarySet(json: member.value))
      case "activityLogged", "activity_logged":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .activityLogged(try ActivityLogged(json: member.value))
      case "activityCorrected", "activity_corrected":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .activityCorrected(try ActivityCorrected(json: member.value))
      case "activityRemoved", "activity_removed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .activityRemoved(try ActivityRemoved(json: member.value))
      case "goalSet", "goal_set":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .goalSet(try GoalSet(json: member.value))
      case "goalTargetChanged", "goal_target_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .goalTargetChanged(try GoalTargetChanged(json: member.value))
      case "goalDeactivated", "goal_deactivated":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .goalDeactivated(try GoalDeactivated(json: member.value))
      case "goalReactivated", "goal_reactivated":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .goalReactivated(try GoalReactivated(json: member.value))
      case "daySkipped", "day_skipped":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .daySkipped(try DaySkipped(json: member.value))
      case "goalPaused", "goal_paused":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .goalPaused(try GoalPaused(json: member.value))
      case "goalResumed", "goal_resumed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .goalResumed(try GoalResumed(json: member.value))
      case "dayFrozen", "day_frozen":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .dayFrozen(try DayFrozen(json: member.value))
      case "reminderSet", "reminder_set":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .reminderSet(try ReminderSet(json: member.value))
      case "reminderChanged", "reminder_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .reminderChanged(try ReminderChanged(json: member.value))
      case "reminderRemoved", "reminder_removed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .reminderRemoved(try ReminderRemoved(json: member.value))
      case "badgeShown", "badge_shown":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .badgeShown(try BadgeShown(json: member.value))
      case "memoryCaptured", "memory_captured":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .memoryCaptured(try MemoryCaptured(json: member.value))
      case "memoryTitleChanged", "memory_title_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .memoryTitleChanged(try MemoryTitleChanged(json: member.value))
      case "memoryTextChanged", "memory_text_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .memoryTextChanged(try MemoryTextChanged(json: member.value))
      case "memoryEmotionChanged", "memory_emotion_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .memoryEmotionChanged(try MemoryEmotionChanged(json: member.value))
      case "memoryLabelled", "memory_labelled":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .memoryLabelled(try MemoryLabelled(json: member.value))
      case "memoryUnlabelled", "memory_unlabelled":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .memoryUnlabelled(try MemoryUnlabelled(json: member.value))
      case "memoryRemoved", "memory_removed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .memoryRemoved(try MemoryRemoved(json: member.value))
      case "attachmentAdded", "attachment_added":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .attachmentAdded(try AttachmentAdded(json: member.value))
      case "attachmentRemoved", "attachment_removed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .attachmentRemoved(try AttachmentRemoved(json: member.value))
      case "memoryTimeChanged", "memory_time_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .memoryTimeChanged(try MemoryTimeChanged(json: member.value))
      case "notificationShown", "notification_shown":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .notificationShown(try NotificationShown(json: member.value))
      case "permissionChanged", "permission_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .permissionChanged(try PermissionChanged(json: member.value))
      case "promptAnswered", "prompt_answered":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .promptAnswered(try PromptAnswered(json: member.value))
      case "consentGiven", "consent_given":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .consentGiven(try ConsentGiven(json: member.value))
      case "consentWithdrawn", "consent_withdrawn":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .consentWithdrawn(try ConsentWithdrawn(json: member.value))
      case "entitlementChanged", "entitlement_changed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .entitlementChanged(try EntitlementChanged(json: member.value))
      case "vaultExported", "vault_exported":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .vaultExported(try VaultExported(json: member.value))
      case "healthChecked", "health_checked":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .healthChecked(try HealthChecked(json: member.value))
      case "keyRotated", "key_rotated":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .keyRotated(try KeyRotated(json: member.value))
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension LogStarted {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !deviceName.isEmpty {
      json.key("deviceName")
      json.string(deviceName)
    }
    if !continuedLog.isEmpty {
      json.key("continuedLog")
      json.bytes(continuedLog)
    }
    if continuedNumber != 0 {
      json.key("continuedNumber")
      json.uint64(continuedNumber)
    }
    if !continuedLink.isEmpty {
      json.key("continuedLink")
      json.bytes(continuedLink)
    }
    if !missingLog.isEmpty {
      json.key("missingLog")
      json.bytes(missingLog)
    }
    if missingNumber != 0 {
      json.key("missingNumber")
      json.uint64(missingNumber)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "deviceName", "device_name":
        deviceName = try member.string()
      case "continuedLog", "continued_log":
        continuedLog = try member.bytes()
      case "continuedNumber", "continued_number":
        continuedNumber = try member.uint64()
      case "continuedLink", "continued_link":
        continuedLink = try member.bytes()
      case "missingLog", "missing_log":
        missingLog = try member.bytes()
      case "missingNumber", "missing_number":
        missingNumber = try member.uint64()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension VaultCreated {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !ownerLabel.isEmpty {
      json.key("ownerLabel")
      json.text(ownerLabel)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "ownerLabel", "owner_label":
        ownerLabel = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension Seen {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !logs.isEmpty {
      json.key("logs")
      json.beginArray()
      for value in logs { value.write(to: &json) }
      json.endArray()
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "logs":
        for element in try member.elements() {
          logs.append(try SeenLog(json: element))
        }
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension SeenLog {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !log.isEmpty {
      json.key("log")
      json.bytes(log)
    }
    if number != 0 {
      json.key("number")
      json.uint64(number)
    }
    if !link.isEmpty {
      json.key("link")
      json.bytes(link)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "log":
        log = try member.bytes()
      case "number":
        number = try member.uint64()
      case "link":
        link = try member.bytes()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension Forgotten {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension BranchesAcknowledged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !log.isEmpty {
      json.key("log")
      json.bytes(log)
    }
    if number != 0 {
      json.key("number")
      json.uint64(number)
    }
    if !branches.isEmpty {
      json.key("branches")
      json.beginArray()
      for value in branches { value.write(to: &json) }
      json.endArray()
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "log":
        log = try member.bytes()
      case "number":
        number = try member.uint64()
      case "branches":
        for element in try member.elements() {
          branches.append(try KnownBranch(json: element))
        }
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension KnownBranch {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !log.isEmpty {
      json.key("log")
      json.bytes(log)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "log":
        log = try member.bytes()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension SettingChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !helpLine.isEmpty {
      json.key("helpLine")
      json.text(helpLine)
    }
    switch setting {
    case .dayStartMinutes(let value):
      json.key("dayStartMinutes")
      json.uint32(value)
    case .weekStart(let value):
      json.key("weekStart")
      json.uint32(value)
    case .deliveryMinute(let value):
      json.key("deliveryMinute")
      json.uint32(value)
    case .notificationsEnabled(let value):
      json.key("notificationsEnabled")
      json.bool(value)
    case .deviceNotificationSlots(let value):
      json.key("deviceNotificationSlots")
      json.uint32(value)
    case .slotRule(let value):
      json.key("slotRule")
      json.string(value.protoName)
    case .tone(let value):
      json.key("tone")
      json.string(value.protoName)
    case .streakRule(let value):
      json.key("streakRule")
      json.string(value.protoName)
    case .deviceSessionTimeoutMinutes(let value):
      json.key("deviceSessionTimeoutMinutes")
      json.uint32(value)
    case .echoHistoryShown(let value):
      json.key("echoHistoryShown")
      json.bool(value)
    case .quoteAuthorShown(let value):
      json.key("quoteAuthorShown")
      json.bool(value)
    case .deviceBackupExcluded(let value):
      json.key("deviceBackupExcluded")
      json.bool(value)
    case .exportNudgeDays(let value):
      json.key("exportNudgeDays")
      json.uint32(value)
    case .praise(let value):
      json.key("praise")
      json.string(value.protoName)
    case .hasHelpLine(let value):
      json.key("hasHelpLine")
      json.bool(value)
    case nil: break
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "dayStartMinutes", "day_start_minutes":
        try member.requireFirst(setting == nil)
        setting = .dayStartMinutes(try member.uint32())
      case "weekStart", "week_start":
        try member.requireFirst(setting == nil)
        setting = .weekStart(try member.uint32())
      case "deliveryMinute", "delivery_minute":
        try member.requireFirst(setting == nil)
        setting = .deliveryMinute(try member.uint32())
      case "notificationsEnabled", "notifications_enabled":
        try member.requireFirst(setting == nil)
        setting = .notificationsEnabled(try member.bool())
      case "deviceNotificationSlots", "device_notification_slots":
        try member.requireFirst(setting == nil)
        setting = .deviceNotificationSlots(try member.uint32())
      case "slotRule", "slot_rule":
        try member.requireFirst(setting == nil)
        setting = .slotRule(try member.enumeration())
      case "tone":
        try member.requireFirst(setting == nil)
        setting = .tone(try member.enumeration())
      case "streakRule", "streak_rule":
        try member.requireFirst(setting == nil)
        setting = .streakRule(try member.enumeration())
      case "deviceSessionTimeoutMinutes", "device_session_timeout_minutes":
        try member.requireFirst(setting == nil)
        setting = .deviceSessionTimeoutMinutes(try member.uint32())
      case "echoHistoryShown", "echo_history_shown":
        try member.requireFirst(setting == nil)
        setting = .echoHistoryShown(try member.bool())
      case "quoteAuthorShown", "quote_author_shown":
        try member.requireFirst(setting == nil)
        setting = .quoteAuthorShown(try member.bool())
      case "deviceBackupExcluded", "device_backup_excluded":
        try member.requireFirst(setting == nil)
        setting = .deviceBackupExcluded(try member.bool())
      case "exportNudgeDays", "export_nudge_days":
        try member.requireFirst(setting == nil)
        setting = .exportNudgeDays(try member.uint32())
      case "praise":
        try member.requireFirst(setting == nil)
        setting = .praise(try member.enumeration())
      case "hasHelpLine", "has_help_line":
        try member.requireFirst(setting == nil)
        setting = .hasHelpLine(try member.bool())
      case "helpLine", "help_line":
        helpLine = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension PolicySelected {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if policy != .unspecified {
      json.key("policy")
      json.string(policy.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "policy":
        policy = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension Undone {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if undoneNumber != 0 {
      json.key("undoneNumber")
      json.uint64(undoneNumber)
    }
    if let undoneLog {
      json.key("undoneLog")
      json.logID(undoneLog)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "undoneNumber", "undone_number":
        undoneNumber = try member.uint64()
      case "undoneLog", "undone_log":
        undoneLog = try member.logID()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension DeviceRetired {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension ImportStarted {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !sourceName.isEmpty {
      json.key("sourceName")
      json.text(sourceName)
    }
    if kind != .unspecified {
      json.key("kind")
      json.string(kind.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "sourceName", "source_name":
        sourceName = try member.text()
      case "kind":
        kind = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ImportFinished {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension ImportUndone {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension VibeSent {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !text.isEmpty {
      json.key("text")
      json.text(text)
    }
    if graphemeCount != 0 {
      json.key("graphemeCount")
      json.uint32(graphemeCount)
    }
    if emotion != .unspecified {
      json.key("emotion")
      json.string(emotion.protoName)
    }
    if intervalDays != 0 {
      json.key("intervalDays")
      json.uint32(intervalDays)
    }
    if deliveryDay != 0 {
      json.key("deliveryDay")
      json.sint32(deliveryDay)
    }
    if deliveryMinute != 0 {
      json.key("deliveryMinute")
      json.uint32(deliveryMinute)
    }
    if !acknowledgement.isEmpty {
      json.key("acknowledgement")
      json.text(acknowledgement)
    }
    if !help.isEmpty {
      json.key("help")
      json.text(help)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "text":
        text = try member.text()
      case "graphemeCount", "grapheme_count":
        graphemeCount = try member.uint32()
      case "emotion":
        emotion = try member.enumeration()
      case "intervalDays", "interval_days":
        intervalDays = try member.uint32()
      case "deliveryDay", "delivery_day":
        deliveryDay = try member.sint32()
      case "deliveryMinute", "delivery_minute":
        deliveryMinute = try member.uint32()
      case "acknowledgement":
        acknowledgement = try member.text()
      case "help":
        help = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension EchoRevealed {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !recommendation.isEmpty {
      json.key("recommendation")
      json.text(recommendation)
    }
    if !quoteId.isEmpty {
      json.key("quoteId")
      json.string(quoteId)
    }
    if !quote.isEmpty {
      json.key("quote")
      json.text(quote)
    }
    if !quoteAuthor.isEmpty {
      json.key("quoteAuthor")
      json.text(quoteAuthor)
    }
    if !help.isEmpty {
      json.key("help")
      json.text(help)
    }
    if isQuiet {
      json.key("isQuiet")
      json.bool(isQuiet)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "recommendation":
        recommendation = try member.text()
      case "quoteId", "quote_id":
        quoteId = try member.string()
      case "quote":
        quote = try member.text()
      case "quoteAuthor", "quote_author":
        quoteAuthor = try member.text()
      case "help":
        help = try member.text()
      case "isQuiet", "is_quiet":
        isQuiet = try member.bool()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension EchoReflected {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !note.isEmpty {
      json.key("note")
      json.text(note)
    }
    if !acknowledgement.isEmpty {
      json.key("acknowledgement")
      json.text(acknowledgement)
    }
    if !help.isEmpty {
      json.key("help")
      json.text(help)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "note":
        note = try member.text()
      case "acknowledgement":
        acknowledgement = try member.text()
      case "help":
        help = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension EchoDismissed {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension EchoCancelled {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension EchoReopened {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension QuoteFavourited {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !quoteId.isEmpty {
      json.key("quoteId")
      json.string(quoteId)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "quoteId", "quote_id":
        quoteId = try member.string()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension QuoteUnfavourited {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !quoteId.isEmpty {
      json.key("quoteId")
      json.string(quoteId)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "quoteId", "quote_id":
        quoteId = try member.string()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MomentLogged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !text.isEmpty {
      json.key("text")
      json.text(text)
    }
    if !praise.isEmpty {
      json.key("praise")
      json.text(praise)
    }
    if isQuiet {
      json.key("isQuiet")
      json.bool(isQuiet)
    }
    if !help.isEmpty {
      json.key("help")
      json.text(help)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "text":
        text = try member.text()
      case "praise":
        praise = try member.text()
      case "isQuiet", "is_quiet":
        isQuiet = try member.bool()
      case "help":
        help = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MomentRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension PraiseEnhanced {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !praise.isEmpty {
      json.key("praise")
      json.text(praise)
    }
    if !source.isEmpty {
      json.key("source")
      json.string(source)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "praise":
        praise = try member.text()
      case "source":
        source = try member.string()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension PraiseEnhancementFailed {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if reason != .unspecified {
      json.key("reason")
      json.string(reason.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "reason":
        reason = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension DaySummarySet {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if day != 0 {
      json.key("day")
      json.sint32(day)
    }
    if !summary.isEmpty {
      json.key("summary")
      json.text(summary)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "day":
        day = try member.sint32()
      case "summary":
        summary = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ActivityLogged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if activity != .unspecified {
      json.key("activity")
      json.string(activity.protoName)
    }
    if amount != 0 {
      json.key("amount")
      json.sint64(amount)
    }
    if !note.isEmpty {
      json.key("note")
      json.text(note)
    }
    if !acknowledgement.isEmpty {
      json.key("acknowledgement")
      json.text(acknowledgement)
    }
    if !help.isEmpty {
      json.key("help")
      json.text(help)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "activity":
        activity = try member.enumeration()
      case "amount":
        amount = try member.sint64()
      case "note":
        note = try member.text()
      case "acknowledgement":
        acknowledgement = try member.text()
      case "help":
        help = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ActivityCorrected {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if amount != 0 {
      json.key("amount")
      json.sint64(amount)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "amount":
        amount = try member.sint64()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ActivityRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension GoalSet {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if activity != .unspecified {
      json.key("activity")
      json.string(activity.protoName)
    }
    if target != 0 {
      json.key("target")
      json.sint64(target)
    }
    if period != .unspecified {
      json.key("period")
      json.string(period.protoName)
    }
    if weekStart != 0 {
      json.key("weekStart")
      json.uint32(weekStart)
    }
    if firstDay != 0 {
      json.key("firstDay")
      json.sint32(firstDay)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "activity":
        activity = try member.enumeration()
      case "target":
        target = try member.sint64()
      case "period":
        period = try member.enumeration()
      case "weekStart", "week_start":
        weekStart = try member.uint32()
      case "firstDay", "first_day":
        firstDay = try member.sint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension GoalTargetChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if target != 0 {
      json.key("target")
      json.sint64(target)
    }
    if effectiveDay != 0 {
      json.key("effectiveDay")
      json.sint32(effectiveDay)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "target":
        target = try member.sint64()
      case "effectiveDay", "effective_day":
        effectiveDay = try member.sint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension GoalDeactivated {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if effectiveDay != 0 {
      json.key("effectiveDay")
      json.sint32(effectiveDay)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "effectiveDay", "effective_day":
        effectiveDay = try member.sint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension GoalReactivated {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if effectiveDay != 0 {
      json.key("effectiveDay")
      json.sint32(effectiveDay)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "effectiveDay", "effective_day":
        effectiveDay = try member.sint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension DaySkipped {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if day != 0 {
      json.key("day")
      json.sint32(day)
    }
    if !reason.isEmpty {
      json.key("reason")
      json.text(reason)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "day":
        day = try member.sint32()
      case "reason":
        reason = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension GoalPaused {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if firstDay != 0 {
      json.key("firstDay")
      json.sint32(firstDay)
    }
    if let lastDay {
      json.key("lastDay")
      json.sint32(lastDay)
    }
    if !reason.isEmpty {
      json.key("reason")
      json.text(reason)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "firstDay", "first_day":
        firstDay = try member.sint32()
      case "lastDay", "last_day":
        lastDay = try member.sint32()
      case "reason":
        reason = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension GoalResumed {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if effectiveDay != 0 {
      json.key("effectiveDay")
      json.sint32(effectiveDay)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "effectiveDay", "effective_day":
        effectiveDay = try member.sint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension DayFrozen {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if day != 0 {
      json.key("day")
      json.sint32(day)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "day":
        day = try member.sint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ReminderSet {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if goalNumber != 0 {
      json.key("goalNumber")
      json.uint64(goalNumber)
    }
    if let goalLog {
      json.key("goalLog")
      json.logID(goalLog)
    }
    if minute != 0 {
      json.key("minute")
      json.uint32(minute)
    }
    if weekdays != 0 {
      json.key("weekdays")
      json.uint32(weekdays)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "goalNumber", "goal_number":
        goalNumber = try member.uint64()
      case "goalLog", "goal_log":
        goalLog = try member.logID()
      case "minute":
        minute = try member.uint32()
      case "weekdays":
        weekdays = try member.uint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ReminderChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if minute != 0 {
      json.key("minute")
      json.uint32(minute)
    }
    if weekdays != 0 {
      json.key("weekdays")
      json.uint32(weekdays)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "minute":
        minute = try member.uint32()
      case "weekdays":
        weekdays = try member.uint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ReminderRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension BadgeShown {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if badge != .unspecified {
      json.key("badge")
      json.string(badge.protoName)
    }
    if earnedDay != 0 {
      json.key("earnedDay")
      json.sint32(earnedDay)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "badge":
        badge = try member.enumeration()
      case "earnedDay", "earned_day":
        earnedDay = try member.sint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MemoryCaptured {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !text.isEmpty {
      json.key("text")
      json.text(text)
    }
    if !title.isEmpty {
      json.key("title")
      json.text(title)
    }
    if emotion != .unspecified {
      json.key("emotion")
      json.string(emotion.protoName)
    }
    if source != .unspecified {
      json.key("source")
      json.string(source.protoName)
    }
    if !acknowledgement.isEmpty {
      json.key("acknowledgement")
      json.text(acknowledgement)
    }
    if !help.isEmpty {
      json.key("help")
      json.text(help)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "text":
        text = try member.text()
      case "title":
        title = try member.text()
      case "emotion":
        emotion = try member.enumeration()
      case "source":
        source = try member.enumeration()
      case "acknowledgement":
        acknowledgement = try member.text()
      case "help":
        help = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MemoryTitleChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !title.isEmpty {
      json.key("title")
      json.text(title)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "title":
        title = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MemoryTextChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !text.isEmpty {
      json.key("text")
      json.text(text)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "text":
        text = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MemoryEmotionChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if emotion != .unspecified {
      json.key("emotion")
      json.string(emotion.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "emotion":
        emotion = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MemoryLabelled {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if kind != .unspecified {
      json.key("kind")
      json.string(kind.protoName)
    }
    if !label.isEmpty {
      json.key("label")
      json.text(label)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "kind":
        kind = try member.enumeration()
      case "label":
        label = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MemoryUnlabelled {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if labelNumber != 0 {
      json.key("labelNumber")
      json.uint64(labelNumber)
    }
    if let labelLog {
      json.key("labelLog")
      json.logID(labelLog)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "labelNumber", "label_number":
        labelNumber = try member.uint64()
      case "labelLog", "label_log":
        labelLog = try member.logID()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension MemoryTimeChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension MemoryRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      throw .unknownField(member.name)
    }
  }
}

extension AttachmentAdded {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !file.isEmpty {
      json.key("file")
      json.bytes(file)
    }
    if sizeBytes != 0 {
      json.key("sizeBytes")
      json.uint64(sizeBytes)
    }
    if !mediaType.isEmpty {
      json.key("mediaType")
      json.string(mediaType)
    }
    if !fileName.isEmpty {
      json.key("fileName")
      json.text(fileName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "file":
        file = try member.bytes()
      case "sizeBytes", "size_bytes":
        sizeBytes = try member.uint64()
      case "mediaType", "media_type":
        mediaType = try member.string()
      case "fileName", "file_name":
        fileName = try member.text()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension AttachmentRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if !file.isEmpty {
      json.key("file")
      json.bytes(file)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "file":
        file = try member.bytes()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension NotificationShown {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if plannedDay != 0 {
      json.key("plannedDay")
      json.sint32(plannedDay)
    }
    if plannedMinute != 0 {
      json.key("plannedMinute")
      json.uint32(plannedMinute)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "plannedDay", "planned_day":
        plannedDay = try member.sint32()
      case "plannedMinute", "planned_minute":
        plannedMinute = try member.uint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension PermissionChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if permission != .unspecified {
      json.key("permission")
      json.string(permission.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "permission":
        permission = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension PromptAnswered {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if prompt != .unspecified {
      json.key("prompt")
      json.string(prompt.protoName)
    }
    if accepted {
      json.key("accepted")
      json.bool(accepted)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "prompt":
        prompt = try member.enumeration()
      case "accepted":
        accepted = try member.bool()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ConsentGiven {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if document != .unspecified {
      json.key("document")
      json.string(document.protoName)
    }
    if !version.isEmpty {
      json.key("version")
      json.string(version)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "document":
        document = try member.enumeration()
      case "version":
        version = try member.string()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension ConsentWithdrawn {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if document != .unspecified {
      json.key("document")
      json.string(document.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "document":
        document = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension EntitlementChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if entitlement != .unspecified {
      json.key("entitlement")
      json.string(entitlement.protoName)
    }
    if let lastDay {
      json.key("lastDay")
      json.sint32(lastDay)
    }
    if source != .unspecified {
      json.key("source")
      json.string(source.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "entitlement":
        entitlement = try member.enumeration()
      case "lastDay", "last_day":
        lastDay = try member.sint32()
      case "source":
        source = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension VaultExported {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if kind != .unspecified {
      json.key("kind")
      json.string(kind.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "kind":
        kind = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension HealthChecked {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if outcome != .unspecified {
      json.key("outcome")
      json.string(outcome.protoName)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "outcome":
        outcome = try member.enumeration()
      default: throw .unknownField(member.name)
      }
    }
  }
}

extension KeyRotated {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    if epoch != 0 {
      json.key("epoch")
      json.uint32(epoch)
    }
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "epoch":
        epoch = try member.uint32()
      default: throw .unknownField(member.name)
      }
    }
  }
}
