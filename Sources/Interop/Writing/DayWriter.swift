package import Echolog
import Platform

/// What everything is written as for people to read elsewhere: entries as they are, without what
/// became of them. What is sealed stays so: a note to one's future self is not read before it
/// returns.
package struct DayWriter {
  let history: History
  let now: Now
  let form: ExportForm
  /// The words of the day that is written, as far as they are still there.
  package var words: [WordsReference: String] = [:]

  /// - Parameter form: a document or a table.
  package init(_ view: DiaryView, as form: ExportForm) {
    (history, now, self.form) = (view.history, view.viewpoint, form)
  }

  /// The days with something in them, the first one first, before their words are read; in front of
  /// them the years and months of memories whose day is not known.
  package func days() -> AnyCollection<ExportedDay> {
    let answers = history.answers(to: history.echoes(at: now))
    let stretches = Dictionary(grouping: history.memoriesWithoutDay) { $0.time.monthOrYear }
    var parts: [(day: CivilDay, rank: Int, holds: Part)] = []
    for case (let stretch?, let memories) in stretches {
      let rank = stretch.isYear ? 0 : 1
      parts.append((stretch.firstDay, rank, .stretch(stretch, memories)))
    }
    parts += history.journey().map { ($0.day, 2, .day($0)) }
    parts.sort { ($0.day, $0.rank) < ($1.day, $1.rank) }
    return AnyCollection(
      parts.lazy.map { part in
        switch part.holds {
        case .day(let day): ExportedDay(day, in: history, at: now, answers: answers)
        case .stretch(let stretch, let memories): ExportedDay(stretch, memories)
        }
      })
  }

  private enum Part {
    case day(JourneyDay)
    case stretch(MonthOrYear, [Memory])
  }

  /// What comes before any day.
  var opening: String {
    form == .markdown
      ? "# \(Messages.documentTitle)\n" : CSV.byteOrderMark + CSV.row(OwnTable.columns)
  }

  /// A day whose words were read.
  package func text(of day: ExportedDay) -> String {
    form == .markdown ? document(day) : rows(of: day).map { CSV.row($0.fields) }.joined()
  }
}
