import Echolog
import Interop
import Platform
import Program
import RunningProgram
import Testing

extension GrammarTests {
  @Test func `What applies to several commands is once in their help`() throws {
    let renderer = TextRenderer(width: nil, hasColor: false, hasUnicode: true)
    let text = try renderer.text(Help.page(topic: ["goal"]).blocks)
    for part in ["Times are written as", "A goal goes by", "A day begins at"] {
      #expect(text.ranges(of: part).count == 1, "\(part): \(text)")
    }
    for command in Grammar.commands where command.words.first == "goal" {
      #expect(text.contains("Usage: echolog " + command.name), "\(command.name)")
    }
    let export = try renderer.text(Help.page(topic: ["export"]).blocks)
    #expect(export.contains("notes to your future self with your answers"), "\(export)")
  }

  @Test func `Every example in help is understood`() throws {
    for command in Grammar.commands {
      #expect(!command.examples.isEmpty && !command.summary.isEmpty, "\(command.name)")
      for example in command.examples {
        let line = example.split(separator: ">").first.map(String.init) ?? example
        let words = try Words.split(line.split(separator: " < ").first.map(String.init) ?? line)
        let parsed = try LineParser.parse(words)
        let isWatched = command.name == "watch" && parsed.globals["--watch"] != nil
        #expect(isWatched || parsed.command.name == command.name, "\(example)")
        _ = try Arguments(parsed, whens: whens).command()
      }
    }
    #expect(Set(Grammar.commands.map(\.name)).count == Grammar.commands.count)
  }
}
