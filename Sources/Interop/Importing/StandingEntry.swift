import Bytes
import CivilTime
import Domain
import Events
import ReadModels

extension History {
  /// The entry that a row of an `OwnTable` says it was written from, where one of its kind stands
  /// here on its day: another vault may well have given the same name to something else.
  func standingEntry(of candidate: ImportCandidate) -> EventName? {
    guard let words = candidate.ownID, !words.isEmpty else { return nil }
    let entity: EntityReference
    do throws(Rejection) {
      entity = try find(words)
    } catch {
      return nil
    }
    let day: CivilDay? =
      switch (candidate.row.fact.kind, entity.kind) {
      case (.moment, .moment): moment(entity.id).flatMap { $0.isRemoved ? nil : $0.time.day }
      case (.log, .log): log(entity.id).flatMap { $0.isRemoved ? nil : $0.time.day }
      case (.memory, .memory): memory(entity.id).flatMap { $0.isRemoved ? nil : $0.time.day }
      default: nil
      }
    return day == candidate.draft.occasion.day ? entity.id : nil
  }
}
