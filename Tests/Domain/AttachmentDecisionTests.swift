import Echolog
import Platform
import Testing

@Suite struct AttachmentDecisionTests {
  private let captured = History().after(.memoryCaptured(MemoryCaptured(text: "still")))
  private let name = [UInt8](1...16)

  private func status(_ kind: FileKind = .file, length: Int = 3) -> FileStatus {
    FileStatus(kind: kind, length: length, device: 1, inode: 2, changeTime: 3)
  }

  private func file(_ path: Path = "/home/mika/photo.jpg") throws -> AttachedFile {
    try AttachedFile(path, status()).sealed(as: name, byteCount: 4)
  }

  private var added: Event.Body {
    .attachmentAdded(
      AttachmentAdded(
        file: name, sizeBytes: 4, mediaType: "image/jpeg", fileName: "photo.jpg"))
  }

  /// The event after the memory.
  private let attachment = EventName(log: Given.log, number: 8)

  @Test func `A file is recorded by its sealed name, its own name without a folder and its length`()
    throws
  {
    let draft = try AttachFiles([file()], to: Given.id).decided(by: captured)
    #expect(draft.body == added && draft.subject == Given.id)
  }

  @Test func `A memory is captured with its files behind its labels, as one commit`() throws {
    var now = Given.tuesday
    now.next = Given.id
    let command = CaptureMemory(text: "still", labels: [MemoryLabel(.tag, "summer")])
      .keeping([try file()])
    guard case .records(let pending, _) = try command.decide(History(), now).outcome else {
      Issue.record("it reads nothing")
      return
    }
    #expect(pending.map(\.subject) == [nil, Given.id, Given.id])
    #expect(pending.last?.body == added)
  }

  @Test func `What is no file is refused by name`() throws {
    let rows: [(FileStatus?, Rejection)] = [
      (nil, .fileNotFound("/home/mika/x")), (status(.directory), .notAFile("/home/mika/x")),
      (status(.other), .notAFile("/home/mika/x")),
    ]
    for (status, rejection) in rows {
      #expect(throws: rejection) { try AttachedFile("/home/mika/x", status) }
    }
  }

  @Test func `Files with holes claim no more together than can be counted`() throws {
    let long = try AttachedFile("/home/mika/x", status(length: .max))
    let total = (0..<AttachFiles.most).reduce(0) { total, _ in total + long.byteCount }
    #expect(total > long.byteCount)
  }

  @Test func `What a file holds is told by the ending of its name, or by who attaches it`() throws {
    let rows = [
      ("photo.jpg", "image/jpeg"), ("PHOTO.JPEG", "image/jpeg"), ("a.tar.unknown", nil),
      ("jpg", nil), (".pdf", "application/pdf"), ("notes.", nil),
      ("song.m4a", "audio/mp4"), ("walk.mov", "video/quicktime"), ("list.csv", "text/csv"),
    ]
    for (name, type) in rows {
      let file = try AttachedFile(Path("/" + name), status()).sealed(as: self.name, byteCount: 0)
      let draft = try AttachFiles([file], to: Given.id).decided(by: captured)
      guard case .attachmentAdded(let body) = draft.body else {
        Issue.record("\(draft)")
        continue
      }
      #expect(body.mediaType == type ?? "application/octet-stream", "\(name)")
    }
    for type in ["image/jpeg", "application/vnd.oasis.opendocument.text", "IMAGE/SVG+XML"] {
      _ = try AttachedFile("/x", status(), mediaType: type)
    }
    for type in ["", "image", "image/", "/jpeg", "a/b/c", "image/jp g", "text/pläin"] {
      #expect(throws: Rejection.mediaTypeNotUsable(type)) {
        try AttachedFile("/x", status(), mediaType: type)
      }
    }
  }

  @Test func `A memory has a thousand files at most`() throws {
    let many = try (0..<1_000).map { _ in try file() }
    let full = (0..<1_000).reduce(captured) { history, _ in history.after(added) }
    #expect(throws: Never.self) { try AttachFiles(many, to: Given.id).decided(by: captured) }
    let rejection = Rejection.tooManyAttachments(max: 1_000)
    #expect(throws: rejection) { try AttachFiles([file()], to: Given.id).decided(by: full) }
    #expect(throws: rejection) {
      try AttachFiles(many + [file()], to: Given.id).decided(by: captured)
    }
    #expect(throws: rejection) {
      try CaptureMemory(text: "x").keeping(many + [file()]).decided()
    }
  }

  @Test func `A file is taken off its memory by the name of its file, once`() throws {
    let attached = captured.after(added)
    let draft = try DetachFile(attachment).decided(by: attached)
    #expect(draft.body == .attachmentRemoved(AttachmentRemoved(file: name)))
    #expect(draft.subject == Given.id)
    let detached = attached.after(draft.body)
    #expect(throws: detached.alreadyRemoved(.attachment, by: 9)) {
      try DetachFile(attachment).decided(by: detached)
    }
    let undone = attached.after(
      .undone(Undone(undoneNumber: attachment.number, undoneLog: attachment.log)))
    #expect(throws: undone.alreadyRemoved(.attachment, by: 9)) {
      try DetachFile(attachment).decided(by: undone)
    }
  }

  @Test func `What names no attachment, or is of a memory that is gone, is refused by name`()
    throws
  {
    let attached = captured.after(added)
    let rows: [(History, EventName, Rejection)] = [
      (captured, Given.id, .notFound(.attachment, captured.label(of: Given.id))),
      (captured, attachment, .notFound(.attachment, captured.label(of: attachment))),
      (attached, Given.id, .notFound(.attachment, attached.label(of: Given.id))),
    ]
    for (history, id, rejection) in rows {
      #expect(throws: rejection) { try DetachFile(id).decided(by: history) }
    }
    let removed = attached.after(.memoryRemoved(MemoryRemoved()))
    #expect(throws: removed.alreadyRemoved(.memory, by: 9)) {
      try DetachFile(attachment).decided(by: removed)
    }
    #expect(throws: removed.alreadyRemoved(.memory, by: 9)) {
      try AttachFiles([file()], to: Given.id).decided(by: removed)
    }
    let forgotten = attached.after(.forgotten(Forgotten()))
    #expect(throws: Rejection.forgotten(.memory)) {
      try DetachFile(attachment).decided(by: forgotten)
    }
    #expect(throws: Rejection.forgotten(.memory)) {
      try AttachFiles([file()], to: Given.id).decided(by: forgotten)
    }
  }
}
