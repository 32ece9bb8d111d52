package import Rendering
package import System

/// Writes to the standard streams: results on the output, everything else on the errors.
package struct Console: Sendable {
  let environment: Environment
  var options: Options

  package init(_ environment: Environment, _ options: Options) {
    self.environment = environment
    self.options = options
  }

  /// How pages are drawn on a stream.
  func sheet(for stream: StandardStream) -> Sheet {
    Sheet(
      width: stream.isTerminal ? Terminal.width(environment) : nil,
      hasColor: options.color.colors(isTerminal: stream.isTerminal) { environment[$0] },
      hasUnicode: environment.isUTF8)
  }

  func show(_ page: Page) throws(StreamError) {
    switch options.form {
    case .json: try StandardStream.output.write(page.json.text + "\n")
    case .plain: try StandardStream.output.write(page.plainText)
    case .people: try StandardStream.output.write(sheet(for: .output).text(page.blocks))
    }
    guard options.form == .people else { return }
    let sheet = sheet(for: .errors)
    for note in page.notes {
      try StandardStream.errors.write(sheet.text([.line([Span(note, .faint)])]))
    }
  }

  func show(_ trouble: Trouble) throws(StreamError) {
    guard options.form != .json else {
      return try StandardStream.errors.write(trouble.json.text + "\n")
    }
    var blocks: [Page.Block] = [.line([Span(trouble.sentence)])]
    if let next = trouble.nextStep { blocks.append(.line([Span(next, .faint)])) }
    try StandardStream.errors.write(sheet(for: .errors).text(blocks))
  }

  /// Whether a line can be written over: somebody watches, at a terminal that can.
  var hasLiveLine: Bool {
    options.form == .people && StandardStream.errors.isTerminal && environment["TERM"] != "dumb"
  }

  /// Writes over the line that was shown last in this way; an empty text clears it.
  func showLive(_ text: String) throws(StreamError) {
    let width = max(1, (Terminal.width(environment) ?? 80) - 1)
    let line = DisplayWidth.cut(VisibleText.line(text), to: width)
    try StandardStream.errors.write("\r\u{1B}[K" + line)
  }

  /// A remark for people that is no result.
  func note(_ text: String) throws(StreamError) {
    guard options.form == .people else { return }
    try StandardStream.errors.write(sheet(for: .errors).text([.line([Span(text, .faint)])]))
  }
}

/// Why a line ended without its result: told to the person, or the streams are gone.
package enum Stopped: Error, Sendable {
  case trouble(Trouble)
  case stream(StreamError)
}
