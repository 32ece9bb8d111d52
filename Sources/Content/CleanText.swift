/// Words without markup, entities, control or invisible characters, and with single spaces
/// (S0 QM-003).
package struct CleanText: Equatable, Sendable {
  package let text: String
  /// Each thing that was taken out, as it was; a character that can not be seen by its number.
  package let removed: [String]

  /// Cleans `raw`; text that is clean comes out as it went in.
  package init(_ raw: String) {
    if CleanText.isPlainlyClean(raw) {
      text = raw
      removed = []
      return
    }
    var removed: [String] = []
    var scalars = String.UnicodeScalarView()
    let unescaped = CleanText.withoutEntities(raw, removed: &removed).unicodeScalars
    var index = unescaped.startIndex
    while index < unescaped.endIndex {
      let scalar = unescaped[index]
      if scalar == "<", let end = CleanText.endOfTag(in: unescaped, from: index) {
        removed.append(String(unescaped[index..<end]))
        index = end
        continue
      }
      index = unescaped.index(after: index)
      if scalar.properties.isWhitespace {
        if scalar != " " { removed.append(CleanText.name(of: scalar)) }
        if scalars.last == " " {
          if scalar == " " { removed.append(CleanText.name(of: scalar)) }
        } else {
          scalars.append(" ")
        }
      } else if CleanText.isVisible(scalar) {
        scalars.append(scalar)
      } else {
        removed.append(CleanText.name(of: scalar))
      }
    }
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    text = String(scalars)
    self.removed = removed
  }

  /// Whether `raw` has only printable ASCII, letters below U+0180 and the marks U+2013 to U+2026,
  /// without markup and with single spaces: most texts, recognised without looking characters up.
  private static func isPlainlyClean(_ raw: String) -> Bool {
    var last = UInt32(0x20)
    for scalar in raw.unicodeScalars {
      let value = scalar.value
      switch value {
      case 0x20: if last == 0x20 { return false }
      case 0x26, 0x3C: return false
      case 0x21...0x7E, 0xC0...0x17F, 0x2013...0x2014, 0x2018...0x201D, 0x2026: break
      default: return false
      }
      last = value
    }
    return last != 0x20
  }

  private static let entities: [(name: String, meaning: String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "’"), ("&#39;", "’"),
    ("&nbsp;", " "), ("&amp;", "&"),
  ]

  private static func withoutEntities(_ raw: String, removed: inout [String]) -> String {
    guard raw.utf8.contains(UInt8(ascii: "&")) else { return raw }
    var text = raw
    for entity in entities {
      let parts = text.split(separator: entity.name, omittingEmptySubsequences: false)
      removed += Array(repeating: entity.name, count: parts.count - 1)
      text = parts.joined(separator: entity.meaning)
    }
    return text
  }

  /// Past the `>` of a tag or comment that opens at `start`; nothing where `<` is alone.
  private static func endOfTag(
    in scalars: String.UnicodeScalarView, from start: String.Index
  ) -> String.Index? {
    let next = scalars.index(after: start)
    guard next < scalars.endIndex,
      scalars[next].properties.isAlphabetic || scalars[next] == "/" || scalars[next] == "!",
      let close = scalars[next...].firstIndex(of: ">")
    else { return nil }
    return scalars.index(after: close)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned: return false
    default: return scalar.value != 0xFFFD
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
