import Echolog
package import Platform

/// Finds the months and the years that a typed word may become, of those that have begun.
package struct MonthCompletion: Sendable {
  let paths: ProgramPaths
  package let options: Options

  /// None where the time of day is unknown: completion is a comfort.
  package func months(_ typed: String) -> [String] {
    do throws(Exit) {
      let dependencies = try paths.dependencies(options)
      let now = dependencies.now()
      let offset = dependencies.zone?.offset(at: now) ?? .utc
      return Self.months(typed, until: WallTime(at: now, offset: offset).day)
    } catch {
      return []
    }
  }

  /// `1984`, `1984-07` or `July 1984`, the latest first; none before something narrows them down,
  /// which a letter of a month or two digits of a year do.
  package static func months(_ typed: String, until today: CivilDay) -> [String] {
    guard typed.first?.isLetter == true else { return numbers(typed, until: today) }
    let parts = typed.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let isCapital = typed.first?.isUppercase == true
    let names = Messages.months.map { isCapital ? $0 : $0.lowercased() }
    return years(parts.count > 1 ? String(parts[1]) : "", until: today).flatMap { year in
      names.enumerated().filter { index, name in
        (parts.count > 1 ? name == parts[0] : name.hasPrefix(parts[0]))
          && hasBegun(index + 1, of: year, by: today)
      }.map { "\($0.element) \(year)" }
    }
  }

  private static func numbers(_ typed: String, until today: CivilDay) -> [String] {
    guard typed.count >= 2 else { return [] }
    let found = years(String(typed.prefix(4)), until: today)
    guard let year = found.first, typed.count >= 4 else { return found.map(String.init) }
    let months = (1...12).filter { hasBegun($0, of: year, by: today) }
    return (["\(year)"] + months.map { "\(year)-\($0 < 10 ? "0" : "")\($0)" })
      .filter { $0.hasPrefix(typed) }
  }

  /// The years that begin so, of a long life; this one and the last where nothing is typed.
  private static func years(_ typed: String, until today: CivilDay) -> [Int] {
    let latest = today.date.year
    guard !typed.isEmpty else { return [latest, latest - 1] }
    guard typed.count >= 2 else { return [] }
    return (latest - 120...latest).reversed().filter { String($0).hasPrefix(typed) }
  }

  private static func hasBegun(_ month: Int, of year: Int, by today: CivilDay) -> Bool {
    year < today.date.year || month <= today.date.month
  }
}
