import Echolog

#if canImport(Darwin)
  @unsafe @preconcurrency private import Darwin
#else
  @unsafe @preconcurrency private import Glibc
#endif

/// Reads from a descriptor that the shell opened for the program.
enum DescriptorInput {
  /// The bytes up to the first line end, at most 64 KiB, of which no copy is kept.
  static func firstLine(of descriptor: Int32) throws -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(1 << 16)
    while line.count < 1 << 16 {
      var byte: UInt8 = 0
      // Sound: one byte is read into one byte.
      let count = unsafe read(descriptor, &byte, 1)
      guard count >= 0 else { throw Messages.descriptorClosed(descriptor) }
      if count == 0 || byte == UInt8(ascii: "\n") { break }
      line.append(byte)
    }
    return line
  }
}
