/// Everything that the events folded so far say: the one state, which decisions and queries read.
/// An app asks it through a ``DiaryView``.
///
///     let latest = try await diary.read { $0.journey(limit: 1).first }
///     show(latest?.day, latest?.momentCount)
///
/// A value: a copy is a view that later events do not move.
public struct History: Sendable {
  /// Raised whenever the same events would fold into another state, so that no snapshot of an
  /// older fold is taken for this one's.
  package static let foldVersion: UInt32 = 21

  var logs: [LogTable] = []
  var logIndexes: [LogID: LogIndex] = [:]
  /// By the index of the log; of logs that say anything of their device.
  var deviceStates: [UInt16: DeviceState] = [:]
  var echoes = RowTable<EchoRow>()
  var moments = RowTable<MomentRow>()
  var summaries: [SummaryRow] = []
  var activities = RowTable<ActivityRow>()
  /// Of the person's own, in the order of the fold.
  var ownActivities: [OwnActivity] = []
  var activityRenamings: [ActivityRenaming] = []
  /// Whether their names are worked out; false within a fold alone.
  var areNamesSettled = true
  /// The number of each, by the events that added it.
  var ownNumbers: [EventName: UInt8] = [:]
  var laterWords = LaterWords()
  var goals: [GoalRow] = []
  var goalChanges: [GoalChangeRow] = []
  var badgeRows: [BadgeRow] = []
  var reminderRows: [ReminderRow] = []
  var memories = RowTable<MemoryRow>()
  var labels = RowTable<LabelRow>()
  var attachments = RowTable<AttachmentRow>()
  /// Those that attachments have, in the order of the fold.
  var mediaTypes: [String] = []
  var batches: [BatchRow] = []
  var changes = ChangeTable()
  var otherEvents = RowTable<OtherEventRow>()
  var days = DayTable()
  package internal(set) var settings = SettingsInForce()
  /// The ids of the quotes that the person marked, in the order in which they did.
  package internal(set) var favouriteQuotes: [String] = []
  var receipts: [ReceiptKey: Receipt] = [:]
  /// The branches of parted logs that the person was told of and said they know.
  package internal(set) var acknowledgedBranches: Set<LogID> = []
  var vault: VaultCreation?
  var vaultState = VaultState()
  /// The entities whose words are gone: F of the design.
  package internal(set) var forgotten: Set<EventName>
  /// How many events were folded.
  package internal(set) var eventCount: UInt64 = 0
  /// How many of them are of a later version and had no effect.
  package internal(set) var unknownCount: UInt64 = 0
  /// The highest clock folded; the next event's is above it.
  package var highestClock: HybridClock { HybridClock(highestClockValue) }
  var highestClockValue: UInt64 = 0
  /// The latest time at which one of them was recorded, in milliseconds since 1970. It is ahead of
  /// every clock that orders events where a person chose a time to come.
  var latestRecordedAt: Int64 = 0

  /// A history of nothing.
  ///
  /// - Parameter forgotten: every entity that any event will ask to forget, so that none of their
  ///   words are ever seen, wherever the asking event stands.
  package init(forgotten: Set<EventName> = []) { self.forgotten = forgotten }
}

extension History {
  /// Makes room for a replay of so many events of a log, so that tables of rows are not copied
  /// again and again while they grow.
  ///
  /// The kinds of the events are not known yet, so this is a guess after the usual mix; what is not
  /// used is address space, not memory.
  package mutating func reserveCapacity(events: Int, in log: LogIndex) {
    let slots = logs[Int(log.rawValue)].slots.count + events
    logs[Int(log.rawValue)].slots.reserveCapacity(slots)
    activities.reserveCapacity(activities.count + events * 7 / 16)
    moments.reserveCapacity(moments.count + events * 7 / 16)
    echoes.reserveCapacity(echoes.count + events / 8)
    changes.rows.reserveCapacity(changes.rows.count + events / 4)
    otherEvents.reserveCapacity(otherEvents.count + events * 5 / 16)
  }

  /// The index of a log, met now if it was not before; nil when 65,535 logs are known already.
  package mutating func meet(_ log: LogID) -> LogIndex? {
    if let known = logIndexes[log] { return known }
    guard logs.count < Int(UInt16.max) else { return nil }
    let index = LogIndex(rawValue: UInt16(logs.count))
    logs.append(LogTable(id: log))
    logIndexes[log] = index
    return index
  }

  /// Notes that a log is a branch: its numbers go on from those of another, in the name of whose
  /// device it was written.
  package mutating func goOn(_ log: LogIndex, from parent: LogIndex, at first: UInt64) {
    logs[Int(log.rawValue)].branch = LogTable.Branch(parent: parent.rawValue, first: first)
  }

  /// The index of a log that was met.
  package func index(of log: LogID) -> LogIndex? { logIndexes[log] }

  func name(log: UInt16, number: UInt32) -> EventName {
    EventName(log: logs[Int(log)].id, number: UInt64(number))
  }

  func name(of row: some NamedRow) -> EventName { name(log: row.log, number: row.number) }

  /// The row that an event made or is about.
  func slot(of event: EventName) -> EntitySlot {
    guard let index = logIndexes[event.log] else { return .none }
    return slot(of: event.number, in: index.rawValue)
  }

  /// The same, where it is one of a kind. What is asked for each event goes on from it without a
  /// closure, which would copy the history.
  func row(of event: EventName, _ kind: EntitySlot.Kind) -> Int? {
    let slot = slot(of: event)
    return slot.kind == kind ? slot.row : nil
  }

  /// The same as `slot` by the index of the log. Inlined, so that the fold copies neither the log's
  /// table nor itself: either would cost as much as what it does with an event.
  @inline(__always) func slot(of number: UInt64, in log: UInt16) -> EntitySlot {
    logs.span[Int(log)].slot(of: number)
  }
}

/// Who had received something of what log.
struct ReceiptKey: Hashable {
  let reader: LogID
  let log: LogID
}

/// The highest number that a device says it holds of a log, with the link there.
package struct Receipt: Equatable, Sendable {
  package let number: UInt64
  package let link: [UInt8]
}

struct VaultCreation: Equatable {
  let name: EventName
  var hasOwnerLabel: Bool
}
