import Echolog
import Platform

/// Reminders of goals.
extension Session {
  func recordReminder(_ statement: Statement) async throws(Stopped) -> Recorded {
    let diary = try opened()
    switch statement {
    case .remind(let words, let command):
      let goal = try await goal(words)
      return try await asking { () async throws(DiaryError) in
        try await diary.remind(of: goal, command)
      }
    case .changeReminder(let words, let command):
      let id = try await reminder(words)
      return try await asking { () async throws(DiaryError) in
        try await diary.change(id, command)
      }
    case .removeReminder(let words):
      let id = try await reminder(words)
      return try await asking { () async throws(DiaryError) in try await diary.remove(id) }
    default: preconditionFailure("not about a reminder")
    }
  }

  /// The goal that is named by its id, or by its activity, with its period where that has several:
  /// the active one, else the one at rest; the other way round where one at rest is wanted.
  func goal(_ words: String, atRest: Bool = false) async throws(Stopped) -> EventName {
    guard let name = GoalName(words) else { return try await find(words, .goal) }
    let told = try await telling()
    let named = told.history.goalFacts().filter(name.suits)
    let wanted = named.filter { $0.isActive(asOf: told.view.today) != atRest }
    let goals = wanted.isEmpty ? named : wanted
    guard let only = goals.first else {
      throw .trouble(await trouble(.notFound(.goal, words), naming: words, of: [.goal]))
    }
    guard goals.count == 1 else {
      throw .trouble(told.ambiguous(words, goals.map { (id: $0.id, goal: $0) }, .goal))
    }
    return only.id
  }

  /// The reminder that is named by its id, or by the name of its goal where it is the only one.
  private func reminder(_ words: String) async throws(Stopped) -> EventName {
    guard let name = GoalName(words) else { return try await find(words, .reminder) }
    let told = try await telling()
    let named = told.history.reminders(at: told.view).filter { name.suits($0.goal) }
    guard let only = named.first else { return try await find(words, .reminder) }
    guard named.count == 1 else {
      throw .trouble(told.ambiguous(words, named.map { (id: $0.id, goal: $0.goal) }, .reminder))
    }
    return only.id
  }
}
