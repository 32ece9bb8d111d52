import Platform

/// A secret of 256 bits: a master key, or a key derived from one.
package struct SymmetricKey: Hashable, Sendable {
  package static let byteCount = 32

  private let secret: SecretBytes

  /// The key that `bytes` spell, or nil when they are not thirty-two.
  package init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    secret = SecretBytes(copying: bytes.rawSpan)
  }

  /// The same of bytes that are nowhere else, which are wiped.
  package init?(wiping bytes: inout [UInt8]) {
    defer { bytes.wipe() }
    self.init(bytes: bytes)
  }

  /// A key of bytes that were derived or drawn, which are wiped.
  ///
  /// - Precondition: they are exactly one key's.
  init(derived bytes: inout [UInt8]) {
    precondition(bytes.count == Self.byteCount, "a key has 32 bytes")
    secret = SecretBytes(copying: bytes.rawSpan)
    bytes.wipe()
  }

  /// The thirty-two bytes, borrowed.
  package var span: RawSpan {
    @_lifetime(borrow self) get { secret.span }
  }
}

/// Printed nowhere, also as a part of what is printed.
extension SymmetricKey: CustomStringConvertible, CustomReflectable {
  package var description: String { "key" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
