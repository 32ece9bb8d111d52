import Bytes
import CivilTime
import Domain
import Events
package import ReadModels

/// What pages are told from: the history at one moment, and the words that were read for it.
package struct Telling: Sendable {
  package let history: History
  package let view: Viewpoint
  /// The words behind references, as far as they are still there.
  package var words: [WordsReference: String] = [:]
  /// The line beside a goal's progress.
  let encouragement: @Sendable (GoalProgress) -> String

  package init(
    history: History, view: Viewpoint, encouragement: @escaping @Sendable (GoalProgress) -> String
  ) {
    self.history = history
    self.view = view
    self.encouragement = encouragement
  }

  /// The words, or a remark where they are gone.
  func text(_ reference: WordsReference?, gone: Bool = false) -> String {
    guard let reference else { return gone ? "(forgotten)" : "" }
    return words[reference] ?? "(can not be read)"
  }

  func label(_ name: EventName) -> String { history.label(of: name) }

  /// An instant by the clock where it happened. What was recorded without a zone keeps the clock
  /// that it was written with, which is read as UTC, whoever asks from where.
  func iso(_ instant: Instant, _ offset: UTCOffset?) -> String {
    instant.isoText(offset: offset ?? .utc)
  }

  /// `21:30`, or nothing where only the day is known.
  func clock(_ time: EntryTime) -> String {
    guard time.precision != .day else { return "" }
    let wall = WallTime(at: time.happenedAt, offset: time.utcOffset ?? .utc)
    return Catalogue.time(minuteOfDay: wall.minuteOfDay)
  }

  func json(_ time: EntryTime) -> [JSON.Member] {
    [
      ("day", .string(time.day.description)),
      ("happenedAt", .string(iso(time.happenedAt, time.utcOffset))),
      ("precision", .string(Catalogue.word(time.precision))),
    ]
  }

  /// The day, with `today` and `yesterday` in words.
  func day(_ day: CivilDay) -> String {
    switch view.today - day {
    case 0: "today"
    case 1: "yesterday"
    default: Catalogue.day(day)
    }
  }
}

extension Catalogue {
  static func word(_ precision: Precision) -> String {
    switch precision {
    case .unspecified: "instant"
    case .minute: "minute"
    case .hour: "hour"
    case .day: "day"
    }
  }
}
