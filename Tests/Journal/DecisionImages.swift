import Journal
import Platform
import SimulatedMachine
import Testing

/// Real bytes for every value of every axis: a log whose numbers 1 to 3 and 4 to 6 are sealed and
/// whose active segment has the commits 7, 8 to 9, and 10.
struct DecisionImages {
  static let other = LogID(high: 1, low: 2)
  /// Another device's, whose active segment has the commits 1, 2 to 3, and 4.
  static let stranger = LogID(high: 3, low: 4)

  /// The machine with nothing wrong.
  let base: Workbench
  /// The second segment, the one that things happen to.
  let segment: Path
  private(set) var commitPointers: [String: [UInt8]] = [:]
  let lives: [Cell.Frames: [UInt8]]
  let strangerLives: [Cell.Frames: [UInt8]]
  private(set) var segmentBytes: [UInt8] = []
  private var branch: [UInt8] = []
  /// What has the numbers of the active segment, and its path.
  private var merged: [UInt8] = []
  private var third = Workbench.paths.segments

  init() throws {
    base = try Workbench()
    let journal = try base.begin()
    try Self.seal(3, journal)
    let fork = base.copy()
    let before = Set(journal.sealedSegments.map(\.path))
    try Self.seal(3, journal)
    segment = try #require(journal.sealedSegments.map(\.path).first { !before.contains($0) })
    segmentBytes = try base.disk.readAll(segment)
    commitPointers["sealed"] = try Self.commitPointer(base)
    try Workbench.append([1, 2], to: journal)
    commitPointers["lags"] = try Self.commitPointer(base)
    try Workbench.append([1], to: journal)
    let end = try Self.commitPointer(base)
    commitPointers["end"] = end
    lives = try Self.lives(of: base)
    let stranger = try Workbench()
    let theirs = try stranger.open()
    try theirs.beginLog(Self.stranger).close()
    try Workbench.append([1, 2, 1], to: theirs)
    strangerLives = try Self.lives(of: stranger)
    commitPointers["active"] = try Self.patched(
      Self.commitPointer(stranger), [0, 4_096], checksumAt: 124
    ) { slot in
      // Later than any commit pointer here.
      slot[17] = 1
      slot.replaceSubrange(88..<104, with: end[88..<104])
    }
    try makeOtherEnds(fork)
    commitPointers["none"] = [UInt8](repeating: 0xff, count: end.count)
    commitPointers["newer"] = Self.patched(end, [0, 4_096], checksumAt: 124) { $0[8] = 2 }
    commitPointers["elsewhere"] = Self.patched(end, [0, 4_096], checksumAt: 124) { $0[88] ^= 1 }
  }

  private static func seal(_ count: Int, _ journal: JournalFolder) throws {
    try Workbench.append([count], to: journal)
    try Workbench.seal(journal)
  }

  private static func commitPointer(_ bench: Workbench) throws -> [UInt8] {
    try bench.disk.readAll(Workbench.paths.folder.appending("head"))
  }

  /// Changes parts of a file and makes their checksums fit.
  static func patched(
    _ bytes: [UInt8], _ places: [Int], checksumAt end: Int, _ change: (inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes = bytes
    for start in places {
      var piece = Array(bytes[start..<start + end])
      change(&piece)
      let checksum = CRC32C.checksum(of: piece.rawSpan)
      piece += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
      bytes.replaceSubrange(start..<start + piece.count, with: piece)
    }
    return bytes
  }

  /// The active segment of a bench, as short as its frames allow.
  private static func active(_ bench: Workbench, byteCount: Int = 12_288) throws -> [UInt8] {
    let bytes = Array(try bench.disk.readAll(Workbench.paths.active).prefix(byteCount))
    return patched(bytes, [0, 4_096], checksumAt: 92) { header in
      for place in 0..<8 {
        header[64 + place] = UInt8(truncatingIfNeeded: byteCount >> (8 * place))
      }
    }
  }

  /// What may become of the active segment of a bench, with the opening and three commits.
  private static func lives(of bench: Workbench) throws -> [Cell.Frames: [UInt8]] {
    let end = try active(bench)
    let file = SweptFile(bytes: end, framesFrom: 8_192)
    let frames = file.frames
    #expect(frames.count == 4)
    let used = frames[3].upperBound
    var lives: [Cell.Frames: [UInt8]] = [.end: end]
    lives[.garbage] = changed(end) { bytes in
      for place in used..<used + 40 { bytes[place] = 0x55 }
    }
    lives[.damaged] = changed(end) { $0[frames[2].lowerBound + 40] ^= 4 }
    lives[.opening] = changed(end) { $0[frames[0].lowerBound + 40] ^= 4 }
    lives[.cut] = changed(end) { bytes in for place in frames[3] { bytes[place] = 0 } }
    lives[.empty] = changed(end) { bytes in
      for place in frames[1].lowerBound..<used { bytes[place] = 0 }
    }
    lives[.shuffled] = SweptFault.swap(2, 3).applied(to: file)
    let more = bench.copy()
    try Workbench.append([1], to: try more.open())
    lives[.more] = try active(more)
    let torn = bench.copy()
    let appender = try torn.open().beginAppending()
    // Two of them do not fit into one frame.
    let long = [appender.next, appender.next + 1].map { number in
      Workbench.record(number, scale: 36_000 / Workbench.record(number, scale: 1).count)
    }
    _ = try appender.append(RecordBatch(long))
    try appender.close()
    let tornFile = SweptFile(bytes: try active(torn, byteCount: 90_112), framesFrom: 8_192)
    lives[.torn] = changed(tornFile.bytes) { bytes in
      for place in tornFile.frames[5] { bytes[place] = 0 }
    }
    return lives
  }

  private static func changed(_ bytes: [UInt8], _ change: (inout [UInt8]) -> Void) -> [UInt8] {
    var bytes = bytes
    change(&bytes)
    return bytes
  }

  private mutating func makeOtherEnds(_ fork: Workbench) throws {
    let sealed = base.copy()
    let journal = try sealed.open()
    let known = Set(journal.sealedSegments.map(\.path))
    try Workbench.seal(journal)
    third = try #require(journal.sealedSegments.map(\.path).first { !known.contains($0) })
    merged = try sealed.disk.readAll(third)
    commitPointers["retired"] = try Self.commitPointer(sealed)
    let later = base.copy()
    try Workbench.append([1, 1], to: try later.open())
    commitPointers["beyond"] = try Self.commitPointer(later)
    let begun = base.copy()
    let own = try begun.open()
    try own.beginLog(Self.other).close()
    try Workbench.append([2], to: own)
    commitPointers["other"] = try Self.commitPointer(begun)
    let theirs = try fork.open()
    let forked = Set(theirs.sealedSegments.map(\.path))
    try Self.seal(3, theirs)
    let branched = try #require(theirs.sealedSegments.map(\.path).first { !forked.contains($0) })
    branch = try fork.disk.readAll(branched)
  }

  // MARK: One cell

  /// A machine whose folder is that of the cell; commit pointers and surroundings are put by
  /// `surround`.
  func folder(of cell: Cell) throws -> Workbench {
    let bench = base.copy()
    if let bytes = active(cell) {
      try bench.overwrite(Workbench.paths.active, bytes)
    } else {
      try bench.disk.remove(Workbench.paths.active)
    }
    if cell.segment == .missing {
      try bench.disk.remove(segment)
    } else {
      try bench.overwrite(segment, sealedBytes(cell))
    }
    if cell.segment == .both {
      try bench.disk.open(third, for: .creating).close()
      try bench.overwrite(third, merged)
    }
    return bench.copy()
  }

  private func active(_ cell: Cell) -> [UInt8]? {
    let images = cell.header == .other ? strangerLives : lives
    let bytes = images[[.unread, .failing].contains(cell.frames) ? .end : cell.frames] ?? []
    let both = [0, 4_096]
    switch cell.header {
    case .whole, .other: return bytes
    case .half: return Self.changed(bytes) { $0[damagedHeader(cell).lowerBound + 20] ^= 1 }
    case .none: return Self.changed(bytes) { bytes in for place in both { bytes[place + 20] ^= 1 } }
    case .foreign: return [UInt8](repeating: 0x41, count: bytes.count)
    case .newer: return Self.patched(bytes, both, checksumAt: 92) { $0[8] = 2 }
    case .halfNewer:
      let newer = Self.patched(bytes, both, checksumAt: 92) { $0[8] = 2 }
      return Self.changed(newer) { $0[20] ^= 1 }
    case .epoch: return Self.patched(bytes, both, checksumAt: 92) { $0[12] = 9 }
    case .key: return Self.patched(bytes, both, checksumAt: 92) { $0[50] ^= 1 }
    case .absent: return nil
    }
  }

  private func sealedBytes(_ cell: Cell) -> [UInt8] {
    let bytes = segmentBytes
    let both = [0, bytes.count - 96]
    let record = segmentFrames[1]
    switch cell.segment {
    case .whole, .both, .missing, .failing: return bytes
    case .marred: return Self.changed(bytes) { $0[marredPiece(cell).lowerBound + 40] ^= 1 }
    case .frame: return Self.changed(bytes) { $0[record.lowerBound + 40] ^= 1 }
    case .cut: return Array(bytes.prefix(record.lowerBound + 20))
    case .damaged:
      return Self.changed(bytes) { bytes in for place in both { bytes[place + 20] ^= 1 } }
    case .foreign: return [UInt8](repeating: 0x41, count: 5_000)
    case .newer: return Self.patched(bytes, both, checksumAt: 92) { $0[8] = 2 }
    case .halfNewer:
      let newer = Self.patched(bytes, both, checksumAt: 92) { $0[8] = 2 }
      return Self.changed(newer) { $0[20] ^= 1 }
    case .epoch: return Self.patched(bytes, both, checksumAt: 92) { $0[12] = 9 }
    case .key: return Self.patched(bytes, both, checksumAt: 92) { $0[50] ^= 1 }
    case .branch: return branch
    }
  }

  /// The same folder on a machine of its own, with the commit pointers, temporary files and disk of
  /// a cell.
  func surround(_ folder: Workbench, _ cell: Cell) throws -> Workbench {
    let bench = folder.copy()
    try bench.overwrite(
      Workbench.paths.folder.appending("head"), commitPointers[cell.commitPointer.rawValue] ?? [])
    try bench.overwrite(
      Workbench.paths.state.appending("head"), commitPointers[cell.outside.rawValue] ?? [])
    if cell.segment == .marred { try bench.overwrite(segment, sealedBytes(cell)) }
    if cell.header == .half, let bytes = active(cell) {
      try bench.overwrite(Workbench.paths.active, bytes)
    }
    if cell.temporary == .left {
      for path in [
        Workbench.paths.segments.appending(String(repeating: "c", count: 32) + ".partial"),
        Workbench.paths.folder.appending("live.partial"),
        Workbench.paths.folder.appending("head.partial"),
        Workbench.paths.state.appending("head.partial"),
      ] {
        try bench.disk.open(path, for: .creating).close()
        try bench.overwrite(path, [1, 2, 3])
      }
    }
    let machine = bench.machine
    failFiles(of: bench, cell)
    switch cell.disk {
    case .sound, .locked: break
    case .full: machine.capacityBytes = try Self.usedBytes(of: bench)
    case .readOnly:
      machine.add(Fault(.fail(.readOnly), .forGood, in: [.open], pathEnd: "/lock"))
      machine.add(Fault(.fail(.readOnly), in: [.open], pathEnd: "/live"))
    case .failing: machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: "/head"))
    }
    return bench
  }

  /// Lets the segment and the active segment's frames be unreadable on a machine where they are so
  /// in the cell.
  func failFiles(of bench: Workbench, _ cell: Cell) {
    if cell.segment == .failing {
      bench.machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: segment.text))
    }
    if cell.frames == .failing {
      let active = Workbench.paths.active.text
      let frames = 8_192..<12_288
      bench.machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: active, bytes: frames))
    }
  }

  private static func usedBytes(of bench: Workbench) throws -> Int {
    var count = 0
    let folder = Workbench.paths.folder
    for path in [folder, folder.appending("segments"), Workbench.paths.state] {
      for entry in try bench.disk.list(path) where entry.kind == .file {
        count += try bench.disk.status(of: path.appending(entry.name)).length
      }
    }
    return count
  }
}
