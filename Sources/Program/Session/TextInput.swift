import Platform

/// Text in UTF-8 that comes as bytes, from a file or a pipe.
enum TextInput {
  /// - Parameter place: of a line, by its number, where lines have one.
  /// - Throws: the first line that is none.
  static func text(
    _ bytes: [UInt8], place: (Int) -> ScriptPlace? = { _ in nil }
  ) throws(Exit) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    let odd = index.map { lines[$0] } ?? []
    let shown = String(decoding: odd, as: UTF8.self)
    let programError = Messages.programError(UsageError.notText(shown))
    throw .programError(programError.at(index.flatMap { place($0 + 1) }))
  }

  /// All of the standard input.
  static func standard(
    place: (Int) -> ScriptPlace? = { _ in nil }
  ) throws(Exit) -> String {
    let bytes: [UInt8]
    do throws(StreamError) {
      bytes = try StandardStream.input.readAll()
    } catch {
      throw .stream(error)
    }
    return try text(bytes, place: place)
  }

  /// What a dash means in a line of the shell: the standard input without the line break that every
  /// program ends its output with.
  static func words() throws(Exit) -> String {
    var text = try standard()
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
