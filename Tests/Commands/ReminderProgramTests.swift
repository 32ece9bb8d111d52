import RunningProgram
import Testing

@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ReminderProgramTests {
  private func withVault(_ body: (inout EchologProcess) throws -> Void) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try echolog.run("goal", "set", "water", "2", "L")
    try body(&echolog)
  }

  @Test func `A reminder is set, planned, shown once, changed and taken back`() throws {
    try withVault { echolog in
      #expect(try echolog.run("reminders").output == "No reminders yet.\n")
      let set = try echolog.run("remind", "water", "9pm")
      #expect(
        set.output == "You will be reminded of water, daily at 21:00.  laptop:4\n"
          + "Next on Tue 2025-11-18 21:00.\n", "\(set)")
      #expect(try echolog.run("notifications").output.contains("Time for water, daily"))
      #expect(try echolog.run("notify").output.isEmpty)
      try echolog.run("log", "water", "0.5", "L")
      let shown = try echolog.run("notify", at: "2025-11-18T21:00:00Z")
      #expect(
        shown.output == "Time for water  laptop:4\n  500 ml of 2 L so far today\n", "\(shown)")
      #expect(shown.errors.isEmpty)
      #expect(try echolog.run("notify", at: "2025-11-18T21:05:00Z").output.isEmpty)
      let plan = try echolog.run("notifications", "--json", at: "2025-11-18T21:05:00Z").output
      #expect(
        plan.contains(
          #""badge":0,"title":"Time for water","body":"0 ml of 2 L so far today""#),
        "what is planned for tomorrow speaks of tomorrow: \(plan)")
      #expect(plan.contains(#""badge":0"#) && plan.contains(#""deliveryDay":"2025-11-19""#))
      let changed = try echolog.run("remind", "change", "water", "--on", "sat,sun", "--json")
      #expect(changed.output.contains(#""time":"21:00","weekdays":["saturday","sunday"]"#))
      #expect(try echolog.run("undo").output.hasPrefix("Undone: the change of the reminder."))
      #expect(
        try echolog.run("reminders", "--plain").output
          == "laptop:4\twater\tlaptop:3\t21:00\tmonday,tuesday,wednesday,thursday,friday,saturday,"
          + "sunday\t2025-11-18T21:00:00Z\n", "it was not shown yet at this time")
      #expect(
        try echolog.run("remind", "remove", "laptop:4").output
          == "The reminder is taken back.  laptop:4\n")
      #expect(try echolog.run("reminders").output == "No reminders yet.\n")
      #expect(try echolog.run("notify", at: "2025-11-19T21:00:00Z").output.isEmpty)
      #expect(try echolog.run("undo", "laptop:4").exit == 0)
      #expect(try echolog.run("remove", "laptop:4").exit == 0)
    }
  }

  @Test func `A reminder shows how far the goal is in the week or on the day for which it comes`()
    throws
  {
    try withVault { echolog in
      try echolog.run("goal", "set", "meditation", "75m", "--per", "week")
      try echolog.run("remind", "meditation", "19:00", "--on", "thu,mon")
      try echolog.run("log", "meditation", "78m", at: "2025-11-19T20:00:00Z")
      for (now, day, said) in [
        ("2025-11-19T21:00:00Z", "2025-11-20", "1 h 18 min of 1 h 15 min so far this week"),
        ("2025-11-22T21:00:00Z", "2025-11-24", "0 min of 1 h 15 min so far this week"),
      ] {
        let plan = try echolog.run("notifications", "--json", at: now).output
        let times = #""deliveryDay":"\#(day)","deliveryTime":"19:00","day":"\#(day)""#
        #expect(plan.contains(times) && plan.contains(#""comesAt":"\#(day)T19:00"#), "\(plan)")
        #expect(plan.contains(#""body":"\#(said)""#), "\(plan)")
      }
      // After midnight it is still the day before, until that ends.
      try echolog.run("remind", "water", "01:00")
      try echolog.run("log", "water", "0.5", "L", at: "2025-11-19T22:00:00Z")
      let night = try echolog.run("notifications", "--json", at: "2025-11-19T22:00:00Z").output
      #expect(
        night.contains(#""body":"500 ml of 2 L so far today""#)
          && night.contains(#""deliveryDay":"2025-11-20","deliveryTime":"01:00""#),
        "\(night)")
      let late = try echolog.run("notify", at: "2025-11-20T09:00:00Z").output
      #expect(late.contains("\n  500 ml of 2 L on Wed 2025-11-19\n"), "\(late)")
    }
  }

  @Test func `How a reminder is set is shown for a goal that there is`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let note = { try echolog.run("reminders").errors }
    #expect(
      try note() == "A reminder is set for a goal. echolog goal set water 2 L --per day sets a "
        + "first one.\n")
    try echolog.run("goal", "set", "steps", "8000")
    #expect(try note() == "echolog remind steps 20:00 sets one for the goal of steps.\n")
    try echolog.run("goal", "set", "steps", "50000", "--per", "week")
    #expect(try note() == "echolog remind laptop:3 20:00 sets one for the goal of steps.\n")
    #expect(try echolog.run("remind", "laptop:3", "20:00").exit == 0)
    #expect(try echolog.run("remove", "laptop:5").exit == 0)
    #expect(try echolog.run("goal", "deactivate", "laptop:3").exit == 0)
    #expect(try echolog.run("goal", "deactivate", "laptop:4").exit == 0)
    let resting = try note()
    #expect(
      resting.hasPrefix("A reminder comes for a goal that is active. echolog goal reactivate"),
      "\(resting)")
  }

  @Test func `A reminder rests while its goal is paused, and shows it`() throws {
    try withVault { echolog in
      try echolog.run("remind", "water", "20:00")
      try echolog.run("goal", "pause", "laptop:3", "--to", "2025-11-21", "--reason", "Flu")
      let paused = try echolog.run("reminders")
      #expect(paused.output.contains("Sat 2025-11-22 20:00, after the pause"), "\(paused)")
      let plan = try echolog.run("notifications")
      #expect(
        plan.errors
          == "The reminder of water rests while the goal is paused, "
          + "and comes again Sat 2025-11-22.\n",
        "\(plan)")
      #expect(plan.output.contains("November 22, 2025 at 8:00 PM"))
      let json = try echolog.run("notifications", "--json").output
      #expect(
        json.contains(
          #""rest":{"kind":"pause","from":"2025-11-18","to":"2025-11-21","event":"laptop:5"}"#),
        "\(json)")
      #expect(try echolog.run("notify", at: "2025-11-19T20:30:00Z").output.isEmpty)
      try echolog.run("goal", "resume", at: "2025-11-19T08:00:00Z")
      let back = try echolog.run("reminders", "--json", at: "2025-11-19T08:00:00Z").output
      #expect(back.contains(#""nextDay":"2025-11-19""#) && back.contains(#""rest":null"#))
      try echolog.run("goal", "pause", "laptop:3", at: "2025-11-19T08:00:00Z")
      let open = try echolog.run("reminders", at: "2025-11-19T08:00:00Z").output
      #expect(open.contains("when the goal is resumed"), "\(open)")
    }
  }

  @Test func `Reminders of one goal are distinguished by time, and one of yesterday by its day`()
    throws
  {
    try withVault { echolog in
      try echolog.run("remind", "water", "20:00")
      try echolog.run("remind", "water", "8:00", "--on", "weekdays")
      let several = try echolog.run("remind", "remove", "water").errors
      #expect(several.contains("water daily at 20:00"), "\(several)")
      #expect(several.contains("water on weekdays at 08:00"), "\(several)")
      let late = try echolog.run("notify", at: "2025-11-20T07:00:00Z")
      #expect(late.output.contains("Time for water, yesterday 20:00  laptop:4\n"), "\(late)")
      try echolog.run("set", "notifications", "off")
      let off = try echolog.run("notify", at: "2025-11-20T20:30:00Z")
      #expect(off.output.isEmpty && off.errors.hasPrefix("Notifications are turned off"), "\(off)")
    }
  }

  @Test func `On a day that is left out a reminder shows once when it comes`() throws {
    try withVault { echolog in
      try echolog.run("skip", at: "2025-11-18T08:00:00Z")
      let set = try echolog.run("remind", "water", "20:00", at: "2025-11-18T08:00:00Z")
      #expect(
        set.output.hasSuffix("Next on Wed 2025-11-19 20:00, after the skipped day.\n"), "\(set)")
      #expect(set.errors.isEmpty, "\(set)")
    }
  }

  @Test func `A reminder in an hour that set clocks skip is shown with the time at which it comes`()
    throws
  {
    try withVault { echolog in
      echolog.variables = ["TZ": "Europe/Vienna"]
      let before = "2026-03-29T00:55:00Z"
      let set = try echolog.run("remind", "water", "02:30", at: before).output
      #expect(set.hasPrefix("You will be reminded of water, daily at 02:30."), "\(set)")
      #expect(set.hasSuffix("\nNext on Sun 2026-03-29 03:00.\n"), "\(set)")
      let reminders = try echolog.run("reminders", at: before).output
      #expect(reminders.contains("\n02:30 ") && reminders.contains("03-29 03:00"), "\(reminders)")
      let plan = try echolog.run("notifications", at: before).output
      #expect(plan.contains("March 29, 2026 at 3:00 AM"), "\(plan)")
      let later = try echolog.run("reminders", at: "2026-03-29T01:05:00Z").output
      #expect(later.contains("Mon 2026-03-30 02:30"), "\(later)")
      try echolog.run("set", "day-start", "00:00")
      let late = try echolog.run("notify", at: "2026-03-29T23:30:00Z").output
      #expect(late.hasPrefix("Time for water, yesterday 03:00  laptop:4\n"), "\(late)")
    }
  }

  @Test func `A time of day follows the name or --at, in the same forms`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "9000")
      let forms = ["20:00", "8pm", "8 PM", "noon", "at 9:30 am"]
      for (index, form) in forms.enumerated() {
        let isNamed = index % 2 == 0
        let words = isNamed ? ["--at", form] : [form]
        let set = try echolog.run(line: ["remind", "steps"] + words + ["--plain"])
        #expect(set.exit == 0, "\(form) \(set)")
        let other = isNamed ? ["23:15"] : ["--at", "23:15"]
        let id = set.output.prefix { $0 != "\t" }
        let changed = try echolog.run(line: ["remind", "change", String(id)] + other)
        #expect(changed.output.contains("at 23:15"), "\(form) \(changed)")
        #expect(try echolog.run("remind", "change", String(id), form).exit == 0, "\(form)")
        #expect(try echolog.run("remind", "remove", String(id)).exit == 0)
      }
    }
  }

  @Test func `Lines about reminders are refused with what to do next`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "9000")
      try echolog.run("goal", "set", "steps", "50000", "--per", "week")
      try echolog.run("remind", "laptop:3", "20:00", "--on", "weekdays")
      let rows: [([String], Int32, String, String)] = [
        (["remind", "water", "25:00"], 2, "timeOfDayNotUnderstood", "8pm"),
        (["remind", "water", "20:00", "--on", "someday"], 2, "unknownWeekdays", "mon,thu"),
        (["remind", "water", "20:00", "--on", "fri"], 2, "reminderAlreadySet", "change laptop:6"),
        (["remind", "sleep", "20:00"], 2, "goalNotFound", "echolog goal set sleep 7h30m"),
        (
          ["remind", "steps", "20:00"], 2, "idAmbiguous",
          #"\"steps, daily\" or \"steps, weekly\""#
        ),
        (["remind", "change", "laptop:6"], 2, "reminderUnchanged", "--at"),
        (["remind", "change", "laptop:3", "--at", "9:00"], 2, "reminderNotFound", "reminders"),
        (["remind", "remove", "laptop:99"], 2, "reminderNotFound", "reminders"),
        (["remind", "water"], 64, "valueMissing", "help remind"),
      ]
      let before = try echolog.run("replay", "--hash", "--json").output
      for (words, exit, word, next) in rows {
        let answer = try echolog.run(line: ["--json"] + words)
        #expect(answer.exit == exit, "\(words) \(answer)")
        #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(words) \(answer.errors)")
        #expect(answer.errors.contains(next), "\(words) \(answer.errors)")
      }
      #expect(try echolog.run("replay", "--hash", "--json").output == before)
      try echolog.run("policy", "emma")
      let kept = try echolog.run("remind", "water", "7:00")
      #expect(kept.exit == 2 && kept.errors.contains("(“Out of Scope” of the Emma"), "\(kept)")
      #expect(try echolog.run("remind", "remove", "laptop:6").exit == 0)
    }
  }

  @Test func `A reminder rings by the clock of the place, and quietly where notifications are off`()
    throws
  {
    try withVault { echolog in
      echolog.variables = ["TZ": "America/New_York"]
      try echolog.run("remind", "water", "20:00")
      #expect(try echolog.run("notify", at: "2025-11-19T00:59:00Z").output.isEmpty)
      #expect(
        try echolog.run("notify", at: "2025-11-19T01:00:00Z").output.hasPrefix("Time for water"))
      echolog.variables = ["TZ": "Europe/Berlin"]
      #expect(
        try echolog.run("reminders", "--plain", at: "2025-11-19T08:00:00Z").output
          .hasSuffix("\t2025-11-19T20:00:00+01:00\n"))
      try echolog.run("set", "notifications", "off")
      #expect(try echolog.run("notify", at: "2025-11-19T19:00:00Z").output.isEmpty)
      #expect(try echolog.run("reminders").errors.hasPrefix("Notifications are turned off"))
    }
  }
}
