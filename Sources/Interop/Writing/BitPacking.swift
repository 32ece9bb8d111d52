import Platform

extension ByteWriter {
  /// Appends a bit for each flag, eight to a byte, the first one lowest; the last byte is filled
  /// with zeros.
  mutating func append(bits: some Sequence<Bool>) {
    var (byte, place): (UInt8, UInt8) = (0, 0)
    for bit in bits {
      if bit { byte |= 1 << place }
      place += 1
      if place == 8 {
        append(byte: byte)
        (byte, place) = (0, 0)
      }
    }
    if place > 0 { append(byte: byte) }
  }

  /// Appends numbers below `1 << width` in Parquet's hybrid of runs and packed bits
  /// (github.com/apache/parquet-format, Encodings.md): one run where all are the same, else packed
  /// to `width` bits each, filled with zeros up to a multiple of eight numbers.
  ///
  /// - Parameter width: 1 to 24 bits.
  mutating func append(hybrid values: [Int32], width: Int) {
    guard let first = values.first else { return }
    if values.allSatisfy({ $0 == first }) {
      append(varint: UInt64(values.count) << 1)
      for byte in 0..<(width + 7) / 8 {
        append(byte: UInt8(truncatingIfNeeded: first >> Int32(8 * byte)))
      }
      return
    }
    let groups = (values.count + 7) / 8
    append(varint: UInt64(groups) << 1 | 1)
    var (bits, count): (UInt64, Int) = (0, 0)
    for value in values {
      bits |= UInt64(UInt32(bitPattern: value)) << UInt64(count)
      count += width
      while count >= 8 {
        append(byte: UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    var left = groups * width - (values.count * width - count) / 8
    while left > 0 {
      append(byte: UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      left -= 1
    }
  }
}
