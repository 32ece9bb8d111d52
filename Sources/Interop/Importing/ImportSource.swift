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

  /// Whether it is an export of this program, whose lines are events and no rows.
  package func isOwnExport() throws(StorageError) -> Bool {
    var bytes = try open()
    var reader = RowReader(columns: [])
    let opening = try bytes.next()
    do throws(ImportFileError) {
      try reader.read(opening)
      return false
    } catch {
      // All else the import itself reports, once its line is whole.
      return error == .ownExport
    }
  }

  /// Hands on its bytes to the end, chunk after chunk, and at last none.
  func read(_ take: ([UInt8]) throws(ImportFileError) -> Void) throws(ImportError) {
    var bytes = try opened()
    while try !bytes.advance(take) {}
  }

  func opened() throws(ImportError) -> ImportBytes {
    try Result { () throws(StorageError) in try open() }.mapError(ImportError.storage).get()
  }

  private func open() throws(StorageError) -> ImportBytes {
    switch place {
    case .file(let path, let disk): ImportBytes(file: try disk.open(path, for: .reading))
    case .held(let bytes): ImportBytes(held: bytes)
    }
  }
}

struct ImportBytes: ~Copyable {
  static let chunkBytes = 1 << 18

  private let file: OpenFile?
  private let held: [UInt8]
  private var offset = 0

  init(file: consuming OpenFile? = nil, held: [UInt8] = []) {
    self.file = file
    self.held = held
  }

  /// Hands on the next bytes, none at the end.
  ///
  /// - Returns: whether that was the end.
  mutating func advance(
    _ take: ([UInt8]) throws(ImportFileError) -> Void
  ) throws(ImportError) -> Bool {
    let chunk = try Result { () throws(StorageError) in try next() }
      .mapError(ImportError.storage).get()
    try Result { () throws(ImportFileError) in try take(chunk) }.mapError(ImportError.file).get()
    return chunk.isEmpty
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
