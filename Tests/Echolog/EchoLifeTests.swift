import Echolog
import Platform
import Seeds
import Testing

@Suite struct EchoLifeTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  private func vibe(_ text: String = "You can.", in interval: EbbinghausInterval = .day) -> SendVibe
  {
    SendVibe(text: text, emotion: .hope, interval: interval)
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
        _ = try await diary.change(.deliveryTime(minutes: Int(random.next() % 1440)))
        _ = try await diary.change(.dayStart(minutes: Int(random.next() % 721)))
      }
      let command = vibe(in: EbbinghausInterval.allCases[Int(random.next() % 5)])
      let preview = try #require(try await diary.preview(command).previews.first)
      let before = await diary.historyHash()
      #expect(try await diary.preview(command).canSend)
      #expect(await diary.historyHash() == before, "a preview records nothing")
      let sent = try await diary.send(command)
      promised[sent.name] = preview.delivery
      days[sent.name] = sent.event.civilDay
      let moment = try await diary.logMoment("round \(round)", eventTime: .now)
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
      let nothing = SendVibe(text: nil, emotion: nil, interval: nil)
      #expect(try await diary.preview(nothing).rejection == refused, "before what is missing")
      await #expect(throws: DiaryFailure.refused(.refusedByPolicy)) {
        try await diary.previewReturn(after: .day)
      }
      await #expect(throws: DiaryError.rejected(refused)) { try await diary.send(vibe()) }
    }
    _ = try await diary.select(.emma)
    try await expect(refusal(.emma, .echoes, "S4 Scope"))
    _ = try await diary.select(.echo)
    #expect(try await diary.preview(vibe()).canSend)
    #expect(try await diary.previewReturn(after: .day).minuteOfDay == 540)
    _ = try await diary.send(vibe())
    try await expect(refusal(.echo, .severalVibesPerSession, "S0 5.5 BR-001"))
    await diary.beginSession()
    #expect(try await diary.preview(vibe()).canSend)
  }

  @Test func `A notification is shown once, whichever device comes first`() async throws {
    let laptop = try await bench.create("laptop", clock)
    let sent = try await laptop.send(vibe())
    _ = try await laptop.send(vibe("Later.", in: .month))
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    #expect(try await laptop.showArrivedNotifications().isEmpty)
    await #expect(throws: DiaryError.self) { _ = try await phone.notificationWasShown(sent.name) }
    clock.advance(byMinutes: 2 * 1440)
    let shown = try await laptop.showArrivedNotifications()
    #expect(shown.map(\.subject) == [sent.name] && shown.map(\.badge) == [1])
    for device in [laptop, phone] { _ = try await device.sync(bench.shared) }
    #expect(try await phone.showArrivedNotifications().isEmpty)
    await #expect(throws: DiaryError.rejected(.notificationAlreadyShown)) {
      _ = try await phone.notificationWasShown(sent.name)
    }
    let west = try bench.open("phone", TestClock(Workbench.noon2025), hoursEast: -11)
    #expect(try await west.reveal(sent.name).text == "You can.", "announced is announced")
  }

  @Test func `The words of the first reveal stay, on every device and after every later event`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    let sent = try await laptop.send(vibe("I ran my first marathon today!"))
    clock.advance(byMinutes: 2 * 1440)
    let first = try await laptop.reveal(nil)
    #expect(
      !first.isRepeated && first.recommendation?.isEmpty == false && first.quote?.isEmpty == false)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    for device in [phone, laptop] {
      for _ in 0..<2 {
        let again = try await device.reveal(sent.name)
        #expect(again.isRepeated && again.quote == first.quote)
        #expect(again.recommendation == first.recommendation)
        #expect(again.quoteAuthor == first.quoteAuthor)
      }
      let before = await device.historyHash()
      _ = try await device.reveal(sent.name)
      #expect(await device.historyHash() == before || device === laptop)
      if device === phone { _ = try await device.dismiss(sent.name) }
    }
    _ = try await phone.reveal(sent.name)
    let view = try await phone.view()
    #expect(view.history.echo(sent.name, at: view.viewpoint)?.reopenCount == 1)
    let quote = try await phone.quoteID(shownWith: sent.name)
    _ = try await phone.mark(FavouriteQuote(quote))
    #expect(try await phone.favouriteQuotes().count == 1)
    #expect(try await phone.view().history.favouriteQuotes == [quote])
  }

  @Test func `An app plans, shows and answers through the face of the library`() async throws {
    let diary = try await bench.create("app", clock)
    let preview = try await diary.previewReturn(after: .day)
    let sent = try await diary.send("One 👩‍👩‍👧‍👦", emotion: .joy, returningAfter: .day)
    #expect(sent.returnsOn == preview.date && preview.minuteOfDay == 540)
    for _ in 0..<2 {
      _ = try await diary.send(
        String(repeating: "x", count: 60), emotion: .joy, returningAfter: .week)
    }
    try await diary.setNotificationSlots(2)
    let planned = try await diary.plannedNotifications()
    #expect(planned.map(\.body) == ["One 👩‍👩‍👧‍👦", String(repeating: "x", count: 50) + "..."])
    #expect(planned.map(\.badge) == [1, 2] && planned[0].id == sent.id)
    #expect(planned[0].date == sent.returnsOn && planned[0].minuteOfDay == 540)
    #expect(try await diary.waitingNotes().map(\.hasArrived) == [false, false, false])
    clock.advance(byMinutes: 2 * 1440)
    #expect(try await diary.badgeCount() == 1)
    try await diary.markNotificationShown(for: sent.id)
    await #expect(throws: DiaryFailure.refused(.echoNotRevealedYet)) {
      try await diary.putNoteAway(sent.id)
    }
    let opened = try await diary.openNote(sent.id)
    #expect(opened.text == "One 👩‍👩‍👧‍👦")
    try await diary.putNoteAway(sent.id)
    try await diary.answerNote(sent.id, with: "It was one.")
    #expect(try await diary.badgeCount() == 0)
    let waiting = try await diary.waitingNotes()
    try await diary.cancelNote(waiting[0].id)
    #expect(try await diary.waitingNotes().count == 1)
    try await diary.setNotificationsAllowed(false)
    #expect(try await diary.plannedNotifications().isEmpty)
  }

  @Test func `What is so already can be asked for again, and records nothing`() async throws {
    let diary = try await bench.create("app", clock)
    let (shown, cancelled) = (
      try await diary.send("One.", emotion: .joy, returningAfter: .day).id,
      try await diary.send("Two.", emotion: .joy, returningAfter: .week).id
    )
    clock.advance(byMinutes: 2 * 1440)
    let sayings: [(Diary) async throws -> Void] = [
      { try await $0.setNotificationsAllowed(true) }, { try await $0.choosePolicy(.echo) },
      { try await $0.setNotificationSlots(64) }, { try await $0.setNotificationSlots(0) },
      { try await $0.markNotificationShown(for: shown) }, { try await $0.cancelNote(cancelled) },
      { try await $0.setNotificationsAllowed(false) },
      {
        _ = try await $0.openNote(shown)
        try await $0.putNoteAway(shown)
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
    try await diary.putNoteAway(shown)
    #expect(await diary.historyHash() == after)
  }

  @Test func `A notification that is tapped after a restart opens its note`() async throws {
    let diary = try await bench.create("app", clock)
    _ = try await diary.send("You can.", emotion: .hope, returningAfter: .day)
    let carried = String(try await diary.plannedNotifications()[0].id)
    clock.advance(byMinutes: 2 * 1440)
    let id = try #require(EntryID(carried))
    #expect(try await bench.open("app", clock).openNote(id).text == "You can.")
  }
}
