import Echolog
import Interop

// Habits of another program, as they came.
extension Messages {
  static func habits(_ habits: [ImportedHabit]) -> [Page.Block] {
    guard !habits.isEmpty else { return [] }
    return [
      .table(
        [.flexible("Habit"), "Here", "New", "Goal"],
        habits.map { habit in
          let skips = habit.skips == 0 ? "" : ", " + count(habit.skips, "skip")
          return [
            Span(VisibleText.line(habit.name)), Span(habit.activity?.label ?? ""),
            Span(count(habit.logs, "log") + skips), Span(habit.goal.map(aim) ?? ""),
          ]
        })
    ]
  }

  /// `20 pages a day`, `at most 2 cups a day`, `3 times a week`; its latest target.
  private static func aim(of goal: Goal) -> String {
    let target = goal.targets.changes.last?.value ?? 0
    return self.target(target, of: goal) + (goal.period == .week ? " a week" : " a day")
  }

  static func json(_ habit: ImportedHabit, by presenter: Presenter) -> JSON {
    let target = habit.goal.flatMap { $0.targets.changes.last.map { $0.value } }
    return [
      "name": habit.name, "activity": habit.activity?.label, "logs": habit.logs,
      "skips": habit.skips, "target": target.flatMap { habit.activity?.figure($0) },
      "period": habit.goal?.period.label,
      "bound": habit.goal?.bound.rawValue, "left": left(habit, by: presenter),
    ]
  }

  /// What did not come, or came otherwise, a line for each habit of which there is any.
  static func left(of habits: [ImportedHabit], by presenter: Presenter) -> [String] {
    habits.compactMap { habit in
      let clauses = left(habit, by: presenter)
      return clauses.isEmpty
        ? nil : quoted(habit.name) + ": " + clauses.joined(separator: "; ") + "."
    }
  }

  private static func left(_ habit: ImportedHabit, by presenter: Presenter) -> [String] {
    var said: [ImportedHabit.Left] = []
    for left in habit.left where !said.contains(left) { said.append(left) }
    return said.map { left in
      clause(left, habit.left.count { $0 == left }, of: habit, by: presenter)
    }
  }

  private static func clause(
    _ left: ImportedHabit.Left, _ number: Int, of habit: ImportedHabit, by presenter: Presenter
  ) -> String {
    let are = number == 1 ? "is" : "are"
    let need = number == 1 ? "it needs" : "they need"
    return switch left {
    case .habit(let why): "nothing of it came in" + because(why)
    case .frequency(let times, let days):
      "no goal is set, as \(count(Int(times), "time")) in \(count(Int(days), "day")) is neither "
        + "of a day nor of a week"
    case .target(let why): "no goal is set" + because(why)
    case .goalOtherwise(let goal): "its goal stays as it is here, \(presenter.label(goal))"
    case .reminder: "its reminder is left out, as it needs a goal and a day"
    case .reminderOfGoalHere: "its reminder is left out, as its goal was here before"
    case .skipWithoutGoal: "\(count(number, "skip")) \(are) left out, as \(need) a goal"
    case .skippedWeek:
      "\(count(number, "skip")) of a weekly goal leave\(number == 1 ? "s" : "") out a whole week"
    case .noteOfSkip:
      "\(count(number, "note of a skip", "notes of skips")) \(are) kept with a log of zero"
    case .perhaps(let former):
      "it came as something new; if it is the \(former.label) of an earlier backup, take the "
        + "import back, and echolog activity rename \(former.label) "
        + "\(habit.activity?.label ?? "") first"
    case .cut:
      "\(count(number, "amount")) \(are) kept in "
        + (habit.activity.map(smallestUnit) ?? "part")
        + ", and exactly in \(number == 1 ? "its note" : "their notes")"
    case .refused(let why): "\(count(number, "day")) \(are) left out" + because(why)
    case .notDone: "\(count(number, "day")) marked as not done \(are) left out"
    case .byItself: "\(count(number, "day")) that Loop filled in \(are) left out"
    case .otherwise:
      "\(count(number, "day")) "
        + (number == 1
          ? "differs from an earlier backup and stays as it is here: "
          : "differ from an earlier backup and stay as they are here: ")
        + all(habit.differingDays.prefix(3).map { day($0) }, of: number)
    case .unit: "what it counts is called \(habit.activity?.plural ?? "") here"
    case .words: "its question and description are left out"
    }
  }

  private static func because(_ why: Rejection) -> String {
    " (" + programError(why).sentence + ")"
  }
}
