import Echolog
import Platform

extension Presenter {
  /// Every target of a goal with the days that it applies to, those that another one replaced, and
  /// the days on which it asked nothing.
  func history(of goal: GoalFacts) -> Page {
    let targets = history.targetHistory(of: goal)
    var page = Page(["schema": "goalHistory/1"])
    page.json = json(goal, targets)
    page.rows = rows(goal, targets)
    page.blocks = [
      .line([
        Span(Messages.name(goal), .strong),
        Span("  " + label(goal.id), .faint),
      ]),
      .table(table(targets, of: goal)),
    ]
    let others = rests(of: goal) + goal.excuses.map { row($0, of: goal) }
    if !others.isEmpty {
      page.blocks += [
        .blank, .line(["It asked nothing"]),
        .table(
          TextTable(
            [.init(""), .init(""), .init("", isProse: true), .init("")], others)),
      ]
    }
    return page
  }

  private func rows(_ goal: GoalFacts, _ targets: [TargetStretch]) -> [[String]] {
    var rows = targets.map { stretch in
      [
        "target", stretch.firstDay.description, stretch.lastDay?.description ?? "",
        String(stretch.target), stretch.event.map(label) ?? "",
      ]
    }
    for replaced in goal.targets.replaced {
      let change = replaced.change
      rows.append([
        "replaced", change.day.description, "", String(change.value),
        change.event.map(label) ?? "",
      ])
    }
    for excuse in goal.excuses {
      rows.append([
        excuse.kind.rawValue, excuse.firstDay.description, excuse.lastDay?.description ?? "",
        text(history.reason(of: excuse)), label(excuse.event),
      ])
    }
    return rows
  }

  private func table(_ targets: [TargetStretch], of goal: GoalFacts) -> TextTable {
    TextTable(
      [
        .init("Target", isRight: true), .init("From"), .init("To"),
        .init("Reached", isRight: true), .init("ID"),
      ],
      targets.flatMap { stretch in
        replaced(before: stretch, of: goal) + [
          [
            Span(Messages.amount(stretch.target, of: goal.activity), .strong),
            Span(Messages.day(stretch.firstDay)), Span(end(stretch.lastDay)),
            Span(Messages.count(stretch.metCount, goal.period == .week ? "week" : "day")),
            Span(stretch.event.map(label) ?? "", .faint),
          ]
        ]
      })
  }

  /// Each comes above what took its place, or what took the place of that.
  private func replaced(before stretch: TargetStretch, of goal: GoalFacts) -> [[Span]] {
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
        Span(replaced.change.event.map(label) ?? "", .faint),
      ]
    }
  }

  private func end(_ day: CivilDay?) -> String { day.map { Messages.day($0) } ?? "on" }

  private func rests(of goal: GoalFacts) -> [[Span]] {
    let changes = goal.activeness.changes
    return changes.indices.filter { !changes[$0].value }.map { index in
      let next = changes.dropFirst(index + 1).first { $0.value }
      return [
        Span("resting"), days(changes[index].day, next.map { $0.day - 1 }), "",
        Span(changes[index].event.map(label) ?? "", .faint),
      ]
    }
  }

  private func row(_ excuse: Excuse, of goal: GoalFacts) -> [Span] {
    let week = week(leftOutBy: excuse, of: goal)
    return [
      Span(Messages.word(excuse.kind)),
      week.map { Span(Messages.week($0, of: excuse.firstDay)) }
        ?? days(excuse.firstDay, excuse.lastDay),
      Span(VisibleText.line(text(history.reason(of: excuse)))),
      Span(label(excuse.event), .faint),
    ]
  }

  /// All of a week that one day leaves out; nil where no more is left out than the excuse names.
  private func week(leftOutBy excuse: Excuse, of goal: GoalFacts) -> ClosedRange<CivilDay>? {
    guard goal.period == .week, excuse.kind != .pause else { return nil }
    return goal.period(holding: excuse.firstDay)
  }

  private func days(_ first: CivilDay, _ last: CivilDay?) -> Span {
    guard let last else { return Span("from " + Messages.day(first) + " on") }
    guard last >= first else { return Span(Messages.day(first)) }
    return Span(Messages.days(first...last))
  }

  private func json(_ goal: GoalFacts, _ targets: [TargetStretch]) -> JSON {
    let changes = goal.activeness.changes
    return [
      "schema": "goalHistory/1", "id": label(goal.id), "activity": goal.activity.label,
      "period": goal.period.label,
      "targets": targets.map {
        span($0.firstDay, $0.lastDay).with([
          "target": $0.target, "reached": $0.metCount, "event": $0.event.map(label),
        ])
      },
      "active": changes.map {
        ["from": $0.day, "isActive": $0.value, "event": $0.event.map(label)] as JSON
      },
      "excuses": goal.excuses.map { json($0, of: goal) },
      "replaced": goal.targets.replaced.map(json),
    ]
  }

  private func json(_ excuse: Excuse, of goal: GoalFacts) -> JSON {
    let reason = history.reason(of: excuse).map { text($0) }
    let week = week(leftOutBy: excuse, of: goal).map { span($0.lowerBound, $0.upperBound) }
    return [
      "kind": excuse.kind.rawValue, "from": excuse.firstDay, "to": excuse.lastDay, "week": week,
      "reason": reason, "event": label(excuse.event),
    ]
  }

  func json(_ replaced: Timeline<Int64>.Replaced) -> JSON {
    [
      "from": replaced.change.day, "target": replaced.change.value,
      "event": replaced.change.event.map(label), "replacedBy": replaced.event.map(label),
    ]
  }

  private func span(_ first: CivilDay, _ last: CivilDay?) -> JSON {
    ["from": first, "to": last]
  }
}
