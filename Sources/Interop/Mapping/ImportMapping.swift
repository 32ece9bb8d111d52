import Echolog

/// What the rows of a file become.
///
///     let form = ImportForm.moment
///     show(form.rawValue)
public enum ImportForm: String, CaseIterable, Sendable {
  case moment, log, memory
  /// The target of a goal as it was on each row's day.
  case goal

  /// The fields that rows of this form must have; of each list, exactly one.
  package var required: [[MappedField]] {
    switch self {
    case .moment, .memory: [[.date], [.text]]
    case .log: [[.date], [.activity], [.value, .duration, .end]]
    case .goal: [[.date], [.activity], [.target]]
    }
  }

  package var optional: [MappedField] {
    switch self {
    case .moment: [.time]
    case .log: [.time, .unit, .note]
    case .memory: [.time, .title, .emotion, .tags, .people, .places]
    case .goal: [.unit, .none]
    }
  }

  /// The fields that may be mapped for this form.
  package var fields: [MappedField] { required.flatMap(\.self) + optional }
}

/// What a column, or a fixed word, can give a row.
///
///     show(MappedField.allCases.map(\.rawValue))
public enum MappedField: String, CaseIterable, Sendable {
  case date
  /// The clock of `date`, where it has a column of its own.
  case time
  case text, title, note, activity
  /// How a memory feels: one of the eight feelings that a note can have.
  case emotion
  /// Labels with commas or semicolons between them, or with `|` where there is one, as Daylio
  /// writes them; or a list of JSON. Several columns may have some.
  case tags, people, places
  /// The unit of amounts that bring none.
  case unit
  case value
  /// An amount of time. A bare number is refused like another: programs print seconds, minutes and
  /// hours.
  case duration
  /// When it ended: the amount is the time since `date`, and counts for the day of the end.
  case end
  case target
  /// The word where no target was in force.
  case none

  /// Whether it may have several words.
  var isLabels: Bool { self == .tags || self == .people || self == .places }
}

/// Maps columns, or fixed words, to the fields of a row.
///
/// Written as `date=COLUMN,value=COLUMN` (`--map`), `activity=steps` (`--set`) and `id=17`
/// (`--where`, see `RowCondition`). Blanks around a pair and its `=` are no part of it. A column
/// whose name contains a comma, or begins or ends with a blank, can be named by its place in a CSV
/// file, as `#3`.
///
///     let steps = try ImportMapping(
///       .log, map: ["date=Day,value=Steps"], set: ["activity=steps"])
///     try await diary.importFile(folder + "/steps.csv", by: steps)
public struct ImportMapping: Equatable, Sendable {
  enum Origin: Equatable, Sendable {
    /// The index in `columns`.
    case column(Int)
    case fixed(String)
  }

  package let form: ImportForm
  /// The columns to ask a reader for: mapped ones first, then those of conditions.
  package private(set) var columns: [String] = []
  /// Of each field where it comes from; of labels alone more than one.
  private(set) var origins: [MappedField: [Origin]] = [:]
  /// Only rows that fulfil all of them count.
  private(set) var conditions: [RowCondition] = []
  /// What amounts are multiplied by.
  let scale: AmountScale

  /// - Parameters:
  ///   - map: lists of `field=COLUMN`, separated by commas.
  ///   - set: pairs `field=WORD`.
  ///   - filters: conditions such as `COLUMN=WORD`; a row must fulfil all.
  ///   - scale: a number by which amounts are multiplied; nil for none.
  /// - Throws: `ImportMappingError`.
  public init(
    _ form: ImportForm, map: [String], set: [String] = [], where filters: [String] = [],
    scale: String? = nil
  ) throws(ImportMappingError) {
    guard let number = scale.map({ AmountScale($0) }) ?? .one else { throw .notAScale(scale ?? "") }
    self.scale = number
    self.form = form
    for pair in map.flatMap({ $0.split(separator: ",") }) {
      let (name, column) = try Self.halves(of: String(pair.trimmed))
      try assign(.column(place(of: column)), to: name)
    }
    for pair in set {
      let (name, word) = try Self.halves(of: pair)
      try assign(.fixed(word), to: name)
    }
    for pair in filters {
      let (column, sign, word) = try RowCondition.parts(of: pair)
      conditions.append(try RowCondition(column: place(of: column), sign, word))
    }
    for choices in form.required {
      let given = choices.filter { origins[$0] != nil }
      guard !given.isEmpty else { throw .fieldMissing(choices, form) }
      guard given.count == 1 else { throw .fieldsExclude(given) }
    }
    let amounts: [MappedField] = [.value, .duration, .target]
    guard scale == nil || amounts.contains(where: { origins[$0] != nil }) else {
      throw .nothingToScale
    }
  }

  func column(of field: MappedField) -> String? {
    guard case .column(let index)? = origins[field]?.first else { return nil }
    return columns[index]
  }

  private mutating func assign(_ origin: Origin, to name: String) throws(ImportMappingError) {
    guard let field = form.fields.first(where: { $0.rawValue == name }) else {
      throw .unknownField(name, form)
    }
    guard field.isLabels || origins[field] == nil else { throw .fieldTwice(field) }
    origins[field, default: []].append(origin)
  }

  private mutating func place(of column: String) -> Int {
    if let index = columns.firstIndex(of: column) { return index }
    columns.append(column)
    return columns.count - 1
  }

  private static func halves(
    of pair: String
  ) throws(ImportMappingError) -> (name: String, value: String) {
    guard let mark = pair.firstIndex(of: "=") else { throw .notAPair(pair) }
    let name = String(pair[..<mark].trimmed)
    let value = String(pair[pair.index(after: mark)...].trimmed)
    guard !name.isEmpty, !value.isEmpty else { throw .notAPair(pair) }
    return (name, value)
  }
}

/// Why words are no mapping. Nothing was read.
///
///     do {
///       _ = try ImportMapping(.moment, map: ["day"])
///     } catch .notAPair(let words) {
///       show(words)
///     }
public enum ImportMappingError: Error, Equatable, Sendable {
  case notAPair(String)
  case unknownField(String, ImportForm)
  case fieldTwice(MappedField)
  /// One of these is needed.
  case fieldMissing([MappedField], ImportForm)
  /// Only one of these can be meant.
  case fieldsExclude([MappedField])
  /// A filter without a sign between its column and its word.
  case notACondition(String)
  /// A word that is neither a number nor a date can not be less or more.
  case notOrdered(String)
  /// A factor for amounts that is no number above zero.
  case notAScale(String)
  /// A factor where no column has amounts.
  case nothingToScale
}
