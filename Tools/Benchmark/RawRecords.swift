import Echolog
import Platform

/// The records of a workload in memory, each behind its length: the raw bytes that everything else
/// is compared with.
struct RawRecords {
  let bytes: [UInt8]
  let count: Int
  /// Without the lengths between them.
  let recordByteCount: Int

  init(_ workload: Workload, count: Int) {
    var workload = workload
    var writer = ByteWriter(capacity: count * 64)
    var record = ByteWriter()
    var total = 0
    for _ in 0..<count {
      record.removeAll(keepingCapacity: true)
      workload.next().encode(into: &record)
      writer.append(counted: record.span)
      total += record.count
    }
    bytes = writer.bytes
    self.count = count
    recordByteCount = total
  }

  var meanByteCount: Double { Double(recordByteCount) / Double(count) }
}
