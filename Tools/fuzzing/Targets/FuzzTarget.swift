/// A reader of outside bytes, with what must be true whatever the bytes are.
///
/// libFuzzer calls `judge` with bytes of its making (`Tools/campaign fuzz`), and `swift test` with
/// the cases that were found once (`Tests/Fuzz/Cases`) and with mutations of the seeds.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// Sealed segments and snapshots, behind the cipher: the bytes are what is sealed.
  case segment, snapshot
  /// A whole folder with an active segment and commit pointers, which is then recovered and written
  /// to.
  case folder
  case key, marker, unfinished, event, fold, rows, zone, line, page

  /// Feeds bytes to the reader.
  ///
  /// - Throws: `BrokenPromise` when the reader did what it never should; a trap is one too.
  package func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    switch self {
    case .segment: try JournalTargets.judgeSegments(bytes)
    case .snapshot: try JournalTargets.judgeSnapshot(bytes)
    case .folder: try JournalTargets.judgeFolder(bytes)
    case .key: try KeyTarget.judge(bytes)
    case .marker: try MarkerTarget.judge(bytes)
    case .unfinished: try UnfinishedTarget.judge(bytes)
    case .event: try EventTargets.judgeEvent(bytes)
    case .fold: try EventTargets.judgeFold(bytes)
    case .rows: try RowsTarget.judge(bytes)
    case .zone: try ZoneTarget.judge(bytes)
    case .line: try LineTarget.judge(bytes)
    case .page: try PageTarget.judge(bytes)
    }
  }

  /// Genuine input, from which mutations start.
  package func seeds() -> [[UInt8]] {
    switch self {
    case .segment: JournalSeeds.segments()
    case .snapshot: JournalSeeds.snapshots()
    case .folder: JournalSeeds.folders()
    case .key: KeyTarget.seeds
    case .marker: MarkerTarget.seeds
    case .unfinished: UnfinishedTarget.seeds
    case .event: EventTargets.records()
    case .fold: EventTargets.histories()
    case .rows: RowsSeeds.all
    case .zone: ZoneTarget.seeds
    case .line: LineTarget.seeds
    case .page: PageTarget.seeds
    }
  }
}

/// Something that a target's reader promises, and did not keep.
package struct BrokenPromise: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

func promise(
  _ isKept: Bool, _ what: @autoclosure () -> String
) throws(BrokenPromise) {
  if !isKept { throw BrokenPromise(what()) }
}

/// Takes parts from the front of the fuzzer's bytes; zeros when they are used up.
struct Supply {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func number(byteCount: Int) -> UInt64 {
    (0..<byteCount).reduce(0) { $0 | UInt64(byte()) << UInt64(8 * $1) }
  }

  mutating func word() -> UInt32 { UInt32(number(byteCount: 4)) }

  /// So many bytes, with zeros behind the last.
  mutating func filled(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

  mutating func bytes(_ count: Int) -> [UInt8] {
    let taken = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return taken
  }

  /// Bytes behind their length of two bytes.
  mutating func counted() -> [UInt8] { bytes(Int(number(byteCount: 2))) }
}

/// The other way: what `Supply` takes apart.
func counted(_ bytes: [UInt8]) -> [UInt8] {
  [UInt8(truncatingIfNeeded: bytes.count), UInt8(truncatingIfNeeded: bytes.count >> 8)] + bytes
}
