import Echolog
import Program
import Testing

@Suite struct AdviceTests {
  private let sentence = "A moment is not edited: it is taken back with its praise, and given anew."

  /// The rows of what comes next, as a terminal of so many columns has them.
  private func rows(of next: String, _ width: Int) -> [String] {
    let renderer = TextRenderer(width: width, hasColor: false, hasUnicode: true)
    return renderer.text(Page.Block.advice(next)).split(separator: "\n").map(String.init)
  }

  @Test func `A command in a refusal stays whole, and the text about it goes on below`() {
    let long = "moment \"A walk over the island in the river, and then coffee\" --at 2026-03-02"
    let commands = ["  echolog remove laptop:4", "  echolog " + long]
    let programError = ProgramError(
      "notEditable", .refused, sentence,
      next: (commands + [sentence]).joined(separator: "\n"))
    for width in [40, 44, 80] {
      let renderer = TextRenderer(width: width, hasColor: false, hasUnicode: true)
      let shown = renderer.text(programError.blocks).split(separator: "\n").map(String.init)
      #expect(shown.filter { $0.hasPrefix("  echolog ") } == commands, "\(width): \(shown)")
      let told = shown.filter { !$0.hasPrefix("  echolog ") }
      #expect(told.allSatisfy { DisplayWidth.of($0) <= width }, "\(width): \(shown)")
      #expect(told.joined(separator: " ") == sentence + " " + sentence, "\(width): \(shown)")
    }
  }

  @Test func `A command is beside its meaning only where a narrow terminal shows both`() {
    let lines = [
      "moment \"Up\"", "moment \"Up the hill, home\"", "moment \"Up the hill, home by bus\"",
    ]
    for line in lines {
      let next = Messages.programError(UsageError.quotesMissing(of: "moment", line: line)).nextStep
      for width in [40, 44, 80] {
        let shown = rows(of: next ?? "", width)
        #expect(shown.last?.hasSuffix("echolog " + line) == true, "\(width): \(shown)")
        #expect(shown.count == (line == lines[0] ? 1 : 2), "\(width): \(shown)")
      }
    }
  }

  @Test func `Lines within the quotes of a command stay whole, and those behind it go on`() {
    let held = "and then coffee with the neighbours, who have a \\\" dog, until it was quite dark"
    let quoted = [
      "\"Up the hill\n\(held)\"", "'say \"so\n\(held)'", "\"It's late\n\(held)\"",
    ]
    for text in quoted {
      let command = "  echolog moment \(text) --at today"
      for width in [40, 44, 80] {
        let shown = rows(of: "Write:\n\(command)\n\(sentence) \(sentence)", width)
        #expect(shown.prefix(3).joined(separator: "\n") == "Write:\n" + command, "\(shown)")
        #expect(shown.dropFirst(3).allSatisfy { $0.count <= width }, "\(width): \(shown)")
      }
    }
  }

  @Test func `A sentence that begins with a command goes on below`() {
    let next = "echolog remind change laptop:7 20:00 lets it come then, on every day of the week."
    for width in [40, 44, 80] {
      #expect(rows(of: next, width).allSatisfy { $0.count <= width })
      #expect(rows(of: next, width).joined(separator: " ") == next)
    }
  }
}
