import Journal
import Platform

// What a check has to report of the active segment.
extension DecisionFindings {
  var active: [Finding] {
    let path = Workbench.paths.active
    switch cell.header {
    case .absent: return []
    case .none: return [Finding(.damaged, path)]
    case .foreign: return [Finding(.foreign, path)]
    case .newer, .halfNewer: return [Finding(.newerFormat, path)]
    case .epoch: return [Finding(.unknownEpoch, path)]
    case .key: return [Finding(.wrongKey, path)]
    case .whole, .half, .other: break
    }
    // All that should have been in the active segment is reported with the first of its findings.
    var numbers = NumberRanges()
    if activeLog == Workbench.log { numbers = cell.unsealedGaps }
    if activeLog == DecisionImages.stranger { numbers = cell.strangersGaps }
    var findings: [Finding] = []
    for (cause, bytes) in [(Finding.Cause.unread, unreadBytes), (.damaged, damagedBytes)]
    where !bytes.isEmpty {
      findings.append(Finding(cause, path, bytes: bytes, log: activeLog, numbers: numbers))
      numbers = NumberRanges()
    }
    if let tornBytes {
      findings.append(Finding(.tornTail, path, bytes: [tornBytes], log: activeLog))
    }
    if isMisplaced { findings.append(Finding(.misnamed, path)) }
    return findings
  }

  private var isOpened: Bool { [.whole, .half, .other].contains(cell.header) }

  /// Whose frames are known to be in an active segment with an intact header.
  var activeLog: LogID? {
    guard isOpened else { return nil }
    if cell.isCommitPointerSetBack { return DecisionImages.stranger }
    if cell.frames == .failing { return isNamed ? Workbench.log : nil }
    if cell.header == .other { return DecisionImages.stranger }
    return cell.isAttributed ? Workbench.log : nil
  }

  /// Whether a commit pointer names the active segment.
  private var isNamed: Bool {
    cell.header != .other
      && ([.end, .lags, .elsewhere].contains(cell.commitPointer)
        || [.end, .elsewhere, .lags, .beyond].contains(cell.outside))
  }

  /// Whether the vault's commit pointer names another log than the active segment's.
  private var isMisplaced: Bool {
    activeLog == DecisionImages.stranger && !cell.isCommitPointerSetBack
      && ![.none, .newer].contains(cell.commitPointer)
  }

  /// Where the vault's commit pointer says that the next frame begins, or the one outside if that
  /// one can not be read; 0 where it does not name this file.
  private var toldEnd: Int {
    if cell.header == .other {
      let isAsked = cell.isCommitPointerSetBack && [.none, .newer].contains(cell.commitPointer)
      return isAsked ? images.toldEnd(of: "active") : 0
    }
    switch cell.commitPointer {
    case .end, .elsewhere: return images.toldEnd(of: "end")
    case .lags: return images.toldEnd(of: "lags")
    case .sealed, .retired: return 0
    case .none, .newer: break
    }
    switch cell.outside {
    case .end, .elsewhere, .lags, .beyond: return images.toldEnd(of: cell.outside.rawValue)
    case .sealed, .retired, .none, .newer, .other, .active: return 0
    }
  }

  /// Whether a commit pointer names numbers behind all that were committed here.
  private var isMoreTold: Bool { cell.outside == .beyond && cell.header != .other }

  /// The sector with the frames, which has all that is left of them.
  private var unreadBytes: [Range<Int>] { cell.frames == .failing ? [8_192..<12_288] : [] }

  private var damagedBytes: [Range<Int>] {
    let frames = images.activeFrames(cell)
    var bytes: [Range<Int>] = []
    func add(_ range: Range<Int>) {
      guard let last = bytes.last, last.upperBound >= range.lowerBound else {
        return bytes.append(range)
      }
      bytes[bytes.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
    // A copy of the header with the zeros behind it.
    if cell.header == .half { add(images.damagedHeader(cell)) }
    switch cell.frames {
    case .opening: add(frames[0])
    case .damaged: add(frames[2])
    case .shuffled: add(frames[2].lowerBound..<frames[3].upperBound)
    case .garbage where isMoreTold: add(garbage)
    case .end, .more, .torn, .garbage, .cut, .empty, .unread, .failing: break
    }
    let end = images.activeEnd(cell)
    // Zeros where a commit pointer names frames.
    if cell.frames != .failing, end < toldEnd { add(end..<toldEnd) }
    return bytes
  }

  private var garbage: Range<Int> {
    let end = images.activeEnd(cell)
    return end..<end + 40
  }

  /// What a crash leaves; where a commit pointer names later numbers it is no crash.
  private var tornBytes: Range<Int>? {
    switch cell.frames {
    case .torn where !isMoreTold: images.tornFrame(cell)
    case .garbage where !isMoreTold: garbage
    default: nil
    }
  }
}
