/// What holds for the vault as a whole beside its settings; the later event wins.
struct VaultState: Equatable, Sendable {
  /// The civil day on which it was made; nil before that is known.
  var beganDay: Int32?
  var exportedDay: Int32?
  /// When the person last answered with "not now" to an export.
  var exportPostponedDay: Int32?
  /// `Entitlement` and `EntitlementSource`, as the schema numbers them.
  var entitlement: Int32 = 0
  var entitlementLastDay: Int32?
  var entitlementSource: Int32 = 0
  /// By the number of the document, ascending.
  var consents: [ConsentState] = []

  /// Every number of it but those of consents, in an order that never changes; below every day
  /// stands for nil.
  var numbers: [Int64] {
    get {
      [beganDay, exportedDay, exportPostponedDay, entitlementLastDay].map {
        $0.map(Int64.init) ?? Self.noDay
      } + [Int64(entitlement), Int64(entitlementSource)]
    }
    set {
      guard newValue.count == numbers.count else { return }
      let days = newValue.prefix(4).map { $0 == Self.noDay ? nil : Int32(clamping: $0) }
      (beganDay, exportedDay, exportPostponedDay) = (days[0], days[1], days[2])
      entitlementLastDay = days[3]
      entitlement = Int32(clamping: newValue[4])
      entitlementSource = Int32(clamping: newValue[5])
    }
  }

  private static let noDay = Int64.min
}

/// What a person said of one document last.
struct ConsentState: Equatable, Sendable {
  /// `ConsentDocument`, as the schema numbers it.
  let document: Int32
  var isGiven: Bool
  /// The version that was agreed to last; empty before.
  var version: String
  var day: Int32
}
