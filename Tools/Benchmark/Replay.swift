import Echolog
import Foundation
import Journal
import Platform

/// Replays of a vault, each stage further than the one before.
enum Replay: String, CaseIterable {
  /// Files are read, nothing is looked at.
  case read
  /// Frames are decrypted and decompressed, records counted.
  case cursor
  /// Records become events.
  case decode
  /// Events become the state.
  case fold
  /// All of it through the library, in total order: the vault is open and the state is ready.
  case ready

  /// - Returns: how many events there were, and the cost of opening and replaying.
  func run(_ vault: BenchVault) async throws -> (events: Int, cost: Cost) {
    let watch = Stopwatch()
    let events =
      switch self {
      case .read: try readFiles(vault)
      case .cursor: try count(vault)
      case .decode: try decode(vault)
      case .fold: try fold(vault)
      case .ready: Int(try await vault.diary().view().history.eventCount)
      }
    return (events, watch.cost)
  }

  private func readFiles(_ vault: BenchVault) throws -> Int {
    let disk = POSIXDisk()
    for segment in try vault.journal().sealedSegments { _ = try disk.readAll(segment.path) }
    return 0
  }

  private func count(_ vault: BenchVault) throws -> Int {
    let journal = try vault.journal()
    var events = 0
    for log in journal.logs {
      var cursor = journal.cursor(of: log)
      while try cursor.advance() {
        var records = cursor.frame.records
        while records.next() != nil { events += 1 }
      }
    }
    return events
  }

  private func decode(_ vault: BenchVault) throws -> Int {
    let journal = try vault.journal()
    var events = 0
    for log in journal.logs {
      var cursor = journal.cursor(of: log)
      while try cursor.advance() {
        var records = cursor.frame.records
        while let record = records.next() {
          let event = try Event(decoding: record)
          if event.clock != 0 { events += 1 }
        }
      }
    }
    return events
  }

  private func fold(_ vault: BenchVault) throws -> Int {
    let journal = try vault.journal()
    var history = History()
    for log in journal.logs {
      guard let index = history.meet(log) else { fatalError("one log is not too many") }
      var cursor = journal.cursor(of: log)
      while try cursor.advance() {
        var records = cursor.frame.records
        var number = records.number
        while let record = records.next() {
          history.fold(try Event(decoding: record), log: index, number: number)
          number += 1
        }
      }
    }
    return Int(history.eventCount)
  }

  /// The most memory of this process so far, in bytes. The kernel's own figure, because a child's
  /// from getrusage begins with its parent's.
  static var peakByteCount: Int {
    let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix("VmHWM:")
    }
    return (line?.split(separator: " ").dropFirst().first).flatMap { Int($0) }.map { $0 * 1024 }
      ?? 0
  }
}
