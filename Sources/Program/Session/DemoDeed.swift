import Content
import Echolog
import Platform

/// Something that the invented person does, about the latest entry of its kind where one is meant.
enum DemoDeed {
  case setGoal(Activity, Int64, Period)
  case changeTarget(Activity, Int64)
  case restGoal(Activity)
  case resumeGoal(Activity)
  case remind(Activity, ReminderSchedule)
  case changeReminder(ChangeReminder)
  case removeReminder
  case log(Activity, Int64, Occasion = .now)
  case correctLog(Int64)
  case removeLog
  case moment(String, Occasion = .now)
  case removeMoment
  /// About the latest moment.
  case missPraise(PraiseFailure)
  case enhancePraise(String)
  case summarise(SummariseDay)
  /// Of these goals, or of all.
  case excuse(ExcuseCommand, [Activity] = [])
  case vibe(String, Emotion, EbbinghausInterval)
  case cancelVibe
  /// Opens the Echo that has been due the longest, if there is one.
  case openEcho(DemoAnswer)
  case reopenEcho
  case remember(CaptureMemory)
  case editMemory(EditMemory)
  case unlabelMemory(MemoryLabel)
  case removeMemory
  case favouriteQuote
  case unfavouriteQuote
  case set(ChangeSetting)
  case choose(Policy)
  case permit(Permission)
  case postponePermission
  case notify
  case undo
  /// Takes the last undo back.
  case undoUndo
  case importMoments(String)
  case undoImport
  case consent(ConsentDocument)
  case withdrawConsent(ConsentDocument)
  case notePlan(NotePlan)
  /// Writes everything to a file of this name.
  case export(String)
  case postponeExport
}

/// What she does with an Echo that she opened.
enum DemoAnswer {
  case reflect(String), dismiss, leave
}

/// Gives the commands, and remembers the names that later ones need.
@MainActor final class DemoHands {
  private let diary: Diary
  private var goals: [Activity: EventName] = [:]
  private var reminder: EventName?
  private var log: EventName?
  private var moment: EventName?
  private var vibe: EventName?
  private var answered: EventName?
  private var memory: EventName?
  private var quote: String?
  private var undone: EventName?
  private var batch: EventName?

  init(_ diary: Diary) {
    self.diary = diary
  }

  func imported(_ batch: EventName?) {
    self.batch = batch
  }

  /// - Throws: `DiaryError`; an invented life gives no command that is refused.
  func `do`(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .setGoal, .changeTarget, .restGoal, .resumeGoal, .excuse: try await aboutGoals(deed)
    case .remind, .changeReminder, .removeReminder: try await aboutReminders(deed)
    case .log, .correctLog, .removeLog, .moment, .removeMoment: try await aboutEntries(deed)
    case .missPraise, .enhancePraise, .summarise: try await aboutPraise(deed)
    case .vibe, .cancelVibe, .openEcho, .reopenEcho, .favouriteQuote, .unfavouriteQuote:
      try await aboutEchoes(deed)
    case .remember, .editMemory, .unlabelMemory, .removeMemory: try await aboutMemories(deed)
    case .set, .choose, .permit, .postponePermission, .notify: try await aboutTheVault(deed)
    case .consent, .withdrawConsent, .notePlan, .postponeExport: try await aboutCare(deed)
    case .undo: undone = try await diary.undo(nil).recorded.first?.name
    case .undoUndo: _ = try await diary.undo(known(undone))
    case .undoImport: _ = try await diary.undoImport(known(batch))
    case .importMoments, .export: preconditionFailure("the life itself reads and writes files")
    }
  }

  private func known(_ name: EventName?) -> EventName {
    guard let name else { preconditionFailure("a deed about something comes after it") }
    return name
  }

  private func aboutGoals(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .setGoal(let activity, let target, let period):
      let command = SetGoal(activity: activity, target: target, period: period)
      goals[activity] = try await diary.setGoal(command).name
    case .changeTarget(let activity, let target):
      let command = ChangeGoalTarget(target: target)
      _ = try await diary.changeGoal(known(goals[activity]), .target(command))
    case .restGoal(let activity):
      _ = try await diary.changeGoal(known(goals[activity]), .deactivate(DeactivateGoal()))
    case .excuse(let command, let activities):
      let named = activities.map { known(goals[$0]) }
      _ = try await diary.excuse(named.isEmpty ? nil : named, command)
    case .resumeGoal(let activity):
      _ = try await diary.changeGoal(known(goals[activity]), .reactivate(ReactivateGoal()))
    default: preconditionFailure("no deed about goals")
    }
  }

  private func aboutReminders(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .remind(let activity, let schedule):
      reminder = try await diary.remind(of: known(goals[activity]), SetReminder(schedule)).name
    case .changeReminder(let command):
      _ = try await diary.change(known(reminder), command)
    case .removeReminder: _ = try await diary.remove(known(reminder))
    default: preconditionFailure("no deed about reminders")
    }
  }

  private func aboutEntries(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .log(let activity, let amount, let occasion):
      let command = LogActivity(activity: activity, amount: amount, occasion: occasion)
      let kept = try await diary.log(command).name
      log = kept
      _ = try await diary.showEarnedBadges(after: kept)
    case .correctLog(let amount):
      _ = try await diary.correct(known(log), CorrectActivity(amount: amount))
      _ = try await diary.showEarnedBadges()
    case .removeLog: _ = try await diary.remove(known(log))
    case .moment(let text, let occasion):
      moment = try await diary.logMoment(text, occasion: occasion).name
    case .removeMoment: _ = try await diary.remove(known(moment))
    default: preconditionFailure("no deed about entries")
    }
  }

  private func aboutPraise(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .missPraise(let reason):
      _ = try await diary.notePraiseFailure(of: known(moment), NotePraiseFailure(reason))
    case .enhancePraise(let words):
      _ = try await diary.enhancePraise(
        of: known(moment), EnhancePraise(words, from: "praise.example"))
    case .summarise(let command): _ = try await diary.summarise(command)
    default: preconditionFailure("no deed about praise")
    }
  }

  private func aboutCare(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .consent(let document):
      let version = Catalogue.text(of: document).version
      _ = try await diary.give(GiveConsent(to: document, version: version))
    case .withdrawConsent(let document):
      _ = try await diary.withdraw(WithdrawConsent(to: document))
    case .notePlan(let command): _ = try await diary.note(command)
    case .postponeExport: _ = try await diary.postponeExport()
    default: preconditionFailure("no deed about agreements, plans and exports")
    }
  }

  private func aboutEchoes(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .vibe(let text, let emotion, let interval):
      let command = SendVibe(text: text, emotion: emotion, interval: interval)
      vibe = try await diary.send(command).name
    case .cancelVibe: _ = try await diary.cancel(known(vibe))
    case .openEcho(let answer): try await openEcho(answer)
    case .reopenEcho: if let answered { _ = try await diary.reveal(answered) }
    case .favouriteQuote:
      guard let today = try await diary.quoteOfTheDay() else { return }
      quote = today.id
      _ = try await diary.mark(FavouriteQuote(today.id))
    case .unfavouriteQuote:
      guard let quote else { return }
      _ = try await diary.mark(FavouriteQuote(quote, isFavourite: false))
    default: preconditionFailure("no deed about Echoes")
    }
  }

  private func openEcho(_ answer: DemoAnswer) async throws(DiaryError) {
    let due = try await diary.glance { $0.history.dueEchoes(at: $0.viewpoint).first?.id }.answer
    guard let due else { return }
    _ = try await diary.reveal(due)
    switch answer {
    case .reflect(let note): _ = try await diary.reflect(due, note: note)
    case .dismiss: _ = try await diary.dismiss(due)
    case .leave: return
    }
    answered = due
  }

  private func aboutMemories(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .remember(let command): memory = try await diary.remember(command).first?.name
    case .editMemory(let command): _ = try await diary.edit(known(memory), command)
    case .unlabelMemory(let label):
      _ = try await diary.unlabel(known(memory), UnlabelMemory([label]))
    case .removeMemory: _ = try await diary.remove(known(memory))
    default: preconditionFailure("no deed about memories")
    }
  }

  private func aboutTheVault(_ deed: DemoDeed) async throws(DiaryError) {
    switch deed {
    case .set(let setting): _ = try await diary.change(setting)
    case .choose(let policy): _ = try await diary.select(policy)
    case .permit(let permission): _ = try await diary.change(ChangePermission(permission))
    case .postponePermission: _ = try await diary.postponePermission()
    case .notify: _ = try await diary.showArrivedNotifications()
    default: preconditionFailure("no deed about the vault")
    }
  }
}
