import Platform

/// The random name of an attachment's file: 128 bits, in file names as 32 hexadecimal digits.
package struct AttachmentName: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let bits: LogID

  /// The name that sixteen bytes spell, or nil when there are not exactly sixteen.
  package init?(bytes: some Collection<UInt8>) {
    guard let bits = LogID(bytes: bytes) else { return nil }
    self.bits = bits
  }

  /// The name that a file has, or nil for any other.
  package init?(fileName: String) {
    guard let high = UInt64(fileName.prefix(16), radix: 16),
      let low = UInt64(fileName.dropFirst(16), radix: 16)
    else { return nil }
    bits = LogID(high: high, low: low)
    // In capitals, with a sign or of another length it is the name of something else.
    guard bits.description == fileName else { return nil }
  }

  /// The name that a file had until it was found to be damaged, or nil for any other.
  init?(putAside fileName: String) {
    guard fileName.hasSuffix(AttachmentFolder.damagedSuffix) else { return nil }
    self.init(fileName: String(fileName.dropLast(AttachmentFolder.damagedSuffix.count)))
  }

  /// The name that goes with a header: the first half of its salt.
  init(of header: FileHeader) {
    let low = header.salt[8..<16].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    bits = LogID(high: header.fileNumber, low: low)
  }

  package var bytes: [UInt8] { bits.bytes }

  package var description: String { bits.description }

  package static func < (left: AttachmentName, right: AttachmentName) -> Bool {
    left.bits < right.bits
  }
}
