import Events

/// Reads rows from JSON texts (RFC 8259): one object a line, or the objects of one array.
///
/// Strings, numbers, true and false are values, with numbers as they are spelled; null is an absent
/// value. A line or element that is no object is refused, and reading goes on. A member that no
/// object has is told once, at the end, as the column of a CSV file is that its first row lacks.
package struct JSONReader {
  /// More bytes in one object are refused.
  package static let greatestRowBytes = 1 << 20

  private enum Form {
    /// Only white space so far.
    case unknown
    case lines
    case array(Nesting)
    /// Behind the end of the array.
    case closed
  }

  /// Where reading stands within the array.
  private struct Nesting {
    var depth = 0
    var isInString = false
    var isEscaped = false
  }

  private let wanted: [String]
  /// Those of `wanted` that no object had so far.
  private var unseen: Set<String>
  /// The first names that objects had, for telling what there is.
  private var namesSeen: [String] = []
  /// The first bytes, held back to see what kind of file it is; nil from then on.
  private var opening: TextOpening? = TextOpening()
  /// A byte order mark and a byte more.
  private static let openingByteCount = 4
  private var form = Form.unknown
  private var pending: [UInt8] = []
  private var line = 1
  private var rowLine = 1

  package init(columns wanted: [String]) {
    self.wanted = wanted
    unseen = Set(wanted)
  }

  /// Takes in the next bytes and appends the rows that end in them.
  ///
  /// - Throws: `binary`, `rowTooLong`; after that the reader is of no more use.
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
    case .array: throw .truncated(line: pending.isEmpty ? line : rowLine)
    case .closed: break
    case .lines:
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
      switch byte {
      case 0..<0x09, 0x0b, 0x0c, 0x0e..<0x20: throw .binary(line: line)
      default: break
      }
      switch form {
      case .unknown: try takeFirst(byte)
      case .lines: try takeInLine(byte, into: &entries)
      case .array(let nesting): try takeInArray(byte, nesting, into: &entries)
      case .closed: takeBehindArray(byte, into: &entries)
      }
      if byte == 0x0a { line += 1 }
    }
  }

  private mutating func takeFirst(_ byte: UInt8) throws(ImportFileError) {
    if Self.isSpace(byte) { return }
    if byte == UInt8(ascii: "[") {
      form = .array(Nesting())
    } else {
      form = .lines
      try append(byte)
    }
  }

  private mutating func takeInLine(
    _ byte: UInt8, into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    if byte != 0x0a {
      if !pending.isEmpty || !Self.isSpace(byte) { try append(byte) }
    } else if !pending.isEmpty {
      entries.append(row())
    }
  }

  private mutating func takeInArray(
    _ byte: UInt8, _ nesting: Nesting, into entries: inout [SourceEntry]
  ) throws(ImportFileError) {
    var nesting = nesting
    if nesting.isInString {
      if nesting.isEscaped {
        nesting.isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        nesting.isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        nesting.isInString = false
      }
    } else {
      switch byte {
      case UInt8(ascii: "\""): nesting.isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): nesting.depth += 1
      case UInt8(ascii: "]") where nesting.depth == 0, UInt8(ascii: ",") where nesting.depth == 0:
        if !pending.isEmpty { entries.append(row()) }
        form = byte == UInt8(ascii: ",") ? .array(nesting) : .closed
        return
      case UInt8(ascii: "}"), UInt8(ascii: "]"): nesting.depth = max(0, nesting.depth - 1)
      default: break
      }
    }
    form = .array(nesting)
    if !pending.isEmpty || !Self.isSpace(byte) { try append(byte) }
  }

  private mutating func takeBehindArray(_ byte: UInt8, into entries: inout [SourceEntry]) {
    if Self.isSpace(byte) { return }
    let error = JSONError.unexpectedByte(byte, offset: 0)
    entries.append(.refused(RowRefusal(line: line, .json(error))))
    form = .lines
  }

  private mutating func append(_ byte: UInt8) throws(ImportFileError) {
    if pending.isEmpty { rowLine = line }
    pending.append(byte)
    guard pending.count <= Self.greatestRowBytes else {
      throw .rowTooLong(line: rowLine, maxBytes: Self.greatestRowBytes)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }
}

// The rows.
extension JSONReader {
  private mutating func row() -> SourceEntry {
    let text = pending
    pending.removeAll(keepingCapacity: true)
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONParser.parse(text)
    } catch {
      return .refused(RowRefusal(line: rowLine, .json(error)))
    }
    guard case .object(let members) = value else {
      return .refused(RowRefusal(line: rowLine, .notAnObject))
    }
    note(members)
    var values: [String?] = []
    var numbers: Set<Int> = []
    for name in wanted {
      let found = members.filter { $0.name == name }
      if found.count > 1 {
        return .refused(RowRefusal(line: rowLine, column: name, .memberTwice))
      }
      switch found.first?.value {
      case nil, .null: values.append(nil)
      case .string(let text): values.append(text)
      case .number(let text):
        numbers.insert(values.count)
        values.append(text)
      case .bool(let value): values.append(value ? "true" : "false")
      case .array, .object:
        return .refused(RowRefusal(line: rowLine, column: name, .notAScalar))
      }
    }
    return .row(SourceRow(line: rowLine, values: values, numbers: numbers))
  }

  private static let namesToTell = 12

  private mutating func note(_ members: [JSONMember]) {
    guard !unseen.isEmpty else { return }
    for member in members {
      unseen.remove(member.name)
      if namesSeen.count < Self.namesToTell, !namesSeen.contains(member.name) {
        namesSeen.append(member.name)
      }
    }
  }
}
