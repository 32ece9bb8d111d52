private import Bytes
package import Sealing

/// The words that open a vault, the same from every keyboard, and printed nowhere.
///
/// One keyboard types "é" as one character, another as two. This is the one place that brings words
/// into Unicode's Normalization Form C, as RFC 8265 has it for passwords; so whoever compares two
/// passphrases or locks a key with one has them alike, wherever they were typed.
package struct Passphrase: Hashable, Sendable {
  let secret: SecretBytes
  private let characterCount: Int
  /// What is told of words that are easily guessed.
  package let weakness: Weakness?

  /// Fewer characters are found by trying, however slow each trial is made.
  package static let leastCharacterCount = 8

  /// Takes the words and wipes where they stood. Words of which an accent was typed by itself are
  /// brought together in memory that is not.
  ///
  /// - Parameter bytes: UTF-8 in all but old terminals; what is none stays as it is.
  package init(wiping bytes: inout [UInt8]) {
    defer { bytes.wipe() }
    weakness = Weakness(of: bytes)
    // Of these every byte is a character, and the words are in the form already.
    if bytes.allSatisfy({ $0 < 0x80 }) {
      characterCount = bytes.count
      secret = SecretBytes(copying: bytes.rawSpan)
      return
    }
    characterCount = String(decoding: bytes, as: UTF8.self).count
    var brought = String(validating: bytes, as: UTF8.self)?._nfcCodeUnits ?? bytes
    secret = SecretBytes(copying: brought.rawSpan)
    brought.wipe()
  }

  /// The same of words that are no secret.
  package init(typed bytes: [UInt8]) {
    var copy = bytes
    self.init(wiping: &copy)
  }

  /// Makes sure that something was typed.
  ///
  /// - Throws: `VaultError.passphraseEmpty`.
  package func requireWords() throws(VaultError) {
    guard secret.count > 0 else { throw .passphraseEmpty }
  }

  /// Makes sure that a vault may be locked with these words from now on.
  ///
  /// - Throws: `VaultError.passphraseEmpty`, `.passphraseShort`.
  package func requireLength() throws(VaultError) {
    try requireWords()
    guard characterCount >= Self.leastCharacterCount else { throw .passphraseShort }
  }
}

extension Passphrase: CustomStringConvertible, CustomReflectable {
  package var description: String { "passphrase" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

extension Passphrase {
  /// Why words are guessed long before others of their length are. It is a hint and refuses nothing.
  package enum Weakness: Hashable, Sendable {
    /// Among those that most people choose.
    case common
    /// One or two characters, or one piece again and again.
    case repeated
    /// Neighbours in the alphabet, among the digits or on a keyboard.
    case sequence
    /// Digits alone, fewer than twenty.
    case digits
    /// Fewer than twelve characters.
    case short

    /// Nil where no such thing meets the eye, which says little.
    init?(of bytes: [UInt8]) {
      var words = bytes.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
      words.reserveCapacity(bytes.count)
      defer { words.wipe() }
      if Self.mostCommon.contains(where: { words.elementsEqual($0.utf8) }) {
        self = .common
      } else if Set(words).count <= 2 || Self.isRepeated(words) {
        self = .repeated
      } else if Self.isSequence(words) {
        self = .sequence
      } else if words.count < 20, words.allSatisfy({ (0x30...0x39).contains($0) }) {
        self = .digits
      } else if words.count < 12 {
        self = .short
      } else {
        return nil
      }
    }

    private static func isRepeated(_ words: [UInt8]) -> Bool {
      guard words.count > 1 else { return true }
      return (1...words.count / 2).contains { period in
        words.indices.dropFirst(period).allSatisfy { words[$0] == words[$0 - period] }
      }
    }

    /// Whether nearly every character is the neighbour of the one before it.
    private static func isSequence(_ words: [UInt8]) -> Bool {
      let rows = [
        "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm",
      ]
      .map { Array($0.utf8) }
      let steps = zip(words, words.dropFirst()).count { left, right in
        rows.contains { row in
          zip(row, row.dropFirst()).contains {
            $0 == left && $1 == right || $0 == right && $1 == left
          }
        }
      }
      return steps >= words.count - 3
    }

    /// Of eight characters and more, as lists of leaked ones have them on top.
    private static let mostCommon = [
      "password", "password1", "password123", "passw0rd", "p@ssw0rd", "p@ssword", "iloveyou",
      "princess", "sunshine", "football", "baseball", "superman", "trustno1", "whatever",
      "starwars", "computer", "michelle", "jennifer", "letmein1", "welcome1", "welcome123",
      "1q2w3e4r", "1q2w3e4r5t", "1qaz2wsx", "q1w2e3r4", "qazwsxedc", "zaq12wsx", "abc12345",
      "admin123", "changeme", "passphrase", "master123", "dragon123", "monkey123", "liverpool",
      "chocolate", "butterfly", "internet", "samantha", "charlie1", "passwort", "hallo123",
      "motdepasse", "contraseña", "parola123", "qwerty123", "qwertyui", "asdf1234", "a1b2c3d4",
      "correcthorsebatterystaple", "correct horse battery staple", "open sesame",
    ]
  }
}
