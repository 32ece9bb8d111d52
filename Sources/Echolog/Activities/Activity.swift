import Content

/// What is counted: one of the four that every diary has, or one that the person added.
///
///     let running = try await diary.perform(AddActivity("running", in: .distance)).answer
///     try await diary.perform(LogActivity(running, amount: 5200))
///     show(running.label, running.unit)
public struct Activity: Hashable, Sendable {
  /// As the rows of its history name it: 0 for none, from 1 the standard ones as the schema has
  /// them, and behind them the person's own.
  let number: UInt8
  private let own: Own?

  /// What only one of the person's own has; behind a reference, as each row of an import names an
  /// activity.
  private final class Own: Sendable {
    let label: String
    let dimension: Dimension
    let unit: String
    let plural: String
    let usualUnit: Dimension.Unit?
    let id: EntryID
    let formerNames: Set<String>

    init(
      _ label: String, _ dimension: Dimension, unit: String?, _ id: EntryID, _ former: Set<String>
    ) {
      (self.label, self.dimension, self.id, formerNames) = (label, dimension, id, former)
      let counted = dimension == .unspecified ? "" : unit.map(ActivityWord.unit) ?? ""
      self.unit = dimension.baseUnit ?? counted
      plural = counted.isEmpty ? "" : dimension.baseUnit ?? Activity.plural(counted)
      usualUnit = unit.flatMap { unit in dimension.units.first { $0.names.contains(unit) } }
    }
  }

  /// One of the person's own.
  ///
  /// - Parameter unit: what is counted, or a word for what a bare number is in; nil where that was
  ///   forgotten.
  /// - Parameter id: the event that added it.
  /// - Parameter former: what it was called before.
  init(
    number: UInt8, label: String, _ dimension: Dimension, unit: String?, id: EntryID,
    former: Set<String> = []
  ) {
    self.number = number
    own = Own(label, dimension, unit: unit, id, former)
  }

  private init(_ standard: StandardActivity) {
    number = UInt8(standard.rawValue)
    own = nil
  }

  /// Two are the same that were added by the same event, whatever they are called by now.
  public static func == (left: Activity, right: Activity) -> Bool {
    left.id == right.id && (left.own != nil || left.number == right.number)
  }

  /// By what `==` compares.
  public func hash(into hasher: inout Hasher) {
    if let own { hasher.combine(own.id) } else { hasher.combine(number) }
  }

  /// Of an event that is of no activity known here.
  package static let unspecified = Activity(.unspecified)
  /// In steps.
  public static let steps = Activity(.steps)
  /// In millilitres.
  public static let water = Activity(.water)
  /// In seconds.
  public static let meditation = Activity(.meditation)
  /// In seconds.
  public static let sleep = Activity(.sleep)

  /// Those that every diary has (S3 FR1.4.1).
  public static let standard = [steps, water, meditation, sleep]
}

extension Activity {
  /// The event that added it; nil for a standard one.
  public var id: EntryID? { own?.id }

  /// The word that it is typed as: `running`.
  public var label: String { own?.label ?? StandardActivity(self).label }

  /// Whether it had this name, in any case of letters, and has another one now.
  package func wasCalled(_ word: String) -> Bool {
    word.lowercased() != label && own?.formerNames.contains(word.lowercased()) == true
  }

  /// What it is measured in.
  public var dimension: Dimension {
    if let own { return own.dimension }
    return switch StandardActivity(self) {
    case .unspecified: .unspecified
    case .steps: .count
    case .water: .volume
    case .meditation, .sleep: .duration
    }
  }

  /// What its amounts are in: `ml`, `s`, `m`, or in the plural what is counted. With decimals they
  /// are kept in parts of it (`amountsInUnit`).
  public var unit: String {
    own?.unit ?? dimension.baseUnit ?? (self == .steps ? "steps" : "")
  }

  /// What several of them are called: `pages`, also where the unit is `page`.
  package var plural: String { own?.plural ?? unit }

  /// What a bare number of one of the person's own is in: as it was added, in kilometres, say.
  package var usualUnit: Dimension.Unit? { own?.usualUnit }

  /// How many base units one `unit` is. Amounts are kept in these: in thousandths of what has
  /// decimals.
  public var amountsInUnit: Int64 { dimension == .decimal ? 1000 : 1 }

  /// An amount as tables and scripts have it: how many of `unit`.
  package func cell(_ amount: Int64) -> Cell {
    amount.isMultiple(of: amountsInUnit)
      ? .number(amount / amountsInUnit) : .real(Double(amount) / Double(amountsInUnit))
  }

  /// The same as a text: `3.1`.
  package func plain(_ amount: Int64) -> String {
    if case .real(let number) = cell(amount) {
      String(number)
    } else {
      String(amount / amountsInUnit)
    }
  }

  /// From the largest to the smallest.
  package var units: [Dimension.Unit] {
    guard dimension.baseUnit == nil else { return dimension.units }
    let names = [unit, Self.singular(unit), plural] + (OtherUnit(named: unit)?.names ?? [])
    return [Dimension.Unit(names: names, baseUnits: amountsInUnit)]
  }

  func unit(named word: String) -> Dimension.Unit? {
    units.first { $0.names.contains(word) }
  }

  /// What one of the things is called that a count is of: `page` for `pages`.
  package static func singular(_ plural: String) -> String {
    if let irregular = irregulars[plural] { return irregular }
    for ending in ["sses", "shes", "ches", "xes"] where plural.hasSuffix(ending) {
      return String(plural.dropLast(2))
    }
    if plural.hasSuffix("ies") { return plural.dropLast(3) + "y" }
    return plural.hasSuffix("s") && !plural.hasSuffix("ss") ? String(plural.dropLast()) : plural
  }

  /// `pages` for `page`. A word that is no English noun for one thing stays, as it may be the
  /// plural of another language: `seiten`.
  package static func plural(_ word: String) -> String {
    if let irregular = irregulars.first(where: { $0.value == word }) { return irregular.key }
    let parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let last = parts[parts.count - 1]
    let isOne =
      Morphology.isSingular(word)
      || (parts.count > 1 && (last == "up" || Morphology.isSingular(last)))
    guard isOne, irregulars[word] == nil else { return word }
    if ["s", "x", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    let isAfterConsonant = word.dropLast().last.map { !"aeiou".contains($0) } ?? false
    return word.hasSuffix("y") && isAfterConsonant ? word.dropLast() + "ies" : word + "s"
  }

  private static let irregulars = [
    "axes": "axe", "brownies": "brownie", "buses": "bus", "calories": "calorie",
    "children": "child", "cookies": "cookie", "feet": "foot", "knives": "knife", "leaves": "leaf",
    "lenses": "lens", "loaves": "loaf", "movies": "movie", "news": "news", "people": "person",
    "pies": "pie", "potatoes": "potato", "selfies": "selfie", "series": "series",
    "smoothies": "smoothie", "stone": "stone",
  ]

  /// More of it than anybody has in a day, in the base unit: beyond it another unit was meant. Time
  /// has the hours of the day; the others are set generously.
  package var mostInDay: Int64 {
    switch dimension {
    case .unspecified: Quantity.largest
    case .count: 1_000_000
    case .decimal: 1_000_000_000
    case .volume: 30_000
    case .duration: 86_400
    case .distance: 1_000_000
    // Lifted kilograms add up.
    case .mass: 100_000_000
    }
  }

  /// The activity with this label, in any case of letters.
  ///
  /// - Throws: `unknownActivity`, with the one that was called so, or the nearest of these.
  package init(named word: String, among known: [Activity] = standard) throws(Rejection) {
    self = try Nearest.choice(word, among: known.map { ($0.label, $0) }) { word, nearest in
      .unknownActivity(word, nearest: known.first { $0.wasCalled(word) } ?? nearest)
    }
  }
}

extension StandardActivity {
  /// `unspecified` for one of the person's own.
  init(_ activity: Activity) {
    self = activity.id == nil ? Self(stored: activity.number) : .unspecified
  }
}

extension ActivityLogged {
  package init(
    of activity: Activity, amount: Int64, note: Text = .none, acknowledgement: Text = .none,
    help: Text = .none
  ) {
    self.init(
      activity: StandardActivity(activity), amount: amount, note: note,
      acknowledgement: acknowledgement, help: help, ownNumber: activity.id?.number ?? 0,
      ownLog: activity.id?.log)
  }
}

extension GoalSet {
  package init(
    of activity: Activity, target: Int64, period: Period, bound: Bound = .atLeast,
    weekStart: UInt32, firstDay: Int32
  ) {
    self.init(
      activity: StandardActivity(activity), target: target, period: period, weekStart: weekStart,
      firstDay: firstDay, ownNumber: activity.id?.number ?? 0, ownLog: activity.id?.log,
      isAtMost: bound == .atMost)
  }
}
