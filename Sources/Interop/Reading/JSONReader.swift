import Echolog
import Platform

/// Reads rows from JSON texts (RFC 8259): one object a line, the objects of one array, or those of
/// the array `entries` of one object, as Day One and jrnl write them. Nothing may follow such an
/// object: more lines mean that it was itself a row. Nor may it have a second such array.
///
/// Strings, numbers, true and false are values, with numbers as they are spelled; null is an absent
/// value, and a list of values is one of labels. A line or element that is no object or is too long
/// is refused by itself, and reading goes on behind it. A member that no object has is reported
/// once, at the end, as the column of a CSV file is that its first row lacks.
package struct JSONReader {
  /// Bytes that a row may have: as many as the longest memory takes where each of its characters
  /// is escaped as two surrogates, and more.
  package static let greatestRowBytes = 1 << 24

  private enum Form {
    /// Only white space so far.
    case unknown
    /// Within the first object, which is a row unless the rows are in it.
    case firstObject(EntriesSearch)
    case lines
    case array(Nesting)
    /// Behind the rows of an object around them, where no others may be.
    case rest(EntriesSearch)
    /// Behind the end of the array, or of the object around it.
    case closed
  }

  /// Where reading is within the array.
  private struct Nesting {
    var depth = 0
    var strings = StringScan()
  }

  let wanted: [String]
  /// Those of `wanted` that no object had so far.
  var unseen: Set<String>
  /// The first names that objects had, for listing what there is.
  var namesSeen: [String] = []
  /// The same, to look them up.
  var seen: Set<String> = []
  /// Whether entries of Day One had their zones.
  var hasZones = false
  /// Whether objects within a row are left out of it, in place of refusing the row.
  let leavesNested: Bool
  /// The members that were left out so.
  var nestedNames: Set<String> = []
  /// Links to media that were left out of texts of Day One.
  var mediaLeft = 0
  /// The first bytes, held back to see what kind of file it is; nil from then on.
  private var opening: TextOpening? = TextOpening()
  /// A byte order mark and a byte more.
  private static let openingByteCount = 4
  private var form = Form.unknown
  /// Whether the rows are those of `entries`.
  private var isInDocument = false
  var pending: [UInt8] = []
  private var line = 1
  var rowLine = 1
  /// Whether the row has more bytes than are kept of it.
  var isTooLong = false

  package init(columns wanted: [String], leavingNested leavesNested: Bool = false) {
    self.wanted = wanted
    self.leavesNested = leavesNested
    unseen = Set(wanted)
  }

  /// Takes in the next bytes and appends the rows that end in them.
  ///
  /// - Throws: `jsonNotRows`, `entriesTwice`, `documentGoesOn`, and `binary` for the first bytes;
  ///   after that the reader is of no more use.
  package mutating func read(
    _ chunk: [UInt8], into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    guard let held = opening else { return try take(chunk[...], into: &entries) }
    // No more of the chunk than that, so that it never matters how a file is cut into chunks.
    let missing = Self.openingByteCount - held.bytes.count
    try opening?.append(Array(chunk.prefix(missing)))
    if chunk.count >= missing { try beginRows(into: &entries) }
    try take(chunk.dropFirst(missing), into: &entries)
  }

  /// Ends the last row.
  ///
  /// - Throws: as `read`, and `empty`, `truncated`, `columnMissing`.
  package mutating func finish(into entries: inout [SourceEntry]) throws(ImportFileError) {
    try endRows(into: &entries)
    if !namesSeen.isEmpty, let name = wanted.first(where: unseen.contains) {
      throw .columnMissing(name, available: namesSeen)
    }
  }

  private mutating func beginRows(into entries: inout [SourceEntry]) throws(ImportFileError) {
    guard let held = opening else { return }
    opening = nil
    try take(held.text, into: &entries)
  }

  private mutating func endRows(into entries: inout [SourceEntry]) throws(ImportFileError) {
    try beginRows(into: &entries)
    switch form {
    case .unknown: throw .empty
    case .firstObject(let search) where search.isOverLines: throw .truncated(line: rowLine)
    case .array: throw .truncated(line: pending.isEmpty ? line : rowLine)
    case .rest: throw .truncated(line: line)
    case .closed: break
    case .firstObject, .lines:
      if pending.isEmpty { return }
      let entry = row()
      if case .refused(let refusal) = entry, case .json(.unexpectedEnd) = refusal.reason {
        throw .truncated(line: rowLine)
      }
      entries.append(entry)
    }
  }
}

// Where one row ends and the next begins.
extension JSONReader {
  private mutating func take(
    _ bytes: ArraySlice<UInt8>, into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    for byte in bytes {
      switch form {
      case .unknown: takeFirst(byte)
      case .firstObject(let search): try takeInFirst(byte, search, into: &entries)
      case .rest(let search): try takeInRest(byte, search)
      case .lines: takeInLine(byte, into: &entries)
      case .array(let nesting): takeInArray(byte, nesting, into: &entries)
      case .closed: try takeBehindArray(byte, into: &entries)
      }
      if byte == 0x0a { line += 1 }
    }
  }

  private mutating func takeFirst(_ byte: UInt8) {
    if Self.isSpace(byte) { return }
    if byte == UInt8(ascii: "[") {
      form = .array(Nesting())
    } else {
      form = byte == UInt8(ascii: "{") ? .firstObject(EntriesSearch()) : .lines
      append(byte)
    }
  }

  private mutating func takeInFirst(
    _ byte: UInt8, _ search: EntriesSearch, into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    var search = search
    search.take(byte)
    switch search.finding {
    case .entries:
      pending.removeAll(keepingCapacity: true)
      isTooLong = false
      isInDocument = true
      form = .array(Nesting())
      return
    case .ended where search.isOverLines: throw .jsonNotRows
    case .ended, .brokenLine: form = .lines
    case nil:
      form = .firstObject(search)
      if byte == 0x0a { return }
    }
    takeInLine(byte, into: &entries)
  }

  private mutating func takeInLine(_ byte: UInt8, into entries: inout [SourceEntry]) {
    if byte != 0x0a {
      if !pending.isEmpty || !Self.isSpace(byte) { append(byte) }
    } else if !pending.isEmpty {
      entries.append(row())
    }
  }

  private mutating func takeInArray(
    _ byte: UInt8, _ nesting: Nesting, into entries: inout [SourceEntry]
  ) {
    var nesting = nesting
    if !nesting.strings.take(byte) {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): nesting.depth += 1
      case UInt8(ascii: "]") where nesting.depth == 0, UInt8(ascii: ",") where nesting.depth == 0:
        if !pending.isEmpty { entries.append(row()) }
        form =
          byte == UInt8(ascii: ",")
          ? .array(nesting) : isInDocument ? .rest(.behindEntries) : .closed
        return
      case UInt8(ascii: "}"), UInt8(ascii: "]"): nesting.depth = max(0, nesting.depth - 1)
      default: break
      }
    }
    form = .array(nesting)
    if !pending.isEmpty || !Self.isSpace(byte) { append(byte) }
  }

  private mutating func takeInRest(
    _ byte: UInt8, _ search: EntriesSearch
  ) throws(ImportFileError) {
    var search = search
    search.take(byte)
    switch search.finding {
    case .entries: throw .entriesTwice(line: line)
    case .ended: form = .closed
    case .brokenLine, nil: form = .rest(search)
    }
  }

  private mutating func takeBehindArray(
    _ byte: UInt8, into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    if Self.isSpace(byte) { return }
    if isInDocument { throw .documentGoesOn(line: line) }
    let error = JSONError.unexpectedByte(byte, offset: 0)
    entries.append(.refused(RowRefusal(line: line, .json(error))))
    form = .lines
  }

  private mutating func append(_ byte: UInt8) {
    if pending.isEmpty { rowLine = line }
    isTooLong = isTooLong || pending.count == Self.greatestRowBytes
    if !isTooLong { pending.append(byte) }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }
}
