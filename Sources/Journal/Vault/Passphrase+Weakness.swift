import Platform

extension Passphrase {
  /// Why words are guessed long before others of their length are. It is a hint and refuses
  /// nothing.
  package enum Weakness: Hashable, Sendable {
    /// Among those that most people choose, or one of them and up to four digits or signs.
    case common
    /// One or two characters, or one sequence again and again.
    case repeated
    /// Neighbours in the alphabet, among the digits or on a keyboard.
    case sequence
    /// Digits alone, fewer than twenty.
    case digits
    /// Fewer than twelve characters.
    case short
  }

  /// Nil where no weakness meets the eye, which means little.
  ///
  /// - Complexity: linear in the words.
  package var weakness: Weakness? {
    var words = [UInt8](copying: secret.span)
    defer { words.wipe() }
    for index in words.indices where (0x41...0x5a).contains(words[index]) { words[index] |= 0x20 }
    if Self.isCommon(words) { return .common }
    if Self.isRepeated(words) { return .repeated }
    if Self.isSequence(words) { return .sequence }
    if words.count < 20, words.allSatisfy({ (0x30...0x39).contains($0) }) { return .digits }
    return characterCount < 12 ? .short : nil
  }

  private static func isCommon(_ words: [UInt8]) -> Bool {
    let tail = words.reversed().prefix { !(0x61...0x7a).contains($0) && $0 < 0x80 }.count
    return mostCommon.contains { common in
      words.elementsEqual(common.utf8)
        || tail <= 4 && words.dropLast(tail).elementsEqual(common.utf8)
    }
  }

  private static func isRepeated(_ words: [UInt8]) -> Bool {
    guard let first = words.first else { return false }
    let second = words.first { $0 != first }
    if words.allSatisfy({ $0 == first || $0 == second }) { return true }
    // A longer sequence is no short passphrase by itself.
    return (1...max(min(words.count / 2, 16), 1)).contains { period in
      zip(words, words.dropFirst(period)).allSatisfy { $0 == $1 }
    }
  }

  /// Whether nearly every character is the neighbour of the one before it.
  private static func isSequence(_ words: [UInt8]) -> Bool {
    // Nobody types a longer one.
    guard words.count <= 64 else { return false }
    let steps = zip(words, words.dropFirst()).count { left, right in
      rows.contains { row in
        zip(row.utf8, row.utf8.dropFirst()).contains {
          $0 == left && $1 == right || $0 == right && $1 == left
        }
      }
    }
    return steps >= words.count - 3
  }

  private static let rows = [
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm",
  ]

  /// As lists of leaked ones have them on top, without the digits behind them.
  private static let mostCommon = [
    "password", "passw0rd", "p@ssw0rd", "p@ssword", "passwort", "motdepasse", "contrase\u{F1}a",
    "passphrase", "secret", "letmein", "welcome", "changeme", "admin", "administrator", "master",
    "iloveyou", "princess", "sunshine", "football", "baseball", "superman", "batman", "starwars",
    "computer", "internet", "whatever", "trustno1", "monkey", "dragon", "shadow", "charlie",
    "michelle", "jennifer", "samantha", "jessica", "liverpool", "chocolate", "butterfly", "flower",
    "hallo", "parola", "qwerty", "qwertz", "azerty", "asdf", "abc", "1q2w3e4r", "1q2w3e4r5t",
    "q1w2e3r4", "1qaz2wsx", "zaq12wsx", "qazwsxedc", "a1b2c3d4", "correcthorsebatterystaple",
    "correct horse battery staple", "open sesame",
  ]
}
