import Echolog
import Platform
import Testing

@Suite struct MemoryModelTests {
  private func capture(
    _ story: inout Story, _ text: String = "still", title: String = "",
    on day: CivilDay = Story.tuesday, labels: [(LabelKind, String)] = []
  ) throws -> EventName {
    let captured = MemoryCaptured(text: .inline(text), title: .inline(title), emotion: .joy)
    let id = try story.tell(.memoryCaptured(captured), on: day)
    for (kind, label) in labels {
      try story.tell(.memoryLabelled(MemoryLabelled(kind: kind, label: .inline(label))), about: id)
    }
    return id
  }

  @Test func `A memory is as it was last edited, and its past stays named`() throws {
    var story = Story()
    let id = try capture(&story, title: "Lake")
    #expect(story.history.memory(id)?.title == WordsReference(event: id, field: 2))
    let title = try story.tell(
      .memoryTitleChanged(MemoryTitleChanged(title: "At the lake")), about: id)
    let text = try story.tell(.memoryTextChanged(MemoryTextChanged(text: "so")), about: id)
    try story.tell(.memoryEmotionChanged(MemoryEmotionChanged(emotion: .hope)), about: id)
    let memory = try #require(story.history.memory(id))
    #expect(memory.title == WordsReference(event: title, field: 1))
    #expect(memory.text == WordsReference(event: text, field: 1))
    #expect(memory.emotion == .hope && memory.isEdited)
    #expect(story.history.events(about: id).count == 4)
    let entity = story.history.entity(of: text)
    #expect(entity?.kind == .memory && entity?.id == id)
    try story.tell(.memoryTitleChanged(MemoryTitleChanged()), about: id)
    #expect(story.history.memory(id)?.title == nil)
  }

  @Test func `Labels of two devices are all kept, and each goes by its own name`() throws {
    var story = Story()
    let id = try capture(&story, labels: [(.tag, "summer"), (.person, "Ana")])
    let labelled = MemoryLabelled(kind: .tag, label: "Summer")
    let away = try story.tell(.memoryLabelled(labelled), about: id, from: Story.phone)
    let read = { story.history.labels(of: $0) { story.words($0) } }
    var memory = try #require(story.history.memory(id))
    #expect(memory.labels.count == 3)
    #expect(read(memory) == [MemoryLabel(.tag, "summer"), MemoryLabel(.person, "Ana")])
    try story.tell(.memoryUnlabelled(MemoryUnlabelled(labelNumber: 2)), about: id)
    try story.tell(.memoryUnlabelled(MemoryUnlabelled(labelNumber: 99)), about: id)
    memory = try #require(story.history.memory(id))
    #expect(memory.labels.map(\.id) == [EventName(log: Story.laptop, number: 3), away])
    try story.tell(
      .memoryUnlabelled(MemoryUnlabelled(labelNumber: 1, labelLog: Story.phone)), about: id)
    #expect(story.history.memory(id)?.labels.count == 1)
  }

  @Test func `A removed memory and one whose batch was undone leave the list`() throws {
    var story = Story()
    let kept = try capture(&story)
    let removed = try capture(&story)
    try story.tell(.memoryRemoved(MemoryRemoved()), about: removed)
    let batch = try story.tell(.importStarted(ImportStarted(kind: .memory)))
    try story.tell(.memoryCaptured(MemoryCaptured(text: "old")), batch: batch)
    try story.tell(.importUndone(ImportUndone()), about: batch)
    try story.tell(.memoryCaptured(MemoryCaptured(text: "late")), batch: batch)
    #expect(story.history.memories().map(\.id) == [kept])
    #expect(story.history.memories(includingRemoved: true).count == 4)
    #expect(story.history.memories(on: Story.tuesday).map(\.id) == [kept])
    #expect(story.history.importBatch(batch)?.entryCount == 2)
    let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    #expect(story.history.statistics(at: view).memories == 1)
  }

  @Test func `Memories are part of the journey, also on days of nothing else`() throws {
    var story = Story()
    let far = Story.tuesday - 400
    let late = try capture(&story, "late")
    let alone = try capture(&story, "alone", on: far)
    let early = try story.tell(
      .memoryCaptured(MemoryCaptured(text: "early")),
      happenedAt: Story.tuesday.instant(atMillisecond: 1000, offset: .utc))
    try story.tell(.momentLogged(MomentLogged(text: "x")), on: Story.tuesday - 1)
    let removed = try capture(&story, on: far - 1)
    try story.tell(.memoryRemoved(MemoryRemoved()), about: removed)
    let journey = story.history.journey()
    #expect(journey.map(\.day) == [Story.tuesday, Story.tuesday - 1, far])
    #expect(journey.map { $0.memories.map(\.id) } == [[early, late], [], [alone]])
    #expect(journey.map(\.momentCount) == [0, 1, 0] && journey[2].mood == nil)
    #expect(story.history.journey(limit: 2).map(\.day) == [Story.tuesday, Story.tuesday - 1])
    #expect(story.history.journey(in: far...far).map(\.day) == [far])
    #expect(story.history.journey(in: far...far).first?.memories.map(\.id) == [alone])
    #expect(story.history.journey(in: far - 1...far - 1).first == nil)
  }

  @Test func `A memory of a month or a year is of none of its days`() throws {
    var story = Story()
    let first = try #require(CivilDay(year: 1984, month: 7, day: 1))
    let begin = first.instant(atMillisecond: 0, offset: .utc)
    let captured = Event.Body.memoryCaptured(MemoryCaptured(text: "kitchen"))
    let month = try story.tell(captured, on: first, happenedAt: begin, precision: .month)
    let again = try story.tell(captured, on: first, happenedAt: begin, precision: .month)
    let year = try story.tell(captured, on: first, happenedAt: begin, precision: .year)
    let day = try story.tell(captured, on: first, happenedAt: begin, precision: .day)
    let next = try #require(CivilDay(year: 1985, month: 7, day: 1))
    let later = try capture(&story, on: next)
    let memory = try #require(story.history.memory(month))
    #expect(memory.time.precision == .month && memory.time.day == first)
    #expect(memory.time.monthOrYear == MonthOrYear(monthOf: first))
    #expect(story.history.memory(year)?.time.monthOrYear == MonthOrYear(yearOf: first))
    #expect(story.history.memory(day)?.time.monthOrYear == nil)
    #expect(story.history.memories(on: first).map(\.id) == [day])
    #expect(story.history.journey(in: first...first).first?.memories.map(\.id) == [day])
    #expect(story.history.journey().map { $0.memories.map(\.id) } == [[later], [day]])
    #expect(story.history.memoriesWithoutDay.map(\.id) == [month, again, year])
    let near = story.history.memories(relatedTo: memory) { story.words($0) }
    #expect(near.map(\.memory.id) == [again])
    #expect(near.first?.reasons == [.sameTime(MonthOrYear(monthOf: first))])
    let ofDay = try #require(story.history.memory(later))
    let nearDay = story.history.memories(relatedTo: ofDay) { story.words($0) }
    #expect(nearDay.map(\.memory.id) == [day] && nearDay[0].reasons == [.sameDate(year: 1984)])
    try story.tell(.memoryTextChanged(MemoryTextChanged(text: "her kitchen")), about: month)
    let edited = story.history.memory(month)
    #expect(edited?.isEdited == true && edited?.time.precision == .month)
    try story.tell(.memoryRemoved(MemoryRemoved()), about: again)
    #expect(story.history.memoriesWithoutDay.map(\.id) == [month, year])
  }

  @Test func `A memory moves to a month and to a day again, and undo goes back step by step`()
    throws
  {
    var story = Story()
    let id = try capture(&story)
    let created = try #require(story.history.memory(id)).time
    let title = try story.tell(
      .memoryTitleChanged(MemoryTitleChanged(title: "Lake")), about: id)
    let first = try #require(CivilDay(year: 1984, month: 7, day: 1))
    let moved = Event.Body.memoryTimeChanged(MemoryTimeChanged())
    let toMonth = try story.tell(
      moved, about: id, on: first, happenedAt: first.instant(atMillisecond: 0, offset: .utc),
      precision: .month)
    #expect(story.history.memory(id)?.time.monthOrYear == MonthOrYear(monthOf: first))
    #expect(story.history.memories(on: Story.tuesday).isEmpty)
    let toDay = try story.tell(
      moved, about: id, on: first + 5,
      happenedAt: (first + 5).instant(atMillisecond: 43_200_000, offset: .utc), precision: .day)
    #expect(story.history.memory(id)?.time.monthOrYear == nil)
    #expect(story.history.memories(on: first + 5).map(\.id) == [id])
    let undone = { (name: EventName) in
      Event.Body.undone(Undone(undoneNumber: name.number, undoneLog: name.log))
    }
    try story.tell(undone(toDay), about: id)
    #expect(story.history.memory(id)?.time.monthOrYear == MonthOrYear(monthOf: first))
    try story.tell(undone(toMonth), about: id)
    let memory = try #require(story.history.memory(id))
    #expect(memory.time == created && memory.title == WordsReference(event: title, field: 1))
    try story.tell(moved, about: id, on: first)
    #expect(story.history.memory(id)?.time == created, "it says no time")
  }

  @Test func `A month or a year that another program gave a moment or a log counts as its day`()
    throws
  {
    var story = Story()
    for precision in [Precision.month, .year] {
      let moment = try story.tell(
        .momentLogged(MomentLogged(text: "x")), happenedAt: Instant(milliseconds: 0),
        precision: precision)
      #expect(story.history.moment(moment)?.time.precision == .day)
      let log = try story.tell(
        .activityLogged(ActivityLogged(activity: .water, amount: 1)),
        happenedAt: Instant(milliseconds: 0), precision: precision)
      try story.tell(
        .activityCorrected(ActivityCorrected(amount: 2)), about: log,
        happenedAt: Instant(milliseconds: 0), precision: precision)
      #expect(story.history.log(log)?.time.precision == .day)
    }
  }

  @Test func `Forgetting takes every word of a memory, whenever it arrives`() throws {
    var story = Story()
    let id = try capture(&story, "secret", title: "secret", labels: [(.tag, "secret")])
    try story.tell(.memoryTextChanged(MemoryTextChanged(text: "secret again")), about: id)
    try story.tell(.forgotten(Forgotten()), about: id)
    let late = MemoryLabelled(kind: .person, label: "secret")
    try story.tell(.memoryLabelled(late), about: id, from: Story.phone)
    try story.tell(
      .memoryTitleChanged(MemoryTitleChanged(title: "secret")), about: id, from: Story.phone)
    let expected = story.history.canonical(story.words)
    #expect(!String(decoding: expected, as: UTF8.self).contains("secret"))
    #expect(story.history.memory(id)?.references == [])
    var known = History(forgotten: [id])
    try known.fold(story.told)
    #expect(known.canonical(story.words) == expected)
    var blanked = History(forgotten: [id])
    try blanked.fold(
      story.told.map { Story.Recorded(name: $0.name, event: $0.event.withoutWords()) })
    #expect(blanked.canonical(story.words) == expected)
  }

  @Test func `Related memories give the reason, the most in common first`() throws {
    var story = Story()
    let lastYear = CivilDay(daysSinceEpoch: Story.tuesday.daysSinceEpoch - 365)
    let weekBefore = CivilDay(daysSinceEpoch: Story.tuesday.daysSinceEpoch - 7)
    let id = try capture(&story, labels: [(.tag, "lake"), (.person, "Ana")])
    let anniversary = try capture(&story, on: lastYear)
    let shared = try capture(
      &story, on: weekBefore, labels: [(.person, "ana"), (.tag, "Lake"), (.tag, "x")])
    _ = try capture(&story, on: weekBefore, labels: [(.tag, "Ana")])
    let alsoThen = try capture(&story)
    let gone = try capture(&story, labels: [(.tag, "lake")])
    try story.tell(.memoryRemoved(MemoryRemoved()), about: gone)
    let memory = try #require(story.history.memory(id))
    let related = story.history.memories(relatedTo: memory) { story.words($0) }
    #expect(related.map(\.memory.id) == [shared, alsoThen, anniversary])
    #expect(
      related.map(\.reasons) == [
        [.label(MemoryLabel(.person, "Ana")), .label(MemoryLabel(.tag, "lake"))],
        [.sameDay], [.sameDate(year: 2024)],
      ])
  }
}

@Suite struct SearchTests {
  private func search(_ words: String, in story: Story) throws -> [SearchHit] {
    let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    var search = Search(try SearchQuery(words), in: story.history, at: view)
    for told in story.told { search.read(told.name, told.event) }
    return search.hits
  }

  @Test func `Every text that may be seen is found, and nothing else`() throws {
    var story = Story()
    let memory = try story.tell(
      .memoryCaptured(MemoryCaptured(text: "swam far out", title: "The lake")))
    let moment = try story.tell(.momentLogged(MomentLogged(text: "Lake walk")))
    let log = try story.tell(
      .activityLogged(ActivityLogged(activity: .steps, amount: 1, note: "round the lake")))
    let sealed = try story.tell(.vibeSent(VibeSent(text: "lake for later")))
    let opened = try story.tell(.vibeSent(VibeSent(text: "you dived")))
    try story.tell(.echoRevealed(EchoRevealed(recommendation: "lake")), about: opened)
    try story.tell(.echoReflected(EchoReflected(note: "into the lake")), about: opened)
    let removed = try story.tell(.momentLogged(MomentLogged(text: "lake")))
    try story.tell(.momentRemoved(MomentRemoved()), about: removed)
    let other = try story.tell(
      .daySummarySet(DaySummarySet(day: Story.tuesday.daysSinceEpoch, summary: "no lake")))
    let said = try story.tell(
      .daySummarySet(DaySummarySet(day: Story.tuesday.daysSinceEpoch, summary: "a lake day")))
    let found = try search("LAKÉ", in: story)
    #expect(Set(found.map(\.id)) == [memory, moment, log, opened, said])
    let day = found.first { $0.id == said }
    #expect(day?.kind == nil && day?.day == Story.tuesday && day?.citation.before == "a ")
    try story.tell(.undone(Undone(undoneNumber: said.number)))
    #expect(try search("lake no", in: story).map(\.id) == [other])
    try story.tell(.forgotten(Forgotten()), about: other)
    #expect(try search("lake no", in: story).isEmpty)
    #expect(!found.contains { $0.id == sealed })
    #expect(try search("dived lake", in: story).map(\.id) == [opened])
    #expect(try search("lake swam", in: story).map(\.id) == [memory])
    try story.tell(.memoryTextChanged(MemoryTextChanged(text: "rowed")), about: memory)
    #expect(try search("lake swam", in: story).isEmpty, "only the text in force")
    #expect(try search("row", in: story).map(\.id) == [memory])
  }

  @Test func `Reasons and later praise are found while they count, Echoes while they are shown`()
    throws
  {
    var story = Story()
    let goal = try story.tell(
      .goalSet(GoalSet(activity: .water, target: 5, period: .day)))
    let pause = GoalPaused(
      firstDay: Story.tuesday.daysSinceEpoch, lastDay: (Story.tuesday + 3).daysSinceEpoch,
      reason: "zebra trip")
    let paused = try story.tell(.goalPaused(pause), about: goal)
    let moment = try story.tell(.momentLogged(MomentLogged(text: "walked", praise: "zebra")))
    try story.tell(.praiseEnhanced(PraiseEnhanced(praise: "zebra walk")), about: moment)
    let echo = try story.tell(.vibeSent(VibeSent(text: "zebra soon")))
    try story.tell(.echoRevealed(EchoRevealed()), about: echo)
    try story.tell(.echoReflected(EchoReflected(note: "zebra seen")), about: echo)
    let hits = try search("zebra", in: story)
    #expect(Set(hits.map(\.id)) == [goal, moment, echo])
    #expect(hits.first { $0.id == goal }?.fields == [.reason])
    #expect(hits.first { $0.id == goal }?.day == Story.tuesday)
    #expect(hits.first { $0.id == moment }?.fields == [.praise])
    try story.tell(.undone(Undone(undoneNumber: paused.number)), about: goal)
    try story.tell(.settingChanged(SettingChanged(setting: .echoHistoryShown(false))))
    #expect(try search("zebra", in: story).map(\.id) == [moment])
    try story.tell(.momentRemoved(MomentRemoved()), about: moment)
    #expect(try search("zebra", in: story).isEmpty)
  }

  @Test func `Labels are found as texts are, with the kind of label, until they are taken away`()
    throws
  {
    var story = Story()
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "swam far", title: "Out")))
    var labels: [EventName] = []
    for (kind, words) in [(LabelKind.tag, "Été"), (.person, "Ana Ruiz"), (.place, "Lake Garda")] {
      let labelled = MemoryLabelled(kind: kind, label: .inline(words))
      labels.append(try story.tell(.memoryLabelled(labelled), about: memory))
    }
    for (words, field) in [("ete", SearchField.tag), ("RUIZ", .person), ("gard", .place)] {
      let hit = try #require(try search(words, in: story).first, "\(words)")
      #expect(hit.id == memory && hit.kind == .memory && hit.day == Story.tuesday)
      #expect(hit.fields == [field] && hit.isByLabel, "\(words)")
    }
    let mixed = try #require(try search("ana swam été", in: story).first)
    #expect(mixed.fields == [.text, .tag, .person] && !mixed.isByLabel)
    #expect(mixed.citation.hit == "swam", "a text says more than a label")
    try story.tell(.memoryTextChanged(MemoryTextChanged(text: "swam back")), about: memory)
    #expect(try search("ete back", in: story).first?.citation.hit == "back")
    #expect(try search("out", in: story).first?.fields == [.title])
    try story.tell(
      .memoryUnlabelled(MemoryUnlabelled(labelNumber: labels[0].number)), about: memory)
    #expect(try search("ete", in: story).isEmpty)
    try story.tell(.memoryRemoved(MemoryRemoved()), about: memory)
    #expect(try search("ana", in: story).isEmpty)
  }

  @Test func `Answers are found on the day they were written, those of every device`() throws {
    var story = Story()
    let echo = try story.tell(.vibeSent(VibeSent(text: "Rest well")))
    try story.tell(.echoRevealed(EchoRevealed()), about: echo, on: Story.tuesday + 1)
    try story.tell(
      .echoReflected(EchoReflected(note: "a calm day")), about: echo, on: Story.tuesday + 2)
    try story.tell(
      .echoReflected(EchoReflected(note: "serene")), about: echo, on: Story.tuesday + 3,
      from: Story.phone)
    let calm = try search("calm", in: story)
    #expect(calm.map(\.day) == [Story.tuesday + 2] && calm.map(\.fields) == [[.answer]])
    #expect(try search("serene", in: story).map(\.day) == [Story.tuesday + 3])
    #expect(try search("rest", in: story).map(\.day) == [Story.tuesday])
    #expect(try search("rest serene", in: story).map(\.fields) == [[.text, .answer]])
  }

  @Test func `A hit is cited as it was written, with the words around it`() throws {
    var story = Story()
    let text =
      "A long beginning that nobody needs to see again, then the Café au lait by the water, "
      + "and a long end that nobody needs either"
    try story.tell(.memoryCaptured(MemoryCaptured(text: .inline(text))))
    let citation = try #require(try search("cafe", in: story).first?.citation)
    #expect(citation.hit == "Café")
    #expect(citation.before == "…nobody needs to see again, then the ")
    #expect(citation.after == " au lait by the water, and a long end…")
    let longer = try #require(try search("nob eith", in: story).first?.citation)
    #expect(longer.hit == "either", "the longer of the words that are looked for")
    let earlier = try #require(try search("eit nob", in: story).first?.citation)
    #expect(earlier.hit == "nobody", "of those of one length the first in the text")
  }

  @Test func `Whole words come before the beginnings of words, and each is marked`() throws {
    var story = Story()
    let day = Story.tuesday
    let whole = try story.tell(.momentLogged(MomentLogged(text: "Rowing, a ROW")), on: day - 2)
    let begun = try story.tell(.momentLogged(MomentLogged(text: "Rowed home, row by no row")))
    let both = try search("row", in: story)
    #expect(both.map(\.id) == [begun, whole] && both.allSatisfy(\.isWhole))
    #expect(both.map(\.citation.hit) == ["row", "ROW"])
    let hits = try search("rowing", in: story) + search("row rowi", in: story)
    #expect(hits.map(\.id) == [whole, whole] && hits.map(\.isWhole) == [true, false])
    #expect(try search("home ro", in: story).map(\.isWhole) == [false])
    let labelled = try story.tell(.memoryCaptured(MemoryCaptured(text: "out")), on: day - 9)
    try story.tell(
      .memoryLabelled(MemoryLabelled(kind: .person, label: "Ro")), about: labelled)
    #expect(try search("ro", in: story).map(\.id) == [labelled, begun, whole])
  }

  @Test func `What is removed, cancelled or not opened is left out, and counted where it matches`()
    throws
  {
    var story = Story()
    let moment = try story.tell(.momentLogged(MomentLogged(text: "lake")))
    try story.tell(.momentRemoved(MomentRemoved()), about: moment)
    let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "far out", title: "The lake")))
    try story.tell(.memoryRemoved(MemoryRemoved()), about: memory)
    try story.tell(.vibeSent(VibeSent(text: "lake for later")))
    let cancelled = try story.tell(.vibeSent(VibeSent(text: "no lake")))
    try story.tell(.echoCancelled(EchoCancelled()), about: cancelled)
    let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
    for (words, counts) in [("lake", (2, 1)), ("lake far", (1, 1)), ("sea", (0, 1))] {
      var search = Search(try SearchQuery(words), in: story.history, at: view)
      for told in story.told { search.read(told.name, told.event) }
      let found = search.omissions
      let isAsExpected =
        (found.removed.count, found.unopenedEchoCount) == counts
      #expect(isAsExpected && search.hits.isEmpty, "\(words): \(found)")
    }
  }

  @Test func `Words that occur nowhere are replaced by the nearest that may be seen`() throws {
    var story = Story()
    try story.tell(.momentLogged(MomentLogged(text: "Schokolade mit Ana, Ana und Anne")))
    try story.tell(.vibeSent(VibeSent(text: "marmelade")))
    let rows: [(String, [String]?)] = [
      ("shokolade", ["schokolade"]), ("ann schokolad", nil), ("anna", ["ana"]),
      ("anx schoko", ["ana", "schoko"]), ("marmelad", nil), ("zebra", nil), ("ana anne", nil),
    ]
    for (words, meant) in rows {
      let view = story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc)
      var near = Search(
        try SearchQuery(words), in: story.history, at: view, gathersNearWords: true)
      for told in story.told { near.read(told.name, told.event) }
      #expect(near.suggestion == meant, "\(words)")
      #expect(near.hits.isEmpty || meant == nil)
    }
  }

  @Test func `A letter that is two in another case is found, and cited as it was written`() throws {
    var story = Story()
    try story.tell(.momentLogged(MomentLogged(text: "Am Fluß entlang")))
    try story.tell(.momentLogged(MomentLogged(text: "AM FLUSS ENTLANG")))
    for words in ["FLUSS", "fluß", "flus", "FLUẞ"] {
      let cited = try search(words, in: story).map(\.citation)
      #expect(cited.map(\.hit) == ["FLUSS", "Fluß"], "\(words)")
      #expect(cited.map(\.before) == ["AM ", "Am "], "\(words)")
      #expect(cited.map(\.after) == [" ENTLANG", " entlang"], "\(words)")
    }
  }

  @Test func `Words begin where words begin, and anywhere in scripts without spaces`() throws {
    var story = Story()
    try story.tell(.momentLogged(MomentLogged(text: "teatime, e\u{301}te\u{301}; 한국어, 私は東京に")))
    for words in ["tea", "ÉTÉ", "한국", "東京", "teatime ete"] {
      #expect(try search(words, in: story).count == 1, "\(words)")
    }
    for words in ["time", "국어", "tea coffee"] {
      #expect(try search(words, in: story).isEmpty, "\(words)")
    }
    for words in ["", " … ", "-"] {
      #expect(throws: Rejection.searchEmpty) { try SearchQuery(words) }
    }
  }
}
