import Echolog
import Foundation
import Platform
import Seeds
import Testing

@Suite struct VibeDraftTests {
  private func draft(
    _ text: String?, _ emotion: Emotion? = .comfort, _ interval: EbbinghausInterval? = .month,
    in context: Now = Given.tuesday
  ) -> VibeDraft {
    VibeDraft(SendVibe(text, emotion: emotion, returningAfter: interval), in: context)
  }

  /// What sending records.
  private func recorded(_ command: SendVibe, in context: Now) throws -> VibeSent {
    let body = try command.decide(in: context).body
    let sent: VibeSent? = if case .vibeSent(let sent) = body { sent } else { nil }
    return try #require(sent, "\(body)")
  }

  @Test func `A draft counts, and reports what is missing and why it can not be sent yet`() {
    let empty = draft(nil, nil, nil)
    #expect(empty.count == 0 && empty.missing == [.text, .emotion, .interval])
    #expect(empty.rejection == .fieldsMissing([.text, .emotion, .interval]) && !empty.canSend)
    #expect(empty.previews.map(\.interval) == EbbinghausInterval.allCases)
    let long = draft(String(repeating: "👩‍👩‍👧‍👦", count: 281))
    #expect(long.count == 281 && long.rejection == .vibeTooLong(count: 281, max: 280))
    #expect(draft(String(repeating: "x", count: 60_000)).count == 60_000)
    let ready = draft("You can.")
    #expect(ready.canSend && ready.count == 8 && ready.missing.isEmpty)
    #expect(ready.previews.map(\.delivery) == [Delivery(day: Given.day("2025-12-18"), minute: 540)])
  }

  @Test func `A draft is ready exactly when it can be sent`() {
    var ready = 0
    for text in [nil, "", " ", "x", String(repeating: "x", count: 281)] {
      for emotion in [nil, Emotion.joy] {
        for interval in [nil, EbbinghausInterval.week] {
          let command = SendVibe(text, emotion: emotion, returningAfter: interval)
          let found = VibeDraft(command, in: Given.tuesday)
          if let rejection = found.rejection {
            #expect(throws: rejection) { try command.decide(in: Given.tuesday) }
          } else {
            ready += 1
            #expect(throws: Never.self) { try command.decide(in: Given.tuesday) }
          }
        }
      }
    }
    #expect(ready == 1, "only with words, an emotion and an interval")
  }

  /// Zones with gaps and overlaps at usual and at unusual hours, and one that jumps a whole day.
  private static let rules = [
    "UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "PST8PDT,M3.2.0,M11.1.0",
    "NST3:30NDT,M3.2.0,M11.1.0", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    "<-04>4<-03>,M9.1.6/24,M4.1.6/24", "AAA0BBB,M3.5.0/8:30,M10.5.0/10",
    "AAA11BBB-13,M4.2.3/5,M9.2.3/15",
  ]

  @Test func `The preview is what sending records, for any instant, zone, interval and time`()
    throws
  {
    let seed: UInt64 = 20_251_118
    var random = SeededRandom(seed: seed)
    let zones = try Self.rules.map { try TimeZoneRules(posixRule: $0) }
    var refused = 0
    for round in 0..<40_000 {
      let zone = zones[Int(random.next() % UInt64(zones.count))]
      let now = Instant(milliseconds: Int64(random.next() % 7_258_118_400_000))
      let minute = random.next() % 3 == 0 ? Int(random.next() % 1440) : 540
      let interval = EbbinghausInterval.allCases[Int(random.next() % 5)]
      let context = Now(
        at: now, utcOffset: zone.offset(at: now), deliveryMinute: minute, zone: zone)
      let command = SendVibe("x", emotion: .joy, returningAfter: interval)
      let draft = VibeDraft(command, in: context)
      let delivery = draft.previews[0].delivery
      #expect(delivery.minute == minute)
      let isToCome = context.instant(of: delivery) > now
      #expect(draft.canSend == isToCome, "seed \(seed) \(round)")
      guard isToCome else {
        refused += 1
        #expect(draft.rejection?.word == "deliveryNotInFuture", "seed \(seed) \(round)")
        continue
      }
      let vibe = try recorded(command, in: context)
      #expect(vibe.deliveryDay == delivery.day.daysSinceEpoch, "seed \(seed) \(round)")
      #expect(Int(vibe.deliveryMinute) == delivery.minute, "seed \(seed) \(round)")
    }
    #expect(refused < 400, "only where a date comes twice")
  }

  @Test func `It is so on leap days, month ends and where clocks change, to the minute`() throws {
    let days = [
      "2024-02-29", "2023-02-28", "2000-02-29", "2100-02-28", "2100-03-01", "2024-12-31",
      "2025-01-31", "2025-03-09", "2025-03-30", "2025-04-06", "2025-10-05", "2025-10-26",
      "2025-11-02",
    ].map(Given.day)
    for rule in Self.rules.prefix(6) {
      let zone = try TimeZoneRules(posixRule: rule)
      for day in days {
        for (index, minute) in stride(from: 0, to: 1440, by: 15).enumerated() {
          let interval = EbbinghausInterval.allCases[index % 5]
          let sent = zone.instant(of: day - interval.days, atMinute: 780)
          let context = Now(
            at: sent, utcOffset: zone.offset(at: sent), deliveryMinute: minute, zone: zone)
          let command = SendVibe("x", emotion: .joy, returningAfter: interval)
          let delivery = VibeDraft(command, in: context).previews[0].delivery
          #expect(delivery == Delivery(day: day, minute: minute), "\(rule) \(day)")
          let vibe = try recorded(command, in: context)
          #expect(
            vibe.deliveryDay == day.daysSinceEpoch && Int(vibe.deliveryMinute) == minute,
            "\(rule) \(day)")
          // Where the clocks skip the time it comes right behind the gap, and where they show it
          // twice, it comes the first time.
          let instant = context.instant(of: delivery)
          let wall = WallTime(at: instant, offset: zone.offset(at: instant))
          #expect(wall.day == day && (minute...minute + 60).contains(wall.minuteOfDay), "\(rule)")
          for ago in [Int64(30), 60] {
            let before = instant.advanced(byMilliseconds: -ago * 60_000)
            #expect(wall != WallTime(at: before, offset: zone.offset(at: before)), "\(rule)")
          }
        }
      }
    }
  }

  @Test func `The date is the one that the calendar of the specification's algorithm names`() throws
  {
    var calendar = Calendar(identifier: .gregorian)
    var random = SeededRandom(seed: 7)
    for rule in ["CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0"] {
      let zone = try TimeZoneRules(posixRule: rule)
      for _ in 0..<2000 {
        let now = Instant(milliseconds: Int64(random.next() % 4_102_444_800_000))
        let offset = zone.offset(at: now)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: Int(offset.seconds)))
        let context = Now(at: now, utcOffset: offset, zone: zone)
        for interval in EbbinghausInterval.allCases {
          let start = Date(timeIntervalSince1970: Double(now.milliseconds) / 1000)
          let day = try #require(calendar.date(byAdding: .day, value: interval.days, to: start))
          let parts = calendar.dateComponents([.year, .month, .day], from: day)
          let found = Delivery(after: interval, sentIn: context).day.date
          #expect([found.year, found.month, found.day] == [parts.year, parts.month, parts.day])
        }
      }
    }
  }

  @Test func `A date that comes no more is refused instead of promised`() throws {
    // The clocks go back a whole day at ten in the morning of 10 September 2025.
    let zone = try TimeZoneRules(posixRule: "AAA12BBB-12,M1.1.3/0,M9.2.3/10")
    let turn = zone.instant(of: Given.day("2025-09-10"), atMinute: 599).advanced(
      byMilliseconds: 60_000)
    let now = turn.advanced(byMilliseconds: 5 * 3_600_000)
    let context = Now(at: now, utcOffset: zone.offset(at: now), zone: zone)
    #expect(context.calendarDate == Given.day("2025-09-09"))
    let tomorrow = Given.day("2025-09-10")
    #expect(throws: Rejection.deliveryNotInFuture(day: tomorrow, minute: 540)) {
      try SendVibe("x", emotion: .joy, returningAfter: .day).decide(in: context)
    }
    #expect(draft("x", .joy, .day, in: context).rejection?.word == "deliveryNotInFuture")
    #expect(draft("x", .joy, .threeDays, in: context).canSend)
  }

  @Test func `The time of day is the setting in force when it is sent`() throws {
    let early = Now(at: Given.tuesday.instant, utcOffset: .utc, deliveryMinute: 0)
    #expect(
      Delivery(after: .day, sentIn: early) == Delivery(day: Given.day("2025-11-19"), minute: 0))
    #expect(Delivery(after: .day, sentIn: Given.tuesday).minute == 540)
  }

  @Test func `Beginnings are cut between characters, and have dots only where more follows`() {
    let family = "👩‍👩‍👧‍👦"
    let cases: [(String, String, String)] = [
      ("short", "short", "short"),
      (
        String(repeating: family, count: 30), String(repeating: family, count: 30),
        String(repeating: family, count: 30)
      ),
      (
        String(repeating: family, count: 51), String(repeating: family, count: 30),
        String(repeating: family, count: 50) + "..."
      ),
      (
        String(repeating: "한", count: 50), String(repeating: "한", count: 30),
        String(repeating: "한", count: 50)
      ),
      ("", "", ""),
    ]
    for (text, list, notification) in cases {
      #expect(VibeExcerpt.inList(text) == list)
      #expect(VibeExcerpt.inNotification(text) == notification)
    }
  }
}
