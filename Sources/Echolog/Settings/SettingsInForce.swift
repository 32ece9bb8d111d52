/// The settings of the vault; where two devices changed one, the later event holds.
///
/// Where the policy keeps out what was set, or a foreign writer recorded what does not exist, the
/// default holds.
///
///     let settings = try await diary.read { $0.settings }
///     show(settings.deliveryMinute, settings.praise, settings.policy)
public struct SettingsInForce: Equatable, Sendable {
  /// By field of the schema, with room for as many as an `EntitySlot` tells apart.
  private var recorded = Self.standard
  /// Whom a person in danger can turn to, in their own words; nil where they gave none.
  public internal(set) var helpLine: WordsReference?

  /// Those of a new vault.
  public init() {}

  /// Stands beside the settings, where the schema has no field: what the vault allows.
  static let policyField: UInt32 = 0

  private static let standard = {
    var numbers = [UInt32](repeating: 0, count: 32)
    numbers[Int(policyField)] = UInt32(Policy.all.rawValue)
    for declaration in SettingName.allCases.map(\.declaration) {
      numbers[Int(declaration.field)] = UInt32(declaration.standard)
    }
    return numbers
  }()

  /// What a field was set to, whether that exists or not.
  func recorded(_ field: UInt32) -> UInt32 { recorded[Int(field)] }

  /// - Parameter number: nil for the default.
  mutating func record(_ number: UInt32?, of field: UInt32) {
    recorded[Int(field)] = number ?? Self.standard[Int(field)]
  }

  /// What a setting is.
  subscript(name: SettingName) -> Int {
    let declaration = name.declaration
    let number = Int(recorded[Int(declaration.field)])
    // A foreign count holds however high it is.
    if case .count = declaration.kind { return number }
    let isKeptOut = declaration.policyRule.flatMap(policy.section) != nil
    return isKeptOut || !declaration.kind.allows(number) ? declaration.standard : number
  }

  /// What the vault allows: everything, where a foreign writer recorded no policy that exists.
  public var policy: Policy {
    let number = Int32(truncatingIfNeeded: recorded[Int(Self.policyField)])
    guard let policy = Policy(rawValue: number), policy != .unspecified else { return .all }
    return policy
  }

  /// The fields of all numbers of it, in an order that never changes: as they came in at first,
  /// those since by their number.
  static let fields: [UInt32] =
    [1, 2, 3, 6, 4, 10, 11, policyField, 7, 8, 13, 14]
    + SettingName.allCases.map(\.field).filter { $0 > 15 && !SettingName.isOfDevice($0) }.sorted()

  /// Every number of it, in the order of `fields`.
  var numbers: [UInt32] { Self.fields.map { recorded[Int($0)] } }
}
