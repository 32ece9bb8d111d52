package import Platform

/// A file to import. It is opened twice: once to look, once to write.
package struct ImportSource: Sendable {
  /// The name without its folder, as the batch will be called.
  package let name: String
  private let place: Place

  private enum Place: Sendable {
    case file(Path, any Disk)
    case held([UInt8])
  }

  package init(file path: Path, on disk: any Disk) {
    name = path.lastComponent
    place = .file(path, disk)
  }

  /// Bytes that can not be read twice, such as those of a pipe.
  package init(name: String, holding bytes: [UInt8]) {
    self.name = name
    place = .held(bytes)
  }

  /// The kind by its first bytes; nil where they do not decide.
  package func origin() throws(StorageError) -> ImportOrigin? {
    var bytes = try open()
    var (reader, entries) = (RowReader(columns: []), [SourceEntry]())
    let opening = try bytes.next()
    do throws(ImportFileError) {
      try reader.read(opening, into: &entries)
      return reader.origin
    } catch {
      switch error {
      case .ownExport: return .ownExport
      case .empty, .foreign, .binary, .notUTF8, .encodingContradicted, .truncated, .unclosedQuote,
        .rowTooLong, .columnMissing, .columnAmbiguous, .dateOrderOpen, .decimalMarkOpen,
        .notATable, .jsonNotRows, .entriesTwice, .documentGoesOn:
        // The import itself reports it, once its line is whole.
        return nil
      }
    }
  }

  /// Hands on its bytes to the end, chunk after chunk, and at last none.
  func read(_ take: ([UInt8]) throws(ImportFileError) -> Void) throws(ImportError) {
    var bytes = try opened()
    var isAtEnd = false
    while !isAtEnd {
      let chunk = try bytes.chunk()
      isAtEnd = chunk.isEmpty
      try Result { () throws(ImportFileError) in try take(chunk) }.mapError(ImportError.file).get()
    }
  }

  /// As `open`, for an import.
  func opened() throws(ImportError) -> ImportBytes {
    try Result { () throws(StorageError) in try open() }.mapError(ImportError.storage).get()
  }

  private func open() throws(StorageError) -> ImportBytes {
    switch place {
    case .file(let path, let disk): try ImportBytes(file: disk.open(path, for: .reading))
    case .held(let bytes): ImportBytes(held: bytes)
    }
  }
}

struct ImportBytes: ~Copyable {
  static let chunkBytes = 1 << 18

  private let file: OpenFile?
  private let held: [UInt8]
  let length: Int
  private(set) var offset = 0

  init(file: consuming OpenFile) throws(StorageError) {
    length = try file.length()
    held = []
    self.file = consume file
  }

  init(held: [UInt8]) {
    self.held = held
    length = held.count
    file = nil
  }

  /// As `next`, for an import.
  mutating func chunk() throws(ImportError) -> [UInt8] {
    try Result { () throws(StorageError) in try next() }.mapError(ImportError.storage).get()
  }

  /// The next bytes; none at the end.
  mutating func next() throws(StorageError) -> [UInt8] {
    let chunk: [UInt8]
    switch file {
    case .some(let file): chunk = try file.read(at: offset, count: Self.chunkBytes)
    case .none: chunk = Array(held[offset..<min(offset + Self.chunkBytes, held.count)])
    }
    offset += chunk.count
    return chunk
  }
}
