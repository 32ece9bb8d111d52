import Echolog
import Platform

/// What was said of a goal.
enum GoalLine: Sendable {
  /// Days with a target.
  case inForce(TargetStretch)
  /// A target that another one took the place of.
  case replaced(Timeline<Int64>.Replaced)
  /// Days on which it rested, up to the day before it was taken up again.
  case rest(Timeline<Bool>.Change, lastDay: CivilDay?)
  /// Days on which it asks nothing.
  case excused(Excuse)

  var kind: String {
    switch self {
    case .inForce: "target"
    case .replaced: "replaced"
    case .rest: "rest"
    case .excused(let excuse): excuse.kind.rawValue
    }
  }

  var firstDay: CivilDay {
    switch self {
    case .inForce(let stretch): stretch.firstDay
    case .replaced(let replaced): replaced.change.day
    case .rest(let change, _): change.day
    case .excused(let excuse): excuse.firstDay
    }
  }

  var lastDay: CivilDay? {
    switch self {
    case .inForce(let stretch): stretch.lastDay
    case .replaced: nil
    case .rest(_, let day): day
    case .excused(let excuse): excuse.lastDay
    }
  }

  var target: Int64? {
    switch self {
    case .inForce(let stretch): stretch.target
    case .replaced(let replaced): replaced.change.value
    case .rest, .excused: nil
    }
  }

  var stretch: TargetStretch? { if case .inForce(let stretch) = self { stretch } else { nil } }

  var excuse: Excuse? { if case .excused(let excuse) = self { excuse } else { nil } }

  var event: EventName? {
    switch self {
    case .inForce(let stretch): stretch.event
    case .replaced(let replaced): replaced.change.event
    case .rest(let change, _): change.event
    case .excused(let excuse): excuse.event
    }
  }
}

extension Table where Row == GoalLine {
  /// What was said of one goal.
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
