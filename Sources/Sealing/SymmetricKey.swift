import Bytes

/// A secret of 256 bits: a master key, or a key derived from one.
package struct SymmetricKey: Hashable, Sendable {
  package static let byteCount = 32

  /// The thirty-two bytes of the secret.
  package let bytes: [UInt8]

  /// The key that `bytes` spell, or nil when they are not thirty-two.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// - Precondition: `count` bytes of output are exactly one key.
  init(derived bytes: [UInt8]) {
    precondition(bytes.count == Self.byteCount, "a derived key has 32 bytes")
    self.bytes = bytes
  }

  /// The same bytes, borrowed.
  package var span: RawSpan {
    @_lifetime(borrow self) get { bytes.rawSpan }
  }
}

/// Printed nowhere, also as a part of what is printed.
extension SymmetricKey: CustomStringConvertible, CustomReflectable {
  package var description: String { "key" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
