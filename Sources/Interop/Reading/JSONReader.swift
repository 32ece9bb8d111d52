import Echolog

/// Reads rows from JSON texts (RFC 8259): one object a line, the objects of one array, or those of
/// the array `entries` of one object, as Day One and jrnl write them. Nothing may follow such an
/// object: more lines mean that it was itself a row. Nor may it have a second such array.
///
/// Strings, numbers, true and false are values, with numbers as they are spelled; null is an absent
/// value, and a list of values is one of labels. A line or element that is no object or is too long
/// is refused by itself, and reading goes on behind it. A member that no object has is reported
/// once, at the end, as the column of a CSV file is that its first row lacks.
package struct JSONReader: FormatReader {
  /// Bytes that a row may have: as many as the longest memory takes where each of its characters
  /// is escaped as two surrogates, and more.
  package static let greatestRowBytes = 1 << 24

  private enum Form {
    /// Only white space so far.
    case unknown
    /// Within the first object, which is a row unless the rows are in it.
    case firstObject
    case lines, array
    /// Behind the rows of an object around them, where no others may be.
    case rest
    /// Behind the end of the array, or of the object around it.
    case closed
  }

  let wanted: [String]
  /// Those of `wanted` that no object had so far.
  var unseen: Set<String>
  package var entries: [SourceEntry] = []
  /// The first names that objects had, for listing what there is.
  private var names: [String] = []
  private var seen: Set<String> = []
  /// Whether entries of Day One had their zones.
  private var hasZones = false
  /// Whether objects within a row are left out of it, in place of refusing the row.
  let leavesNested: Bool
  private var nestedNames: Set<String> = []
  private var mediaLeft = 0
  /// The first bytes, held back to see what kind of file it is; nil from then on.
  private var opening: TextOpening? = TextOpening()
  /// A byte order mark and a byte more.
  private static let openingByteCount = 4
  private var form = Form.unknown
  private var search = EntriesSearch()
  /// Where reading is within the array.
  private var depth = 0
  private var strings = StringScan()
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
  package mutating func read(_ chunk: [UInt8]) throws(ImportFileError) {
    guard let held = opening else { return try take(chunk[...]) }
    // No more of the chunk than that, so that it never matters how a file is cut into chunks.
    let missing = Self.openingByteCount - held.bytes.count
    try opening?.append(Array(chunk.prefix(missing)))
    if chunk.count >= missing { try beginRows() }
    try take(chunk.dropFirst(missing))
  }

  /// Ends the last row; a file may be empty, truncated, or without a column.
  package mutating func finish() throws(ImportFileError) {
    try endRows()
    if !names.isEmpty, let name = wanted.first(where: unseen.contains) {
      throw .columnMissing(name, available: names)
    }
  }

  private mutating func beginRows() throws(ImportFileError) {
    guard let held = opening else { return }
    opening = nil
    try take(held.text)
  }

  private mutating func endRows() throws(ImportFileError) {
    try beginRows()
    switch form {
    case .unknown: throw .empty
    case .firstObject where search.isOverLines: throw .truncated(line: rowLine)
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
  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(ImportFileError) {
    for byte in bytes {
      switch form {
      case .unknown: takeFirst(byte)
      case .firstObject: try takeInFirst(byte)
      case .rest: try takeInRest(byte)
      case .lines: takeInLine(byte)
      case .array: takeInArray(byte)
      case .closed: try takeBehindArray(byte)
      }
      if byte == 0x0a { line += 1 }
    }
  }

  private mutating func takeFirst(_ byte: UInt8) {
    if Self.isSpace(byte) { return }
    form =
      byte == UInt8(ascii: "[") ? .array : byte == UInt8(ascii: "{") ? .firstObject : .lines
    if form != .array { append(byte) }
  }

  private mutating func takeInFirst(_ byte: UInt8) throws(ImportFileError) {
    search.take(byte)
    switch search.finding {
    case .entries:
      pending.removeAll(keepingCapacity: true)
      isTooLong = false
      isInDocument = true
      form = .array
      return
    case .ended where search.isOverLines: throw .jsonNotRows
    case .ended, .brokenLine: form = .lines
    case nil: if byte == 0x0a { return }
    }
    takeInLine(byte)
  }

  private mutating func takeInLine(_ byte: UInt8) {
    if byte != 0x0a {
      if !pending.isEmpty || !Self.isSpace(byte) { append(byte) }
    } else if !pending.isEmpty {
      entries.append(row())
    }
  }

  private mutating func takeInArray(_ byte: UInt8) {
    if !strings.take(byte) {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]") where depth == 0, UInt8(ascii: ",") where depth == 0:
        if !pending.isEmpty { entries.append(row()) }
        if byte == UInt8(ascii: "]") {
          form = isInDocument ? .rest : .closed
          search = .behindEntries
        }
        return
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
    }
    if !pending.isEmpty || !Self.isSpace(byte) { append(byte) }
  }

  private mutating func takeInRest(_ byte: UInt8) throws(ImportFileError) {
    search.take(byte)
    switch search.finding {
    case .entries: throw .entriesTwice(line: line)
    case .ended: form = .closed
    case .brokenLine, nil: break
    }
  }

  private mutating func takeBehindArray(_ byte: UInt8) throws(ImportFileError) {
    if Self.isSpace(byte) { return }
    if isInDocument { throw .documentGoesOn(line: line) }
    entries.append(.refused(line, .json(.unexpectedByte(byte, offset: 0))))
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

// The rows.
extension JSONReader {
  mutating func row() -> SourceEntry {
    let text = pending
    pending.removeAll(keepingCapacity: true)
    if isTooLong {
      isTooLong = false
      return .refused(rowLine, .rowTooLong(maxBytes: Self.greatestRowBytes))
    }
    do throws(JSONError) {
      guard case .object(let members) = try JSONParser.parse(text) else {
        return .refused(rowLine, .notAnObject)
      }
      note(members)
      return row(of: members)
    } catch {
      return .refused(rowLine, .json(error))
    }
  }

  private mutating func row(of members: [JSONMember]) -> SourceEntry {
    var values: [String?] = []
    var numbers: Set<Int> = []
    var lists: Set<Int> = []
    let zoneName = DayOne.zoneName(of: members)
    hasZones = hasZones || zoneName != nil
    for name in wanted {
      let found = members.filter { $0.name == name }
      if found.count > 1 { return .refused(rowLine, column: name, .memberTwice) }
      switch found.first?.value {
      case nil, .null: values.append(nil)
      case .string(let text):
        values.append(zoneName == nil ? text : DayOne.plain(text, mediaLeft: &mediaLeft))
      case .number(let text):
        numbers.insert(values.count)
        values.append(text)
      case .bool(let value): values.append(value ? "true" : "false")
      case .array, .object:
        if case .array(let items) = found[0].value, let words = Self.words(of: items) {
          lists.insert(values.count)
          values.append(OwnTable.field(of: words))
        } else if leavesNested {
          nestedNames.insert(name)
          values.append(nil)
        } else {
          return .refused(rowLine, column: name, .notAScalar)
        }
      }
    }
    return .row(
      SourceRow(
        line: rowLine, values: values, numbers: numbers, lists: lists, zoneName: zoneName,
        isAllDay: zoneName != nil && DayOne.isAllDay(members)))
  }

  private static func words(of items: [JSONValue]) -> [String]? {
    var words: [String] = []
    for item in items {
      switch item {
      case .string(let text), .number(let text): words.append(text)
      default: return nil
      }
    }
    return words
  }

  package var findings: FileFindings {
    FileFindings(
      wayIn: hasZones
        ? DayOne.wayIn(hasTags: seen.contains(DayOne.tags)) : Taskwarrior.wayIn(seen),
      names: names,
      columnsLeft: names.filter { !wanted.contains($0) && !(hasZones && $0 == DayOne.zone) },
      nestedNames: nestedNames, mediaLeft: mediaLeft)
  }

  private static let namesToTell = 40

  private mutating func note(_ members: [JSONMember]) {
    for member in members where unseen.remove(member.name) != nil || isToTell(member.name) {
      names.append(member.name)
      seen.insert(member.name)
    }
  }

  private func isToTell(_ name: String) -> Bool {
    names.count < Self.namesToTell && !seen.contains(name)
  }
}

/// Finds which bytes of a JSON text are within its strings.
struct StringScan {
  private var isInString = false
  private var isEscaped = false

  /// Takes in the next byte; true where it belongs to a string, its quotation marks too.
  mutating func take(_ byte: UInt8) -> Bool {
    guard isInString else {
      isInString = byte == UInt8(ascii: "\"")
      return isInString
    }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
    }
    return true
  }
}

/// Looks through the first object of a file for a member `entries` with a list: then that has the
/// rows, and the object is none.
///
/// An object that goes on behind a line end can be no row of JSON Lines; a line that ends where no
/// JSON goes on is a row that is broken.
struct EntriesSearch {
  enum Finding {
    case entries
    /// The object ended without one.
    case ended
    case brokenLine
  }

  private(set) var finding: Finding?
  /// Whether the object goes on behind its first line.
  private(set) var isOverLines = false

  /// Of the brace that opened the object and was taken before.
  private var depth = 1
  private var strings = StringScan()
  private var name: [UInt8] = []
  private var last = UInt8(ascii: "{")

  private static let entries = Array("\"entries\"".utf8)

  /// A search for a second list, behind the end of the first one, on however many lines.
  static var behindEntries: EntriesSearch {
    var search = EntriesSearch()
    search.isOverLines = true
    return search
  }

  mutating func take(_ byte: UInt8) {
    if byte == 0x0a { return endLine() }
    if strings.take(byte) {
      // The name of a member follows the brace or a comma.
      if depth == 1, name.count <= Self.entries.count { name.append(byte) }
      last = UInt8(ascii: "\"")
      return
    }
    switch byte {
    case 0x09, 0x0d, 0x20: return
    case UInt8(ascii: ","):
      if depth == 1 { name = [] }
    case UInt8(ascii: "["):
      if depth == 1, last == UInt8(ascii: ":"), name == Self.entries { finding = .entries }
      depth += 1
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth -= 1
      if depth == 0 { finding = .ended }
    default: break
    }
    last = byte
  }

  private mutating func endLine() {
    if isOverLines { return }
    isOverLines = ",:[{".utf8.contains(last)
    if !isOverLines { finding = .brokenLine }
  }
}
