package import Platform

/// Is given how many of how many bytes long work has read, and returns whether it may go on.
package typealias ReadingProgress = (_ done: Int, _ total: Int) -> Bool

extension JournalFolder {
  /// Reads every byte of the commit pointers, of the active segment and of every sealed one, as
  /// they are on the disk now, and reports what is amiss: files first, then numbers that none of
  /// them contains.
  ///
  /// - Throws: as the initialiser where it refuses nothing that waits; `.disk` with `.interrupted`
  ///   when it may not go on.
  package func check(
    mayGoOn: ReadingProgress = { _, _ in true }
  ) throws(StorageError) -> [Finding] {
    try load(isWriter: false)
    var found = try commitPointerFindings() + activeFindings() + strayFindings()
    let total = segments.reduce(0) { $0 + $1.byteCount }
    var done = 0
    var buffer = SegmentBuffer()
    for segment in segments {
      guard mayGoOn(done, total) else {
        throw .disk(.read, segment.path, .interrupted)
      }
      found += try findings(in: segment, through: &buffer)
      done += segment.byteCount
    }
    found += misplaced
    // Without a commit pointer the vault may have been set back as a whole.
    if state.isActiveMisplaced, state.commitPointer != nil {
      found.append(Finding(.misnamed, paths.active))
    }
    for file in unreadable { found.append(Finding(file.fault.cause, file.path)) }
    for log in logs { found += gapFindings(of: log) }
    for run in branches.runs where run.isForked {
      found.append(Self.fork(of: run.id, run.last + 1))
    }
    for log in logs where branches.run(log) == nil {
      for point in contradictedNumbers(of: log) { found.append(Self.fork(of: log, point)) }
    }
    return found
  }

  /// The number is the first that stands for several events.
  private static func fork(of log: LogID, _ number: UInt64) -> Finding {
    Finding(.fork, nil, log: log, numbers: NumberRanges([number...number]))
  }

  private func commitPointerFindings() throws(StorageError) -> [Finding] {
    var found: [Finding] = []
    for (file, path, isKept) in [
      (commitPointer, paths.commitPointer, true),
      (outsideCommitPointer, paths.outsideCommitPointer, false),
    ] {
      // One of a newer program is reported as such.
      if unreadable.contains(where: { $0.path == path }) { continue }
      if let damage = try file.damage() {
        if !damage.bytes.isEmpty {
          let cause: Finding.Cause = damage.isUnread ? .unread : .damaged
          found.append(Finding(cause, path, bytes: damage.bytes))
        }
      } else if isKept, ownLog != nil {
        found.append(Finding(.missing, path))
      }
    }
    return found
  }

  func activeFindings() -> [Finding] {
    guard let scan = state.scan else {
      // What was in it is known from before.
      let unread = state.activeUnread
      return unread.isEmpty ? [] : [Finding(.unread, paths.active, bytes: unread, log: ownLog)]
    }
    let log = scan.log
    var lost = (log == nil ? nil : state.view?.extent)?.lost ?? NumberRanges()
    var found: [Finding] = []
    let bytes = activeBytes(scan)
    // The first of them is given the numbers that are lost by all.
    for (cause, place) in [
      (.unread, bytes.unread.merged), (.damaged, bytes.damaged.merged),
      (Finding.Cause.incomplete, bytes.missing.isEmpty ? [] : [bytes.missing]),
    ] where !place.isEmpty {
      found.append(Finding(cause, paths.active, bytes: place, log: log, numbers: lost))
      lost = NumberRanges()
    }
    if !bytes.torn.isEmpty {
      found.append(Finding(.tornTail, paths.active, bytes: bytes.torn.merged, log: log))
    }
    return found
  }

  /// Bytes of the active segment.
  private struct ActiveBytes {
    /// Those that the medium did not give back, with all of a frame that lacks some.
    var unread: [Range<Int>] = []
    /// Those that are not as they were written.
    var damaged: [Range<Int>]
    /// Those that are cut off.
    var missing: Range<Int>
    /// Those of a write that a crash cut short.
    var torn: [Range<Int>]

    /// Zeros in the place of what was not read are no damage, and no sign of a crash.
    mutating func take(unread: [Range<Int>]) {
      guard !unread.isEmpty else { return }
      let isHit = { (range: Range<Int>) in
        // What is left of a frame beside them too, which may begin and end in zeros. A copy of the
        // header has a page of its own.
        let reach = range.upperBound <= ActiveScan.framesOffset ? 0 : ActiveTail.zeroReach + 1
        return unread.contains {
          $0.lowerBound < range.upperBound + reach && range.lowerBound < $0.upperBound + reach
        }
      }
      self.unread = unread + damaged.filter(isHit) + torn.filter(isHit)
      damaged.removeAll(where: isHit)
      torn.removeAll(where: isHit)
    }
  }

  private func activeBytes(_ scan: ActiveScan) -> ActiveBytes {
    let plan = scan.log.map {
      recoveryPlan(for: $0, frames: scan.frames, outside: true)
    }
    let kept = plan?.kept.map { scan.frames[$0] } ?? []
    let torn = plan?.torn.map { scan.frames[$0].place } ?? []
    let last = scan.log == nil ? nil : state.view?.extent.last
    let told = toldEnd(of: scan)
    // Behind the last record that counts, and with no later known end, bytes are a write that a
    // crash cut short.
    let isAtEnd = scan.log != nil && (last == nil || kept.contains { $0.last == last })
    let written = scan.frames.map(\.place).filter { !torn.contains($0) }
    let writtenEnd = written.map(\.upperBound).max() ?? scan.openingEnd
    let tail = isAtEnd ? max(writtenEnd, told) : max(scan.byteCount, told)
    let reach = ActiveTail.reach(from: tail)
    let behind = scan.tail.parted(from: tail)
    let between = scan.damaged.filter { $0.lowerBound < scan.byteCount }
    let isTorn = { (range: Range<Int>) in range.lowerBound >= tail && range.upperBound <= reach }
    let zeroed = scan.end..<max(scan.end, min(told, scan.byteCount))
    let damaged =
      between.filter { !isTorn($0) } + scan.outOfPlace + behind.damaged
      + (zeroed.isEmpty ? [] : [zeroed])
    let length = max(Int(clamping: scan.header.totalLength), told)
    var bytes = ActiveBytes(
      damaged: damaged, missing: scan.byteCount..<max(scan.byteCount, length),
      torn: between.filter(isTorn) + behind.torn + torn)
    bytes.take(unread: scan.unread)
    return bytes
  }

  /// Where a commit pointer says that the active segment's next frame begins; 0 where none names
  /// this file. The vault's own one counts where it can be read, because that one goes back with
  /// the file.
  func toldEnd(of scan: ActiveScan) -> Int {
    guard let commitPointer = state.commitPointer ?? state.outsideCommitPointer,
      commitPointer.fileNumber == scan.header.fileNumber
    else { return 0 }
    return min(Int(clamping: commitPointer.end), ActiveSegment.endLimit)
  }

  private func findings(
    in segment: SegmentFile, through buffer: inout SegmentBuffer
  ) throws(StorageError) -> [Finding] {
    let bytes = try segment.damage(through: &buffer)
    if bytes.isEmpty { return [] }
    let unreadable = try segment.unreadableNumbers()
    var numbers: [LogID: NumberRanges] = [:]
    for log in logs where holders(of: log).segments.contains(where: { $0 === segment }) {
      let unread = try unread(unreadable, of: log)
      if !unread.isEmpty { numbers[log] = unread }
    }
    segment.file.letGo()
    let cause = segment.isUnread ? .unread : segment.fault?.cause ?? .damaged
    if numbers.isEmpty { numbers[segment.extent.log] = NumberRanges() }
    return numbers.sorted { $0.key < $1.key }.map { log, numbers in
      Finding(cause, segment.path, bytes: bytes, log: log, numbers: numbers)
    }
  }

  /// Those of a log's numbers that are in no file here.
  private func unread(
    _ numbers: NumberRanges, of log: LogID
  ) throws(StorageError) -> NumberRanges {
    let plan = plan(of: log)
    var unread: [ClosedRange<UInt64>] = []
    let own = branches.run(log).map { numbers.intersection($0.first...max($0.first, $0.last)) }
    for range in (own ?? numbers).ranges {
      var cursor = LogCursor(plan.pieces(of: range, without: []), of: plan)
      while try cursor.advance() {}
      unread += cursor.gaps.map(\.numbers)
    }
    return NumberRanges(unread)
  }

  /// Files under another name than their own, and whether theirs is here as well.
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

  /// What is no file and is where the lock or the ballast file belongs. Neither has any content, so
  /// only a check looks at them; commit pointers, active segment and sealed ones are checked where
  /// they are read.
  private func strayFindings() throws(StorageError) -> [Finding] {
    var found: [Finding] = []
    for path in [paths.lock, paths.ballast] {
      if let status = try disk.statusIfPresent(of: path), status.kind != .file {
        found.append(Finding(.damaged, path))
      }
    }
    return found
  }
}

extension JournalFolder {
  /// Which records are in the files here, as far as their openings say.
  package var heldNumbers: [LogID: NumberRanges] {
    var held: [LogID: NumberRanges] = [:]
    for log in logs {
      let pieces = plan(of: log).pieces.filter { !$0.isGap }
      held[log] = NumberRanges(pieces.map(\.numbers))
    }
    return held
  }

  /// The numbers, from 1 to the ends of the logs, that are in no file here.
  package var gapNumbers: [LogID: NumberRanges] {
    var gaps: [LogID: NumberRanges] = [:]
    for log in logs {
      let numbers = NumberRanges(self.gaps(of: log).map(\.numbers))
      if !numbers.isEmpty { gaps[log] = numbers }
    }
    return gaps
  }
}
