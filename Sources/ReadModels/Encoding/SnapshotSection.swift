/// A named part of a snapshot. What its bytes mean is known only to the fold that wrote them.
package struct SnapshotSection: Equatable, Sendable {
  package let name: String
  package let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Why sections are no snapshot of this fold. The history is folded from the journal then.
package enum SnapshotError: Error, Equatable, Sendable {
  case sectionMissing(String)
  case malformed(section: String)
  case foldVersion(found: [UInt32])
}
