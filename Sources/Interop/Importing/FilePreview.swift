package import Echolog

/// What is in a file, before it is known what its columns mean.
package struct FilePreview: Equatable, Sendable {
  /// What the cells of a column are, nearly all of them.
  package enum Kind: String, Sendable {
    case empty, day, number, duration, volume, text
    /// A day with a time of day.
    case instant
    /// A time of day alone.
    case clock
    case nested
  }

  /// A column and its first cell that is not empty.
  package struct Column: Equatable, Sendable {
    /// As `ImportMapping` takes it: its name, or its place where the name alone is ambiguous.
    package let name: String
    package let kind: Kind
    package let sample: String
    /// The most that a number is, or the most characters that words have.
    let greatest: Int
    /// What has to be given for dates whose year has two digits.
    var dateOrder: DateOrder?
    /// Whether its cells are a few marks that come again and again.
    var repeatsFewWords = false
  }

  package fileprivate(set) var columns: [Column] = []
  package fileprivate(set) var rows = 0
  /// Rows that can not be read, however their columns are meant.
  package fileprivate(set) var refusals: [RowRefusal] = []
  /// A line that would take it in; nil where the columns do not show how.
  package fileprivate(set) var guess: ImportGuess?
  /// Whether it is one of the tables of Loop Habit Tracker, which say less than its backup does.
  package fileprivate(set) var isOfLoop = false
}

extension ImportSource {
  /// Looks through the whole file, and writes nothing.
  ///
  /// - Throws: `ImportError.disk`, `.file` for what is no table.
  package func preview(
    delimiter: UInt8? = nil, encoding: TextEncoding? = nil
  ) throws(ImportError) -> FilePreview {
    let opening = RowReader(columns: [], delimiter: delimiter, encoding: encoding)
    let names = try read(opening) { _ in }.names
    if let first = names.first, TextDocument(firstLine: first) != nil {
      throw .file(.notATable(first))
    }
    let columns = names.indices.map { index in
      let name = names[index]
      let isPlain =
        names.firstIndex(of: name) == index && names.lastIndex(of: name) == index
        && !name.allSatisfy(\.isWhitespace) && !name.contains(",") && name[...].trimmed == name[...]
      return isPlain ? name : "#\(index + 1)"
    }
    var preview = FilePreview()
    var tallies = columns.map { _ in ColumnTally() }
    let reader = RowReader(
      columns: columns, delimiter: delimiter, encoding: encoding, leavingNested: true)
    let found = try read(reader) { entry in
      preview.rows += 1
      guard case .row(let row) = entry else {
        if case .refused(let refusal) = entry { preview.refusals.append(refusal) }
        return
      }
      for (index, value) in row.values.enumerated() {
        tallies[index].take(value ?? "")
      }
    }
    preview.columns = zip(columns, tallies).map { name, tally in
      tally.column(named: name, isNested: found.nestedNames.contains(name))
    }
    preview.isOfLoop = LoopBackup.isTable(named: name, of: names)
    var wayIn = found.wayIn
    if wayIn == OwnTable.wayIn, let kind = columns.firstIndex(of: "\(OwnTable.Column.kind)") {
      wayIn = OwnTable.ways.first { tallies[kind].distinct.contains($0.form.rawValue) } ?? wayIn
    }
    preview.guess = preview.isOfLoop ? nil : wayIn ?? ImportGuess(preview.columns, of: name)
    return preview
  }

  private func read(
    _ reader: RowReader, _ take: (SourceEntry) -> Void
  ) throws(ImportError) -> FileFindings {
    var reader = reader
    try read { chunk throws(ImportFileError) in try reader.rows(endingIn: chunk).forEach(take) }
    return reader.findings
  }
}

private struct ColumnTally {
  private var counts: [FilePreview.Kind: Int] = [:]
  private var sample = ""
  private var greatest = 0
  /// As many as are needed to know whether few words come again and again.
  private(set) var distinct: Set<String> = []

  /// The possible orders of dates whose year has two digits; nil where there are none.
  private var orders: Set<DateOrder>?

  mutating func take(_ cell: String) {
    let words = String(cell[...].trimmed)
    guard !words.isEmpty else { return }
    if sample.isEmpty { sample = words }
    if distinct.count < Self.fewWords { distinct.insert(words) }
    let kind = kind(of: words)
    counts[kind, default: 0] += 1
    greatest = max(greatest, kind == .number ? Self.whole(words) : words.count)
  }

  func column(named name: String, isNested: Bool) -> FilePreview.Column {
    // The files of Fitbit, whose times are called so, always have the month first.
    let usual: DateOrder = name == "dateTime" ? .monthFirst : .dayFirst
    let order = orders.map { $0.count == 1 ? $0.first ?? usual : usual }
    return FilePreview.Column(
      name: name, kind: isNested ? .nested : kind, sample: sample, greatest: greatest,
      dateOrder: order, repeatsFewWords: repeatsFewWords)
  }

  private static let fewWords = 10

  /// Whether its cells are a few marks, such as YES and NO, and nobody's sentences.
  private var repeatsFewWords: Bool {
    distinct.count < Self.fewWords && counts.values.reduce(0, +) > 3 * Self.fewWords
  }

  /// The kind of two cells of three; of cells of several kinds, text.
  private var kind: FilePreview.Kind {
    let all = counts.values.reduce(0, +)
    guard let most = counts.max(by: { $0.value < $1.value }) else { return .empty }
    return most.value * 3 >= all * 2 ? most.key : .text
  }

  /// No date and no amount is as long, in bytes.
  private static let longestValue = 80

  private mutating func kind(of words: String) -> FilePreview.Kind {
    guard words.utf8.count <= Self.longestValue else { return .text }
    var reading = WrittenTime.reading(of: words)
    let isNumber = Self.whole(words) != 0 || WrittenNumber(words) != nil
    // Points part thousands of a number as they part a date: 1.02.2025 is none.
    if isNumber, reading == .none || !words.contains(".") { return .number }
    if case .none = reading {
      reading = WrittenTime.reading(of: words, thisYear: Self.anyYear)
      if reading != .none { orders = (orders ?? []).union(reading.order.map { [$0] } ?? []) }
    }
    switch reading {
    case .one(.day, _), .one(.within, _), .either(.day, _): return .day
    case .one, .either: return .instant
    case .none: break
    }
    if case .one(.wall, _) = WrittenTime.reading(of: "2000-01-01 " + words) { return .clock }
    if Self.isAmount(words, of: .sleep) { return .duration }
    return Self.isAmount(words, of: .water) ? .volume : .text
  }

  /// In which years the dates are does not matter here.
  private static let anyYear = 2000

  private static func isAmount(_ words: String, of activity: Activity) -> Bool {
    Result { () throws(Rejection) in try Quantity.baseUnits(words, of: activity) }.value != nil
  }

  private static func whole(_ words: String) -> Int {
    let digits = words.drop { "-−+".contains($0) }
    guard let number = WrittenNumber(String(digits)),
      let plain = number.plain(decimal: number.decimalMark ?? .point)
    else { return 0 }
    return Int(plain.prefix { $0 != "." }) ?? Int.max
  }
}

/// How the columns of a file are probably meant, as a person would write it.
package struct ImportGuess: Equatable, Sendable {
  package let form: ImportForm
  /// As `ImportMapping` reads it.
  package let map: String
  package var activity: Activity?
  package var unit: String?
  package var scale: String?
  package var dateOrder: DateOrder?
  /// The condition of which rows count; nil for all.
  package var filter: String?

  init(_ form: ImportForm, _ map: String, where filter: String? = nil) {
    (self.form, self.map, self.filter) = (form, map, filter)
  }

  /// - Parameter file: its name, which may hint at what it is about.
  init?(_ columns: [FilePreview.Column], of file: String) {
    let dates = columns.filter { $0.kind == .instant || $0.kind == .day }
    guard let date = Self.first(of: dates, named: Self.dateWords) ?? dates.first else { return nil }
    dateOrder = date.dateOrder
    var map = "date=\(date.name)"
    let clocks = columns.filter { $0.kind == .clock }
    if date.kind == .day, let clock = Self.first(of: clocks, named: ["time", "clock", "hour"]) {
      map += ",time=\(clock.name)"
    }
    let texts = columns.filter { $0.kind == .text }
    if let entries = Self.entries(among: columns, texts) {
      form = .log
      self.map = map + entries
      return
    }
    if let (activity, value) = Self.amount(among: columns, of: file) {
      (form, self.activity) = (.log, activity)
      self.map = map + ",value=\(value.name)"
      if value.kind == .number { (unit, scale) = Self.unit(of: value, activity) }
      return
    }
    if let (activity, start, end) = Self.span(among: columns, of: file) {
      (form, self.activity, dateOrder) = (.log, activity, start.dateOrder)
      self.map = "date=\(start.name),end=\(end.name)"
      return
    }
    // Beside numbers, words are rather names of things.
    let isOfWords = !columns.contains { $0.kind == .number }
    let named = Self.first(of: texts, named: Self.textWords)
    let sentences = texts.first { !$0.repeatsFewWords }
    guard let text = named ?? (isOfWords ? sentences : nil) else { return nil }
    let others: [(MappedField, [String])] = [
      (.title, ["title", "headline", "subject"]), (.tags, ["tags", "labels"]),
    ]
    let found = others.compactMap { field, words in
      texts.first { words.contains($0.name.lowercased()) && $0 != text }
        .map { ",\(field)=\($0.name)" }
    }
    form = text.greatest > Self.longestMoment || !found.isEmpty ? .memory : .moment
    self.map = map + ",text=\(text.name)" + found.joined()
  }

  private static let dateWords = ["date", "day", "when", "start", "begin"]
  private static let textWords = ["text", "note", "body", "entry", "moment", "comment", "content"]
  private static let amountWords = [
    "value", "amount", "count", "quantity", "duration", "total", "minutes", "hours",
  ]
  /// What is longer is rather kept as a memory.
  private static let longestMoment = 200

  private static let activityWords: [(activity: Activity, words: [String])] = [
    (.steps, ["step"]), (.water, ["water", "drink", "hydration"]),
    (.meditation, ["medit", "mindful"]), (.sleep, ["sleep", "asleep"]),
  ]

  private static func first(
    of columns: [FilePreview.Column], named words: [String]
  ) -> FilePreview.Column? {
    for word in words {
      if let found = columns.first(where: { $0.name.lowercased().contains(word) }) { return found }
    }
    return nil
  }

  /// The column of amounts, and of what they are.
  private static func amount(
    among columns: [FilePreview.Column], of file: String
  ) -> (Activity, FilePreview.Column)? {
    for (activity, words) in activityWords {
      let fitting = columns.filter { $0.kind == .number || $0.kind == kind(of: activity) }
      if let column = first(of: fitting, named: words) { return (activity, column) }
      guard words.contains(where: file.lowercased().contains) else { continue }
      let amounts = fitting.filter { !$0.name.lowercased().hasSuffix("id") }
      if let column = first(of: amounts, named: amountWords) ?? amounts.first {
        return (activity, column)
      }
    }
    return nil
  }

  /// The columns of beginnings and ends of what is counted in time.
  private static func span(
    among columns: [FilePreview.Column], of file: String
  ) -> (Activity, start: FilePreview.Column, end: FilePreview.Column)? {
    let times = columns.filter { $0.kind == .instant }
    guard let start = first(of: times, named: ["start", "begin"]),
      let end = first(of: times, named: ["end", "finish", "stop"]), end.name != start.name,
      let (activity, _) = activityWords.first(where: { activity, words in
        activity.dimension == .duration
          && words.contains { word in
            ([file] + columns.map(\.name)).contains { $0.lowercased().contains(word) }
          }
      })
    else { return nil }
    return (activity, start, end)
  }

  /// The columns of logs whose rows name their activity; nil where the first of them names none.
  private static func entries(
    among columns: [FilePreview.Column], _ texts: [FilePreview.Column]
  ) -> String? {
    let hasUnits = first(of: texts, named: ["unit"]) != nil
    let named = first(of: texts, named: ["activity"])
    let activity = named.flatMap { hasUnits || names($0.sample) ? $0 : nil }
    guard let activity = activity ?? first(of: texts, named: ["habit"]),
      let value = first(of: columns.filter { $0.kind == .number }, named: amountWords)
    else { return nil }
    let others: [(MappedField, [String])] = [(.unit, ["unit"]), (.note, ["note", "comment"])]
    let found = others.compactMap { field, words in
      first(of: texts, named: words).map { ",\(field)=\($0.name)" }
    }
    return ",activity=\(activity.name),value=\(value.name)" + found.joined()
  }

  private static func names(_ activity: String) -> Bool {
    Result { () throws(Rejection) in try Activity(named: activity) }.value != nil
  }

  private static func kind(of activity: Activity) -> FilePreview.Kind {
    switch activity.dimension {
    case .unspecified, .count, .decimal, .distance, .mass: .number
    case .volume: .volume
    case .duration: .duration
    }
  }

  /// The unit in the name of a column, or else the one in which its greatest number is no more than
  /// a person has in a day; with what milliseconds are multiplied by.
  private static func unit(
    of column: FilePreview.Column, _ activity: Activity
  ) -> (unit: String?, scale: String?) {
    let name = column.name.lowercased()
    switch activity.dimension {
    case .unspecified, .count, .decimal, .distance, .mass: return (nil, nil)
    case .volume:
      let isMillilitres = name.contains("ml") || column.greatest > 30
      return (isMillilitres ? "ml" : "l", nil)
    case .duration:
      if column.greatest > 172_800 { return ("s", "0.001") }
      if name.contains("min") { return ("min", nil) }
      if name.contains("hour") || name.contains("hrs") { return ("h", nil) }
      if name.contains("sec") { return ("s", nil) }
      let isSeconds = column.greatest > 1_440
      return (isSeconds ? "s" : column.greatest > 24 ? "min" : "h", nil)
    }
  }
}
