@unsafe @preconcurrency private import CSQLite

/// A function that SQL has besides those of SQLite.
///
/// Days are texts, `2025-11-18`; what is no day, no number or no text where one is expected gives
/// null, as SQLite's own functions of time do.
package struct QueryFunction: Sendable {
  package let name: String
  /// What it takes, as `day, n`.
  package let parameters: [String]
  /// What it gives, in a sentence without a full stop.
  package let about: String
  fileprivate let work: Work

  fileprivate enum Work {
    /// Of the values of a call.
    case call(@Sendable (FunctionValues, QueryHost) -> QueryValue)
    /// Of those of all rows of a group.
    case gather(@Sendable () -> GroupSummary)
  }

  fileprivate init(
    _ name: String, _ parameters: [String], _ about: String,
    _ answer: @escaping @Sendable (FunctionValues, QueryHost) -> QueryValue
  ) {
    (self.name, self.parameters, self.about, work) = (name, parameters, about, .call(answer))
  }

  fileprivate init(
    _ name: String, gathering parameters: [String], _ about: String,
    _ start: @escaping @Sendable () -> GroupSummary
  ) {
    (self.name, self.parameters, self.about, work) = (name, parameters, about, .gather(start))
  }
}

extension QueryFunction {
  /// Every one of them.
  package static let all: [QueryFunction] =
    ofDays + ofGroups + [
      QueryFunction(
        "event_json", ["id"],
        "all that an event says, as JSON with its 64-bit numbers as numbers; without its words "
          + "where it is about a note that is not opened"
      ) { values, host in
        guard let name = values.text(0).flatMap(host.event) else { return .null }
        return host.json(ofEvent: name)
      },
      QueryFunction(
        "regexp", ["pattern", "text"],
        "whether a part of a text fits a regular expression, also written `text REGEXP pattern`",
        { values, host in
          guard let pattern = values.text(0), let text = values.text(1) else { return .null }
          guard let expression = host.expression(pattern) else { return .null }
          return .integer(expression.matches(text) ? 1 : 0)
        }),
    ]

  private static let ofDays = [
    QueryFunction("today", [], "the day of the question, by the setting `day-start`") { _, host in
      .text(host.view.viewpoint.today.description)
    },
    QueryFunction("day_add", ["day", "n"], "the day so many days later") { values, _ in
      guard let day = values.day(0), case .integer(let days) = values[1],
        let sum = Int32(exactly: Int64(day.daysSinceEpoch) &+ days)
      else { return .null }
      return .text(CivilDay(daysSinceEpoch: sum).description)
    },
    QueryFunction("days_between", ["day", "day"], "how many days the second is later") {
      values, _ in
      guard let from = values.day(0), let to = values.day(1) else { return .null }
      return .integer(Int64(to - from))
    },
    QueryFunction("week_of", ["day"], "the first day of its week, by the setting `week-start`") {
      values, host in
      guard let day = values.day(0) else { return .null }
      return .text(day.startOfWeek(startingOn: host.weekStart).description)
    },
    QueryFunction("month_of", ["day"], "its month, as `2025-11`") { values, _ in
      values.day(0).map { .text(CivilDay.text(ofMonth: $0.monthNumber)) } ?? .null
    },
    QueryFunction("weekday_of", ["day"], "its weekday, as `thursday`") { values, _ in
      values.day(0).map { .text($0.weekday.label) } ?? .null
    },
  ]

  private static let ofGroups = [
    QueryFunction("streak_length", gathering: ["day"], "the most days in a row in a group") {
      DaysInARow()
    },
    QueryFunction(
      "overlap", gathering: ["a", "b"],
      "of the rows in which a or b holds, the share in which both do",
      { Overlap() }),
    QueryFunction("median", gathering: ["x"], "the number in the middle, or between the two there")
    {
      MiddleNumbers(isBetween: true)
    },
    QueryFunction(
      "quantile", gathering: ["x", "p"],
      "the first number that at least the share p of them does not exceed",
      { MiddleNumbers(isBetween: false) }),
    QueryFunction("stddev", gathering: ["x"], "the standard deviation of a sample") {
      PairMoments { $0.deviation }
    },
    QueryFunction("covar", gathering: ["y", "x"], "the covariance of a sample") {
      PairMoments { $0.covariance }
    },
    QueryFunction("corr", gathering: ["y", "x"], "the coefficient of correlation, -1 to 1") {
      PairMoments { $0.correlation }
    },
  ]
}

// MARK: - Groups

/// What is gathered from the rows of a group.
private class GroupSummary {
  func add(_ values: FunctionValues) {}
  var answer: QueryValue { .null }
  /// What is wrong with what was given; nil for nothing.
  var refusal: String? { nil }
}

private final class DaysInARow: GroupSummary {
  private var days: Set<CivilDay> = []

  override func add(_ values: FunctionValues) {
    if let day = values.day(0) { days.insert(day) }
  }

  override var answer: QueryValue {
    var longest = 0
    for day in days where !days.contains(day - 1) {
      var length = 1
      while days.contains(day + length) { length += 1 }
      longest = max(longest, length)
    }
    return .integer(Int64(longest))
  }
}

private final class Overlap: GroupSummary {
  private var either = 0
  private var both = 0

  override func add(_ values: FunctionValues) {
    let (first, second) = (values[0].isTrue, values[1].isTrue)
    if first || second { either += 1 }
    if first && second { both += 1 }
  }

  override var answer: QueryValue { either == 0 ? .null : .real(Double(both) / Double(either)) }
}

/// A number by its place among all in their order.
private final class MiddleNumbers: GroupSummary {
  /// Whether the place is the middle, and may be between two of them.
  let isBetween: Bool
  private var numbers: [Double] = []
  /// Whether all of them were integers, so that the answer is one.
  private var areIntegers = true
  private var share: Double? = 0.5

  init(isBetween: Bool) { self.isBetween = isBetween }

  override func add(_ values: FunctionValues) {
    if !isBetween { share = values.number(1) }
    guard let number = values.number(0) else { return }
    if case .integer = values[0] {} else { areIntegers = false }
    numbers.append(number)
  }

  override var refusal: String? {
    guard let share, !(0...1).contains(share) else { return nil }
    return "quantile takes a share from 0 to 1, as 0.9 for 90 %"
  }

  override var answer: QueryValue {
    guard let share, !numbers.isEmpty else { return .null }
    let sorted = numbers.sorted()
    let count = Double(sorted.count)
    guard isBetween else {
      let number = sorted[max(1, sorted.count - Int(count - count * share)) - 1]
      return areIntegers
        ? Int64(exactly: number).map(QueryValue.integer) ?? .real(number)
        : .real(number)
    }
    let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
    return .real(low + (high - low) / 2)
  }
}

/// Means and squares of pairs of numbers, or of single ones, brought up to date with each (Welford,
/// *Note on a method for calculating corrected sums of squares and products*, 1962).
private final class PairMoments: GroupSummary {
  private let choose: @Sendable (PairMoments) -> Double?
  private var count = 0.0
  private var (meanX, meanY) = (0.0, 0.0)
  private var (squaresX, squaresY, products) = (0.0, 0.0, 0.0)

  init(_ choose: @escaping @Sendable (PairMoments) -> Double?) { self.choose = choose }

  override func add(_ values: FunctionValues) {
    guard let y = values.number(0), let x = values.count == 1 ? y : values.number(1) else { return }
    count += 1
    let (distanceX, distanceY) = (x - meanX, y - meanY)
    meanX += distanceX / count
    meanY += distanceY / count
    squaresX += distanceX * (x - meanX)
    squaresY += distanceY * (y - meanY)
    products += distanceX * (y - meanY)
  }

  override var answer: QueryValue {
    guard let value = choose(self), value.isFinite else { return .null }
    return .real(value)
  }

  var deviation: Double? { count < 2 ? nil : (squaresY / (count - 1)).squareRoot() }
  var covariance: Double? { count < 2 ? nil : products / (count - 1) }
  /// Infinite or no number where one of them is always the same.
  var correlation: Double? { products / (squaresX.squareRoot() * squaresY.squareRoot()) }
}

extension QueryValue {
  fileprivate var isTrue: Bool {
    switch self {
    case .null: false
    case .integer(let number): number != 0
    case .real(let number): number != 0
    case .text(let text): !text.isEmpty
    }
  }
}

// MARK: - The calls of SQLite

/// The values that SQLite hands to a function, for as long as the call.
@safe private struct FunctionValues {
  let count: Int
  private let values: UnsafeMutablePointer<OpaquePointer?>?

  init(_ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?) {
    self.count = Int(count)
    unsafe self.values = values
  }

  subscript(index: Int) -> QueryValue {
    guard index < count, let values = unsafe values else { return .null }
    return unsafe queryValue(values[index])
  }

  func text(_ index: Int) -> String? {
    guard case .text(let text) = self[index] else { return nil }
    return text
  }

  func number(_ index: Int) -> Double? { self[index].double }

  /// Of a time its date.
  func day(_ index: Int) -> CivilDay? {
    text(index).flatMap { CivilDay(isoText: $0.prefix { $0 != "T" && $0 != " " }) }
  }
}

private final class AddedFunction {
  let function: QueryFunction
  // Unowned would be counted too: a connection keeps its host longer than its functions.
  let host: QueryHost

  init(_ function: QueryFunction, _ host: QueryHost) {
    (self.function, self.host) = (function, host)
  }

  // Sound: these are called within a call of SQLite, with the context of that call.

  static func of(_ context: OpaquePointer?) -> AddedFunction {
    guard let data = unsafe sqlite3_user_data(context) else { preconditionFailure("no function") }
    return unsafe Unmanaged<AddedFunction>.fromOpaque(data).takeUnretainedValue()
  }
}

extension GroupSummary {
  // Sound: SQLite keeps a pointer to it between the rows, and none before the first.

  static func of(_ context: OpaquePointer?, making make: (() -> GroupSummary)?) -> GroupSummary? {
    let size = make == nil ? 0 : MemoryLayout<UInt>.size
    guard let memory = unsafe sqlite3_aggregate_context(context, Int32(size)) else { return nil }
    let slot = unsafe memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    if unsafe slot.pointee == nil, let make {
      unsafe slot.pointee = Unmanaged.passRetained(make()).toOpaque()
    }
    return unsafe slot.pointee.map {
      unsafe Unmanaged<GroupSummary>.fromOpaque($0).takeUnretainedValue()
    }
  }

  static func release(_ context: OpaquePointer?) {
    guard let memory = unsafe sqlite3_aggregate_context(context, 0) else { return }
    let slot = unsafe memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    unsafe slot.pointee.map { unsafe Unmanaged<GroupSummary>.fromOpaque($0).release() }
    unsafe slot.pointee = nil
  }
}

func addQueryFunctions(to connection: OpaquePointer, _ host: QueryHost) {
  let call: @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void =
    {
      context, count, values in
      let added = unsafe AddedFunction.of(context)
      guard case .call(let answer) = added.function.work else { return }
      let value = unsafe answer(FunctionValues(count, values), added.host)
      // The host has the reason.
      guard added.host.failure == nil else { return unsafe sqlite3_result_error(context, "", -1) }
      unsafe setResult(value, of: context)
    }
  let gather:
    @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
      context, count, values in
      guard case .gather(let start) = unsafe AddedFunction.of(context).function.work else { return }
      unsafe GroupSummary.of(context, making: start)?.add(FunctionValues(count, values))
    }
  let end: @convention(c) (OpaquePointer?) -> Void = { context in
    guard case .gather(let start) = unsafe AddedFunction.of(context).function.work else { return }
    let summary = unsafe GroupSummary.of(context, making: nil) ?? start()
    if let refusal = summary.refusal {
      unsafe sqlite3_result_error(context, refusal, -1)
    } else {
      unsafe setResult(summary.answer, of: context)
    }
    unsafe GroupSummary.release(context)
  }
  let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
  for function in QueryFunction.all {
    let isGathering = if case .gather = function.work { true } else { false }
    // Sound: SQLite holds one count of the function and gives it back with the connection.
    let context = unsafe Unmanaged.passRetained(AddedFunction(function, host)).toOpaque()
    unsafe sqlite3_create_function_v2(
      connection, function.name, Int32(function.parameters.count), flags, context,
      isGathering ? nil : call, isGathering ? gather : nil, isGathering ? end : nil,
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<AddedFunction>.fromOpaque(context).release()
      })
  }
}
