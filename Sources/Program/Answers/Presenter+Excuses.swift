import Echolog

extension Presenter {
  /// Which days do not count now, or count again, for which goals, and how long their streaks are.
  ///
  /// - Parameters:
  ///   - recorded: events of one command, as they were written, at least one.
  ///   - leftOut: the goals to which it did not apply, though nobody named them.
  ///   - before: all goals as they were before the command.
  func excused(
    _ recorded: [(name: EventName, event: Event)], leftOut: [ExcuseCommand.LeftOut], before: [Goal]
  ) -> Page {
    let goals = recorded.compactMap { name, event -> (name: EventName, goal: Goal)? in
      history.goal(event.entity(in: name)).map { (name, $0) }
    }
    guard let first = recorded.first else { preconditionFailure("a command records something") }
    let (body, all) = (first.event.body, goals.map(\.goal))
    var page = self.recorded(first.name, first.event)
    page.rows = zip(recorded, goals).map { recorded, goal in
      [label(goal.goal.id), recorded.event.body.typeName]
        + json(recorded.event.body).members.prefix(2).map(\.value.plain)
    }
    page.rows += leftOut.map { [label($0.goal), "leftOut", $0.why.word, ""] }
    page.add(json(body))
    page.add([
      "goals": goals.map { json($0.name, $0.goal, after: body) }, "leftOut": leftOut.map(json),
    ])
    page.blocks = [.line(answer(to: body, about: all, before), .good)]
    // A day that is left out is no occasion to be shown zeros.
    let shown = all.filter {
      body.type == .dayFrozen || streak(of: $0, after: body).streak.current > 0
    }
    if !shown.isEmpty { page.blocks.append(.table(table(shown, after: body))) }
    page.blocks += goals.compactMap(together) + weeks(body, all) + said(leftOut, body)
    page.blocks += all.flatMap { cancelled($0, before, by: body) }
    page.blocks += lines(help: first.event.acknowledgement.help)
    page.notes += inVain(body, all)
    if case .goalPaused(let pause) = body, pause.lastDay == nil {
      page.note("echolog goal resume lets days count again.")
    } else {
      page.note("echolog undo takes that back.")
    }
    return page
  }

  private func answer(to body: Event.Body, about goals: [Goal], _ before: [Goal]) -> String {
    switch body {
    case .daySkipped(let body):
      VisibleText.line("Noted: \(leftOut(body.day, of: goals))\(because(body.reason)).")
        + Messages.whatCounts(
          goals.filter { !history.totals(of: $0.activity, in: period($0, body.day)).isEmpty })
    case .dayFrozen(let body):
      "Forgiven: \(day(body.day))."
        + (goals.contains { vain($0, over: body.day) == nil } ? " Streaks go on over it." : "")
    case .goalPaused(let body):
      VisibleText.line("Paused \(paused(body))" + because(body.reason) + ".")
    case .goalResumed(let body):
      welcome(from: CivilDay(daysSinceEpoch: body.effectiveDay), goals, before)
    default: done(body)
    }
  }

  /// `for today`, `from today until you resume`.
  private func paused(_ body: GoalPaused) -> String {
    if body.lastDay == body.firstDay { return "for \(day(body.firstDay))" }
    let end = body.lastDay.map { "to \(day($0))" } ?? Messages.until(nil)
    return "from \(day(body.firstDay)) " + end
  }

  /// Of weekly goals alone it is the week.
  private func leftOut(_ number: Int32, of goals: [Goal]) -> String {
    guard let week = sharedWeek(number, of: goals) else { return "\(day(number)) does not count" }
    return Messages.week(week, today: view.today) + " does not count for "
      + Messages.all(goals.map(\.activity.label))
  }

  private func period(_ goal: Goal, _ number: Int32) -> ClosedRange<CivilDay> {
    goal.period(holding: CivilDay(daysSinceEpoch: number))
  }

  /// The week of a day, where all the goals are weekly and their weeks begin alike.
  private func sharedWeek(_ number: Int32, of goals: [Goal]) -> ClosedRange<CivilDay>? {
    let periods = Set(goals.map { period($0, number) })
    guard periods.count == 1, goals.allSatisfy({ $0.period == .week }) else { return nil }
    return periods.first
  }

  /// Beside other goals each weekly one shows what the day leaves out of it; of a pause what it
  /// leaves out at either end of its days.
  private func weeks(_ body: Event.Body, _ goals: [Goal]) -> [Page.Block] {
    let (first, last): (Int32, Int32)
    switch body {
    case .daySkipped(let body):
      guard sharedWeek(body.day, of: goals) == nil else { return [] }
      (first, last) = (body.day, body.day)
    case .goalPaused(let body): (first, last) = (body.firstDay, body.lastDay ?? .max)
    default: return []
    }
    return goals.filter { $0.period == .week }.flatMap { goal in
      let ends = [period(goal, first)] + (last == .max ? [] : [period(goal, last)])
      let parts = ends.filter { week in
        first > week.lowerBound.daysSinceEpoch || last < week.upperBound.daysSinceEpoch
      }
      return (parts.first == parts.last ? Array(parts.prefix(1)) : parts).map { week in
        Page.Block.line(Messages.leavesOut(Messages.week(week, today: view.today), of: goal))
      }
    }
  }

  /// Of a pause that leaves no day between it and another one, how long both are.
  private func together(_ event: EventName, _ goal: Goal) -> Page.Block? {
    let pauses = goal.excuses.filter { $0.kind == .pause }
    guard let said = pauses.first(where: { $0.event == event }),
      let whole = goal.pause(on: said.firstDay),
      pauses.contains(where: { $0.event != event && whole.contains($0.firstDay) })
    else { return nil }
    return .line(
      "Together with what was paused before, \(Messages.name(goal)) is paused "
        + Messages.paused(from: whole.firstDay, until: whole.lastDay) + ".")
  }

  /// A day that is left out for another reason counts no more than before.
  private func welcome(from day: CivilDay, _ goals: [Goal], _ before: [Goal]) -> String {
    let resumed = before.filter { goal in goals.contains { $0.id == goal.id } }
    let isBack = resumed.contains { $0.pause(on: day) != nil || $0.pause(on: view.today) != nil }
    guard isBack else { return "No pause is to come any more; days count as they did." }
    let first = goals.isEmpty ? day : goals.compactMap { $0.firstDayAsking(from: day) }.min()
    guard let first else { return "Welcome back. Another pause goes on until you resume." }
    guard let excuse = goals.first?.excuse(on: day), first > day else {
      // Of a week in which something was left out nothing is asked.
      let later = goals.compactMap { goal in
        let period = goal.period(holding: day)
        return goal.excuse(within: period) == nil ? nil : (goal, period.upperBound + 1)
      }
      return "Welcome back. Days count again from \(self.day(day))."
        + later.map { " \(Messages.name($0)) counts again from \(self.day($1))." }.joined()
    }
    return "Welcome back. Days count again from \(self.day(first)), because \(self.day(day)) is "
      + Messages.word(excuse.kind) + "."
  }

  /// The pauses of a goal that were still to come and come no more.
  private func cancelled(_ goal: Goal, _ before: [Goal], by body: Event.Body) -> [Page.Block] {
    guard case .goalResumed(let body) = body, let then = before.first(where: { $0.id == goal.id })
    else { return [] }
    var blocks: [Page.Block] = []
    var day = max(view.today, CivilDay(daysSinceEpoch: body.effectiveDay) - 1)
    while let pause = then.pause(after: day) {
      blocks.append(.line(Messages.cancelled(pause, of: goal)))
      guard let last = pause.lastDay else { break }
      day = last
    }
    return blocks
  }

  /// Of each goal for which nothing goes on over the forgiven day, where that lies.
  private func inVain(_ body: Event.Body, _ goals: [Goal]) -> [String] {
    guard case .dayFrozen(let body) = body else { return [] }
    return goals.compactMap { vain($0, over: body.day) }.map(Messages.inVain)
  }

  private func vain(_ goal: Goal, over number: Int32) -> VainFreeze? {
    history.vainFreeze(CivilDay(daysSinceEpoch: number), of: goal, today: view.today)
  }

  /// `Not forgiven: steps a day (reached already).`
  private func said(_ leftOut: [ExcuseCommand.LeftOut], _ body: Event.Body) -> [Page.Block] {
    leftOut.compactMap { left in
      guard let goal = history.goal(left.goal) else { return nil }
      let said = "\(Messages.name(goal)) (\(Messages.briefly(left.why)))."
      return .line([Span(Messages.leftOut(by: body), .faint), Span(said)])
    }
  }

  private func json(_ leftOut: ExcuseCommand.LeftOut) -> JSON {
    ["id": label(leftOut.goal), "why": leftOut.why.word, "message": Messages.briefly(leftOut.why)]
  }

  private func day(_ number: Int32) -> String { day(CivilDay(daysSinceEpoch: number)) }

  private func because(_ reason: Text) -> String { reason.words.map { ": " + $0 } ?? "" }

  /// The first and the last of the days, which may be open, and of some why.
  private func json(_ body: Event.Body) -> JSON {
    func days(_ first: Int32, _ last: Int32?) -> JSON {
      span(CivilDay(daysSinceEpoch: first), last.map { CivilDay(daysSinceEpoch: $0) })
    }
    return switch body {
    case .daySkipped(let body): days(body.day, body.day).with(["reason": body.reason.words])
    case .dayFrozen(let body): days(body.day, body.day)
    case .goalPaused(let body):
      days(body.firstDay, body.lastDay).with(["reason": body.reason.words])
    case .goalResumed(let body): days(body.effectiveDay, nil)
    default: preconditionFailure("\(body.typeName) leaves out no days")
    }
  }

  private func json(_ name: EventName, _ goal: Goal, after body: Event.Body) -> JSON {
    let named = streak(of: goal, after: body)
    return [
      "id": label(goal.id), "event": label(name), "activity": goal.activity.label,
      "period": goal.period.label, "definition": named.definition.rawValue,
      "current": named.streak.current, "unit": named.streak.unit.rawValue,
    ]
  }

  /// After a skip, which is about goals, the streak of the goal itself; else the one that counts
  /// first.
  private func streak(of goal: Goal, after body: Event.Body) -> NamedStreak {
    if case .daySkipped = body { return history.reachedStreak(of: goal, today: view.today) }
    return history.firstStreak(of: goal, today: view.today)
  }

  /// The streak of each goal; after a day was forgiven, how many still can be.
  private func table(_ goals: [Goal], after body: Event.Body) -> TextTable {
    let isForgiving = body.type == .dayFrozen
    return TextTable(
      ["Goal", .right("Streak"), "Counted"] + (isForgiving ? ["To forgive"] : []) + ["ID"],
      goals.map { goal in
        let named = streak(of: goal, after: body)
        let length = Span(length(named.streak.current, named.streak.unit), .strong)
        let left = FreezeDay.left(of: goal, on: view.today)
        let toForgive = Span("\(left) of \(FreezeDay.budget) in \(FreezeDay.budgetDays) days")
        return [Span(Messages.name(goal)), length, Span(counted(named))]
          + (isForgiving ? [toForgive] : []) + [id(goal.id)]
      })
  }

  func excuses(_ rows: [OfGoal<Excuse>]) -> Page {
    var page = Page(
      schema: "excuses/1", listing: ListedRows(self, .excuses, rows), of: rows, as: "excuses",
      plain: ["goal", "activity", "kind", "firstDay", "lastDay", "reason", "event"],
      shown: [
        .init("Days") { row in
          let first = row.part.firstDay
          let days = row.part.lastDay.map { Messages.days(first...$0) }
          return Span(days ?? Messages.paused(from: first, until: nil))
        },
        .init("What") { Span(Messages.word($0.part.kind)) },
        .init("Goal") { Span(Messages.name($0.goal)) },
        .init(.flexible("Why"), "reason"), .init("ID", "event"),
      ])
    page.notes = ["echolog undo ID lets days of one count again."]
    if rows.isEmpty {
      page.say(
        "No days are left out.", "echolog skip, goal pause and freeze leave days out of streaks.")
    }
    return page
  }
}
