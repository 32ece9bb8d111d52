/// Where things are in the files of a cell, by the clear bytes.
extension DecisionImages {
  /// Opening, records, padding and footer of the segment that things happen to.
  var segmentFrames: [Range<Int>] { SweptFile(bytes: segmentBytes, framesFrom: 96).frames }

  /// The header, opening, footer or padding in which a byte is marred: each in some surroundings of
  /// every folder.
  func marredPiece(_ cell: Cell) -> Range<Int> {
    let cell = cell.asRead
    let (frames, end) = (segmentFrames, segmentBytes.count)
    let pieces =
      [0..<96, end - 96..<end, frames[0], frames[frames.count - 2], frames[frames.count - 1]]
    let place =
      Self.position(cell.commitPointer) + Self.position(cell.outside)
      + Self.position(cell.temporary)
      + Self.position(cell.disk)
    return pieces[place % pieces.count]
  }

  /// The copy of the active segment's header that is damaged where one is: either, in half of the
  /// surroundings.
  func damagedHeader(_ cell: Cell) -> Range<Int> {
    cell.temporary == .none ? 0..<4_096 : 4_096..<8_192
  }

  private static func position<Value: CaseIterable & Equatable>(_ value: Value) -> Int {
    Value.allCases.prefix { $0 != value }.count
  }

  /// The opening and the three commits, as they were written.
  func activeFrames(_ cell: Cell) -> [Range<Int>] { written(.end, cell) }

  /// Where the last frame ends that is left of an active segment.
  func activeEnd(_ cell: Cell) -> Int {
    let frames = activeFrames(cell)
    switch cell.frames {
    case .end, .garbage, .damaged, .opening, .shuffled: return frames[3].upperBound
    case .cut: return frames[2].upperBound
    case .empty: return frames[0].upperBound
    case .more, .torn: return written(cell.frames, cell).last?.upperBound ?? 0
    case .unread, .failing: return 8_192
    }
  }

  /// The first part of the commit without an end.
  func tornFrame(_ cell: Cell) -> Range<Int> { written(.torn, cell)[4] }

  private func written(_ frames: Cell.Frames, _ cell: Cell) -> [Range<Int>] {
    let images = cell.header == .other ? strangerLives : lives
    return SweptFile(bytes: images[frames] ?? [], framesFrom: 8_192).frames
  }

  /// Where a commit pointer says that the next frame begins: its newer slot names a later place.
  func toldEnd(of commitPointer: String) -> Int {
    let bytes = commitPointers[commitPointer] ?? []
    let ends = [0, 4_096].map { slot in
      (0..<8).reduce(0) { $0 | Int(bytes[slot + 48 + $1]) << (8 * $1) }
    }
    return max(ends[0], ends[1])
  }
}
