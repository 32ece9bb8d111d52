import RunningProgram
import Testing

/// Words that are looked for, from the command line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct SearchProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try echolog.run("moment", "Saw a great film, then the fire went out")
    try echolog.run("moment", "Read of the great fire of London")
    try echolog.run("moment", "Read of the Great Fires in Ana's book")
    try body(echolog)
  }

  @Test(arguments: [
    ("great fire", "3"), ("\"great fire\"", "2"), ("“great fire”", "2"), ("fire -london", "2"),
    ("\"great fire\" -london", "1"), ("read -\"great fire\"", "0"), ("read -film", "2"),
    ("\"great fire", "2"), ("fire - london", "1"),
  ])
  func `Quotation marks keep words together, and a minus leaves out`(
    words: String, count: String
  ) throws {
    try withVault { echolog in
      let counted = try echolog.run("search", words, "--count", "--plain").output
      #expect(counted == "\(count)\n")
    }
  }

  @Test func `A minus before all that is looked for belongs to the words`() throws {
    try withVault { echolog in
      try echolog.run("moment", "It was -5 degrees")
      let found = try echolog.run(line: ["search", "--plain", "--", "-5"])
      #expect(found.output.contains("degrees"), "\(found)")
    }
  }

  @Test func `The words around the longest one are cited`() throws {
    try withVault { echolog in
      try echolog.run(
        "moment",
        "The first of many words that go on and on until the one that was looked for, a lighthouse")
      let hit = try echolog.run("search", "the", "of", "lighthouse").output
      #expect(hit.contains("a lighthouse"), "\(hit)")
    }
  }
}
