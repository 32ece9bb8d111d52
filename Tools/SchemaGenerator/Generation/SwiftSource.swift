/// Swift text in the making, formatted as `swift format` wants it.
struct SwiftSource {
  private(set) var text: String
  private var depth = 0

  private static let columns = 100

  /// - Parameter imports: whole declarations, in alphabetical order of the modules.
  init(imports: [String]) {
    text = "// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.\n"
    for declaration in imports { line(declaration) }
  }

  mutating func line(_ line: String) {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func blank() { line("") }

  /// Two parts on one line where they fit, else the second one on a line of its own.
  mutating func pair(_ first: String, _ second: String) {
    let single = first + " " + second
    guard depth * 2 + single.count > Self.columns else { return line(single) }
    line(first)
    line("  " + second)
  }

  /// A block that opens on `head {` and closes on its own line.
  mutating func block(_ head: String, _ body: (inout SwiftSource) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// A call with its arguments on one line where they fit, else one a line.
  mutating func list(_ head: String, _ items: [String], _ tail: String) {
    let single = head + items.joined(separator: ", ") + tail
    guard depth * 2 + single.count > Self.columns else { return line(single) }
    line(head)
    depth += 1
    for (index, item) in items.enumerated() {
      line(index + 1 < items.count ? item + "," : item)
    }
    depth -= 1
    line(tail)
  }

  /// A documentation comment, its paragraphs filled to the width of the page.
  mutating func documentation(_ comment: String) {
    var paragraph: [Substring] = []
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    var isFirst = true
    for content in lines + [""] {
      if content.allSatisfy({ $0 == " " }) {
        if paragraph.isEmpty { continue }
        if !isFirst { line("///") }
        fill(paragraph)
        paragraph = []
        isFirst = false
      } else {
        paragraph += content.split(separator: " ")
      }
    }
  }

  private mutating func fill(_ words: [Substring]) {
    var filled = "///"
    for word in words {
      if depth * 2 + filled.count + 1 + word.count > Self.columns {
        line(filled)
        filled = "///"
      }
      filled += " " + word
    }
    line(filled)
  }
}
