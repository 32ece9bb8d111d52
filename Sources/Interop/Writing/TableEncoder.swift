package import Echolog

/// Turns rows of a table into the bytes of a file, in parts that are written one behind the other:
/// first the head, then rows as they come, then the end.
///
/// Only the last part needs what came before, of which an encoder keeps counts and places.
package protocol TableEncoder {
  /// What comes before any row.
  mutating func head() -> [UInt8]

  /// - Parameter batch: rows with the columns that the encoder was made for; at least one row.
  mutating func rows(_ batch: TableBatch) -> [UInt8]

  /// What follows all rows.
  mutating func end() -> [UInt8]
}
