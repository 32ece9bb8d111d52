// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
import Bytes

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
    case .momentLogged(let value):
      writer.message(field: 48) { value.encodeFields(into: &$0) }
    case .momentRemoved(let value):
      writer.message(field: 49) { value.encodeFields(into: &$0) }
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

extension SettingChanged {
  func encodeFields(into writer: inout ByteWriter) {
    switch setting {
    case .dayStartMinutes(let value): writer.uint32(value, field: 1)
    case .weekStart(let value): writer.uint32(value, field: 2)
    case nil: break
    }
  }
}

extension ImportStarted {
  func encodeFields(into writer: inout ByteWriter) {
    if !sourceName.isEmpty { writer.text(sourceName, field: 1) }
    if kind != .unspecified { writer.enumeration(kind, field: 2) }
  }
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
  }
}

extension EchoRevealed {
  func encodeFields(into writer: inout ByteWriter) {
    if !recommendation.isEmpty { writer.text(recommendation, field: 1) }
    if !quoteId.isEmpty { writer.string(quoteId, field: 2) }
    if !quote.isEmpty { writer.text(quote, field: 3) }
    if !quoteAuthor.isEmpty { writer.text(quoteAuthor, field: 4) }
  }
}

extension EchoReflected {
  func encodeFields(into writer: inout ByteWriter) {
    if !note.isEmpty { writer.text(note, field: 1) }
  }
}

extension EchoDismissed {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension EchoCancelled {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension MomentLogged {
  func encodeFields(into writer: inout ByteWriter) {
    if !text.isEmpty { writer.text(text, field: 1) }
    if !praise.isEmpty { writer.text(praise, field: 2) }
  }
}

extension MomentRemoved {
  func encodeFields(into writer: inout ByteWriter) {}
}

extension ActivityLogged {
  func encodeFields(into writer: inout ByteWriter) {
    if activity != .unspecified { writer.enumeration(activity, field: 1) }
    if amount != 0 { writer.sint64(amount, field: 2) }
    if !note.isEmpty { writer.text(note, field: 3) }
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
