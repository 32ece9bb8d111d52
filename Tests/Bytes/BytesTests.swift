import Platform
import Seeds
import Testing

@Test func `A varint comes back as it was written, near the end and far from it`() throws {
  var random = SystemRandomNumberGenerator()
  for _ in 0..<20_000 {
    let value = UInt64.random(in: 0...UInt64.max, using: &random) >> UInt64.random(in: 0...63)
    for padding in [0, 1, 9, 10, 20] {
      var writer = ByteWriter()
      writer.append(varint: value)
      #expect(writer.count == varintByteCount(value))
      let length = writer.count
      writer.append(contentsOf: [UInt8](repeating: 0xff, count: padding))
      var reader = ByteReader(writer.span)
      let read = try reader.readVarint()
      let position = reader.position
      #expect(read == value && position == length)
    }
  }
}

@Test func `The edges of varints and zigzags are spelled as Protocol Buffers spells them`() throws {
  let spellings: [(UInt64, [UInt8])] = [
    (0, [0]), (1, [1]), (127, [0x7f]), (128, [0x80, 1]), (300, [0xac, 2]),
    (1 << 56 - 1, [255, 255, 255, 255, 255, 255, 255, 0x7f]),
    (1 << 63 - 1, [255, 255, 255, 255, 255, 255, 255, 255, 0x7f]),
    (.max, [255, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
  ]
  for (value, spelling) in spellings {
    var writer = ByteWriter()
    writer.append(varint: value)
    #expect(writer.bytes == spelling)
  }
  for (value, zigzag) in [(0, 0), (-1, 1), (1, 2), (.min, .max), (.max, .max - 1)]
    as [(
      Int64, UInt64
    )]
  {
    var writer = ByteWriter()
    writer.append(zigzag: value)
    var plain = ByteReader(writer.span)
    #expect(try plain.readVarint() == zigzag)
    var reader = ByteReader(writer.span)
    #expect(try reader.readZigzag() == value)
  }
}

@Test func `A varint that does not fit or does not end is refused with its position`() {
  let tooBig: [UInt8] = [7, 255, 255, 255, 255, 255, 255, 255, 255, 255, 2]
  let tooLong: [UInt8] = [7] + [UInt8](repeating: 0x80, count: 10) + [0]
  for bytes in [tooBig, tooLong] {
    #expect(throws: BytesError.varintOverflow(position: 1)) {
      var reader = ByteReader(bytes.rawSpan)
      try reader.skip(1)
      _ = try reader.readVarint()
    }
  }
  for count in 1...9 {
    let bytes = [UInt8](repeating: 0x80, count: count)
    #expect(throws: BytesError.ended(position: 0, needed: count + 1)) {
      var reader = ByteReader(bytes.rawSpan)
      _ = try reader.readVarint()
    }
  }
}

@Test func `A spelling longer than necessary is accepted`() throws {
  for count in 1...9 {
    let bytes = [0x85] + [UInt8](repeating: 0x80, count: count - 1) + [0]
    for padding in [0, 10] {
      let padded = bytes + [UInt8](repeating: 1, count: padding)
      var reader = ByteReader(padded.rawSpan)
      #expect(try reader.readVarint() == 5)
    }
  }
}

@Test func `Integers are little-endian at every width and can be patched in place`() throws {
  var writer = ByteWriter(capacity: 16)
  writer.append(littleEndian: UInt32(0))
  writer.append(byte: 9)
  writer.append(littleEndian: Int16(-2))
  writer.append(littleEndian: UInt64(0x0102_0304_0506_0708))
  writer.patch(littleEndian: UInt32(0xa1b2_c3d4), at: 0)
  #expect(writer.bytes == [0xd4, 0xc3, 0xb2, 0xa1, 9, 0xfe, 0xff, 8, 7, 6, 5, 4, 3, 2, 1])
  var reader = ByteReader(writer.span)
  #expect(try reader.readLittleEndian(UInt32.self) == 0xa1b2_c3d4)
  #expect(try reader.readByte() == 9)
  #expect(try reader.readLittleEndian(Int16.self) == -2)
  #expect(try reader.readLittleEndian(UInt64.self) == 0x0102_0304_0506_0708)
  let atEnd = reader.isAtEnd
  #expect(atEnd)
  writer.removeAll(keepingCapacity: true)
  #expect(writer.isEmpty)
}

@Test func `A length that is known late comes before what it counts, however long it is`() {
  for count in [0, 1, 127, 128, 300, 16_383, 16_384, 70_000] {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    var writer = ByteWriter()
    writer.append(contentsOf: [7, 0])
    writer.append(contentsOf: content)
    writer.putVarint(UInt64(count), before: 2)
    var expected = ByteWriter()
    expected.append(byte: 7)
    expected.append(counted: content.rawSpan)
    #expect(writer.bytes == expected.bytes)
  }
}

@Test func `Spans are borrowed in turn and never reach past the end`() throws {
  var writer = ByteWriter()
  writer.append(counted: [UInt8]("vibe".utf8).rawSpan)
  writer.append(contentsOf: [1, 2, 3])
  var reader = ByteReader(writer.span)
  #expect([UInt8](copying: try reader.readCountedSpan()) == [UInt8]("vibe".utf8))
  #expect([UInt8](copying: try reader.readSpan(count: 1)) == [1])
  #expect([UInt8](copying: try reader.readSpan(count: 2)) == [2, 3])

  for count in [3, -1, .min, .max] {
    #expect(throws: BytesError.ended(position: 0, needed: count)) {
      let bytes: [UInt8] = [1, 2]
      var reader = ByteReader(bytes.rawSpan)
      _ = try reader.readSpan(count: count)
    }
  }
  #expect(throws: BytesError.ended(position: 10, needed: .max)) {
    let bytes: [UInt8] = [UInt8](repeating: 255, count: 9) + [1, 0]
    var reader = ByteReader(bytes.rawSpan)
    _ = try reader.readCountedSpan()
  }
}

@Test func `Random bytes never make a reader trap or move past the end`() {
  let seed = firstSeed(.random(in: 0...UInt64.max))
  print("seed \(seed)")
  var random = SeededRandom(seed: seed)
  for _ in 0..<50_000 {
    let count = Int.random(in: 0...24, using: &random)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    var reader = ByteReader(bytes.rawSpan)
    do {
      while true {
        switch Int.random(in: 0...5, using: &random) {
        case 0: _ = try reader.readVarint()
        case 1: _ = try reader.readZigzag()
        case 2: _ = try reader.readCountedSpan()
        case 3: _ = try reader.readLittleEndian(UInt16.self)
        case 4: try reader.skip(Int.random(in: -1...3, using: &random))
        default: _ = try reader.readByte()
        }
      }
    } catch {
      let position = reader.position
      #expect(position <= count && error.position <= count)
    }
  }
}

@Test func `Wiping overwrites the bytes where they are`() {
  var bytes: [UInt8] = Array("open sesame".utf8)
  let place = unsafe bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
  bytes.wipe()
  let after = unsafe bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
  #expect(bytes == [UInt8](repeating: 0, count: 11))
  #expect(after == place)
}
