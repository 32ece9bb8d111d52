import Foundation
import RunningProgram
import Testing

/// Relative paths begin at the folder that the program is in, whatever `PWD` is.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct WorkingFolderTests {
  /// With the folders `q` and `r`, both with an `f.csv`, and a link to `r`.
  private func withFolders(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    for (name, text) in [("q", "wrong file"), ("r", "right file")] {
      try FileManager.default.createDirectory(
        at: echolog.home.appending(path: name), withIntermediateDirectories: true)
      try echolog.write(name + "/f.csv", "d,t\n2024-01-01,\(text)\n")
    }
    try FileManager.default.createSymbolicLink(
      atPath: echolog.home.appending(path: "link").path, withDestinationPath: "r")
    try body(echolog)
  }

  /// Runs the line as in `script` of the shell, which runs `"$@"`.
  private func run(
    _ words: String..., in echolog: EchologProcess, input: String = "", as script: String
  ) throws -> EchologProcess.Answer {
    try echolog.run(line: words, input: input, under: ["sh", "-c", script, "sh"])
  }

  /// As a program does that starts another one in a folder of its choice.
  private let stale = #"cd r && exec env PWD="$HOME/q" "$@""#

  @Test func `A file is read and written where the program is, also with another PWD`() throws {
    try withFolders { echolog in
      let imported = try run(
        "import", "f.csv", "--as", "moment", "--map", "date=d,text=t", in: echolog, as: stale)
      #expect(imported.exit == 0, "\(imported)")
      let moments = try echolog.run("moments").output
      #expect(moments.contains("right file") && !moments.contains("wrong file"), "\(moments)")
      #expect(try run("export", "all.jsonl", in: echolog, as: stale).exit == 0)
      #expect(
        try run("repl", in: echolog, input: ".output told.txt\nmoments\n", as: stale).exit == 0)
      for name in ["all.jsonl", "told.txt"] {
        let (right, wrong) = (echolog.home.appending(path: "r/" + name), "q/" + name)
        #expect(FileManager.default.fileExists(atPath: right.path), "\(name)")
        #expect(!FileManager.default.fileExists(atPath: echolog.home.path + "/" + wrong))
      }
    }
  }

  @Test func `A folder is remembered from the root, also without PWD`() throws {
    try withFolders { echolog in
      let unset = #"exec env -u PWD "$@""#
      let first = try run("sync", "share", "--yes", in: echolog, as: unset)
      #expect(first.exit == 0, "\(first)")
      let again = try run("sync", in: echolog, as: #"cd r && exec "$@""#)
      #expect(again.exit == 0, "\(again)")
      let relative = try run("sync", in: echolog, as: #"cd r && exec env PWD=. "$@""#)
      #expect(relative.exit == 0, "\(relative)")
    }
  }

  @Test func `A folder that was entered through a link keeps the name of the link`() throws {
    try withFolders { echolog in
      let entered = #"cd link && exec "$@""#
      let exported = try run("export", "all.jsonl", in: echolog, as: entered)
      #expect((exported.output + exported.errors).contains("/link/all.jsonl"), "\(exported)")
    }
  }

  @Test func `A folder that is gone is reported, and what needs none goes on`() throws {
    try withFolders { echolog in
      let gone = #"mkdir gone && cd gone && rmdir ../gone && exec "$@""#
      let refused = try run("--json", "export", "all.jsonl", in: echolog, as: gone)
      #expect(refused.exit == 66, "\(refused)")
      #expect(refused.errors.contains("\"error\":\"workingFolderMissing\""), "\(refused)")
      #expect(try run("moments", in: echolog, as: gone).exit == 0)
      let named = try run("export", echolog.home.path + "/all.jsonl", in: echolog, as: gone)
      #expect(named.exit == 0, "\(named)")
    }
  }
}
