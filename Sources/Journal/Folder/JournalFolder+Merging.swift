package import Platform

extension LogAppender {
  /// Merges neighbouring segments of a log, as appending does for its own log after each sealing:
  /// for logs of other devices, which come in small extents.
  package func merge(_ log: LogID) {
    journal.merge(log)
  }
}

extension JournalFolder {
  /// Merges neighbours as long as some are worth it, so that the number of segments grows with the
  /// logarithm of the log and not with the log.
  ///
  /// Housekeeping that must not fail a commit which is durable already: what goes wrong changes
  /// nothing, is tried again after the next sealing, and is reported by `check` where it is damage.
  ///
  /// - Complexity: amortised O(log n) times the bytes of the log, because what is written anew is
  ///   part of something `Merging.growth` times as long afterwards.
  func merge(_ log: LogID) {
    do throws(StorageError) {
      while !state.mustReload, try mergeOnce(log) {}
    } catch {
      // The segments are as before, or both they and what they make together are there.
    }
  }

  /// - Returns: whether anything was merged.
  private func mergeOnce(_ log: LogID) throws(StorageError) -> Bool {
    try removeSuperseded(log)
    let all = segments.filter { $0.extent.log == log }
      .sorted { $0.extent.first < $1.extent.first }
    guard let run = Merging.run(in: all) else { return false }
    let old = Array(all[run])
    let byteCount = old.reduce(0) { $0 + $1.byteCount }
    guard try hasRoom(byteCount) else { return false }
    let merged = Merging.extent(of: old.map(\.extent))
    let finished = try write(merged, of: byteCount, effort: .thorough) {
      (writer) throws(StorageError) in
      var decoder = FrameDecoder()
      for segment in old { try Self.append(segment, through: &decoder, to: &writer) }
    }
    try install(finished)
    try remove(old)
    return true
  }

  /// Whether a file of so many bytes leaves the disk room for more: neither the ballast file nor
  /// the last free block is for tidying up.
  private func hasRoom(_ byteCount: Int) throws(StorageError) -> Bool {
    return try disk.freeBytes(at: paths.segments) / 4 > byteCount + Self.ballastByteCount
  }

  /// Frames that are half full go over as they are, compressed as they were; smaller ones are put
  /// together.
  private static func append(
    _ segment: SegmentFile, through decoder: inout FrameDecoder, to writer: inout SegmentWriter
  ) throws(StorageError) {
    for entry in try segment.index().entries {
      guard let prelude = try decoder.unlock(entry, of: segment) else {
        throw .file(segment.path, .damaged(offset: entry.offset))
      }
      if prelude.rawByteCount >= FrameLimits.sealedTarget / 2 {
        try writer.append(prelude, content: decoder.content, flags: decoder.header.flags)
      } else {
        guard decoder.unpack(prelude) else {
          throw .file(segment.path, .damaged(offset: entry.offset))
        }
        try writer.append(
          first: prelude.first, count: prelude.count,
          records: decoder.records.rawSpan.extracting(0..<prelude.rawByteCount))
      }
    }
  }

  /// Removes segments of a log that another segment makes superfluous, after that one was verified
  /// and made durable.
  func removeSuperseded(_ log: LogID) throws(StorageError) {
    let all = segments.filter { $0.extent.log == log }
    guard all.count > 1 else { return }
    var removed: [SegmentFile] = []
    var isSound: [String: Bool] = [:]
    for old in all {
      for new in all where new !== old && !removed.contains(where: { $0 === new }) {
        guard new.extent.supersedes(old.extent, name: new.name, otherName: old.name) else {
          continue
        }
        let sound = if let known = isSound[new.name] { known } else { try isDurable(new) }
        isSound[new.name] = sound
        guard sound else { continue }
        removed.append(old)
        break
      }
    }
    if removed.isEmpty { return }
    try syncEntries(of: paths.segments)
    try remove(removed)
  }

  /// Whether all of a segment reads as it was written. If so it is made durable, because somebody
  /// may have copied it here a moment ago.
  private func isDurable(_ segment: SegmentFile) throws(StorageError) -> Bool {
    guard try segment.damage().isEmpty else { return false }
    try segment.file.sync()
    return true
  }
}

/// Which neighbours are merged, and what they become.
enum Merging {
  /// Neighbours are merged when together they are so many times as long as the longest of them.
  static let growth = 6
  /// Nothing longer is made, so that one file that is damaged, sent or read back stays bearable.
  private static let largestByteCount = 64 << 20

  /// The longest run of neighbours worth merging among those that end last.
  static func run(in segments: [SegmentFile]) -> Range<Int>? {
    for end in stride(from: segments.count, to: 1, by: -1) {
      var (start, total, largest) = (end, 0, 0)
      var found: Int?
      while start > 0, start == end || follows(segments[start], segments[start - 1]) {
        start -= 1
        total += segments[start].byteCount
        largest = max(largest, segments[start].byteCount)
        guard total <= largestByteCount else { break }
        if total >= growth * largest { found = start }
      }
      if let found { return found..<end }
    }
    return nil
  }

  private static func follows(_ segment: SegmentFile, _ before: SegmentFile) -> Bool {
    segment.extent.first == before.extent.last + 1
      && segment.extent.chainHashBefore == before.extent.chainHashAfter
  }

  /// The extent that neighbours make together; their borders become checkpoints.
  static func extent(of parts: [Extent]) -> Extent {
    guard let first = parts.first, let last = parts.last else {
      preconditionFailure("at least one segment is merged")
    }
    var lost = NumberRanges()
    var redacted = NumberRanges()
    var checkpoints: [Extent.Checkpoint] = []
    for part in parts {
      lost.formUnion(part.lost)
      redacted.formUnion(part.redacted)
      checkpoints += part.checkpoints
      if part.last < last.last {
        checkpoints.append(Extent.Checkpoint(number: part.last, chainHash: part.chainHashAfter))
      }
    }
    return Extent(
      log: first.log, first: first.first, last: last.last, chainHashBefore: first.chainHashBefore,
      chainHashAfter: last.chainHashAfter, checkpoints: checkpoints, lost: lost, redacted: redacted,
      forgotten: Array(Set(parts.flatMap(\.forgotten))).sorted(),
      generation: parts.map(\.generation).max() ?? 0)
  }
}
