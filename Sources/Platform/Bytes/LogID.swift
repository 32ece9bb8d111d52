/// The 128 random bits that name a log: the events of one device incarnation, written by it alone.
///
/// The order of two ids is the order of their bytes; it decides between equal hybrid clocks.
package struct LogID: Hashable, Comparable, Sendable {
  /// Bytes 0 to 7, most significant first.
  package let high: UInt64
  /// Bytes 8 to 15, most significant first.
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package static func < (left: LogID, right: LogID) -> Bool {
    left.high == right.high ? left.low < right.low : left.high < right.high
  }
}

extension LogID {
  /// The sixteen bytes as they are in files and events, most significant first.
  package var bytes: [UInt8] {
    [high, low].flatMap { word in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
    }
  }

  /// The id that sixteen bytes spell, or nil when there are not exactly sixteen.
  package init?(bytes: some Collection<UInt8>) {
    guard bytes.count == 16 else { return nil }
    let words = bytes.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self.init(high: words, low: bytes.dropFirst(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}

extension LogID: CustomStringConvertible {
  /// Thirty-two lower-case hexadecimal digits.
  package var description: String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
