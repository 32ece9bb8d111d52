extension Dimension {
  /// A unit with the words people use for it and how many base units it holds.
  package struct Unit: Sendable {
    package let names: [String]
    package let baseUnits: Int64
  }

  /// From the largest to the smallest; none of a count, whose unit is what is counted.
  package var units: [Unit] {
    switch self {
    case .unspecified, .count, .decimal: []
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
    case .mass:
      [
        Unit(
          names: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"], baseUnits: 1000),
        Unit(names: ["g", "gr", "gram", "grams"], baseUnits: 1),
      ]
    }
  }

  /// The unit of amounts as they are kept; nil for a count, which each activity names.
  package var baseUnit: String? {
    switch self {
    case .unspecified, .count, .decimal: nil
    case .volume: "ml"
    case .duration: "s"
    case .distance: "m"
    case .mass: "g"
    }
  }
}

/// A unit that is no whole number of base units: what is measured in it is an activity of its own,
/// a count with decimals.
package struct OtherUnit: Sendable {
  /// Several of it, one, and other words.
  package let names: [String]
  package let dimension: Dimension
  /// About what one of it is.
  package let conversion: String

  package static let all = [
    OtherUnit(names: ["miles", "mile", "mi"], dimension: .distance, conversion: "1.609 km"),
    OtherUnit(names: ["yards", "yard", "yd"], dimension: .distance, conversion: "0.914 m"),
    OtherUnit(names: ["feet", "foot", "ft"], dimension: .distance, conversion: "0.305 m"),
    OtherUnit(names: ["stone", "stone", "stones"], dimension: .mass, conversion: "6.35 kg"),
    OtherUnit(names: ["pounds", "pound", "lb", "lbs"], dimension: .mass, conversion: "0.454 kg"),
    OtherUnit(names: ["ounces", "ounce", "oz"], dimension: .mass, conversion: "28.35 g"),
    OtherUnit(names: ["ounces", "ounce", "oz"], dimension: .volume, conversion: "29.6 ml"),
    OtherUnit(names: ["cups", "cup"], dimension: .volume, conversion: "0.237 L"),
    OtherUnit(names: ["pints", "pint"], dimension: .volume, conversion: "0.473 L"),
    OtherUnit(names: ["gallons", "gallon", "gal"], dimension: .volume, conversion: "3.785 L"),
  ]

  /// Nil for any other word.
  ///
  /// - Parameter dimension: of the unit; nil for any.
  package init?(named word: String, of dimension: Dimension? = nil) {
    let unit = Self.all.first { unit in
      unit.names.contains(word.lowercased()) && unit.dimension == dimension ?? unit.dimension
    }
    guard let unit else { return nil }
    self = unit
  }

  private init(names: [String], dimension: Dimension, conversion: String) {
    (self.names, self.dimension, self.conversion) = (names, dimension, conversion)
  }
}
