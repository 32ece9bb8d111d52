import Journal
import Platform
import Testing

// Faults that touch more than one file, or the name of one.
extension SweepTests {
  /// What the journal is like.
  enum Shape: CaseIterable {
    case recordAFrame, livedIn

    fileprivate func journal() throws -> SweptJournal {
      switch self {
      case .recordAFrame: try SweptJournal()
      case .livedIn: try .livedIn()
      }
    }
  }

  /// Under another's name a segment costs nothing and is reported.
  @Test(arguments: Shape.allCases)
  func doubledSegmentsAndExchangedNamesAreNoticedAndHarmless(_ shape: Shape) throws {
    let journal = try shape.journal()
    for file in journal.segments {
      let copy = journal.bench.copy()
      let name = Workbench.paths.segments.appending(String(repeating: "e", count: 32) + ".segment")
      try copy.disk.open(name, for: .creating).close()
      try copy.overwrite(name, file.bytes)
      let found = journal.news(in: try copy.open().check())
      #expect(found.map(\.cause) == [.duplicate] && found.map(\.path) == [name])
      try Sweep.expect(journal.content, in: try copy.open(), "\(file.path.text), doubled")
    }
    for (position, first) in journal.segments.enumerated() {
      for second in journal.segments[(position + 1)...] {
        let copy = journal.bench.copy()
        try copy.overwrite(first.path, second.bytes)
        try copy.overwrite(second.path, first.bytes)
        let found = journal.news(in: try copy.open().check())
        #expect(found.map(\.cause) == [.misnamed, .misnamed])
        #expect(Set(found.map(\.path)) == [first.path, second.path])
        try Sweep.expect(
          journal.content, in: try copy.open(),
          "\(first.path.text) and \(second.path.text) under each other's names")
      }
    }
  }

  /// A frame counts in its own file only: both are lost, and both files are reported.
  @Test(arguments: Shape.allCases)
  func framesExchangedBetweenFilesAreNoticed(_ shape: Shape) throws {
    let journal = try shape.journal()
    let files = journal.segments + [journal.active]
    var (position, tried) = (0, 0)
    for (index, one) in files.enumerated() {
      for other in files[(index + 1)...] {
        for first in one.frames.indices {
          for second in other.frames.indices {
            position += 1
            guard Self.isDrawn(position) else { continue }
            tried += 1
            try exchange((one, first), (other, second), in: journal)
          }
        }
      }
    }
    print(
      """
      Sweep: \(tried) frames exchanged with one of another file, all noticed. \
      One in \(Self.share), ECHOLOG_SEED=\(Self.seed)
      """)
  }

  /// A frame of another file is no frame of this one: all others are read around it.
  @Test(arguments: Shape.allCases)
  func framesOfAnotherFileAreNoticed(_ shape: Shape) throws {
    let journal = try shape.journal()
    let files = journal.segments + [journal.active]
    var (position, tried) = (0, 0)
    for file in files {
      for other in files where other.path != file.path {
        for place in file.frames.indices {
          for frame in other.frames.indices {
            position += 1
            guard Self.isDrawn(position) else { continue }
            tried += 1
            try insert(other.bytes[other.frames[frame]], behind: (file, place), in: journal)
          }
        }
      }
      try journal.bench.overwrite(file.path, file.bytes)
    }
    print(
      """
      Sweep: \(tried) frames inserted into another file, all noticed. \
      One in \(Self.share), ECHOLOG_SEED=\(Self.seed)
      """)
  }

  private func insert(
    _ frame: ArraySlice<UInt8>, behind place: Place, in journal: SweptJournal
  ) throws {
    let file = place.file
    let start = file.frames[place.frame].upperBound
    let context = "\(frame.count) bytes at \(start) of \(file.path.text)"
    var bytes = file.bytes
    bytes.insert(contentsOf: frame, at: start)
    try journal.bench.overwrite(file.path, bytes)
    let opened = try journal.bench.open()
    try Sweep.expect(journal.content, in: opened, context)
    let found = journal.news(in: try opened.check())
    let isHarmless = found.allSatisfy(\.numbers.isEmpty)
    #expect(isHarmless, "\(context): \(found)")
    #expect(Set(found.map(\.path)) == [file.path], "\(context): \(found)")
    let extent = SweptFault.inserted(frame.count, behind: place.frame, in: file)
    #expect(extent.allows(found.flatMap(\.bytes)), "\(context): \(found)")
    // Behind the last commit it may be what a crash left of a further one.
    if file.path == journal.active.path, place.frame == file.frames.count - 1 { return }
    let isTold = found.filter(\.isDamage).flatMap(\.bytes).contains {
      $0.contains(start) && $0.upperBound >= start + frame.count
    }
    #expect(isTold, "\(context): \(found)")
  }

  private typealias Place = (file: SweptFile, frame: Int)

  private func exchange(_ first: Place, _ second: Place, in journal: SweptJournal) throws {
    let names = [first, second].map { "\($0.frame) of \($0.file.path.text)" }
    let context = names.joined(separator: " exchanged with ")
    var shown = journal.content
    for (place, other) in [(first, second), (second, first)] {
      let own = place.file.frames[place.frame]
      var bytes = place.file.bytes
      bytes.replaceSubrange(own, with: other.file.bytes[other.file.frames[other.frame]])
      try journal.bench.overwrite(place.file.path, bytes)
      if let log = place.file.log { shown.lose(place.file.numbers(touching: own), of: log) }
    }
    let opened = try journal.bench.open()
    try Sweep.expect(shown, in: opened, context)
    let told = try opened.check()
    Sweep.expectGaps(shown, toldBy: told, context)
    let found = journal.news(in: told)
    let blamed = Set(found.compactMap(\.path))
    #expect(blamed == [first.file.path, second.file.path], "\(context): \(found)")
    for (place, other) in [(first, second), (second, first)] {
      let own = place.file.frames[place.frame]
      let isSameLength = own.count == other.file.frames[other.frame].count
      let bytes = found.filter { $0.path == place.file.path && $0.isDamage }.flatMap(\.bytes)
      #expect(bytes.contains { $0.contains(own.lowerBound) }, "\(context): \(found)")
      let isNear = bytes.allSatisfy { range in
        range.lowerBound >= own.lowerBound && (!isSameLength || range.upperBound <= own.upperBound)
      }
      #expect(isNear, "\(context): \(found)")
      try journal.bench.overwrite(place.file.path, place.file.bytes)
    }
  }
}
