import CivilTime
package import Domain
import Events
import ReadModels

extension Telling {
  /// Every target of a goal with the days for which it holds, and the days on which it asked
  /// nothing.
  package func history(of goal: GoalFacts) -> Page {
    let targets = history.targetHistory(of: goal)
    var page = Page(schema: "goalHistory/1")
    page.json = json(goal, targets)
    page.rows =
      targets.map {
        [
          "target", $0.firstDay.description, $0.lastDay?.description ?? "", String($0.target),
          $0.event.map(label) ?? "",
        ]
      }
      + goal.excuses.map {
        [
          $0.kind.rawValue, $0.firstDay.description, $0.lastDay?.description ?? "",
          text(history.reason(of: $0)), label($0.event),
        ]
      }
    page.blocks = [
      .line([
        Span(goal.activity.label + " a " + goal.period.label, .strong),
        Span("  " + label(goal.id), .faint),
      ]),
      .table(table(targets, of: goal)),
    ]
    let others = rests(of: goal) + goal.excuses.map(row)
    if !others.isEmpty {
      page.blocks += [
        .blank, .line(["It asked nothing"]),
        .table(
          TextTable(
            [.init(""), .init(""), .init("", isFlexible: true), .init("")], others)),
      ]
    }
    return page
  }

  private func table(_ targets: [TargetStretch], of goal: GoalFacts) -> TextTable {
    TextTable(
      [
        .init("Target", isRight: true), .init("From"), .init("To"),
        .init("Reached", isRight: true), .init("ID"),
      ],
      targets.map { stretch in
        [
          Span(Catalogue.amount(stretch.target, of: goal.activity), .strong),
          Span(Catalogue.day(stretch.firstDay)), Span(end(stretch.lastDay)),
          Span(Catalogue.count(stretch.metCount, goal.period == .week ? "week" : "day")),
          Span(stretch.event.map(label) ?? "", .faint),
        ]
      })
  }

  private func end(_ day: CivilDay?) -> String { day.map { Catalogue.day($0) } ?? "on" }

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

  private func row(_ excuse: Excuse) -> [Span] {
    [
      Span(Catalogue.word(excuse.kind)), days(excuse.firstDay, excuse.lastDay),
      Span(VisibleText.line(text(history.reason(of: excuse)))),
      Span(label(excuse.event), .faint),
    ]
  }

  private func days(_ first: CivilDay, _ last: CivilDay?) -> Span {
    guard let last else { return Span("from " + Catalogue.day(first) + " on") }
    guard last >= first else { return Span(Catalogue.day(first)) }
    return Span(Catalogue.days(first...last))
  }

  private func json(_ goal: GoalFacts, _ targets: [TargetStretch]) -> JSON {
    let changes = goal.activeness.changes
    return .object([
      ("schema", "goalHistory/1"), ("id", .string(label(goal.id))),
      ("activity", .string(goal.activity.label)), ("period", .string(goal.period.label)),
      (
        "targets",
        .array(
          targets.map {
            .object(
              span($0.firstDay, $0.lastDay) + [
                ("target", .integer($0.target)), ("reached", .number($0.metCount)),
                ("event", .optional($0.event.map(label))),
              ])
          })
      ),
      (
        "active",
        .array(
          changes.map {
            .object([
              ("from", .string($0.day.description)), ("isActive", .bool($0.value)),
              ("event", .optional($0.event.map(label))),
            ])
          })
      ),
      (
        "excuses",
        .array(
          goal.excuses.map { excuse in
            let reason = history.reason(of: excuse).map { text($0) }
            return .object(
              [("kind", .string(excuse.kind.rawValue))] + span(excuse.firstDay, excuse.lastDay)
                + [("reason", .optional(reason)), ("event", .string(label(excuse.event)))])
          })
      ),
    ])
  }

  private func span(_ first: CivilDay, _ last: CivilDay?) -> [JSON.Member] {
    [("from", .string(first.description)), ("to", .optional(last?.description))]
  }
}
