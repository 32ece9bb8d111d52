import Content
import Echolog
import Platform
import Testing

/// What an app is given for heavy words.
@Suite struct QuietAnswerTests {
  private let clock = TestClock(Workbench.noon2025)

  @Test func `Every kind of entry is acknowledged quietly, and danger brings help`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    try await laptop.ensure(ChangeSetting.helpLine("Ana"))
    let kept = try await laptop.perform(LogMoment("I want to die")).answer
    #expect(kept.isQuiet && Praise.quietPool.contains(kept.praise))
    #expect(kept.help == [Tact.help, "Ana"])
    let walk = try await laptop.perform(LogMoment("Took a walk")).answer
    #expect(!walk.isQuiet && Praise.pool.contains(walk.praise) && walk.help.isEmpty)
    let chair = try await laptop.perform(LogMoment("The swing just moves in the wind")).answer
    #expect(!chair.isQuiet && Praise.plainPool.contains(chair.praise) && chair.help.isEmpty)
    let memory = try await laptop.perform(CaptureMemory("The funeral", title: "Mum")).answer
    let line = try #require(memory.quietAnswer).line
    #expect(Praise.quietPool.contains(line) && memory.quietAnswer?.help == [])
    #expect(try await laptop.perform(CaptureMemory("lemons")).answer.quietAnswer == nil)
    let note = try await laptop.perform(
      SendVibe("I want to kill myself", emotion: .achievement, returningAfter: .day)
    ).answer
    #expect(try #require(note.quietAnswer).help == [Tact.help, "Ana"])
    clock.advance(byMinutes: 2 * 1440)
    let opened = try await laptop.perform(RevealEcho()).answer
    #expect(opened.isQuiet && opened.help == [Tact.help, "Ana"])
    #expect(Recommendation.comfortingPool.contains(opened.recommendation ?? ""))
    #expect(opened.quote == "", "nobody else's words beside that there is help")
    let answer = try await laptop.perform(ReflectOnEcho(opened.id, note: "I am so sad")).answer
    #expect(Praise.quietPool.contains(try #require(answer).line))
    let shown = try await laptop.momentDays()[0].moments
    #expect(shown.map(\.isQuiet) == [false, false, true] && shown.map(\.praise)[2] == kept.praise)
  }

  @Test func `New words of a moment or a log are answered as the first were`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let moment = try await laptop.perform(LogMoment("Took a walk")).answer.id
    let log = try await laptop.perform(LogActivity(.steps, amount: 4, note: "slow")).answer.id
    for entry in [moment, log] {
      let heavy = try await laptop.perform(EditEntry(entry, "I want to die")).answer
      let said = try #require(heavy)
      #expect(Praise.quietPool.contains(said.line) && said.help == [Tact.help])
      let day = try #require(CivilDay(year: 2025, month: 11, day: 30))
      let moved = EditEntry(entry, happened: .on(day))
      #expect(try await laptop.perform(moved).answer == nil, "nothing new is said")
    }
    #expect(try await laptop.perform(EditEntry(moment, "Took a walk")).answer == nil)
  }

  @Test func `The line beside a moment stays as long as it suits its words`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let kept = try await laptop.perform(LogMoment("Took a wlak")).answer
    func shown() async throws -> String? { try await laptop.momentDays()[0].moments[0].praise }
    for words in ["Took a walk", "Took a long walk"] {
      #expect(try await laptop.perform(EditEntry(kept.id, words)).answer == nil)
      #expect(try await shown() == kept.praise)
    }
    try await laptop.perform(EnhancePraise(of: kept.id, "You rock!"))
    try await laptop.perform(EditEntry(kept.id, "My father died"))
    #expect(Praise.quietPool.contains(try #require(try await shown())))
    try await laptop.perform(EditEntry(kept.id, "Took a walk"))
    #expect(try await shown() == "You rock!", "it came for such words")
    try await laptop.perform(Undo())
    #expect(Praise.quietPool.contains(try #require(try await shown())))
    try await laptop.perform(EnhancePraise(of: kept.id, "That took courage."))
    #expect(try await shown() == "That took courage.", "given for these")
    try await laptop.perform(Undo())
    try await laptop.perform(Undo())
    #expect(try await shown() == "You rock!")
    await #expect(throws: DiaryFailure.refused(.entryUnchanged(.moment))) {
      try await laptop.perform(EditEntry(kept.id, "Took a long walk"))
    }
  }

  @Test func `What was answered is recorded, and reads the same on another day and device`()
    async throws
  {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let kept = try await laptop.perform(LogMoment("My dog died today")).answer
    try await laptop.perform(SendVibe("My dog died", emotion: .hope, returningAfter: .day))
    clock.advance(byMinutes: 2 * 1440)
    let opened = try await laptop.perform(RevealEcho()).answer
    #expect(Quotes.comforting.contains { $0.text == opened.quote })
    try await laptop.ensure(ChangeSetting.praise(.off))
    let later = try bench.open("laptop", clock)
    let moment = try await later.momentDays()[0].moments[0]
    #expect(moment.praise == kept.praise && moment.isQuiet)
    let again = try await later.perform(RevealEcho(opened.id)).answer
    #expect(again.recommendation == opened.recommendation && again.quote == opened.quote)
    #expect(again.isQuiet)
    let silent = try await later.perform(LogMoment("I want to die")).answer
    #expect(silent.praise.isEmpty && silent.help == [Tact.help])
    let walk = try await later.perform(LogMoment("Took a walk")).answer
    #expect(walk.praise.isEmpty && !walk.isQuiet && walk.help.isEmpty)
    #expect(try await later.phraseOfToday() == nil)
    try await later.ensure(ChangeSetting.praise(.quiet))
    let quiet = try await later.perform(LogMoment("Took a walk")).answer
    #expect(quiet.isQuiet && Praise.quietPool.contains(quiet.praise))
  }
}
