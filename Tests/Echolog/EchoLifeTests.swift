import Echolog
import Platform
import Seeds
import Testing

@Suite struct EchoLifeTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  private func vibe(_ text: String = "You can.", in interval: EbbinghausInterval = .day) -> SendVibe
  {
    SendVibe(text, emotion: .hope, returningAfter: interval)
  }

  @Test func `What is previewed is recorded, and no zone or setting moves it or any day later`()
    async throws
  {
    var random = SeededRandom(seed: 18)
    var promised: [EventName: Delivery] = [:]
    var days: [EventName: Int32] = [:]
    var diary = try await bench.create("laptop", clock)
    for round in 0..<120 {
      let hours = Int32(random.next() % 27) - 12
      diary = try bench.open("laptop", clock, hoursEast: hours)
      if random.next() % 3 == 0 {
        _ = try await diary.commit(ChangeSetting.deliveryTime(minutes: Int(random.next() % 1440)))
        _ = try await diary.commit(ChangeSetting.dayStart(minutes: Int(random.next() % 721)))
      }
      let command = vibe(in: EbbinghausInterval.allCases[Int(random.next() % 5)])
      let preview = try #require(try await diary.preview(command).previews.first)
      let before = await diary.historyHash()
      #expect(try await diary.preview(command).canSend)
      #expect(await diary.historyHash() == before, "a preview records nothing")
      let sent = try await diary.commit(command)
      promised[sent.name] = preview.delivery
      days[sent.name] = sent.event.civilDay
      let moment = try await diary.commit(LogMoment("round \(round)"))
      days[moment.name] = moment.event.civilDay
      clock.advance(byMinutes: Int(random.next() % 700))
    }
    for hours: Int32 in [-12, 0, 14] {
      let view = try await bench.open("laptop", clock, hoursEast: hours).view()
      let (echoes, moments) = (view.history.echoes(at: view.viewpoint), view.history.moments())
      #expect(echoes.count == 120 && moments.count == 120)
      for echo in echoes {
        #expect(echo.delivery == promised[echo.id] && echo.sentDay.daysSinceEpoch == days[echo.id])
      }
      for moment in moments {
        #expect(moment.time.day.daysSinceEpoch == days[moment.id])
      }
    }
  }

  @Test func `A preview refuses what the policy or the session would`() async throws {
    let diary = try await bench.create("laptop", clock)
    func refusal(_ policy: Policy, _ rule: PolicyRule, _ section: String) -> Rejection {
      .refusedByPolicy(PolicyRefusal(policy: policy, rule: rule, section: section))
    }
    func expect(_ refused: Rejection) async throws {
      #expect(try await diary.preview(vibe()).rejection == refused)
      let nothing = SendVibe(nil, emotion: nil, returningAfter: nil)
      #expect(try await diary.preview(nothing).rejection == refused, "before what is missing")
      await #expect(throws: DiaryFailure.refused(refused)) {
        try await diary.previewReturn(after: .day)
      }
      await #expect(throws: DiaryError.rejected(refused)) { try await diary.commit(vibe()) }
    }
    _ = try await diary.commit(SelectPolicy(.emma))
    try await expect(refusal(.emma, .echoes, "S4 Scope"))
    _ = try await diary.commit(SelectPolicy(.echo))
    #expect(try await diary.preview(vibe()).canSend)
    #expect(try await diary.previewReturn(after: .day).minuteOfDay == 540)
    _ = try await diary.commit(vibe())
    try await expect(refusal(.echo, .severalVibesPerSession, "S0 5.5 BR-001"))
    await diary.beginSession()
    #expect(try await diary.preview(vibe()).canSend)
  }

  @Test func `A notification is shown once, whichever device comes first`() async throws {
    let laptop = try await bench.create("laptop", clock)
    let sent = try await laptop.commit(vibe())
    _ = try await laptop.commit(vibe("Later.", in: .month))
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    #expect(try await laptop.commit(ShowArrivedNotifications()).answer.isEmpty)
    await #expect(throws: DiaryError.self) {
      _ = try await phone.commit(ShowNotification(of: sent.name))
    }
    clock.advance(byMinutes: 2 * 1440)
    let shown = try await laptop.commit(ShowArrivedNotifications()).answer
    #expect(shown.map(\.subject) == [sent.name] && shown.map(\.badge) == [1])
    for device in [laptop, phone] { _ = try await device.sync(bench.shared) }
    #expect(try await phone.commit(ShowArrivedNotifications()).answer.isEmpty)
    await #expect(throws: DiaryError.rejected(.notificationAlreadyShown)) {
      _ = try await phone.commit(ShowNotification(of: sent.name))
    }
    let west = try bench.open("phone", TestClock(Workbench.noon2025), hoursEast: -11)
    #expect(
      try await west.commit(RevealEcho(sent.name)).answer.text == "You can.",
      "announced is announced")
  }

  @Test func `The words of the first reveal stay, on every device and after every later event`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    let sent = try await laptop.commit(vibe("I ran my first marathon today!"))
    clock.advance(byMinutes: 2 * 1440)
    let first = try await laptop.commit(RevealEcho()).answer
    #expect(
      !first.isRepeated && first.recommendation?.isEmpty == false && first.quote?.isEmpty == false)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    for device in [phone, laptop] {
      for _ in 0..<2 {
        let again = try await device.commit(RevealEcho(sent.name)).answer
        #expect(again.isRepeated && again.quote == first.quote)
        #expect(again.recommendation == first.recommendation)
        #expect(again.quoteAuthor == first.quoteAuthor)
      }
      let before = await device.historyHash()
      _ = try await device.commit(RevealEcho(sent.name))
      #expect(await device.historyHash() == before || device === laptop)
      if device === phone { _ = try await device.commit(DismissEcho(sent.name)) }
    }
    _ = try await phone.commit(RevealEcho(sent.name))
    let view = try await phone.view()
    #expect(view.history.echo(sent.name, at: view.viewpoint)?.reopenCount == 1)
    let quote = try await phone.quoteID(of: sent.name)
    _ = try await phone.commit(FavouriteQuote(quote))
    #expect(try await phone.favouriteQuotes().count == 1)
    #expect(try await phone.view().history.favouriteQuotes == [quote])
  }

  @Test func `An app plans, shows and answers through the face of the library`() async throws {
    let diary = try await bench.create("app", clock)
    let preview = try await diary.previewReturn(after: .day)
    let sent = try await diary.perform(SendVibe("One 👩‍👩‍👧‍👦", emotion: .joy, returningAfter: .day))
      .answer
    #expect(sent.returnsOn == preview.date && preview.minuteOfDay == 540)
    for _ in 0..<2 {
      try await diary.perform(
        SendVibe(String(repeating: "x", count: 60), emotion: .joy, returningAfter: .week))
    }
    try await diary.ensure(ChangeSetting.notificationSlots(2))
    let planned = try await diary.plannedNotifications()
    #expect(planned.map(\.body) == ["One 👩‍👩‍👧‍👦", String(repeating: "x", count: 50) + "..."])
    #expect(planned.map(\.badge) == [1, 2] && planned[0].id == sent.id)
    #expect(planned[0].date == sent.returnsOn && planned[0].minuteOfDay == 540)
    #expect(try await diary.waitingEchoes().map(\.hasArrived) == [false, false, false])
    clock.advance(byMinutes: 2 * 1440)
    #expect(try await diary.badgeCount() == 1)
    try await diary.ensure(ShowNotification(of: sent.id))
    await #expect(throws: DiaryFailure.refused(.echoNotRevealedYet)) {
      try await diary.ensure(DismissEcho(sent.id))
    }
    let opened = try await diary.perform(RevealEcho(sent.id)).answer
    #expect(opened.text == "One 👩‍👩‍👧‍👦")
    try await diary.ensure(DismissEcho(sent.id))
    try await diary.perform(ReflectOnEcho(sent.id, note: "It was one."))
    #expect(try await diary.badgeCount() == 0)
    let waiting = try await diary.waitingEchoes()
    try await diary.ensure(CancelEcho(waiting[0].id))
    #expect(try await diary.waitingEchoes().count == 1)
    try await diary.ensure(ChangePermission(.denied))
    #expect(try await diary.plannedNotifications().isEmpty)
  }

  @Test func `What is so already can be asked for again, and records nothing`() async throws {
    let diary = try await bench.create("app", clock)
    let (shown, cancelled) = (
      try await diary.perform(SendVibe("One.", emotion: .joy, returningAfter: .day)).answer.id,
      try await diary.perform(SendVibe("Two.", emotion: .joy, returningAfter: .week)).answer.id
    )
    clock.advance(byMinutes: 2 * 1440)
    let sayings: [(Diary) async throws -> Void] = [
      { try await $0.ensure(ChangePermission(.granted)) },
      { try await $0.ensure(SelectPolicy(.echo)) },
      { try await $0.ensure(ChangeSetting.notificationSlots(64)) },
      { try await $0.ensure(ChangeSetting.notificationSlots(0)) },
      { try await $0.ensure(ShowNotification(of: shown)) },
      { try await $0.ensure(CancelEcho(cancelled)) },
      { try await $0.ensure(ChangePermission(.denied)) },
      {
        try await $0.perform(RevealEcho(shown))
        try await $0.ensure(DismissEcho(shown))
      },
    ]
    for (index, say) in sayings.enumerated() {
      let before = await diary.historyHash()
      try await say(diary)
      let after = await diary.historyHash()
      #expect(after != before, "saying \(index) says something")
      guard index < sayings.count - 1 else { break }
      try await say(diary)
      #expect(await diary.historyHash() == after, "saying \(index)")
    }
    let after = await diary.historyHash()
    try await diary.ensure(DismissEcho(shown))
    #expect(await diary.historyHash() == after)
  }

  @Test func `A notification that is tapped after a restart opens its note`() async throws {
    let diary = try await bench.create("app", clock)
    try await diary.perform(SendVibe("You can.", emotion: .hope, returningAfter: .day))
    let carried = String(try await diary.plannedNotifications()[0].id)
    clock.advance(byMinutes: 2 * 1440)
    let id = try #require(EntryID(carried))
    #expect(try await bench.open("app", clock).perform(RevealEcho(id)).answer.text == "You can.")
  }
}
