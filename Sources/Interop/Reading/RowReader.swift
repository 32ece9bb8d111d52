/// Reads rows from a file that is either JSON or CSV, as its first character tells.
package struct RowReader {
  private enum Form {
    /// White space only, or nothing at all.
    case unknown([UInt8])
    case csv(CSVReader)
    case json(JSONReader)
  }

  private let columns: [String]
  private var form: Form
  /// Whether the last row of a CSV file had no line end, as one that was cut off.
  package private(set) var endsOpen = false

  /// - Parameter delimiter: of a CSV file; nil to find out what kind of file it is.
  package init(columns: [String], delimiter: UInt8? = nil) {
    self.columns = columns
    form = delimiter.map { .csv(CSVReader(columns: columns, delimiter: $0)) } ?? .unknown([])
  }

  /// Takes in the next bytes and appends the rows that end in them.
  ///
  /// - Throws: as `CSVReader.read` and `JSONReader.read`.
  package mutating func read(
    _ chunk: [UInt8], into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    switch form {
    case .unknown(let held):
      let opening = held + chunk
      form = decided(opening)
      if case .unknown = form { return }
      try read(opening, into: &entries)
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

  /// Ends the last row.
  ///
  /// - Throws: as the `finish` of either reader; `empty` for a file of white space.
  package mutating func finish(into entries: inout [SourceEntry]) throws(ImportFileError) {
    switch form {
    case .unknown: throw .empty
    case .csv(var reader):
      try reader.finish(into: &entries)
      endsOpen = reader.endsOpen
    case .json(var reader): try reader.finish(into: &entries)
    }
  }

  private func decided(_ opening: [UInt8]) -> Form {
    let isMarked = opening.starts(with: [0xef, 0xbb, 0xbf])
    guard isMarked || ![0xef, 0xbb].starts(with: opening),
      let first = opening.dropFirst(isMarked ? 3 : 0).first(where: { !JSONReader.isSpace($0) })
    else {
      return opening.count > CSVReader.greatestRowBytes
        ? .csv(CSVReader(columns: columns)) : .unknown(opening)
    }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
      ? .json(JSONReader(columns: columns)) : .csv(CSVReader(columns: columns))
  }
}
