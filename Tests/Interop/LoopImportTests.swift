import Echolog
import Interop
import Platform
import Seeds
import Testing

/// Imports of backups of Loop Habit Tracker. The vault's clock shows 2026-09-21.
@Suite struct LoopImportTests {
  /// 2026-09-01, a Tuesday.
  private let first: Int32 = 20_697

  private func backup(_ bytes: [UInt8]) throws -> LoopBackup? {
    try ImportSource(name: "Loop Habits Backup.db", holding: bytes).loopBackup()
  }

  private func run(_ database: LoopDatabase, into diary: Diary) throws -> LoopImport {
    LoopImport(try #require(try backup(database.bytes())), into: diary)
  }

  private func life() -> LoopDatabase {
    var loop = LoopDatabase()
    loop.add(
      "name = 'Meditate', reminder_hour = 20, reminder_min = 15, reminder_days = 5",
      [
        first: (2, ""), first + 1: (2, "On the train"), first + 2: (3, "A cold"),
        first + 3: (0, "Too tired"), first + 4: (0, ""), first + 5: (1, ""),
      ])
    loop.add(
      "name = 'Read', type = 1, target_value = 20, unit = 'pages', description = 'Any book'",
      [first: (25_000, ""), first + 1: (0, ""), first + 2: (7_000, "Slow")])
    loop.add(
      "name = 'Run', type = 1, target_value = 20.5, unit = 'km', freq_den = 7",
      [first + 1: (5_200, ""), first + 2: (3, ""), first + 3: (3, "")])
    loop.add(
      "name = 'Coffee', type = 1, target_type = 1, target_value = 2, unit = 'Cups'",
      [first: (1_000, ""), first + 1: (4_000, "A long day")])
    loop.add(
      "name = 'Stretch', freq_num = 2, freq_den = 3, reminder_hour = 7, reminder_min = 0",
      [first: (2, ""), first + 1: (3, "")])
    loop.add("name = 'Old habit', archived = 1", [first - 900: (2, "")])
    loop.add("name = 'meditate!', freq_num = 3, freq_den = 7", [first: (2, "")])
    loop.add(
      "name = 'Sit', type = 1, target_value = 10, unit = 'minutes'",
      [first: (12_500, ""), first + 1: (333, "By the lake"), first + 400: (1_000, "")])
    return loop
  }

  /// How many of its records are logs and skips; the second one of a week says nothing new.
  private let newRows = 16

  @Test func `Habits come with goals, limits, reminders, logs, notes and skips`() async throws {
    let vault = try await SimulatedVault()
    let outcome = try await run(life(), into: vault.diary).perform()
    #expect(outcome.written == newRows && outcome.report.accepted == newRows)
    #expect(outcome.report.refused == ["happenedInFuture": 1])
    let history = try await vault.diary.view().history
    let own = history.allActivities.filter { $0.id != nil }
    #expect(
      own.map { $0.label + " " + $0.unit } == [
        "meditate times", "read pages", "run m", "coffee cups", "stretch times",
        "old-habit times", "meditate-2 times", "sit s",
      ])
    #expect(own.filter { history.isRetired($0) }.map(\.label) == ["old-habit"])
    let begin = CivilDay(daysSinceEpoch: first)
    let goals = history.allGoals()
    #expect(
      goals.map(\.activity.label) == ["meditate", "read", "run", "coffee", "meditate-2", "sit"])
    #expect(goals.map(\.period) == [.day, .day, .week, .day, .week, .day])
    #expect(goals.map(\.bound) == [.atLeast, .atLeast, .atLeast, .atMost, .atLeast, .atLeast])
    #expect(goals.map(\.firstDay) == [begin, begin, begin + 1, begin, begin, begin])
    for (goal, words) in zip(goals, ["1", "20", "20.5 km", "2", "3", "10 min"]) {
      #expect(try goal.target(on: begin + 9) == Quantity.baseUnits(words, of: goal.activity))
    }
    #expect(goals.map(\.excuses.count) == [1, 0, 1, 0, 0, 0])
    #expect(goals[0].excuse(on: begin + 2)?.kind == .skip)
    let reminders = history.reminders(at: try await vault.diary.view().viewpoint)
    #expect(reminders.map(\.goal.id) == [goals[0].id])
    #expect(
      reminders.map(\.schedule)
        == [ReminderSchedule(minute: 1215, weekdays: Weekdays([.monday, .saturday]))])
    #expect(outcome.report.habits.map(\.logs) == [3, 3, 1, 2, 1, 1, 1, 2])
    #expect(outcome.report.habits.map(\.skips) == [1, 0, 1, 0, 0, 0, 0, 0])
    #expect(
      outcome.report.habits.map(\.left) == [
        [.notDone, .byItself], [.words], [.skippedWeek, .skippedWeek], [],
        [.frequency(times: 2, days: 3), .skipWithoutGoal, .reminder], [], [],
        [.cut, .refused(.happenedInFuture)],
      ])
  }

  @Test func `Amounts and notes are exact, and what is too fine is in the note`() async throws {
    let vault = try await SimulatedVault()
    _ = try await run(life(), into: vault.diary).perform()
    let history = try await vault.diary.view().history
    var told: [String] = []
    for log in history.logs() where log.time.day.daysSinceEpoch >= first {
      let note = try await vault.diary.words(log.note) ?? ""
      let amount = log.activity.plain(log.amount)
      told.append("\(log.activity.label) \(amount) \(log.time.day.daysSinceEpoch - first) \(note)")
    }
    #expect(
      Set(told) == [
        "meditate 1 0 ", "meditate 1 1 On the train", "meditate 0 3 Too tired", "read 25 0 ",
        "read 0 1 ", "read 7 2 Slow", "run 5200 1 ", "coffee 1 0 ", "coffee 4 1 A long day",
        "stretch 1 0 ", "meditate-2 1 0 ", "sit 750 0 ", "sit 19 1 0.333 minutes: By the lake",
      ])
  }

  @Test func `A second run adds nothing, and a later backup what is new`() async throws {
    let vault = try await SimulatedVault()
    _ = try await run(life(), into: vault.diary).perform()
    let events = try await vault.imported().count
    let again = try await run(life(), into: vault.diary).perform()
    #expect(again.written == 0 && again.batch == nil && again.report.known == newRows + 1)
    #expect(try await vault.imported().count == events)
    var later = LoopDatabase()
    later.add(
      "name = 'Meditate'", [first: (2, "Mended"), first + 2: (3, ""), first + 6: (2, "")])
    later.add("name = 'Walk', type = 1, unit = '10 min'", [first: (2_000, "")])
    let outcome = try await run(later, into: vault.diary).perform()
    #expect(outcome.written == 2 && outcome.report.known == 1)
    #expect(
      outcome.report.habits.map(\.left) == [
        [.otherwise], [.unit, .target(.targetZero)],
      ])
    #expect(outcome.report.habits[0].differingDays == [CivilDay(daysSinceEpoch: first)])
    #expect(try await vault.diary.view().history.allGoals().count == 6)
  }

  @Test func `Notes of skips that are not kept as skips are kept, once`() async throws {
    let vault = try await SimulatedVault()
    var loop = LoopDatabase()
    loop.add(
      "name = 'Stretch', freq_num = 2, freq_den = 3", [first: (3, "Flu"), first + 1: (3, "")])
    loop.add(
      "name = 'Run', freq_num = 3, freq_den = 7",
      [first: (3, "Away"), first + 1: (3, "Still away"), first + 2: (3, "")])
    let report = try await run(loop, into: vault.diary).perform().report
    #expect(report.accepted == 3 && report.known == 0 && report.rowsElsewhere == 2)
    #expect(
      report.habits.map(\.left) == [
        [.frequency(times: 2, days: 3), .skipWithoutGoal, .noteOfSkip, .skipWithoutGoal],
        [.skippedWeek, .skippedWeek, .noteOfSkip, .skippedWeek],
      ])
    var notes: Set<String> = []
    for log in try await vault.diary.view().history.logs() where log.amount == 0 {
      notes.insert(try await vault.diary.words(log.note) ?? "")
    }
    #expect(notes == ["Flu", "Still away"])
    let again = try await run(loop, into: vault.diary).perform().report
    #expect(again.accepted == 0 && again.known == 4)
  }

  @Test func `A habit with another name in a later backup comes as new, and that is said`()
    async throws
  {
    let vault = try await SimulatedVault()
    let earlier = try await run(life(), into: vault.diary).perform().report
    let meditate = try #require(earlier.habits[0].activity)
    var later = LoopDatabase()
    later.add(
      "name = 'Zen'",
      [first: (2, ""), first + 1: (2, "On the train"), first + 3: (0, "Too tired")])
    later.add("name = 'Walk'", [first + 8: (2, "")])
    let outcome = try await run(later, into: vault.diary).perform()
    let left = outcome.report.habits.map(\.left)
    #expect(left == [[.perhaps(meditate)], []])
    _ = try await vault.diary.commit(UndoImport(try #require(outcome.batch)))
    try await vault.diary.perform(RenameActivity(meditate, to: "zen"))
    let again = try await run(later, into: vault.diary).perform().report
    #expect(again.habits[0].activity == meditate && again.known == 3)
  }

  @Test func `A reminder that a later backup adds to a goal is told and left out`()
    async throws
  {
    let vault = try await SimulatedVault()
    _ = try await run(life(), into: vault.diary).perform()
    var later = LoopDatabase()
    later.add(
      "name = 'Meditate', reminder_hour = 20, reminder_min = 15, reminder_days = 5", [:])
    later.add(
      "name = 'Read', type = 1, target_value = 20, unit = 'pages', reminder_hour = 7, "
        + "reminder_min = 30", [:])
    let outcome = try await run(later, into: vault.diary).perform()
    #expect(outcome.report.habits.map(\.left) == [[], [.reminderOfGoalHere]])
    #expect(outcome.batch == nil)
  }

  @Test func `Taken back, an import leaves nothing, and comes once more as at first`()
    async throws
  {
    let vault = try await SimulatedVault()
    let outcome = try await run(life(), into: vault.diary).perform()
    let undone = try await vault.diary.commit(UndoImport(try #require(outcome.batch))).name
    var history = try await vault.diary.view().history
    #expect(history.logs().allSatisfy(\.isRemoved) && history.allGoals().isEmpty)
    #expect(history.activitiesInUse == Activity.standard)
    #expect(history.reminders(at: try await vault.diary.view().viewpoint).isEmpty)
    let anew = try await run(life(), into: vault.diary).perform()
    #expect(anew.written == newRows)
    _ = try await vault.diary.commit(UndoImport(try #require(anew.batch)))
    _ = try await vault.diary.commit(Undo(undone))
    history = try await vault.diary.view().history
    #expect(history.activitiesInUse.count == 4 + 7 && history.allGoals().count == 6)
  }

  @Test func `What is here under the name of a habit is used where it counts the same`()
    async throws
  {
    let vault = try await SimulatedVault()
    let read = try await vault.diary.perform(AddActivity("read", counting: "page")).answer
    let goal = try await vault.diary.perform(
      SetGoal(read, target: 30, per: .day, from: CivilDay(daysSinceEpoch: first))
    ).answer
    try await vault.diary.perform(AddActivity("run", in: .duration))
    var loop = life()
    loop.add("name = 'Sleep', type = 1, target_value = 8, unit = 'h'", [first: (7_500, "")])
    loop.add("name = 'Day'", [first: (2, "")])
    loop.add("name = '🎹'", [first: (2, "")])
    let outcome = try await run(loop, into: vault.diary).perform()
    let habits = outcome.report.habits
    #expect(habits[1].activity == read && habits[1].left == [.goalOtherwise(goal)])
    #expect(habits[2].activity?.label == "run-2" && habits[8].activity == .sleep)
    #expect(habits[9].activity?.label == "day-2" && habits[10].activity?.label == "habit")
    let history = try await vault.diary.view().history
    let night = history.total(of: .sleep, on: CivilDay(daysSinceEpoch: first))
    #expect(night?.amount == 27_000)
  }

  @Test func `Decimals are amounts of what comes, and in the note of what is here in wholes`()
    async throws
  {
    let vault = try await SimulatedVault()
    let read = try await vault.diary.perform(AddActivity("read", counting: "pages")).answer
    var loop = LoopDatabase()
    loop.add("name = 'Read', type = 1, unit = 'pages'", [first: (7_500, "Slow")])
    loop.add("name = 'Swim', type = 1, target_value = 1.5, unit = 'm'", [first: (1_250, "")])
    loop.add("name = 'Steps', type = 1, unit = 'steps'", [first: (8_000_000, "")])
    let habits = try await run(loop, into: vault.diary).perform().report.habits
    #expect(habits.map(\.left) == [[.cut, .target(.targetZero)], [], [.target(.targetZero)]])
    let swim = try #require(habits[1].activity)
    #expect(habits[0].activity == read && swim.unit == "m" && habits[2].activity == .steps)
    let history = try await vault.diary.view().history
    let day = CivilDay(daysSinceEpoch: first)
    let amounts = [read, swim, .steps].map { history.total(of: $0, on: day)?.amount }
    #expect(amounts == [7, 1_250, 8_000])
    var bare = LoopDatabase()
    bare.add("name = 'Steps', type = 1", [first + 1: (9_000_000, "")])
    let steps = try await run(bare, into: vault.diary).perform().report.habits[0]
    #expect(steps.activity == .steps && steps.logs == 1)
    #expect(habits[1].goal?.target(on: day) == 1_500)
    let log = try #require(history.logs().first { $0.activity == read })
    #expect(try await vault.diary.words(log.note) == "7.5 pages: Slow")
  }

  @Test func `What was taken back comes again, also where somebody logged of it meanwhile`()
    async throws
  {
    let vault = try await SimulatedVault()
    let outcome = try await run(life(), into: vault.diary).perform()
    let read = try #require(outcome.report.habits[1].activity)
    try await vault.diary.perform(LogActivity(activity: read, amount: 3_000))
    _ = try await vault.diary.commit(UndoImport(try #require(outcome.batch)))
    #expect(try await run(life(), into: vault.diary).perform().written == newRows)
    let history = try await vault.diary.view().history
    #expect(history.activitiesInUse.contains(read) && history.allGoals().count == 6)
  }

  @Test func `More habits than there is room for are told, and the others come`() async throws {
    let vault = try await SimulatedVault()
    var loop = LoopDatabase()
    for number in 0..<AddActivity.most + 2 { loop.add("name = 'h\(number)x'", [first: (2, "")]) }
    let outcome = try await run(loop, into: vault.diary).perform()
    #expect(outcome.written == AddActivity.most)
    #expect(outcome.report.refused == ["tooManyActivities": 2])
    #expect(outcome.report.habits.last?.left == [.habit(.tooManyActivities(max: 40))])
  }

  @Test func `A dry run says the same and writes nothing`() async throws {
    let vault = try await SimulatedVault()
    let survey = try await run(life(), into: vault.diary).survey()
    #expect(try await vault.imported().isEmpty)
    let report = try await run(life(), into: vault.diary).perform().report
    #expect(survey.accepted == report.accepted && survey.refused == report.refused)
    #expect(survey.habits.map(\.left) == report.habits.map(\.left))
  }

  @Test func `A backup is known by what it holds, in each version and in any state`() throws {
    let columns = "(id integer, name text, freq_num integer, freq_den integer)"
    let records = "(habit integer, timestamp integer)"
    let oldest = """
      CREATE TABLE Habits \(columns); CREATE TABLE Repetitions \(records);
      INSERT INTO Habits VALUES (1, 'Walk', 1, 1); INSERT INTO Repetitions VALUES (1, 0);
      """
    #expect(try backup(LoopDatabase.bytes(oldest)) != nil)
    #expect(try backup(LoopDatabase.bytes("PRAGMA journal_mode = wal;" + oldest)) != nil)
    let others = [
      "CREATE TABLE Habits \(columns);",
      "CREATE TABLE Habits (id); INSERT INTO Habits VALUES (1);"
        + "CREATE TABLE Repetitions \(records);",
      "CREATE VIEW Habits AS SELECT 1 AS id; CREATE TABLE Repetitions \(records);",
    ]
    for other in others { #expect(try backup(LoopDatabase.bytes(other)) == nil, "\(other)") }
    let whole = try LoopDatabase.bytes(oldest)
    #expect(try backup(whole) != nil)
    for end in [0, 10, 16, 100, 4096] { #expect(try backup(Array(whole.prefix(end))) == nil) }
    #expect(try backup(Array("Date,Value\n2026-09-01,2\n".utf8)) == nil)
  }

  @Test func `Damage to a backup has an end, wherever it is`() async throws {
    let vault = try await SimulatedVault()
    let whole = try life().bytes()
    var random = SeededRandom(seed: testSeed())
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let place = Int.random(in: 16..<bytes.count, using: &random)
        bytes[place] = UInt8(truncatingIfNeeded: random.next())
      }
      guard let backup = try backup(bytes) else { continue }
      _ = try await LoopImport(backup, into: vault.diary).survey()
    }
    #expect(try await vault.imported().isEmpty)
  }
}
