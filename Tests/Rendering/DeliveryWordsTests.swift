import Echolog
import Platform
import Program
import Seeds
import Testing

@Suite struct DeliveryWordsTests {
  private let log = LogID(high: 1, low: 1)

  /// Zones with gaps and overlaps at usual and at unusual hours, and one that jumps a whole day.
  private static let rules = [
    "UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0",
    "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "<-04>4<-03>,M9.1.6/24,M4.1.6/24",
    "AAA0BBB,M3.5.0/8:30,M10.5.0/10", "AAA11BBB-13,M4.2.3/5,M9.2.3/15",
  ]

  /// What is shown of a note before and after it is sent, and where it is listed and announced,
  /// with the instant of its announcement as in rows; nil where it can not be sent.
  private func told(
    at now: Instant, in zone: TimeZoneRules, minute: Int, _ interval: EbbinghausInterval
  ) throws -> (pages: [String], rows: [[String]])? {
    let context = Now(
      at: now, utcOffset: zone.offset(at: now), deliveryMinute: minute, zone: zone)
    let command = SendVibe("x", emotion: .joy, returningAfter: interval)
    let draft = VibeDraft(command, in: context)
    guard draft.canSend else { return nil }
    let name = EventName(log: log, number: 1)
    let event = Event(
      clock: UInt64(now.milliseconds) << 16, utcOffsetSeconds: zone.offset(at: now).seconds,
      civilDay: context.today.daysSinceEpoch, body: try command.decide(in: context).body)
    var history = History(forgotten: [])
    let met = history.meet(log)
    history.fold(event, log: try #require(met), number: 1)
    let view = history.viewpoint(now: now, zone: zone)
    let presenter = Presenter(DiaryView(history: history, viewpoint: view))
    let plan = history.notificationPlan(of: log, at: presenter.view)
    let announced = presenter.notifications(
      plan, plan.planned, permission: NotificationPermission())
    let pages = [
      presenter.preview(draft), presenter.recorded(name, event),
      presenter.echoes(history.openEchoes(at: presenter.view), answers: [:], isOverview: false),
      announced,
    ]
    let renderer = TextRenderer(width: nil, hasColor: false, hasUnicode: true)
    return (pages.map { renderer.text($0.blocks) }, announced.rows)
  }

  @Test func `A note arrives as it was previewed, in words, for any instant, zone and interval`()
    throws
  {
    let seed: UInt64 = 20_260_329
    var random = SeededRandom(seed: seed)
    let zones = try Self.rules.map { try TimeZoneRules(posixRule: $0) }
    for round in 0..<4_000 {
      let zone = zones[Int(random.next() % UInt64(zones.count))]
      let now = Instant(milliseconds: Int64(random.next() % 7_258_118_400_000))
      let minute = random.next() % 3 == 0 ? 540 : Int(random.next() % 1440)
      let interval = EbbinghausInterval.allCases[Int(random.next() % 5)]
      guard let (pages, rows) = try told(at: now, in: zone, minute: minute, interval) else {
        continue
      }
      let comment = "seed \(seed) \(round)"
      let match = try #require(pages[0].firstMatch(of: /Arrives on (.* [AP]M)/), "\(comment)")
      for page in pages.dropFirst() { expect(page, tells: String(match.1), comment) }
      // The instant shows the same by the clock, without the messages.
      let words = String(match.1).split(whereSeparator: { " ,:".contains($0) })
      let (hour, isLate) = (try #require(Int(words[4])) % 12, words[6] == "PM")
      let clock = [hour + (isLate ? 12 : 0), try #require(Int(words[5]))]
      let time = clock.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
      #expect(rows[0][2].contains("T\(time):"), "\(comment): \(rows) \(match.1)")
    }
  }

  @Test func `Where the clocks skip the time, the one behind the gap is shown everywhere`() throws {
    let zone = try TimeZoneRules(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3")
    let sunday = CivilDay(year: 2026, month: 3, day: 29)
    let saturday = zone.instant(of: try #require(sunday) - 1, atMinute: 720)
    let told = try #require(try told(at: saturday, in: zone, minute: 150, .day))
    for page in told.pages { expect(page, tells: "March 29, 2026 at 3:00 AM", "") }
  }

  /// A table has a column for the time of day.
  private func expect(_ page: String, tells words: String, _ comment: String) {
    let column = words.replacing(" at ", with: "  ")
    #expect(page.contains(words) || page.contains(column), "\(comment): \(page)")
  }
}
