import Echolog
import Platform
import Testing

@Suite struct ForgettingAndNamesTests {
  private func tellLife(_ story: inout Story) throws -> EventName {
    try story.tell(.logStarted(LogStarted(deviceName: "laptop")))
    let vibe = try story.tell(.vibeSent(VibeSent(text: "secret", emotion: .joy)))
    try story.tell(.echoRevealed(EchoRevealed(recommendation: "r", quote: "q")), about: vibe)
    try story.tell(.echoReflected(EchoReflected(note: "secret too")), about: vibe)
    try story.tell(.momentLogged(MomentLogged(text: "kept", praise: "p")))
    return vibe
  }

  @Test
  func `Forgetting leaves one state, whether F is known before, bytes are redacted or neither`()
    throws
  {
    var plain = Story()
    let vibe = try tellLife(&plain)
    try plain.tell(.forgotten(Forgotten()), about: vibe)
    let events = plain.told
    let expected = plain.history.canonical(plain.words)

    var known = History(forgotten: [vibe])
    try known.fold(events)
    #expect(known.canonical(plain.words) == expected)

    var blanked = History(forgotten: [vibe])
    try blanked.fold(
      events.map { told in
        let isAbout = told.name == vibe || told.event.subjectNumber == vibe.number
        return Story.Recorded(
          name: told.name, event: isAbout ? told.event.withoutWords() : told.event)
      })
    #expect(blanked.canonical(plain.words) == expected)

    let view = known.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    let echo = try #require(known.echo(vibe, at: view))
    #expect(echo.isForgotten)
    #expect(echo.text == nil && echo.note == nil && echo.quote == nil)
    #expect(echo.state == .reflected)
    #expect(!String(decoding: expected, as: UTF8.self).contains("secret"))
    #expect(String(decoding: expected, as: UTF8.self).contains("kept"))
  }

  @Test func `Entities are named by device and number`() throws {
    var story = Story()
    let vibe = try tellLife(&story)
    #expect(story.history.label(of: vibe) == "laptop:2")
    let found = try story.history.find("laptop:2")
    #expect(found.kind == .echo && found.id == vibe)
    #expect(try story.history.find("laptop:3", as: .echo).id == vibe)
    #expect(try story.history.find("4").id == vibe)
    #expect(throws: Rejection.notFound(.moment, "laptop:2")) {
      try story.history.find("laptop:2", as: .moment)
    }
    #expect(throws: Rejection.notFound(nil, "phone:2")) { try story.history.find("phone:2") }
    #expect(throws: Rejection.notFound(nil, "laptop:99999999999")) {
      try story.history.find("laptop:99999999999")
    }
    for words in ["", "laptop", "laptop:", "laptop:x", "laptop:0", "laptop:-1", ":"] {
      #expect(throws: Rejection.idNotUnderstood(words)) { try story.history.find(words) }
    }
  }

  @Test func `A name that is still typed finds the entities that it may become`() throws {
    var story = Story()
    try story.tell(.logStarted(LogStarted(deviceName: "laptop")))
    for _ in 2...130 { try story.tell(.momentLogged(MomentLogged(text: "x"))) }
    try story.tell(
      .echoReflected(EchoReflected()), about: EventName(log: Story.laptop, number: 9))
    let rows: [(String, Int, [UInt64])] = [
      ("laptop:9", 99, [9] + Array(90...99)), ("laptop:13", 99, [13, 130]),
      ("laptop:12", 3, [12, 120, 121]), ("laptop:1", 2, [10, 11]), ("laptop:131", 99, []),
      ("laptop:0", 99, []), ("laptop:", 99, []), ("lap", 99, []), ("phone:1", 99, []),
      ("laptop:18446744073709551615", 99, []), ("laptop:99999999999999999999", 99, []),
    ]
    for (beginning, count, numbers) in rows {
      let found = story.history.entities(named: beginning, as: .moment, atMost: count)
      #expect(found.map(\.number) == numbers, "\(beginning)")
      #expect(story.history.entities(named: beginning, as: .memory, atMost: count).isEmpty)
    }
  }

  @Test func `Devices of one name are distinguished`() throws {
    var story = Story()
    _ = try tellLife(&story)
    for body in [
      Event.Body.logStarted(LogStarted(deviceName: "laptop")),
      .momentLogged(MomentLogged(text: "x")),
    ] {
      try story.tell(body, from: Story.phone)
    }
    let moment = EventName(log: Story.phone, number: 2)
    #expect(story.history.label(of: moment) == "laptop.0000:2")
    #expect(throws: Rejection.self) { try story.history.find("laptop:2") }
    #expect(try story.history.find("laptop.0000000000000002:2").id == moment)
    #expect(try story.history.find("laptop:2", as: .moment).id == moment)
    #expect(try story.history.find("\(Story.phone):2").id == moment)
    #expect(story.history.devices.map(\.name) == ["laptop", "laptop"])
  }

  @Test func `A line of help lasts until another, is undone, and forgotten at any time`() throws {
    func line(_ words: String) -> Event.Body {
      .settingChanged(
        SettingChanged(helpLine: .inline(words), setting: .hasHelpLine(!words.isEmpty)))
    }
    var story = Story()
    func inForce() -> String? { story.history.settings.helpLine.flatMap(story.words) }
    #expect(inForce() == nil)
    let first = try story.tell(line("Ana"))
    let second = try story.tell(line("Ben"), from: Story.phone)
    #expect(inForce() == "Ben")
    let undoing = Undone(undoneNumber: second.number, undoneLog: nil)
    try story.tell(.undone(undoing), from: Story.phone)
    #expect(inForce() == "Ana")
    let loaded = try History(snapshot: story.history.snapshot(), forgotten: [])
    #expect(loaded.settings.helpLine == story.history.settings.helpLine)
    #expect(loaded.canonical(story.words) == story.history.canonical(story.words))
    try story.tell(.forgotten(Forgotten()), about: first)
    #expect(inForce() == nil)
    try story.tell(line("Cara"))
    #expect(inForce() == "Cara")
    try story.tell(line(""))
    #expect(inForce() == nil)
    try story.tell(.settingChanged(SettingChanged(setting: .praise(.quiet))))
    #expect(story.history.settings.praise == .quiet)
    try story.tell(.settingChanged(SettingChanged(setting: .praise(.unspecified))))
    #expect(story.history.settings.praise == .on)
  }

  @Test func `The later setting wins, and one that does not exist reads as the standard`() throws {
    var story = Story()
    #expect(story.history.settings.dayStart == .standard)
    try story.tell(.settingChanged(SettingChanged(setting: .dayStartMinutes(60))))
    try story.tell(
      .settingChanged(SettingChanged(setting: .dayStartMinutes(120))), from: Story.phone)
    try story.tell(.settingChanged(SettingChanged(setting: .weekStart(7))))
    #expect(story.history.settings.dayStart.minutes == 120)
    #expect(story.history.settings.weekStart == .sunday)
    try story.tell(.settingChanged(SettingChanged(setting: .dayStartMinutes(9000))))
    #expect(story.history.settings.dayStart == .standard)
  }

  @Test func `Acknowledgements keep the last number of each log`() throws {
    var story = Story()
    for number in [UInt64(3), 5] {
      let seen = SeenLog(
        log: Story.phone.bytes, number: number, link: [UInt8](repeating: 1, count: 16))
      try story.tell(.seen(Seen(logs: [seen])))
    }
    #expect(story.history.receipts(of: Story.laptop)[Story.phone]?.number == 5)
    #expect(story.history.receipts(of: Story.phone).isEmpty)
  }
}
