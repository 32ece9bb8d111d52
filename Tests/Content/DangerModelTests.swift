import Content
import Foundation
import Testing

/// What the model of danger hears.
@Suite struct DangerModelTests {
  @Test func `Texts score as in the trainer`() throws {
    let rows = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Tools/words/tact/scores.tsv"), encoding: .utf8
    ).split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.count > 100)
    for row in rows {
      #expect(DangerModel.score(of: row[1].utf8) == Int(row[0]), "\(row[1])")
    }
  }

  @Test func `Danger that is in no phrase is heard in the midst of a long text`() {
    let danger = "Nobody would look for me and I would rather not be alive tomorrow."
    let long = String(repeating: "We walked to the lake and back. ", count: 500)
    #expect(DangerModel.score(of: danger.utf8) > 45)
    #expect(DangerModel.score(of: (long + danger + long).utf8) > -150)
    #expect(DangerModel.score(of: long.utf8) < -150)
  }
}
