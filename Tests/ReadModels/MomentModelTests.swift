import Echolog
import Platform
import Testing

/// Praise that comes later, words about a day, and how moments are listed.
@Suite struct MomentModelTests {
  private let day = Story.tuesday

  private func praise(_ words: Text) -> Event.Body {
    .praiseEnhanced(PraiseEnhanced(praise: words, source: "host"))
  }

  private func view(_ history: History, _ hour: Int) -> Now {
    let now = day.instant(atMillisecond: hour * 3_600_000, offset: .utc)
    return history.viewpoint(now: now, zone: .utc)
  }

  private func shown(_ story: Story, _ name: EventName) throws -> [String?] {
    let moment = try #require(story.history.moment(name))
    // Alone and in a list.
    let listed = story.history.moments(includingRemoved: true).first { $0.id == name }
    #expect(listed == moment)
    return [moment.praiseInForce.flatMap(story.words), moment.missesLaterPraise ? "note" : nil]
  }

  @Test func `The first later praise takes the place of the one drawn, whatever failed`() throws {
    var story = Story()
    let other = try story.tell(.momentLogged(MomentLogged(text: "y", praise: "other")))
    let name = try story.tell(.momentLogged(MomentLogged(text: "x", praise: "drawn")))
    #expect(try shown(story, name) == ["drawn", nil])
    let failed = Event.Body.praiseEnhancementFailed(PraiseEnhancementFailed(reason: .offline))
    try story.tell(failed, about: name, from: Story.phone)
    #expect(try shown(story, name) == ["drawn", "note"])
    try story.tell(praise(""), about: name)
    #expect(try shown(story, name) == ["drawn", "note"])
    try story.tell(praise("later"), about: name, from: Story.phone)
    try story.tell(praise("second"), about: name)
    try story.tell(failed, about: name)
    #expect(try shown(story, name) == ["later", nil])
    #expect(story.history.moment(name)?.praise.flatMap(story.words) == "drawn")
    #expect(try shown(story, other) == ["other", nil])
    let moment = try #require(story.history.moment(name))
    #expect(moment.laterPraise != nil && moment.hasPraiseFailed)
  }

  @Test func `A praise that is undone leaves the one drawn, or the next that came later`() throws {
    var story = Story()
    let name = try story.tell(.momentLogged(MomentLogged(text: "x", praise: "drawn")))
    let first = try story.tell(praise("first"), about: name)
    #expect(try shown(story, name) == ["first", nil])
    let undone = try story.tell(
      .undone(Undone(undoneNumber: first.number, undoneLog: first.log)))
    #expect(try shown(story, name) == ["drawn", nil])
    try story.tell(praise("second"), about: name, from: Story.phone)
    #expect(try shown(story, name) == ["second", nil])
    try story.tell(.undone(Undone(undoneNumber: undone.number, undoneLog: undone.log)))
    #expect(try shown(story, name) == ["first", nil])
  }

  private func text(_ story: Story, _ id: EventName) -> String? {
    story.history.moment(id)?.text.flatMap(story.words)
  }

  @Test func `Of two texts of a moment the later holds, and undo brings back the other`() throws {
    var story = Story()
    let id = try story.tell(.momentLogged(MomentLogged(text: "Swam", praise: "drawn")))
    let far = MomentTextChanged(text: "Swam a mile", praise: "Well", isQuiet: false)
    try story.tell(.momentTextChanged(far), about: id, from: Story.phone)
    let sad = MomentTextChanged(text: "Nearly drowned", praise: "Gently", isQuiet: true)
    let last = try story.tell(.momentTextChanged(sad), about: id)
    #expect(text(story, id) == "Nearly drowned" && story.history.moments().map(\.id) == [id])
    #expect(try shown(story, id)[0] == "Gently" && story.history.isHeavy(on: day))
    let loaded = try History(snapshot: story.history.snapshot(), forgotten: [])
    #expect(loaded.moments() == story.history.moments())
    try story.tell(.undone(Undone(undoneNumber: last.number, undoneLog: last.log)))
    #expect(text(story, id) == "Swam a mile" && !story.history.isHeavy(on: day))
    try story.tell(.forgotten(Forgotten()), about: id)
    #expect(text(story, id) == nil)
    #expect(try shown(story, id)[0] == nil)
  }

  @Test func `A moment that is moved counts for its new day alone`() throws {
    var story = Story()
    var ids: [EventName] = []
    for text: Text in ["a", "b", "c"] {
      ids.append(try story.tell(.momentLogged(MomentLogged(text: text))))
    }
    func days() -> [[EventName]] {
      [day, day - 3].map { story.history.moments(on: $0).map(\.id) }
    }
    let moved = try story.tell(
      .momentTimeChanged(MomentTimeChanged()), about: ids[1], on: day - 3,
      happenedAt: (day - 3).instant(atMillisecond: 5, offset: .utc))
    #expect(days() == [[ids[0], ids[2]], [ids[1]]])
    #expect(story.history.journey(in: day...day).first?.momentCount == 2)
    #expect(story.history.journey(in: day - 3...day - 3).first?.momentCount == 1)
    try story.tell(.momentRemoved(MomentRemoved()), about: ids[1])
    #expect(story.history.journey(in: day - 3...day - 3).first == nil)
    try story.tell(.undone(Undone(undoneNumber: moved.number, undoneLog: moved.log)))
    #expect(days() == [[ids[0], ids[2]], []])
  }

  @Test func `A praise for a moment that was removed meanwhile shows when it is back`() throws {
    var story = Story()
    let name = try story.tell(.momentLogged(MomentLogged(text: "x", praise: "drawn")))
    let removal = try story.tell(.momentRemoved(MomentRemoved()), about: name)
    try story.tell(praise("later"), about: name, from: Story.phone)
    #expect(story.history.moments().isEmpty)
    try story.tell(.undone(Undone(undoneNumber: removal.number, undoneLog: removal.log)))
    #expect(try shown(story, name) == ["later", nil])
  }

  @Test func `What is forgotten has no praise, in whatever order the events come`() throws {
    for isKnownBefore in [false, true] {
      let name = EventName(log: Story.laptop, number: 1)
      var story = Story(forgotten: isKnownBefore ? [name] : [])
      try story.tell(.momentLogged(MomentLogged(text: "x", praise: "drawn")))
      try story.tell(praise("later"), about: name)
      try story.tell(.forgotten(Forgotten()), about: name)
      try story.tell(praise("after"), about: name)
      #expect(try shown(story, name) == [nil, nil])
      #expect(story.history.moment(name)?.isForgotten == true)
    }
  }

  @Test func `Praise and words about days outlive a snapshot and are part of the state`() throws {
    var story = Story()
    let name = try story.tell(.momentLogged(MomentLogged(text: "x", praise: "drawn")))
    var states = [story.history.canonical(story.words)]
    try story.tell(praise("later"), about: name)
    states.append(story.history.canonical(story.words))
    try story.tell(.daySummarySet(DaySummarySet(day: 20_400, summary: "so")))
    states.append(story.history.canonical(story.words))
    #expect(Set(states).count == 3)
    let loaded = try History(snapshot: story.history.snapshot(), forgotten: [])
    #expect(loaded.canonical(story.words) == states[2])
    #expect(loaded.moments() == story.history.moments())
    #expect(loaded.journey() == story.history.journey())
  }

  @Test func `The later words about a day count, and empty ones take them back`() throws {
    var story = Story()
    func said(_ day: CivilDay) -> String? {
      story.history.journey(in: day...day).first?.summary.flatMap(story.words)
    }
    func tell(_ words: Text, from log: LogID = Story.laptop) throws -> EventName {
      try story.tell(
        .daySummarySet(DaySummarySet(day: day.daysSinceEpoch - 9, summary: words)), from: log)
    }
    let about = day - 9
    #expect(story.history.dayWords(on: about) == nil && story.history.journey().isEmpty)
    let first = try tell("slow")
    #expect(said(about) == "slow" && story.history.dayWords(on: about) != nil)
    #expect(story.history.journey().map(\.day) == [about], "a day of nothing but words")
    let second = try tell("quick", from: Story.phone)
    #expect(said(about) == "quick" && said(day) == nil)
    let third = try tell("")
    #expect(said(about) == nil && story.history.journey().isEmpty)
    for name in [third, second, first] {
      try story.tell(.undone(Undone(undoneNumber: name.number, undoneLog: name.log)))
      #expect(said(about) == (name == third ? "quick" : name == second ? "slow" : nil))
    }
  }

  @Test func `Words about a day are forgotten one by one`() throws {
    for isKnownBefore in [false, true] {
      let name = EventName(log: Story.laptop, number: 2)
      var story = Story(forgotten: isKnownBefore ? [name] : [])
      let about = day.daysSinceEpoch
      try story.tell(.daySummarySet(DaySummarySet(day: about, summary: "first")))
      try story.tell(.daySummarySet(DaySummarySet(day: about, summary: "second")))
      let third = try story.tell(.daySummarySet(DaySummarySet(day: about, summary: "third")))
      try story.tell(.forgotten(Forgotten()), about: name)
      #expect(story.history.journey(in: day...day).first?.summary.flatMap(story.words) == "third")
      try story.tell(.undone(Undone(undoneNumber: third.number, undoneLog: third.log)))
      #expect(story.history.journey(in: day...day).first?.summary == nil)
      try story.tell(.undone(Undone(undoneNumber: 2)))
      #expect(story.history.journey(in: day...day).first?.summary.flatMap(story.words) == "first")
    }
  }

  @Test func `Moments are in sections by the day they count for, the latest first`() throws {
    var story = Story()
    func logged(_ text: Text, on day: CivilDay, hour: Int) throws -> EventName {
      try story.tell(
        .momentLogged(MomentLogged(text: text)), on: day,
        happenedAt: day.instant(atMillisecond: hour * 3_600_000, offset: .utc))
    }
    let old = try logged("old", on: day - 40, hour: 9)
    let late = try logged("late", on: day, hour: 11)
    let early = try logged("early", on: day, hour: 6)
    let twin = try logged("twin", on: day, hour: 11)
    let before = try logged("before", on: day - 1, hour: 23)
    // At three in the morning it still counts for the day before.
    let night = try story.tell(
      .momentLogged(MomentLogged(text: "night")), on: day - 1,
      happenedAt: day.instant(atMillisecond: 3 * 3_600_000, offset: .utc))
    let gone = try logged("gone", on: day, hour: 8)
    try story.tell(.momentRemoved(MomentRemoved()), about: gone)
    let latest = story.history.latestMoments()
    let sections = MomentSection.sections(of: latest)
    #expect(sections.map(\.day) == [day, day - 1, day - 40])
    #expect(
      sections.map { $0.moments.map(\.id) } == [[twin, late, early], [night, before], [old]])
    #expect(MomentSection.sections(of: latest.prefix(4)).map(\.moments.count) == [3, 1])
    #expect(MomentSection.sections(of: History().latestMoments()).isEmpty)
  }

  @Test func `How long ago is shown no more exactly than it is known`() throws {
    var story = Story()
    func time(
      at instant: Instant, on day: CivilDay, _ precision: Precision
    ) throws -> EntryTime {
      let name = try story.tell(
        .momentLogged(MomentLogged(text: "x")), on: day, happenedAt: instant, precision: precision)
      return try #require(story.history.moment(name)).time
    }
    func time(
      _ day: CivilDay, _ hour: Int, _ minute: Int, _ precision: Precision = .unspecified
    ) throws -> EntryTime {
      let instant = day.instant(atMillisecond: (hour * 60 + minute) * 60_000, offset: .utc)
      return try time(at: instant, on: day, precision)
    }
    let now = view(History(), 12)
    let rows: [(EntryTime, RelativeTime)] = [
      (try time(day, 12, 0), .justNow), (try time(day, 11, 59), .minutes(1)),
      (try time(day, 11, 55, .minute), .minutes(5)), (try time(day, 11, 1), .minutes(59)),
      (try time(day, 11, 0), .hours(1, isAbout: false)),
      (try time(day, 10, 1), .hours(1, isAbout: false)),
      (try time(day, 10, 0, .hour), .hours(2, isAbout: true)),
      (try time(day, 11, 30, .hour), .hours(1, isAbout: true)),
      (try time(day - 1, 12, 1), .hours(23, isAbout: false)), (try time(day - 1, 12, 0), .days(1)),
      (try time(day, 9, 0, .day), .days(0)), (try time(day - 1, 23, 0, .day), .days(1)),
      (try time(day - 40, 12, 0), .days(40)), (try time(day, 12, 1), .ahead),
      (try time(day + 1, 1, 0, .day), .ahead),
    ]
    for (time, relative) in rows {
      #expect(RelativeTime(of: time, at: now) == relative, "\(time)")
    }
    for edge in [Int64.min, .max] {
      let far = try time(at: Instant(milliseconds: edge), on: day, .unspecified)
      _ = RelativeTime(of: far, at: now)
    }
  }

  @Test func `A card is called by the moments that are there and whose hour is known`() throws {
    var story = Story()
    func mood() -> DayMood? { story.history.journey(in: day...day).first?.mood }
    func log(hour: Int, _ precision: Precision = .minute) throws -> EventName {
      let instant = day.instant(atMillisecond: hour * 3_600_000, offset: .utc)
      return try story.tell(
        .momentLogged(MomentLogged(text: "x")), happenedAt: instant, precision: precision)
    }
    try story.tell(.activityLogged(ActivityLogged(activity: .steps, amount: 5)))
    #expect(story.history.journey(in: day...day).first != nil && mood() == nil)
    let first = try log(hour: 6)
    #expect(mood() == .quiet)
    _ = try log(hour: 10)
    #expect(mood() == .calm)
    for _ in 0..<2 { _ = try log(hour: 11) }
    #expect(mood() == .lively)
    let noon = try log(hour: 13, .day)
    #expect(mood() == .lively, "nobody knows that it was seven hours later")
    _ = try log(hour: 12)
    #expect(mood() == .steady)
    try story.tell(.momentRemoved(MomentRemoved()), about: first)
    #expect(mood() == .lively)
    for _ in 0..<3 { _ = try log(hour: 11) }
    #expect(mood() == .full)
    try story.tell(.momentRemoved(MomentRemoved()), about: noon)
    #expect(mood() == .lively)
    let heavy = try story.tell(.momentLogged(MomentLogged(text: "x", isQuiet: true)))
    #expect(mood() == nil, "no count of moments tells of such a day")
    try story.tell(.momentRemoved(MomentRemoved()), about: heavy)
    #expect(mood() == .lively)
  }
}
