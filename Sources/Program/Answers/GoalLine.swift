import Echolog
import Platform

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
  static func lines(_ lines: [GoalLine]) -> Table {
    Table(
      "lines", "What was said of a goal", key: ["kind", "event"],
      [.word("kind", "target, replaced, rest, skip, pause or freeze") { $0.kind }]
        + Column.calendar("it begins on") { line, _ in line.firstDay } + [
          .day("firstDay", "the first day") { $0.firstDay },
          .day("lastDay", "the last day; null where it goes on") { $0.lastDay },
          Column("target", .number, "how much was asked for") { line, _ in
            .optional(line.target, Cell.number)
          },
          Column("metCount", .number, "how many days or weeks reached it") { line, _ in
            .optional(line.stretch) { .number($0.metCount) }
          },
          .text("reason", "why, in the person's words") { $0.excuse.flatMap($1.history.reason) },
          .id("event", "what said it") { $0.event },
        ]
    ) { _, _ in AnyIterator(lines.makeIterator()) }
  }
}
