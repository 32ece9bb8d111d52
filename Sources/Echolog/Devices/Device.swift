/// A log and the device incarnation that writes it.
package struct Device: Equatable, Sendable {
  package let log: LogID
  /// As in its first event; empty while that event is not here.
  package let name: String
  /// How its entities are named, as in `laptop:142`; differs from `name` where two share one.
  package let label: String
  package let continues: EventName?
  /// Whether it is one of several histories that go on from there, because one device was set back
  /// or copied as a whole.
  package let isBranch: Bool
  package let eventCount: UInt64

  package let lastRecordedAt: Instant
}

extension History {
  /// Every log that was met, in the order of their ids; what is supposed, no device wrote.
  package var devices: [Device] {
    logs.filter { $0.id != WhatIf.log }.sorted { $0.id < $1.id }.map { log in
      Device(
        log: log.id, name: deviceName(of: log), label: label(of: log),
        continues: log.continued?.name
          ?? log.branch.map { name(log: $0.parent, number: UInt32($0.first - 1)) },
        isBranch: log.branch != nil, eventCount: log.eventCount,
        lastRecordedAt: Instant(milliseconds: log.lastRecordedAt))
    }
  }

  /// What a device last acknowledged of each log.
  package func receipts(of reader: LogID) -> [LogID: Receipt] {
    var found: [LogID: Receipt] = [:]
    for (key, receipt) in receipts where key.reader == reader { found[key.log] = receipt }
    return found
  }

  /// The last event of a log that each other device acknowledged.
  package func receipts(for log: LogID) -> [LogID: UInt64] {
    var found: [LogID: UInt64] = [:]
    for (key, receipt) in receipts where key.log == log { found[key.reader] = receipt.number }
    return found
  }

  /// What events say of the ends of other logs: an acknowledgement, what a log goes on from, and,
  /// without a chain hash, what was missing when one began.
  package var toldEnds: [(name: EventName, link: [UInt8])] {
    var told = receipts.map { (EventName(log: $0.key.log, number: $0.value.number), $0.value.link) }
    for log in logs {
      if let continued = log.continued { told.append((continued.name, continued.link)) }
      if let missing = log.missing { told.append((missing, [])) }
    }
    return told
  }

  /// Whether nothing is in it but what was recorded as the vault was made, or joined: that it was,
  /// and the device.
  package var isOnlyBegun: Bool { eventCount <= (vault == nil ? 1 : 2) }

  /// The owner's label, when the vault was made with one.
  package var ownerLabel: WordsReference? {
    vault.flatMap { WordsReference($0.name, field: 1, if: $0.hasOwnerLabel) }
  }
}

/// What is set for this device alone; the later event wins.
struct DeviceState: Equatable, Sendable {
  /// How many notifications it can keep; 0 is unlimited. Nil until it says so.
  var notificationSlots: UInt32?
  /// `Permission`, as the schema numbers it.
  var permission: Int32 = 0
  var permissionDay: Int32 = 0
  /// When the person last answered with "not now"; nil before.
  var postponedDay: Int32?

  /// Every number of it, in an order that never changes; −1 and below every day stand for nil.
  var numbers: [Int64] {
    get {
      [
        notificationSlots.map(Int64.init) ?? -1, Int64(permission), Int64(permissionDay),
        postponedDay.map(Int64.init) ?? Self.noDay,
      ]
    }
    set {
      guard newValue.count == numbers.count else { return }
      notificationSlots = newValue[0] < 0 ? nil : UInt32(clamping: newValue[0])
      permission = Int32(clamping: newValue[1])
      permissionDay = Int32(clamping: newValue[2])
      postponedDay = newValue[3] == Self.noDay ? nil : Int32(clamping: newValue[3])
    }
  }

  private static let noDay = Int64.min
}

extension Table where Row == Device {
  /// Who wrote the history.
  package static let devices = Table(
    "devices", "The devices that wrote this history, by their logs",
    key: ["log"],
    [
      Column.word("label", "stands before the numbers of its entries, as laptop") { $0.label },
      Column.word("name", "as the person called it") { $0.name },
      Column.word("log", "its log, as 32 hexadecimal digits") { $0.log.description },
      Column.count("events", "how many events it wrote") { Int(clamping: $0.eventCount) },
    ] + Column.times("lastRecorded", "it wrote last") { row, _ in row.lastRecordedAt } + [
      Column.id("continues", "the event of another log from which it goes on") { $0.continues },
      Column.flag("isBranch", "whether it is one of several histories that go on from there") {
        $0.isBranch
      },
    ]
  ) { view, _ in view.history.devices.rows(\.self) }
}
