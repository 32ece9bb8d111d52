import Echolog
import Interop
import Platform
import Program
import Testing

@Suite struct HelpTests {
  func text(_ topic: [String]) throws -> String {
    TextRenderer(width: 80, hasColor: false, hasUnicode: true).text(
      try Help.page(topic: topic).blocks)
  }

  @Test func `Help shows examples first, then usage and options`() throws {
    #expect(
      try text(["send"]) == """
        echolog send: keep a note for your future self; it returns as an Echo

          echolog send "You've prepared well." --emotion comfort --in 3d
          echolog send --dry-run

        Usage: echolog send [TEXT] [--emotion EMOTION] [--in INTERVAL] [--dry-run]

          -e, --emotion EMOTION  how it feels
          -i, --in INTERVAL      when it returns: 1d, 3d, 7d, 30d or 90d
          -n, --dry-run          say when it would return, and send nothing

        There is room for 280 characters in the note.

        A dash as TEXT stands for the standard input.

        EMOTION is achievement, comfort, motivation, gratitude, struggle, joy,
        reflection or hope.

        """)
    #expect(try text(["set"]).contains("\n  tone                gentle or plain\n"))
  }

  @Test func `Help shows when the person's day begins, where a vault is open`() throws {
    func said(_ start: DayStart?) throws -> String {
      let page = try Help.page(topic: ["log"], dayStart: start)
      return TextRenderer(width: 120, hasColor: false, hasUnicode: true).text(page.blocks)
    }
    #expect(try said(nil).contains("at 04:00 unless you set it otherwise, as echolog settings"))
    let early = try said(DayStart(minutes: 390))
    #expect(early.contains("Your day begins at 06:30: what you do after midnight"))
    #expect(try said(.midnight).contains("Your day begins at 00:00."))
  }

  @Test func `Help at a prompt names only what a line there may be`() throws {
    let page = Help.atPrompt()
    let said = TextRenderer(width: nil, hasColor: false, hasUnicode: true).text(page.blocks)
    for flag in Grammar.everywhere {
      let isTaken = Grammar.atPrompt.contains { $0.name == flag.name }
      #expect(said.contains(" \(flag.name) ") == isTaken, "\(flag.name)")
      let offered = LineCompletion.offer(for: "moments " + flag.name.dropLast())?.candidates ?? []
      #expect(offered.contains { $0.word == flag.name } == isTaken, "\(flag.name)")
    }
    #expect(!said.contains("echolog repl"))
    #expect(!said.contains("\n  demo ") && said.contains("\n  moment ") && said.contains(".quit"))
    let command = try Help.page(topic: ["init"], isAtPrompt: true)
    let example = TextRenderer(width: nil, hasColor: false, hasUnicode: true).text(command.blocks)
    #expect(example.contains("  echolog init\n") && !example.contains("--key-file"))
    #expect(try text(["init"]).contains("--key-file"))
    #expect(LineCompletion.offer(for: "dem")?.candidates.isEmpty != false)
  }

  @Test func `A text that begins without a quote is taken as it is in the typed line`() throws {
    func text(_ line: String) throws -> [String] {
      try LineParser.parse(Words.placed(line), of: line).operands
    }
    for (line, operands) in [
      ("moment Took a walk, didn't stop", ["Took a walk, didn't stop"]),
      ("moment Took  a walk  --at 8:00", ["Took  a walk"]),
      ("send --in 3d -e calm Breathe # twice", ["Breathe # twice"]),
      ("reflect a:1 It was \"fine\"", ["a:1", "It was \"fine\""]),
      ("moment C:\\temp\\new", ["C:\\temp\\new"]),
      ("moment Rock 'n' roll, 6\" deep and 7\"", ["Rock 'n' roll, 6\" deep and 7\""]),
      ("moment \"Took a  walk\"", ["Took a  walk"]), ("moment 'a \"b\" c'", ["a \"b\" c"]),
      ("edit a:1 --tag \"x y\" Now so", ["a:1", "Now so"]), ("goal pause \"a\"", ["a"]),
      ("moment '68 was cold", ["'68 was cold"]), ("moment 'tis", ["'tis"]),
      ("moment The boys' '60s --at 1968", ["The boys' '60s"]),
      ("moment 'n' roll", ["'n' roll"]), ("moment 'Tom's dog'", ["Tom's dog"]),
      ("moment “I slept well”, said Dr. K", ["“I slept well”, said Dr. K"]),
      ("moment “I slept” said  Ruth --at today", ["“I slept” said  Ruth"]),
      ("moment \"a\" and \"b\"", ["\"a\" and \"b\""]), ("moment „a b“", ["a b"]),
      ("reflect a:1 \"No\", she said", ["a:1", "\"No\", she said"]),
      ("moment \"She said \"no\" twice\"", ["She said \"no\" twice"]),
      ("moment \"a\nb\n\"", ["a\nb"]), ("moment \"a\n\n\"", ["a\n"]),
      ("moment Dear Ruth,\nthe plum tree --at today", ["Dear Ruth,\nthe plum tree"]),
    ] {
      #expect(try text(line) == operands, "\(line)")
    }
    for line in [
      "log water 1 L --note \"a \"b\" c\"", "skip --reason \"so\"so",
    ] {
      do {
        #expect(try text(line).isEmpty, "\(line)")
      } catch {
        let programError = Messages.programError(try #require(error as? UsageError))
        #expect(
          programError.word == "quoteWithin" && programError.exit == .usage,
          "\(line): \(programError)")
      }
    }
    for line in [
      "moment Took a walk --at 8:00 and swam", "moment \"a \\\"b\" c", "goal pause a b", "moment",
    ] {
      #expect(throws: UsageError.self, "\(line)") { try text(line) }
    }
    #expect(throws: UsageError.self) { try LineParser.parse(["moment", "Took", "a"]) }
  }

  @Test func `The overview names every command and option`() throws {
    let overview = try text([])
    for command in Grammar.commands { #expect(overview.contains("  \(command.name) ")) }
    for flag in Grammar.everywhere { #expect(overview.contains(flag.name)) }
    #expect(try text(["goal"]).contains("goal reactivate ID"))
    #expect(throws: UsageError.noHelp("gaol", nearest: nil)) { try text(["gaol"]) }
    #expect(throws: UsageError.noHelp("momnet", nearest: "help moment")) { try text(["momnet"]) }
  }
}
