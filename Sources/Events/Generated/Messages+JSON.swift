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
    case .momentLogged(let value):
      json.key("momentLogged")
      value.write(to: &json)
    case .momentRemoved(let value):
      json.key("momentRemoved")
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
      case "momentLogged", "moment_logged":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .momentLogged(try MomentLogged(json: member.value))
      case "momentRemoved", "moment_removed":
        try member.requireFirst(body == .unknown(fieldNumber: 0))
        body = .momentRemoved(try MomentRemoved(json: member.value))
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

extension SettingChanged {
  func write(to json: inout JSONWriter) {
    json.beginObject()
    switch setting {
    case .dayStartMinutes(let value):
      json.key("dayStartMinutes")
      json.uint32(value)
    case .weekStart(let value):
      json.key("weekStart")
      json.uint32(value)
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
      default: throw .unknownField(member.name)
      }
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
    json.endObject()
  }

  init(json: JSONValue) throws(EventJSONError) {
    self.init()
    for member in try json.presentMembers() {
      switch member.name {
      case "note":
        note = try member.text()
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
