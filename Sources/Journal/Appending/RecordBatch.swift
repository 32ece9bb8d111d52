import Platform

/// Records on their way into one commit, one behind the other in one array.
package struct RecordBatch: Sendable {
  /// The longest record that a journal takes: a text of a million characters and what goes with it.
  package static let recordLimit = 4 << 20

  /// Each record behind the varint of its byte count.
  private(set) var bytes = ByteWriter()
  package private(set) var count = 0
  /// The byte count of the longest record.
  private(set) var longest = 0

  package init() {}

  package init(_ records: [[UInt8]]) {
    for record in records { append(record.rawSpan) }
  }

  /// How many bytes the records take in a frame.
  package var byteCount: Int { bytes.count }

  package var isEmpty: Bool { count == 0 }

  /// Appends a record, which gets the number after the one before.
  package mutating func append(_ record: RawSpan) {
    bytes.append(counted: record)
    count += 1
    longest = max(longest, record.byteCount)
  }

  /// Empties the batch and keeps its storage for the next one.
  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    count = 0
    longest = 0
  }
}
