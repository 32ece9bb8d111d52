import Echolog
import Platform

/// The commands about goals and how far they are.
extension Grammar {
  private static let goal = Flag(
    "--goal", .identifier(.goal), repeats: true, "only this goal; may be given again")
  private static let effective = Flag(
    "--effective-from", .when, leaning: .either,
    "the day from which it holds; today unless said")
  private static let reason = Flag("--reason", .words, "why, in your own words")

  static var goals: [Declaration] {
    [
      Declaration(
        .goalSet, "goal set", [Operand(.activity), Operand(.amount, .rest)],
        [Flag("--per", .period, "the period in which to reach it; a day unless said")],
        "set a goal", ["goal set water 2 L --per day", "goal set meditation 3h --per week"]),
      Declaration(
        .goalTarget, "goal target", [Operand(.identifier(.goal)), Operand(.amount, .rest)],
        [effective], "change the target from today on; days before keep theirs",
        ["goal target laptop:7 2.5 L", "goal target laptop:7 2.5 L --effective-from 2025-11-01"]),
      Declaration(
        .goalHistory, "goal history", [Operand(.identifier(.goal))], [],
        "every target of a goal, and when it asked nothing", ["goal history laptop:7"]),
      Declaration(
        .goalDeactivate, "goal deactivate", [Operand(.identifier(.goal))], [effective],
        "let a goal rest", ["goal deactivate laptop:7"]),
      Declaration(
        .goalReactivate, "goal reactivate", [Operand(.identifier(.goal))], [effective],
        "take a resting goal up again", ["goal reactivate laptop:7"]),
      Declaration(
        .goalPause, "goal pause", [Operand(.identifier(.goal), .optional)],
        [
          Flag("--from", .when, leaning: .either, "the first day; today unless said"),
          Flag("--to", .when, leaning: .future, "the last day; until you resume unless said"),
          reason,
        ],
        "leave days out of streaks, of one goal or of all",
        [
          "goal pause --to 2025-12-06 --reason Holiday", "goal pause laptop:7",
          "goal pause \"water, weekly\"",
        ]),
      Declaration(
        .goalResume, "goal resume", [Operand(.identifier(.goal), .optional)],
        [
          Flag(
            "--from", .when, leaning: .either,
            "the first day that counts again; today unless said")
        ],
        "let paused goals count again", ["goal resume", "goal resume laptop:7 --from tomorrow"]),
      Declaration(.goals, "goals", "goals and how far they are", ["goals"]),
      Declaration(
        .skip, "skip", [Operand(.when, .optional, leaning: .either)], [reason, goal],
        "leave a day, or of weekly goals its week, out of streaks; today unless said",
        ["skip --reason Flu", "skip yesterday --goal water", "skip \"water, daily\""]),
      Declaration(
        .freeze, "freeze", [Operand(.when, .optional)], [goal],
        "forgive a missed day, yesterday unless said; two in any thirty",
        ["freeze", "freeze 2025-11-14 --goal laptop:7"]),
      Declaration(
        .progress, "progress", [Operand(.identifier(.goal), .optional)], [],
        "how far active goals are, with a kind word", ["progress", "progress laptop:7"]),
      Declaration(
        .streak, "streak", [Operand(.identifier(.goal), .optional)], [],
        "why a streak stands: the days it went over, and what came before",
        ["streak", "streak laptop:7"]),
      Declaration(
        .chart, "chart", [Operand(.activityOrGoal)],
        [
          Flag("--days", .number, "how many days up to today; 7 unless said"),
          Flag("--week", "this week"), Flag("--month", "this month"),
          Flag("--from", .whenOrMonth, "the first day"), Flag("--to", .whenOrMonth, "the last day"),
          Flag("--by", .choice(ChartUnit.allCases.map(\.rawValue)), "what a bar stands for"),
        ],
        "what you logged, drawn day by day beside the goal; name an activity or one goal",
        [
          "chart water", "chart laptop:7", "chart steps --days 30",
          "chart sleep --from 2025-01-01 --by month",
        ]),
    ]
  }
}
