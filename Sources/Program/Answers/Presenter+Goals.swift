import Echolog
import Interop
import Platform

extension Presenter {
  /// Goals and how far they are.
  func goals(_ goals: [GoalProgress]) -> Page {
    var page = Page(
      schema: "goals/1", listing: listing(goals), as: "goals",
      plain: ["id", "activity", "period", "amount", "target", .init("standing", standing)],
      behind: ["doubledGoals": doubledGoals])
    page.blocks = [.table(table(goals))] + doubledLines
    if goals.isEmpty {
      page.blocks = [.line(["No goals yet."])]
      page.notes = ["echolog goal set water 2 L --per day sets one."]
    }
    if goals.isEmpty, let wakes = waking {
      page.blocks = [.line([Span(Messages.allRest)])]
      page.notes = [wakes]
    }
    return page
  }

  /// Of each group of goals that count for the same, how one of them is ended.
  private var doubledNotes: [String] {
    history.doubledGoals(on: view.today).map { goals in
      Messages.doubled(Messages.name(goals[0]), goals.map { label($0.id) })
    }
  }

  var doubledLines: [Page.Block] { doubledNotes.map { .line([Span($0)]) } }

  /// The same by their names.
  var doubledGoals: JSON {
    .array(
      history.doubledGoals(on: view.today).map { .array($0.map { .string(label($0.id)) }) })
  }

  /// The page of a sync, with what two devices did without knowing of each other: goals that count
  /// for the same by now, and imports of the same rows.
  ///
  /// - Parameters:
  ///   - isNew: whether anything came; else the goals were shown before.
  ///   - imports: those that this sync brought together.
  func addingDoubled(
    to page: Page, isNew: Bool, imports: [DoubledImport]
  ) -> Page {
    var page = page
    let doubledImports = imports.map { pair in
      ["batch": label(pair.batch), "other": label(pair.other), "rows": pair.rows] as JSON
    }
    page.add(["doubledGoals": doubledGoals, "doubledImports": doubledImports])
    if isNew { page.notes += doubledNotes }
    page.notes += imports.map { Messages.doubled($0.rows, label($0.batch), label($0.other)) }
    return page
  }

  /// How goals at rest are woken; nil where none rests.
  var waking: String? {
    Messages.waking(restingGoals.map { (label($0.id), Messages.name($0)) })
  }

  var restingGoals: [GoalFacts] {
    history.goalFacts().filter { !$0.isActive(asOf: view.today) }
  }

  /// How a name is shown that several goals have, or things of several goals: with their periods
  /// where these differ, and with their ids where not.
  func ambiguous(
    _ words: String, _ named: [(id: EventName, goal: GoalFacts)], _ kind: EntityKind
  ) -> ProgramError {
    let areApart = Set(named.map(\.goal.period)).count == named.count
    let names = named.map { id, goal in
      areApart ? "\"\(GoalName(goal).words)\"" : label(id)
    }
    return Messages.programError(.idAmbiguous(words, candidates: names)).listing(
      named.map { id, goal in
        let reminder = kind == .reminder ? history.reminder(id, at: view) : nil
        return NamedThing(kind, label(id), reminder.map(said) ?? GoalName(goal).words)
      })
  }

  /// What a change of a goal shows beside how far the goal is: from when it applies, where that is
  /// not today, and how a goal at rest is woken.
  func tellChange(
    of goal: GoalFacts, _ body: Event.Body, by name: EventName, into page: inout Page
  ) {
    let day: CivilDay
    switch body {
    case .goalTargetChanged(let change):
      day = CivilDay(daysSinceEpoch: change.effectiveDay)
      if day != view.today {
        let target = Messages.amount(change.target, of: goal.activity)
        page.blocks.append(.line([Span(Messages.counts("\(target) a \(goal.period.label)", day))]))
      }
      page.add(["newTarget": change.target])
      // What was set for the same day or an earlier one is what the person changes.
      let dropped = goal.targets.replaced.filter { $0.event == name && $0.change.day > day }
      page.notes += dropped.reversed().map { replaced in
        Messages.replaced(
          Messages.amount(replaced.change.value, of: goal.activity), from: replaced.change.day,
          replaced.change.event.map(label), by: label(name))
      }
      page.add(["replaced": dropped.map(json)])
    case .goalDeactivated(let change):
      day = CivilDay(daysSinceEpoch: change.effectiveDay)
      let rests = Messages.rests(from: day == view.today ? nil : day)
      page.blocks.append(.line([Span(rests)]))
      if day <= view.today, let wakes = Messages.waking([(label(goal.id), Messages.name(goal))]) {
        page.notes = [wakes]
      }
    case .goalReactivated(let change):
      day = CivilDay(daysSinceEpoch: change.effectiveDay)
      if day != view.today { page.blocks.append(.line([Span(Messages.counts("It", day))])) }
    default: return
    }
    page.add(["effectiveDay": day])
  }

  func json(_ progress: GoalProgress) -> JSON { listing([progress]).json(progress) }

  /// - Parameter besides: what the rows have more of.
  func listing(
    _ goals: [GoalProgress],
    besides: @escaping @Sendable (GoalProgress) -> JSON = { _ in [:] }
  ) -> TableRows<GoalProgress> {
    TableRows(presenter: self, table: .goals, rows: goals) { progress in
      let said: JSON = ["message": message(progress)]
      return said.with(besides(progress))
    }
  }

  func table(_ goals: [GoalProgress]) -> TextTable {
    TextTable(
      [
        .init("Goal"), .init("So far", isRight: true), .init("Target", isRight: true),
        .init("", isSpare: true), .init("", isProse: true), .init("ID"),
      ],
      goals.map { progress in
        let activity = progress.goal.activity
        let bar = Self.bar(progress.amount, of: progress.target)
        return [
          Span(Messages.name(progress.goal)),
          Span(Messages.amount(progress.amount, of: activity)),
          Span(Messages.amount(progress.target, of: activity)),
          Span(bar, progress.isMet ? .good : .waiting),
          Span(statusAndPause(progress), .faint),
          Span(label(progress.goal.id), .faint),
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
    let reached = progress.isMet ? "✓ reached" : ""
    guard progress.isActive else { return reached.isEmpty ? "resting" : reached + ", resting" }
    guard reached.isEmpty else { return reached }
    if let begin = begin(of: progress.goal) { return Messages.starts(on: begin) }
    return progress.excuse.map { Messages.said($0, on: view.today) } ?? ""
  }

  private func statusAndPause(_ progress: GoalProgress) -> String {
    let planned = plannedPause(of: progress).map { Messages.pauses(from: $0.firstDay) }
    return [status(progress), planned ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func plannedPause(of progress: GoalProgress) -> Excuse? {
    progress.isActive ? progress.goal.pause(after: view.today) : nil
  }

  /// The first day of a goal, where that is still to come.
  func begin(of goal: GoalFacts) -> CivilDay? {
    goal.firstDay > view.today ? goal.firstDay : nil
  }

  /// The line beside a goal's progress; none of it presses where nothing is asked.
  func message(_ progress: GoalProgress) -> String {
    guard !progress.isMet else { return encouragement(progress) }
    if let begin = begin(of: progress.goal) { return "It \(Messages.starts(on: begin))." }
    return progress.excuse.map { Messages.encouragement($0.kind) } ?? encouragement(progress)
  }

  /// A line for each goal, by its name where there are several.
  func messages(_ goals: [GoalProgress]) -> [Page.Block] {
    let goals = goals.filter { !message($0).isEmpty }
    guard goals.count > 1 else { return goals.map { .line([Span(message($0))]) } }
    return goals.map { progress in
      let name = Messages.name(progress.goal)
      return .line([Span(name + ": ", .faint), Span(message(progress))])
    }
  }

  /// Ten cells, filled by the share that is reached.
  static func bar(_ amount: Int64, of target: Int64) -> String {
    guard target > 0, amount > 0 else { return String(repeating: "░", count: 10) }
    let filled = amount >= target ? 10 : Int(min(9, amount / max(1, target / 10)))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: 10 - filled)
  }
}
