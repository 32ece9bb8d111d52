@unsafe @preconcurrency private import CSQLite
import Platform

// What SQL knows of days besides its own functions. Days are texts, `2025-11-18`; what is no day
// gives null, as SQLite's own functions of time do.

/// Adds the functions to a connection.
func addQueryFunctions(to connection: OpaquePointer, _ host: QueryHost) {
  let functions: [QueryFunction] = [
    // day_add('2025-11-18', 30)
    QueryFunction("day_add", 2) { values in
      guard let day = day(values[0]), case .integer(let days) = values[1],
        let sum = Int32(exactly: Int64(day.daysSinceEpoch) &+ days)
      else { return .null }
      return .text(CivilDay(daysSinceEpoch: sum).description)
    },
    // days_between('2025-11-18', '2025-12-18') is 30
    QueryFunction("days_between", 2) { values in
      guard let from = day(values[0]), let to = day(values[1]) else { return .null }
      return .integer(Int64(to - from))
    },
    // The first day of the week, by the person's setting.
    QueryFunction("week_of", 1) { [weekStart = host.weekStart] values in
      guard let day = day(values[0]) else { return .null }
      return .text(day.startOfWeek(startingOn: weekStart).description)
    },
    QueryFunction("month_of", 1) { values in
      day(values[0]).map { .text(CivilDay.text(ofMonth: $0.monthNumber)) } ?? .null
    },
    QueryFunction("weekday_of", 1) { values in
      day(values[0]).map { .text($0.weekday.label) } ?? .null
    },
    // The most days in a row among those given.
    QueryFunction("streak_length", gathering: 1) { rows in
      let days = Set(rows.compactMap { day($0[0]) })
      var longest = 0
      for day in days where !days.contains(day - 1) {
        var length = 1
        while days.contains(day + length) { length += 1 }
        longest = max(longest, length)
      }
      return .integer(Int64(longest))
    },
    // Of the rows in which a or b holds, the share in which both do.
    QueryFunction("overlap", gathering: 2) { rows in
      let either = rows.count { $0[0].isTrue || $0[1].isTrue }
      let both = rows.count { $0[0].isTrue && $0[1].isTrue }
      return either == 0 ? .null : .real(Double(both) / Double(either))
    },
  ]
  for function in functions { unsafe function.add(to: connection) }
}

private func day(_ value: QueryValue) -> CivilDay? {
  guard case .text(let text) = value else { return nil }
  // Of a time its date.
  return CivilDay(isoText: text.prefix { $0 != "T" && $0 != " " })
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

/// A function of SQL: of the values of a call, or of those of all rows of a group.
private final class QueryFunction {
  private let name: String
  private let count: Int32
  private let isGathering: Bool
  private let answer: ([[QueryValue]]) -> QueryValue

  init(_ name: String, _ count: Int32, _ answer: @escaping ([QueryValue]) -> QueryValue) {
    (self.name, self.count, isGathering) = (name, count, false)
    self.answer = { answer($0[0]) }
  }

  init(_ name: String, gathering count: Int32, _ answer: @escaping ([[QueryValue]]) -> QueryValue) {
    (self.name, self.count, isGathering) = (name, count, true)
    self.answer = answer
  }

  /// The values of the rows of a group so far.
  private final class Group {
    var rows: [[QueryValue]] = []
  }

  func add(to connection: OpaquePointer) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS
    // Sound: SQLite holds one count of the function and gives it back with the connection.
    let context = unsafe Unmanaged.passRetained(self).toOpaque()
    let call:
      @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
        context, count, values in
        unsafe setResult(
          QueryFunction.of(context).answer([QueryFunction.row(count, values)]), of: context)
      }
    let gather:
      @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void = {
        context, count, values in
        unsafe QueryFunction.group(context, making: true)?.rows.append(
          QueryFunction.row(count, values))
      }
    let end: @convention(c) (OpaquePointer?) -> Void = { context in
      let group = unsafe QueryFunction.group(context, making: false)
      unsafe setResult(QueryFunction.of(context).answer(group?.rows ?? []), of: context)
      unsafe QueryFunction.release(context)
    }
    unsafe sqlite3_create_function_v2(
      connection, name, count, flags, context, isGathering ? nil : call,
      isGathering ? gather : nil, isGathering ? end : nil,
      { context in
        guard let context = unsafe context else { return }
        unsafe Unmanaged<QueryFunction>.fromOpaque(context).release()
      })
  }

  // Sound: these are called within a call of SQLite, with the context of that call.

  private static func of(_ context: OpaquePointer?) -> QueryFunction {
    guard let data = unsafe sqlite3_user_data(context) else { preconditionFailure("no function") }
    return unsafe Unmanaged<QueryFunction>.fromOpaque(data).takeUnretainedValue()
  }

  private static func row(
    _ count: Int32, _ values: UnsafeMutablePointer<OpaquePointer?>?
  ) -> [QueryValue] {
    (0..<Int(count)).map { index in unsafe values.map { unsafe queryValue($0[index]) } ?? .null }
  }

  /// The group of a call; SQLite keeps a pointer to it between the rows, and none before the first.
  private static func group(_ context: OpaquePointer?, making: Bool) -> Group? {
    let size = making ? MemoryLayout<UInt>.size : 0
    guard let memory = unsafe sqlite3_aggregate_context(context, Int32(size)) else { return nil }
    let slot = unsafe memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    if unsafe slot.pointee == nil {
      unsafe slot.pointee = Unmanaged.passRetained(Group()).toOpaque()
    }
    return unsafe slot.pointee.map { unsafe Unmanaged<Group>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func release(_ context: OpaquePointer?) {
    guard let memory = unsafe sqlite3_aggregate_context(context, 0) else { return }
    let slot = unsafe memory.assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    unsafe slot.pointee.map { unsafe Unmanaged<Group>.fromOpaque($0).release() }
    unsafe slot.pointee = nil
  }
}
