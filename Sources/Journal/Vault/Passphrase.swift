package import Platform

/// The words that open a vault, the same from every keyboard, and printed nowhere.
///
/// One keyboard types "é" as one character, another as two. This is the one place that brings words
/// into Unicode's Normalization Form C, as RFC 8265 has it for passwords; so whoever compares two
/// passphrases or locks a key with one has them alike, wherever they were typed.
package struct Passphrase: Hashable, Sendable {
  let secret: SecretBytes
  let characterCount: Int

  /// Fewer characters are found by trying, however slow each trial is made.
  package static let leastCharacterCount = 8

  /// Takes the words and wipes where they were. Those with other letters than ASCII's also pass
  /// through strings, whose memory can not be wiped.
  ///
  /// - Parameter bytes: UTF-8 in all but old terminals; what is none stays as it is.
  package init(wiping bytes: inout [UInt8]) {
    defer { bytes.wipe() }
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

  /// The same of words that others have too, who are to wipe them.
  package init(typed bytes: [UInt8]) {
    var copy = bytes
    self.init(wiping: &copy)
  }

  /// Makes sure that something was typed.
  ///
  /// - Throws: `.secret` with `.passphraseEmpty`.
  package func requireWords() throws(StorageError) {
    guard secret.count > 0 else { throw .secret(.passphraseEmpty) }
  }

  /// Makes sure that a vault may be locked with these words from now on.
  ///
  /// - Throws: `.secret` with `.passphraseEmpty`, `.passphraseShort`.
  package func requireLength() throws(StorageError) {
    try requireWords()
    guard characterCount >= Self.leastCharacterCount else { throw .secret(.passphraseShort) }
  }
}

extension Passphrase: CustomStringConvertible, CustomReflectable {
  package var description: String { "passphrase" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
