package import Echolog

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
  ///
  /// - Parameter range: only what is of these days alone; nil for all.
  package func days(in range: ClosedRange<CivilDay>? = nil) -> AnyCollection<ExportedDay> {
    let answers = history.answers(to: history.echoes(at: now))
    let stretches = Dictionary(grouping: history.memoriesWithoutDay) { $0.time.monthOrYear }
    var parts: [(day: CivilDay, rank: Int, make: () -> ExportedDay)] = []
    for case (let stretch?, let memories) in stretches where range?.contains(stretch.days) ?? true {
      let rank = stretch.isYear ? 0 : 1
      parts.append((stretch.firstDay, rank, { ExportedDay(stretch, memories) }))
    }
    parts += history.journey(in: range).map { day in
      (day.day, 2, { ExportedDay(day, in: history, at: now, answers: answers) })
    }
    parts.sort { ($0.day, $0.rank) < ($1.day, $1.rank) }
    return AnyCollection(parts.lazy.map { $0.make() })
  }

  var opening: String {
    form == .markdown
      ? "# \(Messages.documentTitle)\n" : CSV.byteOrderMark + CSV.row(OwnTable.columns)
  }

  /// A day whose words were read.
  package func text(of day: ExportedDay) -> String {
    form == .markdown ? document(day) : rows(of: day).map(csv).joined()
  }
}

// A table of CSV, a row an entry, as `OwnTable` knows it again.
extension DayWriter {
  /// The fields of an entry; none where it has none.
  typealias Fields = [OwnTable.Column: String]

  private func csv(_ fields: Fields) -> String {
    CSV.row(OwnTable.Column.allCases.map { fields[$0] ?? "" })
  }

  /// Those without a time of day first, the others by it, and equal ones kind by kind.
  func rows(of day: ExportedDay) -> [Fields] {
    var timed: [(time: Instant?, row: Fields)] = []
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
      if day.monthOrYear == nil { row[.day] = day.day.description }
      return row
    }
  }

  private func clock(_ time: EntryTime) -> Instant? { time.hasClock ? time.happenedAt : nil }

  /// Words as they are; none where damage took them, so that no remark comes back as words.
  private func cell(_ reference: WordsReference?) -> String {
    reference.flatMap { words[$0] } ?? ""
  }

  private func row(_ summary: WordsReference, about day: CivilDay) -> Fields {
    [
      .kind: "summary", .when: day.description, .text: cell(summary),
      .id: history.label(of: summary.event),
    ]
  }

  private func row(_ moment: Moment) -> Fields {
    [
      .kind: "moment", .when: moment.time.asKnown, .text: cell(moment.text),
      .praise: cell(moment.praiseInForce), .state: moment.isForgotten ? "forgotten" : "",
      .id: history.label(of: moment.id),
    ]
  }

  /// The amount in the smallest unit: whole numbers where it has no decimals.
  private func row(_ log: ActivityLog) -> Fields {
    [
      .kind: "log", .when: log.time.asKnown, .text: cell(log.note), .activity: log.activity.label,
      .amount: log.activity.plain(log.amount), .unit: Messages.units(of: log.activity).last ?? "",
      .state: log.isForgotten ? "forgotten" : "", .id: history.label(of: log.id),
    ]
  }

  private func row(_ memory: Memory) -> Fields {
    let labels = labels(of: memory)
    let named = { (kind: LabelKind) in
      OwnTable.field(of: labels.filter { $0.kind == kind }.map(\.words))
    }
    return [
      .kind: "memory", .when: memory.time.asKnown, .text: cell(memory.text),
      .title: cell(memory.title), .tags: named(.tag), .people: named(.person),
      .places: named(.place), .feeling: memory.emotion.label,
      .state: memory.isForgotten ? "forgotten" : "", .id: history.label(of: memory.id),
    ]
  }

  private func row(_ echo: Echo, _ answers: [EchoAnswer]) -> Fields {
    let isOpened = echo.state.isOpened
    return [
      .kind: "vibe", .when: echo.sentAt.isoText(offset: echo.utcOffset ?? .utc),
      .text: isOpened ? cell(echo.text) : "", .feeling: echo.emotion.label,
      .answer: isOpened ? answers.map { cell($0.words) }.joined(separator: "\n") : "",
      .state: echo.isForgotten ? "forgotten" : echo.state.rawValue,
      .returns: Messages.iso(echo.delivery), .id: history.label(of: echo.id),
    ]
  }
}

// A document of Markdown, a heading a day.
extension DayWriter {
  func document(_ day: ExportedDay) -> String {
    let date = "\(Messages.weekday(day.day.weekday)), \(Messages.longDate(day.day))"
    var text = "\n## \(day.monthOrYear.map(Messages.name) ?? date)\n"
    if let summary = day.summary { text += "\n" + Markdown.quote(said(summary)) + "\n" }
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
    let text = said(moment.text, gone: moment.isForgotten)
    var item = opening(moment.time) + Markdown.paragraph(text, indent: "  ")
    if let praise = moment.praiseInForce { item += "  \n  “\(Markdown.line(said(praise)))”" }
    return item
  }

  private func item(_ log: ActivityLog) -> String {
    let amount = opening(log.time) + Messages.amountNamed(log.amount, of: log.activity)
    guard log.isForgotten || log.note != nil else { return amount }
    let note = said(log.note, gone: log.isForgotten)
    return amount + ": " + Markdown.paragraph(note, indent: "  ")
  }

  private func item(_ memory: Memory) -> String {
    var item = opening(memory.time)
    if let title = memory.title { item += "**\(Markdown.line(said(title)))**  \n  " }
    item += Markdown.paragraph(said(memory.text, gone: memory.isForgotten), indent: "  ")
    let labels = [memory.emotion.label, Messages.labels(labels(of: memory))]
      .filter { !$0.isEmpty }
    if !labels.isEmpty { item += "  \n  (\(Markdown.line(labels.joined(separator: ", "))))" }
    let files = memory.attachments.compactMap(\.fileName).map { said($0) }
    if !files.isEmpty { item += "  \n  (files: \(Markdown.line(files.joined(separator: ", "))))" }
    return item
  }

  private func item(_ echo: Echo, _ answers: [EchoAnswer]) -> String {
    let shown = echo.delivery.shown(in: now.zone)
    let item = echo.emotion.label + ", " + Messages.fate(of: echo, shown: shown)
    guard echo.state.isOpened else { return item }
    let text = said(echo.text, gone: echo.isForgotten)
    return item + "\n\n" + Markdown.quote(text, indent: "  ")
      + answers.map { answer in
        "\n\n  " + Messages.answer(of: answer.day) + "\n\n"
          + Markdown.quote(said(answer.words), indent: "  ")
      }.joined()
  }

  /// The time of day in front of an entry, where it is known.
  private func opening(_ time: EntryTime) -> String {
    guard time.hasClock else { return "" }
    return Messages.clock(
      at: time.happenedAt, time.utcOffset, countedOn: time.day, in: now.zone) + " "
  }

  private func said(_ reference: WordsReference?, gone isForgotten: Bool = false) -> String {
    Messages.text(reference, among: words, isForgotten: isForgotten)
  }

  func labels(of memory: Memory) -> [MemoryLabel] { history.labels(of: memory) { words[$0] } }
}

/// Words as CommonMark, in which none of them means anything but itself, each character as it is.
enum Markdown {
  static func line(_ words: String) -> String { escaped(lines(of: words).joined(separator: " ")) }

  /// The words with their own line ends, each line but the first behind an indent.
  static func paragraph(_ words: String, indent: String = "") -> String {
    let lines = lines(of: words)
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0 {
        // A break of a line stays one only with two spaces before it, and none is needed beside
        // an empty line.
        let isBreak = !line.isEmpty && !lines[index - 1].isEmpty
        let start = line.isEmpty ? String(indent.reversed().drop { $0 == " " }.reversed()) : indent
        text += (isBreak ? "  \n" : "\n") + start
      }
      text += escaped(line)
    }
    return text
  }

  /// The lines as CommonMark parts them: by LF, CR or both.
  private static func lines(of words: String) -> [String] {
    words.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// `> ` in front of every line.
  static func quote(_ words: String, indent: String = "") -> String {
    indent + "> " + paragraph(words, indent: indent + "> ")
  }

  private static func escaped(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    var isAtStart = true
    var isInNumber = false
    let end = line.unicodeScalars.lastIndex { $0 != " " && $0 != "\t" }
    for (index, scalar) in zip(line.unicodeScalars.indices, line.unicodeScalars) {
      let isAtEnd = end.map { index > $0 } ?? true
      // Spaces and tabs in front would begin a block of code, or fall away as those at the end do.
      if isAtStart || isAtEnd, scalar == " " || scalar == "\t" {
        text.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
        continue
      }
      let endsNumber = isInNumber && (scalar == "." || scalar == ")")
      if "\\`*_[]<>&|~".unicodeScalars.contains(scalar) || endsNumber
        || (isAtStart && "#+-=".unicodeScalars.contains(scalar))
      {
        text.append("\\")
      }
      text.append(scalar)
      isInNumber = (isAtStart || isInNumber) && ("0"..."9").contains(scalar)
      isAtStart = false
    }
    return String(text)
  }
}

extension Messages {
  static let documentTitle = "Diary"

  /// What became of a note to the future self, by the clocks of who reads it elsewhere.
  static func fate(of echo: Echo, shown: Delivery) -> String {
    switch echo.state {
    case .scheduled: "sealed until " + delivery(shown)
    case .due, .delivered: "arrived on " + longDate(shown.day) + " and still sealed"
    case .revealed, .reflected, .dismissed: "returned on " + longDate(shown.day)
    case .cancelled: "taken back before it returned"
    }
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
