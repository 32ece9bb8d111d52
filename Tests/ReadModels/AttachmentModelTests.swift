import Echolog
import Platform
import Testing

@Suite struct AttachmentModelTests {
  private static func file(_ number: UInt8) -> [UInt8] { [UInt8](repeating: number, count: 16) }

  private func attach(
    _ story: inout Story, _ number: UInt8, _ name: String, to memory: EventName,
    from log: LogID = Story.laptop
  ) throws -> EventName {
    try story.tell(
      .attachmentAdded(
        AttachmentAdded(
          file: Self.file(number), sizeBytes: UInt64(number), mediaType: "image/png",
          fileName: .inline(name))), about: memory, from: log)
  }

  private func detach(
    _ story: inout Story, _ number: UInt8, from memory: EventName
  ) throws -> EventName {
    try story.tell(.attachmentRemoved(AttachmentRemoved(file: Self.file(number))), about: memory)
  }

  private func names(_ story: Story, of memory: EventName) -> [String?]? {
    story.history.memory(memory)?.attachments.map { $0.fileName.flatMap(story.words) }
  }

  private func undone(_ name: EventName) -> Event.Body {
    .undone(Undone(undoneNumber: name.number, undoneLog: name.log))
  }

  @Test func `Files of two devices are all kept in their order, and each goes by its own name`()
    throws
  {
    var story = Story()
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "still")))
    let other = try story.tell(.memoryCaptured(MemoryCaptured(text: "far")))
    let photo = try attach(&story, 1, "photo.png", to: memory)
    let song = try attach(&story, 2, "song.ogg", to: memory, from: Story.phone)
    _ = try attach(&story, 3, "ticket.pdf", to: other)
    #expect(names(story, of: memory) == ["photo.png", "song.ogg"])
    let kept = try #require(story.history.attachment(song))
    #expect(kept.memory == memory && kept.file == Self.file(2) && kept.byteCount == 2)
    #expect(kept.mediaType == "image/png" && !kept.isTakenOff)
    #expect(kept.fileName == WordsReference(event: song, field: 4))
    #expect(kept.addedAt.milliseconds == story.told[3].event.recordedAt)
    #expect(story.history.entity(of: song)?.id == memory)
    for (number, memory) in [(UInt8(3), memory), (9, memory), (1, other)] {
      _ = try detach(&story, number, from: memory)
    }
    #expect(names(story, of: memory) == ["photo.png", "song.ogg"], "none of these is its file")
    let off = try detach(&story, 1, from: memory)
    #expect(names(story, of: memory) == ["song.ogg"])
    #expect(story.history.attachment(photo)?.isTakenOff == true)
    #expect(story.history.attachment(takenOffBy: off)?.id == photo)
    #expect(story.history.attachment(takenOffBy: song) == nil)
    #expect(story.history.attachment(memory) == nil && story.history.attachment(off) == nil)
  }

  @Test func `A file without a name of sixteen bytes is none`() throws {
    var story = Story()
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "still")))
    for file in [[], [UInt8](repeating: 1, count: 15), [UInt8](repeating: 1, count: 17)] {
      let event = try story.tell(
        .attachmentAdded(AttachmentAdded(file: file, fileName: "x")), about: memory)
      #expect(story.history.attachment(event) == nil)
      try story.tell(.attachmentRemoved(AttachmentRemoved(file: file)), about: memory)
    }
    #expect(story.history.memory(memory)?.attachments == [])
    #expect(story.history.filesOfAttachments(areForgotten: false).isEmpty)
  }

  @Test func `A file that two events added goes with both, whichever of them was undone`() throws {
    for isFirst in [false, true] {
      var story = Story()
      let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "still")))
      let both = [
        try attach(&story, 1, "a.png", to: memory), try attach(&story, 1, "b.png", to: memory),
      ]
      let undoing = try story.tell(undone(both[isFirst ? 0 : 1]), about: memory)
      let off = try detach(&story, 1, from: memory)
      #expect(names(story, of: memory) == [])
      try story.tell(undone(undoing), about: memory)
      #expect(names(story, of: memory) == [], "it was added before it was taken off")
      try story.tell(undone(off), about: memory)
      #expect(names(story, of: memory) == ["a.png", "b.png"])
    }
  }

  @Test func `Adding and taking off are undone one by one, and a removal takes all along`() throws {
    var story = Story()
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "still")))
    let photo = try attach(&story, 1, "photo.png", to: memory)
    let song = try attach(&story, 2, "song.ogg", to: memory)
    let off = try detach(&story, 1, from: memory)
    let back = try story.tell(undone(off), about: memory)
    #expect(names(story, of: memory) == ["photo.png", "song.ogg"])
    try story.tell(undone(song), about: memory)
    #expect(names(story, of: memory) == ["photo.png"])
    try story.tell(undone(back), about: memory)
    #expect(names(story, of: memory) == [])
    let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    #expect(story.history.undoState(photo, .attachmentAdded, at: view).touchedBy != nil)
    #expect(story.history.undoState(song, .attachmentAdded, at: view).touchedBy == nil)
    let removal = try story.tell(.memoryRemoved(MemoryRemoved()), about: memory)
    #expect(story.history.memories().isEmpty)
    try story.tell(undone(removal), about: memory)
    #expect(names(story, of: memory) == [])
    #expect(
      story.history.filesOfAttachments(areForgotten: false) == [Self.file(1), Self.file(2)],
      "what was taken off can come back")
  }

  @Test func `Forgetting takes the names of files, whenever they arrive, and their bytes along`()
    throws
  {
    var story = Story()
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "secret")))
    let kept = try story.tell(.memoryCaptured(MemoryCaptured(text: "open")))
    _ = try attach(&story, 1, "secret.png", to: memory)
    _ = try attach(&story, 2, "open.png", to: kept)
    try story.tell(.forgotten(Forgotten()), about: memory)
    _ = try attach(&story, 3, "secret.ogg", to: memory, from: Story.phone)
    let expected = story.history.canonical(story.words)
    #expect(!String(decoding: expected, as: UTF8.self).contains("secret"))
    #expect(story.history.memory(memory)?.references == [])
    let history = story.history
    #expect(history.filesOfAttachments(areForgotten: true) == [Self.file(1), Self.file(3)])
    #expect(history.filesOfAttachments(areForgotten: false) == [Self.file(2)])
    var known = History(forgotten: [memory])
    try known.fold(story.told)
    #expect(known.canonical(story.words) == expected)
    var blanked = History(forgotten: [memory])
    try blanked.fold(
      story.told.map { told in
        let isForgotten = told.name == memory || told.event.subjectNumber == memory.number
        return isForgotten
          ? Story.Recorded(name: told.name, event: told.event.withoutWords()) : told
      })
    #expect(blanked.canonical(story.words) == expected)
  }

  @Test func `One file is forgotten alone, whenever that is known, and its memory stays`() throws {
    var story = Story()
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "still")))
    let photo = try attach(&story, 1, "secret.png", to: memory)
    let song = try attach(&story, 2, "song.ogg", to: memory)
    #expect(try story.history.namesToForget(photo) == [photo])
    try story.tell(.forgotten(Forgotten()), about: photo, from: Story.phone)
    #expect(names(story, of: memory) == [nil, "song.ogg"])
    let history = story.history
    #expect(history.attachment(photo)?.isForgotten == true)
    #expect(history.attachment(song)?.isForgotten == false)
    #expect(history.memory(memory)?.isForgotten == false)
    #expect(history.filesOfAttachments(areForgotten: true) == [Self.file(1)])
    #expect(history.filesOfAttachments(areForgotten: false) == [Self.file(2)])
    #expect(throws: Rejection.alreadyForgotten) { try history.namesToForget(photo) }
    let expected = history.canonical(story.words)
    #expect(!String(decoding: expected, as: UTF8.self).contains("secret"))
    var known = History(forgotten: [photo])
    try known.fold(story.told)
    #expect(known.canonical(story.words) == expected)
    let loaded = try History(snapshot: history.snapshot(), forgotten: history.forgotten)
    #expect(loaded.canonical(story.words) == expected)
    try story.tell(.forgotten(Forgotten()), about: memory)
    #expect(throws: Rejection.alreadyForgotten) { try story.history.namesToForget(song) }
    #expect(story.history.filesOfAttachments(areForgotten: false).isEmpty)
  }

  @Test func `A snapshot and a history of an earlier time have the files that were there`() throws {
    var story = Story()
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "still")))
    _ = try attach(&story, 1, "photo.png", to: memory)
    let song = try story.tell(
      .attachmentAdded(
        AttachmentAdded(file: Self.file(2), mediaType: "audio/ogg", fileName: "song.ogg")),
      about: memory)
    _ = try detach(&story, 1, from: memory)
    let sections = story.history.snapshot()
    let sizes = Dictionary(uniqueKeysWithValues: sections.map { ($0.name, $0.byteCount) })
    #expect(sizes["memories"] == 64 && sizes["attachments"] == 2 * 48, "without padding")
    let loaded = try History(snapshot: sections, forgotten: [])
    #expect(loaded.memory(memory) == story.history.memory(memory))
    #expect(loaded.attachment(song)?.mediaType == "audio/ogg")
    #expect(loaded.canonical(story.words) == story.history.canonical(story.words))
    var whole = loaded
    whole.materializeRows()
    let later = whole.viewpoint(
      now: (Story.tuesday + 1).instant(atMillisecond: 0, offset: .utc), zone: .utc)
    let past = try whole.asOf(later) { name in
      try #require(story.told.first { $0.name == name }).event
    }
    #expect(past.memory(memory) == story.history.memory(memory))
    let earlier = whole.viewpoint(
      now: (Story.tuesday - 1).instant(atMillisecond: 0, offset: .utc), zone: .utc)
    let before = try whole.asOf(earlier) { name in
      try #require(story.told.first { $0.name == name }).event
    }
    #expect(before.memory(memory) == nil && before.attachment(song) == nil)
  }

  @Test func `The name of a file is found as a label is, until it is taken off`() throws {
    var story = Story()
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "swam far", title: "Out")))
    _ = try attach(&story, 1, "Strandbad Tiefenbrunnen.png", to: memory)
    func search(_ words: String) throws -> [SearchHit] {
      let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
      var search = Search(try SearchQuery(words), in: story.history, at: view)
      for told in story.told { search.read(told.name, told.event) }
      return search.hits
    }
    let hit = try #require(try search("strandbad").first)
    #expect(hit.id == memory && hit.kind == .memory && hit.fields == [.file] && hit.isByLabel)
    #expect(try search("tief swam").first?.citation.hit == "swam")
    _ = try detach(&story, 1, from: memory)
    #expect(try search("strandbad").isEmpty)
  }
}
