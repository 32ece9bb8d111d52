import Echolog
import Foundation
import RunningProgram
import Testing

/// Compares `Schemas/answers.md`, the page for whoever reads answers with a program, with the
/// answers.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct AnswerPageTests {
  private typealias Answer = [String: Any]

  @Test func `Every field that the page names is answered, and every answered one is named`()
    throws
  {
    let page = try AnswerPage()
    var unmet = Set(page.fields.keys).union(page.typeFields.keys)
    for answer in try answers() {
      let schema = try #require(answer["schema"] as? String)
      let type = schema == "recorded/1" ? try #require(answer["type"] as? String) : ""
      let named = try #require(page.fields[schema], "\(schema) is not on the page")
      let fields = Set(named + page.typeFields[type, default: []])
      unmet.subtract([schema, type])
      if named.last == "…" {
        #expect(fields.subtracting(["…"]).isSubset(of: answer.keys), "\(schema) \(answer)")
      } else {
        #expect(fields == Set(answer.keys), "\(schema) \(type)")
      }
    }
    #expect(unmet.isEmpty, "nothing was answered so")
  }

  @Test func `A row of a listing has the columns of its table, and what the page adds`()
    throws
  {
    let page = try AnswerPage()
    #expect(page.listings.count == 15)
    let left: Set = ["recommendation", "quote", "quoteAuthor", "answer"]
    var unmet = Set(page.listings.keys)
    for answer in try answers() {
      guard let schema = answer["schema"] as? String, let listing = page.listings[schema],
        let rows = answer[listing.member] as? [Answer]
      else { continue }
      let table = try #require(Tables.named(listing.table))
      let columns = Set(table.columns.map(\.name)).subtracting(schema == "echoes/1" ? left : [])
      for row in rows {
        #expect(Set(row.keys) == columns.union(listing.besides), "\(schema)")
        unmet.remove(schema)
      }
    }
    #expect(unmet.isEmpty, "no row was listed so")
  }

  @Test func `Objects at one place have the same fields, but for exceptions of the page`() throws {
    // What goes by its kind, and counts by words of the diary.
    let open = [
      "event/1.event", "event/1.references", "memory/1.history", "reasons", "emotions", "types",
      "refused",
    ]
    var shapes: [String: Set<String>] = [:]
    func walk(_ value: Any, _ place: String) {
      guard !open.contains(where: place.hasSuffix) else { return }
      if let object = value as? Answer {
        let fields = Set(object.keys)
        #expect(shapes[place, default: fields] == fields, "\(place)")
        shapes[place] = fields
        for (name, value) in object { walk(value, place + "." + name) }
      } else if let list = value as? [Any] {
        for value in list { walk(value, place) }
      }
    }
    for answer in try answers() {
      let schema = try #require(answer["schema"] as? String)
      guard schema != "entry/1" else { continue }
      walk(answer, schema == "recorded/1" ? "recorded/1 \(answer["type"] ?? "")" : schema)
    }
    #expect(shapes.count > 60)
  }

  @Test func `What show answers goes by what is named, as on the page`() throws {
    let page = try AnswerPage.text()
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    func kept(_ line: String, as field: String = "event") throws -> String {
      let words = line.split(separator: " ").map(String.init)
      let answer = try echolog.run(line: words + ["--json"])
      let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? Answer
      return try #require(json?[field] as? String, "\(line) \(answer)")
    }
    try echolog.write("rows.csv", "d,t\n2025-11-01,Ran\n")
    let goal = try kept("goal set water 2 L")
    let memory = try kept("remember Lake")
    let rows: [(what: String, schema: String, ids: [String])] = [
      (
        "a note to the future self, a moment, a log, or words about a day", "entry/1",
        [
          try kept("send Rest -e comfort -i 1d"), try kept("moment Walked"),
          try kept("log water 1 L"), try kept("summary Good"),
        ]
      ),
      (
        "a memory, or what was recorded about one", "memory/1",
        [memory, try kept("edit \(memory) --title Ice")]
      ),
      (
        "a goal, or what was recorded about one: a target, a skip, a pause, a shown badge",
        "goalHistory/1",
        [
          goal, try kept("goal target \(goal) 3 L"), try kept("skip --goal \(goal)"),
          try kept("goal pause \(goal)"),
        ]
      ),
      (
        "a reminder or an import", "event/1",
        [
          try kept("remind \(goal) 20:00"),
          try kept("import rows.csv --as moment --map date=d,text=t", as: "batch"),
        ]
      ),
    ]
    for (what, schema, ids) in rows {
      #expect(page.contains("\n| \(what) | `\(schema)`"), "\(what)")
      for id in ids {
        let answer = try echolog.run("show", id, "--json")
        let lines = answer.output.split(separator: "\n")
        #expect(!lines.isEmpty && (lines.count == 1 || schema == "event/1"), "\(answer)")
        #expect(lines.allSatisfy { $0.hasPrefix("{\"schema\":\"\(schema)\",") }, "\(answer)")
      }
    }
  }

  @Test func `The fields of an event are in the order of the page`() throws {
    let page = try AnswerPage()
    try withLife { texts in
      let lines = texts.filter { $0.hasPrefix(#"{"schema":"event/1""#) }
      #expect(lines.count > 20)
      for line in lines {
        let places = try page.eventFields.map { field in
          try #require(line.range(of: "\"\(field)\":"), "\(field) \(line)").lowerBound
        }
        #expect(places == places.sorted(), "\(line)")
      }
    }
  }

  @Test func `A time has no zone where none is known, and comes in again so`() throws {
    #expect(try AnswerPage.text().contains("that tells none: `2025-11-18T21:30:00` |"))
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try echolog.write(
      "rows.csv", "d,t\n2025-11-12 07:45,Ran\n2025-11-13 07:45:10,Swam\n2025-11-14T07:45Z,Rode\n")
    try echolog.run("import", "rows.csv", "--as", "moment", "--map", "date=d,text=t")
    let expected = ["2025-11-14T07:45:00Z", "2025-11-13T07:45:10", "2025-11-12T07:45:00"]
    func times(_ line: [String]) throws -> [String] {
      let answer = try echolog.run(line: line + ["moments", "--json"]).output
      let json = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? Answer
      let moments = json?["moments"] as? [Answer] ?? []
      return moments.compactMap { $0["happenedAt"] as? String }
    }
    #expect(try times([]) == expected)
    let lines = try echolog.run("export").output
    for time in ["2025-11-12T07:45", "2025-11-13T07:45:10", "2025-11-14T07:45Z"] {
      #expect(lines.contains("\"time\":\"\(time)\","), "\(lines)")
    }
    #expect(try echolog.run("export", "all.csv").exit == 0)
    let other = ["--vault", "other", "--key-file", "other-key"]
    #expect(try echolog.run(line: other + ["init", "--name", "phone"]).exit == 0)
    let taken = ["import", "all.csv", "--as", "moment", "--map", "date=when,text=text"]
    #expect(try echolog.run(line: other + taken).output.contains("3 rows: 3 new"))
    #expect(try times(other) == expected)
  }

  private func answers() throws -> [Answer] {
    var answers: [Answer] = []
    try withLife { texts in
      for text in texts {
        #expect(text.hasPrefix(#"{"schema":""#), "\(text)")
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        answers.append(try #require(object as? Answer, "\(text)"))
      }
    }
    return answers
  }

  /// Lives a life in which everything is answered once.
  private func withLife(_ body: ([String]) throws -> Void) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    echolog.variables["TMPDIR"] = echolog.home.path
    try echolog.write("rows.csv", "d,t\n2025-11-01,Ran\n")
    try echolog.write("first", Self.firstDay)
    try echolog.write("later", Self.later)
    let runs: [(words: [String], day: Int)] = [
      (["init", "--name", "laptop", "--key-file", "key"], 18), (["repl", "first"], 18),
      (["repl", "later"], 20), (["demo"], 20),
      (["init", "--name", "old", "--key-file", "old-key", "--vault", "old"], 20),
      (["erase", "--vault", "old", "--yes"], 20),
    ]
    var texts: [String] = []
    for (words, day) in runs {
      let answer = try echolog.run(line: words + ["--json"], at: "2025-11-\(day)T20:30:00Z")
      #expect(answer.exit == 0, "\(words) \(answer.errors)")
      texts += answer.output.split(separator: "\n").map(String.init)
    }
    for words in [["momnt"], ["log", "water", "-1", "L"], ["reveal", "laptop:99"]] {
      texts.append(try echolog.run(line: words + ["--json"]).errors)
    }
    let kept = try echolog.run("attach", "laptop:22", "first", "--json").output
    let file = try #require(kept.firstMatch(of: /"attachments":\[\{"id":"([^"]+)"/)).output.1
    texts.append(kept)
    texts.append(try echolog.run("attachment", "laptop:22", "--to", ".", "--json").output)
    for command in ["attachment", "memory", "detach"] {
      let name = command == "memory" ? "laptop:22" : String(file)
      texts.append(try echolog.run(command, name, "--json").output)
    }
    #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
    let segments = echolog.home.appending(path: ".local/share/echolog/journal/segments")
    try FileManager.default.removeItem(at: segments)
    texts.append(try echolog.run("moments", "--json").errors)
    try body(texts)
  }

  private static let firstDay = """
    send "Rest well." -e comfort -i 1d
    send "Later." -e hope -i 90d
    send --dry-run -i 7d
    moment Walked --at "2025-11-18 09:00"
    praise laptop:5
    praise laptop:5 "Well done."
    moment Read
    praise laptop:7 --failed offline
    summary "A good day"
    log water 0.5 L
    correct laptop:10 0.7 L
    goal set water 1 L
    goal target laptop:12 2 L
    goal deactivate laptop:12
    goal reactivate laptop:12
    goal history laptop:12
    goal pause laptop:12
    goal resume laptop:12
    remind laptop:12 20:00
    remind change laptop:18 --at 21:00
    reminders
    notifications
    remind remove laptop:18
    notifications allow
    remember "The lake" --title Lake --tag winter --at 1984
    remember "The ice" --tag winter
    edit laptop:22 "The lake froze"
    edit laptop:22 --title "Ice"
    edit laptop:22 --emotion joy
    edit laptop:22 --at 1985
    edit laptop:22 --tag cold
    unlabel laptop:22 --tag cold
    memory laptop:22
    memories
    search lake
    show laptop:3
    set day-start 05:00
    settings
    consent
    consent privacy
    consent give diagnostics
    diagnostics
    plan
    plan note trial
    policy
    export out.jsonl
    export --table logs logs.parquet
    report year.html
    export
    history
    devices
    paths
    version
    version --notices
    help goals
    intervals
    drafts
    check
    replay --hash
    replay --verify now
    """

  private static let later = """
    today
    notify
    reveal laptop:3
    reflect laptop:3 "So it was"
    cancel laptop:4
    quote favourite laptop:3
    quotes
    quote
    quote unfavourite laptop:3
    echoes
    freeze 2025-11-19
    skip
    moments
    journey
    streaks
    streak
    logs
    badges
    stats
    stats --echoes
    day --every-year
    patterns
    review
    goals
    progress
    chart water
    chart moments --by weekday
    sync shared --yes
    remove laptop:5
    remove laptop:10
    remove laptop:22
    undo
    import rows.csv
    import rows.csv --as moment --map date=d,text=t
    import undo laptop:48
    consent withdraw diagnostics
    passphrase --new-key-file other
    repair --dry-run
    repair --keys
    echoes --all
    log water 3 L
    badges
    sql SELECT id, day FROM moments
    excuses
    labels
    runs
    history --fields id,day
    tables
    tables moments
    day
    diff moments 2025-11-17
    diff --whatif "log water 1 L"
    bisect SELECT count(*) FROM moments
    why stats.memories
    why streak water --by period --all
    feeds laptop:12
    activity add reading pages
    activities
    activity retire reading
    label rename winter Winter
    activity rename reading books
    forget laptop:7 --yes
    """
}

/// The tables of the page.
private struct AnswerPage {
  /// Behind `schema`, by the name of the schema.
  private(set) var fields: [String: [String]] = [:]
  /// What a `recorded/1` has besides, by type.
  private(set) var typeFields: [String: [String]] = [:]
  private(set) var eventFields: [String] = []
  /// What the rows of a listing have, by the name of the schema.
  private(set) var listings: [String: (member: String, table: String, besides: [String])] = [:]

  static func text() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Schemas/answers.md"), encoding: .utf8)
  }

  init() throws {
    let text = try Self.text()
    var heading = ""
    var before = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("|"), !before.hasPrefix("|") { heading = String(line) }
      if line.hasPrefix("A `recorded/1`") {
        fields["recorded/1"] = ["schema"] + Self.words(line).dropFirst()
      }
      before = String(line)
      let cells = line.split(separator: "|").map(Self.words)
      guard line.hasPrefix("| `"), let names = cells.first, let last = cells.last else { continue }
      switch heading {
      case "| schema | answers | fields |": fields[names[0]] = ["schema"] + last
      case "| type | fields |": for name in names { typeFields[name] = last }
      case "| field | what |": eventFields += names
      case "| schema | rows in | table | JSON besides | `--plain` |":
        listings[names[0]] = (cells[1][0], cells[2][0], cells[3])
      default: continue
      }
    }
    fields["event/1"] = eventFields
  }

  /// What is between backticks; also the sign that more follows.
  private static func words(_ text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().compactMap {
      if $0.offset % 2 == 1 { return String($0.element) }
      return $0.element.hasSuffix(" …") || $0.element.hasSuffix("… ") ? "…" : nil
    }
  }
}
