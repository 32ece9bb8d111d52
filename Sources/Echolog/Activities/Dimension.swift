extension Dimension {
  /// A unit with the words people use for it and how many base units it holds.
  package struct Unit: Sendable {
    package let names: [String]
    package let baseUnits: Int64

    /// Of what is counted.
    static let thousand = Unit(names: ["k"], baseUnits: 1000)
  }

  /// From the largest to the smallest; none of a count, whose unit is what is counted.
  package var units: [Unit] {
    switch self {
    case .unspecified, .count: []
    case .volume:
      [
        Unit(names: ["l", "litre", "litres", "liter", "liters"], baseUnits: 1000),
        Unit(names: ["dl"], baseUnits: 100),
        Unit(names: ["cl"], baseUnits: 10),
        Unit(
          names: ["ml", "millilitre", "millilitres", "milliliter"], baseUnits: 1),
      ]
    case .duration:
      [
        Unit(names: ["h", "hr", "hrs", "hour", "hours"], baseUnits: 3600),
        Unit(names: ["m", "min", "mins", "minute", "minutes"], baseUnits: 60),
        Unit(names: ["s", "sec", "secs", "second", "seconds"], baseUnits: 1),
      ]
    case .distance:
      [
        Unit(
          names: ["km", "kilometre", "kilometres", "kilometer", "kilometers"], baseUnits: 1000),
        Unit(names: ["m", "metre", "metres", "meter", "meters"], baseUnits: 1),
      ]
    }
  }

  /// The unit of amounts as they are kept; nil for a count, which each activity names.
  package var baseUnit: String? {
    switch self {
    case .unspecified, .count: nil
    case .volume: "ml"
    case .duration: "s"
    case .distance: "m"
    }
  }
}
