/// Reads rows from text of one format, from chunks of any size.
protocol FormatReader {
  /// Those that were read so far, unless somebody took them.
  var entries: [SourceEntry] { get set }
  var findings: FileFindings { get }

  mutating func read(_ chunk: [UInt8]) throws(ImportFileError)
  mutating func finish() throws(ImportFileError)
}

/// What a file shows beside its rows, as far as these were read.
package struct FileFindings: Equatable, Sendable {
  /// How it comes in, by the program that wrote it; nil where that is not known.
  var wayIn: ImportGuess?
  /// The names of all columns, or of members the first ones.
  var names: [String] = []
  /// Those that nobody asked for; none of an `OwnTable`, where each kind of entry has its own.
  package var columnsLeft: [String] = []
  /// The one of these, Daylio's mood, that is used where a note is empty.
  package var columnStandingIn: String?
  /// The members of JSON that were left out of rows, as those of objects within them.
  var nestedNames: Set<String> = []
  /// Links to pictures and other media that were left out of texts of Day One.
  package var mediaLeft = 0
  /// Whether the last row of a CSV file had no line end, as one that was cut off.
  package var endsOpen = false
}

/// Reads rows from a file that is either JSON or CSV, by its first character.
package struct RowReader {
  private let columns: [String]
  private let leavesNested: Bool
  /// The first bytes, until they show whether the file is text at all; nil from then on.
  private var opening: [UInt8]? = []
  private var transcoding: Transcoding
  /// The first letters, until they show which of the two it is.
  private var held: [UInt8] = []
  private var reader: (any FormatReader)?

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
    reader = delimiter.map { CSVReader(columns: columns, delimiter: $0) }
  }

  package var entries: [SourceEntry] { reader?.entries ?? [] }
  package var findings: FileFindings { reader?.findings ?? FileFindings() }

  /// The rows that end in the next bytes of the file, of which none means its end.
  mutating func rows(endingIn chunk: [UInt8]) throws(ImportFileError) -> [SourceEntry] {
    if chunk.isEmpty { try finish() } else { try read(chunk) }
    defer { reader?.entries = [] }
    return entries
  }

  /// Takes in the next bytes.
  ///
  /// - Throws: as `CSVReader.read` and `JSONReader.read`; `foreign`, `ownExport`,
  ///   `encodingContradicted`.
  package mutating func read(_ chunk: [UInt8]) throws(ImportFileError) {
    guard let held = opening else { return try readText(chunk) }
    let opening = held + chunk
    self.opening = ForeignFormat.mayBegin(with: opening) ? opening : nil
    if self.opening == nil { try begin(opening) }
  }

  /// Ends the last row; a file of white space is empty.
  package mutating func finish() throws(ImportFileError) {
    if let held = opening {
      opening = nil
      try begin(held)
    }
    try readText(nil)
    if reader == nil {
      guard held.contains(where: { !JSONReader.isSpace($0) }) else { throw .empty }
      reader = JSONReader(columns: columns, leavingNested: leavesNested)
      try reader?.read(held)
    }
    try reader?.finish()
  }

  private mutating func begin(_ opening: [UInt8]) throws(ImportFileError) {
    if let format = ForeignFormat(opening: opening) { throw .foreign(format) }
    try readText(opening)
  }

  /// - Parameter chunk: nil at the end.
  private mutating func readText(_ chunk: [UInt8]?) throws(ImportFileError) {
    var text: [UInt8] = []
    do throws(ImportFileError) {
      if let chunk {
        try transcoding.read(chunk, into: &text)
      } else {
        try transcoding.finish(into: &text)
      }
    } catch {
      // What comes before may be reported first, so that it never matters how a file is cut.
      try take(text)
      throw error
    }
    try take(text)
  }

  private mutating func take(_ text: [UInt8]) throws(ImportFileError) {
    if reader != nil {
      try reader?.read(text)
      return
    }
    held += text
    reader = try decided(held)
    guard reader != nil else { return }
    try reader?.read(held)
    held = []
  }

  /// How the lines of an export of this program begin, whatever the vault.
  private static let ownExport = Array(#"{"schema":"event/"#.utf8)

  /// Nil where more has to be seen.
  private func decided(_ opening: [UInt8]) throws(ImportFileError) -> (any FormatReader)? {
    let isMarked = opening.starts(with: [0xef, 0xbb, 0xbf])
    let text = opening.dropFirst(isMarked ? 3 : 0).drop(while: JSONReader.isSpace)
    if text.starts(with: Self.ownExport) { throw .ownExport }
    if !text.isEmpty, Self.ownExport.starts(with: text) { return nil }
    guard isMarked || ![0xef, 0xbb].starts(with: opening),
      let first = text.first
    else {
      return opening.count > CSVReader.greatestRowBytes
        ? CSVReader(columns: columns) : nil
    }
    let next = text.dropFirst().drop(while: JSONReader.isSpace).first
    if first == UInt8(ascii: "["), next == nil, opening.count <= CSVReader.greatestRowBytes {
      return nil
    }
    // A diary in plain text may begin with a date in brackets, which is no list of rows.
    let isList = first == UInt8(ascii: "[") && next.map("{[]\"".utf8.contains) ?? true
    return first == UInt8(ascii: "{") || isList
      ? JSONReader(columns: columns, leavingNested: leavesNested)
      : CSVReader(columns: columns)
  }
}
