import Synchronization

/// Rows that lie in a section of a snapshot and are read in blocks when one of them is asked for.
///
/// What can not be read is answered as zeros, and `isSound` tells so: whoever asked has to fold the
/// journal then, and ask again.
final class KeptRows<Row: PlainRow>: Sendable {
  let count: Int
  private let section: SnapshotSection
  /// Where the first row stands in the section.
  private let start: Int
  private let latest = Mutex(Block())

  private static var blockRowCount: Int { 1024 }

  private struct Block {
    var first = 0
    var rows: [Row] = []
    var isSound = true
  }

  /// - Parameter rows: which of the section's rows.
  init(_ section: SnapshotSection, rows: Range<Int>) {
    self.section = section
    start = rows.lowerBound
    count = rows.count
  }

  var isSound: Bool { latest.withLock { $0.isSound } }

  subscript(index: Int) -> Row {
    latest.withLock { block in
      if !(block.first..<block.first + block.rows.count).contains(index) {
        load(index / Self.blockRowCount * Self.blockRowCount, into: &block)
      }
      return block.rows[index - block.first]
    }
  }

  func indices(where isWanted: (Row) -> Bool) -> [Int] {
    latest.withLock { block in
      var found: [Int] = []
      for first in stride(from: 0, to: count, by: Self.blockRowCount) {
        load(first, into: &block)
        for (offset, row) in block.rows.enumerated() where isWanted(row) {
          found.append(first + offset)
        }
      }
      return found
    }
  }

  func append(to rows: inout [Row]) {
    latest.withLock { block in
      for first in stride(from: 0, to: count, by: Self.blockRowCount) {
        load(first, into: &block)
        rows += block.rows
      }
    }
  }

  private func load(_ first: Int, into block: inout Block) {
    let stride = MemoryLayout<Row>.stride
    let end = min(first + Self.blockRowCount, count)
    block.first = first
    if let bytes = section.bytes((start + first) * stride..<(start + end) * stride),
      let rows = [Row](rowBytes: bytes.rawSpan)
    {
      block.rows = rows
      return
    }
    block.isSound = false
    let zeros = [UInt8](repeating: 0, count: (end - first) * stride)
    guard let rows = [Row](rowBytes: zeros.rawSpan) else {
      preconditionFailure("a whole number of rows")
    }
    block.rows = rows
  }
}
