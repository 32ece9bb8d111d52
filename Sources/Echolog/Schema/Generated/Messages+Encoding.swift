// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
import Platform

extension Event {
  func encodeFields(into writer: inout ByteWriter) {
    if clock != 0 { writer.fixed64(clock, field: 1) }
    if recordedLagMs != 0 { writer.sint64(recordedLagMs, field: 2) }
    if let utcOffsetSeconds { writer.sint32(utcOffsetSeconds, field: 3) }
    if civilDay != 0 { writer.sint32(civilDay, field: 4) }
    if subjectNumber != 0 { writer.uint64(subjectNumber, field: 5) }
    if let subjectLog { writer.logID(subjectLog, field: 6) }
    if carriesText { writer.bool(carriesText, field: 7) }
    if let happenedAtMs { writer.sint64(happenedAtMs, field: 8) }
    if happenedPrecision != .unspecified { writer.enumeration(happenedPrecision, field: 9) }
    if importBatch != 0 { writer.uint64(importBatch, field: 10) }
    if command != 0 { writer.uint64(command, field: 11) }
    switch body {
    case .logStarted(let value):
      writer.message(field: 16) { value.encodeFields(into: &$0) }
    case .vaultCreated(let value):
      writer.message(field: 17) { value.encodeFields(into: &$0) }
    case .seen(let value):
      writer.message(field: 18) { value.encodeFields(into: &$0) }
    case .forgotten(let value):
      writer.message(field: 19) { value.encodeFields(into: &$0) }
    case .settingChanged(let value):
      writer.message(field: 20) { value.encodeFields(into: &$0) }
    case .importStarted(let value):
      writer.message(field: 21) { value.encodeFields(into: &$0) }
    case .importUndone(let value):
      writer.message(field: 22) { value.encodeFields(into: &$0) }
    case .undone(let value):
      writer.message(field: 23) { value.encodeFields(into: &$0) }
    case .policySelected(let value):
      writer.message(field: 24) { value.encodeFields(into: &$0) }
    case .deviceRetired(let value):
      writer.message(field: 25) { value.encodeFields(into: &$0) }
    case .importFinished(let value):
      writer.message(field: 26) { value.encodeFields(into: &$0) }
    case .branchesAcknowledged(let value):
      writer.message(field: 27) { value.encodeFields(into: &$0) }
    case .vibeSent(let value):
      writer.message(field: 32) { value.encodeFields(into: &$0) }
    case .echoRevealed(let value):
      writer.message(field: 33) { value.encodeFields(into: &$0) }
    case .echoReflected(let value):
      writer.message(field: 34) { value.encodeFields(into: &$0) }
    case .echoDismissed(let value):
      writer.message(field: 35) { value.encodeFields(into: &$0) }
    case .echoCancelled(let value):
      writer.message(field: 36) { value.encodeFields(into: &$0) }
    case .echoReopened(let value):
      writer.message(field: 37) { value.encodeFields(into: &$0) }
    case .quoteFavourited(let value):
      writer.message(field: 38) { value.encodeFields(into: &$0) }
    case .quoteUnfavourited(let value):
      writer.message(field: 39) { value.encodeFields(into: &$0) }
    case .momentLogged(let value):
      writer.message(field: 48) { value.encodeFields(into: &$0) }
    case .momentRemoved(let value):
      writer.message(field: 49) { value.encodeFields(into: &$0) }
    case .praiseEnhanced(let value):
      writer.message(field: 50) { value.encodeFields(into: &$0) }
    case .praiseEnhancementFailed(let value):
      writer.message(field: 51) { value.encodeFields(into: &$0) }
    case .daySummarySet(let value):
      writer.message(field: 52) { value.encodeFields(into: &$0) }
    case .activityLogged(let value):
      writer.message(field: 64) { value.encodeFields(into: &$0) }
    case .activityCorrected(let value):
      writer.message(field: 65) { value.encodeFields(into: &$0) }
    case .activityRemoved(let value):
      writer.message(field: 66) { value.encodeFields(into: &$0) }
    case .goalSet(let value):
      writer.message(field: 67) { value.encodeFields(into: &$0) }
    case .goalTargetChanged(let value):
      writer.message(field: 68) { value.encodeFields(into: &$0) }
    case .goalDeactivated(let value):
      writer.message(field: 69) { value.encodeFields(into: &$0) }
    case .goalReactivated(let value):
      writer.message(field: 70) { value.encodeFields(into: &$0) }
    case .daySkipped(let value):
      writer.message(field: 71) { value.encodeFields(into: &$0) }
    case .goalPaused(let value):
      writer.message(field: 72) { value.encodeFields(into: &$0) }
    case .goalResumed(let value):
      writer.message(field: 73) { value.encodeFields(into: &$0) }
    case .dayFrozen(let value):
      writer.message(field: 74) { value.encodeFields(into: &$0) }
    case .reminderSet(let value):
      writer.message(field: 75) { value.encodeFields(into: &$0) }
    case .reminderChanged(let value):
      writer.message(field: 76) { value.encodeFields(into: &$0) }
    case .reminderRemoved(let value):
      writer.message(field: 77) { value.encodeFields(into: &$0) }
    case .badgeShown(let value):
      writer.message(field: 78) { value.encodeFields(into: &$0) }
    case .memoryCaptured(let value):
      writer.message(field: 96) { value.encodeFields(into: &$0) }
    case .memoryTitleChanged(let value):
      writer.message(field: 97) { value.encodeFields(into: &$0) }
    case .memoryTextChanged(let value):
      writer.message(field: 98) { value.encodeFields(into: &$0) }
    case .memoryEmotionChanged(let value):
      writer.message(field: 99) { value.encodeFields(into: &$0) }
    case .memoryLabelled(let value):
      writer.message(field: 100) { value.encodeFields(into: &$0) }
    case .memoryUnlabelled(let value):
      writer.message(field: 101) { value.encodeFields(into: &$0) }
    case .memoryRemoved(let value):
      writer.message(field: 102) { value.encodeFields(into: &$0) }
    case .attachmentAdded(let value):
      writer.message(field: 103) { value.encodeFields(into: &$0) }
    case .attachmentRemoved(let value):
      writer.message(field: 104) { value.encodeFields(into: &$0) }
    case .memoryTimeChanged(let value):
      writer.message(field: 105) { value.encodeFields(into: &$0) }
    case .notificationShown(let value):
      writer.message(field: 128) { value.encodeFields(into: &$0) }
    case .permissionChanged(let value):
      writer.message(field: 129) { value.encodeFields(into: &$0) }
    case .promptAnswered(let value):
      writer.message(field: 130) { value.encodeFields(into: &$0) }
    case .consentGiven(let value):
      writer.message(field: 131) { value.encodeFields(into: &$0) }
    case .consentWithdrawn(let value):
      writer.message(field: 132) { value.encodeFields(into: &$0) }
    case .entitlementChanged(let value):
      writer.message(field: 133) { value.encodeFields(into: &$0) }
    case .vaultExported(let value):
      writer.message(field: 134) { value.encodeFields(into: &$0) }
    case .healthChecked(let value):
      writer.message(field: 135) { value.encodeFields(into: &$0) }
    case .keyRotated(let value):
      writer.message(field: 136) { value.encodeFields(into: &$0) }
    case .unknown: break
    }
  }
}

extension LogStarted {
  func encodeFields(into writer: inout ByteWriter) {
    if !deviceName.isEmpty { writer.string(deviceName, field: 1) }
    if !continuedLog.isEmpty { writer.bytes(continuedLog, field: 2) }
    if continuedNumber != 0 { writer.uint64(continuedNumber, field: 3) }
    if !continuedLink.isEmpty { writer.bytes(continuedLink, field: 4) }
    if !missingLog.isEmpty { writer.bytes(missingLog, field: 5) }
    if missingNumber != 0 { writer.uint64(missingNumber, field: 6) }
  }
}

extension VaultCreated {
  func encodeFields(into writer: inout ByteWriter) {
    if !ownerLabel.isEmpty { writer.text(ownerLabel, field: 1) }
  }
}

extension Seen {
  func encodeFields(into writer: inout ByteWriter) {
    for value in logs {
      writer.message(field: 1) { value.encodeFields(into: &$0) }
    }
  }
}

extension SeenLog {
  func encodeFields(into writer: inout ByteWriter) {
    if !log.isEmpty { writer.bytes(log, field: 1) }
    if number != 0 { writer.uint64(number, field: 2) }
    if !link.isEmpty { writer.bytes(link, field: 3) }
  }
}

extension Forgotten {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension BranchesAcknowledged {
  func encodeFields(into writer: inout ByteWriter) {
    if !log.isEmpty { writer.bytes(log, field: 1) }
    if number != 0 { writer.uint64(number, field: 2) }
    for value in branches {
      writer.message(field: 3) { value.encodeFields(into: &$0) }
    }
  }
}

extension KnownBranch {
  func encodeFields(into writer: inout ByteWriter) {
    if !log.isEmpty { writer.bytes(log, field: 1) }
  }
}

extension SettingChanged {
  func encodeFields(into writer: inout ByteWriter) {
    switch setting {
    case .dayStartMinutes(let value): writer.uint32(value, field: 1)
    case .weekStart(let value): writer.uint32(value, field: 2)
    case .deliveryMinute(let value): writer.uint32(value, field: 3)
    case .notificationsEnabled(let value): writer.bool(value, field: 4)
    case .deviceNotificationSlots(let value): writer.uint32(value, field: 5)
    case .slotRule(let value): writer.enumeration(value, field: 6)
    case .tone(let value): writer.enumeration(value, field: 7)
    case .streakRule(let value): writer.enumeration(value, field: 8)
    case .deviceSessionTimeoutMinutes(let value): writer.uint32(value, field: 9)
    case .echoHistoryShown(let value): writer.bool(value, field: 10)
    case .quoteAuthorShown(let value): writer.bool(value, field: 11)
    case .deviceBackupExcluded(let value): writer.bool(value, field: 12)
    case .exportNudgeDays(let value): writer.uint32(value, field: 13)
    case .praise(let value): writer.enumeration(value, field: 14)
    case .hasHelpLine(let value): writer.bool(value, field: 15)
    case nil: break
    }
    if !helpLine.isEmpty { writer.text(helpLine, field: 16) }
  }
}

extension PolicySelected {
  func encodeFields(into writer: inout ByteWriter) {
    if policy != .unspecified { writer.enumeration(policy, field: 1) }
  }
}

extension Undone {
  func encodeFields(into writer: inout ByteWriter) {
    if undoneNumber != 0 { writer.uint64(undoneNumber, field: 1) }
    if let undoneLog { writer.logID(undoneLog, field: 2) }
  }
}

extension DeviceRetired {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension ImportStarted {
  func encodeFields(into writer: inout ByteWriter) {
    if !sourceName.isEmpty { writer.text(sourceName, field: 1) }
    if kind != .unspecified { writer.enumeration(kind, field: 2) }
  }
}

extension ImportFinished {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension ImportUndone {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension VibeSent {
  func encodeFields(into writer: inout ByteWriter) {
    if !text.isEmpty { writer.text(text, field: 1) }
    if graphemeCount != 0 { writer.uint32(graphemeCount, field: 2) }
    if emotion != .unspecified { writer.enumeration(emotion, field: 3) }
    if intervalDays != 0 { writer.uint32(intervalDays, field: 4) }
    if deliveryDay != 0 { writer.sint32(deliveryDay, field: 5) }
    if deliveryMinute != 0 { writer.uint32(deliveryMinute, field: 6) }
    if !acknowledgement.isEmpty { writer.text(acknowledgement, field: 7) }
    if !help.isEmpty { writer.text(help, field: 8) }
  }
}

extension EchoRevealed {
  func encodeFields(into writer: inout ByteWriter) {
    if !recommendation.isEmpty { writer.text(recommendation, field: 1) }
    if !quoteId.isEmpty { writer.string(quoteId, field: 2) }
    if !quote.isEmpty { writer.text(quote, field: 3) }
    if !quoteAuthor.isEmpty { writer.text(quoteAuthor, field: 4) }
    if !help.isEmpty { writer.text(help, field: 5) }
    if isQuiet { writer.bool(isQuiet, field: 6) }
  }
}

extension EchoReflected {
  func encodeFields(into writer: inout ByteWriter) {
    if !note.isEmpty { writer.text(note, field: 1) }
    if !acknowledgement.isEmpty { writer.text(acknowledgement, field: 2) }
    if !help.isEmpty { writer.text(help, field: 3) }
  }
}

extension EchoDismissed {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension EchoCancelled {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension EchoReopened {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension QuoteFavourited {
  func encodeFields(into writer: inout ByteWriter) {
    if !quoteId.isEmpty { writer.string(quoteId, field: 1) }
  }
}

extension QuoteUnfavourited {
  func encodeFields(into writer: inout ByteWriter) {
    if !quoteId.isEmpty { writer.string(quoteId, field: 1) }
  }
}

extension MomentLogged {
  func encodeFields(into writer: inout ByteWriter) {
    if !text.isEmpty { writer.text(text, field: 1) }
    if !praise.isEmpty { writer.text(praise, field: 2) }
    if isQuiet { writer.bool(isQuiet, field: 3) }
    if !help.isEmpty { writer.text(help, field: 4) }
  }
}

extension MomentRemoved {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension PraiseEnhanced {
  func encodeFields(into writer: inout ByteWriter) {
    if !praise.isEmpty { writer.text(praise, field: 1) }
    if !source.isEmpty { writer.string(source, field: 2) }
  }
}

extension PraiseEnhancementFailed {
  func encodeFields(into writer: inout ByteWriter) {
    if reason != .unspecified { writer.enumeration(reason, field: 1) }
  }
}

extension DaySummarySet {
  func encodeFields(into writer: inout ByteWriter) {
    if day != 0 { writer.sint32(day, field: 1) }
    if !summary.isEmpty { writer.text(summary, field: 2) }
  }
}

extension ActivityLogged {
  func encodeFields(into writer: inout ByteWriter) {
    if activity != .unspecified { writer.enumeration(activity, field: 1) }
    if amount != 0 { writer.sint64(amount, field: 2) }
    if !note.isEmpty { writer.text(note, field: 3) }
    if !acknowledgement.isEmpty { writer.text(acknowledgement, field: 4) }
    if !help.isEmpty { writer.text(help, field: 5) }
  }
}

extension ActivityCorrected {
  func encodeFields(into writer: inout ByteWriter) {
    if amount != 0 { writer.sint64(amount, field: 1) }
  }
}

extension ActivityRemoved {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension GoalSet {
  func encodeFields(into writer: inout ByteWriter) {
    if activity != .unspecified { writer.enumeration(activity, field: 1) }
    if target != 0 { writer.sint64(target, field: 2) }
    if period != .unspecified { writer.enumeration(period, field: 3) }
    if weekStart != 0 { writer.uint32(weekStart, field: 4) }
    if firstDay != 0 { writer.sint32(firstDay, field: 5) }
  }
}

extension GoalTargetChanged {
  func encodeFields(into writer: inout ByteWriter) {
    if target != 0 { writer.sint64(target, field: 1) }
    if effectiveDay != 0 { writer.sint32(effectiveDay, field: 2) }
  }
}

extension GoalDeactivated {
  func encodeFields(into writer: inout ByteWriter) {
    if effectiveDay != 0 { writer.sint32(effectiveDay, field: 1) }
  }
}

extension GoalReactivated {
  func encodeFields(into writer: inout ByteWriter) {
    if effectiveDay != 0 { writer.sint32(effectiveDay, field: 1) }
  }
}

extension DaySkipped {
  func encodeFields(into writer: inout ByteWriter) {
    if day != 0 { writer.sint32(day, field: 1) }
    if !reason.isEmpty { writer.text(reason, field: 2) }
  }
}

extension GoalPaused {
  func encodeFields(into writer: inout ByteWriter) {
    if firstDay != 0 { writer.sint32(firstDay, field: 1) }
    if let lastDay { writer.sint32(lastDay, field: 2) }
    if !reason.isEmpty { writer.text(reason, field: 3) }
  }
}

extension GoalResumed {
  func encodeFields(into writer: inout ByteWriter) {
    if effectiveDay != 0 { writer.sint32(effectiveDay, field: 1) }
  }
}

extension DayFrozen {
  func encodeFields(into writer: inout ByteWriter) {
    if day != 0 { writer.sint32(day, field: 1) }
  }
}

extension ReminderSet {
  func encodeFields(into writer: inout ByteWriter) {
    if goalNumber != 0 { writer.uint64(goalNumber, field: 1) }
    if let goalLog { writer.logID(goalLog, field: 2) }
    if minute != 0 { writer.uint32(minute, field: 3) }
    if weekdays != 0 { writer.uint32(weekdays, field: 4) }
  }
}

extension ReminderChanged {
  func encodeFields(into writer: inout ByteWriter) {
    if minute != 0 { writer.uint32(minute, field: 1) }
    if weekdays != 0 { writer.uint32(weekdays, field: 2) }
  }
}

extension ReminderRemoved {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension BadgeShown {
  func encodeFields(into writer: inout ByteWriter) {
    if badge != .unspecified { writer.enumeration(badge, field: 1) }
    if earnedDay != 0 { writer.sint32(earnedDay, field: 2) }
  }
}

extension MemoryCaptured {
  func encodeFields(into writer: inout ByteWriter) {
    if !text.isEmpty { writer.text(text, field: 1) }
    if !title.isEmpty { writer.text(title, field: 2) }
    if emotion != .unspecified { writer.enumeration(emotion, field: 3) }
    if source != .unspecified { writer.enumeration(source, field: 4) }
    if !acknowledgement.isEmpty { writer.text(acknowledgement, field: 5) }
    if !help.isEmpty { writer.text(help, field: 6) }
  }
}

extension MemoryTitleChanged {
  func encodeFields(into writer: inout ByteWriter) {
    if !title.isEmpty { writer.text(title, field: 1) }
  }
}

extension MemoryTextChanged {
  func encodeFields(into writer: inout ByteWriter) {
    if !text.isEmpty { writer.text(text, field: 1) }
  }
}

extension MemoryEmotionChanged {
  func encodeFields(into writer: inout ByteWriter) {
    if emotion != .unspecified { writer.enumeration(emotion, field: 1) }
  }
}

extension MemoryLabelled {
  func encodeFields(into writer: inout ByteWriter) {
    if kind != .unspecified { writer.enumeration(kind, field: 1) }
    if !label.isEmpty { writer.text(label, field: 2) }
  }
}

extension MemoryUnlabelled {
  func encodeFields(into writer: inout ByteWriter) {
    if labelNumber != 0 { writer.uint64(labelNumber, field: 1) }
    if let labelLog { writer.logID(labelLog, field: 2) }
  }
}

extension MemoryTimeChanged {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension MemoryRemoved {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension AttachmentAdded {
  func encodeFields(into writer: inout ByteWriter) {
    if !file.isEmpty { writer.bytes(file, field: 1) }
    if sizeBytes != 0 { writer.uint64(sizeBytes, field: 2) }
    if !mediaType.isEmpty { writer.string(mediaType, field: 3) }
    if !fileName.isEmpty { writer.text(fileName, field: 4) }
  }
}

extension AttachmentRemoved {
  func encodeFields(into writer: inout ByteWriter) {
    if !file.isEmpty { writer.bytes(file, field: 1) }
  }
}

extension NotificationShown {
  func encodeFields(into writer: inout ByteWriter) {
    if plannedDay != 0 { writer.sint32(plannedDay, field: 1) }
    if plannedMinute != 0 { writer.uint32(plannedMinute, field: 2) }
  }
}

extension PermissionChanged {
  func encodeFields(into writer: inout ByteWriter) {
    if permission != .unspecified { writer.enumeration(permission, field: 1) }
  }
}

extension PromptAnswered {
  func encodeFields(into writer: inout ByteWriter) {
    if prompt != .unspecified { writer.enumeration(prompt, field: 1) }
    if accepted { writer.bool(accepted, field: 2) }
  }
}

extension ConsentGiven {
  func encodeFields(into writer: inout ByteWriter) {
    if document != .unspecified { writer.enumeration(document, field: 1) }
    if !version.isEmpty { writer.string(version, field: 2) }
  }
}

extension ConsentWithdrawn {
  func encodeFields(into writer: inout ByteWriter) {
    if document != .unspecified { writer.enumeration(document, field: 1) }
  }
}

extension EntitlementChanged {
  func encodeFields(into writer: inout ByteWriter) {
    if entitlement != .unspecified { writer.enumeration(entitlement, field: 1) }
    if let lastDay { writer.sint32(lastDay, field: 2) }
    if source != .unspecified { writer.enumeration(source, field: 3) }
  }
}

extension VaultExported {
  func encodeFields(into writer: inout ByteWriter) {
    if kind != .unspecified { writer.enumeration(kind, field: 1) }
  }
}

extension HealthChecked {
  func encodeFields(into writer: inout ByteWriter) {
    if outcome != .unspecified { writer.enumeration(outcome, field: 1) }
  }
}

extension KeyRotated {
  func encodeFields(into writer: inout ByteWriter) {
    if epoch != 0 { writer.uint32(epoch, field: 1) }
  }
}
