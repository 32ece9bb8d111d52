import Echolog
import Platform
import Testing

@Suite struct EchoModelTests {
  private let day = Story.tuesday

  private func vibe(_ emotion: Emotion = .comfort, returning after: Int = 1) -> Event.Body {
    .vibeSent(
      VibeSent(
        text: "You can.", graphemeCount: 8, emotion: emotion, intervalDays: UInt32(after),
        deliveryDay: (day + after).daysSinceEpoch, deliveryMinute: 540))
  }

  private func revealed(_ recommendation: String) -> Event.Body {
    .echoRevealed(
      EchoRevealed(
        recommendation: .inline(recommendation), quoteId: "q1", quote: "Q", quoteAuthor: "A"))
  }

  private func view(
    _ story: Story, day: CivilDay, minute: Int, offset: Int32 = 0
  ) -> Now {
    let zone = TimeZoneRules(fixed: UTCOffset(seconds: offset))
    return story.history.viewpoint(now: zone.instant(of: day, atMinute: minute), zone: zone)
  }

  @Test func `Words of a note that a history does not have are not to be seen`() throws {
    var story = Story()
    try story.tell(vibe())
    try story.tell(.momentLogged(MomentLogged(text: "walked")))
    let view = view(story, day: day, minute: 0)
    let (note, moment) = (story.told[0], story.told[1])
    for history in [story.history, History()] {
      #expect(history.isSealed(note.name, note.event, at: view))
      #expect(!history.isSealed(moment.name, moment.event, at: view))
    }
  }

  @Test func `An echo waits, falls due at nine where the person is, and is revealed`() throws {
    var story = Story()
    let id = try story.tell(vibe())
    let early = view(story, day: day + 1, minute: 539)
    #expect(story.history.echo(id, at: early)?.state == .scheduled)
    #expect(story.history.echo(id, at: view(story, day: day + 1, minute: 540))?.state == .due)
    let tokyo = view(story, day: day + 1, minute: 540, offset: 9 * 3600)
    #expect(story.history.echo(id, at: tokyo)?.state == .due)
    #expect(tokyo.instant < early.instant)
    #expect(story.history.echo(id, at: early)?.hasCome(at: early) == false)

    let reveal = try story.tell(revealed("Rest."), about: id, on: day + 1)
    let echo = try #require(story.history.echo(id, at: tokyo))
    #expect(echo.state == .revealed)
    #expect(echo.reveal == reveal)
    #expect(echo.text.flatMap(story.words) == "You can.")
    #expect(echo.recommendation.flatMap(story.words) == "Rest.")
    #expect(echo.quote.flatMap(story.words) == "Q")
    #expect(echo.quoteAuthor.flatMap(story.words) == "A")
    #expect(echo.note == nil)
    #expect(story.history.echo(reveal, at: tokyo)?.id == id)
  }

  @Test func `The first reveal is what every device shows, and a reveal beats a cancel`() throws {
    for cancelsFirst in [true, false] {
      var story = Story()
      let id = try story.tell(vibe())
      if cancelsFirst { try story.tell(.echoCancelled(EchoCancelled()), about: id) }
      let first = try story.tell(revealed("one"), about: id, from: Story.phone)
      try story.tell(revealed("two"), about: id)
      if !cancelsFirst { try story.tell(.echoCancelled(EchoCancelled()), about: id) }
      let echo = try #require(story.history.echo(id, at: view(story, day: day + 2, minute: 0)))
      #expect(echo.state == .revealed)
      #expect(echo.reveal == first)
      #expect(echo.recommendation.flatMap(story.words) == "one")
      #expect(echo.isCancelOverruled)
    }
  }

  @Test func `A reflection beats a dismissal, and the first of two is shown`() throws {
    var story = Story()
    let id = try story.tell(vibe())
    try story.tell(revealed("one"), about: id)
    try story.tell(.echoReflected(EchoReflected(note: "first")), about: id)
    try story.tell(.echoReflected(EchoReflected(note: "second")), about: id, from: Story.phone)
    try story.tell(.echoDismissed(EchoDismissed()), about: id)
    let echo = try #require(story.history.echo(id, at: view(story, day: day + 2, minute: 0)))
    #expect(echo.state == .reflected)
    #expect(echo.note.flatMap(story.words) == "first")
    #expect(story.history.events(about: id).count == 5)
  }

  @Test func `Both answers of two devices are shown, each with the day it was written on`() throws {
    var story = Story()
    let id = try story.tell(vibe())
    let other = try story.tell(vibe())
    try story.tell(revealed("one"), about: id)
    try story.tell(revealed("one"), about: other)
    let first = try story.tell(
      .echoReflected(EchoReflected(note: "first")), about: id, on: day + 2)
    let second = try story.tell(
      .echoReflected(EchoReflected(note: "second")), about: id, on: day + 1, from: Story.phone)
    let now = view(story, day: day + 3, minute: 0)
    func answers() throws -> [EchoAnswer] {
      let told = story.history.answers(to: story.history.echoes(at: now))
      #expect(told[other] == nil)
      let loaded = try History(
        snapshot: story.history.snapshot(), forgotten: story.history.forgotten)
      #expect(loaded.answers(to: loaded.echoes(at: now)) == told)
      return told[id, default: []]
    }
    #expect(try answers().map(\.id) == [first, second])
    #expect(try answers().map(\.day) == [day + 2, day + 1])
    #expect(try answers().map { story.words($0.words) } == ["first", "second"])
    let undoing = try story.tell(
      .undone(Undone(undoneNumber: first.number, undoneLog: first.log)), from: Story.phone)
    #expect(try answers().map(\.id) == [second])
    try story.tell(.undone(Undone(undoneNumber: undoing.number, undoneLog: undoing.log)))
    #expect(try answers().count == 2)
    try story.tell(.forgotten(Forgotten()), about: id)
    #expect(try answers().isEmpty)
  }

  @Test func `What waits is listed with the earliest first`() throws {
    var story = Story()
    let late = try story.tell(vibe(returning: 30))
    let soon = try story.tell(vibe(returning: 3))
    let gone = try story.tell(vibe(returning: 1))
    try story.tell(.echoCancelled(EchoCancelled()), about: gone)
    let now = view(story, day: day, minute: 720)
    #expect(story.history.openEchoes(at: now).map(\.id) == [soon, late])
    #expect(story.history.echoes(at: now).filter { $0.state == .cancelled }.map(\.id) == [gone])
    #expect(story.history.echoes(at: now).count == 3)
  }

  @Test func `Statistics count vibes and show a tie`() throws {
    var story = Story()
    for emotion in [Emotion.joy, .hope, .joy, .hope, .comfort] {
      try story.tell(vibe(emotion, returning: 3))
    }
    let revealedEcho = try story.tell(vibe(.struggle), on: day - 40)
    try story.tell(revealed("x"), about: revealedEcho)
    let statistics = story.history.statistics(at: view(story, day: day, minute: 720))
    #expect(statistics.vibesSent == 6)
    #expect(statistics.echoesRevealed == 1)
    #expect(statistics.echoesScheduled + statistics.echoesDue == 5)
    #expect(statistics.echoesDelivered == statistics.echoesDue + statistics.echoesRevealed)
    #expect(statistics.vibesSentThisMonth == 5)
    #expect(statistics.mostUsedEmotions == [.joy, .hope])
    #expect(statistics.emotions.map(\.count) == [1, 1, 2, 2])
    #expect(statistics.daysSinceFirstVibe == 40)
    #expect(statistics.intervalsUsed == 2)
  }

  @Test func `What a notification announced has arrived, wherever the person travels`() throws {
    var story = Story()
    let id = try story.tell(vibe())
    let tokyo = view(story, day: day + 1, minute: 540, offset: 9 * 3600)
    #expect(story.history.echo(id, at: tokyo)?.state == .due)
    try story.tell(.notificationShown(NotificationShown()), about: id, on: day + 1)
    for hours in [9, 0, -10] {
      let there = view(story, day: day + 1, minute: 0, offset: Int32(hours) * 3600)
      #expect(story.history.echo(id, at: there)?.state == .delivered)
      #expect(story.history.echo(id, at: there)?.hasCome(at: there) == true)
      #expect(story.history.dueEchoes(at: there).map(\.id) == [id])
      #expect(story.history.openEchoes(at: there).map(\.id) == [id])
      #expect(story.history.badgeCount(at: there) == 1)
      #expect(story.history.notificationPlan(of: nil, at: there).planned.isEmpty)
      #expect(story.history.arrivedNotifications(at: there).isEmpty)
      #expect(story.history.notification(of: id, at: there)?.isShown == true)
    }
    try story.tell(revealed("Rest."), about: id, on: day + 1)
    #expect(story.history.badgeCount(at: tokyo) == 0)
    #expect(story.history.notification(of: id, at: tokyo) == nil)
  }

  @Test func `Reading again is counted and moves nothing`() throws {
    var story = Story()
    let id = try story.tell(vibe())
    try story.tell(revealed("one"), about: id)
    try story.tell(.echoDismissed(EchoDismissed()), about: id)
    for _ in 0..<3 { try story.tell(.echoReopened(EchoReopened()), about: id) }
    let now = view(story, day: day + 2, minute: 0)
    let echo = try #require(story.history.echo(id, at: now))
    #expect(echo.state == .dismissed && echo.reopenCount == 3)
    #expect(echo.recommendation.flatMap(story.words) == "one")
    let statistics = story.history.statistics(at: now)
    #expect(statistics.echoesReopened == 1 && statistics.echoesDismissed == 1)
  }

  @Test func `Of emotions chosen as often the one that came there first is named first`() throws {
    var story = Story()
    for emotion in [Emotion.hope, .joy, .joy, .comfort, .hope, .comfort] {
      try story.tell(vibe(emotion))
    }
    let statistics = story.history.statistics(at: view(story, day: day, minute: 720))
    #expect(statistics.mostUsedEmotions == [.joy, .hope, .comfort])
  }

  @Test func `A weekday stands out with enough notes and three times the mean of the others`()
    throws
  {
    func patterns(_ counts: [Int]) throws -> EmotionPatterns {
      var story = Story()
      let monday = day - 1
      for (weekday, count) in counts.enumerated() {
        for _ in 0..<count { try story.tell(vibe(.comfort), on: monday + weekday) }
      }
      return story.history.emotionPatterns
    }
    let clear = try patterns([5, 2, 1, 2, 1, 2, 1])
    #expect(clear.rows.map(\.counts) == [[5, 2, 1, 2, 1, 2, 1]])
    #expect(clear.patterns.map(\.emotion) == [.comfort])
    #expect(clear.patterns.map(\.weekday) == [.monday])
    #expect(clear.patterns.map { [$0.count, $0.total] } == [[5, 14]])
    #expect(try patterns([5, 1, 1, 2, 1, 2, 1]).patterns.isEmpty, "thirteen notes are too few")
    #expect(try patterns([4, 2, 2, 2, 2, 1, 1]).patterns.isEmpty, "no day stands out")
    #expect(
      try patterns([7, 7, 0, 0, 0, 0, 0]).patterns.isEmpty, "two days stand out, so none does")
    #expect(try patterns([0, 0, 0, 0, 0, 0, 14]).patterns.map(\.weekday) == [.sunday])
    #expect(try patterns([]).rows.isEmpty)
  }

  @Test func `A note whose sending was undone is in no pattern`() throws {
    var story = Story()
    let first = try story.tell(vibe(.comfort))
    try story.tell(vibe(.comfort))
    try story.tell(.undone(Undone(undoneNumber: first.number)))
    #expect(story.history.emotionPatterns.rows.map(\.total) == [1])
  }

  @Test func `A setting that the policy keeps out has its default, and is itself again after it`()
    throws
  {
    // Given settings from before, when policies are chosen that keep one of them out.
    var story = Story()
    for setting: SettingChanged.Setting in [.deliveryMinute(510), .tone(.plain)] {
      try story.tell(.settingChanged(SettingChanged(setting: setting)))
    }
    let rows: [(Policy, Int, Tone)] = [
      (.echo, 540, .plain), (.moments, 510, .gentle), (.health, 510, .plain), (.all, 510, .plain),
    ]
    for (policy, minute, tone) in rows {
      try story.tell(.policySelected(PolicySelected(policy: policy)))
      #expect(story.history.settings.deliveryMinute == minute, "\(policy)")
      #expect(story.history.settings.tone == tone, "\(policy)")
    }
  }

  @Test func `Settings, permissions and favourites: the later event wins, a device keeps its own`()
    throws
  {
    var story = Story()
    func set(_ setting: SettingChanged.Setting, _ log: LogID) throws {
      try story.tell(.settingChanged(SettingChanged(setting: setting)), from: log)
    }
    #expect(story.history.settings.deliveryMinute == 540)
    try set(.deliveryMinute(510), Story.laptop)
    try set(.deliveryMinute(7777), Story.phone)
    #expect(story.history.settings.deliveryMinute == 540, "a time that no day has")
    try set(.slotRule(.cancelEarliest), Story.phone)
    try set(.notificationsEnabled(false), Story.laptop)
    try set(.echoHistoryShown(false), Story.laptop)
    try set(.quoteAuthorShown(false), Story.laptop)
    try set(.deviceNotificationSlots(64), Story.phone)
    let settings = story.history.settings
    #expect(settings.slotRule == .cancelEarliest && !settings.notificationsAreOn)
    #expect(!settings.showsEchoHistory && !settings.showsQuoteAuthor)
    #expect(story.history.notificationSlots(of: Story.phone) == 64)
    #expect(story.history.notificationSlots(of: Story.laptop) == nil)

    try story.tell(.permissionChanged(PermissionChanged(permission: .denied)), from: Story.phone)
    try story.tell(
      .promptAnswered(PromptAnswered(prompt: .notifications, accepted: false)), on: day + 8,
      from: Story.phone)
    try story.tell(
      .promptAnswered(PromptAnswered(prompt: .welcome, accepted: false)), on: day + 20,
      from: Story.phone)
    let permission = story.history.notificationPermission(of: Story.phone)
    #expect(permission.permission == .denied && permission.changedOn == day)
    #expect(permission.asksAgainOn == day + 15)
    #expect(story.history.notificationPermission(of: Story.laptop) == NotificationPermission())
    #expect(story.history.notificationPermission(of: nil) == NotificationPermission())
    let next = LogID(high: 9, low: 9)
    let started = LogStarted(deviceName: "phone-2", continuedLog: Story.phone.bytes)
    try story.tell(.logStarted(started), from: next)
    #expect(story.history.notificationPermission(of: next) == permission, "the same phone")
    #expect(story.history.notificationSlots(of: next) == 64)

    for quote in ["q1", "q2", "q1", "q3"] {
      try story.tell(.quoteFavourited(QuoteFavourited(quoteId: quote)))
    }
    try story.tell(.quoteUnfavourited(QuoteUnfavourited(quoteId: "q2")), from: Story.phone)
    #expect(story.history.favouriteQuotes == ["q1", "q3"])
    let loaded = try History(snapshot: story.history.snapshot(), forgotten: [])
    #expect(loaded.settings == settings && loaded.favouriteQuotes == ["q1", "q3"])
    #expect(loaded.notificationPermission(of: next) == permission)
  }
}
