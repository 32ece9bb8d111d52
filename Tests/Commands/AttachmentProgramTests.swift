import Foundation
import RunningProgram
import Testing

/// Files of memories from the command line, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct AttachmentProgramTests {
  /// As many bytes as a photo has, of which no two stretches are the same.
  private static let photo = Data(
    (0..<3_000_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) })

  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try Self.photo.write(to: echolog.home.appending(path: "photo.jpg"))
    try echolog.write("notes.txt", "Garda\n")
    try echolog.write("song.mp3", "la la")
    try body(echolog)
  }

  private func sealedFiles(of echolog: EchologProcess) throws -> [URL] {
    let folder = echolog.home.appending(path: ".local/share/echolog/attachments")
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
  }

  @Test func `Files are kept with a memory, shown with it and written out as they were`() throws {
    try withVault { echolog in
      let kept = try echolog.run(
        "remember", "The lake", "--attach", "photo.jpg", "--attach", "notes.txt")
      #expect(
        kept.output
          == "Remembered for today.  laptop:3\nAttached: photo.jpg, 3 MB.  laptop:4\n"
          + "Attached: notes.txt, 6 bytes.  laptop:5\n", "\(kept)")
      #expect(try echolog.run("undo").output.hasPrefix("Undone: the memory “The lake”."))
      #expect(try echolog.run("undo", "laptop:6").exit == 0)
      let attached = try echolog.run("attach", "laptop:3", "song.mp3")
      #expect(attached.output == "Attached: song.mp3, 5 bytes.  laptop:8\n", "\(attached)")
      #expect(attached.errors.contains("echolog memory laptop:3 shows"), "\(attached)")
      let page = try echolog.run("memory", "laptop:3").output
      for words in ["\nFiles\n", "photo.jpg", "picture · 3 MB", "text · 6 bytes", "laptop:5"] {
        #expect(page.contains(words), "\(words) in \(page)")
      }
      #expect(!page.contains("not here yet"), "\(page)")
      #expect(try echolog.run("memories").output.contains("Files"))
      let json = try echolog.run("memory", "laptop:3", "--json").output
      #expect(json.contains("\"attachmentCount\":3"), "\(json)")
      #expect(
        json.contains(
          "\"attachments\":[{\"id\":\"laptop:4\",\"fileName\":\"photo.jpg\","
            + "\"mediaType\":\"image/jpeg\",\"sizeBytes\":3000000,\"isHere\":true},"), "\(json)")
      let plain = try echolog.run("attachment", "laptop:4", "--plain").output
      #expect(plain == "laptop:4\tlaptop:3\tphoto.jpg\timage/jpeg\t3000000\there\n")
      #expect(try echolog.run("attachment", "laptop:5").output.contains("The lake  laptop:3"))
      let written = try echolog.run("attachment", "laptop:4", "--to", "copy.jpg")
      let copy = echolog.home.appending(path: "copy.jpg")
      #expect(written.exit == 0 && written.output.contains("Written to \(copy.path)."))
      #expect(try Data(contentsOf: copy) == Self.photo)
      let other = try echolog.run("attachment", "laptop:5", "--to", "copy.jpg", "--json")
      #expect(other.exit == 73 && other.errors.contains("\"fileExists\""), "\(other)")
      #expect(try Data(contentsOf: copy) == Self.photo)
      #expect(try echolog.run("attachment", "laptop:5", "--to", "copy.jpg", "--yes").exit == 0)
      #expect(try Data(contentsOf: copy) == Data("Garda\n".utf8))
      let folder = echolog.home.appending(path: "out")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      #expect(try echolog.run("attachment", "laptop:4", "--to", "out").exit == 0)
      #expect(try Data(contentsOf: folder.appending(path: "photo.jpg")) == Self.photo)
      #expect(try echolog.run("check").exit == 0)
    }
  }

  @Test func `Several files go into a folder, none in the place of another`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--attach", "photo.jpg", "--attach", "notes.txt")
      try echolog.run("remember", "The sea")
      try echolog.write("notes.txt", "Ostia\n")
      try echolog.run("attach", "laptop:6", "notes.txt")
      let folder = echolog.home.appending(path: "out")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      func content(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      }
      let written = try echolog.run("attachment", "laptop:3", "laptop:7", "--to", "out")
      let lines = ["photo.jpg", "notes.txt", "notes-2.txt"].map {
        "Written to \(folder.appending(path: $0).path).\n"
      }
      #expect(written.output == lines.joined(), "\(written)")
      #expect(try Data(contentsOf: folder.appending(path: "photo.jpg")) == Self.photo)
      #expect(try content("notes.txt") == "Garda\n" && content("notes-2.txt") == "Ostia\n")
      let again = try echolog.run("attachment", "laptop:7", "--to", "out", "--json")
      #expect(again.exit == 0 && again.output.contains("notes-3.txt\"}"), "\(again)")
      let replaced = try echolog.run("attachment", "laptop:5", "laptop:7", "--to", "out", "--yes")
      #expect(replaced.exit == 0, "\(replaced)")
      #expect(try content("notes.txt") == "Garda\n" && content("notes-2.txt") == "Ostia\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
      let sealed = try #require(sealedFiles(of: echolog).first)
      var bytes = try Data(contentsOf: sealed)
      bytes[bytes.count - 1] ^= 1
      try bytes.write(to: sealed)
      let some = try echolog.run("attachment", "laptop:3", "laptop:6", "--to", "out")
      #expect(some.exit == 1 && some.output.contains(" is not here yet.  laptop:"), "\(some)")
      #expect(some.output.split(separator: "\n").count == 3, "\(some)")
      let rows: [([String], Int32, String)] = [
        (["attachment", "laptop:4", "laptop:5"], 64, "optionMissing"),
        (["attachment", "laptop:4", "laptop:5", "--to", "absent"], 73, "fileMissing"),
        (["attachment", "laptop:3", "--to", "notes.txt"], 73, "wrongKindOfFile"),
        (["attachment", "laptop:3", "laptop:2", "--to", "out"], 2, "attachmentNotFound"),
      ]
      for (line, exit, word) in rows {
        let refused = try echolog.run(line: line + ["--json"])
        #expect(refused.exit == exit, "\(refused)")
        #expect(refused.errors.contains("\"error\":\"\(word)\""), "\(refused)")
      }
    }
  }

  @Test func `A link that leads nowhere is not written over unasked`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--attach", "song.mp3")
      let link = echolog.home.appending(path: "link.mp3")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "/nowhere/at/all")
      let refused = try echolog.run("attachment", "laptop:4", "--to", "link.mp3", "--json")
      #expect(refused.exit == 73 && refused.errors.contains("\"fileExists\""), "\(refused)")
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
      #expect(target == "/nowhere/at/all")
      #expect(try echolog.run("attachment", "laptop:4", "--to", "link.mp3", "--yes").exit == 0)
      #expect(try Data(contentsOf: link) == Data("la la".utf8))
    }
  }

  @Test func `A script is given the ids of files, and a narrow terminal their sizes beside them`()
    throws
  {
    try withVault { echolog in
      let kept = try echolog.run("remember", "The lake", "--attach", "song.mp3", "--plain")
      #expect(
        kept.output
          == "laptop:3\tmemoryCaptured\t2025-11-18\n"
          + "laptop:4\tattachmentAdded\t2025-11-18\tsong.mp3\n", "\(kept)")
      let memory = try echolog.run("memory", "laptop:3", "--plain").output
      let row = "\nlaptop:4\tlaptop:3\tsong.mp3\taudio/mpeg\t5\there\n"
      #expect(memory.hasSuffix(row), "\(memory)")
      var narrow = echolog
      narrow.variables["COLUMNS"] = "40"
      let listed = try narrow.run("attachments").output.split(separator: "\n")
      #expect(listed.count == 4, "\(listed)")
      #expect(listed.contains("laptop:4  song.mp3          5  laptop:3"), "\(listed)")
      try echolog.run("moment", "Walked")
      let refused = try echolog.run("attach", "laptop:5", "notes.txt")
      #expect(refused.exit == 2 && refused.errors.contains("is a moment"), "\(refused)")
      #expect(refused.errors.contains("Files go with memories: echolog remember"), "\(refused)")
      let pipe = try echolog.run("attach", "laptop:3", "/dev/null")
      #expect(pipe.exit == 2 && pipe.errors.contains("what a pipe brings"), "\(pipe)")
    }
  }

  @Test func `Files are listed, asked, found and exported by their names`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--attach", "photo.jpg")
      try echolog.run("remember", "The sea")
      try echolog.run("attach", "laptop:5", "notes.txt", "song.mp3")
      let rows = try echolog.run(
        "sql", "SELECT id, memory, fileName, mediaType, sizeBytes FROM attachments", "--plain")
      #expect(
        rows.output
          == "laptop:4\tlaptop:3\tphoto.jpg\timage/jpeg\t3000000\n"
          + "laptop:6\tlaptop:5\tnotes.txt\ttext/plain\t6\n"
          + "laptop:7\tlaptop:5\tsong.mp3\taudio/mpeg\t5\n", "\(rows)")
      #expect(
        try echolog.run("attachments", "--where", "sizeBytes > 100", "--count").output == "1\n")
      let found = try echolog.run("search", "song", "--plain").output
      #expect(
        found.hasPrefix("laptop:5\tmemory\t2025-11-18\tsong.mp3: The sea\tfile\t"), "\(found)")
      let asked = try echolog.run(
        "sql", "SELECT id, field FROM search WHERE search MATCH 'notes'", "--plain")
      #expect(asked.output == "laptop:5\tfile\n", "\(asked)")
      let exported = try echolog.run("export", "diary.md")
      #expect(exported.exit == 0, "\(exported)")
      #expect(exported.errors.contains("Attachments are not in it: echolog attachments lists"))
      let document = try String(
        contentsOf: echolog.home.appending(path: "diary.md"), encoding: .utf8)
      #expect(document.contains("(files: notes.txt, song.mp3)"), "\(document)")
      #expect(try echolog.run("history", "laptop:5").output.contains("the file “notes.txt”"))
      let list = try echolog.run("memories", "--json").output
      #expect(list.contains("\"fileName\":\"song.mp3\""), "\(list)")
    }
  }

  @Test func `A file is taken off, and undone back, without its sealed bytes going`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--attach", "song.mp3")
      let off = try echolog.run("detach", "laptop:4")
      #expect(off.output == "song.mp3 is taken off.  laptop:3\n", "\(off)")
      let page = try echolog.run("memory", "laptop:3").output
      #expect(!page.contains("\nFiles\n"), "\(page)")
      #expect(page.contains("without the file “song.mp3”"), "\(page)")
      #expect(try echolog.run("search", "song").exit == 1)
      #expect(try echolog.run("attachment", "laptop:4").output.contains("taken off"))
      #expect(try echolog.run("attachment", "laptop:4", "--to", "back.mp3").exit == 0)
      let again = try echolog.run("detach", "laptop:4", "--json")
      #expect(again.exit == 2 && again.errors.contains("\"attachmentAlreadyRemoved\""), "\(again)")
      let undone = try echolog.run("undo").output
      #expect(undone.hasPrefix("Undone: taking the file “song.mp3” off.  laptop:3\n"), "\(undone)")
      #expect(try echolog.run("memory", "laptop:3").output.contains("song.mp3"))
      #expect(try sealedFiles(of: echolog).count == 1)
      let added = try echolog.run("undo", "laptop:4").output
      #expect(added.hasPrefix("Undone: the file “song.mp3”.  laptop:3\n"), "\(added)")
      #expect(try echolog.run("memory", "laptop:3", "--json").output.contains("\"attachments\":[]"))
    }
  }

  @Test func `A file goes with its memory, and no sync is waited for that brings it back`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--attach", "song.mp3")
      try echolog.run("edit", "laptop:3", "--title", "Garda")
      #expect(try echolog.run("forget", "laptop:3", "--yes").exit == 0)
      #expect(try echolog.run("memory", "laptop:3").output.contains("titled (forgotten)"))
      #expect(try sealedFiles(of: echolog).isEmpty)
      #expect(try echolog.run("attachments", "--count").output == "0\n")
      let exported = try echolog.run("export")
      #expect(!exported.errors.contains("Attachments are not in it"), "\(exported)")
      #expect(!(try echolog.run("export", "--as", "markdown").output.contains("(files: ")))
      for line in [["memory", "laptop:3"], ["attachment", "laptop:4"]] {
        let page = try echolog.run(line: line)
        #expect(page.output.contains("sound · 5 bytes · erased"), "\(page)")
        #expect(page.exit == 0 && !page.output.contains("not here yet"), "\(page)")
        #expect(!page.output.contains("song.mp3"), "\(page)")
      }
      #expect(try echolog.run("check").output.contains("Everything looks good."))
    }
  }

  @Test func `One file is forgotten alone, and the memory keeps the others`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--attach", "song.mp3", "--attach", "notes.txt")
      let done = try echolog.run("forget", "laptop:4", "--yes")
      #expect(
        done.output
          == "Forgotten. The name and the bytes are gone from this device, for good.  laptop:4\n",
        "\(done)")
      #expect(done.errors.contains("The memory stays as it is; echolog detach"), "\(done)")
      #expect(try sealedFiles(of: echolog).count == 1)
      let page = try echolog.run("memory", "laptop:3").output
      #expect(page.contains("notes.txt") && page.contains("The lake"), "\(page)")
      #expect(!page.contains("song.mp3") && !page.contains("not here yet"), "\(page)")
      #expect(!(try echolog.run("export").output.contains("song.mp3")))
      #expect(try echolog.run("search", "song").exit == 1)
      let gone = try echolog.run("attachment", "laptop:4", "--to", "back.mp3", "--json")
      #expect(gone.exit == 2 && gone.errors.contains("\"attachmentForgotten\""), "\(gone)")
      let again = try echolog.run("forget", "laptop:4", "--yes", "--json")
      #expect(again.exit == 2 && again.errors.contains("\"alreadyForgotten\""), "\(again)")
      #expect(try echolog.run("detach", "laptop:4").exit == 0)
      #expect(try echolog.run("check").output.contains("Everything looks good."))
    }
  }

  @Test func `What can not be kept is refused, and leaves nothing behind`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--attach", "song.mp3")
      try echolog.run("remember", "Gone")
      try echolog.run("remove", "laptop:5")
      let folder = echolog.home.appending(path: "folder")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let before = try echolog.run("replay", "--hash", "--json").output
      let many = [String](repeating: "notes.txt", count: 1_000)
      let rows: [([String], Int32, String, String)] = [
        (["attach", "laptop:3", "absent.jpg"], 2, "fileNotFound", "There is no "),
        (["attach", "laptop:3", "notes.txt", "folder"], 2, "notAFile", "a file is needed"),
        // No one can read this one from its beginning.
        (["attach", "laptop:3", "notes.txt", "/proc/self/mem"], 2, "fileNotReadable", "read"),
        (["attach", "laptop:9", "notes.txt"], 2, "memoryNotFound", "There is no memory"),
        (["attach", "laptop:5", "notes.txt"], 2, "memoryAlreadyRemoved", "echolog undo laptop:6"),
        (["attach", "laptop:3"] + many, 2, "tooManyAttachments", "1,000 files"),
        (["attach", "laptop:3"], 64, "valueMissing", "FILE"),
        (["remember", "x", "--attach", "absent.jpg"], 2, "fileNotFound", "There is no "),
        (["attachment", "laptop:3"], 2, "attachmentNotFound", "a memory"),
        (["detach", "laptop:9"], 2, "attachmentNotFound", "There is no attachment"),
      ]
      for (line, exit, word, sentence) in rows {
        let answer = try echolog.run(line: line)
        #expect(answer.exit == exit && answer.errors.contains(sentence), "\(word) \(answer)")
        let json = try echolog.run(line: line + ["--json"])
        #expect(json.errors.contains("\"error\":\"\(word)\""), "\(word) \(json)")
      }
      #expect(try echolog.run("replay", "--hash", "--json").output == before)
      #expect(try sealedFiles(of: echolog).count == 1)
      try echolog.run("policy", "echo")
      let kept = try echolog.run("attach", "laptop:3", "notes.txt", "--json")
      #expect(kept.exit == 2 && kept.errors.contains("\"refusedByPolicy\""), "\(kept)")
      #expect(try sealedFiles(of: echolog).count == 1)
      let supposed = try echolog.run(
        "memories", "--json", "--whatif", "remember x --attach notes.txt")
      #expect(supposed.exit == 64 && supposed.errors.contains("\"forkIsRead\""), "\(supposed)")
      #expect(try sealedFiles(of: echolog).count == 1)
    }
  }

  @Test func `A sync takes files along, and until then they are not here yet`() throws {
    try withVault { laptop in
      let phone = try EchologProcess()
      defer { #expect(throws: Never.self) { try phone.remove() } }
      let shared = laptop.home.appending(path: "shared").path
      let key = laptop.home.appending(path: "key").path
      #expect(try laptop.run("remember", "The lake", "--attach", "photo.jpg").exit == 0)
      #expect(try laptop.run("sync", shared, "--yes").exit == 0)
      let joined = try phone.run("join", shared, "--name", "phone", "--key-file", key)
      #expect(joined.exit == 0, "\(joined)")
      #expect(try phone.run("attachment", "laptop:4", "--to", "photo.jpg").exit == 0)
      #expect(try Data(contentsOf: phone.home.appending(path: "photo.jpg")) == Self.photo)
      try phone.write("answer.txt", "hello")
      #expect(try phone.run("attach", "laptop:3", "answer.txt").exit == 0)
      #expect(try phone.run("sync").exit == 0)
      #expect(try laptop.run("sync").exit == 0)
      let listed = try laptop.run("attachments", "--fields", "id", "--plain").output
        .split(separator: "\n")
      let answer = String(try #require(listed.last))
      #expect(answer.hasPrefix("phone:"), "\(listed)")
      #expect(try laptop.run("attachment", answer, "--to", "answer.txt").exit == 0)
      for file in try sealedFiles(of: laptop) { try FileManager.default.removeItem(at: file) }
      #expect(try laptop.run("memory", "laptop:3").output.contains("not here yet"))
      #expect(try laptop.run("attachment", answer, "--plain").output.contains("\tnot here yet\n"))
      let absent = try laptop.run("attachment", "laptop:4", "--to", "x.jpg", "--json")
      #expect(absent.exit == 2 && absent.errors.contains("\"attachmentNotHere\""), "\(absent)")
      #expect(try laptop.run("sync").exit == 0)
      #expect(!(try laptop.run("memory", "laptop:3").output.contains("not here yet")))
    }
  }
}
