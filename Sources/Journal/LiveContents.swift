import Bytes

/// The decrypted records of a live file, kept in memory because sealing and replay need them again
/// and they are few.
struct LiveContents {
  /// Records with consecutive numbers.
  struct Run: Hashable {
    let first: UInt64
    var count: Int
    var bytes: Range<Int>

    var last: UInt64 { first + UInt64(count) - 1 }
  }

  private(set) var runs: [Run] = []
  /// Each record behind its length.
  private(set) var bytes: [UInt8] = []

  /// Appends records of at most a frame's length; a run grows until it is as long as that.
  mutating func append(first: UInt64, count: Int, records: RawSpan) {
    precondition(records.byteCount <= FrameLimits.rawByteCount, "a frame's records at most")
    let start = bytes.count
    bytes.append(contentsOf: [UInt8](copying: records))
    if let last = runs.indices.last, runs[last].last + 1 == first,
      bytes.count - runs[last].bytes.lowerBound <= FrameLimits.rawByteCount
    {
      runs[last].count += count
      runs[last].bytes = runs[last].bytes.lowerBound..<bytes.count
    } else {
      runs.append(Run(first: first, count: count, bytes: start..<bytes.count))
    }
  }

  @_lifetime(borrow self)
  func records(of run: Run) -> RawSpan {
    bytes.rawSpan.extracting(run.bytes)
  }
}
