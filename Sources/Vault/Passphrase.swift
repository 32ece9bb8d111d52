/// The words that open a vault, the same from every keyboard, and printed nowhere.
///
/// One keyboard types "é" as one character, another as two. This is the one place that brings words
/// into Unicode's Normalization Form C, as RFC 8265 has it for passwords; so whoever compares two
/// passphrases or locks a key with one has them alike, wherever they were typed.
package struct Passphrase: Hashable, Sendable {
  let bytes: [UInt8]
  private let characterCount: Int

  /// Fewer characters are found by trying, however slow each trial is made.
  package static let leastCharacterCount = 8

  /// - Parameter bytes: UTF-8 in all but old terminals; what is none stays as it is.
  package init(typed bytes: [UInt8]) {
    characterCount = String(decoding: bytes, as: UTF8.self).count
    let text = String(validating: bytes, as: UTF8.self)
    self.bytes = if let text { text._nfcCodeUnits } else { bytes }
  }

  /// Makes sure that something was typed.
  ///
  /// - Throws: `VaultError.passphraseEmpty`.
  package func requireWords() throws(VaultError) {
    guard !bytes.isEmpty else { throw .passphraseEmpty }
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
