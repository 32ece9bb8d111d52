import Echolog
import Platform
import RandomEvents

/// Calls `body` with `count` random events of each type.
func forRandomEvents(
  of each: Int, seed: UInt64, _ body: (Event, inout RandomValues) throws -> Void
) rethrows {
  var values = RandomValues(seed: seed)
  for type in 0..<Event.Body.typeCount {
    for _ in 0..<each {
      var event = Event(random: &values)
      event.body = Event.Body(random: &values, type: type)
      try body(event, &values)
    }
  }
}

func record(of event: Event) -> [UInt8] {
  var writer = ByteWriter()
  event.encode(into: &writer)
  return writer.bytes
}

func decoded(_ record: [UInt8], words: Event.WordsForm = .recorded) throws -> Event {
  try Event(decoding: record.rawSpan, words: words)
}

func blanked(_ record: [UInt8]) throws -> [UInt8] {
  try Event.redacted(of: record.rawSpan)
}
