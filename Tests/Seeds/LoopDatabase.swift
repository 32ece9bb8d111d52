import Foundation

/// Backups of Loop Habit Tracker as its version 2.3 writes them, made by the program of SQLite.
package struct LoopDatabase {
  private var statements = [
    """
    CREATE TABLE Habits (id integer primary key autoincrement, archived integer, color integer,
      description text, freq_den integer, freq_num integer, highlight integer, name text,
      position integer, reminder_hour integer, reminder_min integer,
      reminder_days integer not null default 127, type integer not null default 0,
      target_type integer not null default 0, target_value real not null default 0,
      unit text not null default '', question text, uuid text);
    CREATE TABLE Repetitions (id integer primary key autoincrement, habit integer not null,
      timestamp integer not null, value integer not null, notes text,
      foreign key(habit) references Habits(id));
    CREATE UNIQUE INDEX idx_repetitions_habit_timestamp ON Repetitions(habit, timestamp);
    PRAGMA user_version = 25;
    """
  ]

  package struct Failure: Error {
    let status: Int32
  }

  package init() {}

  /// Adds a habit.
  ///
  /// - Parameters:
  ///   - columns: the values of its row as SQL has them, as in `name = 'Run', freq_den = 7`.
  ///   - records: by their days since 1970, each with a value and a note.
  package mutating func add(
    _ columns: String, _ records: KeyValuePairs<Int32, (value: Int64, note: String)>
  ) {
    statements.append(
      "INSERT INTO Habits (archived, freq_num, freq_den, question, description) "
        + "VALUES (0, 1, 1, '', '');"
        + "UPDATE Habits SET \(columns) WHERE id = (SELECT max(id) FROM Habits);")
    for (day, record) in records {
      statements.append(
        "INSERT INTO Repetitions (habit, timestamp, value, notes) "
          + "SELECT max(id), \(Int64(day) * 86_400_000), \(record.value), '\(record.note)' "
          + "FROM Habits;")
    }
  }

  package func bytes() throws -> [UInt8] { try Self.bytes(statements.joined(separator: "\n")) }

  /// The bytes of a database that statements make.
  package static func bytes(_ statements: String) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).db")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", "-bail", file.path, statements]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(status: process.terminationStatus)
    }
    let bytes = Array(try Data(contentsOf: file))
    try FileManager.default.removeItem(at: file)
    return bytes
  }
}
