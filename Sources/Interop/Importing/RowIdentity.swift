package import Echolog

/// What a row recorded, as 128 bits of a keyed hash that lives in this process only.
///
/// Two rows are equal when kind, time, precision, activity, amount and words are, and both have a
/// zone or none does: the same moment on clocks of another zone is the same. The key is drawn when
/// the process starts and nothing of this is ever stored, so that after forgetting no digest of any
/// words stays. Words that are the same to Unicode have the same identity.
package struct RowIdentity: Hashable, Sendable {
  private let high: Int
  private let low: Int

  /// - Parameter words: nil to leave the words out, as one must where they were forgotten.
  package init(_ fact: ImportedFact, words: String?) {
    high = Self.hash(fact, words, part: 0)
    low = Self.hash(fact, words, part: 1)
  }

  private static func hash(_ fact: ImportedFact, _ words: String?, part: UInt8) -> Int {
    var hasher = Hasher()
    hasher.combine(part)
    hasher.combine(fact.kind)
    hasher.combine(fact.happenedAtMs)
    hasher.combine(fact.precision)
    hasher.combine(fact.utcOffsetSeconds == nil)
    hasher.combine(fact.activity)
    hasher.combine(fact.amount)
    hasher.combine(words)
    return hasher.finalize()
  }
}

/// What an imported moment, log or memory recorded, but for its words.
package struct ImportedFact: Sendable {
  let kind: ImportKind
  let happenedAtMs: Int64?
  let precision: Precision
  let utcOffsetSeconds: Int32?
  /// `unspecified` but for a log.
  let activity: Activity
  let amount: Int64

  /// What a clock where it happened showed; nil where no clock was given.
  var clock: WallTime? {
    switch precision {
    case .day, .month, .year: nil
    default: wall
    }
  }

  private var wall: WallTime? {
    happenedAtMs.map { milliseconds in
      let offset = utcOffsetSeconds.map { UTCOffset(seconds: $0) } ?? .utc
      return WallTime(at: Instant(milliseconds: milliseconds), offset: offset)
    }
  }

  /// The same on its date on the calendar, without clock and offset.
  var withoutClock: ImportedFact {
    let midnight = wall.map { Int64($0.day.daysSinceEpoch) * 86_400_000 }
    return ImportedFact(
      kind: kind, happenedAtMs: midnight, precision: .day, utcOffsetSeconds: nil,
      activity: activity, amount: amount)
  }

  /// The same with no amount, in no zone.
  var withoutAmount: ImportedFact {
    ImportedFact(
      kind: kind, happenedAtMs: happenedAtMs, precision: precision, utcOffsetSeconds: nil,
      activity: activity, amount: 0)
  }
}

/// An imported event as a plan needs it: what it recorded, and its words unless they are gone.
package struct ImportedRow: Sendable {
  package let fact: ImportedFact
  /// The civil day that it counts for, or did before it was corrected.
  let day: CivilDay
  /// Nil where the person asked for them to be forgotten.
  package let words: String?

  package var identity: RowIdentity { RowIdentity(fact, words: words) }

  /// An event that is about to be imported; nil for events that rows do not become.
  ///
  /// - Parameter activity: of a log.
  package init?(_ draft: PendingEvent, of activity: Activity = .unspecified) {
    let eventTime = draft.eventTime
    guard let content = Content(of: draft.body) else { return nil }
    words = content.words
    day = eventTime.day
    fact = ImportedFact(
      kind: content.kind, happenedAtMs: eventTime.happenedAt?.milliseconds,
      precision: eventTime.precision,
      utcOffsetSeconds: eventTime.utcOffset?.seconds, activity: activity,
      amount: content.amount)
  }

  /// An event of the journal with its words; nil for events that rows do not become, and for those
  /// that no import brought.
  package init?(_ event: Event, in log: LogID, of history: borrowing History) {
    guard event.importBatch != 0, let content = Content(of: event.body) else { return nil }
    words = content.words.isEmpty && event.carriesText ? nil : content.words
    day = CivilDay(daysSinceEpoch: event.civilDay)
    var activity = Activity.unspecified
    if let logged = content.log { activity = history.activity(of: logged, in: log) }
    fact = ImportedFact(
      kind: content.kind, happenedAtMs: event.happenedAtMs, precision: event.happenedPrecision,
      utcOffsetSeconds: event.utcOffsetSeconds, activity: activity, amount: content.amount)
  }
}

/// What the bodies that rows become have in common.
private struct Content {
  let kind: ImportKind
  var log: ActivityLogged?
  /// A memory's title with its text; its labels do not distinguish two rows.
  let words: String

  var amount: Int64 { log?.amount ?? 0 }

  init?(of body: Event.Body) {
    switch body {
    case .momentLogged(let moment):
      guard let text = moment.text.inline else { return nil }
      (kind, words) = (.moment, text)
    case .activityLogged(let log):
      guard let note = log.note.inline else { return nil }
      (kind, words, self.log) = (.log, note, log)
    case .memoryCaptured(let memory):
      guard let text = memory.text.inline, let title = memory.title.inline else {
        return nil
      }
      (kind, words) = (.memory, title.isEmpty ? text : title + "\u{0}" + text)
    default: return nil
    }
  }
}

/// The entry here that a row of an `OwnTable` names as the one it was written from.
struct StandingEntry {
  let id: EventName
  fileprivate let time: EntryTime
  fileprivate var activity = Activity.unspecified
  fileprivate var amount: Int64 = 0
  fileprivate var title: WordsReference?
  fileprivate let text: WordsReference?

  var references: [WordsReference] { [title, text].compactMap(\.self) }

  /// Whether a row has the time by its clock, and so is certainly of it: what else differs was
  /// changed since, in one of the two.
  func isAtTime(of candidate: ImportCandidate) -> Bool {
    candidate.row.fact.clock != nil && time.precision == candidate.draft.eventTime.precision
      && time.isWritten(as: candidate.draft.eventTime)
  }

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
    let found = Result { () throws(Rejection) in try find(words) }.value
    guard let found, standsAsEntry(found.id) else { return nil }
    let entry: StandingEntry? =
      switch (candidate.row.fact.kind, found.kind) {
      case (.moment, .moment):
        moment(found.id).map { StandingEntry(id: $0.id, time: $0.time, text: $0.text) }
      case (.log, .log):
        log(found.id).map {
          StandingEntry(
            id: $0.id, time: $0.time, activity: $0.activity, amount: $0.amount, text: $0.note)
        }
      case (.memory, .memory):
        memory(found.id).map {
          StandingEntry(id: $0.id, time: $0.time, title: $0.title, text: $0.text)
        }
      default: nil
      }
    return entry?.time.day == candidate.draft.eventTime.day ? entry : nil
  }

  func standsAsEntry(_ id: EventName) -> Bool {
    let isRemoved = moment(id)?.isRemoved ?? log(id)?.isRemoved ?? memory(id)?.isRemoved
    return isRemoved == false
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
