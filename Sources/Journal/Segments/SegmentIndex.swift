import Platform

/// Where the frames of a sealed segment begin and which numbers are in them; part of the footer.
struct SegmentIndex: Hashable {
  struct Entry: Hashable {
    let first: UInt64
    let count: Int
    let offset: Int
    /// Bytes of the whole frame.
    let byteCount: Int

    var last: UInt64 { first + UInt64(count) - 1 }
  }

  var entries: [Entry] = []
  /// Bytes of all records before compression.
  var rawByteCount: UInt64 = 0

  /// The position of the first entry that ends at or after `number`.
  func position(of number: UInt64) -> Int {
    entries.partitioningIndex { $0.last >= number }
  }

  /// Raw byte count, number of frames, offset of the first; then for each frame the numbers skipped
  /// before it, its count and its bytes, all varints.
  func encode(into writer: inout ByteWriter, first: UInt64) {
    writer.append(varint: rawByteCount)
    writer.append(varint: UInt64(entries.count))
    writer.append(varint: UInt64(entries.first?.offset ?? 0))
    var next = first
    for entry in entries {
      writer.append(varint: entry.first - next)
      writer.append(varint: UInt64(entry.count))
      writer.append(varint: UInt64(entry.byteCount))
      next = entry.last + 1
    }
  }

  init() {}

  /// Nil when the index does not fit the extent and the file.
  @_lifetime(reader: copy reader)
  init?(from reader: inout ByteReader, extent: Extent, fileByteCount: Int) {
    do throws(BytesError) {
      rawByteCount = try reader.readVarint()
      let count = try reader.readVarint()
      guard var offset = Int(exactly: try reader.readVarint()) else { return nil }
      var next = extent.first
      guard count <= UInt64(reader.remaining), offset <= fileByteCount else { return nil }
      for _ in 0..<count {
        let (first, overflow) = next.addingReportingOverflow(try reader.readVarint())
        let records = try reader.readVarint()
        let byteCount = try reader.readVarint()
        guard !overflow, first <= extent.last, records >= 1, records <= extent.last - first + 1,
          records <= UInt64(UInt32.max), byteCount <= UInt64(fileByteCount - offset)
        else { return nil }
        entries.append(
          Entry(first: first, count: Int(records), offset: offset, byteCount: Int(byteCount)))
        offset += Int(byteCount)
        next = first + records
      }
    } catch {
      return nil
    }
  }
}
