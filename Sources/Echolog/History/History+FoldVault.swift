import Platform

extension History {
  mutating func startLog(_ body: borrowing LogStarted, at place: Place) {
    guard logs[Int(place.log)].deviceName.isEmpty else { return }
    logs[Int(place.log)].deviceName = body.deviceName
    logs[Int(place.log)].missing = LogID(bytes: body.missingLog).map {
      EventName(log: $0, number: body.missingNumber)
    }
    guard let log = LogID(bytes: body.continuedLog) else { return }
    logs[Int(place.log)].continued = LogTable.Continuation(
      log: log, number: body.continuedNumber, link: body.continuedLink)
  }

  mutating func createVault(
    _ body: borrowing VaultCreated, _ event: borrowing Event, at place: Place
  ) {
    guard vault == nil else { return }
    vaultState.beganDay = event.civilDay
    vault = VaultCreation(
      name: name(log: place.log, number: place.number),
      hasOwnerLabel: !body.ownerLabel.isEmpty && !isForgotten(place))
  }

  mutating func receive(_ body: borrowing Seen, at place: Place) {
    let reader = logs[Int(place.log)].id
    for seen in body.logs {
      guard let log = LogID(bytes: seen.log) else { continue }
      let key = ReceiptKey(reader: reader, log: log)
      // Of a log that turned out to part, a writer tells a smaller number: what it held before is
      // what it meant before.
      if let known = receipts[key], known.number > seen.number { continue }
      receipts[key] = Receipt(number: seen.number, link: seen.link)
    }
  }

  mutating func acknowledge(_ body: borrowing BranchesAcknowledged) {
    for branch in body.branches {
      if let log = LogID(bytes: branch.log) { acknowledgedBranches.insert(log) }
    }
  }

  mutating func change(
    _ body: borrowing SettingChanged, _ event: borrowing Event, at place: Place
  ) {
    guard let (field, value) = body.setting?.integers else { return }
    let slot = EntitySlot(field, ofLog: SettingName.isOfDevice(field) ? place.log : nil)
    logs[Int(place.log)].enter(slot, number: place.number)
    // No entity is made by a setting, so what is forgotten of it is the event itself.
    note(
      .settingChanged, value, words: !body.helpLine.isEmpty && !isForgotten(place), on: slot,
      event, at: place)
  }

  mutating func selectPolicy(
    _ body: borrowing PolicySelected, _ event: borrowing Event, at place: Place
  ) {
    let slot = EntitySlot(SettingsInForce.policyField, ofLog: nil)
    logs[Int(place.log)].enter(slot, number: place.number)
    note(.policySelected, Int64(body.policy.rawValue), on: slot, event, at: place)
  }

  /// Puts a setting, or the policy, into force.
  ///
  /// - Parameter scalar: nil for the default.
  mutating func set(_ slot: EntitySlot, to scalar: Int64?) {
    let (field, log) = slot.settingPlace
    let number = scalar.map(UInt32.init(truncatingIfNeeded:))
    guard let log else {
      guard field != SettingName.helpLine.field else {
        settings.helpLine = nil
        return
      }
      return settings.record(number, of: field)
    }
    guard field == SettingName.notificationSlots.field else { return }
    deviceStates[log, default: DeviceState()].notificationSlots = number
  }

  /// As `set`, of a setting that a change put in force; the words of a line of help stand in the
  /// event that gave it.
  mutating func set(_ slot: EntitySlot, by change: ChangeRow) {
    guard slot.settingPlace.field == SettingName.helpLine.field else {
      return set(slot, to: change.value)
    }
    settings.helpLine = WordsReference(
      name(log: change.log, number: change.number), field: 16,
      if: change.value != 0 && change.flags.contains(.hasWords))
  }

  /// Takes the words of one change of a setting out of force.
  mutating func forgetSetting(_ event: EventName) {
    let slot = slot(of: event)
    guard slot.kind == .setting else { return }
    for index in changes.chain(of: slot) {
      let row = changes.rows[index]
      guard name(log: row.log, number: row.number) == event else { continue }
      changes.rows[index].flags.remove(.hasWords)
    }
    if settings.helpLine?.event == event { settings.helpLine = nil }
  }

  mutating func changePermission(
    _ body: borrowing PermissionChanged, _ event: borrowing Event, at place: Place
  ) {
    deviceStates[place.log, default: DeviceState()].permission = body.permission.rawValue
    deviceStates[place.log, default: DeviceState()].permissionDay = event.civilDay
  }

  /// Of what a person was asked, only "not now" to notifications and to an export puts it off.
  mutating func answerPrompt(
    _ body: borrowing PromptAnswered, _ event: borrowing Event, at place: Place
  ) {
    switch body.prompt {
    case .notifications where !body.accepted:
      deviceStates[place.log, default: DeviceState()].postponedDay = event.civilDay
    case .exportNudge where !body.accepted: vaultState.exportPostponedDay = event.civilDay
    case .unspecified, .welcome, .explainer, .firstGoal, .notifications, .exportNudge: break
    }
  }

  mutating func noteConsent(
    to document: ConsentDocument, version: String?, _ event: borrowing Event
  ) {
    let day = event.civilDay
    let place = vaultState.consents.firstIndex { $0.document >= document.rawValue }
    if let place, vaultState.consents[place].document == document.rawValue {
      vaultState.consents[place].isGiven = version != nil
      vaultState.consents[place].day = day
      if let version { vaultState.consents[place].version = version }
      return
    }
    let state = ConsentState(
      document: document.rawValue, isGiven: version != nil, version: version ?? "", day: day)
    vaultState.consents.insert(state, at: place ?? vaultState.consents.count)
  }

  mutating func notePlan(_ body: borrowing EntitlementChanged) {
    vaultState.entitlement = body.entitlement.rawValue
    vaultState.entitlementLastDay = body.lastDay
    vaultState.entitlementSource = body.source.rawValue
  }

  /// Marked on two devices is marked once.
  mutating func favourite(_ quote: String) {
    if !favouriteQuotes.contains(quote) { favouriteQuotes.append(quote) }
  }

  mutating func setGoal(
    _ body: borrowing GoalSet, _ event: borrowing Event, at place: Place
  ) {
    let batch = batch(of: event, at: place)
    logs[Int(place.log)].enter(EntitySlot(.goal, row: goals.count), number: place.number)
    goals.append(
      GoalRow(
        target: body.target, number: place.number, firstDay: body.firstDay, batch: batch,
        log: place.log,
        activity: UInt16(truncatingIfNeeded: body.activity.rawValue),
        period: UInt16(truncatingIfNeeded: body.period.rawValue),
        weekStart: UInt16(clamping: body.weekStart), isTakenBack: 0))
  }

  mutating func changeGoal(
    _ slot: EntitySlot, _ kind: GoalChangeRow.Kind, _ value: Int64 = 0, from day: Int32,
    reason: borrowing Text = .inline(""), _ event: borrowing Event, at place: Place
  ) {
    let batch = batch(of: event, at: place)
    let goal = Place(log: goals[slot.row].log, number: goals[slot.row].number)
    goalChanges.append(
      GoalChangeRow(
        value: value, goal: UInt32(slot.row), day: day, number: place.number, batch: batch,
        log: place.log, kind: kind.rawValue, isTakenBack: 0,
        hasReason: reason.isEmpty || isForgotten(goal) ? 0 : 1))
    guard let type = event.body.type else { return }
    note(type, Int64(goalChanges.count - 1), on: slot, event, at: place)
  }

  mutating func apply(_ type: EventType, _ change: ChangeRow, toGoal row: Int) {
    goalChanges[Int(change.value)].isTakenBack = 0
  }

  mutating func forgetReasons(ofGoal row: Int) {
    for index in goalChanges.indices where goalChanges[index].goal == UInt32(row) {
      goalChanges[index].hasReason = 0
    }
  }

  mutating func resetGoal(_ row: Int, _ chain: [Int], isTakenBack: Bool) {
    goals[row].isTakenBack = isTakenBack ? 1 : 0
    for index in chain {
      let change = changes.rows[index]
      if !change.isBase, !change.isUndoing { goalChanges[Int(change.value)].isTakenBack = 1 }
    }
  }

  mutating func startBatch(_ body: borrowing ImportStarted, _ recordedAt: Int64, at place: Place) {
    logs[Int(place.log)].enter(EntitySlot(.batch, row: batches.count), number: place.number)
    var flags: BatchRow.Flags = []
    if isForgotten(place) {
      flags.insert(.forgotten)
    } else if !body.sourceName.isEmpty {
      flags.insert(.hasName)
    }
    batches.append(
      BatchRow(
        startedAt: recordedAt, number: place.number, entryCount: 0, log: place.log,
        kind: UInt16(truncatingIfNeeded: body.kind.rawValue), flags: flags))
  }

  /// Whether the batch, by its row plus one, was taken back; 0 is no batch.
  func isUndone(batch: UInt32) -> Bool {
    batch != 0 && batches[Int(batch) - 1].flags.contains(.undone)
  }

  /// The row of the batch that brought the event, plus one; 0 for none. Counts the event in.
  mutating func batch(of event: borrowing Event, at place: Place) -> UInt32 {
    guard event.importBatch != 0 else { return 0 }
    let log = holder(of: event.importBatch, in: place.log)
    let slot = slot(of: event.importBatch, in: log)
    guard slot.kind == .batch, batches[slot.row].log == log,
      UInt64(batches[slot.row].number) == event.importBatch
    else { return 0 }
    countIn(batch: UInt32(slot.row + 1))
    return UInt32(slot.row + 1)
  }

  /// Counts more events of a batch, by its row plus one; 0 is no batch.
  mutating func countIn(batch: UInt32, _ count: UInt32 = 1) {
    if batch != 0 { batches[Int(batch) - 1].entryCount &+= count }
  }

  /// The log that holds a number of this one, which may go on from it.
  private func holder(of number: UInt64, in log: UInt16) -> UInt16 {
    guard let branch = logs[Int(log)].branch, number < branch.first else { return log }
    return holder(of: number, in: branch.parent)
  }

  mutating func apply(_ type: EventType, _ change: ChangeRow, toBatch row: Int) {
    guard type == .importUndone else { return }
    markBatch(row, isUndone: true)
  }

  mutating func restoreBatch(_ row: Int) {
    markBatch(row, isUndone: false)
  }

  /// Takes back what the batch brought, or puts it back; what of it is folded later comes as the
  /// batch is then. Goals and their changes ask their batch when they are asked about.
  private mutating func markBatch(_ row: Int, isUndone: Bool) {
    guard batches[row].flags.contains(.undone) != isUndone else { return }
    if isUndone { batches[row].flags.insert(.undone) } else { batches[row].flags.remove(.undone) }
    let batch = UInt32(row + 1)
    let first = UInt64(batches[row].number)
    for log in logs.indices where holder(of: first, in: UInt16(log)) == batches[row].log {
      mark(batch, isUndone: isUndone, in: log, from: Int(first))
    }
  }

  private mutating func mark(_ batch: UInt32, isUndone: Bool, in log: Int, from first: Int) {
    guard first < logs[log].slots.count else { return }
    for number in first..<logs[log].slots.count {
      let slot = EntitySlot(rawValue: logs[log].slots[number])
      switch slot.kind {
      case .moment where moments[slot.row].batch == batch:
        mark(moment: slot.row) { if isUndone { $0.insert(.undone) } else { $0.remove(.undone) } }
      case .activity where activities[slot.row].batch == batch:
        change(activity: slot.row) { log in
          if isUndone { log.flags.insert(.undone) } else { log.flags.remove(.undone) }
        }
      case .memory where memories[slot.row].batch == batch:
        if isUndone {
          memories[slot.row].flags.insert(.undone)
        } else {
          memories[slot.row].flags.remove(.undone)
        }
      default: break
      }
    }
  }
}
