import Echolog
import Foundation
import RunningProgram
import Seeds
import Testing

/// The invented life that `echolog demo` lives.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct DemoTests {
  /// A life and what its vault shows of it.
  private struct Life {
    let said: EchologProcess.Answer
    let replayed: String
    /// How many events there are of each type, as a replay counts them.
    let types: [String: Int]
    let journal: DemoJournal

    init(_ echolog: EchologProcess, _ words: [String] = [], zone: String = "UTC") throws {
      var echolog = echolog
      echolog.variables["TMPDIR"] = echolog.home.path
      echolog.variables["TZ"] = zone
      said = try echolog.run(line: ["demo", "--no-input"] + words)
      let start = try #require(said.errors.firstRange(of: "is being lived in "))
      let rest = said.errors[start.upperBound...]
      let folder = String(rest[..<(try #require(rest.firstIndex(of: ",")))])
      let vault = ["--vault", folder + "/vault", "--key-file", folder + "/key"]
      replayed = try echolog.run(line: vault + ["replay", "--hash", "--json"]).output
      let answer = try JSONSerialization.jsonObject(with: Data(replayed.utf8)) as? [String: Any]
      types = try #require(answer?["types"] as? [String: Int], "\(replayed)")
      journal = try DemoJournal(export: try echolog.run(line: vault + ["export"]).output)
    }

    var stateHash: Substring? {
      replayed.firstRange(of: #""stateHash":""#).map { replayed[$0.upperBound...].prefix(64) }
    }

    /// The first event whose line contains a text.
    func event(_ text: String) -> DemoJournal.Entry? {
      journal.events.first { $0.line.contains(text) }
    }

    /// What follows a name in the table of totals.
    func total(_ name: String) -> String? {
      let rows = said.output.split(separator: "\n").drop { !$0.hasPrefix("Events  ") }
      return rows.first { $0.hasPrefix(name + "  ") }.map {
        $0.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test func `One seed makes one life, whoever lives it where, and another seed another`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let life = try Life(echolog)
    #expect(life.said.exit == 0, "\(life.said.errors)")
    let again = try Life(echolog, zone: "EST5EDT,M3.2.0,M11.1.0")
    let other = try Life(echolog, ["--seed", "7"])
    #expect(other.said.exit == 0, "\(other.said.errors)")
    #expect(life.stateHash?.count == 64, "\(life.replayed)")
    #expect(life.stateHash == again.stateHash)
    #expect(life.said.output == again.said.output)
    #expect(life.stateHash != other.stateHash)
    #expect(life.journal.events.count >= 1500)
    #expect(Self.types.count >= 50, "\(Self.types)")
    for life in [life, again, other] {
      #expect(Set(life.types.keys) == Set(Self.types))
      expectCounts(of: life)
      expectTotals(of: life)
      try expectAYear(of: life)
      expectChangesOfMind(in: life)
    }
  }

  @Test func `A demo shows how it is opened, and to a program where it lies`() throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    echolog.variables["TMPDIR"] = echolog.home.path
    let said = try echolog.run("demo", "--no-input").errors
    let line = try #require(said.split(separator: "\n").last { $0.hasPrefix("  echolog repl ") })
    var words = line.split(separator: " ").dropFirst(2).map(String.init)
    let place = try #require(words.firstIndex(of: "--now"))
    let now = words[place + 1]
    words.removeSubrange(place...place + 1)
    let opened = try echolog.run(line: ["today", "--json"] + words, at: now)
    #expect(opened.exit == 0 && opened.output.contains("2026-01-31"), "\(opened)")
    #expect(!said.contains("clock stays"), "\(said)")
    let mine = ["demo", "--no-input", "--json", "--vault", "mine", "--key-file", "my-key"]
    let told = try echolog.run(line: mine).output
    let object = try JSONSerialization.jsonObject(with: Data(told.utf8)) as? [String: Any]
    let demo = try #require(object)
    #expect(demo["schema"] as? String == "demo/1", "\(told)")
    for (name, place) in [("vault", "mine"), ("keyFile", "my-key")] {
      let path = try #require(demo[name] as? String)
      #expect(path == echolog.home.appending(path: place).path, "\(told)")
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
    let before = try FileManager.default.subpathsOfDirectory(atPath: echolog.home.path)
    let again = try echolog.run(line: mine)
    #expect(again.exit == 73 && again.errors.contains("vaultOccupied"), "\(again)")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: echolog.home.path) == before)
    let types = try #require(demo["types"] as? [String: Int], "\(told)")
    #expect(types.values.reduce(0, +) == demo["events"] as? Int, "\(told)")
    #expect(demo["now"] as? String == "2026-01-31T22:45:00+01:00", "\(told)")
  }

  /// The numbers of events, whoever counts them.
  private func expectCounts(of life: Life) {
    let (types, count) = (life.types, life.journal.events.count)
    #expect(types == life.journal.types)
    #expect(types.values.reduce(0, +) == count)
    #expect(life.replayed.contains("\"events\":\(count)"), "\(life.replayed)")
    #expect(life.said.errors.contains("\n\(grouped(count)) events in "), "\(life.said.errors)")
    #expect(life.total("Events") == grouped(count))
    let counts = Self.types.map { "\($0) \(grouped(types[$0, default: 0]))" }
    let told = "\nof \(types.count) types: \(counts.joined(separator: ", "))\n"
    #expect(life.said.errors.contains(told), "\(life.said.errors)")
  }

  /// The totals that people are shown: each is that of its events, less what was taken back.
  private func expectTotals(of life: Life) {
    let (types, journal) = (life.types, life.journal)
    let sent = journal.all("vibeSent")
    let cancelled = journal.subjects("echoCancelled").count
    let opened = journal.subjects("echoRevealed").count
    let rows: [(name: String, count: Int)] = [
      ("Notes sent", types["vibeSent", default: 0]),
      ("Echoes opened", types["echoRevealed", default: 0]),
      ("Echoes answered", types["echoReflected", default: 0]),
      ("Echoes put away", types["echoDismissed", default: 0]),
      ("Echoes read again", journal.subjects("echoReopened").count),
      ("Echoes cancelled", types["echoCancelled", default: 0]),
      ("Moments", journal.kept("momentLogged", removedBy: "momentRemoved").count),
      ("Goals", types["goalSet", default: 0]),
      ("Memories", journal.kept("memoryCaptured", removedBy: "memoryRemoved").count),
    ]
    for row in rows {
      #expect(row.count > 0 && life.total(row.name) == grouped(row.count), "\(row)")
    }
    let echoes = ["Echoes delivered", "Echoes on their way"].compactMap { name in
      life.total(name).flatMap { Int($0) }
    }
    #expect(echoes.count == 2 && echoes.reduce(0, +) == sent.count - cancelled, "\(echoes)")
    #expect(echoes.first ?? 0 >= opened, "\(echoes)")
    let intervals = Set(sent.compactMap { $0.body["intervalDays"] as? Int }).count
    #expect(life.total("Intervals used") == "\(intervals) of 5")
    let activities: [(name: String, words: (Int) -> String)] = [
      ("Steps", { "\(grouped($0)) steps" }), ("Water", litres), ("Meditation", hours),
      ("Sleep", hours),
    ]
    for (name, words) in activities {
      let amounts = journal.amounts(of: name)
      let total = "\(words(amounts.values.reduce(0, +))) on \(amounts.count) days"
      #expect(life.total(name) == total, "\(name)")
    }
    let said = life.said.output
    let newYear = Self.lastDay - 30
    let lately = sent.count { $0.day >= newYear }
    let first = sent.map(\.day).min() ?? 0
    #expect(said.contains("\nYou've sent \(grouped(sent.count)) Echoes\n"))
    #expect(said.contains("\nYou've sent \(lately) Echoes this month\n"))
    #expect(said.contains("\nUsing Echo for \(Self.lastDay - first) days, since "))
    let emotions = said.split(separator: "\n").first { $0.hasPrefix("Most common emotion: ") }
    for emotion in journal.mostUsedEmotions {
      #expect(emotions?.contains(emotion) == true, "\(emotion): \(emotions ?? "")")
    }
    let moments = journal.kept("momentLogged", removedBy: "momentRemoved")
      .count { $0.day == Self.lastDay }
    let journey = said.firstRange(of: "\nFri, Jan 30, 2026").map { said[..<$0.lowerBound] } ?? ""
    #expect(journey.contains("\n\(moments) moment\(moments == 1 ? "" : "s") logged\n"))
  }

  /// Two zones, both clock changes at home and the days of both flights, by what the wall clocks
  /// showed.
  private func expectAYear(of life: Life) throws {
    #expect(Set(life.journal.events.compactMap(\.offset)) == [3600, 7200, 32_400])
    for (text, offset) in [
      ("went forward", 7200), ("for the first time", 7200), ("two, again", 3600),
      ("Off to Tokyo", 7200), ("Landed in Tokyo", 32_400), ("Goodbye, Tokyo", 32_400),
      ("Home again", 7200),
    ] {
      let event = try #require(life.event(text), "\(text)")
      #expect(event.offset == offset, "\(event.line)")
    }
    // Just before each change the other offset was in force.
    for (text, offset) in [("went forward", 3600), ("two, again", 7200)] {
      let place = try #require(life.journal.events.firstIndex { $0.line.contains(text) })
      let before = life.journal.events[..<place].last { $0.offset != nil }
      #expect(before?.offset == offset, "\(text): \(before?.line ?? "")")
    }
  }

  /// A streak that broke and went on, what was recorded late, put right, and taken back.
  private func expectChangesOfMind(in life: Life) {
    let journal = life.journal
    let runs = journal.runs(of: "steps")
    let broken = zip(runs, runs.dropFirst()).contains { before, after in
      let missed = Set(before.upperBound + 1..<after.lowerBound).subtracting(journal.forgiven)
      return before.count >= 3 && missed.count > 2 && after.count >= 2
    }
    #expect(broken, "\(runs)")
    let late = journal.events.filter(\.isBackDated)
    #expect(late.contains { $0.type == "activityLogged" }, "typed late")
    #expect(late.contains { $0.type == "momentLogged" && $0.batch > 0 }, "kept elsewhere before")
    #expect(!journal.all("activityCorrected").isEmpty)
    let undos = journal.events.filter { $0.type == "undone" }
    let targets = undos.map { DemoJournal.Entry.number($0.body["undoneNumber"]) }
    let numbers = Set(undos.map(\.number))
    #expect(targets.contains { !numbers.contains($0) }, "an undo")
    #expect(targets.contains { numbers.contains($0) }, "an undo of an undo")
    let corrections = Set(journal.events.filter { $0.type == "activityCorrected" }.map(\.number))
    #expect(targets.contains { corrections.contains($0) }, "an undo of a correction")
    #expect(journal.undone.isSubset(of: numbers), "whatever was undone was put back: \(targets)")
  }

  /// 2026-01-31, in days since 1970.
  private static let lastDay = 20_484

  /// What can be in no demo, and why.
  private static let missing = [
    "seen": "it tells of other devices, and the demo has one",
    "branchesAcknowledged": "it tells of a device that was set back, and that of the demo never is",
    "attachmentAdded": "its file has a random name, and the demo is the same each time",
    "attachmentRemoved": "as that which it takes off",
  ]

  /// Every other type that the schema does not say to be written by no command.
  private static let types: [String] = Event.Body.typeNames.filter { type in
    missing[type] == nil && schema?.saysUnwritten(type) == false
  }

  private static let schema = Result { try SchemaText() }.success
}

extension Result {
  fileprivate var success: Success? { if case .success(let value) = self { value } else { nil } }
}

private func grouped(_ count: Int) -> String {
  count < 1000 ? "\(count)" : grouped(count / 1000) + "," + "\(1000 + count % 1000)".dropFirst()
}

/// Of millilitres, in quarters of a litre and under a thousand.
private func litres(_ amount: Int) -> String {
  let quarters = ["", ".25", ".5", ".75"]
  return "\(amount / 1000)\(quarters[amount % 1000 / 250]) L"
}

/// Of seconds, in whole minutes.
private func hours(_ amount: Int) -> String {
  grouped(amount / 3600) + " h" + (amount % 3600 == 0 ? "" : " \(amount / 60 % 60) min")
}
