import Foundation

/// What is in the lines of an export, counted here anew: no type of the program is used.
package struct DemoJournal {
  package struct Entry {
    package let number: Int
    package let type: String
    package let line: String
    package let event: [String: Any]

    package init(_ line: String) throws {
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      guard let json, let number = json["number"] as? Int, let type = json["type"] as? String,
        let event = json["event"] as? [String: Any]
      else { throw EchologProcess.Failure(reason: "no event: \(line)") }
      (self.number, self.type, self.line, self.event) = (number, type, line, event)
    }

    package var body: [String: Any] { event[type] as? [String: Any] ?? [:] }
    package var day: Int { event["civilDay"] as? Int ?? 0 }
    package var offset: Int? { event["utcOffsetSeconds"] as? Int }
    /// The number of the event that it is about.
    package var subject: Int { Self.number(event["subjectNumber"]) }
    package var batch: Int { Self.number(event["importBatch"]) }

    /// Whether it happened more than a day before it was recorded.
    package var isBackDated: Bool {
      guard event["happenedAtMs"] != nil else { return false }
      let recorded =
        (Self.number(event["clock"]) >> 16) + Self.number(event["recordedLagMs"])
      return recorded - Self.number(event["happenedAtMs"]) > 86_400_000
    }

    /// Numbers of 64 bits are words in the JSON of proto3, and zeros are left out.
    package static func number(_ value: Any?) -> Int { (value as? String).flatMap { Int($0) } ?? 0 }
  }

  package let events: [Entry]
  /// By number, all that was undone, where that was not undone again.
  package let undone: Set<Int>
  private let standing: [Entry]

  package init(export: String) throws {
    events = try export.split(separator: "\n").map { try Entry(String($0)) }
    var undone: Set<Int> = []
    for event in events.reversed()
    where event.type == "undone" && !undone.contains(event.number) {
      undone.insert(Entry.number(event.body["undoneNumber"]))
    }
    self.undone = undone
    let holds = events.filter { !undone.contains($0.number) }
    let batches = Set(holds.filter { $0.type == "importUndone" }.map(\.subject))
    standing = holds.filter { !batches.contains($0.batch) }
  }

  /// How many events there are of each type.
  package var types: [String: Int] { Dictionary(grouping: events, by: \.type).mapValues(\.count) }

  package func all(_ type: String) -> [Entry] { standing.filter { $0.type == type } }

  /// What events of a type are about.
  package func subjects(_ type: String) -> Set<Int> { Set(all(type).map(\.subject)) }

  /// The entries that events of a type made, but for those that others took away.
  package func kept(_ type: String, removedBy removal: String) -> [Entry] {
    let removed = subjects(removal)
    return all(type).filter { !removed.contains($0.number) }
  }

  /// What was logged of an activity, with the amounts that count, by day.
  package func amounts(of activity: String) -> [Int: Int] {
    var corrected: [Int: Int] = [:]
    for event in all("activityCorrected") {
      corrected[event.subject] = Entry.number(event.body["amount"])
    }
    var amounts: [Int: Int] = [:]
    for log in kept("activityLogged", removedBy: "activityRemoved")
    where log.body["activity"] as? String == "ACTIVITY_" + activity.uppercased() {
      amounts[log.day, default: 0] += corrected[log.number] ?? Entry.number(log.body["amount"])
    }
    return amounts
  }

  /// Days with a log of an activity, one behind the other.
  package func runs(of activity: String) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for day in amounts(of: activity).keys.sorted() {
      if let last = runs.last, last.upperBound == day - 1 {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
    return runs
  }

  /// Days that were forgiven, and those on which a pause began.
  package var forgiven: Set<Int> {
    let excuses = all("dayFrozen") + all("daySkipped")
    let days = excuses.compactMap { $0.body["day"] as? Int }
    return Set(days + all("goalPaused").compactMap { $0.body["firstDay"] as? Int })
  }

  /// The emotions that most notes were sent with.
  package var mostUsedEmotions: Set<String> {
    let counts = Dictionary(grouping: all("vibeSent")) {
      $0.body["emotion"] as? String ?? ""
    }
    .mapValues(\.count)
    return Set(
      counts.filter { $0.value == counts.values.max() }.keys.map {
        $0.replacing("EMOTION_", with: "").capitalized
      })
  }
}
