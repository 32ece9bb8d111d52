extension History {
  mutating func createVault(
    _ body: borrowing VaultCreated, _ event: borrowing Event, at place: Place
  ) {
    guard vault == nil else { return }
    vaultState.beganDay = event.civilDay
    vault = VaultCreation(
      name: name(log: place.log, number: place.number),
      hasOwnerLabel: !body.ownerLabel.isEmpty && !isForgotten(place))
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
  /// - Parameter change: nil for the default.
  mutating func set(_ slot: EntitySlot, by change: ChangeRow?) {
    let (field, log) = slot.settingPlace
    let number = change.map { UInt32(truncatingIfNeeded: $0.value) }
    if let log {
      guard field == SettingName.notificationSlots.field else { return }
      deviceStates[log, default: DeviceState()].notificationSlots = number
    } else if field == SettingName.helpLine.field {
      // The words of it stand in the event that gave it.
      settings.helpLine = change.flatMap {
        WordsReference(
          name(of: $0), field: 16, if: $0.value != 0 && $0.flags.contains(.hasWords))
      }
    } else {
      settings.record(number, of: field)
    }
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
    let consents = vaultState.consents
    let place = consents.firstIndex { $0.document.rawValue >= document.rawValue } ?? consents.count
    if place == consents.count || consents[place].document != document {
      vaultState.consents.insert(Consent(document), at: place)
    }
    vaultState.consents[place].isGiven = version != nil
    vaultState.consents[place].changedOn = CivilDay(daysSinceEpoch: event.civilDay)
    if let version { vaultState.consents[place].version = version }
  }

  mutating func notePlan(_ body: borrowing EntitlementChanged) {
    vaultState.plan = PaidPlan(
      body.entitlement, until: body.lastDay.map { CivilDay(daysSinceEpoch: $0) },
      source: body.source)
  }
}
