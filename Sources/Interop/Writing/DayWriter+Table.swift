import Echolog
import Platform

// A table of CSV, a row an entry, as `OwnTable` knows it again.
extension DayWriter {
  /// Those without a time of day first, the others by it, and equal ones kind by kind.
  func rows(of day: ExportedDay) -> [EntryFields] {
    var timed: [(time: Instant?, row: EntryFields)] = []
    if let summary = day.summary { timed.append((nil, row(summary, about: day.day))) }
    timed += day.moments.map { (clock($0.time), row($0)) }
    timed += day.logs.map { (clock($0.time), row($0)) }
    timed += day.memories.map { (clock($0.time), row($0)) }
    timed += day.vibes.map { ($0.echo.sentAt, row($0.echo, $0.answers)) }
    let order = timed.indices.sorted { left, right in
      switch (timed[left].time, timed[right].time) {
      case (let first?, let second?) where first != second: first < second
      case (nil, .some): true
      case (.some, nil): false
      default: left < right
      }
    }
    return order.map { index in
      var row = timed[index].row
      if day.monthOrYear == nil { row.day = day.day.description }
      return row
    }
  }

  private func clock(_ time: EntryTime) -> Instant? { time.hasClock ? time.happenedAt : nil }

  /// Words as they are; none where damage took them, so that no remark comes back as words.
  private func cell(_ reference: WordsReference?) -> String {
    reference.flatMap { words[$0] } ?? ""
  }

  private func row(_ summary: WordsReference, about day: CivilDay) -> EntryFields {
    var row = EntryFields("summary", when: day.description, text: cell(summary))
    row.id = history.label(of: summary.event)
    return row
  }

  private func row(_ moment: Moment) -> EntryFields {
    var row = EntryFields("moment", when: moment.time.asKnown, text: cell(moment.text))
    row.praise = cell(moment.praiseInForce)
    row.state = moment.isForgotten ? "forgotten" : ""
    row.id = history.label(of: moment.id)
    return row
  }

  /// The amount in base units, as whole numbers that nobody reads in two ways.
  private func row(_ log: ActivityLog) -> EntryFields {
    var row = EntryFields("log", when: log.time.asKnown, text: cell(log.note))
    row.activity = log.activity.label
    row.amount = String(log.amount)
    row.unit = Messages.units(of: log.activity).last ?? ""
    row.state = log.isForgotten ? "forgotten" : ""
    row.id = history.label(of: log.id)
    return row
  }

  private func row(_ memory: Memory) -> EntryFields {
    var row = EntryFields("memory", when: memory.time.asKnown, text: cell(memory.text))
    let labels = labels(of: memory)
    let named = { (kind: LabelKind) in
      OwnTable.field(of: labels.filter { $0.kind == kind }.map(\.words))
    }
    row.title = cell(memory.title)
    (row.tags, row.people, row.places) = (named(.tag), named(.person), named(.place))
    row.feeling = memory.emotion.label
    row.state = memory.isForgotten ? "forgotten" : ""
    row.id = history.label(of: memory.id)
    return row
  }

  private func row(_ echo: Echo, _ answers: [EchoAnswer]) -> EntryFields {
    let isOpened = echo.state.isOpened
    var row = EntryFields(
      "vibe", when: echo.sentAt.isoText(offset: echo.utcOffset ?? .utc),
      text: isOpened ? cell(echo.text) : "")
    row.feeling = echo.emotion.label
    row.answer = isOpened ? answers.map { cell($0.words) }.joined(separator: "\n") : ""
    row.state = echo.isForgotten ? "forgotten" : echo.state.rawValue
    row.returns = Messages.iso(echo.delivery)
    row.id = history.label(of: echo.id)
    return row
  }
}

/// The fields of an entry; empty where it has none.
struct EntryFields {
  let kind: String
  let when: String
  /// For which it counts.
  var day = ""
  let text: String
  var (title, tags, people, places, feeling) = ("", "", "", "", "")
  var (activity, amount, unit, praise, answer) = ("", "", "", "", "")
  var (state, returns, id) = ("", "", "")

  init(_ kind: String, when: String, text: String) {
    (self.kind, self.when, self.text) = (kind, when, text)
  }

  var fields: [String] {
    [
      kind, when, day, text, title, tags, people, places, feeling, activity, amount, unit, praise,
      answer, state, returns, id,
    ]
  }
}
