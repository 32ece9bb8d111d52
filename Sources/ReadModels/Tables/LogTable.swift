import Bytes

/// What the history knows of one log: its device, and which row each of its events made.
struct LogTable: Sendable {
  let id: LogID
  /// By event number; number 0 is nobody's.
  var slots = RowTable<UInt32>()
  var deviceName = ""
  var continued: Continuation?
  /// When its last folded event was recorded, in milliseconds.
  var lastRecordedAt: Int64 = 0
  var eventCount: UInt64 = 0
  var device = DeviceState()
  /// The highest number folded.
  var lastNumber: UInt64 = 0

  init(id: LogID) {
    self.id = id
    slots.append(0)
  }

  /// The log that this one goes on from.
  struct Continuation: Equatable, Sendable {
    let log: LogID
    let number: UInt64
    let link: [UInt8]
  }

  /// What holds for this device alone; the later event wins.
  struct DeviceState: Equatable, Sendable {
    /// How many notifications it can hold; 0 is unlimited. Nil until it says so.
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

  /// Counts one more event.
  mutating func count(recordedAt: Int64, number: UInt32) {
    lastRecordedAt = recordedAt
    lastNumber = UInt64(number)
    eventCount &+= 1
  }

  mutating func enter(_ slot: EntitySlot, number: UInt32) {
    while slots.count < number { slots.append(0) }
    if slots.count == number {
      slots.append(slot.rawValue)
    } else {
      slots[Int(number)] = slot.rawValue
    }
  }

  func slot(of number: UInt64) -> EntitySlot {
    guard number < UInt64(slots.count) else { return .none }
    return EntitySlot(rawValue: slots[Int(number)])
  }
}
