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
