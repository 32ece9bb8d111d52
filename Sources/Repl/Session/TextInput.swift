import Rendering
import System

/// Text in UTF-8 that comes as bytes, from a file or a pipe.
enum TextInput {
  /// - Throws: the first line that is none.
  static func text(_ bytes: [UInt8]) throws(Stopped) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    let lines = bytes.split(separator: 0x0A)
    let odd = lines.first { String(validating: $0, as: UTF8.self) == nil } ?? []
    let shown = String(decoding: odd, as: UTF8.self)
    throw .trouble(Catalogue.trouble(UsageError.notText(shown)))
  }

  /// All of the standard input.
  static func standard() throws(Stopped) -> String {
    let bytes: [UInt8]
    do throws(StreamError) {
      bytes = try StandardStream.input.readAll()
    } catch {
      throw .stream(error)
    }
    return try text(bytes)
  }

  /// What a dash stands for in a line of the shell: the standard input without the line break that
  /// every program ends its output with.
  static func words() throws(Stopped) -> String {
    var text = try standard()
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }
}
