extension TimeZoneRules {
  /// Reads a compiled time zone file of version 1 to 4.
  ///
  /// Any bytes are safe to give; every count is checked against what is there before it is used.
  ///
  /// - Throws: the first thing found that is not as RFC 8536, section 3, has it.
  package init(reading bytes: [UInt8]) throws(TimeZoneError) {
    let first = try TimeZoneBlock(bytes: bytes, headerAt: 0, timeWidth: 4)
    guard first.version > 0 else {
      try self.init(bytes: bytes, block: first, tail: nil)
      return
    }
    let second = try TimeZoneBlock(bytes: bytes, headerAt: first.end, timeWidth: 8)
    let tail = try Self.footer(bytes: bytes, at: second.end)
    try self.init(bytes: bytes, block: second, tail: tail)
  }

  private init(bytes: [UInt8], block: TimeZoneBlock, tail: PosixZone?) throws(TimeZoneError) {
    guard block.leapCount == 0 else { throw .countsLeapSeconds }
    guard block.typeCount > 0 else { throw .malformed(.counts, offsetBytes: block.typesAt) }
    var offsets: [Int32] = []
    for index in 0..<block.typeCount {
      let place = block.typesAt + index * 6
      let offset = Int32(truncatingIfNeeded: bigEndian(bytes, at: place, width: 4))
      guard (-93_600...93_600).contains(offset) else {
        throw .malformed(.utcOffset, offsetBytes: place)
      }
      offsets.append(offset)
    }
    var changes: [Int64] = []
    var offsetsAfter: [Int32] = []
    for index in 0..<block.timeCount {
      let place = block.timesAt + index * block.timeWidth
      let second = bigEndian(bytes, at: place, width: block.timeWidth)
      guard changes.last.map({ $0 < second }) != false else {
        throw .malformed(.changeTime, offsetBytes: place)
      }
      let typeAt = block.typeIndexesAt + index
      guard Int(bytes[typeAt]) < offsets.count else {
        throw .malformed(.typeIndex, offsetBytes: typeAt)
      }
      changes.append(second)
      offsetsAfter.append(offsets[Int(bytes[typeAt])])
    }
    self.init(changes: changes, offsetsAfter: offsetsAfter, firstOffset: offsets[0], tail: tail)
  }

  private static func footer(bytes: [UInt8], at start: Int) throws(TimeZoneError) -> PosixZone? {
    let newline = UInt8(ascii: "\n")
    guard start < bytes.count, bytes[start] == newline,
      let end = bytes[(start + 1)...].firstIndex(of: newline)
    else { throw .malformed(.footer, offsetBytes: start) }
    guard end > start + 1 else { return nil }
    return try PosixZone(reading: Array(bytes[(start + 1)..<end]), at: start + 1)
  }
}

/// Where the tables of one header and data block begin, after its counts have been checked.
private struct TimeZoneBlock {
  let version: UInt8
  let timeWidth: Int
  let timeCount: Int
  let typeCount: Int
  let leapCount: Int
  let timesAt: Int
  let typeIndexesAt: Int
  let typesAt: Int
  let end: Int

  init(bytes: [UInt8], headerAt start: Int, timeWidth: Int) throws(TimeZoneError) {
    let headerLength = 44
    guard bytes.count >= start + 4, bytes[start..<(start + 4)].elementsEqual("TZif".utf8) else {
      throw .notATimeZoneFile
    }
    guard bytes.count >= start + headerLength else {
      throw .truncated(neededBytes: start + headerLength, foundBytes: bytes.count)
    }
    switch bytes[start + 4] {
    case 0: version = 0
    case 0x31...0x34: version = bytes[start + 4] - 0x30
    default: throw .newerFormat(version: bytes[start + 4])
    }
    let counts = (0..<6).map { Int(bigEndian(bytes, at: start + 20 + $0 * 4, width: 4)) }
    // A real zone has a few hundred changes and at most 256 types; the bound keeps sums small.
    guard counts.allSatisfy({ (0...1_000_000).contains($0) }), counts[4] <= 256,
      counts[0] <= counts[4], counts[1] <= counts[4]
    else { throw .malformed(.counts, offsetBytes: start + 20) }
    self.timeWidth = timeWidth
    timeCount = counts[3]
    typeCount = counts[4]
    leapCount = counts[2]
    timesAt = start + headerLength
    typeIndexesAt = timesAt + timeCount * timeWidth
    typesAt = typeIndexesAt + timeCount
    end =
      typesAt + typeCount * 6 + counts[5] + leapCount * (timeWidth + 4) + counts[1] + counts[0]
    guard end <= bytes.count else { throw .truncated(neededBytes: end, foundBytes: bytes.count) }
  }
}

/// A signed number of 4 or 8 bytes, most significant first; the caller has checked the range.
private func bigEndian(_ bytes: [UInt8], at start: Int, width: Int) -> Int64 {
  let value = bytes[start..<(start + width)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  return width == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
}
