import Echolog
import Foundation
import Journal
import Platform
import SimulatedMachine
import Synchronization
import Testing

/// Files that an app keeps with memories, and their way through devices.
@Suite struct AttachmentLifeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "keep-\(UUID())")
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func withDiary(_ body: (Diary) async throws -> Void) async throws {
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let diary = try await Diary.create(
      in: path("vault"), stateFolder: path("state"), owner: "Mika", device: "phone",
      secret: .keyFile(path("key")), zone: .utc)
    try Data("la la".utf8).write(to: URL(filePath: path("song.mp3")))
    try await body(diary)
  }

  private var sealed: [String] {
    get throws {
      guard FileManager.default.fileExists(atPath: path("vault/attachments")) else { return [] }
      return try FileManager.default.contentsOfDirectory(atPath: path("vault/attachments"))
    }
  }

  @Test func `An app keeps a file with a memory, shows it, reads it and takes it off`() async throws
  {
    try await withDiary { diary in
      let memory = try await diary.perform(CaptureMemory("Still water.")).answer.id
      let id = try await diary.attach(path("song.mp3"), to: memory).events[0]
      let song = Attachment(id: id, fileName: "song.mp3", mediaType: "audio/mpeg", byteCount: 5)
      #expect(try await diary.attachments(of: memory) == [song])
      #expect(try await diary.memories().map(\.attachments) == [[song]])
      #expect(try await diary.attachmentBytes(id) == Array("la la".utf8))
      #expect(try await diary.saveAttachment(id, to: folder.path + "/copy") == path("copy"))
      #expect(try Data(contentsOf: URL(filePath: path("copy"))) == Data("la la".utf8))
      await #expect(throws: DiaryFailure.occupied) {
        try await diary.saveAttachment(id, to: path("copy"))
      }
      try await diary.saveAttachment(id, to: path("copy"), replacing: true)
      try await diary.attach(path("song.mp3"), to: memory, mediaType: "Audio/X-Lullaby")
      #expect(try await diary.attachments(of: memory).map(\.mediaType).last == "audio/x-lullaby")
      let off = try await diary.perform(DetachFile(id))
      #expect(try await diary.attachments(of: memory).count == 1)
      try await diary.perform(Undo(off.events[0]))
      #expect(try await diary.attachments(of: memory).first == song)
      #expect(try sealed.count == 2)
    }
  }

  @Test func `What an app can not keep or read is refused, and leaves nothing behind`() async throws
  {
    try await withDiary { diary in
      let memory = try await diary.perform(CaptureMemory("Still water.")).answer.id
      let rows: [(file: String, type: String?, rejection: Rejection)] = [
        (path("absent"), nil, .fileNotFound(path("absent"))),
        ("", nil, .fileNotFound("")), (folder.path, nil, .notAFile(folder.path)),
        ("/proc/self/mem", nil, .fileNotReadable("/proc/self/mem")),
        (path("song.mp3"), "song", .mediaTypeNotUsable("song")),
      ]
      for (file, type, rejection) in rows {
        await #expect(throws: DiaryFailure.refused(rejection)) {
          try await diary.attach(file, to: memory, mediaType: type)
        }
      }
      let moment = try await diary.perform(LogMoment("Walked")).events[0]
      let name = try await diary.read { $0.history.label(of: moment) }
      await #expect(throws: DiaryFailure.refused(.notFound(.memory, name))) {
        try await diary.attach(path("song.mp3"), to: moment)
      }
      let asked = Atomic(0)
      await #expect(throws: DiaryFailure.cancelled) {
        try await diary.attach(path("song.mp3"), to: memory) { done, total in
          asked.wrappingAdd(done == total ? 1 : 0, ordering: .relaxed)
          return false
        }
      }
      #expect(asked.load(ordering: .relaxed) == 1, "it is shown how far it is")
      #expect(try sealed.isEmpty)
      #expect(try await diary.attachments(of: memory).isEmpty)
      let id = try await diary.attach(path("song.mp3"), to: memory).events[0]
      await #expect(throws: DiaryFailure.refused(.attachmentTooLarge(byteCount: 5, max: 4))) {
        try await diary.attachmentBytes(id, atMost: 4)
      }
      try FileManager.default.removeItem(atPath: path("vault/attachments/" + sealed[0]))
      #expect(try await diary.attachments(of: memory).map(\.isHere) == [false])
      let label = try await diary.read { $0.history.label(of: id) }
      await #expect(throws: DiaryFailure.refused(.attachmentNotHere(label))) {
        try await diary.attachmentBytes(id)
      }
    }
  }

  /// A file on the simulated disk.
  private func write(_ bytes: [UInt8], to path: Path) throws {
    let file = try bench.machine.startProcess().open(path, for: .creating)
    try file.write(bytes.rawSpan, at: 0)
    try file.close()
  }

  @Test func `A commit that fails takes its sealed file away again`() async throws {
    let diary = try await bench.create("laptop", clock)
    let memory = try await diary.commit(CaptureMemory(text: "by the lake")).name
    try write([1, 2, 3], to: "/photo.jpg")
    for name in ["/live", "/live.partial"] {
      bench.machine.add(Fault(.fail(.noSpace), .forGood, in: [.write], pathEnd: name))
    }
    await #expect(throws: DiaryFailure.diskFull) {
      try await diary.attach("/photo.jpg", to: memory)
    }
    bench.machine.removeFaults()
    #expect(try await diary.attachmentsHere().isEmpty)
    try await diary.attach("/photo.jpg", to: memory)
    #expect(try await diary.attachmentsHere().count == 1)
  }

  /// A memory with a photo that was shared, and where its sealed file is.
  private func sharedPhoto(
    of laptop: Diary
  ) async throws -> (photo: EntryID, name: AttachmentName, place: Path) {
    let memory = try await laptop.commit(CaptureMemory(text: "by the lake")).name
    try write([1, 2, 3], to: "/photo.jpg")
    let photo = try await laptop.attach("/photo.jpg", to: memory).events[0]
    _ = try await laptop.sync(bench.shared)
    let name = try #require(try laptop.attachmentFolder.names().first)
    return (photo, name, laptop.attachmentFolder.place(of: name))
  }

  /// Changes a byte of a file.
  private func hurt(_ path: Path) throws {
    let file = try bench.machine.startProcess().open(path, for: .writing)
    let byte = try file.read(at: 97, count: 1)
    try file.write([byte[0] ^ 1].rawSpan, at: 97)
  }

  @Test func `What is damaged as it is read comes back whole with the next sync`() async throws {
    let laptop = try await bench.create("laptop", clock)
    let (photo, _, place) = try await sharedPhoto(of: laptop)
    for isWrittenOut in [true, false] {
      try hurt(place)
      await #expect(throws: DiaryFailure.damaged) {
        if isWrittenOut {
          try await laptop.saveAttachment(photo, to: "/copy.jpg")
        } else {
          _ = try await laptop.attachmentBytes(photo)
        }
      }
      let aside = Finding(.damaged, Path(place.text + ".damaged"))
      #expect(try await laptop.check().findings == [aside], "and not awaited beside that")
      #expect(try await laptop.sync(bench.shared).attachmentsReceived == 1)
      #expect(try await laptop.attachmentBytes(photo) == [1, 2, 3])
      #expect(try await laptop.check().isSound)
    }
  }

  @Test func `A file that is nowhere is missing where it was added, and awaited elsewhere`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    let (photo, name, place) = try await sharedPhoto(of: laptop)
    let phone = try await bench.join("phone", clock)
    for diary in [laptop, phone] { try diary.attachmentFolder.remove([name]) }
    let health = try await laptop.check()
    #expect(health.findings == [Finding(.missing, place)])
    #expect(!health.isSound && health.unreadNumbers.isEmpty && !health.hasUnreadFiles)
    let awaiting = try await phone.check()
    #expect(awaiting.findings.map(\.cause) == [.awaited] && awaiting.isSound)
    #expect(try await laptop.sync(bench.shared).attachmentsReceived == 1)
    #expect(try await laptop.attachmentBytes(photo) == [1, 2, 3])
    #expect(try await laptop.check().findings.isEmpty)
  }

  @Test func `Files of two devices meet at one memory, and each device has both`() async throws {
    let laptop = try await bench.create("laptop", clock)
    let memory = try await laptop.commit(CaptureMemory(text: "by the lake")).name
    try write([1, 2, 3], to: "/photo.jpg")
    try write([4, 5], to: "/song.ogg")
    let photo = try await laptop.attach("/photo.jpg", to: memory).events[0]
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    #expect(try await phone.attachmentBytes(photo) == [1, 2, 3])
    clock.advance(byMinutes: 1)
    let song = try await phone.attach("/song.ogg", to: memory).events[0]
    _ = try await laptop.commit(DetachFile(photo))
    _ = try await phone.sync(bench.shared)
    _ = try await laptop.sync(bench.shared)
    _ = try await phone.sync(bench.shared)
    for diary in [laptop, phone] {
      #expect(try await diary.attachments(of: memory).map(\.id) == [song])
      #expect(try await diary.attachmentBytes(song) == [4, 5])
      #expect(try await diary.attachmentsHere().count == 2, "what was taken off can come back")
    }
    let known = try await laptop.view().history.memory(memory)
    #expect(try await phone.view().history.memory(memory) == known)
  }

  @Test func `A file that meets the removal of its memory is told, and comes back with it`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    let memory = try await laptop.commit(CaptureMemory(text: "by the lake")).name
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    clock.advance(byMinutes: 1)
    let removal = try await laptop.commit(RemoveEntry(memory)).name
    clock.advance(byMinutes: 1)
    try write([1, 2, 3], to: "/photo.jpg")
    let photo = try await phone.attach("/photo.jpg", to: memory).events[0]
    _ = try await phone.sync(bench.shared)
    #expect(try await laptop.sync(bench.shared).removals == [memory: removal])
    let name = try await laptop.view().history.label(of: removal)
    await #expect(throws: DiaryFailure.refused(.alreadyRemoved(.memory, by: name))) {
      try await laptop.attach("/photo.jpg", to: memory)
    }
    _ = try await laptop.commit(Undo(removal))
    #expect(try await laptop.attachments(of: memory).map(\.id) == [photo])
    #expect(try await laptop.attachmentBytes(photo) == [1, 2, 3])
  }

  @Test func `The files of a forgotten memory go again where a copy of the vault brings them back`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    let memory = try await laptop.commit(CaptureMemory(text: "by the lake")).name
    try write([1, 2, 3], to: "/photo.jpg")
    try await laptop.attach("/photo.jpg", to: memory)
    let attachments = bench.place("laptop").vault.appending("attachments")
    try bench.copy(attachments, to: "/backup")
    _ = try await laptop.commit(ForgetEntry(memory))
    #expect(try await laptop.attachmentsHere().isEmpty)
    for endsAtOnce in [true, false] {
      try bench.copy("/backup", to: attachments)
      let anew = try bench.open("laptop", clock)
      if endsAtOnce {
        _ = try await anew.view()
        await anew.finishErasing()
      } else {
        _ = try await anew.commit(LogMoment("walked"))
      }
      #expect(try await anew.attachmentsHere().isEmpty, "\(endsAtOnce)")
    }
  }

  @Test func `A link in a folder that devices share leads into no file of the person's own`()
    async throws
  {
    try await withDiary { diary in
      let memory = try await diary.perform(CaptureMemory("Still water.")).answer.id
      try await diary.attach(path("song.mp3"), to: memory)
      let place = path("shared/attachments/") + (try #require(try sealed.first))
      let (files, shared) = (FileManager.default, Path(path("shared")))
      try Data("mine".utf8).write(to: URL(filePath: path("mine")))
      _ = try await diary.sync(shared, mayCreate: true)
      let bytes = try Data(contentsOf: URL(filePath: place))
      for target in ["mine", "nowhere", "vault"] {
        try files.removeItem(atPath: place)
        try files.createSymbolicLink(atPath: place + ".new", withDestinationPath: path(target))
        #expect(try await diary.sync(shared, mayCreate: false).attachmentsShipped == 1, "\(target)")
        #expect(try Data(contentsOf: URL(filePath: path("mine"))) == Data("mine".utf8))
        #expect(!files.fileExists(atPath: path("nowhere")))
        let kind = try files.attributesOfItem(atPath: place)[.type] as? FileAttributeType
        #expect(try kind == .typeRegular && Data(contentsOf: URL(filePath: place)) == bytes)
        #expect(try files.contentsOfDirectory(atPath: path("shared/attachments")).count == 1)
      }
    }
  }

  @Test func `The files of a forgotten memory go with the next sync`() async throws {
    let laptop = try await bench.create("laptop", clock)
    let memory = try await laptop.commit(CaptureMemory(text: "by the lake")).name
    let kept = try await laptop.commit(CaptureMemory(text: "at sea")).name
    try write([1, 2, 3], to: "/photo.jpg")
    let photo = try await laptop.attach("/photo.jpg", to: memory).events[0]
    let other = try await laptop.attach("/photo.jpg", to: kept).events[0]
    _ = try await laptop.sync(bench.shared)
    let walk = try await laptop.commit(LogMoment("walked")).name
    let appender = try bench.journal("laptop").beginAppending()
    try appender.redact(
      NumberRanges([walk.number...walk.number]), of: walk.log, forgetting: [memory]
    ) { _, record in [UInt8](copying: record) }
    try appender.close()
    let anew = try bench.open("laptop", clock)
    await #expect(throws: DiaryFailure.refused(.forgotten(.memory))) {
      try await anew.attachmentBytes(photo)
    }
    await #expect(throws: DiaryFailure.refused(.forgotten(.memory))) {
      try await anew.perform(DetachFile(photo))
    }
    _ = try await anew.sync(bench.shared)
    #expect(try await anew.attachmentsHere().count == 1)
    #expect(try await anew.attachmentBytes(other) == [1, 2, 3])
    let shared = try bench.machine.startProcess().list(bench.shared.appending("attachments"))
    #expect(shared.count == 1)
  }

  @Test func `One file is forgotten alone, here, in the folder and on the other device`()
    async throws
  {
    let laptop = try await bench.create("laptop", clock)
    let memory = try await laptop.commit(CaptureMemory(text: "by the lake")).name
    try write([1, 2, 3], to: "/glacier.jpg")
    try write([4, 5], to: "/song.mp3")
    let photo = try await laptop.attach("/glacier.jpg", to: memory).events[0]
    let song = try await laptop.attach("/song.mp3", to: memory).events[0]
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    #expect(try await phone.attachmentsHere().count == 2)
    clock.advance(byMinutes: 1)
    #expect(try await laptop.commit(ForgetEntry(photo)).answer.forgotten == [photo])
    #expect(try await laptop.attachmentsHere().count == 1)
    #expect(try !bench.holds("glacier", on: "laptop"))
    _ = try await laptop.sync(bench.shared)
    _ = try await phone.sync(bench.shared)
    let shared = try bench.machine.startProcess().list(bench.shared.appending("attachments"))
    #expect(shared.count == 1)
    for device in [laptop, phone] {
      #expect(try await device.attachmentsHere().count == 1)
      #expect(try await device.attachmentBytes(song) == [4, 5])
      #expect(try await device.attachments(of: memory).map(\.fileName) == ["", "song.mp3"])
      #expect(try await device.check().unerasedCount == 0)
      await #expect(throws: DiaryFailure.refused(.forgotten(.attachment))) {
        try await device.attachmentBytes(photo)
      }
    }
    #expect(try !bench.holds("glacier", on: "phone"))
    try await phone.perform(DetachFile(photo))
    #expect(try await phone.attachments(of: memory).map(\.id) == [song])
  }
}
