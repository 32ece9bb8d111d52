import Echolog
import Foundation
import RunningProgram
import Testing

/// One passphrase, from whatever keyboard and by whichever way it comes.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct PassphraseTests {
  private static let joined = "m\u{E3}e querida"
  private static let apart = "ma\u{303}e querida"
  private static let other = "\u{E9}t\u{E9} \u{E0} Paris"
  private static let otherApart = "e\u{301}te\u{301} a\u{300} Paris"

  private func withHome(_ body: (EchologProcess) async throws -> Void) async throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try await body(echolog)
  }

  @Test func `Typed, in a file, by a descriptor and from an app, accents may be joined or not`()
    async throws
  {
    try await withHome { echolog in
      let made = try echolog.converse(
        ["init", "--vault", "v"],
        [
          .init(after: "A passphrase for the new vault: ", Self.apart + "\r"),
          .init(after: "Once more: ", Self.joined + "\r"),
        ])
      #expect(made.exit == 0, "\(made)")
      try await openEveryWay(echolog, Self.joined)
      try await openEveryWay(echolog, Self.apart)
      try echolog.write("new", Self.otherApart + "\n")
      let changed = try echolog.run(
        "passphrase", "--vault", "v", "--passphrase-fd", "0", "--new-passphrase-file", "new",
        input: Self.joined + "\n")
      #expect(changed.exit == 0, "\(changed)")
      try await openEveryWay(echolog, Self.other)
      try await openEveryWay(echolog, Self.otherApart)
      let old = try echolog.run(
        "today", "--vault", "v", "--passphrase-fd", "0", input: Self.joined + "\n")
      #expect(old.exit == 77, "\(old)")
    }
  }

  private func openEveryWay(_ echolog: EchologProcess, _ words: String) async throws {
    let typed = try echolog.converse(
      ["today", "--vault", "v"], [.init(after: "Passphrase: ", words + "\r")])
    #expect(typed.exit == 0, "\(typed)")
    try echolog.write("words", words + "\r\n")
    for flag in [["--passphrase-file", "words"], ["--passphrase-fd", "0"]] {
      let given = try echolog.run(line: ["today", "--vault", "v"] + flag, input: words + "\n")
      #expect(given.exit == 0, "\(flag) \(given)")
    }
    let home = echolog.home.path
    let diary = try await Diary.open(
      in: home + "/v", stateFolder: home + "/app", device: "app", secret: .passphrase(words),
      zone: .utc)
    #expect(try await diary.badgeCount() == 0)
  }

  @Test func `A new passphrase that is too short or mistyped is asked for again, twice at most`()
    async throws
  {
    try await withHome { echolog in
      let first = "A passphrase for the new vault: "
      let made = try echolog.converse(
        ["init"],
        [
          .init(after: first, "short\r"), .init(after: first, "four good words here\r"),
          .init(after: "Once more: ", "for good words here\r"),
          .init(after: first, "four good words here\r"),
          .init(after: "Once more: ", "four good words here\r"),
        ])
      #expect(made.exit == 0, "\(made)")
      for said in ["characters at least. Please try again;", "differ. Please try again;"] {
        #expect(made.output.contains(said), "\(made)")
      }
      #expect(made.output.contains("echolog repl opens a prompt"), "\(made)")
      let open = EchologProcess.Step(after: "Passphrase: ", "four good words here\r")
      let again = EchologProcess.Step(after: "The new passphrase: ", "short\r")
      let refused = try echolog.converse(["passphrase"], [open, again, again, again])
      #expect(refused.exit == 64 && refused.output.contains("can try millions"), "\(refused)")
      #expect(try echolog.converse(["today"], [open]).exit == 0)
    }
  }

  @Test func `Nothing is no passphrase, and at the question it is asked for again`() async throws {
    try await withHome { echolog in
      try echolog.write("none", "\r\n")
      try echolog.write("right", "open sesame\n")
      let none = try echolog.run("init", "--passphrase-file", "none", "--json")
      #expect(none.exit == 64 && none.errors.contains("\"passphraseEmpty\""), "\(none)")
      #expect(try echolog.run("init", "--passphrase-file", "right").exit == 0)
      let asked = try echolog.converse(
        ["today"],
        [.init(after: "Passphrase: ", "\r"), .init(after: "Passphrase: ", "open sesame\r")])
      #expect(asked.exit == 0, "\(asked)")
    }
  }
}
