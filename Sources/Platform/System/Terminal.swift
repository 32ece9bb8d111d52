/// The terminal that the process was started from.
package enum Terminal {
  /// How many columns a line on the stream may have: `COLUMNS` when it is a positive number, else
  /// that of the stream's terminal; nil without either.
  package static func width(_ environment: Environment, of stream: StandardStream) -> Int? {
    if let text = environment["COLUMNS"], let columns = Int(text), columns > 0 { return columns }
    return Host.columns(stream.rawValue).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Asks for a line at the terminal itself, even where the standard streams go elsewhere, and
  /// shows nothing of what is typed. The terminal is as before afterwards, also after Ctrl-C.
  ///
  /// Backspace takes back a character, Ctrl-U all of them.
  ///
  /// What was typed before was seen by whoever looked on, and meant for something else: it is let
  /// go, as is what comes behind Return, which may be the rest of a secret that was pasted. The
  /// standard input is left alone: what a script pipes in answers no question at the terminal.
  ///
  /// - Parameter remark: shown before where lines are let go.
  /// - Returns: the bytes typed before Return, of which no copy is kept; who asked wipes them.
  package static func askHidden(
    _ prompt: String, lettingLinesGo remark: String
  ) throws(TerminalError) -> [UInt8] {
    guard let terminal = Host.openTerminal() else { throw .notThere }
    defer { Host.closeTerminal(terminal) }
    if Host.hasInput(terminal) { try show(remark + "\n", on: terminal) }
    // Without ISIG the terminal hands Ctrl-C over as a byte, so no signal can leave it silent.
    guard let before = Host.silence(terminal) else { throw .notThere }
    defer { Host.restore(terminal, before) }
    try show(prompt, on: terminal)
    let line = Result { () throws(TerminalError) in try readLine(from: terminal) }
    try show("\n", on: terminal)
    return try line.get()
  }

  private static func readLine(from terminal: Int32) throws(TerminalError) -> [UInt8] {
    // With storage for all of it, so that no copy is left where it grew out of its place.
    var line: [UInt8] = []
    line.reserveCapacity(4096)
    var byte: [UInt8] = [0]
    defer { byte.wipe() }
    while true {
      var span = byte.mutableSpan
      guard case .success(1) = Host.readOnce(terminal, into: &span) else { throw .ended }
      switch byte[0] {
      case 0x0a, 0x0d: return line
      case 0x03: throw .interrupted
      case 0x04:
        if line.isEmpty { throw .ended }
      case 0x08, 0x7f:
        // Takes back one UTF-8 scalar: its continuation bytes and what leads them.
        while let last = line.popLast(), last & 0xc0 == 0x80 {}
      case 0x15: line.removeAll(keepingCapacity: true)
      case 0x00..<0x20: break
      case _ where line.count == line.capacity: break
      default: line.append(byte[0])
      }
    }
  }

  private static func show(_ text: String, on terminal: Int32) throws(TerminalError) {
    do throws(ErrorNumber) {
      try Host.writeAll(terminal, [UInt8](text.utf8).rawSpan)
    } catch {
      throw .ended
    }
  }
}

/// Why no line came from the terminal.
package enum TerminalError: Error, Hashable, Sendable {
  /// The process has no terminal.
  case notThere
  /// Ctrl-D on an empty line, or the terminal went away.
  case ended
  /// Ctrl-C.
  case interrupted
}
