package import Platform

/// A range of one log's numbers, whatever file, frames, key or redactions it has: what sync
/// compares and what every sealed segment has in its opening.
package struct Extent: Hashable, Sendable {
  package let log: LogID
  package let first: UInt64
  package let last: UInt64
  package let chainHashBefore: ChainHash
  package let chainHashAfter: ChainHash
  /// Chain hashes known within the extent, ascending: one for each end of a segment that was merged
  /// into it, so that different extents can be compared.
  package let checkpoints: [Checkpoint]
  /// Numbers that were acknowledged once and could not be read when this was written.
  package internal(set) var lost: NumberRanges
  /// Numbers whose records were redacted.
  package internal(set) var redacted: NumberRanges
  /// The entities whose forgetting is the reason for the redactions.
  package internal(set) var forgotten: [EventName]
  /// How many times this extent was written anew with redactions.
  package internal(set) var generation: UInt32

  /// The chain hash after a number within the extent.
  package struct Checkpoint: Hashable, Sendable {
    package let number: UInt64
    package let chainHash: ChainHash

    package init(number: UInt64, chainHash: ChainHash) {
      self.number = number
      self.chainHash = chainHash
    }
  }

  package init(
    log: LogID, first: UInt64, last: UInt64, chainHashBefore: ChainHash, chainHashAfter: ChainHash,
    checkpoints: [Checkpoint] = [], lost: NumberRanges = NumberRanges(),
    redacted: NumberRanges = NumberRanges(), forgotten: [EventName] = [], generation: UInt32 = 0
  ) {
    self.log = log
    self.first = first
    self.last = last
    self.chainHashBefore = chainHashBefore
    self.chainHashAfter = chainHashAfter
    self.checkpoints = checkpoints
    self.lost = lost
    self.redacted = redacted
    self.forgotten = forgotten
    self.generation = generation
  }

  package var numbers: ClosedRange<UInt64> { first...last }

  /// How many records the extent has.
  package var recordCount: UInt64 { last - first + 1 - lost.count }

  /// The chain hash after `number`, where the extent knows it.
  package func chainHash(after number: UInt64) -> ChainHash? {
    if number == first - 1 { return chainHashBefore }
    if number == last { return chainHashAfter }
    let position = checkpoints.partitioningIndex { $0.number >= number }
    guard position < checkpoints.count, checkpoints[position].number == number else { return nil }
    return checkpoints[position].chainHash
  }

  /// The chain hashes that the extent knows, with the numbers before them, ascending.
  package var chainHashes: [(number: UInt64, chainHash: ChainHash)] {
    [(first - 1, chainHashBefore)] + checkpoints.map { ($0.number, $0.chainHash) } + [
      (last, chainHashAfter)
    ]
  }

  /// The first number after which both extents know a chain hash and the hashes differ: their
  /// histories part at or before it.
  package func forkPoint(with other: Extent) -> UInt64? {
    guard log == other.log else { return nil }
    let parting = chainHashes.first { number, mine in
      other.chainHash(after: number).map { $0 != mine } ?? false
    }
    return parting?.number
  }

  /// The numbers of both extents that no chain hash shows to be of one history: those behind the
  /// last number after which both know one and the same. Nil where there are none.
  package func undecidedNumbers(beside other: Extent) -> ClosedRange<UInt64>? {
    let (start, end) = (max(first, other.first), min(last, other.last))
    guard log == other.log, start <= end else { return nil }
    let decided = chainHashes.last { number, mine in mine == other.chainHash(after: number) }
    let next = max(start, (decided?.number ?? 0) + 1)
    return next <= end ? next...end : nil
  }

  /// Whether this extent, in the file `name`, makes `other` in the file `otherName` superfluous: it
  /// has all that the other has, at least as much redacted, loses nothing more, knows every chain
  /// hash of it, by which others may say what they mean, and is of the same history. No chain hash
  /// keeps words that are redacted here. Of equal extents the smaller name decides.
  ///
  /// DESIGN section 4. Only a verified file permits deleting another.
  package func supersedes(
    _ other: Extent, name: @autoclosure () -> String, otherName: @autoclosure () -> String
  ) -> Bool {
    guard log == other.log, first <= other.first, last >= other.last,
      chainHash(after: other.first - 1) == other.chainHashBefore,
      chainHash(after: other.last) == other.chainHashAfter, forkPoint(with: other) == nil,
      knowsChainHashes(of: other) || redactionsWords(of: other),
      redacted.isSuperset(of: other.redacted),
      other.lost.isSuperset(of: lost.intersection(other.numbers))
    else { return false }
    let same =
      first == other.first && last == other.last && redacted == other.redacted && lost == other.lost
    return !same || name() < otherName()
  }

  private func knowsChainHashes(of other: Extent) -> Bool {
    other.checkpoints.allSatisfy { chainHash(after: $0.number) == $0.chainHash }
  }

  /// Whether records are redacted here of which the other has the words.
  func redactionsWords(of other: Extent) -> Bool {
    let words = other.texts
    return redacted.ranges.contains { !words.intersection($0).isEmpty }
  }

  /// The numbers whose records are here with their words.
  package var texts: NumberRanges {
    var others = lost
    others.formUnion(redacted)
    return others.gaps(within: numbers)
  }
}

extension Extent {
  /// The body of an opening; section "Opening" of the format page.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.append(log: log)
    writer.append(littleEndian: first)
    writer.append(littleEndian: last)
    writer.append(chainHash: chainHashBefore)
    writer.append(chainHash: chainHashAfter)
    writer.append(littleEndian: generation)
    writer.append(littleEndian: recordCount)
    writer.append(ranges: lost)
    writer.append(ranges: redacted)
    writer.append(varint: UInt64(forgotten.count))
    for name in forgotten {
      writer.append(log: name.log)
      writer.append(varint: name.number)
    }
    writer.append(varint: UInt64(checkpoints.count))
    for checkpoint in checkpoints {
      writer.append(varint: checkpoint.number - first)
      writer.append(chainHash: checkpoint.chainHash)
    }
    return writer.bytes
  }

  /// Nil when the bytes are not an opening, which authentication makes a fault of the writer.
  @_lifetime(reader: copy reader)
  init?(from reader: inout ByteReader) {
    do throws(BytesError) {
      let log = try reader.readLog()
      let first: UInt64 = try reader.readLittleEndian()
      let last: UInt64 = try reader.readLittleEndian()
      let (chainHashBefore, chainHashAfter) = (try reader.readLink(), try reader.readLink())
      let generation: UInt32 = try reader.readLittleEndian()
      let recordCount: UInt64 = try reader.readLittleEndian()
      guard first >= 1, first <= last, last <= FrameLimits.number,
        let lost = try reader.readRanges(), let redacted = try reader.readRanges()
      else { return nil }
      var forgotten: [EventName] = []
      for _ in 0..<(try reader.readVarint()) {
        forgotten.append(EventName(log: try reader.readLog(), number: try reader.readVarint()))
      }
      var checkpoints: [Checkpoint] = []
      for _ in 0..<(try reader.readVarint()) {
        let (number, overflow) = first.addingReportingOverflow(try reader.readVarint())
        guard !overflow, number < last, number > checkpoints.last?.number ?? 0 else { return nil }
        checkpoints.append(Checkpoint(number: number, chainHash: try reader.readLink()))
      }
      self.init(
        log: log, first: first, last: last, chainHashBefore: chainHashBefore,
        chainHashAfter: chainHashAfter,
        checkpoints: checkpoints, lost: lost, redacted: redacted, forgotten: forgotten,
        generation: generation)
      guard lost.intersection(numbers) == lost, redacted.intersection(numbers) == redacted,
        recordCount == self.recordCount
      else { return nil }
    } catch {
      return nil
    }
  }
}
