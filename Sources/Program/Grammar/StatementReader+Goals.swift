import Echolog
import Platform

extension StatementReader {
  func aboutGoals() throws(LineError) -> Statement {
    switch line.command.verb {
    case .goalSet:
      let activity = try activity(needed(0))
      let target = try amount(of: activity, takesPeriod: true)
      return try ruled { () throws(Rejection) in
        let period = try Period(named: line.value("--per") ?? "day")
        return .setGoal(activity, target: target, period: period)
      }
    case .goalTarget:
      return .changeTarget(
        id: needed(0), amount: rest(from: 1), from: try effectiveDay())
    case .goalDeactivate:
      return .deactivateGoal(id: needed(0), from: try effectiveDay())
    case .goalReactivate:
      return .reactivateGoal(id: needed(0), from: try effectiveDay())
    case .goalPause, .goalResume, .skip, .freeze: return try excuse()
    case .goalHistory: return .goalHistory(id: needed(0))
    case .progress: return .progress(id: operand(0))
    case .streak: return .streak(id: operand(0))
    case .chart: return .chart(try chart())
    default: return .goals
    }
  }

  private func excuse() throws(LineError) -> Statement {
    let pauses: [Verb] = [.goalPause, .goalResume]
    if pauses.contains(line.command.verb), let word = operand(0), word.lowercased() == "all" {
      throw .usage(.allNamed(word, command: line.command.name))
    }
    let reason = line.value("--reason") ?? ""
    let goals = (line.options["--goal"] ?? []) + [excusedGoal].compactMap(\.self)
    switch line.command.verb {
    case .goalPause:
      let (from, to) = (try first(), try last())
      let pause = PauseGoal(from: from, to: to, reason: reason)
      return .excuse(.pause(pause), goals: line.operands)
    case .goalResume:
      return .excuse(.resume(ResumeGoal(from: try first())), goals: line.operands)
    case .skip:
      let day = try excusedDay()
      return .excuse(.skip(SkipDay(day, reason: reason)), goals: goals)
    default: return .excuse(.freeze(FreezeDay(try excusedDay())), goals: goals)
    }
  }

  /// The goal of an activity may stand where a day would, which no activity names.
  private var excusedGoal: String? {
    line.operands.first.flatMap { word in
      GoalName(word) == nil ? nil : word
    }
  }

  private func excusedDay() throws(LineError) -> CivilDay? {
    excusedGoal == nil ? try dayOperand() : nil
  }

  private func chart() throws(LineError) -> ChartRequest {
    let spans = ["--days", "--week", "--month"].filter(line.has)
    let bounds = ["--from", "--to"].filter(line.has)
    if let first = spans.first, let second = spans.dropFirst().first ?? bounds.first {
      throw .usage(.flagsExclude(first, second))
    }
    let unit: ChartUnit? =
      if let word = line.value("--by") { try choice(word, for: "--by") } else { nil }
    let (from, to) = try days()
    let span: ChartRequest.Span =
      if line.has("--week") {
        .week
      } else if line.has("--month") {
        .month
      } else if !bounds.isEmpty {
        .between(from, to)
      } else {
        try number("--days").map { .days($0) } ?? .usual
      }
    let word = needed(0)
    let isName = word.contains(":") || Int(word) != nil || GoalName(word)?.period != nil
    return ChartRequest(isName ? .goal(word) : .activity(try activity(word)), span, by: unit)
  }

  private func dayOperand() throws(LineError) -> CivilDay? {
    guard let words = operand(0) else { return nil }
    return try time(named: words, leaning: line.command.operands[0].leaning).civilDay
  }

  private func first() throws(LineError) -> CivilDay? {
    try bound("--from", isLast: false)?.civilDay
  }

  private func last() throws(LineError) -> CivilDay? {
    try bound("--to", isLast: true)?.civilDay
  }

  /// The day from which a change of a goal holds.
  private func effectiveDay() throws(LineError) -> CivilDay? {
    try when("--effective-from")?.civilDay
  }
}
