import Echolog
import Platform

/// What was said of a goal: a target and its days, one that was replaced, rest, or an excuse.
struct GoalLine: Sendable {
  let kind: String
  let firstDay: CivilDay
  private(set) var lastDay: CivilDay?
  private(set) var target: Int64?
  let event: EventName?
  private(set) var stretch: TargetStretch?
  /// A target that another one took the place of.
  private(set) var replaced: Timeline<Int64>.Replaced?
  private(set) var excuse: Excuse?

  init(inForce stretch: TargetStretch) {
    (kind, firstDay, lastDay) = ("target", stretch.firstDay, stretch.lastDay)
    (target, event, self.stretch) = (stretch.target, stretch.event, stretch)
  }

  init(_ replaced: Timeline<Int64>.Replaced) {
    (kind, firstDay, target) = ("replaced", replaced.change.day, replaced.change.value)
    (event, self.replaced) = (replaced.change.event, replaced)
  }

  /// Days on which it rested, up to the day before it was taken up again.
  init(rest change: Timeline<Bool>.Change, lastDay: CivilDay?) {
    (kind, firstDay, self.lastDay, event) = ("rest", change.day, lastDay, change.event)
  }

  init(_ excuse: Excuse) {
    (kind, firstDay, lastDay) = (excuse.kind.rawValue, excuse.firstDay, excuse.lastDay)
    (event, self.excuse) = (excuse.event, excuse)
  }
}

extension Table where Row == GoalLine {
  static func lines(_ lines: [GoalLine]) -> Table {
    Table(
      "lines", "What was said of a goal", key: ["kind", "event"],
      [
        Column("kind", .word, "target, replaced, rest, skip, pause or freeze") { line, _ in
          .word(line.kind)
        }
      ] + Column.calendar("it begins on") { line, _ in line.firstDay } + [
        Column("firstDay", .day, "the first day") { line, _ in .day(line.firstDay) },
        Column("lastDay", .day, "the last day; null where it goes on") { line, _ in
          .day(line.lastDay)
        },
        Column("target", .number, "how much was asked for") { line, _ in
          .optional(line.target, Cell.number)
        },
        Column("metCount", .number, "how many days or weeks reached it") { line, _ in
          .optional(line.stretch) { .number($0.metCount) }
        },
        Column("reason", .text, "why, in the person's words") { line, view in
          .text(line.excuse.flatMap(view.history.reason))
        },
        Column("event", .id, "what said it") { line, _ in .id(line.event) },
      ]
    ) { _, _ in AnyIterator(lines.makeIterator()) }
  }
}
