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
    try await laptop.setHelpLine("Ana")
    let kept = try await laptop.keepMoment("I want to die")
    #expect(kept.isQuiet && Praise.quietPool.contains(kept.praise))
    #expect(kept.help == [Tact.help, "Ana"])
    let walk = try await laptop.keepMoment("Took a walk")
    #expect(!walk.isQuiet && Praise.pool.contains(walk.praise) && walk.help.isEmpty)
    let chair = try await laptop.keepMoment("The swing just moves in the wind")
    #expect(!chair.isQuiet && Praise.plainPool.contains(chair.praise) && chair.help.isEmpty)
    let memory = try await laptop.keepMemory("The funeral", title: "Mum")
    let line = try #require(memory.quietAnswer).line
    #expect(Praise.quietPool.contains(line) && memory.quietAnswer?.help == [])
    #expect(try await laptop.keepMemory("lemons").quietAnswer == nil)
    let note = try await laptop.send(
      "I want to kill myself", emotion: .achievement, returningAfter: .day)
    #expect(try #require(note.quietAnswer).help == [Tact.help, "Ana"])
    clock.advance(byMinutes: 2 * 1440)
    let opened = try #require(try await laptop.openNextNote())
    #expect(opened.isQuiet && opened.help == [Tact.help, "Ana"])
    #expect(Recommendation.comfortingPool.contains(opened.recommendation))
    #expect(Quotes.comforting.contains { $0.text == opened.quote })
    let answer = try await laptop.answerNote(opened.id, with: "I am so sad")
    #expect(Praise.quietPool.contains(try #require(answer).line))
    let shown = try await laptop.momentDays()[0].moments
    #expect(shown.map(\.isQuiet) == [false, false, true] && shown.map(\.praise)[2] == kept.praise)
  }

  @Test func `What was answered is recorded, and reads the same on another day and device`()
    async throws
  {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    let kept = try await laptop.keepMoment("My dog died today")
    _ = try await laptop.send("My dog died", emotion: .hope, returningAfter: .day)
    clock.advance(byMinutes: 2 * 1440)
    let opened = try #require(try await laptop.openNextNote())
    try await laptop.setPraise(.off)
    let later = try bench.open("laptop", clock)
    let moment = try await later.momentDays()[0].moments[0]
    #expect(moment.praise == kept.praise && moment.isQuiet)
    let again = try await later.openNote(opened.id)
    #expect(again.recommendation == opened.recommendation && again.quote == opened.quote)
    #expect(again.isQuiet)
    let silent = try await later.keepMoment("I want to die")
    #expect(silent.praise.isEmpty && silent.help == [Tact.help])
    let walk = try await later.keepMoment("Took a walk")
    #expect(walk.praise.isEmpty && !walk.isQuiet && walk.help.isEmpty)
    #expect(try await later.phraseOfToday() == nil)
    try await later.setPraise(.quiet)
    let quiet = try await later.keepMoment("Took a walk")
    #expect(quiet.isQuiet && Praise.quietPool.contains(quiet.praise))
  }
}
