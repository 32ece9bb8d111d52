import Platform

/// Which file is the source of which numbers of one log.
///
/// Files may overlap, after sync, after a crash between sealing and removing, or where damage is
/// healed by a replica: text beats `lost`, redacted beats text, sealed beats active. What turns out
/// to be damaged when it is read is asked of the others, in the same order.
struct ReadingPlan {
  enum Source {
    case sealed(SegmentFile)
    case active(ActiveContents)
    case gap(Gap.Reason)
  }

  struct Piece {
    let numbers: ClosedRange<UInt64>
    let source: Source
    /// Segments that should contain these numbers and from which they could not be read.
    var tried: [SegmentFile] = []

    var isGap: Bool { if case .gap = source { true } else { false } }
  }

  /// What the active segment adds: its extent, in which damage shows as lost numbers.
  struct ActiveView {
    let extent: Extent
    let contents: ActiveContents
    /// Whether the medium, a key or a newer program may give back more, so that nothing is called
    /// lost for good.
    var isUnread = false

    /// For a reader of this one alone.
    var held: HeldExtent { HeldExtent(contents, as: extent) }
  }

  /// Ascending, without holes from number 1 on.
  private(set) var pieces: [Piece] = []
  private let segments: [SegmentFile]
  private let active: ActiveView?

  /// - Parameter known: the last number that a commit pointer or the active segment names; what is
  ///   in no file up to it is missing.
  init(segments: [SegmentFile], active: ActiveView?, known: UInt64) {
    self.segments = segments
    self.active = active
    let end = extents.map(\.last).max() ?? 0
    if end > 0 {
      let consecutive = Self.consecutive(segments, active: active)
      pieces = consecutive ?? pieces(of: 1...end, without: [])
    }
    if known > end { pieces.append(Piece(numbers: end + 1...known, source: .gap(.missing))) }
  }

  /// Keeps what is of a run, of a plan with what comes before and behind it too.
  mutating func narrow(to run: Branches.Run) {
    guard run.first <= run.last else {
      pieces = []
      return
    }
    let numbers = run.first...run.last
    pieces = pieces.compactMap { piece in
      guard piece.numbers.overlaps(numbers) else { return nil }
      return Piece(numbers: piece.numbers.clamped(to: numbers), source: piece.source)
    }
  }

  private var extents: [Extent] { segments.map(\.extent) + (active.map { [$0.extent] } ?? []) }

  /// The sources of numbers of which those tried have damaged frames, none of another history.
  func pieces(of numbers: ClosedRange<UInt64>, without tried: [SegmentFile]) -> [Piece] {
    let first = numbers.lowerBound
    let starts = [first] + boundaries.filter { $0 > first && numbers.contains($0) }
    var pieces: [Piece] = []
    var holder: Int?
    for (position, start) in starts.enumerated() {
      let stop = position + 1 < starts.count ? starts[position + 1] - 1 : numbers.upperBound
      let best = best(at: start, without: tried)
      if let previous = pieces.last, let holder, holder == best.rank {
        pieces[pieces.count - 1] = Piece(
          numbers: previous.numbers.lowerBound...stop, source: previous.source, tried: tried)
      } else {
        pieces.append(Piece(numbers: start...stop, source: best.source, tried: tried))
      }
      holder = best.rank
    }
    return pieces
  }

  /// The pieces of the usual case, in which files follow each other and nothing is lost.
  private static func consecutive(_ segments: [SegmentFile], active: ActiveView?) -> [Piece]? {
    var pieces: [Piece] = []
    var next: UInt64 = 1
    for segment in segments.sorted(by: { $0.extent.first < $1.extent.first }) {
      guard segment.extent.first == next, segment.extent.lost.isEmpty else { return nil }
      pieces.append(Piece(numbers: segment.extent.numbers, source: .sealed(segment)))
      next = segment.extent.last + 1
    }
    if let active {
      guard active.extent.first == next, active.extent.lost.isEmpty else { return nil }
      pieces.append(Piece(numbers: active.extent.numbers, source: .active(active.contents)))
    }
    return pieces
  }

  /// Every number at which the best source may become another.
  private var boundaries: [UInt64] {
    var starts: Set<UInt64> = [1]
    for extent in extents {
      starts.formUnion([extent.first, extent.last + 1])
      for range in extent.lost.ranges + extent.redacted.ranges {
        starts.formUnion([range.lowerBound, range.upperBound + 1])
      }
    }
    return starts.sorted()
  }

  /// The source for one number, and a rank that is equal for equal sources: the segment's position,
  /// or a negative number for the active segment and gaps.
  func best(at number: UInt64, without tried: [SegmentFile]) -> (source: Source, rank: Int) {
    // A redacted record that can not be read is lost; the text that it took the place of does not
    // come back.
    let redactions = segments.map(\.extent).filter { $0.redacted.contains(number) }
    func isFit(_ extent: Extent) -> Bool {
      extent.numbers.contains(number)
        && (extent.redacted.contains(number)
          || redactions.allSatisfy { $0.forkPoint(with: extent) != nil })
        && tried.allSatisfy { $0.extent.forkPoint(with: extent) == nil }
    }
    var best: Int?
    var isLost = false
    for (position, segment) in segments.enumerated()
    where isFit(segment.extent) && !tried.contains(where: { $0 === segment }) {
      if segment.extent.lost.contains(number) {
        isLost = true
      } else if best.map({ Self.isBetter(segment, than: segments[$0]) }) ?? true {
        best = position
      }
    }
    if let best { return (.sealed(segments[best]), best) }
    if let active, isFit(active.extent) {
      if !active.extent.lost.contains(number) { return (.active(active.contents), -1) }
      isLost = isLost || !active.isUnread
    }
    return isLost ? (.gap(.lost), -2) : (.gap(.missing), -3)
  }

  private static func isBetter(_ segment: SegmentFile, than other: SegmentFile) -> Bool {
    if (segment.fault == nil) != (other.fault == nil) { return segment.fault == nil }
    let (length, otherLength) = (segment.extent.recordCount, other.extent.recordCount)
    return length == otherLength ? segment.name < other.name : length > otherLength
  }

  /// What the pieces have of these numbers.
  func pieces(of wanted: NumberRanges) -> [Piece] {
    pieces.flatMap { piece in
      wanted.intersection(piece.numbers).ranges.map { Piece(numbers: $0, source: piece.source) }
    }
  }

  /// The numbers that can not be read from any file here, by their reason.
  var gaps: [Gap] {
    pieces.compactMap { piece in
      guard case .gap(let reason) = piece.source else { return nil }
      return Gap(numbers: piece.numbers, reason: reason)
    }
  }
}
