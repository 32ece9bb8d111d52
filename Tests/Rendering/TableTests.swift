import Program
import Seeds
import Testing

/// Tables in terminals that are narrower than they are.
@Suite struct TableTests {
  @Test func `No line is wider than the terminal unless a single cell is`() {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      let table = TextTable.random(using: &random)
      let cells = table.rows.joined().map(\.text)
      for width in 40...120 {
        for line in text(table, width).split(separator: "\n") where line.count > width {
          #expect(cells.contains { $0 == line }, "seed \(seed), width \(width): \(line)")
        }
      }
    }
  }

  @Test func `Without a terminal a page of words does not move the others of its column`() {
    let page = String(repeating: "Rose early. ", count: 60)
    let table = TextTable(
      [.init("Day"), .init("Words", isFlexible: true), .init("ID")],
      [["Mon", "Ran", "laptop:3"], ["Tue", Span(page), "laptop:4"]])
    let lines = TextRenderer(width: nil, hasColor: false, hasUnicode: true).text([.table(table)])
      .split(separator: "\n")
    #expect(lines.map { $0.count } == [129, 135, 5 + page.count + 2 + 8], "\(lines)")
    #expect(lines[2].contains(page) && lines[1].hasSuffix("laptop:3"))
  }

  @Test func `What finds no room beside the first columns is below them, and no ID breaks`() {
    let table = TextTable(
      [
        .init("Time"), .init("Days", isProse: true), .init("Goal"), .init("Next", isProse: true),
        .init("ID"),
      ],
      [
        ["20:00", "daily", "water a day", "when the goal is resumed", "laptop:8"],
        ["7:00", "Mon, Tue, Fri", "meditation a week", "", "laptop:11"],
      ])
    #expect(
      text(table, 44) == """
        Time   Days           Goal
          Next                      ID
        20:00  daily          water a day
          when the goal is resumed  laptop:8
        7:00   Mon, Tue, Fri  meditation a week
                                    laptop:11

        """)
  }

  @Test func `Names stay in the first line where they would be alone below it`() {
    let table = TextTable(
      [
        .init("Day"), .init("Logged"), .init("Note", isFlexible: true), .init("", isProse: true),
        .init("ID"),
      ],
      [
        ["Sun 2025-11-16", "12,345 steps", "", "taken back", "laptop:17"],
        ["Sun 2025-11-16", "water 2 L", "", "", "laptop:14"],
        ["Sat 2025-11-15", "meditation 20 min", "Rain on the roof, and more", "", "laptop:16"],
      ])
    for width in [47, 51] {
      #expect(
        text(table, width) == """
          Day             Logged             ID
            Note
          Sun 2025-11-16  12,345 steps       laptop:17
                                        taken back
          Sun 2025-11-16  water 2 L          laptop:14
          Sat 2025-11-15  meditation 20 min  laptop:16
            Rain on the roof, and more

          """, "\(width)")
    }
  }

  @Test func `A narrow table leaves out an empty column first`() {
    let table = TextTable(
      [.init("Day"), .init("Time", isSpare: true), .init("Note", isFlexible: true), .init("ID")],
      [["today", "21:30", "", "laptop:3"]])
    #expect(text(table, 24) == "Day    Time   ID\ntoday  21:30  laptop:3\n")
  }

  @Test func `A narrow table leaves out what is spare before it cuts more than it must`() {
    let table = TextTable(
      [
        .init("What", isFlexible: true), .init("Bar", isSpare: true),
        .init("Words", isFlexible: true), .init("ID"),
      ],
      [["a long headline", "█████", "and a long text", "laptop:3"]])
    let rows = [
      (60, ["a long headline  █████  and a long text  laptop:3"]),
      (45, ["a long headline  █████  and a long…  laptop:3"]),
      (37, ["a long headline  and a lon…  laptop:3"]),
      (34, ["a long head…  and a lon…  laptop:3"]),
      (31, ["a long headline", "  and a long text  laptop:3"]),
      (24, ["a long headline", "  and a long text", "  laptop:3"]),
    ]
    for (width, lines) in rows {
      let told = text(table, width).split(separator: "\n").map(String.init)
      #expect(told.suffix(lines.count) == lines, "\(width)")
    }
  }

  @Test func `Prose goes on below before a person's words are cut, and keeps its indent`() {
    let table = TextTable(
      [.init("", isFlexible: true), .init("", isProse: true), .init("")],
      [["a person's words", "  said by the program, whole", "laptop:3"]])
    #expect(
      text(table, 47) == """
        a person's words    said by the        laptop:3
                            program, whole

        """)
    #expect(
      text(table, 40) == """
        a person's …    said by the     laptop:3
                        program, whole

        """)
  }

  @Test func `Prose in a narrow table goes on below, and none of it is cut off`() {
    let table = TextTable(
      [.init("Is"), .init("", isProse: true)],
      [[Span("shown"), Span("whether opened Echoes are listed")], [Span("on"), Span("")]])
    let rows = [
      (40, "shown  whether opened Echoes are listed\non\n"),
      (30, "shown  whether opened Echoes\n       are listed\non\n"),
      (10, "shown\nwhether\nopened\nEchoes are\nlisted\non\n"),
    ]
    for (width, text) in rows {
      #expect(self.text(table, width) == "Is\n" + text, "\(width)")
    }
  }

  @Test func `Blanks within a person's words stay, but for those where a line ends`() {
    let table = TextTable(
      [.init(""), .init("", isProse: true)], [["skipped", "Flu    with  spaces"], ["", " x "]])
    #expect(text(table, 40) == "skipped  Flu    with  spaces\n          x \n")
    #expect(text(table, 27) == "skipped  Flu    with\n         spaces\n          x \n")
  }

  private func text(_ table: TextTable, _ width: Int) -> String {
    TextRenderer(width: width, hasColor: false, hasUnicode: true).text([.table(table)])
  }
}

extension TextTable {
  fileprivate static func random(using random: inout SeededRandom) -> TextTable {
    func words(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).map { _ in
        String(repeating: "x", count: .random(in: 1...9, using: &random))
      }.joined(separator: " ")
    }
    let columns = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      Column(
        words(0...1), isRight: .random(using: &random), isFlexible: .random(using: &random),
        isProse: .random(using: &random), isSpare: .random(using: &random))
    }
    let rows = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      columns.map { _ in Span(words(0...8)) }
    }
    return TextTable(columns, rows)
  }
}
