/// The words of a text as the phrases of `Resources/tact.txt` spell them.
enum TactWords {
  /// Words in lower case without apostrophes, "." for the end of a sentence, "," for a comma, and
  /// such faces and pictures as weigh something. `can't` and `cant` are one, so are `I'm` and `im`;
  /// a letter that is drawn out counts twice, or once where only that is a known word. Where words
  /// have no spaces between them, each letter is one, with its marks.
  static func split(
    _ text: some Sequence<Unicode.Scalar>, isKnown: (String) -> Bool
  ) -> [String] {
    let scalars = text.map { $0 }
    var words: [String] = []
    var place = 0
    while place < scalars.count {
      if let face = face(in: scalars, at: place) {
        words.append(face.spelt)
        place = face.end
      } else if isUnspaced(scalars[place]) {
        let marks = scalars[(place + 1)...].prefix {
          $0.properties.generalCategory == .nonspacingMark
        }
        words.append(Self.text([scalars[place]] + marks))
        place = marks.endIndex
      } else if isPart(scalars[place]) {
        let start = place
        while place < scalars.count, isPart(scalars[place]), !isUnspaced(scalars[place]) {
          place += 1
        }
        if let word = plain(scalars[start..<place]) {
          words.append(word)
        } else {
          words += spelt(scalars[start..<place], isKnown)
        }
        // A distance: alone the word means another thing.
        if words.last == "kms", words.dropLast().last?.last?.isNumber == true {
          words[words.count - 1] = "km"
        }
      } else {
        switch scalars[place] {
        case ".", "!", "?", ";", "\n", "。", "！", "？", "।", "؟": words.append(".")
        case ",", "、", "，", "،": words.append(",")
        case let scalar where !scalar.isASCII && scalar.properties.isEmoji:
          words.append(String(Character(scalar)))
        default: break
        }
        place += 1
      }
    }
    return words
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case let scalar where isApostrophe(scalar): true
    default: !scalar.isASCII && scalar.properties.isAlphabetic
    }
  }

  /// Whether it is a letter of a script that has no spaces between words: Chinese, Japanese, Thai,
  /// Lao, Burmese, Khmer. Each such letter is a word, so that a phrase is found within a run.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0xE00: false
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF,
      0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF:
      scalar.properties.isAlphabetic
    default: false
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\u{2019}", "\u{2018}", "`", "\u{B4}": true
    default: false
    }
  }

  /// A face such as `:(`, `:'-(`, `:)` or `):`, without its nose; what begins `://` is none.
  private static func face(
    in scalars: [Unicode.Scalar], at place: Int
  ) -> (spelt: String, end: Int)? {
    func scalar(_ index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    if scalars[place] == ")", scalar(place + 1) == ":" || scalar(place + 1) == ";" {
      return ("):", place + 2)
    }
    guard scalars[place] == ":" || scalars[place] == ";" || scalars[place] == "=" else {
      return nil
    }
    var spelt = String(scalars[place])
    var end = place + 1
    if scalar(end) == "'" {
      spelt += "'"
      end += 1
    }
    if scalar(end) == "-" { end += 1 }
    guard let mouth = scalar(end), mouth == "(" || mouth == ")" || mouth == "/" else { return nil }
    guard mouth != "/" || scalar(end + 1) != "/" else { return nil }
    return (spelt + String(mouth), end + 1)
  }

  /// A written word in lower case, where it is of English letters, none of them drawn out, and
  /// means itself.
  private static func plain(_ written: ArraySlice<Unicode.Scalar>) -> String? {
    var letters: [UInt8] = []
    letters.reserveCapacity(written.count)
    for scalar in written {
      guard let byte = UInt8(exactly: scalar.value & ~0x20), (0x41...0x5A).contains(byte) else {
        return nil
      }
      let letter = byte | 0x20
      if letters.last == letter, letters.dropLast().last == letter { return nil }
      letters.append(letter)
    }
    let word = String(decoding: letters, as: UTF8.self)
    return shortened[word] == nil ? word : nil
  }

  /// One written word, as the words it means.
  private static func spelt(
    _ written: ArraySlice<Unicode.Scalar>, _ isKnown: (String) -> Bool
  ) -> [String] {
    var letters: [Unicode.Scalar] = []
    // With each letter that is drawn out once.
    var fewer: [Unicode.Scalar] = []
    for scalar in written {
      let letter = lowered(scalar)
      if letter != "'", isTwice(letter, at: letters) {
        if isTwice(letter, at: fewer) { fewer.removeLast() }
        continue
      }
      letters.append(letter)
      fewer.append(letter)
    }
    var word = text(letters)
    if fewer.count < letters.count, !isKnown(word), isKnown(text(fewer)) {
      word = text(fewer)
    }
    if letters.contains("'") {
      word = String(word.drop { $0 == "'" })
      while word.hasSuffix("'") { word.removeLast() }
      for (ending, meant) in [("'ll", "will"), ("'re", "are"), ("'ve", "have"), ("'m", "am")]
      where word.hasSuffix(ending) {
        return [word.dropLast(ending.count).filter { $0 != "'" }, meant]
      }
      if word.hasSuffix("'s") { return [word.dropLast(2).filter { $0 != "'" }, "s"] }
      word.removeAll { $0 == "'" }
    }
    guard !word.isEmpty else { return [] }
    // "5kg" is "5 kg".
    let number = word.prefix { $0.isASCII && $0.isNumber }
    if !number.isEmpty, number.count < word.count {
      return [String(number), String(word.dropFirst(number.count))]
    }
    return shortened[word] ?? [word]
  }

  private static func isTwice(_ letter: Unicode.Scalar, at end: [Unicode.Scalar]) -> Bool {
    end.count > 1 && end[end.count - 1] == letter && end[end.count - 2] == letter
  }

  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if isApostrophe(scalar) { return "'" }
    guard !scalar.isASCII else {
      return ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
    return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var bytes: [UInt8] = []
    for scalar in scalars { bytes.append(contentsOf: scalar.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let shortened: [String: [String]] = [
    "im": ["i", "am"], "ive": ["i", "have"], "wanna": ["want", "to"], "gonna": ["going", "to"],
    "cannot": ["cant"], "hes": ["he", "s"], "shes": ["she", "s"], "ur": ["your"], "u": ["you"],
    "dnt": ["dont"], "coudnt": ["couldnt"], "whats": ["what", "s"], "thats": ["that", "s"],
    "theyre": ["they", "are"], "youre": ["you", "are"], "youve": ["you", "have"],
    "theyve": ["they", "have"], "weve": ["we", "have"],
  ]
}
