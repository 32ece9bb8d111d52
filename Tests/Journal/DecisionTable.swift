import Journal
import Platform
import Testing

/// The decision table of the format page: the first row that fits a cell counts.
struct DecisionTable {
  struct Row {
    let label: String
    /// The words of the axes, in order; nil for any.
    let words: [Set<String>?]
    /// Whether `words` are those that do not fit.
    let isNegated: [Bool]
    let decision: String

    func fits(_ cell: [String]) -> Bool {
      for (position, word) in cell.enumerated() {
        guard let wanted = words[position] else { continue }
        if wanted.contains(word) == isNegated[position] { return false }
      }
      return true
    }
  }

  let page: String
  let rows: [Row]

  init(page: String) throws {
    self.page = page
    let title = "| label | " + Cell.axes.joined(separator: " | ") + " | decision |"
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == title })
    rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      let parts = line.split(separator: "|").map { $0.trimming() }
      let patterns = parts[1..<parts.count - 1].map(Self.pattern)
      return Row(
        label: parts[0], words: patterns.map(\.words), isNegated: patterns.map(\.isNegated),
        decision: parts[parts.count - 1])
    }
    for row in rows { #expect(row.words.count == Cell.axes.count, "\(row.label)") }
  }

  private static func pattern(_ text: String) -> (words: Set<String>?, isNegated: Bool) {
    if text == "*" { return (nil, false) }
    let isNegated = text.hasPrefix("not ")
    let list = isNegated ? text.dropFirst(4) : text[...]
    return (Set(list.split(separator: ",").map { $0.trimming() }), isNegated)
  }

  /// The row that counts for a cell, by its position.
  func position(of cell: Cell) -> Int? {
    let words = cell.asRead.words
    return rows.firstIndex { $0.fits(words) }
  }
}

extension DecisionTable.Row {
  var isImpossible: Bool { decision.hasPrefix("impossible: ") }

  /// The decision itself is between the first two backticks.
  var verdict: String {
    let parts = decision.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : ""
  }
}

extension Substring {
  fileprivate func trimming() -> String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
