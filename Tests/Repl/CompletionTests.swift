import Echolog
import Platform
import Program
import Testing

@Suite struct CompletionTests {
  @Test func `Words are completed from the table`() {
    let rows: [([String], String, [String], ArgumentKind?)] = [
      ([], "mom", ["moment", "moments"], nil),
      (
        ["goal"], "",
        ["set", "target", "history", "deactivate", "reactivate", "pause", "resume"], nil
      ),
      (["goal"], "rea", ["reactivate"], nil), (["skip"], "to", ["today", "tomorrow"], nil),
      (["moment", "x", "--at"], "to", ["today"], nil),
      (["goal", "pause", "--to"], "to", ["today", "tomorrow"], nil),
      (["send", "x", "--emotion"], "com", ["comfort"], nil),
      (["send", "-i"], "", ["1d", "3d", "7d", "30d", "90d"], nil),
      (["log"], "wa", ["water"], .activity),
      (["send"], "--em", ["--emotion"], nil), (["import"], "un", ["undo"], .file),
      (["import"], "f", [], .file), (["sync"], "", [], .folder),
      (["--vault"], "x", [], .folder),
      (["--vault", "goal", "log"], "wa", ["water"], .activity),
      (["--json", "goal", "set"], "s", ["steps", "sleep"], .activity),
      (["activity", "retire"], "", [], .ownActivity),
      (["completion"], "", ["bash", "zsh", "fish"], nil), (["help"], "sta", ["stats"], nil),
      (["xyzzy"], "", [], nil), (["reveal"], "", [], .identifier(.echo)),
      (["remove"], "", [], .identifier(nil)), (["replay", "--as"], "j", ["jsonl"], nil),
      (["replay", "--type"], "goalD", ["goalDeactivated"], nil),
      (["set"], "quo", ["quote-author"], nil), (["set", "notifications"], "", ["on", "off"], nil),
      (["set", "slot-rule"], "c", ["cancel-earliest"], nil), (["set", "xyzzy"], "", [], nil),
      (["notifications"], "", ["allow", "deny", "later"], nil),
      (["chart"], "s", ["steps", "sleep", "streaks", "settings"], .charted(withGoals: true)),
      (["chart", "logs"], "a", ["amount"], nil),
      (["chart", "logs", "--by"], "a", ["activity", "amount"], nil),
      (["chart", "water", "--by"], "week", ["week", "weekday"], nil),
      (["set", "tone"], "p", ["plain"], nil), (["set", "streak-rule"], "goal", ["goal-met"], nil),
      (["stats"], "--e", ["--echoes"], nil), ([], "inter", ["intervals"], nil),
      (["quote"], "fav", ["favourite"], nil),
      (["quote", "favourite"], "", [], .quote(isKept: false)),
      (["quote", "unfavourite"], "", [], .quote(isKept: true)),
      (["remember", "x", "--tag"], "", [], .label(.tag)),
      (["memories", "--person"], "", [], .label(.person)),
      (["attach", "a:1"], "", [], .file), (["attach", "a:1", "x.jpg"], "", [], .file),
      (["detach"], "", [], .identifier(.attachment)),
      (["edit", "a:1", "--place"], "", [], .label(.place)),
      (["replay", "--device"], "", [], .device), (["today", "--zone"], "E", [], .zone),
    ]
    for (before, word, words, further) in rows {
      let found = Completion(after: before, word: word)
      let outside: ArgumentKind? =
        switch found.kind {
        case .text, .when, .word, .column, .settingValue: nil
        case let kind: kind
        }
      #expect(found.words == words && outside == further, "\(before) \(word) \(found)")
    }
  }

  @Test func `TAB adds what all candidates share`() {
    let entries = [
      NamedThing(.goal, "laptop:9", "water a day"), NamedThing(.echo, "laptop:12", "joy: …"),
      NamedThing(.echo, "laptop:13", "hope: …"),
    ]
    let rows: [(String, String?)] = [
      ("today\nmom", "ent"), ("mom", "ent"), ("sen", "d "), ("send x --emotion com", "fort "),
      ("goal d", "eactivate "),
      (".q", "uit "), ("xyz", nil), ("streaks", " "), ("reveal ", "laptop:1"),
      ("goal target l", "aptop:9 "), ("dismiss phone", nil), ("import ./my", "\\ walks.csv "),
      ("import 'my", nil), ("sync ./fo", "lder/"), ("import './my", " walks.csv' "),
      ("moment x --at \"last mo", "nday\" "), ("moment x --at last\\ mo", "nday "),
      (".mode h", "uman "), (".timer of", "f "), (".output ./fo", "lder/"), (".help goal s", "et "),
      ("log water 1 m", "l "), ("log water m", nil), ("log sleep 7 ", ""), ("chart lap", "top:9 "),
      ("set week-start su", "nday "), ("policy ec", "ho "), ("send x --emotion=jo", nil),
    ]
    for (typed, addition) in rows {
      let paths = { (beginning: String, foldersOnly: Bool) -> [String] in
        let all = foldersOnly ? ["./folder/"] : ["./folder/", "./my walks.csv"]
        return all.filter { $0.hasPrefix(beginning) }
      }
      let offer = LineCompletion.offer(for: typed, things: entries, paths: paths)
      #expect(offer?.addition == addition, "\(typed)")
    }
    let list = LineCompletion.offer(for: "reveal laptop:1", things: entries)?.list(width: 80)
    #expect(list == "laptop:12  joy: …\nlaptop:13  hope: …")
  }

  @Test func `An entry is also found by its text`() {
    let entries = [
      NamedThing(.moment, "laptop:3", "Took a walk"),
      NamedThing(.moment, "laptop:4", "A long Walk"),
      NamedThing(.goal, "laptop:5", "water a day"),
    ]
    let only = LineCompletion.offer(for: "remove took", things: entries)
    #expect(only?.addition == "laptop:3 " && only?.removal == 4)
    let both = LineCompletion.offer(for: "remove wal", things: entries)
    #expect(both?.addition == "" && both?.candidates.map(\.word) == ["laptop:3", "laptop:4"])
    #expect(LineCompletion.offer(for: "remove wat", things: entries) == nil)
    #expect(LineCompletion.offer(for: "undo wat", things: entries)?.addition == "laptop:5 ")
  }

  @Test func `What narrows older entries down is a digit of a name, or words`() throws {
    let lake = LineCompletion.Sought.Way.words(try SearchQuery("by the lake"))
    let rows: [(String, EntityKind?, LineCompletion.Sought.Way?)] = [
      ("remove laptop:4", nil, .name("laptop:4")), ("memory laptop:4", .memory, .name("laptop:4")),
      ("today\nmemory 'by the lake", .memory, lake), ("remove by\\ the\\ lake", nil, lake),
      ("remove ", nil, nil), ("remove …", nil, nil), ("remove", nil, nil), ("chart wat", nil, nil),
      ("moment lake", nil, nil), ("import lake", nil, nil), (".help lake", nil, nil),
    ]
    for (typed, kind, way) in rows {
      let sought = LineCompletion.sought(by: typed)
      #expect(sought?.way == way && sought?.kind == kind, "\(typed)")
    }
  }

  @Test func `A word finds the entries that a search for it finds`() {
    let entries = [
      NamedThing(.memory, "laptop:3", "A café…", words: "A café by the lake\nGarda"),
      NamedThing(.moment, "laptop:4", "Encore de l’eau, I can’t"),
    ]
    for word in ["can't", "can’", "eau", "l'ea"] {
      let offer = LineCompletion.offer(for: "remove " + word, things: entries)
      #expect(offer?.candidates.map(\.word) == ["laptop:4"], "\(word)")
    }
    for word in ["cafe", "CAF", "gar", "'lake caf"] {
      let offer = LineCompletion.offer(for: "remove " + word, things: entries)
      #expect(offer?.candidates.map(\.word) == ["laptop:3"], "\(word)")
    }
    // As with a search, a word is found by its beginning alone.
    for word in ["afe", "core", "…"] {
      #expect(LineCompletion.offer(for: "remove " + word, things: entries) == nil, "\(word)")
    }
  }

  @Test func `A command is offered only the entries that it can be about`() {
    let stages: [(String, NamedThing.Stage)] = [
      ("a:1", .scheduled), ("a:2", .arrived), ("a:3", .opened), ("a:4", .done),
    ]
    let entries =
      stages.map { NamedThing(.echo, $0.0, "", stage: $0.1) }
      + [
        NamedThing(.goal, "a:5", "", stage: .active), NamedThing(.goal, "a:6", "", stage: .resting),
        NamedThing(.log, "a:7", ""),
      ]
    let rows = [
      ("reveal ", ["a:2", "a:3", "a:4"]), ("reflect ", ["a:3"]), ("dismiss ", ["a:3"]),
      ("cancel ", ["a:1"]), ("goal deactivate ", ["a:5"]), ("goal reactivate ", ["a:6"]),
      ("goal target ", ["a:5", "a:6"]), ("remove ", ["a:7"]), ("correct ", ["a:7"]),
    ]
    for (typed, names) in rows {
      let offer = LineCompletion.offer(for: typed, things: entries)
      #expect(offer?.candidates.map(\.word) == names, "\(typed)")
    }
  }

  @Test func `Labels, devices and quotes are named where they can be, in any case`() {
    let things = [
      NamedThing(.label(.tag), "winter", "3 memories"), NamedThing(.label(.tag), "water", ""),
      NamedThing(.label(.person), "Ana", "2 memories"),
      NamedThing(.label(.place), "Lake Garda", "1 memory"),
      NamedThing(.activity, "running", "in km"), NamedThing(.device, "laptop", "9 events"),
      NamedThing(.device, "phone", "2 events"),
      NamedThing(.quote(isKept: true), "q12", "So it goes."),
      NamedThing(.quote(isKept: false), "q77", "Begin."),
      NamedThing(.echo, "laptop:3", "joy", stage: .opened),
      NamedThing(.echo, "laptop:4", "joy", stage: .scheduled),
    ]
    let rows: [(String, [String], String)] = [
      ("memories --tag w", ["winter", "water"], ""), ("memories --tag wi", ["winter"], "nter "),
      ("remember x --person an", ["Ana"], "Ana "), ("remember x --person 2", [], ""),
      ("edit a:1 --place La", ["Lake Garda"], "ke\\ Garda "),
      ("edit a:1 --place 'la", ["Lake Garda"], "Lake Garda' "),
      ("replay --device ", ["laptop", "phone"], ""), ("replay --device p", ["phone"], "hone "),
      ("quote unfavourite ", ["q12"], "q12 "), ("quote unfavourite so", ["q12"], "q12 "),
      ("quote favourite ", ["q77", "laptop:3"], ""), ("log wat", ["water"], "er "),
      ("log ru", ["running"], "nning "), ("activity retire ", ["running"], "running "),
    ]
    for (typed, words, addition) in rows {
      let offer = LineCompletion.offer(for: typed, things: things)
      #expect(offer?.candidates.map(\.word) ?? [] == words, "\(typed)")
      #expect(offer?.addition ?? "" == addition, "\(typed)")
    }
    #expect(LineHint.text(for: "memories --tag winter", things: things) == "  3 memories")
    #expect(
      LineHint.text(for: "log water", things: things)
        == " AMOUNT… [--note TEXT] [--at WHEN] [--ago 5m|2h|3d]")
  }

  @Test func `A list is cut to the terminal, and shows nothing that could steer it`() {
    let words = (0..<100).map { "w\($0)\u{1B}[2J" }
    let long = String(repeating: "long ", count: 20)
    let entries = (0..<50).map { NamedThing(.moment, "laptop:\($0)", long) }
    let offers = [
      LineCompletion.offer(for: "import w", paths: { _, _ in words }),
      LineCompletion.offer(for: "remove ", things: entries),
    ].compactMap { $0 }
    #expect(offers.count == 2)
    for width in [1, 20, 80, 200] {
      for list in offers.map({ $0.list(width: width) }) {
        #expect(!list.unicodeScalars.contains("\u{1B}") && list.split(separator: "\n").count <= 21)
      }
    }
    let lines = offers[1].list(width: 40).split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.count < 40 })
    #expect(lines.last == "… and 30 more; type on to see them")
  }
}

@Suite struct MonthCompletionTests {
  @Test func `Months and years that have begun are offered once they are narrowed down`() throws {
    let today = try #require(CivilDay(year: 2025, month: 11, day: 18))
    let rows: [(String, [String])] = [
      ("", []), ("2", []), ("202", ["2025", "2024", "2023", "2022", "2021", "2020"]),
      ("1984-0", (1...9).map { "1984-0\($0)" }), ("2025-1", ["2025-10", "2025-11"]),
      ("2025-11", ["2025-11"]), ("2025-11-1", []), ("2026", []), ("1984x", []),
      ("Ju", ["June 2025", "July 2025", "June 2024", "July 2024"]),
      ("dec", ["december 2024"]), ("July 198", (0...9).reversed().map { "July 198\($0)" }),
      ("July 1", []), ("July ", ["July 2025", "July 2024"]), ("Jul 1984", []), ("xyz", []),
    ]
    for (typed, months) in rows {
      #expect(MonthCompletion.months(typed, until: today) == months, "\(typed)")
    }
    let months = { (typed: String) in MonthCompletion.months(typed, until: today) }
    for (line, addition) in [
      ("remember x --at \"July 1984", "\" "), ("edit a:1 --at July\\ 1984", " "),
      ("journey --from 1984-1", ""), ("memories --tag Ju", nil), ("moment x --at Ju", nil),
      ("logs --to yes", "terday "),
    ] {
      let offer = LineCompletion.offer(for: line, months: months)
      #expect(offer?.addition == addition, "\(line)")
    }
  }
}

@Suite struct LineHintTests {
  @Test func `A hint is the rest of the word and of the usage`() {
    let entries = [NamedThing(.moment, "laptop:3", "Took a walk")]
    let rows: [(String, String?)] = [
      ("", nil), ("mome", "nt TEXT [--ago 5m|2h|3d] [--at WHEN]"), ("xyz", nil),
      ("moment", " TEXT [--ago 5m|2h|3d] [--at WHEN]"),
      ("moment ", "TEXT [--ago 5m|2h|3d] [--at WHEN]"),
      ("moment \"Took a", nil), ("moment x --ago 5m ", "[--at WHEN]"),
      ("moment x --a", "go 5m|2h|3d"),
      ("moment x --at ", "WHEN"),
      ("goal", " set|target|history|deactivate|reactivate|pause|resume"),
      ("goal set wat", "er AMOUNT… [--per day|week] [--at-most] [--effective-from WHEN]"),
      ("log steps 8000 --at", " WHEN"),
      ("send x -e jo", "y [--in INTERVAL] [--dry-run]"), ("today", nil), ("today ", nil),
      ("remove laptop:3", "  Took a walk"), ("remove laptop:3 ", "(Took a walk)"),
      (
        "edit laptop:3 --title T ",
        "[TEXT] [--emotion EMOTION] [--tag TAG]… "
          + "[--person PERSON]… [--place PLACE]… [--ago 5m|2h|3d] [--at WHEN]"
      ),
      (".mo", "de [human|plain|json]"), (".mode", " [human|plain|json]"), (".mode json", nil),
      (".mo ", nil), (".output ", "[FILE]"), (".quit", nil), (".x", nil),
      ("today\ngoa", "l set|target|history|deactivate|reactivate|pause|resume"),
    ]
    for (typed, hint) in rows {
      let found = LineHint.text(for: typed, things: entries)
      #expect(found == hint, "“\(typed)”")
    }
    #expect(LineHint.text(for: "moment \"a\n")?.hasPrefix("\" and Return end the text") == true)
  }
}

@Suite struct DotCommandTests {
  @Test func `Lines about the prompt are read, and get what they may be`() throws {
    let rows: [(String, DotCommand?)] = [
      (".help", .help(topic: [])), (".help goal set", .help(topic: ["goal", "set"])),
      (".mode", .mode(nil)), (".mode json", .mode(.json)), (".mode human", .mode(.people)),
      (".timer", .timer(isOn: nil)), (".timer on", .timer(isOn: true)),
      (".timer off", .timer(isOn: false)), (".output 'a b'", .output(file: "a b")),
      (".output w --yes", .output(file: "w", mayReplace: true)),
      (".output", .output(file: nil)), (".quit", .leave), (".exit", .leave), ("exit", .leave),
      ("quit", .leave), ("bye", .leave), ("?", .help(topic: [])),
      ("? goal set", .help(topic: ["goal", "set"])), ("bye now", nil), ("quit now", nil),
      (".step", .walk(.by(1))), (".back 3", .walk(.by(-3))),
      (".goto laptop:3", .walk(.to("laptop:3"))), ("today", nil), ("", nil),
      (".tables", .tables(nil)), (".schema moments", .tables("moments")),
      (".whatif", .whatIf([])), (".whatif log water '1 L'", .whatIf(["log", "water", "1 L"])),
    ]
    for (line, command) in rows { #expect(try DotCommand(Words.split(line)) == command, "\(line)") }
    let errors: [(String, UsageError)] = [
      (".tmer", .unknownCommand(".tmer", nearest: ".timer")),
      (".", .unknownCommand(".", nearest: nil)), (".step 0", .notANumber("0", flag: ".step")),
      (".goto", .operandMissing("ID", command: ".goto")),
      (
        ".timer on off",
        .operandTooMany("off", command: ".timer", usage: ".timer [on|off]", meant: nil)
      ),
      (
        ".mode jso",
        .unknownChoice("jso", flag: ".mode", choices: ["human", "plain", "json"])
      ),
    ]
    let unknown = Messages.programError(UsageError.unknownCommand(".foo", nearest: nil))
    #expect(unknown.nextStep == ".help lists them.")
    for (line, error) in errors {
      #expect(throws: error, "\(line)") { try DotCommand(Words.split(line)) }
    }
  }
}

@Suite struct LineHistoryTests {
  @Test func `History is without doubles, private lines and more than its limit`() {
    var history = LineHistory()
    for line in ["today", "goals", " send secret", "", "today"] { history.record(line) }
    #expect(history.lines == ["goals", "today"])
    #expect(LineHistory(text: history.text) == history)
    for number in 0..<(LineHistory.limit + 5) { history.record("log steps \(number + 1)") }
    #expect(history.lines.count == LineHistory.limit && history.lines.first == "log steps 6")
  }

  @Test func `What is kept of the history has no words of entries`() {
    var history = LineHistory()
    let kept = [
      "today", "echolog goals", "log water 0.5 L", "goal set water 2 L --per day",
      "remove laptop:3", "set day-start 03:00", "reveal laptop:3", ".mode json", "quit",
      "moments --limit 3 --json", "help moment", ".output", "export", "sync f",
      "show 3", "undo laptop.3fa2:3", "goal history water", "goal history \"water, weekly\"",
      "chart moments --by weekday", "chart steps --month", "logs --goal laptop:3",
      "quote favourite qf6be5240", "forget laptop:3", "forget laptop:3 laptop:4 --yes",
    ]
    let secret = [
      "moment secret", "moment 'secret' --ago 5m", "echolog moment secret", "send secret -e joy",
      "remember secret", "reflect laptop:3 secret", "edit laptop:3 --title secret",
      "edit laptop:3 secret", "memories --person secret", "search secret",
      "momnt secret", "moment \"secret", "today # secret", "moment 'secret\nsecret'", ".x secret",
      "today --zone secret", "today secret",
      "show secret", "edit secret", "memory secret", "remove \"a secret\"", "undo secret:",
      "unlabel secret --tag x", "goal history secret", "logs --goal laptop:3 --goal secret",
      "logs --goal=secret", ".whatif moment secret", "streaks --whatif 'moment secret'",
      "quote favourite secret", "log secret 3", "chart secret",
      "label rename secret secret", "attach laptop:3 secret.jpg",
      "remember 'At the lake' --attach secret.jpg",
      "forget secret", "forget laptop:3 secret", "export secret.md", "report secret.html",
      "import secret.csv --as moment", "attachment laptop:3 --to secret.jpg", ".output secret.txt",
      "sql 'SELECT 1' --to secret.csv",
    ]
    for line in kept + secret { history.record(line) }
    #expect(history.lines == kept + secret)
    #expect(history.text == kept.map { $0 + "\n" }.joined(), "\(history.text)")
  }
}
