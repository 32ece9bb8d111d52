import Journal
import Platform

extension AnyTable {
  /// Every event that was recorded: the journal itself.
  package static let events = EventCursor.table
}

/// A walk over the events of the journal in total order, without their words.
final class EventCursor: TableCursor {
  /// Every event that was recorded: the journal itself.
  static let table = AnyTable(
    "events", "Every event that was recorded, in total order", inJournal: columns.map(\.heading))

  /// An event, and when it happened and was recorded.
  private struct Row {
    let name: EventName
    let event: Event
    let entity: EventName
    var time: EntryTime {
      EntryTime(
        happenedAt: Instant(milliseconds: event.happenedAtMs ?? event.recordedAt),
        recordedAt: Instant(milliseconds: event.recordedAt),
        precision: event.happenedPrecision, day: CivilDay(daysSinceEpoch: event.civilDay),
        utcOffset: event.utcOffsetSeconds.map { UTCOffset(seconds: $0) })
    }
  }

  private static let columns: [Column<Row>] =
    [
      Column("id", .id, "names it in commands") { row, _ in .id(row.name) },
      Column("sequence", .number, "its number in the log of its device") { row, _ in
        .number(Int64(clamping: row.name.number))
      },
      Column("type", .word, "what it tells, as momentLogged") { row, _ in
        .word(row.event.body.typeName)
      },
      Column("entity", .id, "the entry that it made or is about") { row, _ in .id(row.entity) },
      Column("device", .word, "the device that wrote it") { row, view in
        .word(view.history.deviceName(of: row.name.log))
      },
      Column("text", .text, "the first of its words, where lists show them") { row, view in
        .text(words(of: row, in: view))
      },
    ] + Column.times(of: \.time)

  /// Those of a note stay sealed until it is opened.
  private static func words(of row: Row, in view: DiaryView) -> WordsReference? {
    guard row.event.carriesText, !view.history.forgotten.contains(row.entity),
      view.history.echo(row.name, at: view.viewpoint)?.isShown(in: view.history) ?? true
    else { return nil }
    let fields = row.event.body.texts.lazy.filter { !$0.text.isEmpty }.map(\.field)
    return fields.first.map { WordsReference(event: row.name, field: UInt16($0)) }
  }

  private let view: DiaryView
  private let time: QueryTime
  private let filter: RowFilter
  private let selection: EventSelection?
  private let mayGoOn: (Int) -> Bool
  private var readCount = 0
  /// An event as its writer meant it, where logs were parted.
  private let meant: (Event, EventName) -> Event
  private var merge: Merge
  private var rows: [Row] = []
  private var next = 0
  private var error: DiaryError?

  /// - Parameters:
  ///   - time: `known` leaves out what was recorded later, `asOf` what holds only later, by what
  ///     the view knows.
  ///   - mayGoOn: asked once a frame with how many events were read.
  init(
    _ merge: Merge, _ view: DiaryView, _ time: QueryTime, _ filter: RowFilter,
    _ selection: EventSelection?, mayGoOn: @escaping (Int) -> Bool,
    meant: @escaping (Event, EventName) -> Event
  ) {
    (self.view, self.time, self.filter, self.meant) = (view, time, filter, meant)
    (self.merge, self.selection, self.mayGoOn) = (merge, selection, mayGoOn)
  }

  override func advance() -> Bool {
    next += 1
    if next >= rows.count { read() }
    return next < rows.count
  }

  override func cell(_ column: Int) -> Cell {
    Self.columns[column].cell(rows[next], view)
  }

  override var failure: DiaryError? { error }

  private static let rowsAtOnce = 512

  private func read() {
    rows = []
    next = 0
    do throws(DiaryError) {
      let isCancelled = { !self.mayGoOn(self.readCount) }
      try merge.run(words: .recorded, isCancelled: isCancelled) { name, event in
        readCount += 1
        if isWanted(name, event) {
          let entity = meant(event, name).entity(in: name)
          rows.append(Row(name: name, event: event, entity: entity))
        }
        return rows.count < Self.rowsAtOnce
      }
    } catch {
      self.error = error
    }
  }

  private func isWanted(_ name: EventName, _ event: Event) -> Bool {
    guard filter.id.map({ $0 == name }) ?? true,
      filter.allows(day: CivilDay(daysSinceEpoch: event.civilDay))
    else {
      return false
    }
    guard time.isKnown(event, name), selection?.contains(name, event) ?? true else { return false }
    return time.asOf == nil || !view.history.isLater(event, name, than: view.viewpoint)
  }
}

extension History {
  /// The name of the device that wrote a log.
  func deviceName(of log: LogID) -> String {
    index(of: log).map { label(of: logs[Int($0.rawValue)]) } ?? log.description
  }
}
