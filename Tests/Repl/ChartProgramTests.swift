import Foundation
import Program
import RunningProgram
import Seeds
import Testing

/// Any number of any table in a picture: bars, sparklines and years.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ChartProgramTests {
  /// A vault in which a script was run.
  private func withLife(
    _ lines: [String], _ body: (EchologProcess) throws -> Void
  ) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let told = try echolog.run("repl", input: lines.joined(separator: "\n") + "\n")
    #expect(told.exit == 0, "\(told)")
    try body(echolog)
  }

  @Test func `A series has its own name, also where another is nearly called so`() throws {
    let lines = [
      "activity add jogs", "activity add jog", "log jogs", "log jog", "activity add mood points",
      "log mood 7.5",
    ]
    try withLife(lines) { echolog in
      let mood = try echolog.run("chart", "days", "mood", "--by", "year", "--csv")
      #expect(mood.output.hasSuffix(",7.5\r\n"), "\(mood)")
      let months = try echolog.run("chart", "jogs", "--with", "jog", "--by", "month", "--csv")
      #expect(months.output.hasPrefix("month,jogs,jog\r\n"), "\(months)")
      let twice = try echolog.run("chart", "jogs", "--with", "jogs", "--by", "month", "--csv")
      #expect(twice.output.hasPrefix("month,jogs,jogs2\r\n"), "\(twice)")
    }
  }

  private static let few = [
    "moment Walked --at 2025-11-10", "moment Slept --at 2025-11-10",
    "log water 2 L --at 2025-11-10",
    "moment Read --at \"2025-11-11 09:10\"", "log water 500 ml --at \"2025-11-11 09:10\"",
    "log steps 4000 --at \"2025-11-11 20:00\"", "log water 1 L --at \"2025-11-13 20:00\"",
    "moment Ran --at \"2025-11-13 09:30\"", "moment Sang --at 2025-11-13",
    "moment Swam --at 2025-11-13",
  ]

  private func expect(
    _ line: String, of echolog: EchologProcess, at columns: Int, in locale: String = "C.UTF-8",
    draws picture: String
  ) throws {
    var echolog = echolog
    echolog.variables = ["COLUMNS": String(columns), "LC_ALL": locale]
    let answer = try echolog.run(line: Words.split(line))
    #expect(answer.exit == 0 && answer.output == picture, "\(line)\n\(answer.output)\(answer)")
  }

  @Test func `There are bars for every day, also for one with nothing`() throws {
    try withLife(Self.few) { echolog in
      try expect(
        "chart moments --to 2025-11-14", of: echolog, at: 50,
        draws: """
          moments by day, Mon 2025-11-10 to Fri 2025-11-14
          Mon 2025-11-10  ██████████████████            2
          Tue 2025-11-11  █████████                     1
          Wed 2025-11-12                                0
          Thu 2025-11-13  ████████████████████████████  3
          Fri 2025-11-14                                0
          6 in all, most 3.

          """)
      try expect(
        "chart water --by weekday --mean", of: echolog, at: 44, in: "C",
        draws: """
          mean log of water by weekday
          Monday     ######################     2 L
          Tuesday    #####                   500 ml
          Wednesday                               -
          Thursday   ###########                1 L
          Friday                                  -
          Saturday                                -
          Sunday                                  -
          most 2 L.

          """)
      let none = try echolog.run("chart", "water", "--by", "month", "--where", "note = 'x'")
      #expect(none.exit == 1 && none.output == "There is nothing to draw.\n", "\(none)")
    }
  }

  @Test func `Two series are side by side, each by its own scale`() throws {
    try withLife(Self.few) { echolog in
      try expect(
        "chart moments --with water --to 2025-11-13", of: echolog, at: 60,
        draws: """
          moments and water by day, Mon 2025-11-10 to Thu 2025-11-13
          \("")                moments           water
          Mon 2025-11-10  ████████       2  █████████████     2 L
          Tue 2025-11-11  ████           1  ███            500 ml
          Wed 2025-11-12                 0                      ·
          Thu 2025-11-13  █████████████  3  ██████            1 L
          moments: 6 in all, most 3.
          water: 3.5 L in all, most 2 L.

          """)
      let sparks = { (signs: [String]) in
        """
        moments and water by day, Mon 2025-11-10 to Fri 2025-11-14
        moments  \(signs[0])
        water    \(signs[1])
                 2025-11-10 to 2025-11-14
        moments: 6 in all, most 3.
        water: 3.5 L in all, most 2 L.

        """
      }
      let line = "chart moments --with logs amount --with-where \"unit = 'ml'\" --to 2025-11-14"
      let named = try echolog.run(line: Words.split(line + " --csv"))
      #expect(named.output.hasPrefix("day,moments,amount\r\n2025-11-10,2,2000\r\n"), "\(named)")
      let drawn = "chart moments --with water --as spark --to 2025-11-14"
      try expect(drawn, of: echolog, at: 80, draws: sparks(["▆▃ █ ", "█▂ ▄ "]))
      try expect(drawn, of: echolog, at: 80, in: "C", draws: sparks(["*- @ ", "@: = "]))
    }
  }

  @Test func `A year has a column a week, in five shades or five letters`() throws {
    try withLife(Self.few) { echolog in
      let map = """
        moments by day, Sat 2025-11-01 to Sun 2025-11-16
        2025 Nov
        Mon   ·▒
        Tue   ·░
        Wed   ··
        Thu   ·█
        Fri   ··
        Sat  ···
        Sun  ···
             · nothing   ░ 1   ▒ 2   █ 3
        6 in all, most 3.

        """
      let line = "chart moments --as year --from 2025-11-01 --to 2025-11-16"
      try expect(line, of: echolog, at: 80, draws: map)
      let letters: [Character: Character] = ["·": ".", "░": ":", "▒": "o", "▓": "O", "█": "@"]
      let ascii = String(map.map { letters[$0] ?? $0 })
      try expect(line, of: echolog, at: 80, in: "C", draws: ascii)
      let wide = "chart moments --as year --from 2023-06-01"
      for columns in [30, 80, 120] {
        var screen = echolog
        screen.variables["COLUMNS"] = String(columns)
        let drawn = try screen.run(line: Words.split(wide)).output.split(separator: "\n")
        #expect(drawn.allSatisfy { $0.count <= columns }, "\(columns): \(drawn)")
        #expect(drawn.contains { $0.hasPrefix("2025 Nov") }, "\(drawn)")
      }
    }
  }

  @Test func `The rows behind a picture are those that SQL answers`() throws {
    var random = SeededRandom(seed: testSeed())
    let feelings = ["joy", "hope", "comfort"]
    let lines = (0..<120).map { number in
      let day =
        "2025-\(Int.random(in: 10...11, using: &random))-"
        + "\(Int.random(in: 10...17, using: &random))"
      let at = "--at \"\(day) \(Int.random(in: 10...20, using: &random)):05\""
      let amount = Int.random(in: 1...900, using: &random)
      return switch Int.random(in: 0...3, using: &random) {
      case 0: "moment Number \(number) \(at)"
      case 1: "log water \(amount) ml \(at)"
      case 2: "log steps \(amount) \(at)"
      default: "send Number \(number) -e \(feelings.randomElement(using: &random) ?? "joy") -i 3d"
      }
    }
    let pairs = [
      ("moments --by weekday", "weekday, count(*) AS moments FROM moments"),
      ("moments --by day", "day, count(*) AS moments FROM moments"),
      ("echoes --by emotion", "emotion, count(*) AS echoes FROM echoes"),
      ("steps --by hour", "hour, sum(amount) AS steps FROM logs WHERE activity = 'steps'"),
      ("logs amount --max --by month", "month, max(amount) AS amount FROM logs"),
      (
        "logs amount --where \"unit = 'ml'\" --by week --from 2025-11-01 --mean",
        "week, avg(amount) AS amount FROM logs WHERE unit = 'ml' AND day >= '2025-11-01'"
      ),
      ("moments --asof 2025-11-12 --as spark", "day, count(*) AS moments FROM moments"),
      ("days steps water --by year", "year, sum(steps) AS steps, sum(water) AS water FROM days"),
    ]
    try withLife(lines) { echolog in
      for (chart, sql) in pairs {
        let asOf = chart.contains("--asof") ? ["--asof", "2025-11-12"] : []
        let drawn = try echolog.run(line: Words.split("chart " + chart) + ["--plain"])
        let asked = try echolog.run(line: ["sql", "SELECT \(sql) GROUP BY 1", "--plain"] + asOf)
        let rows = { (answer: EchologProcess.Answer) in
          Set(answer.output.split(separator: "\n").map(String.init))
        }
        // What is drawn besides is a place with nothing.
        let gaps = rows(drawn).subtracting(rows(asked))
        #expect(rows(asked).isSubset(of: rows(drawn)) && !rows(asked).isEmpty, "\(chart)")
        #expect(gaps.allSatisfy { $0.hasSuffix("\t0") || $0.hasSuffix("\t") }, "\(chart) \(gaps)")
      }
      let months = try echolog.run("chart", "moments", "--by", "month", "--json").output
      #expect(
        months.hasPrefix(#"{"schema":"series/1","columns":["month","moments"],"total":2,"#),
        "\(months)")
    }
  }

  @Test func `What can not be drawn is refused, with what can`() throws {
    try withLife(Self.few) { echolog in
      let refused: [(line: String, word: String, sentence: String)] = [
        ("chart momets", "unknownTable", "Did you mean “moments”? echolog tables lists"),
        ("chart moments --with lgs", "unknownTable", "Did you mean “logs”?"),
        ("chart moments --by wekday", "unknownColumn", "Did you mean “weekday”? echolog"),
        ("chart settings --by name --days 3", "unknownColumn", "“day” is no column of"),
        ("chart moments text", "columnNotNumber", "\n  echolog chart moments --by text\n"),
        ("chart labels", "optionMissing", "“chart” needs --by COLUMN."),
        ("chart moments --mean", "valueMissing", "“chart” needs COLUMN."),
        ("chart moments --with-where 1", "optionMissing", "“chart” needs --with."),
        ("chart moments --as year --by hour", "optionsExclude", "--as year and --by hour"),
        ("chart logs amount --mean --max", "optionsExclude", "--mean and --max"),
        ("chart water 2", "valueTooMany", "echolog chart water"),
        ("chart moments --where colour", "queryNotUnderstood", "no such column: colour"),
      ]
      for (line, word, sentence) in refused {
        let people = try echolog.run(line: Words.split(line))
        #expect(people.exit == 64 && people.output.isEmpty, "\(line) \(people)")
        #expect(people.errors.contains(sentence), "\(line) \(people)")
        let json = try echolog.run(line: Words.split(line + " --json")).errors
        #expect(json.contains("\"error\":\"\(word)\""), "\(line) \(json)")
      }
      let mixed = try echolog.run("chart", "logs", "amount", "--by", "month")
      #expect(mixed.errors.hasPrefix("Amount has numbers in "), "\(mixed)")
      let line = "chart logs amount --by month --where \"unit = 'ml'\""
      let one = try echolog.run(line: Words.split(line))
      #expect(one.errors.isEmpty && one.output.contains("  3.5 L\n"), "\(one)")
    }
  }

  @Test func `Years without anything between far memories are one line`() throws {
    let lines = ["remember Old --at 1660-01-11", "remember \"Not so old\" --at 2023-03-01"]
    try withLife(lines) { echolog in
      try expect(
        "chart memories --by year", of: echolog, at: 50,
        draws: """
          memories by year, Thu 1660-01-01 to Wed 2025-12-31
          1660         █████████████████████████        1
          … 1661–2022                             nothing
          2023         █████████████████████████        1
          2024                                          0
          2025                                          0
          2 in all, most 1.

          """)
      let rows = try echolog.run("chart", "memories", "--by", "year", "--plain").output
      #expect(rows.split(separator: "\n").count == 366, "for scripts each year is a row")
    }
  }

  @Test func `By years all is drawn that was logged, where no days are named`() throws {
    try withLife(["log steps 400 --at 2023-05-01", "log steps 500"]) { echolog in
      let years = try echolog.run("chart", "steps", "--by", "year").output
      #expect(years.contains("2023 ") && years.contains("2025 "), "\(years)")
    }
  }
}
