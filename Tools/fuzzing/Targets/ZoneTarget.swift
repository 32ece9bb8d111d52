import Platform

/// The system's time zone files (RFC 8536) and POSIX rules; then times around every change.
enum ZoneTarget {
  static var seeds: [[UInt8]] {
    let rules = [
      "EST5EDT,M3.2.0,M11.1.0", "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "CET-1CEST,J60/167,365/-167",
    ]
    return rules.map { [0] + Array($0.utf8) } + rules.map { [1] + file(rule: $0) }
  }

  /// A file of version 2 with two types and three changes.
  private static func file(rule: String) -> [UInt8] {
    func block(width: Int) -> [UInt8] {
      let counts: [UInt8] = [0, 0, 0, 3, 2, 8]
      let commitPointer = Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15)
      let times: [UInt8] = [10, 20, 30].flatMap {
        [UInt8](repeating: 0, count: width - 3) + [$0, 0, 0]
      }
      return commitPointer + counts.flatMap { [0, 0, 0, $0] } + times + [0, 1, 0]
        + [0, 0, 14, 16, 0, 0, 0, 0, 28, 32, 1, 4] + Array("CET\0CES\0".utf8)
    }
    return block(width: 4) + block(width: 8) + Array("\n\(rule)\n".utf8)
  }

  static func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    var supply = Supply(bytes)
    let isRule = supply.byte() == 0
    let content = Array(bytes.dropFirst())
    let rules: TimeZoneRules
    do throws(TimeZoneError) {
      rules =
        try isRule
        ? TimeZoneRules(posixRule: String(decoding: content, as: UTF8.self))
        : TimeZoneRules(reading: content)
    } catch {
      return
    }
    for milliseconds in instants(content) {
      let instant = Instant(milliseconds: milliseconds)
      let offset = rules.offset(at: instant)
      try promise(abs(offset.seconds) <= 93_600, "an offset of \(offset.seconds) s")
      let wall = WallTime(at: instant, offset: offset)
      let found = rules.instant(of: wall.day, atMillisecond: wall.millisecondOfDay)
      try promise(
        found <= instant,
        "\(milliseconds) shows what is first shown at \(found.milliseconds), later")
    }
  }

  /// The years that can be written, and what the file itself may speak of.
  private static func instants(_ content: [UInt8]) -> [Int64] {
    var found: [Int64] = [0, -5_000_000_000_000, 1_700_000_000_123, 4_102_444_800_000]
    var supply = Supply(content.reversed())
    for _ in 0..<8 where !supply.isEmpty {
      let number = Int64(bitPattern: supply.number(byteCount: 8))
      found.append(number % 100_000_000_000_000)
    }
    return found
  }
}
