import Content
import Echolog
import Platform

/// Commands that record one event.
extension Session {
  func record(_ statement: Statement, _ console: Console) async throws(Stopped) -> Page {
    let diary = try opened()
    let recorded: Recorded
    switch statement {
    case .send(let command, _): recorded = try await send(command)
    case .moment(let text, let occasion):
      recorded = try await asking { () async throws(DiaryError) in
        try await diary.logMoment(text, occasion: occasion)
      }
    case .log(let activity, let amount, let note, let occasion):
      let command = LogActivity(
        activity: activity, amount: amount, note: note, occasion: occasion)
      recorded = try await asking { () async throws(DiaryError) in try await diary.log(command) }
    case .correct(let words, let amount, let occasion):
      let id = try await find(words, .log)
      let command = CorrectActivity(
        amount: try await read(amount, forLog: id, named: words), occasion: occasion)
      recorded = try await asking { () async throws(DiaryError) in
        try await diary.correct(id, command)
      }
    case .remove(let words):
      let id = try await findRemovable(words)
      recorded = try await asking { () async throws(DiaryError) in try await diary.remove(id) }
    case .enhancePraise, .notePraiseFailure, .summarise:
      recorded = try await onMoments(statement)
    case .reflect, .dismiss, .cancel: recorded = try await answerEcho(statement, console)
    case .markQuote, .changePermission, .postponePermission, .changeSetting:
      recorded = try await changeSurroundings(statement)
    case .remind, .changeReminder, .removeReminder:
      recorded = try await recordReminder(statement)
    default: recorded = try await changeGoal(statement)
    }
    let badges = await badges(after: statement, recorded.name, in: diary)
    let told = try await tellingAfterCommand()
    let words = [
      told.history.dayWords(replacedBy: recorded.name)?.text, told.history.settings.helpLine,
    ]
    return try await telling(told, with: words.compactMap(\.self)).recorded(
      recorded.name, recorded.event, badges: badges)
  }

  /// The badges that were earned by what was just kept, shown for the first time.
  private func badges(
    after statement: Statement, _ name: EventName, in diary: Diary
  ) async -> [EarnedBadge] {
    do throws(DiaryError) {
      switch statement {
      // A badge is no answer to something heavy; it comes with the next log.
      case .log(_, _, let note, _) where Tact.weight(of: note).isHeavy: return []
      case .log: return try await diary.showEarnedBadges(after: name)
      case .correct: return try await diary.showEarnedBadges()
      default: return []
      }
    } catch {
      // What was asked for is kept; a badge that could not be comes with a later one.
      return []
    }
  }

  private func onMoments(_ statement: Statement) async throws(Stopped) -> Recorded {
    let diary = try opened()
    switch statement {
    case .enhancePraise(let words, let command):
      let id = try await find(words, .moment)
      return try await asking { () async throws(DiaryError) in
        try await diary.enhancePraise(of: id, command)
      }
    case .notePraiseFailure(let words, let command):
      let id = try await find(words, .moment)
      return try await asking { () async throws(DiaryError) in
        try await diary.notePraiseFailure(of: id, command)
      }
    case .summarise(let command):
      return try await asking { () async throws(DiaryError) in try await diary.summarise(command) }
    default: preconditionFailure("not about moments")
    }
  }

  private func changeGoal(_ statement: Statement) async throws(Stopped) -> Recorded {
    let diary = try opened()
    let id: EventName
    let change: GoalChange
    switch statement {
    case .setGoal(let activity, let target, let period):
      let command = SetGoal(activity: activity, target: target, period: period)
      return try await asking { () async throws(DiaryError) in try await diary.setGoal(command) }
    case .changeTarget(let words, let amount, let day):
      id = try await goal(words)
      let facts = try await telling().history.goalFacts(id)
      let target = try read(
        amount, of: facts?.activity ?? .unspecified, in: ["goal", "target", words])
      change = .target(ChangeGoalTarget(target: target, effectiveDay: day))
    case .deactivateGoal(let words, let day):
      id = try await goal(words)
      change = .deactivate(DeactivateGoal(effectiveDay: day))
    case .reactivateGoal(let words, let day):
      id = try await goal(words, atRest: true)
      change = .reactivate(ReactivateGoal(effectiveDay: day))
    default: preconditionFailure("not about a goal")
    }
    return try await asking { () async throws(DiaryError) in
      try await diary.changeGoal(id, change)
    }
  }

  private func read(_ amount: String, forLog id: EventName, named words: String)
    async throws(Stopped) -> Int64
  {
    guard let log = try await telling().history.log(id) else { preconditionFailure("found above") }
    return try read(amount, of: log.activity, in: ["correct", words])
  }

  /// - Parameter command: the words of the line before the amount.
  private func read(
    _ amount: String, of activity: Activity, in command: [String]
  ) throws(Stopped) -> Int64 {
    do throws(Rejection) {
      return try Quantity.baseUnits(amount, of: activity)
    } catch {
      let near = Catalogue.amountWords(near: amount, of: activity, takesPeriod: false)
      throw .trouble(Catalogue.trouble(error, example: Words.line(command + near)))
    }
  }
}

extension Trouble {
  /// The same with the emotion that the words sound like, where they sound like one.
  func offeringEmotion(for text: String?) -> Trouble {
    guard let text, let emotion = EmotionModel.suggestion(for: text) else { return self }
    return offering(emotion.rawValue)
  }
}
