import Platform

/// The first 16 bytes of a sealed frame's plaintext: which records follow and how long they are.
struct SealedPrelude {
  static let byteCount = 16

  let first: UInt64
  let count: Int
  /// Bytes of the records, each behind its length, before compression.
  let rawByteCount: Int

  func encode(into writer: inout ByteWriter) {
    writer.append(littleEndian: first)
    writer.append(littleEndian: UInt32(count))
    writer.append(littleEndian: UInt32(rawByteCount))
  }
}

extension SealedPrelude {
  init?(decoding bytes: RawSpan) {
    guard bytes.byteCount >= Self.byteCount else { return nil }
    // Sound: sixteen bytes are there.
    first = UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: 0, as: UInt64.self))
    count = Int(
      UInt32(
        littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: 8, as: UInt32.self))
    )
    rawByteCount = Int(
      UInt32(
        littleEndian: unsafe bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: 12, as: UInt32.self)))
    guard first >= 1, count >= 1, first <= FrameLimits.number,
      rawByteCount <= (count == 1 ? FrameLimits.loneRecordByteCount : FrameLimits.rawByteCount)
    else { return nil }
  }
}

/// The first 40 bytes of an active frame's plaintext: the sealed ones, and what is known to be
/// durable before this commit.
struct LivePrelude {
  static let byteCount = 40

  let records: SealedPrelude
  /// The last number of the commit before.
  let watermark: UInt64
  /// The chain hash after that number.
  let chainHashAtWatermark: ChainHash

  func encode(into writer: inout ByteWriter) {
    records.encode(into: &writer)
    writer.append(littleEndian: watermark)
    writer.append(chainHash: chainHashAtWatermark)
  }
}

extension LivePrelude {
  init?(decoding bytes: RawSpan) {
    guard let records = SealedPrelude(decoding: bytes),
      records.rawByteCount <= FrameLimits.rawByteCount
    else { return nil }
    do throws(BytesError) {
      var reader = ByteReader(bytes)
      try reader.skip(SealedPrelude.byteCount)
      self.init(
        records: records, watermark: try reader.readLittleEndian(),
        chainHashAtWatermark: try reader.readLink())
      guard watermark <= FrameLimits.number else { return nil }
    } catch {
      return nil
    }
  }
}

enum FrameLimits {
  /// No log gets to this number, and what is folded counts on it.
  static let number = UInt64(UInt32.max)
  /// No log goes on behind so many numbers that are not here: who folds it allocates for each.
  static let gap: UInt64 = 1 << 24
  /// No frame has more bytes of records, but for a sealed one with a single record.
  static let rawByteCount = 65_536
  /// A record of more bytes is never in an active frame.
  static let activeRecordByteCount = 65_000
  /// The longest record, behind the varint of its length.
  static let loneRecordByteCount = RecordBatch.recordLimit + 4
  /// A sealed frame is closed when the next record would take it beyond this.
  static let sealedTarget = 16_384
}

/// Whether `bytes` are exactly `count` records, each behind its length.
func holdsRecords(_ bytes: RawSpan, count: Int) -> Bool {
  var reader = ByteReader(bytes)
  do throws(BytesError) {
    for _ in 0..<count { _ = try reader.readCountedSpan() }
    return reader.isAtEnd
  } catch {
    return false
  }
}
