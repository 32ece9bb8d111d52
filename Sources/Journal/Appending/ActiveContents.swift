import Platform

/// The decrypted records of an active segment, kept in memory because sealing and replay need them
/// again and they are few.
struct ActiveContents {
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

  init() {}

  /// Takes over the records of a file in which every frame is whole and in its place.
  init(_ scan: ActiveScan) {
    bytes = scan.bytes
    for frame in scan.frames { note(first: frame.first, count: frame.count, at: frame.records) }
  }

  /// Appends records of at most a frame's length.
  mutating func append(first: UInt64, count: Int, records: RawSpan) {
    let start = bytes.count
    bytes.append(contentsOf: [UInt8](copying: records))
    note(first: first, count: count, at: start..<bytes.count)
  }

  /// Notes whose the bytes behind the last run are; a run grows until it is as long as a frame.
  private mutating func note(first: UInt64, count: Int, at place: Range<Int>) {
    precondition(place.count <= FrameLimits.rawByteCount, "a frame's records at most")
    if let last = runs.indices.last, runs[last].last + 1 == first,
      place.upperBound - runs[last].bytes.lowerBound <= FrameLimits.rawByteCount
    {
      runs[last].count += count
      runs[last].bytes = runs[last].bytes.lowerBound..<place.upperBound
    } else {
      runs.append(Run(first: first, count: count, bytes: place))
    }
  }

  @_lifetime(borrow self)
  func records(of run: Run) -> RawSpan {
    bytes.rawSpan.extracting(run.bytes)
  }
}
