import Platform

/// Writes to the standard streams: results on the output, everything else on the errors.
package struct Console: Sendable {
  let environment: Environment
  package var options: Options
  /// Where results go instead of the standard output.
  var output: OutputFile?
  /// Who hears everything instead of the standard streams.
  var listener: (@Sendable (String) -> Void)?
  /// What `.why` asks about at a prompt.
  let listed = LatestListing()
  /// Keeps what is written until it may be heard.
  var held: HeldAnswers?

  init(_ environment: Environment, _ options: Options) {
    self.environment = environment
    self.options = options
  }

  /// Whether a person sits at both ends and wants to be asked.
  var mayAsk: Bool {
    options.mayAsk && StandardStream.input.isTerminal && StandardStream.output.isTerminal
  }

  /// Whether results are shown on a terminal, which their characters could steer.
  var isSeen: Bool { output == nil && listener == nil && StandardStream.output.isTerminal }

  /// Which part of a list is shown where no size was given: what fits on the screen for a person
  /// who sits at it, all for everyone else.
  func fitting(_ part: ListPart, usual: Int = ListPart.usualLimit) -> ListPart {
    isSeen && !options.choice.counts && options.form == .people ? part.fittingScreen(usual) : part
  }

  /// - Parameter stream: the errors for what only goes with a result of another form.
  /// - Returns: the code to exit with.
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
    for note in page.notes { try self.note(note) }
    return page.exit
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

  /// Writes over the line that was shown last in this way; an empty text clears it.
  func showLive(_ text: String) throws {
    let width = max(1, (Terminal.width(environment, of: .errors) ?? 80) - 1)
    let line = DisplayWidth.cut(VisibleText.line(text), to: width)
    try write("\r\u{1B}[K" + line, to: .errors)
  }

  /// A remark for people that is no result.
  func note(_ text: String) throws {
    guard options.form == .people else { return }
    try remark(text)
  }

  /// What the prompt shows about itself, in whatever form answers are.
  func remark(_ text: String) throws {
    try write(renderer(for: .errors).text(Page.Block.advice(text)), to: .errors)
  }

  func write(_ text: String, to stream: StandardStream = .output) throws {
    if let held, held.takes(text, to: stream, stream == .output ? output : nil) { return }
    if stream == .output, let output {
      return try output.write(text)
    }
    if let listener { return listener(text) }
    try stream.write(text)
  }

  /// Writes what is no text to the standard output, where nothing is in its place.
  func write(bytes: [UInt8]) throws {
    try StandardStream.output.write(bytes.rawSpan)
  }

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
