import Bytes
import CivilTime
import Content
import Domain
import Echolog
import Events
import ReadModels
import Rendering

/// Questions about everything.
extension Session {
  func answer(_ statement: Statement) async throws(Stopped) -> Page {
    if case .today = statement { return try await today() }
    let told = try await telling()
    let (history, view) = (told.history, told.view)
    switch statement {
    case .echoes(let selection): return try await echoes(selection, told)
    case .moments(let limit):
      let all = history.moments().sorted { $0.time.happenedAt > $1.time.happenedAt }
      let latest = Array(all.prefix(limit))
      return try await telling(told, with: latest.compactMap(\.text))
        .moments(latest, total: all.count)
    case .journey(let days): return told.journey(history.journey(limit: days))
    case .goals:
      return told.goals(history.goalFacts().map { history.progress(of: $0, on: view.today) })
    case .streaks: return told.streaks()
    case .badges: return told.badges()
    case .reminders: return told.reminders()
    case .devices:
      let diary = try opened()
      return told.devices(own: await diary.ownLog)
    default: return told.statistics()
    }
  }

  private func today() async throws(Stopped) -> Page {
    let diary = try opened()
    let (day, seen) = try await asking { () async throws(DiaryError) in
      try await diary.glance { Telling.Day($0.history, at: $0.viewpoint) }
    }
    let told = told(seen.history, seen.viewpoint)
    let phrase = SupportivePhrase.line(forDay: told.view.today.daysSinceEpoch)
    return try await telling(told, with: day.references).today(day, phrase: phrase)
  }

  func find(_ words: String, _ kind: EntityKind? = nil) async throws(Stopped) -> EventName {
    let history = try await telling().history
    do throws(Rejection) {
      return try history.find(words, as: kind).id
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }
}
