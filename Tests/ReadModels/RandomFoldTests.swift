import Echolog
import Platform
import Seeds
import Testing

/// Whatever is in the events, the fold goes on, and what it comes to depends on them alone.
@Suite struct RandomFoldTests {
  /// Half of them are of events that mostly name what is there. `ECHOLOG_FOLDS` sets how many.
  @Test func `Random histories fold, are asked everything, and repeat`() throws {
    let first = firstSeed(7_000_000)
    let count = UInt64(campaignSize("ECHOLOG_FOLDS", usual: 10_000))
    var folded = 0
    for seed in first..<first + count {
      var random = SeededRandom(seed: seed)
      let events =
        seed.isMultiple(of: 2) ? RandomEvents.history(&random) : CoherentEvents.history(&random)
      folded += events.count
      var history = History()
      try history.fold(events)
      ask(history)
      // Every tenth, of both kinds.
      guard seed % 20 < 2 else { continue }
      var other = History()
      _ = other.meet(LogID(high: 77, low: 77))
      for log in RandomEvents.logs.reversed() { _ = other.meet(log) }
      try other.fold(events.map(Self.recorded))
      let words = { (reference: WordsReference) in RandomEvents.words(reference, in: events) }
      let bytes = history.canonical(words)
      #expect(other.canonical(words) == bytes, "seed \(seed)")
      let loaded = try History(snapshot: history.snapshot(), forgotten: history.forgotten)
      #expect(loaded.canonical(words) == bytes, "seed \(seed)")
      #expect(loaded.snapshot().map(\.name) == history.snapshot().map(\.name))
    }
    print("Folds: \(count) histories, \(folded) events, ECHOLOG_SEED=\(first)")
  }

  @Test func `A loaded snapshot goes on like the history it was taken from`() throws {
    for seed in UInt64(1)...300 {
      var random = SeededRandom(seed: seed)
      let events = RandomEvents.history(&random)
      let cut = Int.random(in: 0...events.count, using: &random)
      var whole = History()
      try whole.fold(events)
      var first = History()
      try first.fold(Array(events[..<cut]))
      var rest = try History(snapshot: first.snapshot(), forgotten: first.forgotten)
      try rest.fold(Array(events[cut...]))
      let words = { (reference: WordsReference) in RandomEvents.words(reference, in: events) }
      #expect(rest.canonical(words) == whole.canonical(words), "seed \(seed)")
      #expect(rest.devices == whole.devices, "seed \(seed)")
      // Nothing was recorded before 1970, but by a foreign writer.
      let latest = events.map(\.event.recordedAt).reduce(0, max)
      for later in [-1, 0] as [Int64] {
        let now = Instant(milliseconds: latest).advanced(byMilliseconds: later)
        #expect(rest.isAhead(of: now) == (latest > now.milliseconds), "seed \(seed)")
      }
    }
  }

  @Test func `Sections that are missing, cut or of another fold are no snapshot`() throws {
    var story = Story()
    try story.tell(.momentLogged(MomentLogged(text: "x")))
    let sections = story.history.snapshot()
    for (index, section) in sections.enumerated() {
      var missing = sections
      missing.remove(at: index)
      #expect(throws: SnapshotError.sectionMissing(section.name)) {
        try History(snapshot: missing, forgotten: [])
      }
      guard section.byteCount > 0 else { continue }
      var cut = sections
      cut[index] = section.cut
      #expect(throws: SnapshotError.self) { try History(snapshot: cut, forgotten: []) }
    }
    var newer = sections
    newer[0] = SnapshotSection(name: "version", bytes: [255, 255, 0, 0])
    #expect(throws: SnapshotError.foldVersion(found: [65_535])) {
      try History(snapshot: newer, forgotten: [])
    }
  }

  @Test func `Rows that can not be read any more are distinguished from rows of zeros`() throws {
    var story = Story()
    try story.tell(.momentLogged(MomentLogged(text: "x")))
    let sections = story.history.snapshot().map { section in
      section.name == "moments" ? section.unreadable : section
    }
    var loaded = try History(snapshot: sections, forgotten: [])
    #expect(loaded.isSound, "nothing was asked of them yet")
    ask(loaded)
    #expect(!loaded.isSound)
    loaded.materializeRows()
    #expect(!loaded.isSound)
  }

  /// As replay sees the event: encoded, and decoded with its words left in the record.
  private static func recorded(_ told: Story.Recorded) throws -> Story.Recorded {
    if case .unknown = told.event.body { return told }
    var writer = ByteWriter()
    told.event.encode(into: &writer)
    return Story.Recorded(name: told.name, event: try Event(decoding: writer.span))
  }

  private func ask(_ history: History) {
    let view = history.viewpoint(now: Instant(milliseconds: 1_700_000_000_000), zone: .utc)
    _ = history.statistics(at: view)
    _ = history.openEchoes(at: view)
    _ = history.emotionPatterns
    for log in RandomEvents.logs { _ = history.notificationPlan(of: log, at: view) }
    for notification in history.arrivedNotifications(at: view) {
      _ = history.notification(of: notification.subject, at: view)
    }
    _ = history.moments(includingRemoved: true)
    _ = history.logs(includingRemoved: true)
    for memory in history.memories(includingRemoved: true) {
      _ = history.memories(relatedTo: memory) { "\($0.event.number)" }
    }
    _ = history.memories(on: view.today)
    _ = history.journey(limit: 50)
    for section in MomentSection.sections(of: history.latestMoments().prefix(5)) {
      _ = section.moments.map { RelativeTime(of: $0.time, at: view) }
    }
    _ = history.importBatches
    _ = history.streak(of: .steps, today: view.today)
    for goal in history.allGoals() {
      _ = history.progress(of: goal, on: view.today, today: view.today)
      _ = history.streak(of: goal, .goalMet, today: view.today)
      for definition in StreakDefinition.allCases {
        _ = history.streakReasons(of: goal, definition, today: view.today)
      }
      _ = history.targetHistory(of: goal, today: view.today)
    }
    for unit in ChartUnit.allCases {
      _ = history.chart(of: .steps, over: view.today - 99...view.today, by: unit, today: view.today)
    }
    _ = history.badges(today: view.today)
    _ = history.reminders(at: view)
    _ = history.steps(of: history.logs(LogFilter()))
    for reminder in history.keptReminders {
      _ = history.notification(of: reminder.id, at: view)
    }
    for device in history.devices { _ = history.receipts(of: device.log) }
  }
}

/// Events of every kind with values from the edges, naming each other and things not there.
enum RandomEvents {
  static let logs = [Story.laptop, Story.phone, LogID(high: 3, low: 0)]

  static func history(_ random: inout SeededRandom) -> [Story.Recorded] {
    var numbers = [UInt64](repeating: 0, count: logs.count)
    var clock: UInt64 = random.flip() ? 0 : .max - 100
    return (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let log = Int.random(in: 0..<logs.count, using: &random)
      numbers[log] += random.next() % 9 == 0 ? 3 : 1
      clock &+= random.next() % 3
      return Story.Recorded(
        name: EventName(log: logs[log], number: numbers[log]), event: event(&random, clock: clock))
    }
  }

  static func words(_ reference: WordsReference, in events: [Story.Recorded]) -> String? {
    let found = events.first { $0.name == reference.event }?.event.body.texts
      .first { $0.field == UInt32(reference.field) }
    guard let words = found?.text.inline, !words.isEmpty else { return nil }
    return words
  }

  static func event(_ random: inout SeededRandom, clock: UInt64) -> Event {
    let body = body(&random)
    return Event(
      clock: clock, recordedLagMs: number(&random),
      utcOffsetSeconds: random.flip() ? nil : Int32(truncatingIfNeeded: number(&random)),
      civilDay: day(&random), subjectNumber: random.next() % 24,
      subjectLog: random.flip() ? nil : logs[Int(random.next() % 3)],
      carriesText: body.texts.contains { !$0.text.isEmpty },
      happenedAtMs: random.flip() ? nil : number(&random),
      happenedPrecision: Precision.allCases[Int(random.next() % 6)],
      importBatch: random.next() % 4 == 0 ? random.next() % 12 : 0, body: body)
  }

  private static func number(_ random: inout SeededRandom) -> Int64 {
    switch random.next() % 6 {
    case 0: .max
    case 1: .min
    case 2: Int64(bitPattern: random.next())
    default: Int64(random.next() % 20) - 3
    }
  }

  private static func day(_ random: inout SeededRandom) -> Int32 {
    switch random.next() % 8 {
    case 0: .max
    case 1: .min
    case 2: Int32(truncatingIfNeeded: random.next())
    default: 19_670 + Int32(random.next() % 20)
    }
  }

  private static func text(_ random: inout SeededRandom) -> Text {
    random.next() % 3 == 0 ? "" : .inline("words \(random.next() % 100)")
  }

  private static func body(_ random: inout SeededRandom) -> Event.Body {
    switch random.next() % 44 {
    case 40..<44: dependenciesBody(&random)
    case 32..<39:
      .undone(
        Undone(
          undoneNumber: random.next() % 40,
          undoneLog: random.flip() ? nil : logs[Int(random.next() % 3)]))
    case 39: .policySelected(PolicySelected(policy: Policy.allCases[Int(random.next() % 6)]))
    case 0: .unknown(fieldNumber: 9_999)
    case 1: .logStarted(LogStarted(deviceName: "laptop", continuedLog: logs[0].bytes))
    case 2: .vaultCreated(VaultCreated(ownerLabel: text(&random)))
    case 3: .seen(Seen(logs: [SeenLog(log: logs[1].bytes, number: random.next()), SeenLog()]))
    case 4: .forgotten(Forgotten())
    case 5: .settingChanged(SettingChanged(setting: .dayStartMinutes(UInt32.max)))
    case 6: .settingChanged(SettingChanged(setting: .weekStart(9)))
    case 7, 8: .importStarted(ImportStarted(sourceName: text(&random), kind: .log))
    case 9: random.flip() ? .importUndone(ImportUndone()) : .importFinished(ImportFinished())
    case 10..<18: memoryBody(&random)
    default: productBody(&random)
    }
  }

  private static func dependenciesBody(_ random: inout SeededRandom) -> Event.Body {
    let quote = "q\(random.next() % 3)"
    return switch random.next() % 26 {
    case 21, 22: careBody(&random)
    case 17: .praiseEnhanced(PraiseEnhanced(praise: text(&random), source: "host"))
    case 18: .praiseEnhancementFailed(PraiseEnhancementFailed(reason: .offline))
    case 19, 20: .daySummarySet(DaySummarySet(day: day(&random), summary: text(&random)))
    case 0: .settingChanged(SettingChanged(setting: .deliveryMinute(UInt32.max)))
    case 1: .settingChanged(SettingChanged(setting: .deviceNotificationSlots(2)))
    case 2: .settingChanged(SettingChanged(setting: .deviceNotificationSlots(.max)))
    case 3: .settingChanged(SettingChanged(setting: .slotRule(.cancelEarliest)))
    case 4: .settingChanged(SettingChanged(setting: .notificationsEnabled(random.flip())))
    case 5: .permissionChanged(PermissionChanged(permission: random.flip() ? .denied : .granted))
    case 6: .promptAnswered(PromptAnswered(prompt: .notifications, accepted: random.flip()))
    case 7: .quoteFavourited(QuoteFavourited(quoteId: quote))
    case 8: .quoteUnfavourited(QuoteUnfavourited(quoteId: quote))
    case 9: .echoReopened(EchoReopened())
    case 11, 12:
      .reminderSet(
        ReminderSet(
          goalNumber: random.next() % 24, goalLog: random.flip() ? nil : logs[0],
          minute: random.flip() ? .max : 1200, weekdays: UInt32(truncatingIfNeeded: random.next())))
    case 13: .reminderChanged(ReminderChanged(minute: 60, weekdays: .max))
    case 14: .reminderRemoved(ReminderRemoved())
    case 10:
      .badgeShown(
        BadgeShown(
          badge: Badge.allCases[Int(random.next() % 6)], earnedDay: day(&random)))
    default: .notificationShown(NotificationShown(plannedDay: day(&random), plannedMinute: .max))
    }
  }

  private static func careBody(_ random: inout SeededRandom) -> Event.Body {
    let document = ConsentDocument.allCases[Int(random.next() % 4)]
    return switch random.next() % 6 {
    case 0: .consentGiven(ConsentGiven(document: document, version: "\(random.next() % 3)"))
    case 1: .consentWithdrawn(ConsentWithdrawn(document: document))
    case 2:
      .entitlementChanged(
        EntitlementChanged(
          entitlement: Entitlement.allCases[Int(random.next() % 5)],
          lastDay: random.flip() ? nil : day(&random), source: .grant))
    case 3: .vaultExported(VaultExported(kind: .events))
    case 4: .promptAnswered(PromptAnswered(prompt: .exportNudge, accepted: random.flip()))
    default: .settingChanged(SettingChanged(setting: .exportNudgeDays(random.flip() ? .max : 30)))
    }
  }

  /// One of few names, or none.
  private static func file(_ random: inout SeededRandom) -> [UInt8] {
    let length = random.next() % 8 == 0 ? 3 : 16
    return [UInt8](repeating: UInt8(random.next() % 4), count: length)
  }

  private static func memoryBody(_ random: inout SeededRandom) -> Event.Body {
    switch random.next() % 12 {
    case 0, 1, 2:
      .memoryCaptured(
        MemoryCaptured(
          text: text(&random), title: text(&random),
          emotion: Emotion.allCases[Int(random.next() % 9)],
          source: CaptureSource.allCases[Int(random.next() % 4)]))
    case 3: .memoryTitleChanged(MemoryTitleChanged(title: text(&random)))
    case 4: .memoryTextChanged(MemoryTextChanged(text: text(&random)))
    case 5:
      random.next() % 2 == 0
        ? .memoryEmotionChanged(MemoryEmotionChanged(emotion: .hope))
        : .memoryTimeChanged(MemoryTimeChanged())
    case 6, 7:
      .memoryLabelled(
        MemoryLabelled(
          kind: LabelKind.allCases[Int(random.next() % 4)], label: text(&random)))
    case 8:
      .memoryUnlabelled(
        MemoryUnlabelled(
          labelNumber: random.next() % 24,
          labelLog: random.flip() ? nil : logs[Int(random.next() % 3)]))
    case 9:
      .attachmentAdded(
        AttachmentAdded(
          file: file(&random), sizeBytes: random.next(), mediaType: random.flip() ? "" : "a/b",
          fileName: text(&random)))
    case 10: .attachmentRemoved(AttachmentRemoved(file: file(&random)))
    default: .memoryRemoved(MemoryRemoved())
    }
  }

  private static func productBody(_ random: inout SeededRandom) -> Event.Body {
    let activity = StandardActivity.allCases[Int(random.next() % 5)]
    let own: UInt64 = random.flip() ? 0 : random.next() % 24
    let ownLog = random.flip() ? nil : logs[Int(random.next() % 3)]
    switch random.next() % 28 {
    case 0:
      return .vibeSent(
        VibeSent(
          text: text(&random), graphemeCount: .max,
          emotion: Emotion.allCases[Int(random.next() % 9)],
          intervalDays: .max, deliveryDay: day(&random), deliveryMinute: .max))
    case 1:
      return .echoRevealed(
        EchoRevealed(recommendation: text(&random), quote: text(&random), quoteAuthor: "a"))
    case 2: return .echoReflected(EchoReflected(note: text(&random)))
    case 3: return .echoDismissed(EchoDismissed())
    case 4: return .echoCancelled(EchoCancelled())
    case 5: return .momentLogged(MomentLogged(text: text(&random), praise: text(&random)))
    case 6: return .momentRemoved(MomentRemoved())
    case 7:
      return .activityLogged(
        ActivityLogged(
          activity: activity, amount: number(&random), note: text(&random), ownNumber: own,
          ownLog: ownLog))
    case 8: return .activityCorrected(ActivityCorrected(amount: number(&random)))
    case 9: return .activityRemoved(ActivityRemoved())
    case 10:
      return .goalSet(
        GoalSet(
          activity: activity, target: number(&random),
          period: Period.allCases[Int(random.next() % 3)], weekStart: UInt32(random.next() % 12),
          firstDay: day(&random), ownNumber: own, ownLog: ownLog))
    case 11:
      return .goalTargetChanged(
        GoalTargetChanged(target: number(&random), effectiveDay: day(&random)))
    case 12: return .goalDeactivated(GoalDeactivated(effectiveDay: day(&random)))
    case 13: return .goalReactivated(GoalReactivated(effectiveDay: day(&random)))
    case 14: return .daySkipped(DaySkipped(day: day(&random), reason: text(&random)))
    case 15: return .dayFrozen(DayFrozen(day: day(&random)))
    case 16: return .goalResumed(GoalResumed(effectiveDay: day(&random)))
    case 17:
      return .momentTextChanged(
        MomentTextChanged(
          text: text(&random), praise: text(&random), isQuiet: random.flip(),
          isHeavy: random.flip()))
    case 18: return .momentTimeChanged(MomentTimeChanged())
    case 19: return .activityNoteChanged(ActivityNoteChanged(note: text(&random)))
    case 20, 21, 22:
      return .activityAdded(
        ActivityAdded(
          name: .inline(["reading", "running", "water"][Int(random.next() % 3)]),
          dimension: Dimension.allCases[Int(random.next() % 7)],
          unit: .inline(random.flip() ? "" : "pages")))
    case 23: return .activityRetired(ActivityRetired(ownNumber: own, ownLog: ownLog))
    case 24, 25:
      return .activityRenamed(
        ActivityRenamed(
          ownNumber: own, ownLog: ownLog,
          name: .inline(["reading", "running", "sea"][Int(random.next() % 3)])))
    default:
      return .goalPaused(
        GoalPaused(
          firstDay: day(&random), lastDay: random.flip() ? nil : day(&random),
          reason: text(&random)))
    }
  }
}
