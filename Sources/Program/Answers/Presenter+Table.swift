import Echolog
import Interop
import Platform

/// A history as one table, a row an entry, which an import can read again.
extension Presenter {
  /// The row that names the columns.
  var tableHeading: String {
    CSV.byteOrderMark + CSV.row(OwnTable.columns)
  }

  /// The rows of a day, whose words were read.
  func table(_ day: ExportedDay) -> String {
    rows(of: day).map { CSV.row($0.fields) }.joined()
  }

  /// Those without a time of day first, the others by it, and equal ones kind by kind.
  private func rows(of day: ExportedDay) -> [TableRow] {
    var timed: [(time: Instant?, row: TableRow)] = []
    if let summary = day.summary { timed.append((nil, row(summary, about: day.day))) }
    timed += day.moments.map { (clockTime($0.time), row($0)) }
    timed += day.logs.map { (clockTime($0.time), row($0)) }
    timed += day.memories.map { (clockTime($0.time), row($0)) }
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

  /// Words as they are; none where damage took them, so that no remark comes back as words.
  private func cell(_ reference: WordsReference?) -> String {
    reference.flatMap { words[$0] } ?? ""
  }

  /// Nil where no more than the day is known.
  private func clockTime(_ time: EntryTime) -> Instant? {
    switch time.precision {
    case .day, .month, .year: nil
    case .hour, .minute, .unspecified: time.happenedAt
    }
  }

  private func row(_ summary: WordsReference, about day: CivilDay) -> TableRow {
    var row = TableRow("summary", when: day.description, text: cell(summary))
    row.id = label(summary.event)
    return row
  }

  private func row(_ moment: Moment) -> TableRow {
    var row = TableRow("moment", when: when(moment.time), text: cell(moment.text))
    row.praise = cell(moment.praiseInForce)
    row.state = moment.isForgotten ? "forgotten" : ""
    row.id = label(moment.id)
    return row
  }

  /// The amount in base units, as whole numbers that nobody reads in two ways.
  private func row(_ log: ActivityLog) -> TableRow {
    var row = TableRow("log", when: when(log.time), text: cell(log.note))
    row.activity = log.activity.label
    row.amount = String(log.amount)
    row.unit = Messages.units(of: log.activity).last ?? ""
    row.state = log.isForgotten ? "forgotten" : ""
    row.id = label(log.id)
    return row
  }

  private func row(_ memory: Memory) -> TableRow {
    var row = TableRow("memory", when: when(memory.time), text: cell(memory.text))
    let labels = history.labels(of: memory) { words[$0] }
    let named = { (kind: LabelKind) in
      OwnTable.field(of: labels.filter { $0.kind == kind }.map(\.words))
    }
    row.title = cell(memory.title)
    (row.tags, row.people, row.places) = (named(.tag), named(.person), named(.place))
    row.feeling = memory.emotion.label
    row.state = memory.isForgotten ? "forgotten" : ""
    row.id = label(memory.id)
    return row
  }

  private func row(_ echo: Echo, _ answers: [EchoAnswer]) -> TableRow {
    let isOpened = echo.state.isOpened
    var row = TableRow(
      "vibe", when: iso(echo.sentAt, echo.utcOffset ?? .utc),
      text: isOpened ? cell(echo.text) : "")
    row.feeling = echo.emotion.label
    row.answer = isOpened ? answers.map { cell($0.words) }.joined(separator: "\n") : ""
    row.state = echo.isForgotten ? "forgotten" : echo.state.rawValue
    row.returns = Messages.iso(echo.delivery)
    row.id = label(echo.id)
    return row
  }

  /// A time with what is known of it and no more, as an import reads it.
  private func when(_ time: EntryTime) -> String {
    switch time.precision {
    case .day, .month, .year: isoDay(time)
    case .hour, .minute: isoMinute(time.happenedAt, time.utcOffset)
    case .unspecified: iso(time)
    }
  }
}

/// The fields of an entry; empty where it has none.
private struct TableRow {
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
