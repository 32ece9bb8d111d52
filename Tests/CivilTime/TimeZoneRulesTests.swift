import Foundation
import Platform
import Seeds
import Testing

@Suite struct TimeZoneRulesTests {
  static let folder = "/usr/share/zoneinfo/"
  static let hasZones = FileManager.default.fileExists(atPath: folder + "Europe/Berlin")

  func zone(_ name: some StringProtocol) throws -> TimeZoneRules {
    try TimeZoneRules(reading: bytes(name))
  }

  func bytes(_ name: some StringProtocol) throws -> [UInt8] {
    [UInt8](try #require(FileManager.default.contents(atPath: Self.folder + name)))
  }

  /// Whether an instant of the table counts here. Laws change: with another release of tzdata than
  /// the table was made from, only what was past by then does.
  static func isSettled(_ second: Int64) -> Bool {
    second < ZoneTable.settledBefore || isSameRelease
  }

  static let isSameRelease: Bool = {
    guard let file = FileManager.default.contents(atPath: folder + "tzdata.zi") else {
      return false
    }
    return String(decoding: file.prefix(64), as: UTF8.self)
      .hasPrefix("# version \(ZoneTable.release)\n")
  }()

  @Test(.enabled(if: hasZones, "no time zone files on this machine"))
  func `Offsets agree with another implementation`() throws {
    var zones: [Substring: TimeZoneRules] = [:]
    var compared = 0
    for row in ZoneTable.offsets.split(separator: "\n") {
      let columns = row.split(separator: " ")
      let rules = try zones[columns[0]] ?? zone(columns[0])
      zones[columns[0]] = rules
      let second = try #require(Int64(columns[1]))
      guard Self.isSettled(second) else { continue }
      compared += 1
      let offset = rules.offset(at: Instant(milliseconds: second * 1000 + 999))
      #expect(String(offset.seconds) == columns[2], "\(row)")
    }
    #expect(compared > 500)
  }

  @Test func `What is skipped and shown after all is found where it is shown`() throws {
    // 16 s ahead of UTC; 256 s ahead for the first 20 s of 1970.
    let counts: [[UInt8]] = [0, 0, 0, 2, 2, 1].map { [0, 0, 0, $0] }
    let file =
      Array("TZif".utf8) + [UInt8](repeating: 0, count: 16) + counts.flatMap(\.self)
      + [0, 0, 0, 0, 0, 0, 0, 20, 1, 0] + [0, 0, 0, 16, 0, 0] + [0, 0, 1, 0, 0, 0] + [0]
    let rules = try TimeZoneRules(reading: file)
    let day = CivilDay(daysSinceEpoch: 0)
    #expect(rules.instant(of: day, atMillisecond: 54_144) == Instant(milliseconds: 38_144))
    #expect(rules.instant(of: day, atMillisecond: 15_000) == Instant(milliseconds: -1_000))
    #expect(rules.instant(of: day, atMillisecond: 256_000) == Instant(milliseconds: 0))
  }

  @Test(.enabled(if: hasZones, "no time zone files on this machine"))
  func `Wall times in gaps and overlaps agree with another implementation`() throws {
    var zones: [Substring: TimeZoneRules] = [:]
    var compared = 0
    for row in ZoneTable.instants.split(separator: "\n") {
      let columns = row.split(separator: " ")
      let rules = try zones[columns[0]] ?? zone(columns[0])
      zones[columns[0]] = rules
      let day = try #require(CivilDay(isoText: columns[1]))
      let time = columns[2].split(separator: ":").compactMap { Int($0) }
      guard Self.isSettled(try #require(Int64(columns[3]))) else { continue }
      compared += 1
      let instant = rules.instant(of: day, atMinute: time[0] * 60 + time[1])
      #expect(instant.milliseconds % 1000 == 0)
      #expect(String(instant.seconds) == columns[3], "\(row)")
    }
    #expect(compared > 900)
  }

  @Test(.enabled(if: hasZones, "no time zone files on this machine"))
  func `A damaged zone file gives an error or a zone and never stops the program`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    let whole = try bytes("America/New_York")
    for _ in 0..<4000 {
      var bytes = whole
      if Bool.random(using: &random) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
      }
      for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
        let range = Bool.random(using: &random) ? 0..<min(150, bytes.count) : 0..<bytes.count
        bytes[Int.random(in: range, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      do throws(TimeZoneError) {
        let rules = try TimeZoneRules(reading: bytes)
        let second = Int64.random(in: -9_000_000_000...9_000_000_000, using: &random)
        _ = rules.offset(at: Instant(milliseconds: second * 1000))
        _ = rules.instant(of: CivilDay(daysSinceEpoch: Int32(second / 86_400)), atMinute: 150)
      } catch {
        #expect(error != .countsLeapSeconds || bytes != whole, "seed \(seed)")
      }
    }
    for count in 0..<whole.count {
      #expect(throws: TimeZoneError.self) { try TimeZoneRules(reading: Array(whole[..<count])) }
    }
  }

  @Test func `Rules as in TZ are read`() throws {
    let rows: [(String, String, Int32)] = [
      ("UTC0", "2025-07-01", 0), ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-07-01", 7200),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-12-01", 3600), ("<+0545>-5:45", "2025-07-01", 20_700),
      ("EST5EDT,0/0,J365/25", "2025-12-31", -14_400),
      ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2025-01-01", 46_800),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2025-12-31", 0),
    ]
    for (rule, date, offset) in rows {
      let zone = try TimeZoneRules(posixRule: rule)
      let noon = try #require(CivilDay(isoText: date)).instant(
        atMillisecond: 43_200_000, offset: .utc)
      #expect(zone.offset(at: noon).seconds == offset, "\(rule)")
    }
  }

  @Test func `Clocks have shown the times whose first instant has come`() throws {
    let seed = testSeed()
    var random = SeededRandom(seed: seed)
    for rule in ["UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "<+0545>-5:45"] {
      let zone = try TimeZoneRules(posixRule: rule)
      let changes = [1_743_296_400_000, 1_761_440_400_000, 1_762_063_200_000]
      for _ in 0..<500 {
        let near = try #require(changes.randomElement(using: &random))
        let now = Instant(
          milliseconds: Int64(near) + .random(in: -14_400_000...14_400_000, using: &random))
        let latest = zone.latestClock(by: now)
        let shown = Instant(
          milliseconds: latest + .random(in: -9_000_000...9_000_000, using: &random))
        for clock in [shown, Instant(milliseconds: latest), Instant(milliseconds: latest + 1)] {
          let wall = WallTime(at: clock, offset: .utc)
          let first = zone.instant(of: wall.day, atMillisecond: wall.millisecondOfDay)
          #expect(
            (first <= now) == (clock.milliseconds <= latest),
            "\(rule), \(clock) by \(now), ECHOLOG_SEED=\(seed)")
        }
      }
    }
  }

  @Test func `What is no rule is refused with its place`() {
    let rows: [(String, Int)] = [
      ("", 0), ("UT0", 2), ("UTC", 3), ("UTC25", 5), ("CET-1CEST", 9),
      ("CET-1CEST,M13.1.0,M1.1.0", 13),
      ("CET-1CEST,M3.5.0", 16), ("UTC0 ", 4), ("<UTC0", 5), ("UTC99999999999999999999", 7),
    ]
    for (rule, place) in rows {
      #expect(throws: TimeZoneError.malformedRule(offsetBytes: place), "\(rule)") {
        try TimeZoneRules(posixRule: rule)
      }
    }
  }
}
