// The standard library decomposes text to compare it, and offers that to others only so.
@_spi(_Unicode) import Swift

/// Folds words so that those that differ only in case, accents or other marks become equal.
///
/// A text is taken apart by Unicode's canonical decomposition, its marks are left out and its
/// letters made small; what each kept scalar came from is remembered, so that a hit can be shown
/// as it was written. Foldings of scalars beyond ASCII are kept, because a person's texts use few.
package struct WordFolding: Sendable {
  private var known: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  /// Whether ß and the forms of the apostrophe stay what they are: to a search ß is its capitals,
  /// SS, but “Maße” and “Masse” are two words.
  private let isForLabels: Bool

  /// One for searches.
  package init() { self.init(isForLabels: false) }

  private init(isForLabels: Bool) { self.isForLabels = isForLabels }

  /// A text that was folded.
  package struct Folded: Sendable {
    package fileprivate(set) var scalars: [Unicode.Scalar] = []
    /// For each of them the place, among the scalars of the text, of the one it came from.
    package fileprivate(set) var origins: [Int] = []
  }

  /// - Complexity: linear in the text.
  package mutating func fold(_ text: String) -> Folded {
    var folded = Folded()
    folded.scalars.reserveCapacity(text.utf8.count)
    folded.origins.reserveCapacity(text.utf8.count)
    for (place, scalar) in text.unicodeScalars.enumerated() {
      if scalar.isASCII {
        folded.scalars.append(Self.small(scalar))
        folded.origins.append(place)
        continue
      }
      for kept in parts(of: scalar) {
        folded.scalars.append(kept)
        folded.origins.append(place)
      }
    }
    return folded
  }

  /// Whether a text holds a part, whatever the case and the accents of both; an empty part is in
  /// none.
  ///
  /// - Parameter asWord: whether no letter may stand before or behind it.
  package mutating func holds(_ part: String, in text: String, asWord: Bool = false) -> Bool {
    let (wanted, scalars) = (fold(part).scalars, fold(text).scalars)
    guard !wanted.isEmpty, wanted.count <= scalars.count else { return false }
    return (0...scalars.count - wanted.count).contains { start in
      let end = start + wanted.count
      guard scalars[start..<end].elementsEqual(wanted) else { return false }
      return !asWord
        || scalars[..<start].last?.properties.isAlphabetic != true
          && scalars[end...].first?.properties.isAlphabetic != true
    }
  }

  /// What two labels that count as the same have in common, which is less than what a search takes
  /// for the same: ß is not ss.
  package static func key(_ words: String) -> String {
    var folding = WordFolding(isForLabels: true)
    return string(folding.fold(words).scalars[...])
  }

  /// The words of a text as searches compare them, in order; what parts them is left out.
  package static func words(of text: String) -> [String] {
    var folding = WordFolding()
    return words(in: folding.fold(text).scalars).map(string)
  }

  /// What a text asks for: its words, but with hyphens between those that no white space parts,
  /// which are to stand beside each other as in `well-being`.
  package static func terms(of text: String) -> [String] {
    var folding = WordFolding()
    return folding.fold(text).scalars.split(whereSeparator: \.properties.isWhitespace)
      .map { words(in: Array($0)).map(string).joined(separator: "-") }.filter { !$0.isEmpty }
  }

  /// The words of a folded text, in order.
  static func words(in text: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var words: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    for place in 0...text.count where place == text.count || !isInWord(place, of: text) {
      if start < place { words.append(text[start..<place]) }
      start = place + 1
    }
    return words
  }

  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var bytes: [UInt8] = []
    for scalar in scalars { bytes.append(contentsOf: scalar.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Letters and digits of any script.
  package static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case _ where scalar.isASCII: false
    default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("A"..."Z").contains(scalar) else { return scalar }
    return Unicode.Scalar(UInt8(scalar.value) + 32)
  }

  private mutating func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if let parts = known[scalar] { return parts }
    let small =
      switch scalar {
      case "ς": "σ"
      case "ß", "ẞ": isForLabels ? "ß" : "ss"
      case "‘", "’", "ʼ", "＇": isForLabels ? String(scalar) : "'"
      default: scalar.properties.lowercaseMapping
      }
    let parts = small._nfd.filter { !$0.isMark }
    known[scalar] = parts
    return parts
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    properties.generalCategory == .nonspacingMark || properties.generalCategory == .enclosingMark
  }
}
