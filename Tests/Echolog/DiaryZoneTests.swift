import Echolog
import Platform
import SimulatedMachine
import Testing

/// Where a diary learns its zone, and that it never assumes one.
@Suite struct DiaryZoneTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  /// The bytes of a zone file whose clocks go by a rule (RFC 8536, version 2).
  private func zoneFile(_ rule: String) -> [UInt8] {
    let counts: [UInt8] = [0, 0, 0, 0, 1, 1].flatMap { [0, 0, 0, $0] as [UInt8] }
    let header = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts
    let oneType: [UInt8] = [0, 0, 0, 0, 0, 0] + [0]
    return header + oneType + header + oneType + Array("\n\(rule)\n".utf8)
  }

  private func zones(
    _ variables: [String: String] = [:], isMachineSet: Bool = true
  ) throws -> SystemZones {
    let disk = SimulatedMachine().startProcess()
    let files: [(Path, [UInt8])] = [
      ("/zones/Far/Away", zoneFile("<+13>-13")), ("/etc/localtime", zoneFile("<+05>-5")),
    ]
    for (path, bytes) in files.prefix(isMachineSet ? 2 : 1) {
      try disk.makeDirectories(path.parent)
      try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
    }
    return SystemZones(
      Environment(variables.merging(["TZDIR": "/zones"]) { $1 }), on: disk)
  }

  private func hours(_ zone: DiaryZone, in zones: SystemZones) throws -> Int32 {
    try zone.rules(in: zones).offset(at: Workbench.noon2025).seconds / 3600
  }

  @Test func `A zone is found by its name, its bytes, or on the device`() throws {
    #expect(try hours(.named("Far/Away"), in: zones()) == 13)
    #expect(try hours(.file(zoneFile("<-03>3")), in: zones()) == -3)
    #expect(try hours(.utc, in: zones()) == 0)
    #expect(try hours(.device, in: zones()) == 5)
    for (value, expected): (String, Int32) in [
      ("Far/Away", 13), (":Far/Away", 13), ("<+03>-3", 3), ("", 5),
    ] {
      #expect(try hours(.device, in: zones(["TZ": value])) == expected, "\(value)")
    }
  }

  @Test func `Where no zone is found, none is assumed`() throws {
    let wrong: [DiaryZone] = [
      .named("Nowhere/At/All"), .named(""), .named("/etc/localtime"), .named("../etc/localtime"),
      .named("Far"), .file([]), .file(Array("Europe/Rome".utf8)),
    ]
    for zone in wrong {
      #expect(throws: DiaryFailure.noZone, "\(zone)") { try zone.rules(in: zones()) }
    }
    #expect(throws: DiaryFailure.noZone) {
      try DiaryZone.device.rules(in: zones(["TZ": "Nowhere/At/All"]))
    }
    #expect(throws: DiaryFailure.noZone) {
      try DiaryZone.device.rules(in: zones(isMachineSet: false))
    }
  }

  @Test func `A diary follows its person to another zone, and what was kept stays on its day`()
    async throws
  {
    let diary = try await bench.create("app", clock)
    clock.advance(byMinutes: 5 * 60)
    try await diary.perform(LogMoment("at home"))
    try await diary.setZone(.file(zoneFile("<+13>-13")))
    try await diary.perform(LogMoment("far away"))
    await #expect(throws: DiaryFailure.noZone) { try await diary.setZone(.file([])) }
    clock.advance(byMinutes: 1)
    try await diary.perform(LogMoment("still there"))
    let days = try await diary.momentDays()
    #expect(days.map(\.day.dayOfMonth) == [2, 1] && days.map(\.daysAgo) == [0, 1])
    #expect(days.map { $0.moments.map(\.text) } == [["still there", "far away"], ["at home"]])
    #expect(days.map { $0.moments[0].time.utcOffsetSeconds } == [13 * 3600, 0])
  }
}
