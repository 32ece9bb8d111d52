import Echolog
import Platform

/// The entry here that a row of an `OwnTable` names as the one it was written from.
struct StandingEntry {
  let id: EventName
  fileprivate let time: EntryTime
  fileprivate var activity = Activity.unspecified
  fileprivate var amount: Int64 = 0
  fileprivate var title: WordsReference?
  fileprivate let text: WordsReference?

  /// Where its words are.
  var references: [WordsReference] { [title, text].compactMap(\.self) }

  /// Whether a row is the same as far as it goes: words that it leaves out are not other words.
  func isTold(by candidate: ImportCandidate, words: [WordsReference: String]) -> Bool {
    let fact = candidate.row.fact
    let text = text.flatMap { words[$0] } ?? ""
    let titled = title.flatMap { words[$0] }.map { $0 + "\u{0}" + text } ?? text
    return fact.activity == activity && fact.amount == amount
      && time.isWritten(as: candidate.draft.eventTime)
      && ["", text, titled].contains(candidate.row.words)
  }
}

extension History {
  /// The entry that a row of an `OwnTable` names as the one it was written from, where one of its
  /// kind is here on its day: another vault may well have given the same name to something else.
  func standingEntry(of candidate: ImportCandidate) -> StandingEntry? {
    guard let words = candidate.ownID, !words.isEmpty else { return nil }
    let entity: EntityReference
    do throws(Rejection) {
      entity = try find(words)
    } catch {
      return nil
    }
    let entry: StandingEntry? =
      switch (candidate.row.fact.kind, entity.kind) {
      case (.moment, .moment):
        moment(entity.id).flatMap { $0.isRemoved ? nil : StandingEntry($0) }
      case (.log, .log): log(entity.id).flatMap { $0.isRemoved ? nil : StandingEntry($0) }
      case (.memory, .memory):
        memory(entity.id).flatMap { $0.isRemoved ? nil : StandingEntry($0) }
      default: nil
      }
    return entry?.time.day == candidate.draft.eventTime.day ? entry : nil
  }
}

extension History {
  /// Whether an entry of this name is here and was not removed.
  func standsAsEntry(_ id: EventName) -> Bool {
    let isRemoved = moment(id)?.isRemoved ?? log(id)?.isRemoved ?? memory(id)?.isRemoved
    return isRemoved == false
  }
}

extension StandingEntry {
  fileprivate init(_ moment: Moment) {
    (id, time, text) = (moment.id, moment.time, moment.text)
  }

  fileprivate init(_ log: ActivityLog) {
    (id, time, text) = (log.id, log.time, log.note)
    (activity, amount) = (log.activity, log.amount)
  }

  fileprivate init(_ memory: Memory) {
    (id, time, text) = (memory.id, memory.time, memory.text)
    title = memory.title
  }
}

extension EntryTime {
  /// Whether a row on its day has this time, or as much of it as is in the row: a table keeps no
  /// more than the precision of an entry, and a person may have cut its times to days.
  fileprivate func isWritten(as eventTime: SettledEventTime) -> Bool {
    switch eventTime.precision {
    case .month, .year: return precision == eventTime.precision
    case .day: return monthOrYear == nil
    case .unspecified, .minute, .hour:
      guard monthOrYear == nil, let written = eventTime.happenedAt else { return false }
      let finer = happenedAt.milliseconds - written.milliseconds
      return (0..<(eventTime.precision == .unspecified ? 1000 : 60_000)).contains(finer)
    }
  }
}
