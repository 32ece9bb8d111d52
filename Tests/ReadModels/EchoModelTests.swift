import Bytes
import CivilTime
import Domain
import Events
import ReadModels
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
  ) -> Viewpoint {
    let zone = TimeZoneRules(fixed: UTCOffset(seconds: offset))
    return story.history.viewpoint(now: zone.instant(of: day, atMinute: minute), zone: zone)
  }

  @Test func `An echo waits, falls due at nine where the person is, and is revealed`() throws {
    var story = Story()
    let id = try story.tell(vibe())
    let early = view(story, day: day + 1, minute: 539)
    #expect(story.history.echo(id, at: early)?.state == .scheduled)
    #expect(story.history.echo(id, at: view(story, day: day + 1, minute: 540))?.state == .due)
    let tokyo = view(story, day: day + 1, minute: 540, offset: 9 * 3600)
    #expect(story.history.echo(id, at: tokyo)?.state == .due)
    #expect(tokyo.now < early.now)
    #expect(story.history.echoFacts(id, at: early)?.isDue == false)

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
    #expect(statistics.echoesOpen == 5)
    #expect(statistics.vibesSentThisMonth == 5)
    #expect(statistics.mostUsedEmotions == [.joy, .hope])
    #expect(statistics.emotions.map(\.count) == [1, 1, 2, 2])
    #expect(statistics.daysSinceFirstVibe == 40)
    #expect(statistics.intervalsUsed == 2)
  }
}
