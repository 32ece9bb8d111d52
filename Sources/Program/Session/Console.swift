package import Platform
import Synchronization

/// Writes to the standard streams: results on the output, everything else on the errors.
package struct Console: Sendable {
  let environment: Environment
  package var options: Options
  var output: OutputFile?
  package var listener: (@Sendable (String) -> Void)?
  /// What `.why` asks about at a prompt.
  let listed = LatestListing()
  var held: HeldAnswers?

  package init(_ environment: Environment, _ options: Options) {
    self.environment = environment
    self.options = options
  }

  /// Whether a person sits at both ends and wants to be asked.
  var mayAsk: Bool {
    options.mayAsk && StandardStream.input.isTerminal && StandardStream.output.isTerminal
  }

  /// Whether results are shown on a terminal, which their characters could steer.
  var isSeen: Bool { output == nil && listener == nil && StandardStream.output.isTerminal }

  /// What fits on the screen for a person who gave no size, all for everyone else.
  ///
  /// - Parameter part: what is asked for; nil for what the line lists.
  func fitting(_ part: ListPart? = nil, usual: Int = ListPart.usualLimit) -> ListPart {
    let part = part ?? options.choice.listed
    return isSeen && !options.choice.counts && options.form == .people && part.limit == nil
      ? ListPart(limit: usual) : part
  }

  /// `stream` is the errors for what only goes with a result of another form.
  @discardableResult
  func show(_ page: Page, on stream: StandardStream = .output) throws -> ExitCode {
    // What lists other rows, or none, leaves none to ask about.
    if stream == .output { listed.cells = options.choice.counts ? nil : page.cells }
    let page = try options.choice.drawn(page)
    switch options.form {
    case .json: try write(page.json.text + "\n", to: stream)
    case .plain: try write(page.plainText, to: stream)
    // What is no listing was refused before anything was done; a remark beside one is no row.
    case .csv: if let makeCSV = page.makeCSV { try write(makeCSV(), to: stream) }
    case .people: try write(renderer(for: stream).text(page.blocks), to: stream)
    }
    return try remark(on: page)
  }

  func show(_ programError: ProgramError) throws {
    guard options.form != .json else {
      return try write(programError.json.text + "\n", to: .errors)
    }
    try write(renderer(for: .errors).text(programError.blocks), to: .errors)
  }

  /// Whether a line can be written over: somebody watches, at a terminal that can.
  var hasLiveLine: Bool {
    options.form == .people && StandardStream.errors.isTerminal && environment["TERM"] != "dumb"
  }

  /// A remark for people that is no result.
  func note(_ text: String) throws {
    guard options.form == .people else { return }
    try remark(text)
  }

  /// Shows what goes on, as a remark, or live over the line that was shown last in this way, which
  /// an empty text clears; that nobody listens stops no work.
  func mention(_ text: String, isLive: Bool = false) {
    do {
      guard isLive else { return try note(text) }
      let width = max(1, (Terminal.width(environment, of: .errors) ?? 80) - 1)
      try write("\r\u{1B}[K" + DisplayWidth.cut(VisibleText.line(text), to: width), to: .errors)
    } catch {
      return
    }
  }

  /// The remarks of a page alone, where the standard output has what it is about.
  func remark(on page: Page) throws -> ExitCode {
    for note in page.notes { try self.note(note) }
    return page.exit
  }

  /// What the prompt shows about itself, in whatever form answers are.
  func remark(_ text: String) throws {
    try write(renderer(for: .errors).text(Page.Block.advice(text)), to: .errors)
  }

  func write(_ text: String, to stream: StandardStream = .output) throws {
    if let held, held.takes(text, to: stream, stream == .output ? output : nil) { return }
    if stream == .output, let output { return try output.write(text) }
    if let listener { return listener(text) }
    try stream.write(text)
  }

  /// Writes what is no text to the standard output, where nothing is in its place.
  func write(bytes: [UInt8]) throws { try StandardStream.output.write(bytes.rawSpan) }

  /// Whether what is faint looks so, for what would be taken for typed words otherwise.
  var canBeFaint: Bool {
    environment["TERM"] != "dumb" && options.color.colors(isTerminal: true) { environment[$0] }
  }

  var terminalWidth: Int { Terminal.width(environment, of: .output) ?? 80 }

  private func renderer(for stream: StandardStream) -> TextRenderer {
    if stream == .output, output != nil {
      return TextRenderer(width: nil, hasColor: false, hasUnicode: true)
    }
    return TextRenderer(
      width: Terminal.width(environment, of: stream),
      hasColor: options.color.colors(isTerminal: stream.isTerminal) { environment[$0] },
      hasUnicode: environment.isUTF8)
  }
}

/// How far long work is: at a terminal in one line that is written over and cleared in the end.
final class LiveLine: Sendable {
  private let console: Console
  private let words: Progress
  private let start = SystemClock.monotonicNanoseconds
  private let lastShown = Atomic<UInt64>(0)

  /// Often enough to be read, and nothing for what is done at once.
  static let pauseNanoseconds: UInt64 = 80_000_000

  typealias Progress = @Sendable (_ done: Int, _ total: Int, _ nanoseconds: UInt64) -> String

  init(_ console: Console, _ words: @escaping Progress) {
    self.console = console
    self.words = words
  }

  /// Shows how far it is; false once the person pressed Ctrl-C.
  @discardableResult
  @Sendable func mayGoOn(after done: Int, of total: Int) -> Bool {
    let elapsed = SystemClock.monotonicNanoseconds - start
    if console.hasLiveLine, elapsed - lastShown.load(ordering: .relaxed) >= Self.pauseNanoseconds {
      lastShown.store(elapsed, ordering: .relaxed)
      console.mention(words(done, total, elapsed), isLive: true)
    }
    return !Interruption.isRequested
  }

  func clear() {
    guard lastShown.exchange(0, ordering: .relaxed) > 0 else { return }
    console.mention("", isLive: true)
  }
}

/// What is written while nobody may hear it yet.
final class HeldAnswers: Sendable {
  struct Piece {
    fileprivate(set) var text: String
    let stream: StandardStream
    let output: OutputFile?
  }

  /// Nil where everybody may hear what is written.
  private let pieces = Mutex<[Piece]?>(nil)

  func begin() { pieces.withLock { if $0 == nil { $0 = [] } } }

  /// Takes what is written, where it is kept back.
  func takes(_ text: String, to stream: StandardStream, _ output: OutputFile?) -> Bool {
    pieces.withLock { pieces in
      guard var held = pieces else { return false }
      // Nothing else refers to the array, so that it grows in place.
      pieces = nil
      if let last = held.indices.last, held[last].stream == stream,
        held[last].output?.path == output?.path
      {
        held[last].text += text
      } else {
        held.append(Piece(text: text, stream: stream, output: output))
      }
      pieces = held
      return true
    }
  }

  /// What was kept back, in its order; from here on nothing is.
  func end() -> [Piece] {
    pieces.withLock { pieces in
      defer { pieces = nil }
      return pieces ?? []
    }
  }
}

struct OutputFile: Sendable {
  let path: Path
  private let disk: POSIXDisk

  /// Makes the file anew, for the person alone.
  init(_ path: Path, on disk: POSIXDisk) throws(StorageError) {
    self.path = path
    self.disk = disk
    if try disk.statusIfPresent(of: path) != nil { try disk.remove(path) }
    try disk.open(path, for: .creating).close()
  }

  func write(_ text: String) throws(StorageError) {
    let bytes = Array(text.utf8)
    let file = try disk.open(path, for: .writing)
    try file.write(bytes.rawSpan, at: try file.length())
    try file.close()
  }
}
