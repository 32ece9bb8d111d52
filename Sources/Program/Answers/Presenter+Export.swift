import Echolog
import Interop
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

  var documentTitle: String { "# \(Messages.documentTitle)\n" }

  func document(_ day: ExportedDay) -> String {
    let date = "\(Messages.weekday(day.day.weekday)), \(Messages.longDate(day.day))"
    var text = "\n## \(day.monthOrYear.map(Messages.name) ?? date)\n"
    if let summary = day.summary { text += "\n" + Markdown.quote(self.text(summary)) + "\n" }
    text += section("Moments", day.moments.map(item))
    text += section("Logs", day.logs.map(item))
    text += section("Notes to my future self", day.vibes.map { item($0.echo, $0.answers) })
    text += section("Memories", day.memories.map(item))
    return text
  }

  private func section(_ heading: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "\n### \(heading)\n\n" + items.map { "- " + $0 + "\n" }.joined()
  }

  private func item(_ moment: Moment) -> String {
    let words = text(moment.text, gone: moment.isForgotten)
    var item = opening(moment.time) + Markdown.paragraph(words, indent: "  ")
    if let praise = moment.praiseInForce { item += "  \n  “\(Markdown.line(text(praise)))”" }
    return item
  }

  private func item(_ log: ActivityLog) -> String {
    let amount = opening(log.time) + Messages.amountNamed(log.amount, of: log.activity)
    guard log.isForgotten || log.note != nil else { return amount }
    let note = text(log.note, gone: log.isForgotten)
    return amount + ": " + Markdown.paragraph(note, indent: "  ")
  }

  private func item(_ memory: Memory) -> String {
    var item = opening(memory.time)
    if let title = memory.title { item += "**\(Markdown.line(text(title)))**  \n  " }
    item += Markdown.paragraph(text(memory.text, gone: memory.isForgotten), indent: "  ")
    let labels = ([memory.emotion.label, labelLine(memory)]).filter { !$0.isEmpty }
    if !labels.isEmpty { item += "  \n  (\(Markdown.line(labels.joined(separator: ", "))))" }
    return item
  }

  private func item(_ echo: Echo, _ answers: [EchoAnswer]) -> String {
    let item = echo.emotion.label + ", " + Messages.fate(of: echo, shown: shownHere(echo.delivery))
    guard echo.state.isOpened else { return item }
    let words = text(echo.text, gone: echo.isForgotten)
    return item + "\n\n" + Markdown.quote(words, indent: "  ")
      + answers.map { answer in
        "\n\n  " + Messages.answer(of: answer.day) + "\n\n"
          + Markdown.quote(text(answer.words), indent: "  ")
      }.joined()
  }

  /// The time of day in front of an entry, where it is known.
  private func opening(_ time: EntryTime) -> String {
    let clock = self.time(time)
    return clock.isEmpty ? "" : clock + " "
  }

  /// The row that names the columns.
  var tableHeading: String { CSV.byteOrderMark + CSV.row(OwnTable.columns) }

  /// The rows of a day, whose words were read.
  func table(_ day: ExportedDay) -> String { rows(of: day).map { CSV.row($0.fields) }.joined() }

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

/// All of a civil day for people to read elsewhere, before its words are read; or the memories of a
/// month or a year of which no day is known.
package struct ExportedDay: Sendable {
  /// The first one of a month or a year.
  let day: CivilDay
  let monthOrYear: MonthOrYear?
  let summary: WordsReference?
  let moments: [Moment]
  let logs: [ActivityLog]
  let memories: [Memory]
  /// Those sent then, each with what was written back.
  let vibes: [(echo: Echo, answers: [EchoAnswer])]

  /// - Parameter answers: those to all Echoes.
  init(_ day: JourneyDay, in history: History, at view: Now, answers: [EventName: [EchoAnswer]]) {
    self.day = day.day
    monthOrYear = nil
    summary = day.summary
    moments = history.moments(on: day.day)
    logs = history.logs(on: day.day)
    memories = day.memories
    vibes = history.echoes(sentOn: day.day, at: view).map { ($0, answers[$0.id, default: []]) }
  }

  init(_ stretch: MonthOrYear, _ memories: [Memory]) {
    day = stretch.firstDay
    monthOrYear = stretch
    summary = nil
    (moments, logs, vibes) = ([], [], [])
    self.memories = memories
  }

  /// The words that leave. What is sealed stays so: a note to one's future self is not read before
  /// it returns.
  var references: [WordsReference] {
    let opened = vibes.filter { $0.echo.state.isOpened }
    return [summary].compactMap(\.self) + moments.compactMap(\.text)
      + moments.compactMap(\.praiseInForce) + logs.compactMap(\.note)
      + memories.flatMap(\.references) + opened.compactMap { $0.echo.text }
      + opened.flatMap { $0.answers.map(\.words) }
  }

  var entryCount: Int {
    (summary == nil ? 0 : 1) + moments.count + logs.count + memories.count + vibes.count
  }
}
