import Bytes
@unsafe @preconcurrency private import COpenSSL

/// Bytes that nobody else is to read: in locked memory, so that they come into no swap, and
/// overwritten when nobody needs them any more.
///
/// Where the system locks no more memory, or the locked heap is full, they are in ordinary memory,
/// and overwritten all the same.
@safe package final class SecretBytes: Sendable {
  /// How many they are.
  package let count: Int
  private let address: UInt

  /// A copy of the bytes, which who hands them over wipes.
  package init(copying bytes: RawSpan) {
    LibCrypto.start()
    LibCrypto.startLockedHeap()
    count = bytes.byteCount
    // Sound: there is room for one byte at least; where the heap is full, as much is asked for
    // elsewhere, and the library knows at the end which it was.
    let size = max(count, 1)
    guard let room = unsafe CRYPTO_secure_malloc(size, nil, 0) ?? CRYPTO_malloc(size, nil, 0)
    else { preconditionFailure("memory for a key") }
    unsafe bytes.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: room, count: count).copyMemory(from: $0)
    }
    address = unsafe UInt(bitPattern: room)
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

extension SecretBytes {
  /// Lets no core file be written of this process and, on Linux, no other process of the same user
  /// look into its memory. Where the system refuses, all stays as it was. macOS has no such switch
  /// that would not end a debugger, too; there it is the core files alone.
  package static func hideMemory() { echolog_hide_memory() }
}

extension SecretBytes: Hashable {
  package static func == (left: SecretBytes, right: SecretBytes) -> Bool {
    guard left.count == right.count else { return false }
    // Sound: both have as many bytes; the time does not tell how many of them are equal.
    return unsafe left.span.withUnsafeBytes { left in
      unsafe right.span.withUnsafeBytes { right in
        unsafe CRYPTO_memcmp(left.baseAddress, right.baseAddress, left.count) == 0
      }
    }
  }

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
