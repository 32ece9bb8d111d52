import Echolog
import Interop
import Platform
import Program
import Testing

@Suite struct GrammarTests {
  let whens = WhenReader(
    now: Instant(milliseconds: 1_763_497_800_000), rules: .utc, dayStart: .standard)

  func read(_ line: String) throws -> any ProgramCommand {
    let parsed = try LineParser.parse(Words.split(line))
    _ = try RowChoice(parsed)
    return try Arguments(parsed, whens: whens).command()
  }

  /// What a value is, as it is printed, in an optional or not.
  private func printed(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { printed($0.value) } ?? "nil"
  }

  /// The values that a line was read into, by their names.
  private func values(_ command: any ProgramCommand) -> [String: String] {
    let pairs = Mirror(reflecting: command).children.map { ($0.label ?? "", printed($0.value)) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func send(
    _ text: String?, _ emotion: Emotion?, _ interval: EbbinghausInterval?, isDryRun: Bool = false
  ) -> [String: Any?] {
    [
      "vibe": SendVibe(text, emotion: emotion, returningAfter: interval), "isDryRun": isDryRun,
    ]
  }

  private func day(_ text: String) -> CivilDay? { CivilDay(isoText: text) }

  private func span(_ first: String?, _ last: String?) -> String {
    "DaySpan(first: \(String(describing: first.flatMap(day))), "
      + "last: \(String(describing: last.flatMap(day))))"
  }

  @Test func `Lines of the grammar become commands with their values`() throws {
    let note = ["command": LogMoment("T", eventTime: .now)] as [String: Any?]
    let rows: [(String, String, [String: Any?])] = [
      ("", "help", ["topic": nil]), ("help", "help", ["topic": [] as [String]]),
      ("forget a:3 4", "forget", ["ids": ["a:3", "4"]]), ("erase", "erase", [:]),
      ("--json stats", "stats", ["isOfEchoes": false]), ("today", "today", [:]),
      (
        "init --owner Ana --name laptop", "init",
        ["owner": "Ana", "device": try DeviceName("laptop")]
      ),
      (
        "send \"You've prepared well.\" --emotion comfort --in 3d", "send",
        send("You've prepared well.", .comfort, .threeDays)
      ),
      ("send Hi -e joy -i 7", "send", send("Hi", .joy, .week)),
      ("send", "send", send(nil, nil, nil)),
      ("send Hi -n", "send", send("Hi", nil, nil, isDryRun: true)),
      ("summary", "summary", ["words": nil, "day": nil]),
      ("summary 'Sun all day.'", "summary", ["words": "Sun all day.", "day": nil]),
      ("summary 'Today was long.'", "summary", ["words": "Today was long."]),
      ("quote favourite q1", "quote favourite", ["id": "q1"]),
      ("quote unfavourite laptop:3", "quote unfavourite", ["id": "laptop:3"]),
      ("set delivery-time 8:30", "set", ["command": ChangeSetting.deliveryTime(minutes: 510)]),
      (
        "set notification-slots unlimited", "set",
        ["command": ChangeSetting.notificationSlots(0)]
      ),
      ("moment T", "moment", note), ("moment -- T", "moment", note),
      ("moment -- --odd", "moment", ["command": LogMoment("--odd", eventTime: .now)]),
      (
        "remember Rowed --title Lake --tag a --tag b --person Ana --place Garda -e joy",
        "remember",
        [
          "command": CaptureMemory(
            text: "Rowed", title: "Lake", emotion: .joy,
            labels: [
              MemoryLabel(.tag, "a"), MemoryLabel(.tag, "b"), MemoryLabel(.person, "Ana"),
              MemoryLabel(.place, "Garda"),
            ])
        ]
      ),
      ("memories", "memories", ["labels": [] as [MemoryLabel]]),
      ("memories --place Rome", "memories", ["labels": [MemoryLabel(.place, "Rome")]]),
      ("memories --from 1960 --to 1966-02", "memories", ["span": span("1960-01-01", "1966-02-28")]),
      (
        "edit a:1 --title T --tag +x --emotion none", "edit",
        [
          "id": "a:1", "title": "T", "text": nil, "emotion": Emotion.unspecified,
          "eventTime": nil, "labels": [MemoryLabel(.tag, "x")],
        ]
      ),
      (
        "unlabel a:1 --tag +x", "unlabel",
        ["id": "a:1", "labels": [MemoryLabel(.tag, "+x")]]
      ),
      ("attach a:1 x.jpg 'y z'", "attach", ["id": "a:1", "files": ["x.jpg", "y z"]]),
      ("remember T --attach x.jpg --attach y", "remember", ["files": ["x.jpg", "y"]]),
      ("attachment a:2 a:5 --to x", "attachment", ["ids": ["a:2", "a:5"], "target": "x"]),
      ("search big lake --limit 5", "search", ["query": try SearchQuery("big lake")]),
      ("show a:1", "show", ["id": "a:1"]), ("memory a:1", "memory", ["id": "a:1"]),
      ("sync", "sync", ["folder": nil]), ("sync x", "sync", ["folder": "x"]),
      ("journey", "journey", ["part": ListPart(), "span": span(nil, nil)]),
      ("journey --days 7", "journey", ["part": ListPart(limit: 7)]),
      (
        "journey --from 2025-11 --to 2025-11-20", "journey",
        ["span": span("2025-11-01", "2025-11-20")]
      ),
      ("moments --limit 5", "moments", ["span": span(nil, nil)]),
      (
        "moments --from 'last week' --to 2025-11-17", "moments",
        ["span": span("2025-11-10", "2025-11-17")]
      ),
      ("chart 'water, weekly'", "chart", ["goal": "water, weekly", "span": "usual"]),
      ("chart water", "chart", ["activity": Activity.water, "goal": nil, "unit": nil]),
      ("chart laptop:7 --days 9", "chart", ["goal": "laptop:7", "span": "days(9)"]),
      ("chart steps --month --by week", "chart", ["span": "month", "unit": ChartUnit.week]),
      ("consent", "consent", ["document": nil]),
      ("consent Terms", "consent", ["document": ConsentDocument.terms]),
      (
        "consent give privacy", "consent give",
        ["command": GiveConsent(to: .privacyPolicy, version: "2025-11")]
      ),
      ("plan note trial", "plan note", ["command": NotePlan(.trial)]),
      (
        "plan note active --until 2026-11-18 --source grant", "plan note",
        ["command": NotePlan(.active, until: day("2026-11-18"), source: .grant)]
      ),
      (
        "logs", "logs",
        [
          "activity": nil, "goal": nil, "text": nil, "includesRemoved": false,
          "span": span(nil, nil),
        ]
      ),
      ("remind remove laptop:9", "remind remove", ["id": "laptop:9"]),
      (
        "remind water 8pm --on mon,sun", "remind",
        [
          "goal": "water",
          "schedule": ReminderSchedule(minute: 1200, weekdays: Weekdays([.monday, .sunday])),
        ]
      ),
      (
        "remind change laptop:9 --at 7:30", "remind change",
        ["id": "laptop:9", "minute": 450, "weekdays": nil]
      ),
      (
        "log steps 9 --note 'a walk'", "log",
        ["command": LogActivity(activity: .steps, amount: 9, note: "a walk")]
      ),
      ("log water 0.5 L", "log", ["command": LogActivity(activity: .water, amount: 500)]),
      (
        "log sleep 7 h 30 min", "log",
        ["command": LogActivity(activity: .sleep, amount: 27_000)]
      ),
      (
        "goal set water 2 L --per day", "goal set",
        ["command": SetGoal(.water, target: 2000, per: .day)]
      ),
      (
        "goal set meditation 3h --per=week", "goal set",
        ["command": SetGoal(.meditation, target: 10_800, per: .week)]
      ),
      (
        "goal set meditation 3h a week", "goal set",
        ["command": SetGoal(.meditation, target: 10_800, per: .week)]
      ),
      (
        "goal set water 2 l per day", "goal set",
        ["command": SetGoal(.water, target: 2000, per: .day)]
      ),
      (
        "goal --json set steps 9", "goal set",
        ["command": SetGoal(.steps, target: 9, per: .day)]
      ),
      ("goal target laptop:7 2.5 L", "goal target", ["id": "laptop:7", "amount": "2.5 L"]),
      (
        "goal target a:7 3 L --effective-from 2025-11-01", "goal target",
        ["id": "a:7", "amount": "3 L", "day": day("2025-11-01")]
      ),
      ("goal deactivate laptop:7", "goal deactivate", ["id": "laptop:7"]),
      ("goal history a:7", "goal history", ["id": "a:7"]),
      ("progress", "progress", ["id": nil]), ("streak a:7", "streak", ["id": "a:7"]),
      ("skip", "skip", ["command": ExcuseCommand.skip(SkipDay()), "goals": [] as [String]]),
      (
        "skip last monday --reason Flu", "skip",
        ["command": ExcuseCommand.skip(SkipDay(day("2025-11-17"), reason: "Flu"))]
      ),
      (
        "skip yesterday --reason Flu --goal a:7 --goal a:8", "skip",
        [
          "command": ExcuseCommand.skip(SkipDay(day("2025-11-17"), reason: "Flu")),
          "goals": ["a:7", "a:8"],
        ]
      ),
      (
        "skip Water", "skip",
        ["command": ExcuseCommand.skip(SkipDay()), "goals": ["Water"]]
      ),
      ("skip daily-water", "skip", ["goals": ["daily-water"]]),
      ("freeze steps --goal a:7", "freeze", ["goals": ["a:7", "steps"]]),
      (
        "goal pause a:7 --from tomorrow --to 2025-11-23 --reason Away", "goal pause",
        [
          "command": ExcuseCommand.pause(
            PauseGoal(from: day("2025-11-19"), to: day("2025-11-23"), reason: "Away")),
          "goals": ["a:7"],
        ]
      ),
      (
        "goal resume", "goal resume",
        ["command": ExcuseCommand.resume(ResumeGoal()), "goals": [] as [String]]
      ),
      ("echoes --due", "echoes", ["selection": "due"]),
      ("echoes", "echoes", ["selection": "scheduled"]), ("reveal", "reveal", ["id": nil]),
      ("reflect a:1 \"So it was\"", "reflect", ["id": "a:1", "note": "So it was"]),
      ("reflect a:1", "reflect", ["note": nil]),
      ("correct a:1 -3 L", "correct", ["id": "a:1", "amount": "-3 L", "eventTime": nil]),
      (
        "import f.csv --delimiter tab --encoding latin1", "import",
        ["file": "f.csv", "mapping": nil, "delimiter": 9, "encoding": TextEncoding.latin1]
      ),
      ("import undo a:9", "import undo", ["batch": "a:9"]),
      ("import undo", "import undo", ["batch": nil]),
      (
        "import f.csv --as log --activity steps --map date=Day,value=Steps --where id=17 --dry-run",
        "import",
        [
          "isDryRun": true
        ]
      ),
      ("export -", "export", ["file": "-", "form": nil]),
      ("export --as csv", "export", ["file": nil, "form": ExportForm.csv]),
      ("export a.CSV", "export", ["form": ExportForm.csv]),
      ("export a.csv/b", "export", ["form": nil]),
      ("help goal set", "help", ["topic": ["goal", "set"]]),
      ("goal set --help", "help", ["topic": ["goal", "set"]]),
      ("goal --help", "help", ["topic": ["goal"]]), ("--version", "version", [:]),
      ("version --notices", "version", ["isOfNotices": true]),
      ("completion zsh", "completion", ["shell": Shell.zsh]),
      (
        "replay --type vibeSent --type momentLogged --hash", "replay",
        ["types": ["vibeSent", "momentLogged"], "wantsHash": true, "export": nil]
      ),
    ]
    for (line, name, expected) in rows {
      let command = try read(line)
      #expect(type(of: command).declaration.name == name, "\(line)")
      let values = values(command)
      for (name, value) in expected {
        #expect(values[name] == value.map(printed) ?? "nil", "\(line): \(name)")
      }
    }
  }

  @Test func `An import has the mapping of its line`() throws {
    let line = "import f.csv --as log --activity steps --map date=Day,value=Steps --where id=17"
    let mapping = Mirror(reflecting: try read(line)).descendant("mapping") as? ImportMapping
    let said = try ImportMapping(
      .log, map: ["date=Day,value=Steps"], set: ["activity=steps"], where: ["id=17"])
    #expect(mapping == said)
  }

  @Test func `A list is of the part that its line asks for, unless rows are counted`() throws {
    let rows = [
      ("memories", ListPart()), ("memories --limit 5 --page 2", ListPart(limit: 5, page: 2)),
      ("search big lake --limit 5", ListPart(limit: 5)), ("moments --limit 5", ListPart(limit: 5)),
      ("logs --limit 5 --count", ListPart()), ("history --limit 5", ListPart(limit: 5)),
    ]
    for (line, part) in rows {
      #expect(try RowChoice(LineParser.parse(Words.split(line))).listed == part, "\(line)")
    }
  }

  @Test func `Times in words reach the command`() throws {
    let moment = try read("moment Walk --at 'yesterday 21:30'")
    let command = Mirror(reflecting: moment).descendant("command") as? LogMoment
    guard case .at(let instant, _, let precision) = command?.eventTime else {
      return #expect(Bool(false), "no time")
    }
    #expect(instant.isoText(offset: .utc) == "2025-11-17T21:30:00Z" && precision == .minute)
    let replay = Mirror(reflecting: try read("replay --from yesterday --to yesterday"))
    let (from, to) = (replay.descendant("from"), replay.descendant("to"))
    #expect((from as? Instant)?.isoText(offset: .utc) == "2025-11-17T04:00:00Z")
    #expect((to as? Instant)?.isoText(offset: .utc) == "2025-11-18T03:59:59.999Z")
  }

  @Test func `Only a memory takes a month or a year, and no guess at one`() throws {
    let day = try #require(CivilDay(isoText: "1984-07-01"))
    for (words, extent) in [
      ("1984", MonthOrYear(yearOf: day)), ("1984-07", MonthOrYear(monthOf: day)),
      ("'July 1984'", MonthOrYear(monthOf: day)),
    ] {
      let memory = try read("remember Kitchen --at \(words)")
      let command = Mirror(reflecting: memory).descendant("command") as? CaptureMemory
      guard case .within(let read, _)? = command?.eventTime else {
        return #expect(Bool(false), "\(words)")
      }
      #expect(read == extent, "\(words)")
    }
    for words in ["about 1984", "summer 1984", "the 1980s"] {
      #expect(throws: (any Error).self, "\(words)") { try read("remember x --at '\(words)'") }
    }
    for line in ["moment x --at 1984", "log water 1l --at 1984-07", "summary x --day 1984"] {
      #expect(throws: (any Error).self, "\(line)") { try read(line) }
    }
  }

  @Test func `Weeks, months and years are ends of the days that are shown`() throws {
    let rows: [(String, String, String)] = [
      ("last week", "2025-11-10", "2025-11-16"), ("this week", "2025-11-17", "2025-11-23"),
      ("last month", "2025-10-01", "2025-10-31"), ("January", "2025-01-01", "2025-01-31"),
      ("December", "2024-12-01", "2024-12-31"), ("2024", "2024-01-01", "2024-12-31"),
      ("yesterday", "2025-11-17", "2025-11-17"),
    ]
    for (words, first, last) in rows {
      let bounds = "--from '\(words)' --to '\(words)'"
      for command in ["journey ", "moments ", "memories ", "logs "] {
        #expect(values(try read(command + bounds))["span"] == span(first, last), "\(words)")
      }
    }
    let parsed = try LineParser.parse(["journey", "--from", "last week"])
    let command = try Arguments(parsed, whens: whens, weekStart: .sunday).command()
    #expect(values(command)["span"] == span("2025-11-09", nil))
  }

  @Test func `What is not understood is refused with its word, class and a next step`() throws {
    let rows: [(String, String, ExitCode, String?)] = [
      ("redo", "unknownCommand", .usage, "echolog undo ID takes an undo back"),
      ("momnt x", "unknownCommand", .usage, "“moment”"),
      ("xyzzy", "unknownCommand", .usage, "help"),
      ("goal", "commandIncomplete", .usage, "goal set"),
      ("goal sett water", "unknownCommand", .usage, "“goal set”"),
      ("send Hi --emotoin joy", "unknownOption", .usage, "“--emotion”"),
      ("send Hi --note x", "unknownOption", .usage, "It is an option of log. As words"),
      ("today --with x", "unknownOption", .usage, "It is an option of chart."),
      ("send Hi --emotion", "optionNeedsValue", .usage, "--emotion EMOTION"),
      ("send Hi --emotion --in 3d", "optionNeedsValue", .usage, nil),
      ("send Hi -e joy -e hope", "optionTwice", .usage, nil),
      ("today --json=yes", "optionTakesNoValue", .usage, nil),
      (
        "log water 1 L --note \"-after run\"", "optionNeedsValue", .usage,
        "dash are joined to it by ="
      ),
      ("log water 1 L --note --at today", "optionNeedsValue", .usage, "Write --note TEXT"),
      (
        "send 'dear me' -e hope --at 2027-01-01", "unknownOption", .usage,
        "A note returns after --in 1d, 3d, 7d, 30d or 90d. As words"
      ),
      (
        "send Keep on --in one month", "valueTooMany", .usage,
        "echolog send \"Keep on\" --in \"one month\""
      ),
      ("send Hi -e joy --in 2 months", "unknownInterval", .refused, "1d, 3d, 7d, 30d or 90d"),
      ("moment", "valueMissing", .usage, "help moment"),
      ("moment took a walk", "valueTooMany", .usage, "echolog moment \"took a walk\""),
      (
        "send Be well -e joy --in 3d", "valueTooMany", .usage,
        "echolog send \"Be well\" --emotion joy --in 3d"
      ),
      ("Moment took a walk", "valueTooMany", .usage, "echolog moment \"took a walk\""),
      ("GOAL Sett water", "unknownCommand", .usage, "“goal set”"),
      (
        "summary 'yesterday Library, then rain.'", "summaryNamesDay", .usage,
        "--day today, or --day yesterday."
      ),
      (
        "summary 'last monday'", "summaryNamesDay", .usage,
        "--day today, or --day \"last monday\"."
      ),
      ("log steps 9q", "unknownUnit", .refused, "steps"),
      ("send Hi -e calm -i 3d", "unknownEmotion", .refused, "“comfort”"),
      ("send Hi -e happyness -i 3d", "unknownEmotion", .refused, "“joy”"),
      ("send Hi -e joy -i 5d", "unknownInterval", .refused, "1d, 3d, 7d, 30d or 90d"),
      ("reflect a:3 so well", "valueTooMany", .usage, "echolog reflect a:3 \"so well\""),
      ("labels Oma", "valueTooMany", .usage, "Write: echolog labels"),
      ("logs water", "valueTooMany", .usage, "Write: echolog logs --activity water"),
      ("logs green tea", "valueTooMany", .usage, "Write: echolog logs --text \"green tea\""),
      ("today x", "valueTooMany", .usage, "Write: echolog today"),
      ("journey last week", "valueTooMany", .usage, "echolog journey --from \"last week\""),
      ("journey 2026", "valueTooMany", .usage, "echolog journey --from 2026"),
      ("moments last month", "valueTooMany", .usage, "echolog moments --from \"last month\""),
      ("show last week", "valueTooMany", .usage, "Write: echolog show ID"),
      ("streaks this month", "valueTooMany", .usage, "Write: echolog streaks"),
      (
        "logs yesterday --all", "valueTooMany", .usage,
        "echolog logs --from yesterday --to yesterday --all"
      ),
      ("moments --from today --to yesterday", "endsBeforeBegin", .usage, "--to"),
      ("goal pause --from January", "timeNotUnderstood", .usage, "yesterday"),
      ("goal pause a b", "valueTooMany", .usage, "Write: echolog goal pause [ID]"),
      (
        "goal pause --to 2026-11-06 --reason Weeks at sea", "valueTooMany", .usage,
        "Write:\n  echolog goal pause --to 2026-11-06 --reason \"Weeks at sea\""
      ),
      (
        "log steps 6,500 --note By the lake, early", "valueTooMany", .usage,
        "Write:\n  echolog log steps 6,500 --note \"By the lake, early\""
      ),
      ("log steps 9q --note lake", "unknownUnit", .refused, "steps"),
      (
        "log steps 6500 --at yesterday 20:00", "valueTooMany", .usage,
        "Write:\n  echolog log steps 6500 --at \"yesterday 20:00\""
      ),
      ("skip --reason Bad cold", "valueTooMany", .usage, "echolog skip --reason \"Bad cold\""),
      ("set day-start 5:00 x", "valueTooMany", .usage, "Write: echolog set SETTING VALUE"),
      ("echoes due", "valueTooMany", .usage, "“--due”"),
      ("skip steps yesterday", "valueTooMany", .usage, "echolog skip yesterday --goal steps"),
      ("skip last monday steps", "valueTooMany", .usage, "skip \"last monday\" --goal steps"),
      ("log 0.5 L water", "unknownActivity", .refused, "Write: echolog log water 0.5 L"),
      ("water 1 L --json", "unknownCommand", .usage, "“log water 1 L”"),
      ("tables dais", "unknownChoice", .usage, "days"),
      ("\"Had a great day\"", "unknownCommand", .usage, "echolog moment \"Had a great day\""),
      ("last monday", "unknownCommand", .usage, "“day \"last monday\"”"),
      (
        "last week", "unknownCommand", .usage,
        "“journey --from \"last week\" --to \"last week\"”"
      ),
      ("what did I do last tuesday?", "unknownCommand", .usage, "“day \"last tuesday\"”"),
      (
        "when did I last call Ana?", "unknownCommand", .usage, "“search call ana --limit 1”"
      ),
      (
        "when did I last meditate", "unknownCommand", .usage,
        "“logs --activity meditation --limit 1”"
      ),
      ("how often do I swim", "unknownCommand", .usage, "“search swim --count”"),
      (
        "how much water did I drink last week", "unknownCommand", .usage, "“review \"last week\"”"
      ),
      ("moments march", "valueTooMany", .usage, "moments --from march --to march"),
      (
        "journey last quarter", "valueTooMany", .usage,
        "journey --from \"last quarter\" --to \"last quarter\""
      ),
      ("moments march april", "valueTooMany", .usage, "echolog search march april"),
      (
        "goal pause water tomorrow", "valueTooMany", .usage,
        "echolog goal pause water --from tomorrow"
      ),
      ("report a b", "valueTooMany", .usage, "Write: echolog report"),
      ("what did I do on 11.11.2025?", "unknownCommand", .usage, "“day \"on 11.11.2025\"”"),
      ("moments ana", "valueTooMany", .usage, "echolog search ana"),
      (
        "logs water march", "valueTooMany", .usage,
        "logs --activity water --from march --to march"
      ),
      ("did I swim last tuesday?", "unknownCommand", .usage, "“day \"last tuesday\"”"),
      ("how was last month", "unknownCommand", .usage, "“journey --from \"last month\""),
      ("skip today x", "valueTooMany", .usage, "Write: echolog skip [WHEN]"),
      ("remind water 8 pm", "valueTooMany", .usage, "echolog remind water \"8 pm\""),
      ("remind water 8pm 9pm", "valueTooMany", .usage, "Write: echolog remind ID [HH:MM]"),
      ("remind water", "valueMissing", .usage, "help remind"),
      ("remind water 8pm --at 9pm", "optionsExclude", .usage, nil),
      ("remind change a:3 8 --on mon", "timeOfDayNotUnderstood", .refused, "20:00 or 8pm"),
      ("set notification-slots 0", "slotsOutOfRange", .refused, "set notifications off"),
      ("delete laptop:3", "unknownCommand", .usage, "“remove”"),
      ("notes", "unknownCommand", .usage, "“echoes”"),
      (
        "set day-start 14h", "settingNotUnderstood", .refused,
        "Choose a time from 00:00 to 12:00, as in: echolog set day-start 04:00"
      ),
      (
        "set delivery-time noonish", "settingNotUnderstood", .refused,
        "Choose a time from 00:00 to 23:59, as in: echolog set delivery-time 09:00"
      ),
      (
        "set tone loud", "settingNotUnderstood", .refused,
        "Choose gentle or plain, as in: echolog set tone gentle"
      ),
      ("moment x --at soon", "timeNotUnderstood", .usage, "yesterday"),
      ("moment x --at 01/02", "dateAmbiguous", .usage, "2025-02-01 or 2025-01-02"),
      ("moment x --at today --ago 5m", "optionsExclude", .usage, nil),
      ("moments --limit none", "notANumber", .usage, nil),
      ("import f.csv --map date=d", "optionMissing", .usage, nil),
      (
        "import f.csv --as log --map date=d,value=v --set activity=steps --where 'v>a'",
        "mappingNotUnderstood", .usage, nil
      ),
      (
        "import f.csv --as moment --map date=d,text=t --scale 2", "mappingNotUnderstood", .usage,
        nil
      ),
      ("import f.csv --as moment --map date=d,text=t --duplicates x", "unknownChoice", .usage, nil),
      ("import f.csv --as memry", "unknownChoice", .usage, nil),
      ("import f.csv --as log --map x", "mappingNotUnderstood", .usage, "--map"),
      ("completion bsh", "unknownChoice", .usage, "“bash”"),
      ("echoes --due --all", "optionsExclude", .usage, nil),
      ("chart steps --week --days 3", "optionsExclude", .usage, nil),
      ("chart steps --days 3 --to today", "optionsExclude", .usage, nil),
      ("chart steps --from today --to yesterday", "endsBeforeBegin", .usage, "--to"),
      ("journey --from today --to yesterday", "endsBeforeBegin", .usage, "--to"),
      ("logs --from 2025-03 --to 2025-02", "endsBeforeBegin", .usage, "--to"),
      ("replay --from today --to yesterday", "endsBeforeBegin", .usage, "--to"),
      (
        "replay --from 2025-01-02T12:00:00Z --to 2025-01-02T09:30:00Z", "endsBeforeBegin", .usage,
        "--to"
      ),
      ("chart stepps", "unknownActivity", .refused, "“steps”"),
      ("chart steps --by hur", "unknownColumn", .usage, "“hour”"),
      ("skip soon", "timeNotUnderstood", .usage, nil),
      ("send \"x", "quoteOpen", .usage, nil),
      ("send Hi -e comfrt -i 3d", "unknownEmotion", .refused, "“comfort”"),
      ("send Hi -e joy -i 4d", "unknownInterval", .refused, "“3d”"),
      ("log watr 1 L", "unknownActivity", .refused, "“water”"),
      ("log water 1 Lt", "unknownUnit", .refused, nil),
      ("log water -1 L", "amountNegative", .refused, "above zero"),
      ("log water NaN", "amountNotANumber", .refused, "0.5 L"),
      ("log steps 99999999999999999999", "amountTooLarge", .refused, nil),
      ("goal set water 2 L --per fortnight", "unknownPeriod", .refused, nil),
    ]
    for (line, word, exit, next) in rows {
      do {
        let statement = try read(line)
        Issue.record("\(line) became \(statement)")
      } catch {
        let programError = Messages.programError(for: error)
        #expect(programError.word == word && programError.exit == exit, "\(line): \(programError)")
        #expect(programError.nextStep?.contains(next ?? "") == true, "\(line): \(programError)")
      }
    }
  }

  @Test func `A sentence is never taken for a mistyped command, and the help that fits is named`()
    throws
  {
    let rows: [(String, [String], moment: String?)] = [
      ("how do I drink more water?", ["See: echolog help log"], nil),
      ("no that was wrong", ["See: echolog help undo"], "no that was wrong"),
      (
        "write a letter to myself in 30 days", ["See: echolog help send"],
        "write a letter to myself in 30 days"
      ),
      ("Today I went to the bakery", [], "Today I went to the bakery"),
      ("I went for a run", [], "I went for a run"),
      ("Streaks of light, and then rain", [], "Streaks of light, and then rain"),
      ("pausing", ["See: echolog help goal pause"], nil),
      ("help water", ["See: echolog help log"], nil),
      ("help how do I pause", ["See: echolog help goal pause"], nil),
      ("help streaks stopped", ["See: echolog help streaks"], nil),
      ("help memory lane", ["help memory\n", "help memories", "help remember"], nil),
      ("help I was wrong", ["See: echolog help undo"], nil),
    ]
    for (line, helps, moment) in rows {
      let next = try nextStep(of: line)
      #expect(!next.contains("Did you mean"), "\(line): \(next)")
      for help in helps { #expect((next + "\n").contains(help), "\(line): \(next)") }
      if let moment {
        #expect(next.contains("echolog moment \"\(moment)\""), "\(line): \(next)")
      } else {
        #expect(!next.contains("echolog moment"), "\(line): \(next)")
      }
    }
    for (line, meant) in [("momnt x", "moment"), ("gaols", "goals"), ("lgo water 1 L", "log")] {
      #expect(try nextStep(of: line).contains("“\(meant)”"), "\(line)")
    }
  }

  /// The answer to a person who types a line that is none.
  private func nextStep(of line: String) throws -> String {
    let words = try Words.split(line)
    do {
      let command = try read(line)
      guard type(of: command).declaration.name == "help",
        let topic = Mirror(reflecting: command).descendant("topic") as? [String]
      else { return "" }
      _ = try Help.page(topic: topic)
      Issue.record("\(words) is understood")
      return ""
    } catch {
      return Messages.programError(for: error).nextStep ?? ""
    }
  }

  @Test func `A line that no command begins keeps no value of an option as words`() throws {
    let lines: [([String], keeps: Bool)] = [
      (["zzz", "a", "b"], true), (["Today", "I", "walked", "in", "rain"], true),
      (["zzz", "--vault", "d", "--key-file", "k"], false),
      (["zzz", "a", "b", "--zone", "UTC"], false),
      (["--vault", "d", "zzz", "a", "b"], false),
      (["--vault", "d", "today", "I", "walked", "in", "rain"], false),
    ]
    for (words, keeps) in lines {
      let error = try #require(
        #expect(throws: UsageError.self) { try LineParser.parse(words) }, "\(words)")
      switch error {
      case .unknownCommand(_, _, _, let line), .operandTooMany(_, _, _, _, let line):
        let said = "moment \"\(words.joined(separator: " "))\""
        #expect(line == (keeps ? said : nil), "\(words)")
      default: Issue.record("\(words): \(error)")
      }
    }
  }

}
