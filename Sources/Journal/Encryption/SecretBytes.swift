@unsafe @preconcurrency private import COpenSSL
import Platform

/// Bytes that nobody else is to read: in locked memory, so that they come into no swap, and
/// overwritten when nobody needs them any more.
///
/// Where the system locks no memory, or secrets fill their share of what it locks, they are in
/// ordinary memory, and overwritten all the same.
@safe package final class SecretBytes: Sendable {
  /// How many they are.
  package let count: Int
  private let address: UInt

  /// A copy of the bytes, which who hands them over wipes.
  package init(copying bytes: RawSpan) {
    let count = bytes.byteCount
    self.count = count
    guard let room = unsafe LibCrypto.room(forSecretOf: max(count, 1)) else {
      preconditionFailure("memory for a key")
    }
    address = UInt(bitPattern: room)
    // Sound: there is room for as many bytes.
    unsafe bytes.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: room, count: count).copyMemory(from: $0)
    }
  }

  deinit {
    // Sound: the memory belongs to this object alone; the call overwrites it first.
    unsafe CRYPTO_secure_clear_free(
      UnsafeMutableRawPointer(bitPattern: address), max(count, 1), nil, 0)
  }

  /// The bytes, borrowed.
  package var span: RawSpan {
    @_lifetime(borrow self) get {
      guard let start = unsafe UnsafeRawPointer(bitPattern: address) else {
        preconditionFailure("memory has an address")
      }
      // Sound: the memory lives as long as this object, which the span borrows.
      let span = unsafe RawSpan(_unsafeStart: start, byteCount: count)
      return unsafe _overrideLifetime(span, borrowing: self)
    }
  }
}

extension SecretBytes: Hashable {
  package static func == (left: SecretBytes, right: SecretBytes) -> Bool {
    guard left.count == right.count else { return false }
    // Sound: both have as many bytes; the time does not show how many of them are equal.
    return unsafe left.span.withUnsafeBytes { left in
      unsafe right.span.withUnsafeBytes { right in
        unsafe CRYPTO_memcmp(left.baseAddress, right.baseAddress, left.count) == 0
      }
    }
  }

  /// Hashes the bytes, which two equal secrets have in common.
  package func hash(into hasher: inout Hasher) {
    // Sound: the hasher reads the bytes before it returns.
    unsafe span.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}

/// Printed nowhere, also as a part of what is printed.
extension SecretBytes: CustomStringConvertible, CustomReflectable {
  package var description: String { "secret" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
