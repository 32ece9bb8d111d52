/// Which row an event made or is about: a kind in the upper 4 bits, a row number in the lower 28.
struct EntitySlot: Equatable {
  let rawValue: UInt32

  /// The event is about nothing that has a row.
  static let none = EntitySlot(rawValue: 0)

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ kind: Kind, row: Int) {
    precondition(row < 1 << 28, "more rows than a slot can name")
    rawValue = UInt32(kind.rawValue) << 28 | UInt32(truncatingIfNeeded: row)
  }

  /// Unassigned kinds read as none.
  var kind: Kind { Kind(rawValue: UInt8(rawValue >> 28)) ?? .none }

  var row: Int { Int(rawValue & 0x0FFF_FFFF) }

  /// The tables that rows stand in.
  enum Kind: UInt8 {
    case none, echo, moment, activity, goal, batch, memory
    /// Not in a table of rows: `settingPlace` tells which.
    case setting
    case reminder
    /// What a person says about a day.
    case summary
    /// What one addition is called: the index of its `OwnActivity`.
    case ownActivity

    /// What a person calls such a thing; nil for what has no name.
    var entity: EntityKind? {
      switch self {
      case .none, .setting, .summary, .ownActivity: nil
      case .echo: .echo
      case .moment: .moment
      case .activity: .log
      case .goal: .goal
      case .batch: .batch
      case .memory: .memory
      case .reminder: .reminder
      }
    }
  }
}

extension EntitySlot {
  /// A setting by its field in the schema, of the vault or of the device that writes a log.
  init(_ field: UInt32, ofLog log: UInt16?) {
    let device = log.map { Int($0) + 1 } ?? 0
    self.init(.setting, row: device << 5 | Int(field))
  }

  /// Which setting it is, and the log of the device that has it; nil for the vault's.
  var settingPlace: (field: UInt32, log: UInt16?) {
    (UInt32(row & 31), row >> 5 == 0 ? nil : UInt16(row >> 5 - 1))
  }
}
