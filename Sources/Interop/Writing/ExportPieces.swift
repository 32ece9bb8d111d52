package import Echolog
import Journal

/// What leaves, part by part, so that memory does not grow with the diary.
package protocol ExportPieces {
  /// How many events, entries or rows were in the parts so far.
  var count: Int { get }
  /// How much of how much was read for that: 0 where nobody knows how much there is.
  var progress: (done: Int, all: Int) { get }

  /// The next bytes, perhaps none; nil behind the last ones.
  mutating func next() async throws(DiaryError) -> [UInt8]?
}

/// Which words of events leave.
enum ExportedWords: Sendable {
  case none
  /// Those that lists show: a note that is not opened stays sealed.
  case shown
  case all
}

/// Events as lines of JSON, or as records of `Schemas/echolog/v1/events.proto`, each behind its
/// length as a varint.
struct EventPieces: ExportPieces {
  private(set) var count = 0
  private(set) var progress: (done: Int, all: Int)
  private let diary: Diary
  private let view: DiaryView
  private let selection: EventSelection?
  private let words: ExportedWords
  private let areRecords: Bool
  private var lines: EventLines

  /// Few, because each has its words with it.
  private static let eventsAtOnce = 256

  /// Begins a walk over events of a diary; an earlier one ends.
  init(
    of diary: Diary, _ selection: EventSelection? = nil, words: ExportedWords,
    asRecords areRecords: Bool = false, withNumbers hasNumbers: Bool = false
  ) async throws(DiaryError) {
    (self.diary, self.selection, self.words) = (diary, selection, words)
    self.areRecords = areRecords
    view = try await diary.view()
    progress = (0, Int(clamping: view.history.eventCount))
    lines = EventLines(view, holdsAll: words == .all, withNumbers: hasNumbers)
    try await diary.beginScan(for: selection)
  }

  mutating func next() async throws(DiaryError) -> [UInt8]? {
    let events = try await diary.nextOfScan(Self.eventsAtOnce)
    guard !events.isEmpty else { return nil }
    progress.done += events.count
    var records = ByteWriter()
    var text = ""
    for named in events where selection?.contains(named.name, named.event) ?? true {
      let (name, event) = (named.name, named.event)
      count += 1
      if areRecords {
        let isShown = words != .none && !view.history.isSealed(name, event, at: view.viewpoint)
        records.append(counted: (isShown ? event : event.withoutWords()).readableRecord.rawSpan)
      } else {
        lines.append(name, words == .none ? event.withoutWords() : event, to: &text)
      }
    }
    return areRecords ? records.bytes : Array(text.utf8)
  }
}

/// Day after day to read, with no more than some days' words in memory.
struct DayPieces: ExportPieces {
  private(set) var count = 0
  private(set) var progress: (done: Int, all: Int)
  private let diary: Diary
  private var writer: DayWriter
  private var days: AnyIterator<ExportedDay>
  /// What comes before any day, until it was given.
  private var opening: String?

  /// - Parameters:
  ///   - form: a document or a table.
  ///   - range: only what is of these days; nil for all.
  init(
    of diary: Diary, as form: ExportForm, in range: ClosedRange<CivilDay>?
  ) async throws(DiaryError) {
    self.diary = diary
    writer = DayWriter(try await diary.view(), as: form)
    let days = writer.days(in: range)
    progress = (0, days.count)
    opening = writer.opening
    self.days = days.makeIterator()
  }

  mutating func next() async throws(DiaryError) -> [UInt8]? {
    guard opening != nil || progress.done < progress.all else { return nil }
    var text = opening ?? ""
    opening = nil
    while text.utf8.count < 1 << 16, let day = days.next() {
      writer.words = [:]
      for reference in day.references {
        writer.words[reference] = try await diary.words(reference)
      }
      text += writer.text(of: day)
      count += day.entryCount
      progress.done += 1
    }
    return Array(text.utf8)
  }
}

/// The rows of a table, or of chosen events.
struct TablePieces: ExportPieces {
  private(set) var count = 0
  var progress: (done: Int, all: Int) { (count, 0) }
  private let diary: Diary
  private var encoder: any TableEncoder
  private var place = Place.head

  private enum Place {
    case head, rows, end
  }

  /// Begins a walk over the rows of a table; an earlier one ends. Of the table of events `mayGoOn`
  /// is given now and then how many were read; false stops there.
  init(
    of diary: Diary, _ table: AnyTable, by encoder: any TableEncoder, withTexts hasTexts: Bool,
    _ events: EventSelection?, mayGoOn: @escaping @Sendable (Int) -> Bool
  ) async throws(DiaryError) {
    self.diary = diary
    self.encoder = encoder
    try await diary.beginRows(of: table, withTexts: hasTexts, events, mayGoOn: mayGoOn)
  }

  mutating func next() async throws(DiaryError) -> [UInt8]? {
    switch place {
    case .head:
      place = .rows
      return encoder.head()
    case .rows:
      if let batch = try await diary.nextRows() {
        count += batch.rowCount
        return encoder.rows(batch)
      }
      place = .end
      return encoder.end()
    case .end: return nil
    }
  }
}

extension ExportForm {
  /// Everything, to be written in parts, 64-bit numbers as numbers in lines of JSON or not; of what
  /// is to be read only what is of some days, unless these are nil.
  package func pieces(
    of diary: Diary, in days: ClosedRange<CivilDay>? = nil, withNumbers hasNumbers: Bool = false
  ) async throws(DiaryError) -> any ExportPieces {
    switch self {
    case .jsonl: try await EventPieces(of: diary, words: .all, withNumbers: hasNumbers)
    case .markdown, .csv: try await DayPieces(of: diary, as: self, in: days)
    }
  }
}

extension TableForm {
  /// A table, or events, to be written in parts, with the person's words or not; nil for a
  /// database. `mayReadOn` is given how many events were read for a table of these; false stops
  /// there.
  package func pieces(
    of table: AnyTable, in diary: Diary, withTexts hasTexts: Bool,
    _ events: EventSelection? = nil, withNumbers hasNumbers: Bool = false,
    mayReadOn: @escaping @Sendable (Int) -> Bool = { _ in !Interruption.isRequested }
  ) async throws(DiaryError) -> (any ExportPieces)? {
    let columns = table.columns(withTexts: hasTexts)
    let words: ExportedWords = hasTexts ? .shown : .none
    let encoder: any TableEncoder
    switch self {
    case .sqlite: return nil
    case .pb: return try await EventPieces(of: diary, events, words: words, asRecords: true)
    case .jsonl:
      if let events {
        return try await EventPieces(of: diary, events, words: words, withNumbers: hasNumbers)
      }
      encoder = JSONLinesEncoder()
    case .csv: encoder = CSVEncoder(columns)
    case .parquet: encoder = ParquetEncoder(columns, compress: ZstdFrame.compress)
    case .arrow: encoder = ArrowStreamEncoder(columns)
    }
    return try await TablePieces(
      of: diary, table, by: encoder, withTexts: hasTexts, events, mayGoOn: mayReadOn)
  }
}
