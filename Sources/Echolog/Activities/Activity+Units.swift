/// What an activity is measured in.
package enum Dimension: CaseIterable, Sendable {
  /// Whole things, such as steps.
  case count
  /// In millilitres.
  case volume
  /// In seconds.
  case duration

  /// A unit with the words people use for it and how many base units it holds.
  package struct Unit: Sendable {
    package let names: [String]
    package let baseUnits: Int64

    /// Of what is counted.
    static let thousand = Unit(names: ["k"], baseUnits: 1000)
  }

  /// From the largest to the smallest.
  package var units: [Unit] {
    switch self {
    case .count:
      [Unit(names: ["steps", "step"], baseUnits: 1)]
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
    }
  }

  /// The unit of amounts as they are kept.
  package var baseUnit: String {
    switch self {
    case .count: "steps"
    case .volume: "ml"
    case .duration: "s"
    }
  }

  func unit(named word: String) -> Unit? {
    units.first { $0.names.contains(word) }
  }
}

extension Activity {
  package var dimension: Dimension {
    switch self {
    case .unspecified, .steps: .count
    case .water: .volume
    case .meditation, .sleep: .duration
    }
  }

  /// More of it than anybody has in a day, in the base unit: beyond it another unit was meant. Time
  /// has the hours of the day; the others are set generously.
  package var mostInDay: Int64 {
    switch self {
    case .unspecified: Quantity.largest
    case .steps: 1_000_000
    case .water: 30_000
    case .meditation, .sleep: 86_400
    }
  }

  /// The activity with this label, in any case of letters.
  ///
  /// - Throws: `unknownActivity`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    try self.init(labelled: word, or: Rejection.unknownActivity)
  }
}
