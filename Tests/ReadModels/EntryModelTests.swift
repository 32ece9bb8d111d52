import Echolog
import Platform
import Testing

@Suite struct EntryModelTests {
  private let day = Story.tuesday

  private func logged(_ amount: Int64, _ activity: StandardActivity = .steps) -> Event.Body {
    .activityLogged(ActivityLogged(activity: activity, amount: amount))
  }

  private func corrected(_ amount: Int64) -> Event.Body {
    .activityCorrected(ActivityCorrected(amount: amount))
  }

  private func moment(_ text: String) -> Event.Body {
    .momentLogged(MomentLogged(text: .inline(text), praise: "Well done."))
  }

  private let removal = Event.Body.activityRemoved(ActivityRemoved())

  @Test func `Logs add up by activity and day, and correct and remove move the sum`() throws {
    var story = Story()
    let first = try story.tell(logged(1000))
    let second = try story.tell(logged(500))
    try story.tell(logged(250, .water))
    try story.tell(logged(7, .steps), on: day + 1)
    #expect(story.history.total(of: .steps, on: day)?.amount == 1500)
    try story.tell(corrected(900), about: first)
    #expect(story.history.total(of: .steps, on: day)?.amount == 1400)
    try story.tell(removal, about: second, from: Story.phone)
    try story.tell(removal, about: second)
    let total = try #require(story.history.total(of: .steps, on: day))
    #expect(total.amount == 900)
    #expect(total.logCount == 1)
    try story.tell(corrected(5), about: second)
    #expect(story.history.total(of: .steps, on: day)?.amount == 900)
    #expect(story.history.totals(of: .steps).map(\.amount) == [900, 7])
    #expect(story.history.logs(on: day).map(\.amount) == [900, 250])
    let ofDay = story.history.logs().filter { $0.activity == .steps && $0.time.day == day }
    #expect(ofDay.map(\.id) == [first])
    #expect(story.history.log(first)?.isCorrected == true)
    #expect(story.history.log(second)?.isRemoved == true)
  }

  @Test func `Zero is a log and nothing is none`() throws {
    var story = Story()
    let zero = try story.tell(logged(0))
    #expect(story.history.total(of: .steps, on: day)?.amount == 0)
    try story.tell(removal, about: zero)
    #expect(story.history.total(of: .steps, on: day) == nil)
    #expect(story.history.journey(in: day...day).first == nil)
  }

  @Test func `A day with a log of zero is no day with activity`() throws {
    var story = Story()
    for (offset, amount) in [(0, Int64(0)), (1, 700), (2, 0), (3, 300), (4, 0)] {
      try story.tell(logged(amount), on: day + offset)
    }
    try story.tell(logged(0, .water))
    let view = story.history.viewpoint(
      now: (day + 9).instant(atMillisecond: 43_200_000, offset: .utc), zone: .utc)
    let counts = story.history.statistics(at: view).activities
    #expect(counts.map(\.activity) == [.steps, .water])
    #expect(counts.map(\.dayCount) == [2, 0] && counts.map(\.logCount) == [5, 1])
    #expect(counts.map(\.firstDay) == [day + 1, nil] && counts.map(\.lastDay) == [day + 3, nil])
    let chart = story.history.chart(of: .steps, over: day...day + 9, by: .month, today: day + 9)
    #expect(chart.bars.map(\.dayCount) == [2] && chart.bars.map(\.logCount) == [5])
  }

  @Test func `A correction with a time moves the log to that day`() throws {
    for position in 0..<3 {
      var story = Story()
      let logs = try (0..<3).map { try story.tell(logged(Int64(10 + $0))) }
      let noon = (day - 3).instant(atMillisecond: 43_200_000, offset: .utc)
      try story.tell(corrected(99), about: logs[position], on: day - 3, happenedAt: noon)
      #expect(story.history.total(of: .steps, on: day)?.logCount == 2)
      #expect(story.history.total(of: .steps, on: day - 3)?.amount == 99)
      #expect(story.history.logs(on: day - 3).map(\.id) == [logs[position]])
      #expect(story.history.logs(on: day).map(\.id) == logs.filter { $0 != logs[position] })
      #expect(story.history.log(logs[position])?.time.happenedAt == noon)
    }
  }

  @Test func `A batch is taken back as one, with what of it comes later`() throws {
    var story = Story()
    let started = ImportStarted(sourceName: "a.csv", kind: .log)
    let batch = try story.tell(.importStarted(started))
    let own = try story.tell(logged(1))
    try story.tell(logged(10), batch: batch)
    let gone = try story.tell(logged(100), batch: batch)
    let text = try story.tell(moment("imported"), batch: batch)
    try story.tell(removal, about: gone)
    #expect(story.history.total(of: .steps, on: day)?.amount == 11)
    try story.tell(.importUndone(ImportUndone()), about: batch, from: Story.phone)
    try story.tell(logged(1000), batch: batch)
    try story.tell(.importUndone(ImportUndone()), about: batch)
    #expect(story.history.total(of: .steps, on: day)?.amount == 1)
    #expect(story.history.logs().map(\.id) == [own])
    #expect(story.history.moment(text)?.isRemoved == true)
    #expect(story.history.moment(text)?.batch == batch)
    #expect(story.history.moments().isEmpty)
    let found = try #require(story.history.importBatch(batch))
    #expect(found.entryCount == 4)
    #expect(found.isUndone)
    #expect(found.sourceName.flatMap(story.words) == "a.csv")
  }

  @Test func `Moments are listed by day in the order in which they happened`() throws {
    var story = Story()
    let late = try story.tell(moment("late"))
    let early = try story.tell(
      moment("early"), happenedAt: day.instant(atMillisecond: 1000, offset: .utc))
    let removed = try story.tell(moment("removed"))
    try story.tell(.momentRemoved(MomentRemoved()), about: removed)
    #expect(story.history.moments(on: day).map(\.id) == [early, late])
    #expect(story.history.moments(includingRemoved: true).count == 3)
    #expect(story.history.moment(removed)?.isRemoved == true)
    #expect(story.history.moment(early)?.text.flatMap(story.words) == "early")
    #expect(story.history.moment(early)?.praise.flatMap(story.words) == "Well done.")
  }

  @Test func `The journey has the 1660s and the 2020s and nothing between`() throws {
    var story = Story()
    let pepys = try #require(CivilDay(year: 1660, month: 1, day: 1))
    try story.tell(moment("Blessed be God"), on: pepys)
    try story.tell(moment("x"))
    try story.tell(logged(5, .sleep))
    let journey = story.history.journey()
    #expect(journey.map(\.day) == [day, pepys])
    #expect(journey[0].momentCount == 1)
    #expect(journey[0].totals.map(\.activity) == [.sleep])
    #expect(story.history.journey(limit: 1).count == 1)
    #expect(story.history.journey(in: pepys...pepys + 10).map(\.day) == [pepys])
  }

  @Test func `Rows are as small as they are meant to be`() throws {
    var story = Story()
    try story.tell(moment("x"))
    try story.tell(logged(1))
    try story.tell(.vibeSent(VibeSent(text: "x")))
    let moment = try #require(story.told.first?.name)
    try story.tell(.praiseEnhanced(PraiseEnhanced(praise: "x")), about: moment)
    try story.tell(.daySummarySet(DaySummarySet(day: 20_410, summary: "x")))
    let sizes = Dictionary(
      uniqueKeysWithValues: story.history.snapshot().map { ($0.name, $0.byteCount) })
    // The sums of the fields: a larger row has padding, which must not reach a snapshot.
    #expect(sizes["moments"] == 40)
    #expect(sizes["activities"] == 48)
    #expect(sizes["echoes"] == 72)
    #expect(sizes["days"] == 64 * 64)
    #expect(sizes["laterWords"] == 12 && sizes["summaries"] == 12)
    #expect(sizes["slots"] == 6 * 4)
  }
}
