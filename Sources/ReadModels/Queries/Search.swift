package import Bytes
package import CivilTime
package import Domain
package import Events

/// Something whose words hold every word that was asked for, with the place of one of them.
package struct SearchHit: Equatable, Sendable {
  package let id: EventName
  /// Nil for a person's own words about the day.
  package let kind: EntityKind?
  package let day: CivilDay
  package let citation: Citation
}

/// Goes through the texts of a history, event by event in total order, and keeps what it finds.
///
/// An entry is found when its texts together hold all words: a memory's title and text as they
/// stand, an opened Echo and its answer, a moment, the note of a log, the words about a day. What
/// was removed, taken back, forgotten or is still sealed is not looked at.
package struct Search: Sendable {
  private let history: History
  private let view: Viewpoint
  private let summaries: [Int32: WordsReference]
  private var finder: WordFinder
  private var partial: [EventName: (hit: SearchHit, found: Set<Int>)] = [:]

  package init(_ query: SearchQuery, in history: History, at view: Viewpoint) {
    self.history = history
    self.view = view
    summaries = history.summaryReferences
    finder = WordFinder(query)
  }

  /// Looks at the words of one event, which come with it.
  package mutating func read(_ name: EventName, _ event: Event) {
    switch event.body {
    case .memoryCaptured(let body):
      read(body.title, name, 2)
      read(body.text, name, 1)
    case .memoryTitleChanged(let body): read(body.title, name, 1)
    case .memoryTextChanged(let body): read(body.text, name, 1)
    case .momentLogged(let body):
      guard let moment = history.moment(name), !moment.isRemoved else { return }
      read(body.text, name, .moment, on: moment.time.day)
    case .activityLogged(let body):
      guard !body.note.isEmpty, let log = history.log(name), !log.isRemoved else { return }
      read(body.note, name, .log, on: log.time.day)
    case .vibeSent(let body):
      guard let echo = history.echo(name, at: view), echo.reveal != nil else { return }
      read(body.text, name, .echo, on: echo.sentDay)
    case .echoReflected(let body):
      guard let echo = history.echo(name, at: view), echo.reflection == name else { return }
      read(body.note, echo.id, .echo, on: echo.sentDay)
    case .daySummarySet(let body):
      guard summaries[body.day]?.event == name else { return }
      read(body.summary, name, nil, on: CivilDay(daysSinceEpoch: body.day))
    default: return
    }
  }

  /// What was found, the latest day first.
  package var hits: [SearchHit] {
    partial.values.filter { $0.found.count == finder.wordCount }.map(\.hit).sorted {
      $0.day == $1.day ? $1.id < $0.id : $1.day < $0.day
    }
  }

  private mutating func read(_ text: Text, _ name: EventName, _ field: UInt16) {
    guard let memory = history.memory(name), !memory.isRemoved else { return }
    let place = WordsReference(event: name, field: field)
    guard memory.title == place || memory.text == place else { return }
    read(text, memory.id, .memory, on: memory.time.day)
  }

  private mutating func read(
    _ text: Text, _ id: EventName, _ kind: EntityKind?, on day: CivilDay
  ) {
    guard case .inline(let words) = text, let (found, citation) = finder.find(in: words) else {
      return
    }
    let hit = SearchHit(id: id, kind: kind, day: day, citation: citation)
    partial[id, default: (hit, [])].found.formUnion(found)
  }
}
