import Echolog
import Platform
import Testing

@Suite struct MemoryDecisionTests {
  private let summer = MemoryLabel(.tag, "summer")
  private let labelID = EventName(log: Given.log, number: 9)
  private let otherLabelID = EventName(log: LogID(high: 5, low: 5), number: 3)

  private func facts(
    isRemoved: Bool = false, isForgotten: Bool = false, text: String? = "still"
  ) -> MemoryFacts {
    MemoryFacts(
      id: Given.id, isRemoved: isRemoved, isForgotten: isForgotten, title: "Lake", text: text,
      emotion: .joy, labels: [(labelID, summer), (otherLabelID, MemoryLabel(.tag, "Summer"))])
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
    let facts = MemoryFacts(
      id: Given.id, title: "", text: "x",
      time: KnownTime(
        happenedAt: day.instant(atMillisecond: 0, offset: .utc), precision: .month, day: day))
    #expect(throws: Rejection.memoryUnchanged) {
      try EditMemory(Given.id, eventTime: .within(MonthOrYear(monthOf: day + 9)))
        .decide(facts, in: Given.tuesday)
    }
    for (eventTime, precision) in [
      (EventTime.within(MonthOrYear(yearOf: day)), Precision.year), (.on(day), .day),
    ] {
      let pending = try EditMemory(Given.id, eventTime: eventTime).decide(facts, in: Given.tuesday)
      #expect(pending.map(\.body) == [.memoryTimeChanged(MemoryTimeChanged())])
      #expect(pending[0].subject == Given.id && pending[0].eventTime.precision == precision)
      #expect(pending[0].eventTime.happenedAt != nil)
    }
    #expect(throws: Rejection.happenedInFuture) {
      try EditMemory(Given.id, eventTime: .on(Given.day("2026-01-01"))).decide(
        facts, in: Given.tuesday)
    }
  }

  @Test func `An edit records what differs, part by part`() throws {
    let whole = EditMemory(
      Given.id, title: "At the lake", text: "Quite still", emotion: .hope,
      labels: [MemoryLabel(.person, "Ana")])
    let pending = try whole.decide(facts(), in: Given.tuesday)
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
      try part.decide(facts(), in: Given.tuesday).map(\.body)
        == [.memoryTitleChanged(MemoryTitleChanged(title: ""))])
    let unreadable = try EditMemory(Given.id, text: "still").decide(
      facts(text: nil), in: Given.tuesday)
    #expect(unreadable.count == 1, "a text that can not be read can be written anew")
  }

  @Test func `A label in another spelling takes the place of those it is the same as`() throws {
    let edit = EditMemory(Given.id, labels: [MemoryLabel(.tag, "SÚMMER")])
    let pending = try edit.decide(facts(), in: Given.tuesday)
    #expect(
      pending.map(\.body) == [
        .memoryUnlabelled(MemoryUnlabelled(labelNumber: 9, labelLog: Given.log)),
        .memoryUnlabelled(MemoryUnlabelled(labelNumber: 3, labelLog: otherLabelID.log)),
        .memoryLabelled(MemoryLabelled(kind: .tag, label: "SÚMMER")),
      ])
  }

  @Test func `An edit that can not be made is refused by name`() {
    let rows: [(EditMemory, MemoryFacts, Rejection)] = [
      (EditMemory(Given.id), facts(), .memoryUnchanged),
      (
        EditMemory(Given.id, title: "Lake", text: "still", emotion: .joy), facts(), .memoryUnchanged
      ),
      (EditMemory(Given.id, text: ""), facts(), .memoryEmpty),
      (
        EditMemory(Given.id, title: "x", labels: [MemoryLabel(.tag, "summer")]), facts(),
        .alreadyLabelled(MemoryLabel(.tag, "summer"))
      ),
      (EditMemory(Given.id, title: "x"), facts(isRemoved: true), .alreadyRemoved(.memory)),
      (EditMemory(Given.id, title: "x"), facts(isForgotten: true), .forgotten(.memory)),
    ]
    for (command, facts, rejection) in rows {
      #expect(throws: rejection) { try command.decide(facts, in: Given.tuesday) }
    }
  }

  @Test func `A label is taken off as often as it is there, by the names of its events`() throws {
    let pending = try UnlabelMemory(Given.id, [summer, summer]).decide(facts(), in: Given.tuesday)
    #expect(
      pending.map(\.body)
        == [labelID, otherLabelID].map {
          .memoryUnlabelled(MemoryUnlabelled(labelNumber: $0.number, labelLog: $0.log))
        })
    let person = MemoryLabel(.person, "summer")
    #expect(throws: Rejection.notLabelled(person)) {
      try UnlabelMemory(Given.id, [summer, person]).decide(facts(), in: Given.tuesday)
    }
    #expect(throws: Rejection.alreadyRemoved(.memory)) {
      try UnlabelMemory(Given.id, [summer]).decide(facts(isRemoved: true), in: Given.tuesday)
    }
  }

  @Test func `A memory is removed once`() throws {
    let entry = EntryFacts(id: Given.id, isRemoved: false)
    let draft = try RemoveEntry.decide(
      .memory, .memoryRemoved(MemoryRemoved()), entry, in: Given.tuesday)
    #expect(draft.body == .memoryRemoved(MemoryRemoved()) && draft.subject == Given.id)
    #expect(throws: Rejection.alreadyRemoved(.memory)) {
      try RemoveEntry.decide(
        .memory, .memoryRemoved(MemoryRemoved()), EntryFacts(id: Given.id, isRemoved: true),
        in: Given.tuesday)
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
    let labelled = MemoryFacts(
      id: Given.id, title: "", text: "one", emotion: .joy, labels: [(labelID, measures)])
    #expect(
      try EditMemory(Given.id, labels: [mass]).decide(labelled, in: Given.tuesday).map(\.body)
        == [.memoryLabelled(MemoryLabelled(kind: .tag, label: "Masse"))])
    #expect(throws: Rejection.notLabelled(mass)) {
      try UnlabelMemory(Given.id, [mass]).decide(labelled, in: Given.tuesday)
    }
  }
}
