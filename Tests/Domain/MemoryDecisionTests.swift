import Echolog
import Platform
import Testing

@Suite struct MemoryDecisionTests {
  private let summer = MemoryLabel(.tag, "summer")
  private let labelID = EventName(log: Given.log, number: 9)
  private let otherLabelID = EventName(log: LogID(high: 5, low: 5), number: 3)

  private let captured = History().after(
    .memoryCaptured(MemoryCaptured(text: "still", title: "Lake", emotion: .joy)))

  private func memory(_ history: History? = nil) throws -> Memory {
    try #require((history ?? captured).memory(Given.id))
  }

  private func words(text: String? = "still") -> MemoryWords {
    MemoryWords(
      title: "Lake", text: text,
      labels: [(labelID, summer), (otherLabelID, MemoryLabel(.tag, "Summer"))])
  }

  @Test func `A memory is captured with its labels, each once and without space around it`() throws
  {
    let command = CaptureMemory(
      text: "It was still.\n", title: "Lake", emotion: .joy,
      labels: [summer, MemoryLabel(.tag, " SUMMER "), MemoryLabel(.person, "Ána ")])
    let pending = try command.decide(in: Given.tuesday).pending(as: Given.id)
    #expect(
      pending.map(\.body) == [
        .memoryCaptured(
          MemoryCaptured(text: "It was still.\n", title: "Lake", emotion: .joy, source: .typed)),
        .memoryLabelled(MemoryLabelled(kind: .tag, label: "summer")),
        .memoryLabelled(MemoryLabelled(kind: .person, label: "Ána")),
      ])
    #expect(pending.map(\.subject) == [nil, Given.id, Given.id])
  }

  @Test func `An imported memory is marked so, and a blank title is none`() throws {
    let importing = Given.context(on: "2025-11-18", hour: 12, isImport: true)
    let draft = try CaptureMemory(text: "x", title: " ").decide(in: importing).draft
    #expect(draft.body == .memoryCaptured(MemoryCaptured(text: "x", source: .imported)))
  }

  @Test func `What can not be kept is refused by name`() {
    let large = String(repeating: "é", count: 1_000_001)
    let long = String(repeating: "a", count: 201)
    let rows: [(CaptureMemory, Rejection)] = [
      (CaptureMemory(text: " \n"), .memoryEmpty),
      (CaptureMemory(text: large), .memoryTooLong(count: 1_000_001, max: 1_000_000)),
      (
        CaptureMemory(text: String(repeating: "👩‍👩‍👧‍👦", count: 160_001)),
        .textTooLarge(bytes: 4_000_025, max: 4_000_000)
      ),
      (CaptureMemory(text: "x", title: long), .titleTooLong(count: 201, max: 200)),
      (
        CaptureMemory(text: "x", title: String(repeating: "👩‍👩‍👧‍👦", count: 150)),
        .textTooLarge(bytes: 3750, max: 2048)
      ),
      (CaptureMemory(text: "x", labels: [MemoryLabel(.place, " ")]), .labelEmpty(.place)),
      (
        CaptureMemory(text: "x", labels: [MemoryLabel(.tag, String(long.prefix(101)))]),
        .labelTooLong(count: 101, max: 100)
      ),
      (
        CaptureMemory(text: "x", eventTime: .on(Given.day("2026-01-01"))), .happenedInFuture
      ),
    ]
    for (command, rejection) in rows {
      #expect(throws: rejection) { try command.decide(in: Given.tuesday) }
    }
    #expect(throws: Never.self) {
      try CaptureMemory(text: String(large.dropFirst()), title: String(long.dropFirst()))
        .decide(in: Given.tuesday)
    }
  }

  @Test func `An edit gives a memory another time, of which a month or a year is enough`() throws {
    let day = Given.day("1984-07-01")
    let memory = try memory(
      History().after(
        .memoryCaptured(MemoryCaptured(text: "x")), on: "1984-07-01",
        happenedAt: day.instant(atMillisecond: 0, offset: .utc), precision: .month))
    func edit(_ eventTime: EventTime) throws -> [PendingEvent] {
      try EditMemory(Given.id, eventTime: eventTime)
        .decide(memory, MemoryWords(title: "", text: "x"), in: Given.tuesday)
    }
    #expect(throws: Rejection.entryUnchanged(.memory)) {
      try edit(.within(MonthOrYear(monthOf: day + 9)))
    }
    for (eventTime, precision) in [
      (EventTime.within(MonthOrYear(yearOf: day)), Precision.year), (.on(day), .day),
    ] {
      let pending = try edit(eventTime)
      #expect(pending.map(\.body) == [.memoryTimeChanged(MemoryTimeChanged())])
      #expect(pending[0].subject == Given.id && pending[0].eventTime.precision == precision)
      #expect(pending[0].eventTime.happenedAt != nil)
    }
    #expect(throws: Rejection.happenedInFuture) { try edit(.on(Given.day("2026-01-01"))) }
  }

  @Test func `An edit records what differs, part by part`() throws {
    let whole = EditMemory(
      Given.id, title: "At the lake", text: "Quite still", emotion: .hope,
      labels: [MemoryLabel(.person, "Ana")])
    let pending = try whole.decide(memory(), words(), in: Given.tuesday)
    #expect(
      pending.map(\.body) == [
        .memoryTitleChanged(MemoryTitleChanged(title: "At the lake")),
        .memoryTextChanged(MemoryTextChanged(text: "Quite still")),
        .memoryEmotionChanged(MemoryEmotionChanged(emotion: .hope)),
        .memoryLabelled(MemoryLabelled(kind: .person, label: "Ana")),
      ])
    #expect(pending.allSatisfy { $0.subject == Given.id })
    let part = EditMemory(Given.id, title: " ", text: "still", emotion: .joy)
    #expect(
      try part.decide(memory(), words(), in: Given.tuesday).map(\.body)
        == [.memoryTitleChanged(MemoryTitleChanged(title: ""))])
    let unreadable = try EditMemory(Given.id, text: "still").decide(
      memory(), words(text: nil), in: Given.tuesday)
    #expect(unreadable.count == 1, "a text that can not be read can be written anew")
  }

  @Test func `A label in another spelling takes the place of those it is the same as`() throws {
    let edit = EditMemory(Given.id, labels: [MemoryLabel(.tag, "SÚMMER")])
    let pending = try edit.decide(memory(), words(), in: Given.tuesday)
    #expect(
      pending.map(\.body) == [
        .memoryUnlabelled(MemoryUnlabelled(labelNumber: 9, labelLog: Given.log)),
        .memoryUnlabelled(MemoryUnlabelled(labelNumber: 3, labelLog: otherLabelID.log)),
        .memoryLabelled(MemoryLabelled(kind: .tag, label: "SÚMMER")),
      ])
  }

  @Test func `An edit that can not be made is refused by name`() throws {
    let rows: [(EditMemory, Rejection)] = [
      (EditMemory(Given.id), .entryUnchanged(.memory)),
      (EditMemory(Given.id, title: "Lake", text: "still", emotion: .joy), .entryUnchanged(.memory)),
      (EditMemory(Given.id, text: ""), .memoryEmpty),
      (
        EditMemory(Given.id, title: "x", labels: [MemoryLabel(.tag, "summer")]),
        .alreadyLabelled(MemoryLabel(.tag, "summer"))
      ),
    ]
    for (command, rejection) in rows {
      #expect(throws: rejection) { try command.decide(memory(), words(), in: Given.tuesday) }
    }
    let removed = captured.after(.memoryRemoved(MemoryRemoved()))
    #expect(throws: removed.alreadyRemoved(.memory, by: 8)) {
      try EditMemory(Given.id, title: "x").decided(by: removed)
    }
    #expect(throws: Rejection.forgotten(.memory)) {
      try EditMemory(Given.id, title: "x").decided(
        by: History(forgotten: [Given.id]).after(.memoryCaptured(MemoryCaptured(text: "still"))))
    }
  }

  @Test func `A label is taken off as often as it is there, by the names of its events`() throws {
    let pending = try UnlabelMemory(Given.id, [summer, summer])
      .decide(memory(), words(), in: Given.tuesday)
    #expect(
      pending.map(\.body)
        == [labelID, otherLabelID].map {
          .memoryUnlabelled(MemoryUnlabelled(labelNumber: $0.number, labelLog: $0.log))
        })
    let person = MemoryLabel(.person, "summer")
    #expect(throws: Rejection.notLabelled(person)) {
      try UnlabelMemory(Given.id, [summer, person]).decide(memory(), words(), in: Given.tuesday)
    }
    let removed = captured.after(.memoryRemoved(MemoryRemoved()))
    #expect(throws: removed.alreadyRemoved(.memory, by: 8)) {
      try UnlabelMemory(Given.id, [summer]).decided(by: removed)
    }
  }

  @Test func `A label gets other words wherever it is, once, and keeps its kind`() throws {
    let (ana, lake) = (MemoryLabel(.person, "Ana"), MemoryLabel(.tag, "lake"))
    let other = EventName(log: Given.log, number: 20)
    let ids = (21...23).map { EventName(log: Given.log, number: $0) }
    func bodies(_ label: MemoryLabel, _ new: String) throws -> [Event.Body] {
      try RenameLabel(label, to: new).decide(
        [
          (Given.id, words().labels),
          (other, [(ids[0], ana), (ids[1], MemoryLabel(.tag, "ANA")), (ids[2], lake)]),
        ], in: Given.tuesday
      ).pending.map(\.body)
    }
    func off(_ id: EventName) -> Event.Body {
      .memoryUnlabelled(MemoryUnlabelled(labelNumber: id.number, labelLog: id.log))
    }
    func on(_ kind: LabelKind, _ words: String) -> Event.Body {
      .memoryLabelled(MemoryLabelled(kind: kind, label: .inline(words)))
    }
    #expect(
      try bodies(MemoryLabel(.tag, "SUMMER "), " Summer 2025 ")
        == [off(labelID), off(otherLabelID), on(.tag, "Summer 2025")])
    #expect(
      try bodies(summer, "Summer") == [off(labelID)], "the one that has these words already stays")
    #expect(
      try bodies(MemoryLabel(.unspecified, "ana"), "Ana Maria")
        == [off(ids[1]), on(.tag, "Ana Maria"), off(ids[0]), on(.person, "Ana Maria")])
    #expect(
      try bodies(MemoryLabel(.tag, "ana"), "Lake") == [off(ids[1])], "it is there by another name")
    let none = MemoryLabel(.place, "Ana")
    let rows: [(MemoryLabel, String, Rejection)] = [
      (none, "Riga", .notLabelled(none)), (ana, "Ana", .alreadyLabelled(ana)),
      (ana, " ", .labelEmpty(.person)),
      (MemoryLabel(.tag, ""), "x", .labelEmpty(.tag)),
      (ana, String(repeating: "a", count: 101), .labelTooLong(count: 101, max: 100)),
    ]
    for (label, words, rejection) in rows {
      #expect(throws: rejection) { try bodies(label, words) }
    }
  }

  @Test func `A memory is removed once`() throws {
    let draft = try RemoveEntry(Given.id).decided(by: captured)
    #expect(draft.body == .memoryRemoved(MemoryRemoved()) && draft.subject == Given.id)
    let removed = captured.after(draft.body)
    #expect(throws: removed.alreadyRemoved(.memory, by: 8)) {
      try RemoveEntry(Given.id).decided(by: removed)
    }
  }

  @Test func `Words are folded whatever their case, accents and form`() {
    let pairs = [
      ("Café", "CAFE\u{301}"), ("ΟΔΟΣ", "οδός"), ("İstanbul", "istanbul"), ("Ångström", "angstrom"),
      ("한국", "\u{1112}\u{1161}\u{11AB}국"), ("STRAẞE", "straße"),
    ]
    for (left, right) in pairs {
      #expect(WordFolding.key(left) == WordFolding.key(right))
      #expect(WordFolding.words(of: left) == WordFolding.words(of: right))
    }
    #expect(WordFolding.key("tea") != WordFolding.key("teas"))
  }

  @Test func `Words that only ß parts are two labels, and one to a search`() throws {
    let (measures, mass) = (MemoryLabel(.tag, "Maße"), MemoryLabel(.tag, "Masse"))
    #expect(measures.isSame(as: MemoryLabel(.tag, "MAẞE")) && !measures.isSame(as: mass))
    #expect(measures.isPart(of: mass) && mass.isPart(of: measures))
    #expect(WordFolding.words(of: "FLUSS") == WordFolding.words(of: "Fluß"))
    let command = CaptureMemory(text: "both", labels: [measures, mass])
    #expect(try command.decide(in: Given.tuesday).labels == [measures, mass])
    let words = MemoryWords(title: "Lake", text: "still", labels: [(labelID, measures)])
    #expect(
      try EditMemory(Given.id, labels: [mass]).decide(memory(), words, in: Given.tuesday)
        .map(\.body) == [.memoryLabelled(MemoryLabelled(kind: .tag, label: "Masse"))])
    #expect(throws: Rejection.notLabelled(mass)) {
      try UnlabelMemory(Given.id, [mass]).decide(memory(), words, in: Given.tuesday)
    }
  }
}
