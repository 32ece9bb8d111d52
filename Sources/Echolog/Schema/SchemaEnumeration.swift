/// An enumeration of the schema. It is open: a number it does not know reads as `unspecified`.
package protocol SchemaEnumeration: RawRepresentable<Int32>, CaseIterable, Equatable, Sendable {
  static var unspecified: Self { get }
  static var names: SchemaNames<Self> { get }
  /// The word by which a person chooses it; empty for `unspecified`.
  var label: String { get }
}

/// What the values of an enumeration are called, by their numbers, which have no gaps.
package struct SchemaNames<Value: SchemaEnumeration>: Sendable {
  /// As the cases are; nothing for `unspecified`.
  fileprivate let labels: [String]
  /// As in the schema.
  fileprivate let protoNames: [String]
  fileprivate let registry: [Value]

  /// - Parameter prefix: in front of each name in the schema: `BADGE` of `BADGE_STREAK_7_DAYS`.
  init(prefix: String) {
    let cases = Value.allCases.map { "\($0)" }
    labels = [""] + cases.dropFirst()
    protoNames = cases.map { prefix + "_" + Self.snakeCase($0).uppercased() }
    registry = Array(Value.allCases.dropFirst())
  }

  private static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { result, next in
      if next.isUppercase || next.isNumber && result.last?.isNumber == false { result += "_" }
      result.append(next)
    }
  }
}

extension SchemaEnumeration {
  /// All but `unspecified`, in the order of their numbers.
  package static var registry: [Self] { names.registry }

  package var label: String { Self.names.labels[Int(rawValue)] }

  /// The name in the schema, which the JSON mapping uses.
  var protoName: String { Self.names.protoNames[Int(rawValue)] }

  var unlessDefault: Self? { self == .unspecified ? nil : self }

  /// What a row holds; `unspecified` for a number of a later version.
  init(stored number: some BinaryInteger) {
    self = Self(rawValue: Int32(truncatingIfNeeded: number)) ?? .unspecified
  }

  /// The value with this label, in any case of letters.
  ///
  /// - Throws: what `unknown` makes of the word and the nearest value there is.
  init(labelled word: String, or unknown: (String, Self?) -> Rejection) throws(Rejection) {
    self = try Nearest.choice(word, among: Self.registry.map { ($0.label, $0) }, or: unknown)
  }
}
