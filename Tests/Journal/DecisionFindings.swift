import Journal
import Platform
import SimulatedMachine

/// What a check has to report of a cell before a writer comes, from the values of its axes alone;
/// section "What a check reports" of the page of recovery.
///
/// Each file is reported with its bytes that are not as written and the numbers that can not be
/// read for them, and no file that is sound. What no file can be blamed for is reported by log; so
/// are the numbers of an active segment, once more, by what becomes of them.
struct DecisionFindings {
  /// What becomes of numbers, or is wrong with them, whatever file they were in.
  private struct Fate: Hashable {
    let cause: Finding.Cause
    let log: LogID
  }

  let cell: Cell
  let images: DecisionImages
  private let marredPiece: Range<Int>

  init(_ cell: Cell, _ images: DecisionImages) {
    var cell = cell.asRead
    marredPiece = images.marredPiece(cell)
    // Nobody is at work yet.
    if cell.disk == .locked { cell.disk = .sound }
    self.cell = cell
    self.images = images
  }

  /// What is not true of the findings of a check.
  func problems(in found: [Finding]) -> [String] {
    var problems: [String] = []
    let blamed = found.filter { $0.path != nil }
    let expected = commitPointers + active + segment
    if blamed.count != expected.count || Set(blamed) != Set(expected) {
      problems.append("check: \(Self.words(blamed)), and expected \(Self.words(expected))")
    }
    var told: [Fate: NumberRanges] = [:]
    var count: UInt64 = 0
    for finding in found where finding.path == nil {
      guard let log = finding.log else {
        problems.append("check: \(finding.cause) of no file and no log")
        continue
      }
      told[Fate(cause: finding.cause, log: log), default: NumberRanges()]
        .formUnion(finding.numbers)
      count += finding.numbers.count
    }
    if told != fates {
      problems.append("check: \(Self.words(told)), and expected \(Self.words(fates))")
    }
    if told.values.reduce(0, { $0 + $1.count }) != count {
      problems.append("check: numbers come twice in \(Self.words(found))")
    }
    // From 6 on two histories are here, and both are read.
    var unread = NumberRanges()
    for finding in found where finding.log == Workbench.log && finding.cause != .fork {
      unread.formUnion(finding.numbers)
    }
    if unread != cell.gaps {
      problems.append("check: \(unread.ranges) can not be read, and not \(cell.gaps.ranges)")
    }
    return problems
  }

  private static func words(_ findings: [Finding]) -> String {
    let all = findings.map { finding in
      let log = finding.log.map { "of \($0)" } ?? ""
      return "\(finding.cause) \(finding.path?.text ?? "") \(finding.bytes) "
        + "\(finding.numbers.ranges) \(log)"
    }
    return all.isEmpty ? "nothing" : all.joined(separator: "; ")
  }

  private static func words(_ fates: [Fate: NumberRanges]) -> String {
    let all = fates.map { "\($0.key.cause) \($0.value.ranges) of \($0.key.log)" }
    return all.isEmpty ? "no numbers" : all.sorted().joined(separator: "; ")
  }
}

// MARK: Files

extension DecisionFindings {
  private var commitPointers: [Finding] {
    let (commitPointer, outside) = (
      Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer
    )
    let whole = [0..<8_192]
    if cell.disk == .failing {
      return [commitPointer, outside].map { Finding(.unread, $0, bytes: whole) }
    }
    var findings: [Finding] = []
    if cell.commitPointer == .none {
      findings.append(Finding(.damaged, commitPointer, bytes: whole))
    }
    if cell.commitPointer == .newer { findings.append(Finding(.newerFormat, commitPointer)) }
    if cell.outside == .none { findings.append(Finding(.damaged, outside, bytes: whole)) }
    if cell.outside == .newer { findings.append(Finding(.newerFormat, outside)) }
    return findings
  }

  private var segment: [Finding] {
    let path = images.segment
    let (frames, end) = (images.segmentFrames, images.segmentBytes.count)
    func ofFrames(_ cause: Finding.Cause, _ bytes: Range<Int>, costs isCostly: Bool) -> [Finding] {
      let numbers = isCostly ? Self.sealed : NumberRanges()
      return [Finding(cause, path, bytes: [bytes], log: Workbench.log, numbers: numbers)]
    }
    switch cell.segment {
    case .whole, .missing, .both: return []
    case .marred: return ofFrames(.damaged, marredPiece, costs: false)
    case .frame: return ofFrames(.damaged, frames[1], costs: true)
    case .cut: return ofFrames(.incomplete, frames[1].lowerBound..<end, costs: true)
    case .damaged: return [Finding(.damaged, path)]
    case .foreign: return [Finding(.foreign, path)]
    case .newer, .halfNewer: return [Finding(.newerFormat, path)]
    case .epoch: return [Finding(.unknownEpoch, path)]
    case .key: return [Finding(.wrongKey, path)]
    case .failing: return [Finding(.unread, path)]
    // It is under the name of the other.
    case .branch: return [Finding(.misnamed, path)]
    }
  }

  private static let sealed = NumberRanges([4...6])
}

// MARK: Numbers

extension DecisionFindings {
  /// Numbers of all logs that are reported without a file.
  private var fates: [Fate: NumberRanges] {
    let own = Workbench.log
    var fates: [Fate: NumberRanges] = [:]
    func tell(_ cause: Finding.Cause, _ log: LogID, _ numbers: NumberRanges) {
      if !numbers.isEmpty { fates[Fate(cause: cause, log: log)] = numbers }
    }
    tell(.lost, own, cell.lost)
    var elsewhere = cell.lost
    // Of a segment that is open, what can not be read is reported with it.
    if [.frame, .cut].contains(cell.segment) { elsewhere.formUnion(Self.sealed) }
    let missing = [own: cell.gaps].subtracting([own: elsewhere])
    tell(.missing, own, missing[own] ?? NumberRanges())
    let isSealedTold = cell.commitPointer == .sealed || cell.outside == .sealed
    if cell.segment == .branch, cell.isAttributed || isSealedTold {
      tell(.fork, own, NumberRanges([6...6]))
    }
    if cell.outside == .other {
      tell(isOtherLost ? .lost : .missing, DecisionImages.other, NumberRanges([1...2]))
    }
    let isUndecided = cell.isWaiting || cell.frames == .failing
    tell(isUndecided ? .missing : .lost, DecisionImages.stranger, cell.strangersGaps)
    return fates
  }

  /// Whether the other log is the only one that anything shows to be this folder's own, so that its
  /// numbers were in the active segment.
  private var isOtherLost: Bool {
    [.none, .newer].contains(cell.commitPointer) && activeLog == nil && cell.frames != .failing
      && !cell.isWaiting
  }
}
