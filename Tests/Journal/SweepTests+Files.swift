import Bytes
import Files
import Journal
import Testing

// Faults that touch more than one file, or the name of one.
extension SweepTests {
  /// Under another's name a segment costs nothing and is told.
  @Test func doubledSegmentsAndExchangedNamesAreNoticedAndHarmless() throws {
    let journal = try SweptJournal()
    for file in journal.segments {
      let copy = journal.bench.copy()
      let name = Workbench.paths.segments.appending(String(repeating: "e", count: 32) + ".segment")
      try copy.disk.open(name, for: .creating).close()
      try copy.overwrite(name, file.bytes)
      let found = try copy.open().check()
      #expect(found.map(\.cause) == [.duplicate] && found.map(\.path) == [name])
      try Sweep.expect(loss: NumberRanges(), in: try copy.open(), around: nil, "\(file.path.text)")
    }
    for (position, first) in journal.segments.enumerated() {
      for second in journal.segments[(position + 1)...] {
        let copy = journal.bench.copy()
        try copy.overwrite(first.path, second.bytes)
        try copy.overwrite(second.path, first.bytes)
        let found = try copy.open().check()
        #expect(found.map(\.cause) == [.misnamed, .misnamed])
        #expect(Set(found.map(\.path)) == [first.path, second.path])
        try Sweep.expect(
          loss: NumberRanges(), in: try copy.open(), around: nil,
          "\(first.path.text) and \(second.path.text) under each other's names")
      }
    }
  }

  /// A frame counts in its own file only: both are lost, and both files are told.
  @Test func framesExchangedBetweenFilesAreNoticed() throws {
    let journal = try SweptJournal()
    let files = journal.segments + [journal.live]
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
  @Test func framesOfAnotherFileAreNoticed() throws {
    let journal = try SweptJournal()
    let files = journal.segments + [journal.live]
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
    let context = "\(frame.count) bytes at \(start) of \(file.path.lastComponent)"
    var bytes = file.bytes
    bytes.insert(contentsOf: frame, at: start)
    try journal.bench.overwrite(file.path, bytes)
    let opened = try journal.bench.open()
    try Sweep.expect(loss: NumberRanges(), in: opened, around: nil, context)
    let found = try opened.check()
    let isHarmless = found.allSatisfy(\.numbers.isEmpty)
    #expect(isHarmless, "\(context): \(found)")
    #expect(Set(found.map(\.path)) == [file.path], "\(context): \(found)")
    let isNear = found.flatMap(\.bytes).allSatisfy {
      $0.lowerBound >= start && $0.upperBound <= bytes.count
    }
    #expect(isNear, "\(context): \(found)")
    // Behind the last commit it may be what a crash left of a further one.
    if file.path == journal.live.path, place.frame == file.frames.count - 1 { return }
    let isTold = found.filter(\.isDamage).flatMap(\.bytes).contains {
      $0.contains(start) && $0.upperBound >= start + frame.count
    }
    #expect(isTold, "\(context): \(found)")
  }

  private typealias Place = (file: SweptFile, frame: Int)

  private func exchange(_ first: Place, _ second: Place, in journal: SweptJournal) throws {
    let names = [first, second].map { "\($0.frame) of \($0.file.path.lastComponent)" }
    let context = names.joined(separator: " exchanged with ")
    var loss = NumberRanges()
    for (place, other) in [(first, second), (second, first)] {
      let own = place.file.frames[place.frame]
      var bytes = place.file.bytes
      bytes.replaceSubrange(own, with: other.file.bytes[other.file.frames[other.frame]])
      try journal.bench.overwrite(place.file.path, bytes)
      loss.formUnion(place.file.numbers(touching: own))
    }
    let opened = try journal.bench.open()
    try Sweep.expect(loss: loss, in: opened, around: nil, context)
    let found = try opened.check()
    var told = NumberRanges()
    for finding in found { told.formUnion(finding.numbers) }
    #expect(told == loss, "\(context): \(found)")
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
