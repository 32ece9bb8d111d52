import Platform

/// One known end of a log: that `number` was durable once, with this chain hash.
package struct KnownEnd: Hashable, Sendable {
  package let number: UInt64
  package let chainHash: ChainHash?

  /// - Parameter chainHash: nil where only the number is known.
  package init(number: UInt64, chainHash: ChainHash?) {
    self.number = number
    self.chainHash = chainHash
  }
}

/// The decision about an active segment that did not end as a finished commit leaves it: a pure
/// function of what was read. Section "Recovery" of the format page.
struct RecoveryPlan: Hashable {
  /// The extent to be sealed; nil when there is nothing beyond what is sealed already.
  let extent: Extent?
  /// Where the log ends after this: the end of the extent, or what was sealed before.
  let end: KnownEnd
  /// Indexes into the scanned frames whose records go into it, in order of number.
  let kept: [Int]
  /// Frames beyond every known end whose commit has no end: it never happened.
  let torn: [Int]

  /// - Parameters:
  ///   - base: the last number that is sealed and the chain hash after it.
  ///   - provenCount: how many of the frames may be kept for what is known of their numbers.
  ///   - knownEnd: commit pointers of this log.
  init(
    log: LogID, base: KnownEnd, frames: [ActiveScan.Frame], provenCount: Int, knownEnd: [KnownEnd]
  ) {
    let baseChainHash = base.chainHash ?? .start
    let known =
      knownEnd + frames.map { KnownEnd(number: $0.watermark, chainHash: $0.chainHashAtWatermark) }
    var acknowledged = max(base.number, known.map(\.number).max() ?? 0)
    var kept: [Int] = []
    var torn: [Int] = []
    var reached: UInt64 = 0
    for (position, frame) in frames.prefix(provenCount).enumerated()
    where frame.last > base.number {
      // Frames of a sound writer ascend; what another repeats has been kept already.
      if frame.first <= acknowledged, frame.first > reached {
        kept.append(position)
        reached = frame.last
        acknowledged = max(acknowledged, frame.last)
      }
    }
    let beyond = frames.indices.filter {
      frames[$0].first > acknowledged || ($0 >= provenCount && frames[$0].last > base.number)
    }
    if Self.isWholeCommit(beyond.map { frames[$0] }, after: acknowledged) {
      kept += beyond
    } else {
      torn = beyond
    }
    self.kept = kept
    self.torn = torn
    let last = max(acknowledged, kept.last.map { frames[$0].last } ?? 0)
    guard last > base.number else {
      extent = nil
      end = base
      return
    }
    let held = NumberRanges(kept.map { max(frames[$0].first, base.number + 1)...frames[$0].last })
    let chainHash =
      Self.chainHash(after: last, frames: kept.map { frames[$0] }, known: known)
      ?? Self.unknownChainHash(after: baseChainHash)
    end = KnownEnd(number: last, chainHash: chainHash)
    extent = Extent(
      log: log, first: base.number + 1, last: last, chainHashBefore: baseChainHash,
      chainHashAfter: chainHash,
      lost: held.gaps(within: base.number + 1...last))
  }

  /// Whether frames are all parts of one commit that follows `number`.
  static func isWholeCommit(_ frames: [ActiveScan.Frame], after number: UInt64) -> Bool {
    guard let last = frames.last, last.isEndOfCommit, frames[0].first == number + 1,
      frames[0].watermark == number, frames.dropLast().allSatisfy({ !$0.isEndOfCommit })
    else { return false }
    return zip(frames, frames.dropFirst()).allSatisfy {
      $0.last + 1 == $1.first && $0.index + 1 == $1.index
    }
  }

  /// The chain hash after `number`: computed where the whole last commit is there, or known to
  /// someone.
  private static func chainHash(
    after number: UInt64, frames: [ActiveScan.Frame], known: [KnownEnd]
  ) -> ChainHash? {
    if let end = frames.last, end.last == number {
      let commit = frames.filter { $0.watermark == end.watermark && $0.first > end.watermark }
      if isWholeCommit(commit, after: end.watermark) {
        return commit.reduce(end.chainHashAtWatermark) { $0.advanced(by: $1.tag.rawSpan) }
      }
    }
    return known.first { $0.number == number && $0.chainHash != nil }?.chainHash
  }

  /// In place of the chain hash that was lost together with the end of the last commit and with
  /// every commit pointer: it equals none that anyone else has.
  private static func unknownChainHash(after chainHash: ChainHash) -> ChainHash {
    chainHash.advanced(by: [UInt8](repeating: 0, count: ChainHash.byteCount).rawSpan)
  }
}
