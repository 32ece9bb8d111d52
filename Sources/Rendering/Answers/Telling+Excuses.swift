package import Bytes
import CivilTime
package import Domain
package import Events
import ReadModels

extension Telling {
  /// Which days do not count now, or count again, for which goals, and where their streaks stand.
  ///
  /// - Parameters:
  ///   - recorded: events of one command, as they were written, at least one.
  ///   - leftOut: the goals to which it did not apply, though nobody named them.
  package func excused(
    _ recorded: [(name: EventName, event: Event)], leftOut: [ExcuseCommand.LeftOut] = []
  ) -> Page {
    let goals = recorded.compactMap { name, event -> (name: EventName, goal: GoalFacts)? in
      let id = EventName(log: event.subjectLog ?? name.log, number: event.subjectNumber)
      return history.goalFacts(id).map { (name, $0) }
    }
    guard let first = recorded.first else { preconditionFailure("a command records something") }
    var page = self.recorded(first.name, first.event)
    page.rows = zip(recorded, goals).map { pair, goal in
      let (_, event) = pair
      return [label(goal.goal.id), event.body.typeName] + days(event.body)
    }
    page.rows += leftOut.map { [label($0.goal), "leftOut", $0.why.word, ""] }
    if case .object(let members) = page.json {
      page.json = .object(
        members + json(first.event.body) + [
          ("goals", .array(goals.map { json($0.name, $0.goal) })),
          ("leftOut", .array(leftOut.map(json))),
        ])
    }
    page.blocks = [
      .line([Span(answer(to: first.event.body), .good)]), .table(table(goals.map(\.goal))),
    ]
    page.blocks += said(leftOut, first.event.body)
    page.notes.append(next(after: first.event.body))
    return page
  }

  private func answer(to body: Event.Body) -> String {
    switch body {
    case .daySkipped(let body):
      VisibleText.line("Noted: \(day(body.day)) does not count\(because(body.reason)).")
    case .dayFrozen(let body): "Forgiven: \(day(body.day)). Streaks go on over it."
    case .goalPaused(let body):
      VisibleText.line(
        "Paused from \(day(body.firstDay)) "
          + (body.lastDay.map { "to \(day($0))" } ?? "until you resume")
          + because(body.reason) + ".")
    case .goalResumed(let body): "Welcome back. Days count again from \(day(body.effectiveDay))."
    default: done(body)
    }
  }

  /// `Not forgiven: steps a day (reached already).`
  private func said(_ leftOut: [ExcuseCommand.LeftOut], _ body: Event.Body) -> [Page.Block] {
    leftOut.compactMap { left in
      history.goalFacts(left.goal).map { goal in
        .line([
          Span(Catalogue.leftOut(by: body), .faint),
          Span("\(goal.activity.label) a \(goal.period.label) (\(Catalogue.briefly(left.why)))."),
        ])
      }
    }
  }

  private func json(_ leftOut: ExcuseCommand.LeftOut) -> JSON {
    .object([
      ("id", .string(label(leftOut.goal))), ("why", .string(leftOut.why.word)),
      ("message", .string(Catalogue.briefly(leftOut.why))),
    ])
  }

  private func next(after body: Event.Body) -> String {
    guard case .goalPaused(let body) = body, body.lastDay == nil else {
      return "echolog undo takes that back."
    }
    return "echolog goal resume lets days count again."
  }

  private func day(_ number: Int32) -> String {
    day(CivilDay(daysSinceEpoch: number))
  }

  private func because(_ reason: Text) -> String {
    guard case .inline(let words) = reason, !words.isEmpty else { return "" }
    return ": " + words
  }

  /// The first and the last of the days, as a script reads them; the last may be empty.
  private func days(_ body: Event.Body) -> [String] {
    switch body {
    case .daySkipped(let body): [iso(body.day), iso(body.day)]
    case .dayFrozen(let body): [iso(body.day), iso(body.day)]
    case .goalPaused(let body): [iso(body.firstDay), body.lastDay.map(iso) ?? ""]
    case .goalResumed(let body): [iso(body.effectiveDay), ""]
    default: ["", ""]
    }
  }

  private func iso(_ number: Int32) -> String { CivilDay(daysSinceEpoch: number).description }

  private func json(_ body: Event.Body) -> [JSON.Member] {
    let days = days(body)
    var members: [JSON.Member] = [
      ("from", .string(days[0])), ("to", days[1].isEmpty ? .null : .string(days[1])),
    ]
    switch body {
    case .daySkipped(let body): members.append(("reason", json(body.reason)))
    case .goalPaused(let body): members.append(("reason", json(body.reason)))
    default: break
    }
    return members
  }

  private func json(_ reason: Text) -> JSON {
    guard case .inline(let words) = reason, !words.isEmpty else { return .null }
    return .string(words)
  }

  private func json(_ name: EventName, _ goal: GoalFacts) -> JSON {
    let streak = history.streak(of: goal, .period, today: view.today)
    return .object([
      ("id", .string(label(goal.id))), ("event", .string(label(name))),
      ("activity", .string(goal.activity.label)), ("period", .string(goal.period.label)),
      ("current", .number(streak.current)), ("unit", .string(streak.unit.rawValue)),
    ])
  }

  private func table(_ goals: [GoalFacts]) -> TextTable {
    TextTable(
      [.init("Goal"), .init("Streak", isRight: true), .init("ID")],
      goals.map { goal in
        let streak = history.streak(of: goal, .period, today: view.today)
        return [
          Span(goal.activity.label + " a " + goal.period.label),
          Span(length(streak.current, streak.unit), .strong), Span(label(goal.id), .faint),
        ]
      })
  }
}
