package import Bytes
import Files

/// Is told how many of how many bytes long work has read, and answers whether it may go on.
package typealias ReadingProgress = (_ done: Int, _ total: Int) -> Bool

extension JournalFolder {
  /// Reads every byte of the heads, of the live file and of every segment, as they are on the disk
  /// now, and tells what is amiss: files first, then numbers that none of them accounts for.
  ///
  /// - Throws: as the initialiser; `.disk` with `.interrupted` when it may not go on.
  package func check(
    mayGoOn: ReadingProgress = { _, _ in true }
  ) throws(JournalError) -> [Finding] {
    state.mustReload = true
    try refresh()
    var found = try headFindings() + liveFindings() + strayFindings()
    let total = segments.reduce(0) { $0 + $1.byteCount }
    var done = 0
    var buffer = SegmentBuffer()
    for segment in segments {
      guard mayGoOn(done, total) else {
        throw .disk(DiskError(.read, segment.path, .interrupted))
      }
      found += try findings(in: segment, through: &buffer)
      done += segment.byteCount
    }
    found += misplaced
    for file in unreadable { found.append(Finding(file.fault.cause, file.path)) }
    var checked = logs
    // The outside head may tell of a log of which nothing is here.
    if let log = lastMissing?.log, !checked.contains(log) { checked.append(log) }
    for log in checked {
      found += gapFindings(of: log)
      var points = Set(forks(of: log))
      if let point = forkWithSealed(of: log) { points.insert(point) }
      for point in points.sorted() {
        found.append(Finding(.fork, nil, log: log, numbers: NumberRanges([point...point])))
      }
    }
    return found
  }

  private func headFindings() throws(JournalError) -> [Finding] {
    var found: [Finding] = []
    for (file, path, isKept) in [
      (head, paths.head, true), (outsideHead, paths.outsideHead, false),
    ] {
      if let damaged = try file.damage() {
        if !damaged.isEmpty { found.append(Finding(.damaged, path, bytes: damaged)) }
      } else if isKept, ownLog != nil {
        found.append(Finding(.missing, path))
      }
    }
    return found
  }

  func liveFindings() -> [Finding] {
    guard let scan = state.scan else { return [] }
    let log = scan.log
    let stretch = log == nil ? nil : state.view?.stretch
    let plan = log.map { recoveryPlan(for: $0, frames: scan.frames, evidence: [], outside: true) }
    let kept = plan?.kept.map { scan.frames[$0] } ?? []
    // Behind the last record that counts, and with no number told beyond it, bytes are a write that
    // a crash cut short.
    let isAtEnd = stretch == nil || kept.contains { $0.last == stretch?.last }
    let keptEnd = kept.map(\.place.upperBound).max() ?? scan.openingEnd
    let tail = log != nil && isAtEnd ? keptEnd : scan.byteCount
    let lost = stretch?.lost ?? NumberRanges()
    var found: [Finding] = []
    let damaged = scan.damaged.filter { $0.lowerBound < min(tail, scan.byteCount) }
    if !damaged.isEmpty {
      found.append(Finding(.damaged, paths.live, bytes: damaged, log: log, numbers: lost))
    }
    let cut = scan.damaged.filter { $0.lowerBound >= scan.byteCount }
    if !cut.isEmpty {
      found.append(
        Finding(
          .incomplete, paths.live, bytes: cut, log: log,
          numbers: damaged.isEmpty ? lost : NumberRanges()))
    }
    let torn =
      scan.damaged.filter { $0.lowerBound >= tail && $0.lowerBound < scan.byteCount }
      + (plan?.torn.map { scan.frames[$0].place } ?? [])
    if !torn.isEmpty { found.append(Finding(.tornTail, paths.live, bytes: torn, log: log)) }
    return found
  }

  private func findings(
    in segment: SegmentFile, through buffer: inout SegmentBuffer
  ) throws(JournalError) -> [Finding] {
    let bytes = try segment.damage(through: &buffer)
    if bytes.isEmpty { return [] }
    let numbers = try unread(segment.unreadableNumbers(), of: segment.stretch.log)
    segment.letGo()
    let cause = segment.fault?.cause ?? .damaged
    return [
      Finding(cause, segment.path, bytes: bytes, log: segment.stretch.log, numbers: numbers)
    ]
  }

  /// Those of a log's numbers that no file here can answer for.
  private func unread(
    _ numbers: NumberRanges, of log: LogID
  ) throws(JournalError) -> NumberRanges {
    let plan = plan(of: log)
    var unread: [ClosedRange<UInt64>] = []
    for range in numbers.ranges {
      var cursor = LogCursor(plan.pieces(of: range, without: []), of: plan)
      while try cursor.advance() {}
      unread += cursor.gaps.map(\.numbers)
    }
    return NumberRanges(unread)
  }

  /// Files that stand under another name than their own, and whether theirs is here as well.
  private var misplaced: [Finding] {
    let rightly = Set(segments.filter { !$0.isMisnamed }.map(\.name))
    return segments.filter(\.isMisnamed).map { segment in
      Finding(rightly.contains(segment.givenName) ? .duplicate : .misnamed, segment.path)
    }
  }

  private func gapFindings(of log: LogID) -> [Finding] {
    gaps(of: log).compactMap { gap in
      let numbers = NumberRanges([gap.numbers])
      switch gap.reason {
      case .missing: return Finding(.missing, nil, log: log, numbers: numbers)
      case .lost: return Finding(.lost, nil, log: log, numbers: numbers)
      case .damaged: return nil
      }
    }
  }
}

extension JournalFolder {
  /// Which records the files here hold, as far as their openings tell.
  package var heldNumbers: [LogID: NumberRanges] {
    var held: [LogID: NumberRanges] = [:]
    for log in logs {
      let pieces = plan(of: log).pieces.filter { !$0.isGap }
      held[log] = NumberRanges(pieces.map(\.numbers))
    }
    return held
  }

  /// The numbers, from 1 to the ends of the logs, that no file here can answer for.
  package var gapNumbers: [LogID: NumberRanges] {
    var gaps: [LogID: NumberRanges] = [:]
    for log in logs {
      let numbers = NumberRanges(self.gaps(of: log).map(\.numbers))
      if !numbers.isEmpty { gaps[log] = numbers }
    }
    return gaps
  }
}
