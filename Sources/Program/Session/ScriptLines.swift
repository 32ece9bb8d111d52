import Echolog

/// The lines of a script, of which each is carried out before the next is asked for.
struct ScriptLines: ~Copyable {
  private var splitter = LineSplitter()
  private var ready: ArraySlice<String> = []
  /// What came of a row that has not ended; nil once no more comes.
  private var begunRow: [UInt8]?
  /// A row that is not UTF-8: an error once the lines before it have run.
  private var oddRow: ProgramError?
  private var rowsTaken = 0
  /// Whether lines come from the standard input, where nothing is known of later rows.
  let areRows: Bool

  init(of text: String) {
    ready = Words.lines(text)[...]
    areRows = false
  }

  /// Those of the standard input, as they come: whoever writes there may wait for each answer.
  init() {
    begunRow = []
    areRows = true
  }

  var isReady: Bool { !ready.isEmpty }

  /// The next line, with the line ends within its quotes, and all rows of a typed query.
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

  /// Takes whole rows, one after the other, up to the first that is no text.
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
  /// The text, or the first line that is none, with its place where lines have one.
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

  /// What a dash means: the standard input without the line break at its end.
  static func words() throws -> String {
    var text = try text(StandardStream.input.readAll())
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }
}

extension REPL {
  /// Lines that came at once, of which the answers wait for one sync of the disk.
  struct Gathered {
    let place: ScriptPlace
    var lines = 0
    var bytes = 0

    var isEnough: Bool { lines >= 512 || bytes >= 1 << 20 }
  }

  func run(_ script: consuming ScriptLines, from start: ScriptPlace) async throws -> ExitCode {
    var place = start
    while true {
      // Whoever writes the next line may wait for the answers to those before.
      if !script.isReady || gathered?.isEnough == true { try await tellGathered() }
      guard let line = try script.next() else { return .success }
      let outcome = await carry(
        out: line, at: place, isRow: script.areRows, mayGather: script.isReady)
      if outcome.endsLines { try await tellGathered() }
      switch outcome {
      case .next(let code) where code.endsScript:
        // Of lines that are still to be written nothing is known.
        if script.isReady { try console.note(Messages.notCarriedOut(behind: place.line)) }
        return code
      case .next: place.pass(line)
      case .leave: return .success
      }
    }
  }

  /// Lets what a line records become durable with what those before it did.
  func gather(_ line: String, at place: ScriptPlace) async throws {
    try await session.beginGathering()
    held.begin()
    if gathered == nil { gathered = Gathered(place: place) }
    gathered?.lines += 1
    gathered?.bytes += line.utf8.count
  }

  /// Makes durable what was gathered, and then shows what was answered; nothing where none is kept.
  func tellGathered() async throws {
    guard let gathered else { return }
    self.gathered = nil
    let answers = held.end()
    do {
      try await session.keepGathered(console)
    } catch {
      if error is StreamError { throw error }
      throw Messages.programError(for: await session.worded(error)).with(\.place, gathered.place)
    }
    for answer in answers {
      var console = console
      console.output = answer.output
      try console.write(answer.text, to: answer.stream)
    }
  }
}
