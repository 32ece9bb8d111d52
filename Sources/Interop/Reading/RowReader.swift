/// Reads rows from a file that is either JSON or CSV, by its first character.
package struct RowReader {
  private enum Form {
    case unknown([UInt8])
    case csv(CSVReader)
    case json(JSONReader)
  }

  private let columns: [String]
  private let leavesNested: Bool
  /// The first bytes, until they show whether the file is text at all; nil from then on.
  private var opening: [UInt8]? = []
  private var transcoding: Transcoding
  private var form: Form
  /// Whether the last row of a CSV file had no line end, as one that was cut off.
  package private(set) var endsOpen = false
  /// Names of columns or members that nobody asked for; of many members the first ones.
  package private(set) var columnsLeft: [String] = []
  /// The column of `columnsLeft` that is used where another one is empty.
  package private(set) var columnStandingIn: String?
  /// Links to media that were left out of texts.
  package private(set) var mediaLeft = 0

  /// The program that wrote what was read so far; nil where that is not known.
  var origin: ImportOrigin? {
    switch form {
    case .unknown: nil
    case .csv(let reader):
      reader.ownIDColumn != nil
        ? .ownTable : reader.daylio != nil ? .daylio(reader.names) : nil
    case .json(let reader):
      reader.hasZones ? .dayOne(hasTags: reader.seen.contains(DayOne.tags)) : nil
    }
  }

  /// What is nil is found out: the delimiter with the kind of file, and the encoding by a byte
  /// order mark. `leavesNested` leaves out objects within a row of JSON, in place of refusing the
  /// row.
  package init(
    columns: [String], delimiter: UInt8? = nil, encoding: TextEncoding? = nil,
    leavingNested leavesNested: Bool = false
  ) {
    self.columns = columns
    self.leavesNested = leavesNested
    transcoding = Transcoding(encoding)
    form = delimiter.map { .csv(CSVReader(columns: columns, delimiter: $0)) } ?? .unknown([])
  }

  /// The names of all columns, or of members the first ones, as far as rows were read.
  package var names: [String] {
    switch form {
    case .unknown: []
    case .csv(let reader): reader.names
    case .json(let reader): reader.namesSeen
    }
  }

  /// The members of JSON that were left out of rows, as those of objects within them.
  var nestedNames: Set<String> {
    if case .json(let reader) = form { reader.nestedNames } else { [] }
  }

  /// Takes in the next bytes and appends the rows that end in them.
  ///
  /// - Throws: as `CSVReader.read` and `JSONReader.read`; `foreign`, `ownExport`,
  ///   `encodingContradicted`.
  package mutating func read(
    _ chunk: [UInt8], into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    guard let held = opening else { return try readText(chunk, into: &entries) }
    let opening = held + chunk
    self.opening = ForeignFormat.mayBegin(with: opening) ? opening : nil
    if self.opening == nil { try begin(opening, into: &entries) }
  }

  /// The rows that end in the next bytes of the file, of which none means its end.
  mutating func rows(endingIn chunk: [UInt8]) throws(ImportFileError) -> [SourceEntry] {
    var entries: [SourceEntry] = []
    if chunk.isEmpty {
      try finish(into: &entries)
    } else {
      try read(chunk, into: &entries)
    }
    return entries
  }

  private mutating func begin(
    _ opening: [UInt8], into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    if let format = ForeignFormat(opening: opening) { throw .foreign(format) }
    try readText(opening, into: &entries)
  }

  private mutating func readText(
    _ chunk: [UInt8], into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    var text: [UInt8] = []
    do throws(ImportFileError) {
      try transcoding.read(chunk, into: &text)
    } catch {
      // What comes before may be returned first, so that it never matters how a file is cut.
      try take(text, into: &entries)
      throw error
    }
    try take(text, into: &entries)
  }

  private mutating func take(
    _ chunk: [UInt8], into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    switch form {
    case .unknown(let held):
      let opening = held + chunk
      form = try decided(opening)
      if case .unknown = form { return }
      try take(opening, into: &entries)
    case .csv(var reader):
      form = .unknown([])
      try reader.read(chunk, into: &entries)
      form = .csv(reader)
    case .json(var reader):
      form = .unknown([])
      try reader.read(chunk, into: &entries)
      form = .json(reader)
    }
  }

  /// Ends the last row; a file of white space is empty.
  package mutating func finish(into entries: inout [SourceEntry]) throws(ImportFileError) {
    if let held = opening {
      opening = nil
      try begin(held, into: &entries)
    }
    var text: [UInt8] = []
    do throws(ImportFileError) {
      try transcoding.finish(into: &text)
    } catch {
      try take(text, into: &entries)
      throw error
    }
    try take(text, into: &entries)
    try end(into: &entries)
  }

  private mutating func end(into entries: inout [SourceEntry]) throws(ImportFileError) {
    switch form {
    case .unknown(let held):
      guard held.contains(where: { !JSONReader.isSpace($0) }) else { throw .empty }
      form = .json(JSONReader(columns: columns, leavingNested: leavesNested))
      try take(held, into: &entries)
      try end(into: &entries)
    case .csv(var reader):
      try reader.finish(into: &entries)
      endsOpen = reader.endsOpen
      columnsLeft = reader.columnsLeft
      columnStandingIn = reader.moodStandsIn ? Daylio.mood : nil
    case .json(var reader):
      try reader.finish(into: &entries)
      columnsLeft = reader.columnsLeft
      mediaLeft = reader.mediaLeft
    }
  }

  /// How the lines of an export of this program begin, whatever the vault.
  private static let ownExport = Array(#"{"schema":"event/"#.utf8)

  private func decided(_ opening: [UInt8]) throws(ImportFileError) -> Form {
    let isMarked = opening.starts(with: [0xef, 0xbb, 0xbf])
    let text = opening.dropFirst(isMarked ? 3 : 0).drop(while: JSONReader.isSpace)
    if text.starts(with: Self.ownExport) { throw .ownExport }
    if !text.isEmpty, Self.ownExport.starts(with: text) { return .unknown(opening) }
    guard isMarked || ![0xef, 0xbb].starts(with: opening),
      let first = text.first
    else {
      return opening.count > CSVReader.greatestRowBytes
        ? .csv(CSVReader(columns: columns)) : .unknown(opening)
    }
    let next = text.dropFirst().drop(while: JSONReader.isSpace).first
    if first == UInt8(ascii: "["), next == nil, opening.count <= CSVReader.greatestRowBytes {
      return .unknown(opening)
    }
    // A diary in plain text may begin with a date in brackets, which is no list of rows.
    let isList = first == UInt8(ascii: "[") && next.map("{[]\"".utf8.contains) ?? true
    return first == UInt8(ascii: "{") || isList
      ? .json(JSONReader(columns: columns, leavingNested: leavesNested))
      : .csv(CSVReader(columns: columns))
  }
}
