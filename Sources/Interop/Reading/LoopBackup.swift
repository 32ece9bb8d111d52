import Echolog

/// The habits of a backup of Loop Habit Tracker, a database of SQLite, with what was recorded of
/// them. Columns that a version did not have yet are as Loop fills them in when it is renewed.
package struct LoopBackup: Sendable {
  /// What the batch is called: each backup of it has a file name of its own.
  package static let program = "Loop Habit Tracker"

  /// In the order in which they were made, those that were archived too.
  let habits: [LoopHabit]

  /// Nil for any other file.
  init?(_ file: [UInt8]) {
    guard let database = ForeignDatabase(file) else { return nil }
    defer { database.close() }
    guard let habits = database.rows(of: "Habits", with: ["id", "name", "freq_num", "freq_den"]),
      let repetitions = database.rows(of: "Repetitions", with: ["habit", "timestamp"])
    else { return nil }
    let recorded = Dictionary(grouping: repetitions.map(LoopRow.init)) { $0.whole("habit") }
    self.habits = habits.map(LoopRow.init)
      .sorted { ($0.whole("id") ?? 0) < ($1.whole("id") ?? 0) }
      .map { LoopHabit($0, recorded[$0.whole("id"), default: []]) }
  }
}

extension LoopBackup {
  /// Whether a table of CSV is one of those that Loop exports beside its backups, by its name and
  /// its columns.
  static func isTable(named file: String, of columns: [String]) -> Bool {
    file == "Habits.csv"
      ? columns.starts(with: ["Position", "Name", "Type"])
      : ["Checkmarks.csv", "Scores.csv"].contains(file) && columns.first == "Date"
  }
}

extension ImportSource {
  /// More bytes than a backup of a life of habits has.
  private static let mostBackupBytes = 1 << 26

  /// The backup of another program that the file is; nil for any other file.
  ///
  /// - Throws: `.storage`.
  package func loopBackup() throws(ImportError) -> LoopBackup? {
    var bytes = try opened()
    var file: [UInt8] = []
    while true {
      let chunk = try Result { () throws(StorageError) in try bytes.next() }
        .mapError(ImportError.storage).get()
      file += chunk
      guard ForeignFormat(opening: file) == .sqlite, file.count <= Self.mostBackupBytes else {
        return nil
      }
      if chunk.isEmpty { return LoopBackup(file) }
    }
  }
}

struct LoopHabit: Sendable {
  let name: String
  let isArchived: Bool
  /// Whether it is done or not, or has amounts.
  let isMeasured: Bool
  let isAtMost: Bool
  let unit: String
  /// As Loop shows it, with a decimal point.
  let target: String
  /// So often in so many days.
  let times: Int64
  let days: Int64
  /// Nil without a reminder.
  let reminder: ReminderSchedule?
  /// Whether it has a question or a description, which nothing here has.
  let hasWords: Bool
  /// By their days.
  let records: [LoopRecord]
  /// Records whose day can not be read.
  let undatedCount: Int

  fileprivate init(_ row: LoopRow, _ rows: [LoopRow]) {
    name = row.text("name")
    isArchived = row.whole("archived") == 1
    isMeasured = row.whole("type") == 1
    isAtMost = row.whole("target_type") == 1
    unit = row.text("unit")
    target = row.text("target_value")
    (times, days) = (row.whole("freq_num") ?? 1, row.whole("freq_den") ?? 1)
    reminder = LoopHabit.reminder(row)
    hasWords = !row.text("question").isEmpty || !row.text("description").isEmpty
    let records = rows.compactMap(LoopRecord.init)
    self.records = records.sorted { $0.day < $1.day }
    undatedCount = rows.count - records.count
  }

  private static func reminder(_ row: LoopRow) -> ReminderSchedule? {
    guard let hour = row.whole("reminder_hour"), let minute = row.whole("reminder_min") else {
      return nil
    }
    // Of what Loop keeps bit 0 is Saturday.
    let kept = row.whole("reminder_days") ?? 127
    let days = (0..<7).filter { kept >> Int64($0) & 1 == 1 }
    return ReminderSchedule(
      minute: Int(clamping: hour &* 60 &+ minute),
      weekdays: Weekdays(rawValue: days.reduce(0) { $0 | 1 << UInt32(($1 + 5) % 7) }))
  }
}

/// What was recorded of a habit on a day.
struct LoopRecord: Sendable {
  let day: CivilDay
  /// Thousandths of an amount, or one of the marks below.
  let value: Int64
  let note: String

  static let skip: Int64 = 3
  static let yes: Int64 = 2
  /// What Loop works out itself, as on the days between those of a weekly habit.
  static let yesByItself: Int64 = 1

  private static let millisecondsOfDay: Int64 = 86_400_000

  fileprivate init?(_ row: LoopRow) {
    // Of the years 1 to 9999.
    guard let time = row.whole("timestamp"),
      (-62_135_596_800_000..<253_402_300_800_000).contains(time)
    else { return nil }
    let days = (time - (time < 0 ? Self.millisecondsOfDay - 1 : 0)) / Self.millisecondsOfDay
    day = CivilDay(daysSinceEpoch: Int32(days))
    value = row.whole("value") ?? Self.yes
    note = row.text("notes")
  }
}

private struct LoopRow {
  let values: [String: QueryValue]

  func whole(_ name: String) -> Int64? {
    switch values[name] {
    case .integer(let number): number
    case .real(let number): Int64(exactly: number)
    default: nil
    }
  }

  func text(_ name: String) -> String {
    switch values[name] {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .real(let number): whole(name).map { "\($0)" } ?? "\(number)"
    default: ""
    }
  }
}
