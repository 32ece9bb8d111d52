/// Where a file or folder is, as text.
///
/// Doubled and trailing slashes and `.` components are gone, so equal paths compare equal; `..` and
/// symbolic links are left to the system. The empty path names nothing.
package struct Path: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    guard !Self.isPlain(text) else {
      self.text = text
      return
    }
    let parts = text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if text.hasPrefix("/") {
      self.text = "/" + parts
    } else {
      self.text = parts.isEmpty && !text.isEmpty ? "." : parts
    }
  }

  /// True only where nothing has to be taken out, as in almost every path: folders of many files
  /// are listed when a journal is opened.
  private static func isPlain(_ text: String) -> Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var previous: UInt8?
    for byte in text.utf8 {
      if previous == nil || previous == slash, byte == dot { return false }
      if previous == slash, byte == slash { return false }
      previous = byte
    }
    return previous != nil && previous != slash
  }

  package var isAbsolute: Bool { text.hasPrefix("/") }

  /// The root has no components.
  package var isRoot: Bool { text == "/" }

  package var components: [String] {
    text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// The name after the last slash; empty for the root.
  package var lastComponent: String { components.last ?? "" }

  /// The folder of this entry; the root and a lone name have `/` and `.`.
  package var parent: Path {
    let folders = components.dropLast().joined(separator: "/")
    if isAbsolute { return Path("/" + folders) }
    return Path(folders.isEmpty ? "." : folders)
  }

  /// The path of `name`, which may itself have several components, inside this folder.
  package func appending(_ name: String) -> Path {
    Path(text.isEmpty ? name : text + "/" + name)
  }

  package static func < (left: Path, right: Path) -> Bool { left.text < right.text }
}

extension Path: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral text: String) {
    self.init(text)
  }

  package var description: String { text }
}
