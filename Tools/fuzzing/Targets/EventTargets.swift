import Echolog
import Platform
import RandomEvents

/// The protobuf codec, and the fold of what it reads.
enum EventTargets {
  static func records() -> [[UInt8]] {
    var values = RandomValues(seed: 1)
    return (0..<Event.Body.typeCount).map { type in
      var event = Event(random: &values)
      event.body = Event.Body(random: &values, type: type)
      return encoded(event)
    }
  }

  /// Events of two logs about each other, each behind its log and its length.
  static func histories() -> [[UInt8]] {
    var values = RandomValues(seed: 2)
    return (0..<12).map { _ in
      (0..<20).flatMap { _ -> [UInt8] in
        var event = Event(random: &values)
        event.body = Event.Body(random: &values, type: values.index(below: Event.Body.typeCount))
        event.subjectNumber = UInt64(values.index(below: 12))
        event.subjectLog = values.bool() ? nil : logs[values.index(below: logs.count)]
        return [UInt8(values.index(below: logs.count))] + counted(encoded(event))
      }
    }
  }

  private static let logs = [LogID(high: 1, low: 1), LogID(high: 2, low: 2)]

  private static func encoded(_ event: Event) -> [UInt8] {
    var writer = ByteWriter()
    event.encode(into: &writer)
    return writer.bytes
  }

  private static func event(_ bytes: [UInt8], words: Event.WordsForm) -> Event? {
    do throws(EventDecodingError) {
      return try Event(decoding: bytes.rawSpan, words: words)
    } catch {
      return nil
    }
  }

  // MARK: One record

  static func judgeEvent(_ bytes: [UInt8]) throws(BrokenPromise) {
    let folded = event(bytes, words: .recorded)
    for field in UInt16(0)..<6 { _ = Event.words(ofField: field, in: bytes.rawSpan) }
    try judgeRedacted(bytes, isEvent: folded != nil)
    guard let whole = event(bytes, words: .inline) else { return }
    try promise(folded != nil, "an event with its words is none without them")
    if case .unknown = whole.body { return }
    let canonical = encoded(whole)
    let again = event(canonical, words: .inline)
    try promise(again == whole, "\(whole) becomes \(String(describing: again))")
    try promise(again.map(encoded) == canonical, "equal events have unequal bytes")
  }

  private static func judgeRedacted(_ bytes: [UInt8], isEvent: Bool) throws(BrokenPromise) {
    let redacted: [UInt8]
    do throws(EventDecodingError) {
      redacted = try Event.redacted(of: bytes.rawSpan)
    } catch {
      try promise((0...bytes.count).contains(error.offset), "\(error) is outside the record")
      return
    }
    do throws(EventDecodingError) {
      let twice = try Event.redacted(of: redacted.rawSpan)
      if twice != redacted { throw .badFieldNumber(offset: 0) }
    } catch {
      throw BrokenPromise("a blank is not its own blank")
    }
    guard isEvent, let read = event(redacted, words: .inline) else { return }
    try promise(read.body.texts.allSatisfy(\.text.isEmpty), "a blank keeps words")
  }

  // MARK: A history

  static func judgeFold(_ bytes: [UInt8]) throws(BrokenPromise) {
    var supply = Supply(bytes)
    var numbers = [UInt64](repeating: 0, count: logs.count)
    var history = History()
    while !supply.isEmpty {
      let place = Int(supply.byte())
      let record = supply.counted()
      let log = logs[place % logs.count]
      numbers[place % logs.count] += place > 127 ? 5 : 1
      guard let event = event(record, words: .recorded), let index = history.meet(log) else {
        continue
      }
      history.fold(event, log: index, number: numbers[place % logs.count])
    }
    ask(history)
    let sections = history.sections()
    do throws(SnapshotError) {
      var loaded = try History(snapshot: sections, forgotten: history.forgotten)
      ask(loaded)
      loaded.materializeRows()
      guard loaded.isSound, loaded.sections().map(\.byteCount) == sections.map(\.byteCount) else {
        throw .sectionMissing("")
      }
    } catch {
      throw BrokenPromise("its snapshot does not bring the history back: \(error)")
    }
  }

  private static func ask(_ history: History) {
    let view = history.viewpoint(now: Instant(milliseconds: 1_700_000_000_000), zone: .utc)
    _ = history.statistics(at: view)
    _ = history.openEchoes(at: view)
    _ = history.moments(includingRemoved: true)
    _ = history.logs(includingRemoved: true)
    for memory in history.memories(includingRemoved: true) {
      _ = history.memories(relatedTo: memory) { "\($0.event.number)" }
    }
    _ = history.memories(on: view.today)
    _ = history.journey(limit: 50)
    _ = history.importBatches
    _ = history.streak(of: .steps, today: view.today)
    for goal in history.allGoals() {
      _ = history.progress(of: goal, on: view.today, today: view.today)
      _ = history.streak(of: goal, .goalMet, today: view.today)
    }
    for device in history.devices { _ = history.receipts(of: device.log) }
  }
}

extension History {
  fileprivate func sections() -> [SnapshotSection] {
    var whole = self
    whole.materializeRows()
    var sections: [SnapshotSection] = []
    whole.forEachSection { name, bytes in
      var copy = ByteWriter()
      copy.append(contentsOf: bytes)
      let bytes = copy.bytes
      sections.append(
        SnapshotSection(name: name, byteCount: bytes.count) { range in Array(bytes[range]) })
    }
    return sections
  }
}
