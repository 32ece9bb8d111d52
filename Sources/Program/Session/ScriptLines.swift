import Echolog
import Platform

/// The lines of a script, of which each is carried out before the next is asked for.
struct ScriptLines: ~Copyable {
  private var splitter = LineSplitter()
  private var ready: ArraySlice<String>
  /// What came of a row that has not ended; nil once no more comes.
  private var begunRow: [UInt8]?
  /// A row that is not UTF-8: an error once the lines before it have run.
  private var oddRow: ProgramError?
  private var rowsTaken = 0
  /// Whether lines come from the standard input, where nothing is known of later rows.
  let areRows: Bool

  init(of text: String) {
    ready = Words.lines(text)[...]
    begunRow = nil
    areRows = false
  }

  /// Those of the standard input, as they come: whoever writes there may wait for each answer.
  init() {
    ready = []
    begunRow = []
    areRows = true
  }

  /// Whether the next line is here already, whoever writes behind it.
  var isReady: Bool { !ready.isEmpty }

  /// The next line, with the line ends within its quotes, and all rows of a query that is typed as
  /// it is; nil at the end.
  ///
  /// - Throws: a row that is no text, behind all lines before it.
  mutating func next() throws -> String? {
    guard var line = try nextLine() else { return nil }
    guard TypedQuery.begins(line) else { return line }
    while isReady || TypedQuery.isOpen(line) {
      if !isReady {
        guard oddRow == nil, begunRow != nil else { break }
        try readOn()
        continue
      }
      guard let more = ready.first, !TypedQuery.isComment(more),
        TypedQuery.joined([line, more]).count == 1
      else { break }
      line += "\n" + ready.removeFirst()
    }
    return line
  }

  private mutating func nextLine() throws -> String? {
    while ready.isEmpty {
      if let oddRow { throw oddRow }
      if begunRow == nil { return nil }
      try readOn()
    }
    return ready.popFirst()
  }

  private mutating func readOn() throws {
    let bytes = try StandardStream.input.read(limit: 1 << 16)
    if bytes.isEmpty {
      take(begunRow ?? [])
      if oddRow == nil { ready.append(splitter.rest) }
      begunRow = nil
    } else if let end = bytes.lastIndex(of: 0x0A) {
      take((begunRow ?? []) + bytes[...end])
      begunRow = Array(bytes[(end + 1)...])
    } else {
      begunRow?.append(contentsOf: bytes)
    }
  }

  /// Takes whole rows, up to the first that is no text. One goes to the splitter after the other,
  /// so that what a line is does not depend on how much came at once.
  private mutating func take(_ rows: [UInt8]) {
    let ends = rows.indices.filter { rows[$0] == 0x0A }.map { $0 + 1 } + [rows.count]
    var begin = 0
    for end in ends where end > begin {
      rowsTaken += 1
      do throws(ProgramError) {
        ready += splitter.take(try TextInput.text(Array(rows[begin..<end])))
      } catch {
        oddRow = error.with(\.place, ScriptPlace(file: nil, line: rowsTaken))
        return
      }
      begin = end
    }
  }
}

enum TextInput {
  /// - Parameter place: of a line, by its number, where lines have one.
  /// - Throws: the first line that is none.
  static func text(
    _ bytes: [UInt8], place: (Int) -> ScriptPlace? = { _ in nil }
  ) throws(ProgramError) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    let odd = index.map { lines[$0] } ?? []
    let shown = String(decoding: odd, as: UTF8.self)
    let programError = Messages.programError(UsageError.notText(shown))
    throw programError.with(\.place, index.flatMap { place($0 + 1) })
  }

  /// What a dash means in a line of the shell: the standard input without the line break that every
  /// program ends its output with.
  static func words() throws -> String {
    var text = try text(StandardStream.input.readAll())
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
