extension History {
  /// Everything that asks for a notification that was not shown yet: the one place where what
  /// notifies joins the plan, whatever it is: Echoes on their way and reminders.
  package func notificationRequests(at view: Now) -> [NotificationRequest] {
    echoes.indices { !$0.isGone && $0.state(at: view) == .scheduled }.map { index in
      let row = echoes[index]
      return NotificationRequest(
        subject: name(of: row), kind: .echo, delivery: row.delivery,
        requestedAt: Instant(milliseconds: row.sentAt))
    } + reminderRequests(at: view)
  }

  /// What has come and no device has shown yet, the earliest first.
  package func arrivedNotifications(at view: Now) -> [NotificationState] {
    let echoes = dueEchoes(at: view).filter { $0.state == .due }.map { echo in
      NotificationState(
        subject: echo.id, kind: .echo, delivery: echo.delivery, isDue: true, isShown: false)
    }
    return (echoes + arrivedReminders(at: view)).sorted { left, right in
      (left.delivery.day, left.delivery.minute, left.subject)
        < (right.delivery.day, right.delivery.minute, right.subject)
    }
  }

  /// The notification of an entity; nil where none is planned for it, as after it was opened or
  /// cancelled.
  package func notification(of id: EventName, at view: Now) -> NotificationState? {
    let slot = slot(of: id)
    if slot.kind == .reminder {
      return notification(of: reminderRows[slot.row], among: goalsByName, at: view)
    }
    guard let echo = echo(id, at: view), echo.state.isOpen else { return nil }
    return NotificationState(
      subject: echo.id, kind: .echo, delivery: echo.delivery, isDue: echo.state.hasArrived,
      isShown: echo.state == .delivered)
  }

  /// The plan of a device: what its settings and its system allow.
  ///
  /// - Parameter device: the log it writes; nil before it wrote one.
  /// - Complexity: linear in the Echoes that were sent; those that were opened cost a few bytes.
  package func notificationPlan(of device: LogID?, at view: Now) -> NotificationPlan {
    var obstacle: NotificationPlan.Obstacle?
    if notificationPermission(of: device).permission == .denied { obstacle = .denied }
    if !settings.notificationsAreOn { obstacle = .turnedOff }
    return NotificationPlan(
      notificationRequests(at: view), capacity: notificationSlots(of: device),
      rule: settings.slotRule, obstacle: obstacle, badgeCount: badgeCount(at: view), at: view)
  }

  /// What a person should hear of without asking for the plan; nil where all is well, where they
  /// turned notifications off themselves, and where the policy keeps them out.
  ///
  /// - Complexity: linear in the Echoes that were sent, where a device keeps only so many.
  package func notificationConcern(
    of device: LogID?, at view: Now
  ) -> NotificationConcern? {
    guard settings.notificationsAreOn, settings.policy.section(against: .notifications) == nil
    else { return nil }
    let permission = notificationPermission(of: device)
    if permission.permission == .denied {
      let asksNow = permission.isAskedAgain(on: view.today)
      return .denied(askingSince: asksNow ? permission.changedOn : nil)
    }
    guard notificationSlots(of: device) != nil else { return nil }
    let plan = notificationPlan(of: device, at: view)
    return plan.waitingCount > 0 ? .tooFewPlaces(plan) : nil
  }

  /// How many Echoes have arrived and were not opened (S0 NS-003).
  package func badgeCount(at view: Now) -> Int {
    echoes.count { !$0.isGone && $0.state(at: view).hasArrived }
  }

  /// What the system of a device lets the program do, by its last report.
  package func notificationPermission(of device: LogID?) -> NotificationPermission {
    let states = statesOfDevice(device)
    guard let said = states.first(where: { $0.permission != 0 }),
      let permission = Permission(rawValue: said.permission)
    else { return NotificationPermission() }
    return NotificationPermission(
      permission, changedOn: CivilDay(daysSinceEpoch: said.permissionDay),
      postponedOn: states.lazy.compactMap(\.postponedDay).first.map(CivilDay.init))
  }

  /// How many notifications a device keeps; nil where nothing limits them.
  package func notificationSlots(of device: LogID?) -> Int? {
    guard let slots = statesOfDevice(device).lazy.compactMap(\.notificationSlots).first,
      slots > 0
    else { return nil }
    return Int(slots)
  }

  /// Whether a setting is like that already, for a device where each has its own.
  package func isInForce(_ setting: SettingChanged.Setting, on device: LogID?) -> Bool {
    if case .deviceNotificationSlots(let count) = setting {
      return notificationSlots(of: device) ?? 0 == Int(count)
    }
    // Its words are in the event, so that another line is another one.
    if case .hasHelpLine(let hasLine) = setting { return !hasLine && settings.helpLine == nil }
    let (field, value) = setting.integers
    return !SettingName.isOfDevice(field) && settings.recorded(field) == value
  }

  /// What counts for a device: its log first, then those that it continues.
  private func statesOfDevice(_ device: LogID?) -> [DeviceState] {
    var found: [DeviceState] = []
    var met: Set<LogID> = []
    var next = device
    while let log = next, met.insert(log).inserted, let index = logIndexes[log] {
      if let state = deviceStates[index.rawValue] { found.append(state) }
      next = logs[Int(index.rawValue)].continued?.name.log
    }
    return found
  }
}

extension Diary {
  /// The plan of this device.
  package func notificationPlan() throws(DiaryError) -> NotificationPlan {
    let device = ownLog
    return try readLazily { $0.history.notificationPlan(of: device, at: $0.viewpoint) }.answer
  }
}
