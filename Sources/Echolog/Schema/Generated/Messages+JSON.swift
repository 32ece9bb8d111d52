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
}

extension Forgotten {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
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
}

extension DeviceRetired {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
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
}

extension ImportFinished {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension ImportUndone {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
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
}

extension EchoDismissed {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension EchoCancelled {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension EchoReopened {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
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
}

extension MomentRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
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
}

extension ActivityRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
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
}

extension ReminderRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
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
}

extension MemoryTimeChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
  }
}

extension MemoryRemoved {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.endObject()
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
}
