import Foundation
import FuzzTargets
import Seeds
import Testing

/// What `Tools/campaign fuzz` found once, and a little of what it does.
@Suite struct FuzzTests {
  /// The targets of which nothing was found so far.
  private static let withoutCases: Set<FuzzTarget> = [.marker, .unfinished, .event, .fold, .line]

  @Test(arguments: FuzzTarget.allCases)
  func `Every case that was found once is judged well`(_ target: FuzzTarget) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Cases/\(target.rawValue)")
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    let names = isThere ? try FileManager.default.contentsOfDirectory(atPath: folder.path) : []
    #expect(names.isEmpty == Self.withoutCases.contains(target))
    for name in names {
      let bytes = try Data(contentsOf: folder.appending(path: name))
      #expect(throws: Never.self, "\(target.rawValue)/\(name)") {
        try target.judge([UInt8](bytes))
      }
    }
  }

  @Test func `Every kept case is of a target`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 0)
    for name in names { #expect(FuzzTarget(rawValue: name) != nil, "\(name)") }
  }

  @Test(arguments: FuzzTarget.allCases)
  func `Seeds, cut seeds and seeds with other bytes are judged well`(_ target: FuzzTarget) throws {
    let seeds = target.seeds()
    #expect(!seeds.isEmpty && seeds.allSatisfy { !$0.isEmpty })
    var random = SeededRandom(seed: 0xf0 + UInt64(target.rawValue.utf8.count))
    for (place, seed) in seeds.enumerated() {
      try target.judge(seed)
      for round in 0..<20 {
        var bytes = seed
        for _ in 0...round % 4 {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
        if round % 5 == 0 {
          bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
        }
        #expect(throws: Never.self, "seed \(place), round \(round)") { try target.judge(bytes) }
      }
    }
  }
}
