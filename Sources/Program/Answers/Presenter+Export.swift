import Echolog
import Platform

/// What leaves for people to read elsewhere.
extension Presenter {
  /// The days with something in them, the first one first, before their words are read; in front of
  /// them the years and months of memories whose day is not known.
  package func exportedDays() -> some Collection<ExportedDay> {
    let answers = history.answers(to: history.echoes(at: view))
    let stretches = Dictionary(grouping: history.memoriesWithoutDay) { $0.time.monthOrYear }
    var parts: [(day: CivilDay, rank: Int, holds: ExportedPart)] = []
    for case (let stretch?, let memories) in stretches {
      let rank = stretch.isYear ? 0 : 1
      parts.append((stretch.firstDay, rank, .stretch(stretch, memories)))
    }
    parts += history.journey().map { ($0.day, 2, .day($0)) }
    parts.sort { ($0.day, $0.rank) < ($1.day, $1.rank) }
    return parts.lazy.map { part in
      switch part.holds {
      case .day(let day): ExportedDay(day, in: history, at: view, answers: answers)
      case .stretch(let stretch, let memories): ExportedDay(stretch, memories)
      }
    }
  }

  private enum ExportedPart {
    case day(JourneyDay)
    case stretch(MonthOrYear, [Memory])
  }

  /// What comes before the first day.
  func opening(of form: ReadableForm) -> String {
    switch form {
    case .markdown: documentTitle
    case .csv: tableHeading
    }
  }

  /// A day whose words were read.
  package func text(of day: ExportedDay, as form: ReadableForm) -> String {
    switch form {
    case .markdown: document(day)
    case .csv: table(day)
    }
  }
}
