import Foundation
import Testing

/// Compares the page of faults that were found with the tests that show them, and with the patches
/// that plant a few of them again; `Tools/campaign defects` proves that these do.
@Suite struct FaultTests {
  struct Row {
    let text: Substring
    /// Names of patches, `class/name`.
    let patches: [String]
    /// Names of tests, or of files of tests.
    let tests: [String]
  }

  private let rows: [Row] = {
    let page = SourceTree.root.appending(path: "Schemas/faults-found.md")
    let text = FileManager.default.contents(atPath: page.path) ?? Data()
    return String(decoding: text, as: UTF8.self).split(separator: "\n").filter {
      $0.hasPrefix("| ")
    }.dropFirst().map { line in
      let cells = line.split(separator: " | ")
      guard cells.count == 4 else { return Row(text: line, patches: [], tests: []) }
      return Row(
        text: line, patches: cells[2].matches(of: /`([\w-]+\/[\w-]+)`/).map { String($0.1) },
        tests: cells[3].matches(of: /`([^`]+)`/).map { String($0.1) })
    }
  }()
  private let found = PlantedDefect.all.filter { $0.family == "found" }

  @Test func `Every fault that was found names tests that are there`() {
    let files = SourceTree.swiftFiles.filter { $0.path.hasPrefix("Tests/") }
    let names = files.flatMap(\.lines).filter { $0.contains("func ") || $0.contains("struct ") }
      .joined(separator: "\n")
    #expect(rows.count >= 216)
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.text)")
      for test in row.tests {
        let isThere = names.contains(test) || files.contains { $0.path.hasSuffix("/" + test) }
        #expect(isThere, "\(test)")
      }
    }
  }

  @Test func `Every patch that a fault names is there`() {
    let names = Set(PlantedDefect.all.map(\.name))
    for row in rows { #expect(names.isSuperset(of: row.patches), "\(row.text)") }
  }

  @Test func `Every patch of a fault is named by a row, beside each of its tests`() {
    for defect in found {
      #expect(!defect.tests.isEmpty, "\(defect.name)")
      let naming = rows.filter { $0.patches.contains(defect.name) }
      for test in defect.tests {
        #expect(naming.contains { $0.text.contains(test.name) }, "\(defect.name): \(test.name)")
      }
    }
  }

  @Test func `Every test that shows a fault is there`() {
    for defect in found {
      for test in defect.tests {
        let folder = "Tests/\(test.folder)/"
        let isThere = SourceTree.swiftFiles.contains {
          $0.path.hasPrefix(folder) && $0.text.contains(test.name)
        }
        #expect(isThere, "\(defect.name): \(test.name)")
      }
    }
  }

  @Test func `The header of a patch names folders of tests and tests`() {
    let patch = "It is wrong.\nHarm: none.\nShown by: SyncTests in the order\n\ndiff --git a/A b/A"
    let tests = PlantedDefect(name: "found/some", text: patch).tests
    #expect(tests.map(\.folder) == ["Sync"] && tests.map(\.name) == ["in the order"])
  }
}
