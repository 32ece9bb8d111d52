/// What is behind the last genuine frame of an active segment, where all should be zeros, and what
/// of it a commit can have left that a crash cut short. Section "What a check reports".
struct ActiveTail {
  /// Sectors that follow each other and are not all zeros.
  struct Run: Hashable {
    /// Without the zeros at both ends.
    let bytes: Range<Int>
    /// Whether each of its sectors may have arrived as a commit's one write filled it.
    let isWrittenWhole: Bool
  }

  /// A disk writes so many bytes or none of them.
  private static let sectorByteCount = 512
  /// A file system gives out so many at a time.
  private static let blockByteCount = 4_096
  /// Every frame has shorter runs of zeros, because all but its header's lengths is random.
  private static let zeroLimit = 16
  /// The most bytes between the last one that is not zero and the end of a part of a frame.
  static let zeroReach = zeroLimit - 1

  /// In file order.
  private(set) var runs: [Run] = []
  /// Bytes beyond all that the file's header and its frames give it; empty for none.
  private(set) var excess = 0..<0

  /// Behind the last byte that is not zero; 0 for none.
  var end: Int { max(runs.last?.bytes.upperBound ?? 0, excess.isEmpty ? 0 : excess.upperBound) }

  /// How far a frame may have been written of which these are the last bytes that were read and are
  /// not zero.
  var reach: Int { isEmpty ? 0 : end + Self.zeroReach }

  /// Whether there is nothing but the zeros that the file was filled with.
  var isEmpty: Bool { runs.isEmpty && excess.isEmpty }

  init() {}

  /// - Parameters:
  ///   - end: where the next frame would begin.
  ///   - used: behind the last byte of the file that is not zero.
  ///   - length: how long the file has to be.
  init(of image: [UInt8], from end: Int, used: Int, length: Int) {
    excess = min(max(end, length), image.count)..<image.count
    guard used > end else { return }
    var sector = end..<min(Self.next(end, Self.sectorByteCount), used)
    var sectors = end..<end
    while !sector.isEmpty {
      if image[sector].contains(where: { $0 != 0 }) {
        sectors = sectors.lowerBound..<sector.upperBound
      } else {
        take(sectors, of: image)
        sectors = sector.upperBound..<sector.upperBound
      }
      sector = sector.upperBound..<min(sector.upperBound + Self.sectorByteCount, used)
    }
    take(sectors, of: image)
  }

  private mutating func take(_ sectors: Range<Int>, of image: [UInt8]) {
    guard let first = image[sectors].firstIndex(where: { $0 != 0 }),
      let last = image[sectors].lastIndex(where: { $0 != 0 })
    else { return }
    var zeroCount = 0
    var isWrittenWhole = true
    for byte in image[sectors.lowerBound...last] {
      zeroCount = byte == 0 ? zeroCount + 1 : 0
      if zeroCount == Self.zeroLimit { isWrittenWhole = false }
    }
    runs.append(Run(bytes: first..<last + 1, isWrittenWhole: isWrittenWhole))
  }

  /// The next multiple of a size behind a place.
  private static func next(_ place: Int, _ size: Int) -> Int { (place / size + 1) * size }

  /// How far a commit may have been written that began at `start`.
  static func reach(from start: Int) -> Int {
    next(start + ActiveSegment.commitByteLimit, blockByteCount)
  }

  /// What is not as it was written, as what a commit that began at `start` left and what it can
  /// not have left.
  func parted(from start: Int) -> (torn: [Range<Int>], damaged: [Range<Int>]) {
    let reach = Self.reach(from: start)
    var (torn, damaged): ([Range<Int>], [Range<Int>]) = ([], [])
    for run in runs {
      let isTorn =
        run.bytes.lowerBound >= start && run.bytes.upperBound <= reach && run.isWrittenWhole
      if isTorn { torn.append(run.bytes) } else { damaged.append(run.bytes) }
    }
    if excess.isEmpty { return (torn, damaged) }
    let isTorn = excess.lowerBound >= start && excess.upperBound <= reach
    if isTorn { torn.append(excess) } else { damaged.append(excess) }
    return (torn, damaged)
  }
}
