import Journal
import Platform

/// What may be found after a crash or damage, one value an axis; the words are in the decision
/// table of `Schemas/recovery.md`, which also explains what each means.
struct Cell: Hashable {
  enum CommitPointer: String, CaseIterable {
    case end, lags, sealed, retired, none, newer, elsewhere
  }
  enum Outside: String, CaseIterable {
    case end, lags, sealed, retired, none, newer, beyond, other, elsewhere, active
  }
  enum Header: String, CaseIterable {
    case whole, half, none, foreign, newer
    case halfNewer = "half-newer"
    case epoch, key, absent, other
  }
  enum Frames: String, CaseIterable {
    case end, more, torn, garbage, damaged, cut, empty, opening, shuffled, unread, failing
  }
  enum Segment: String, CaseIterable {
    case whole, marred, frame, cut, damaged, foreign, newer
    case halfNewer = "half-newer"
    case epoch, key, failing, missing, branch, both
  }
  enum Temporary: String, CaseIterable { case none, left }
  enum DiskState: String, CaseIterable {
    case sound, full
    case readOnly = "read-only"
    case locked, failing
  }

  var commitPointer: CommitPointer
  var outside: Outside
  var header: Header
  var frames: Frames
  var segment: Segment
  var temporary: Temporary
  var disk: DiskState

  /// What it is to whom reading the commit pointers fails: neither names anything.
  var asRead: Cell {
    guard disk == .failing else { return self }
    var cell = self
    (cell.commitPointer, cell.outside) = (.none, .none)
    return cell
  }

  static let axes = ["pointer", "outside", "header", "frames", "segment", "disk"]

  /// The words of all axes but the temporary files, which never matter.
  var words: [String] {
    [
      commitPointer.rawValue, outside.rawValue, header.rawValue, frames.rawValue, segment.rawValue,
      disk.rawValue,
    ]
  }

  /// Every way to read the words of one active segment and one sealed one.
  static var folders: [Cell] {
    var cells: [Cell] = []
    for header in Header.allCases {
      for frames in Frames.allCases {
        for segment in Segment.allCases {
          cells.append(
            Cell(
              commitPointer: .end, outside: .end, header: header, frames: frames, segment: segment,
              temporary: .none, disk: .sound))
        }
      }
    }
    return cells
  }

  /// The cells that share the folder of this one.
  var surroundings: [Cell] {
    var cells: [Cell] = []
    for commitPointer in CommitPointer.allCases {
      for outside in Outside.allCases {
        for temporary in Temporary.allCases {
          for disk in DiskState.allCases {
            var cell = self
            (cell.commitPointer, cell.outside) = (commitPointer, outside)
            (cell.temporary, cell.disk) = (temporary, disk)
            cells.append(cell)
          }
        }
      }
    }
    return cells
  }
}

// MARK: What a reader must make of it

extension Cell {
  /// The last numbers in the commit pointers of the log.
  private var told: [UInt64] {
    let inner: [CommitPointer: UInt64] = [
      .end: 10, .retired: 10, .elsewhere: 10, .lags: 9, .sealed: 6,
    ]
    let outer: [Outside: UInt64] = [
      .end: 10, .retired: 10, .elsewhere: 10, .lags: 9, .sealed: 6, .beyond: 12,
    ]
    return [inner[commitPointer], outer[outside]].compactMap { $0 }
  }

  var isSegmentOpen: Bool {
    switch segment {
    case .whole, .marred, .frame, .cut, .branch, .both: true
    case .damaged, .foreign, .newer, .halfNewer, .epoch, .key, .failing, .missing: false
    }
  }

  /// Whether anything shows whose frames are in the active segment.
  var isAttributed: Bool {
    if frames == .unread || frames == .failing || header == .other { return false }
    let isChainHashKnown = isSegmentOpen && segment != .branch
    return frames != .opening || isChainHashKnown || isTold
  }

  /// Whether a commit pointer names the active segment, or the chain hash that its first commit
  /// goes on from.
  private var isTold: Bool {
    [.end, .elsewhere, .lags, .sealed].contains(commitPointer)
      || [.end, .elsewhere, .lags, .sealed, .beyond].contains(outside)
  }

  /// The numbers of the active segment's readable frames, each frame by itself.
  private var activeFrames: [ClosedRange<UInt64>] {
    isAttributed ? writtenFrames : []
  }

  /// What is left of the frames that were written, if all of the active segment is read.
  private var writtenFrames: [ClosedRange<UInt64>] {
    switch frames {
    case .end, .opening, .shuffled, .garbage, .torn: return [7...7, 8...9, 10...10]
    case .more: return [7...7, 8...9, 10...10, 11...11]
    case .damaged: return [7...7, 10...10]
    case .cut: return [7...7, 8...9]
    case .empty, .unread, .failing: return []
    }
  }

  /// What an active segment of another log gives back of that log, whose numbers are six less.
  var strangersHeld: NumberRanges {
    guard header == .other else { return NumberRanges() }
    return NumberRanges(writtenFrames.map { $0.lowerBound - 6...$0.upperBound - 6 })
  }

  /// The last known number of that log.
  var strangersEnd: UInt64 {
    max(strangersHeld.ranges.last?.upperBound ?? 0, outside == .active ? 4 : 0)
  }

  /// What is not left of the other device's commits.
  var strangersGaps: NumberRanges {
    strangersEnd == 0 ? NumberRanges() : strangersHeld.gaps(within: 1...strangersEnd)
  }

  /// Whether the vault's commit pointer was set back alone: the log of the active segment is this
  /// folder's own.
  var isCommitPointerSetBack: Bool { header == .other && outside == .active }

  /// The numbers whose records have to be read.
  var held: NumberRanges {
    var held = NumberRanges([1...3])
    switch segment {
    case .whole, .marred, .branch: held.insert(4...6)
    case .both: held.insert(4...10)
    default: break
    }
    // While a writer is at work, what is behind the commit pointers is not yet answered.
    let limit = disk == .locked ? told.max() ?? .max : .max
    for frame in activeFrames where frame.lowerBound <= limit { held.insert(frame) }
    // The first part of a torn commit counts once a commit pointer says that its number was
    // acknowledged.
    if frames == .torn, isAttributed, told.contains(where: { $0 >= 11 }) { held.insert(11...11) }
    return held
  }

  /// The last number that anything here knows.
  var known: UInt64 { max(knownWithoutCommitPointers, told.max() ?? 0) }

  private var knownWithoutCommitPointers: UInt64 {
    let sealed: UInt64 = isSegmentOpen || isAttributed ? 6 : 3
    return max(sealed, held.ranges.last?.upperBound ?? 0)
  }

  /// What still shows gaps once the commit pointers name another log.
  var gapsWithoutCommitPointers: NumberRanges { held.gaps(within: 1...knownWithoutCommitPointers) }

  /// What is known of and can not be read.
  var gaps: NumberRanges { held.gaps(within: 1...known) }

  /// Whether a commit pointer, the active segment or a sealed one waits for another key, a newer
  /// program or its disk.
  var isWaiting: Bool {
    commitPointer == .newer || outside == .newer
      || [.newer, .halfNewer, .epoch, .key].contains(header)
      || [.newer, .halfNewer, .epoch, .key, .failing].contains(segment)
  }

  /// The part of the gaps that is reported as lost: not what a disk, a key or a newer program may
  /// give back, or who put another device's active segment in the place of this one's.
  var lost: NumberRanges {
    frames == .failing || header == .other || isWaiting ? NumberRanges() : unsealedGaps
  }

  /// The part of the gaps that is in no damaged or missing segment, as far as anybody knows.
  var unsealedGaps: NumberRanges {
    var unsealed = NumberRanges()
    let isSealedKnown =
      isSegmentOpen || isAttributed || commitPointer == .sealed || outside == .sealed
    // What was behind what is left was sealed since.
    let limit =
      commitPointer == .retired || outside == .retired ? activeFrames.last?.upperBound ?? 0 : .max
    for range in gaps.ranges where range.upperBound > 6 || !isSealedKnown {
      guard range.upperBound <= limit else { continue }
      unsealed.insert(isSealedKnown ? max(range.lowerBound, 7)...range.upperBound : range)
    }
    return unsealed
  }
}
