public import Platform

/// Numbers of a log that can not be read, and why.
package struct Gap: Hashable, Sendable {
  package let numbers: ClosedRange<UInt64>
  package let reason: Reason

  /// What is between the reader and the records.
  package enum Reason: Hashable, Sendable {
    /// They are in no file here; another replica may have them.
    case missing
    /// They were acknowledged and could not be read when their segment was written.
    case lost
    /// Their frame does not authenticate.
    case damaged(Path, offset: Int)
  }

  package init(numbers: ClosedRange<UInt64>, reason: Reason) {
    self.numbers = numbers
    self.reason = reason
  }
}

/// Replays one log frame by frame, in the order of its numbers, into buffers that are reused.
///
/// Where a frame is damaged, another file with its numbers is read instead. What can not be read
/// from any is passed over and listed in `gaps`.
package struct LogCursor: ~Copyable {
  /// What was passed over so far.
  package private(set) var gaps: [Gap] = []

  private var pieces: [ReadingPlan.Piece]
  /// Names the other sources of a number; nil where one file is read for itself.
  private let plan: ReadingPlan?
  private var pieceIndex = 0
  /// The frame, or the run of an active segment, that comes next within the piece.
  private var position: Int?
  /// The number within the piece that the next frame should begin with or contain.
  private var expected: UInt64 = 0
  private var decoder = FrameDecoder()
  private var first: UInt64 = 0
  private var count = 0
  private var byteRange = 0..<0

  init(_ pieces: [ReadingPlan.Piece], of plan: ReadingPlan? = nil) {
    self.pieces = pieces
    self.plan = plan
  }

  /// Goes on to the next frame.
  ///
  /// - Returns: false at the end of the log.
  /// - Throws: `.disk`; a later call goes on behind what could not be read.
  package mutating func advance() throws(StorageError) -> Bool {
    while pieceIndex < pieces.count {
      let piece = pieces[pieceIndex]
      switch piece.source {
      case .gap(let reason):
        gaps.append(Gap(numbers: piece.numbers, reason: reason))
      case .sealed(let segment):
        switch try advance(in: segment, piece.numbers) {
        case .frame: return true
        case .replaced: continue
        case .end: break
        }
      case .active(let contents):
        if advance(in: contents, piece.numbers) { return true }
      }
      pieceIndex += 1
      position = nil
    }
    count = 0
    return false
  }

  /// The records of the frame that `advance` went on to.
  package var frame: RecordFrame {
    @_lifetime(borrow self) get {
      RecordFrame(
        first: first, count: count, bytes: decoder.records.rawSpan.extracting(byteRange))
    }
  }

  /// What became of the attempt to go on within a piece.
  private enum Step {
    case frame, end
    /// Other pieces are now where this one was.
    case replaced
  }

  private mutating func advance(
    in segment: SegmentFile, _ numbers: ClosedRange<UInt64>
  ) throws(StorageError) -> Step {
    var index = try segment.index()
    if position == nil { expected = numbers.lowerBound }
    var next = position ?? index.position(of: expected)
    while expected <= numbers.upperBound, next < index.entries.count,
      index.entries[next].first <= numbers.upperBound
    {
      let entry = index.entries[next]
      next += 1
      position = next
      if let prelude = try decoder.decode(entry, of: segment) {
        if entry.first > expected, passOver(expected...entry.first - 1, index, segment) {
          return .replaced
        }
        // What a walk has found since may begin among the numbers of the frame before.
        let open = expected...numbers.upperBound
        clip(prelude.first, prelude.count, byteCount: prelude.rawByteCount, to: open)
        expected = entry.last + 1
        return .frame
      }
      if let walked = try segment.indexAfterDamage() {
        index = walked
        next = index.position(of: expected)
      }
    }
    defer { if !goesOn(in: segment) { segment.file.letGo() } }
    if expected <= numbers.upperBound, passOver(expected...numbers.upperBound, index, segment) {
      return .replaced
    }
    return .end
  }

  /// Whether the piece that comes next is of the same file.
  private func goesOn(in segment: SegmentFile) -> Bool {
    guard pieceIndex + 1 < pieces.count, case .sealed(let next) = pieces[pieceIndex + 1].source
    else { return false }
    return next === segment
  }

  /// A piece has no holes of its own, so what is in no frame was in one that is damaged.
  ///
  /// - Returns: whether there may be other sources of the numbers; their pieces come next, and then
  ///   what follows of this one.
  private mutating func passOver(
    _ numbers: ClosedRange<UInt64>, _ index: SegmentIndex, _ segment: SegmentFile
  ) -> Bool {
    let before = index.entries[..<index.position(of: numbers.lowerBound)].last
    let offset = before.map { $0.offset + $0.byteCount } ?? FileHeader.byteCount
    let reason = Gap.Reason.damaged(segment.path, offset: offset)
    let piece = pieces[pieceIndex]
    var others = plan.map { $0.pieces(of: numbers, without: piece.tried + [segment]) } ?? []
    guard others.contains(where: { !$0.isGap }) else {
      gaps.append(Gap(numbers: numbers, reason: reason))
      return false
    }
    for position in others.indices where others[position].isGap {
      others[position] = ReadingPlan.Piece(
        numbers: others[position].numbers, source: .gap(reason))
    }
    if numbers.upperBound < piece.numbers.upperBound {
      others.append(
        ReadingPlan.Piece(
          numbers: numbers.upperBound + 1...piece.numbers.upperBound, source: piece.source,
          tried: piece.tried))
    }
    pieces.replaceSubrange(pieceIndex...pieceIndex, with: others)
    position = nil
    return true
  }

  private mutating func advance(
    in contents: ActiveContents, _ numbers: ClosedRange<UInt64>
  ) -> Bool {
    var next = position ?? 0
    while next < contents.runs.count {
      let run = contents.runs[next]
      next += 1
      guard run.last >= numbers.lowerBound, run.first <= numbers.upperBound else { continue }
      position = next
      decoder.take(contents.records(of: run))
      clip(run.first, run.count, byteCount: run.bytes.count, to: numbers)
      return true
    }
    return false
  }

  /// Narrows a frame to the numbers asked for.
  private mutating func clip(
    _ frameFirst: UInt64, _ frameCount: Int, byteCount: Int, to numbers: ClosedRange<UInt64>
  ) {
    let last = frameFirst + UInt64(frameCount) - 1
    first = max(frameFirst, numbers.lowerBound)
    count = Int(min(last, numbers.upperBound) - first) + 1
    guard count < frameCount else {
      byteRange = 0..<byteCount
      return
    }
    let skipped = Int(first - frameFirst)
    let records = decoder.records
    let start = RecordBatch.offset(ofRecord: skipped, in: records.rawSpan)
    byteRange = start..<RecordBatch.offset(ofRecord: skipped + count, in: records.rawSpan)
  }
}

/// Consecutive records of one log, borrowed from a cursor until it goes on.
///
/// Public, like the iterator, because the compiler inlines no member of a package type into another
/// module, and this is the replay path.
public struct RecordFrame: ~Escapable {
  /// The number of the first record.
  @usableFromInline package let first: UInt64
  package let count: Int
  /// Each record behind the varint of its byte count.
  @usableFromInline let bytes: RawSpan

  @_lifetime(copy bytes)
  init(first: UInt64, count: Int, bytes: RawSpan) {
    self.first = first
    self.count = count
    self.bytes = bytes
  }

  /// The records one after the other.
  @inlinable package var records: RecordIterator {
    @_lifetime(copy self) get { RecordIterator(first: first, bytes: bytes) }
  }

  /// The records from a place on that an iterator over this frame returned.
  @_lifetime(copy self)
  package func records(from place: RecordPlace) -> RecordIterator {
    RecordIterator(
      first: place.number, bytes: bytes.extracting(droppingFirst: place.offset),
      start: place.offset)
  }
}

/// Where a record begins in its frame, to come back to it later.
package struct RecordPlace: Hashable, Sendable {
  package let number: UInt64
  let offset: Int
}

/// Walks over the records of a frame.
public struct RecordIterator: ~Escapable {
  @usableFromInline var nextNumber: UInt64
  @usableFromInline var reader: ByteReader
  private let start: Int

  /// The number of the record that `next` returns next.
  @inlinable package var number: UInt64 { nextNumber }

  @_lifetime(copy bytes)
  @usableFromInline
  init(first: UInt64, bytes: RawSpan, start: Int = 0) {
    nextNumber = first
    reader = ByteReader(bytes)
    self.start = start
  }

  /// Where the record begins that `next` returns next.
  package var place: RecordPlace {
    RecordPlace(number: nextNumber, offset: start + reader.position)
  }

  /// The bytes of the next record, or nil after the last.
  @_lifetime(copy self)
  @_lifetime(self: copy self)
  @inlinable @inline(__always)
  package mutating func next() -> RawSpan? {
    guard !reader.isAtEnd else { return nil }
    do throws(BytesError) {
      let record = try reader.readCountedSpan()
      nextNumber &+= 1
      return record
    } catch {
      preconditionFailure("a frame's records are checked when it is decoded")
    }
  }
}
