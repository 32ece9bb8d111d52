import Bytes
package import Echolog
import Events

/// Writes every event of a diary as JSON Lines, in total order.
package struct EventExport: Sendable {
  private let diary: Diary

  package init(of diary: Diary) {
    self.diary = diary
  }

  /// Hands out the lines, many at a time and each with its line end.
  ///
  /// - Returns: how many events there were.
  /// - Throws: `DiaryError`, or what `write` throws.
  package func lines<Failure: Error>(
    to write: ([UInt8]) throws(Failure) -> Void
  ) async throws(EventExportError<Failure>) -> Int {
    do throws(DiaryError) {
      try await diary.beginScan()
    } catch {
      throw .diary(error)
    }
    var count = 0
    while true {
      let events: [NamedEvent]
      do throws(DiaryError) {
        events = try await diary.nextOfScan()
      } catch {
        throw .diary(error)
      }
      if events.isEmpty { return count }
      var text: [UInt8] = []
      for named in events {
        text += line(named).utf8
      }
      do throws(Failure) {
        try write(text)
      } catch {
        throw .destination(error)
      }
      count += events.count
    }
  }
}

extension EventExport {
  /// The line of `Schemas/echolog/v1/export.proto`, with its line end.
  private func line(_ named: NamedEvent) -> String {
    let name = named.name
    return "{\"log\":\"\(name.log)\",\"number\":\"\(name.number)\",\"event\":\(named.event.json)}\n"
  }
}

/// Why an export ended before its end.
package enum EventExportError<Failure: Error>: Error {
  case diary(DiaryError)
  /// The lines could not be written where they were to go.
  case destination(Failure)
}
