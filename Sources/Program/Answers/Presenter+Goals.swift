import Echolog
import Interop

extension Presenter {
  func goals(_ goals: [GoalProgress]) -> Page {
    var page = Page(
      schema: "goals/1", listing: listing(goals), of: goals, as: "goals",
      plain: [
        "id", "activity", "period", "amount", "target", .init("standing", standing), "bound",
      ],
      behind: ["doubledGoals": doubledGoals])
    page.blocks = [.table(table(goals))] + doubledLines
    guard goals.isEmpty else { return page }
    page.say("No goals yet.", "echolog goal set water 2 L --per day sets one.")
    if let waking { page.say("Your goals are resting. Nothing is asked of you.", waking) }
    return page
  }

  /// Of each group of goals that count for the same, how one of them is ended.
  private var doubledNotes: [String] {
    history.doubledGoals(on: view.today).map { goals in
      Messages.doubled(Messages.name(goals[0]), goals.map { label($0.id) })
    }
  }

  var doubledLines: [Page.Block] { doubledNotes.map { .line($0) } }

  var doubledGoals: [[String]] {
    history.doubledGoals(on: view.today).map { $0.map { label($0.id) } }
  }

  /// The page of a sync, with goals and imports that devices doubled without knowing of each other.
  func addingDoubled(to page: Page, isNew: Bool, imports: [DoubledImport]) -> Page {
    var page = page
    let doubledImports = imports.map { pair in
      ["batch": label(pair.batch), "other": label(pair.other), "rows": pair.rows] as JSON
    }
    page.add(["doubledGoals": doubledGoals, "doubledImports": doubledImports])
    if isNew { page.notes += doubledNotes }
    page.notes += imports.map { Messages.doubled($0.rows, label($0.batch), label($0.other)) }
    return page
  }

  var waking: String? { Messages.waking(restingGoals.map { (label($0.id), Messages.name($0)) }) }

  var restingGoals: [Goal] { history.allGoals().filter { !$0.isActive(asOf: view.today) } }

  /// How a name of several things is shown: by the kinds of goals where these differ, else by ids.
  func ambiguous(
    _ words: String, _ named: [(id: EventName, goal: Goal)], _ kind: EntityKind
  ) -> ProgramError {
    let areApart = Set(named.map { GoalName($0.goal).words }).count == named.count
    let names = named.map { id, goal in areApart ? "\"\(GoalName(goal).words)\"" : label(id) }
    return Messages.programError(.idAmbiguous(words, candidates: names)).with(
      \.candidates,
      named.map { id, goal in
        let reminder = kind == .reminder ? history.reminder(id, at: view) : nil
        return NamedThing(kind, label(id), reminder.map(said) ?? GoalName(goal).words)
      })
  }

  /// What a change of a goal shows beside how far it is: from which day on, and how rest ends.
  func tellChange(of goal: Goal, _ body: Event.Body, by name: EventName, into page: inout Page) {
    func counts(_ target: Int64, from day: CivilDay) -> String {
      let target = Messages.target(target, of: goal)
      return Messages.counts("\(target) a \(goal.period.label)", day)
    }
    let day: CivilDay
    switch body {
    case .goalSet(let set):
      if goal.firstDay < view.today { page.line(counts(set.target, from: goal.firstDay)) }
      return
    case .goalTargetChanged(let change):
      day = CivilDay(daysSinceEpoch: change.effectiveDay)
      if day != view.today { page.line(counts(change.target, from: day)) }
      page.add(["newTarget": goal.activity.figure(change.target)])
      // What was set for the same day or an earlier one is what the person changes.
      let dropped = goal.targets.replaced.filter { $0.event == name && $0.change.day > day }
      page.notes += dropped.reversed().map { replaced in
        Messages.replaced(
          Messages.amount(replaced.change.value, of: goal.activity), from: replaced.change.day,
          replaced.change.event.map(label), by: label(name))
      }
      page.add(["replaced": dropped.map { json($0, of: goal) }])
    case .goalDeactivated(let change):
      day = CivilDay(daysSinceEpoch: change.effectiveDay)
      page.line(Messages.rests(from: day == view.today ? nil : day))
      if day <= view.today { page.note(Messages.waking([(label(goal.id), Messages.name(goal))])) }
    case .goalReactivated(let change):
      day = CivilDay(daysSinceEpoch: change.effectiveDay)
      if day != view.today { page.line(Messages.counts("It", day)) }
    default: return
    }
    page.add(["effectiveDay": day])
  }

  func json(_ progress: GoalProgress) -> JSON { listing([progress]).json(0) }

  func listing(
    _ goals: [GoalProgress], without: Set<String> = [],
    besides: @escaping @Sendable (GoalProgress) -> JSON = { _ in [:] }
  ) -> ListedRows {
    ListedRows(self, .goals, goals, without: without) { progress in
      let said: JSON = ["message": message(progress)]
      return said.with(besides(progress))
    }
  }

  func table(_ goals: [GoalProgress]) -> TextTable {
    TextTable(
      ["Goal", .right("So far"), .right("Target"), .spare(""), .prose(""), "ID"],
      goals.map { progress in
        let activity = progress.goal.activity
        let bar = Self.bar(progress.amount, of: progress.target)
        return [
          Span(Messages.name(progress.goal)), Span(Messages.amount(progress.amount, of: activity)),
          Span(Messages.target(progress.target, of: progress.goal)),
          Span(bar, progress.isMet ? .good : .waiting), Span(statusAndPause(progress), .faint),
          id(progress.goal.id),
        ]
      })
  }

  /// `active`, `starting` later, `resting`, or why the goal asks nothing.
  private func standing(_ progress: GoalProgress) -> String {
    guard progress.isActive else { return "resting" }
    guard begin(of: progress.goal) == nil else { return "starting" }
    return progress.excuse.map { Messages.word($0.kind) } ?? "active"
  }

  func status(_ progress: GoalProgress) -> String {
    guard !progress.isMet else {
      let word = progress.goal.bound == .atMost ? "✓ kept" : "✓ reached"
      return progress.isActive ? word : word + ", resting"
    }
    guard progress.isActive else { return "resting" }
    if let begin = begin(of: progress.goal) { return Messages.starts(on: begin) }
    if let excuse = progress.excuse { return Messages.said(excuse, on: view.today) }
    guard progress.isAsked else { return Messages.notAsked(of: progress.goal.period) }
    guard progress.isExceeded else { return "" }
    return Messages.amount(progress.amount &- progress.target, of: progress.goal.activity) + " over"
  }

  private func statusAndPause(_ progress: GoalProgress) -> String {
    let pause = progress.isActive ? progress.goal.pause(after: view.today) : nil
    let planned = pause.map { "pauses from " + Messages.day($0.firstDay) }
    return Messages.facts([status(progress), planned ?? ""], by: ", ")
  }

  func begin(of goal: Goal) -> CivilDay? { goal.firstDay > view.today ? goal.firstDay : nil }

  /// The line beside a goal's progress; none of it presses where nothing is asked.
  func message(_ progress: GoalProgress) -> String {
    guard !progress.isMet else { return encouragement(progress) }
    if let begin = begin(of: progress.goal) { return "It \(Messages.starts(on: begin))." }
    if let excuse = progress.excuse { return Messages.encouragement(excuse.kind) }
    return progress.isExceeded ? exceeded(progress) : encouragement(progress)
  }

  /// `3 cups today; you set at most 2 cups.` Nothing on a day on which something heavy was kept.
  private func exceeded(_ progress: GoalProgress) -> String {
    guard !isQuiet, !history.isHeavy(on: view.today) else { return "" }
    let when =
      !progress.period.contains(view.today)
      ? Messages.within(progress.period) : progress.goal.period == .week ? "this week" : "today"
    return Messages.amount(progress.amount, of: progress.goal.activity)
      + " \(when); you set \(Messages.target(progress.target, of: progress.goal))."
  }

  /// A line for each goal, by its name where there are several; for those that get the same, one.
  func messages(_ goals: [GoalProgress]) -> [Page.Block] {
    let said = goals.map { (name: Messages.name($0.goal), text: message($0)) }
    var texts: [String] = []
    for text in said.map(\.text) where !text.isEmpty && !texts.contains(text) { texts.append(text) }
    return texts.map { text in
      let names = said.filter { $0.text == text }.map(\.name).joined(separator: ", ")
      return .line((goals.count > 1 ? [Span(names + ": ", .faint)] : []) + [Span(text)])
    }
  }

  static func bar(_ amount: Int64, of target: Int64) -> String {
    guard amount > 0 else { return String(repeating: "░", count: 10) }
    let filled = amount >= target ? 10 : Int(Double(amount) * 10 / Double(target))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
  }

  func progress(_ goals: [GoalProgress]) -> Page {
    let listing = listing(goals) {
      ["left": $0.goal.activity.figure(left($0)), "daysLeft": daysLeft($0)]
    }
    var page = self.goals(goals)
    page.makeJSON = {
      JSON("progress/1").with(["goals": goals.indices.map(listing.json)])
        .with(["resting": restingGoals.map { label($0.id) }, "doubledGoals": doubledGoals])
    }
    page.choose(from: ListedRows(self, .progress, goals), schema: "progress/1", as: "goals")
    guard !goals.isEmpty else { return page }
    page.blocks = [
      .table(
        [.prose("Goal"), .right("Progress"), .spare(""), .prose(""), "ID"],
        goals.map { progress in
          let activity = progress.goal.activity
          return [
            Span(Messages.name(progress.goal)),
            Span(
              Messages.amount(progress.amount, of: activity) + " / "
                + Messages.target(progress.target, of: progress.goal), .strong),
            Span(Self.bar(progress.amount, of: progress.target), progress.isMet ? .good : .waiting),
            Span(toGo(progress), .faint), id(progress.goal.id),
          ]
        })
    ]
    page.blocks += messages(goals) + doubledLines
    return page
  }

  private func toGo(_ progress: GoalProgress) -> String {
    let status = status(progress)
    guard status.isEmpty else { return status }
    let days = Messages.count(daysLeft(progress), "day") + " left"
    let amount = Messages.amount(left(progress), of: progress.goal.activity)
    let isAtMost = progress.goal.bound == .atMost
    return
      (isAtMost ? progress.target == 0 ? "none so far" : amount + " left" : amount + " to go")
      + (progress.goal.period == .week ? ", " + days : "")
  }

  private func left(_ progress: GoalProgress) -> Int64 {
    max(0, progress.target - max(0, progress.amount))
  }

  /// Those of the period from today on, today among them.
  private func daysLeft(_ progress: GoalProgress) -> Int {
    let first = max(view.today, progress.period.lowerBound)
    return max(0, progress.period.upperBound - first + 1)
  }

  /// Every target of a goal with its days, and those on which it asked nothing; or chosen lines.
  func history(of goal: Goal, _ lines: [GoalLine], isWhole: Bool) -> Page {
    var page = Page(json(goal, lines))
    page.rows = lines.map { line in
      [
        line.kind, line.firstDay.description, line.lastDay?.description ?? "",
        line.target.map { goal.activity.plain($0) }
          ?? text(line.excuse.flatMap(history.reason)),
        line.event.map(label) ?? "",
      ]
    }
    page.line(Span(Messages.name(goal), .strong), id(goal.id, gap: "  "))
    page.blocks += isWhole ? blocks(lines, of: goal) : [.table(table(lines, of: goal))]
    let table = Table.lines(lines, of: goal.activity)
    page.choose(from: ListedRows(self, table, lines), schema: "goalHistory/1", as: "lines")
    return page
  }

  func lines(of goal: Goal) -> [GoalLine] {
    let changes = goal.activeness.changes
    let rests = changes.indices.filter { !changes[$0].value }.map { index in
      let next = changes[(index + 1)...].first { $0.value }
      return GoalLine(
        kind: "rest", firstDay: changes[index].day, lastDay: next.map { $0.day - 1 },
        event: changes[index].event)
    }
    let targets = history.targetHistory(of: goal, today: view.today).map {
      GoalLine(
        kind: "target", firstDay: $0.firstDay, lastDay: $0.lastDay, target: $0.target,
        event: $0.event, stretch: $0)
    }
    let replaced = goal.targets.replaced.map { replaced in
      let change = replaced.change
      return GoalLine(
        kind: "replaced", firstDay: change.day, target: change.value, event: change.event,
        replaced: replaced)
    }
    return targets + replaced + rests
      + goal.excuses.map {
        GoalLine(
          kind: $0.kind.rawValue, firstDay: $0.firstDay, lastDay: $0.lastDay, event: $0.event,
          excuse: $0)
      }
  }

  private func blocks(_ lines: [GoalLine], of goal: Goal) -> [Page.Block] {
    let targets = Page.Block.table(table(lines.compactMap(\.stretch), of: goal))
    let others = lines.compactMap { row($0, of: goal) }
    guard !others.isEmpty else { return [targets] }
    return [targets, .blank, .line("It asked nothing"), .table(["", "", .prose(""), ""], others)]
  }

  private func table(_ lines: [GoalLine], of goal: Goal) -> TextTable {
    TextTable(
      ["", "From", "To", .right("Target"), .flexible("Reason"), "ID"],
      lines.map { line in
        [
          Span(line.kind), Span(Messages.day(line.firstDay)),
          Span(line.kind == "replaced" ? "" : end(line.lastDay)),
          Span(line.target.map { Messages.amount($0, of: goal.activity) } ?? "", .strong),
          Span(reason(line)), id(line.event),
        ]
      })
  }

  private func table(_ targets: [TargetStretch], of goal: Goal) -> TextTable {
    TextTable(
      [
        .right("Target"), "From", "To", .right(goal.bound == .atMost ? "Kept" : "Reached"), "ID",
      ],
      targets.flatMap { stretch in
        replaced(before: stretch, of: goal) + [
          [
            Span(Messages.target(stretch.target, of: goal), .strong),
            Span(Messages.day(stretch.firstDay)), Span(end(stretch.lastDay)),
            Span(Messages.count(stretch.metCount, goal.period == .week ? "week" : "day")),
            id(stretch.event),
          ]
        ]
      })
  }

  /// Each comes above what took its place, or what took the place of that.
  private func replaced(before stretch: TargetStretch, of goal: Goal) -> [[Span]] {
    var heirs = [stretch.event]
    var found: [Timeline<Int64>.Replaced] = []
    for replaced in goal.targets.replaced.reversed() where heirs.contains(replaced.event) {
      heirs.append(replaced.change.event)
      found.append(replaced)
    }
    return found.reversed().map { replaced in
      [
        Span(Messages.amount(replaced.change.value, of: goal.activity), .faint),
        Span(Messages.day(replaced.change.day)), Span("replaced", .waiting), "",
        id(replaced.change.event),
      ]
    }
  }

  private func end(_ day: CivilDay?) -> String { day.map { Messages.day($0) } ?? "on" }

  private func row(_ line: GoalLine, of goal: Goal) -> [Span]? {
    guard line.target == nil else { return nil }
    let week = line.excuse.flatMap { self.week(leftOutBy: $0, of: goal) }
    return [
      Span(line.excuse.map { Messages.word($0.kind) } ?? "resting"),
      week.map { Span(Messages.week($0, of: line.firstDay)) } ?? days(line.firstDay, line.lastDay),
      Span(reason(line)), id(line.event),
    ]
  }

  private func reason(_ line: GoalLine) -> String {
    VisibleText.line(text(line.excuse.flatMap(history.reason)))
  }

  /// All of a week that one day leaves out; nil where no more is left out than the excuse names.
  private func week(leftOutBy excuse: Excuse, of goal: Goal) -> ClosedRange<CivilDay>? {
    guard goal.period == .week, excuse.kind != .pause else { return nil }
    return goal.period(holding: excuse.firstDay)
  }

  private func days(_ first: CivilDay, _ last: CivilDay?) -> Span {
    guard let last else { return Span("from " + Messages.day(first) + " on") }
    guard last >= first else { return Span(Messages.day(first)) }
    return Span(Messages.days(first...last))
  }

  private func json(_ goal: Goal, _ lines: [GoalLine]) -> JSON {
    [
      "schema": "goalHistory/1", "id": label(goal.id), "activity": goal.activity.label,
      "period": goal.period.label,
      "targets": lines.compactMap(\.stretch).map {
        span($0.firstDay, $0.lastDay).with([
          "target": goal.activity.figure($0.target), "reached": $0.metCount,
          "event": $0.event.map(label),
        ])
      },
      "active": goal.activeness.changes.map {
        ["from": $0.day, "isActive": $0.value, "event": $0.event.map(label)] as JSON
      },
      "excuses": lines.compactMap(\.excuse).map { json($0, of: goal) },
      "replaced": lines.compactMap(\.replaced).map { json($0, of: goal) },
      "bound": goal.bound.rawValue,
    ]
  }

  private func json(_ excuse: Excuse, of goal: Goal) -> JSON {
    let reason = history.reason(of: excuse).map { text($0) }
    let week = week(leftOutBy: excuse, of: goal).map { span($0.lowerBound, $0.upperBound) }
    return [
      "kind": excuse.kind.rawValue, "from": excuse.firstDay, "to": excuse.lastDay, "week": week,
      "reason": reason, "event": label(excuse.event),
    ]
  }

  func json(_ replaced: Timeline<Int64>.Replaced, of goal: Goal) -> JSON {
    [
      "from": replaced.change.day, "target": goal.activity.figure(replaced.change.value),
      "event": replaced.change.event.map(label), "replacedBy": replaced.event.map(label),
    ]
  }

  func span(_ first: CivilDay, _ last: CivilDay?) -> JSON { ["from": first, "to": last] }
}

/// What was said of a goal: a target and its days, one that was replaced, rest, or an excuse.
struct GoalLine: Sendable {
  let kind: String
  let firstDay: CivilDay
  /// Of rest the day before the goal was taken up again.
  var lastDay: CivilDay?
  var target: Int64?
  let event: EventName?
  var stretch: TargetStretch?
  /// A target that another one took the place of.
  var replaced: Timeline<Int64>.Replaced?
  var excuse: Excuse?
}

extension Table where Row == GoalLine {
  static func lines(_ lines: [GoalLine], of activity: Activity) -> Table {
    Table(
      "lines", "What was said of a goal", key: ["kind", "event"],
      [.word("kind", "target, replaced, rest, skip, pause or freeze") { $0.kind }]
        + Column.calendar("it begins on") { line, _ in line.firstDay } + [
          .day("firstDay", "the first day") { $0.firstDay },
          .day("lastDay", "the last day; null where it goes on") { $0.lastDay },
          Column("target", .real, "how much was asked for") { line, _ in
            .optional(line.target, activity.cell)
          },
          Column("metCount", .number, "how many days or weeks reached or kept it") { line, _ in
            .optional(line.stretch) { .number($0.metCount) }
          },
          .text("reason", "why, in the person's words") { $0.excuse.flatMap($1.history.reason) },
          .id("event", "what said it") { $0.event },
        ]
    ) { _, _ in AnyIterator(lines.makeIterator()) }
  }
}
