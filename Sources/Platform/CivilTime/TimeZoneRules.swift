/// The offsets of one time zone through history and, by rule, in the future.
///
/// Read from the bytes of a compiled time zone file (RFC 8536) that the caller found; this layer
/// opens no file. Before the first change of a zone its first offset applies (section 3.2 there);
/// after the last one its footer rule does.
package struct TimeZoneRules: Equatable, Sendable {
  /// Unix seconds, strictly ascending.
  let changes: [Int64]
  /// The offset from each change on; as many as `changes`.
  let offsetsAfter: [Int32]
  let firstOffset: Int32
  let tail: PosixZone?
}

extension TimeZoneRules {
  /// A zone whose clocks never change.
  package init(fixed offset: UTCOffset) {
    self.init(changes: [], offsetsAfter: [], firstOffset: offset.seconds, tail: nil)
  }

  package static let utc = TimeZoneRules(fixed: .utc)

  /// Reads a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`, a form of `TZ`.
  ///
  /// - Throws: `malformedRule` with the place where it stops being one.
  package init(posixRule text: String) throws(TimeZoneError) {
    let zone = try PosixZone(reading: Array(text.utf8), at: 0)
    self.init(changes: [], offsetsAfter: [], firstOffset: zone.standard, tail: zone)
  }
}

/// Why bytes are not a time zone that can be read.
package enum TimeZoneError: Error, Hashable, Sendable {
  case notATimeZoneFile
  /// The file ends before what its counts promise.
  case truncated(neededBytes: Int, foundBytes: Int)
  case newerFormat(version: UInt8)
  /// The file counts leap seconds (the "right/" zones), so its instants are not Unix time.
  case countsLeapSeconds
  case malformed(TimeZoneField, offsetBytes: Int)
  case malformedRule(offsetBytes: Int)
}

/// The part of a time zone file that can not be what it should.
package enum TimeZoneField: Hashable, Sendable {
  case counts, changeTime, typeIndex, utcOffset, footer
}

extension TimeZoneRules {
  /// The offset of wall clocks in this zone at the instant.
  ///
  /// - Complexity: O(log *n*) in the number of recorded changes.
  package func offset(at instant: Instant) -> UTCOffset {
    UTCOffset(seconds: offset(atSecond: instant.seconds))
  }

  func offset(atSecond second: Int64) -> Int32 {
    let passed = changes.partitioningIndex { $0 > second }
    if passed == changes.count, let tail { return tail.offset(atSecond: second) }
    return passed == 0 ? firstOffset : offsetsAfter[passed - 1]
  }

  /// The first instant at which wall clocks show this day and time, or, where they skip over it,
  /// the first whole minute after the gap.
  ///
  /// - Parameter millisecond: since midnight on the wall; the day need not have 24 hours.
  package func instant(of day: CivilDay, atMillisecond millisecond: Int) -> Instant {
    let wanted = Int64(day.daysSinceEpoch) * 86_400_000 + Int64(millisecond)
    let wantedSecond = Instant(milliseconds: wanted).seconds
    var begin = Int64.min
    var offset = offset(atSecond: wantedSecond - Self.reach)
    var afterGap: Instant?
    for change in changes(in: (wantedSecond - Self.reach)...(wantedSecond + Self.reach)) {
      let found = wanted - Int64(offset) * 1000
      if found < change.second * 1000, found >= begin { return Instant(milliseconds: found) }
      let shownAfter = change.second * 1000 + Int64(change.offset) * 1000
      if found >= change.second * 1000, wanted < shownAfter {
        let rest = (shownAfter % 60_000 + 60_000) % 60_000
        let wait = rest == 0 ? 0 : 60_000 - rest
        // What is skipped here may be shown once the clocks are set back.
        afterGap = afterGap ?? Instant(milliseconds: change.second * 1000 + wait)
      }
      begin = change.second * 1000
      offset = change.offset
    }
    let found = wanted - Int64(offset) * 1000
    if found < begin, let afterGap { return afterGap }
    return Instant(milliseconds: found)
  }

  /// The next instant after the first at which wall clocks show this day and time, as where they
  /// are set back; nil where there is none.
  ///
  /// - Parameter millisecond: since midnight on the wall.
  package func secondInstant(of day: CivilDay, atMillisecond millisecond: Int) -> Instant? {
    let wanted = Int64(day.daysSinceEpoch) * 86_400_000 + Int64(millisecond)
    let first = instant(of: day, atMillisecond: millisecond)
    for change in changes(in: (first.seconds - Self.reach)...(first.seconds + Self.reach)) {
      let found = Instant(milliseconds: wanted - Int64(change.offset) * 1000)
      if found > first, offset(atSecond: found.seconds) == change.offset { return found }
    }
    return nil
  }

  /// The same for a whole minute of the day.
  package func instant(of day: CivilDay, atMinute minute: Int) -> Instant {
    instant(of: day, atMillisecond: minute * 60_000)
  }

  /// The greatest time that wall clocks have shown by an instant, also where they were set back
  /// since, in milliseconds since 1970 as if they showed UTC: of exactly the times up to it the
  /// first instant has come.
  package func latestClock(by instant: Instant) -> Int64 {
    let now = offset(at: instant).seconds
    var latest = instant.milliseconds &+ Int64(now) * 1000
    // Where clocks were not ahead of these a while ago, none were set back since.
    guard offset(atSecond: instant.seconds - Self.reach) > now else { return latest }
    for change in changes(in: (instant.seconds - Self.reach)...instant.seconds) {
      let before = Int64(offset(atSecond: change.second - 1))
      latest = max(latest, (change.second + before) * 1000 - 1)
    }
    return latest
  }

  /// In seconds: offsets are at most 26 hours, so what decides lies within 27 hours on either side.
  private static let reach: Int64 = 27 * 3600

  private func changes(in range: ClosedRange<Int64>) -> [PosixZone.Change] {
    // From the last one on the rule counts, whatever is in the table.
    let found = changes.filter(range.contains).map { second in
      PosixZone.Change(second: second, offset: offset(atSecond: second))
    }
    guard let tail else { return found }
    let afterTable = changes.last ?? .min
    return found
      + tail.changes(around: range.lowerBound).filter {
        range.contains($0.second) && $0.second > afterTable
      }
  }
}
