/// What a device is called: one word that a person can type before a colon, as in `laptop:142`.
///
/// One to 32 letters and digits of any script, `-` and `_`; the first is a letter or a digit.
package struct DeviceName: Hashable, Sendable {
  package static let longest = 32

  package let text: String

  /// - Throws: `deviceNameNotUsable`, with a name that is.
  package init(_ text: String) throws(Rejection) {
    guard Self.isUsable(text) else {
      throw .deviceNameNotUsable(text, proposal: DeviceName(near: text).text)
    }
    self.text = text
  }

  /// The name that words come nearest to; `device` where nothing of them can be used.
  package init(near words: String) {
    var text = ""
    for character in words where text.count < Self.longest {
      if Self.isPart(character) && (!text.isEmpty || Self.isFirst(character)) {
        text.append(character)
      } else if !text.isEmpty, text.last != "-" {
        text.append("-")
      }
    }
    while text.last == "-" { text.removeLast() }
    self.text = text.isEmpty ? "device" : text
  }

  /// This name, or where it is taken the same with the first number behind it that is free.
  package func fresh(among taken: Set<String>) -> DeviceName {
    guard taken.contains(text) else { return self }
    var number = 2
    while taken.contains(numbered(number)) { number += 1 }
    return DeviceName(near: numbered(number))
  }

  /// `laptop` of `laptop-2`.
  package var withoutNumber: DeviceName {
    guard let dash = text.lastIndex(of: "-"), dash != text.startIndex,
      Int(text[text.index(after: dash)...]) != nil
    else { return self }
    return DeviceName(near: String(text[..<dash]))
  }

  private func numbered(_ number: Int) -> String {
    let end = "-\(number)"
    return text.prefix(Self.longest - end.count) + end
  }

  static func isUsable(_ text: String) -> Bool {
    guard let first = text.first, text.count <= longest else { return false }
    return isFirst(first) && text.allSatisfy(isPart)
  }

  private static func isFirst(_ character: Character) -> Bool {
    isPart(character) && character != "-" && character != "_"
  }

  /// Marks count as parts of their letter; whatever else hides in a character does not.
  private static func isPart(_ character: Character) -> Bool {
    if character == "-" || character == "_" { return true }
    return character.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber:
        true
      default: false
      }
    } && (character.isLetter || character.isNumber)
  }
}
