/// A named part of a snapshot, read when it is asked for. What its bytes mean is known only to the
/// fold that wrote them.
package struct SnapshotSection: Sendable {
  package let name: String
  package let byteCount: Int
  /// The bytes in a range, or nil when they can not be read.
  package let bytes: @Sendable (Range<Int>) -> [UInt8]?

  package init(
    name: String, byteCount: Int, bytes: @escaping @Sendable (Range<Int>) -> [UInt8]?
  ) {
    self.name = name
    self.byteCount = byteCount
    self.bytes = bytes
  }
}

/// Why sections are no snapshot of this fold. The history is folded from the journal then.
package enum SnapshotError: Error, Equatable, Sendable {
  case sectionMissing(String)
  case malformed(section: String)
  case foldVersion(found: [UInt32])
}
