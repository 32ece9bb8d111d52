import Echolog
import Foundation
import Platform
import Program
import Synchronization
import Testing

/// A story that is being lived: its lines are typed at the real prompt, opened anew at each
/// sitting, on a clock that only the story moves, and written again with what came back.
///
/// Days without a line are lived too: Echoes come due on them, timers ring, habits go on.
@MainActor final class Story {
  private let text: StoryText
  private var next: Int = 0
  private let root: URL
  private let home: String
  private let devices: [String]
  private let world: StoryWorld
  private var habits: [Habit] = []
  private var device: String
  private var headedDay: CivilDay?
  private var sitting: SimulatedTerminal?
  private let heard = Heard()
  private var firstDay: CivilDay?
  private(set) var told: String
  /// The days on which a timer showed something, written or not.
  private(set) var ringingDays: [CivilDay] = []
  /// How many lines were typed, and how many of them were refused.
  private(set) var lineCount = 0
  private(set) var refusalCount = 0

  /// - Parameters:
  ///   - home: the name of the person's home folder, of which each device has one.
  ///   - devices: the first is where they are unless the text says otherwise.
  init(
    _ name: String, home: String, in place: Place, on devices: [String], seed: UInt64
  ) throws {
    text = try StoryText(name)
    self.home = home
    self.devices = devices
    device = devices[0]
    world = try StoryWorld(in: place, seed: seed)
    told = text.title + "\n" + String(repeating: "=", count: text.title.count) + "\n"
    root = FileManager.default.temporaryDirectory.appending(path: "echolog-story-\(UUID())")
    for device in devices {
      try FileManager.default.createDirectory(
        at: folder(of: device), withIntermediateDirectories: true)
    }
  }

  // MARK: What is set up

  /// Something that is done each day without being written, or written only where it brings news.
  private struct Habit {
    let minute: Int
    let device: String
    let days: ClosedRange<CivilDay>
    let isToldOn: ((CivilDay) -> Bool)?
    let lines: (CivilDay) -> String
  }

  /// A timer runs `notify` each day at that time.
  ///
  /// - Parameter days: the only days whose answers are written; all unless given.
  func rings(
    at time: String, on device: String? = nil, from first: String, toldOn days: [String]? = nil
  ) throws {
    habits.append(
      Habit(
        minute: try minute(time), device: named(device), days: try span(first, "9999-12-31"),
        isToldOn: { days?.contains($0.description) != false }, lines: { _ in "notify" }))
  }

  /// Each of these days has lines of which nothing is written; none of them may be refused.
  func habit(
    at time: String, on device: String? = nil, from first: String, through last: String,
    _ lines: @escaping (CivilDay) -> String
  ) throws {
    habits.append(
      Habit(
        minute: try minute(time), device: named(device), days: try span(first, last),
        isToldOn: nil, lines: lines))
  }

  /// Puts a file into the home folder on each device, for nobody else to read.
  func write(_ name: String, _ text: String) throws {
    for device in devices {
      let file = folder(of: device).appending(path: name)
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
  }

  /// Gives the person a medium that all their devices see.
  func plugIn(_ medium: String) throws {
    try FileManager.default.createDirectory(
      at: root.appending(path: "media").appending(path: medium), withIntermediateDirectories: true)
  }

  // MARK: How it is lived

  /// Lives through the end of that day.
  func live(through date: String) async throws {
    let last = try #require(CivilDay(isoText: date))
    while next < text.parts.count {
      if case .day(let day) = text.parts[next] {
        guard day <= last else { break }
        #expect(firstDay == nil || day >= world.wall.day, "\(day) is told too late")
        if firstDay == nil {
          firstDay = day
          world.move(to: day, 0)
        }
        try await liveOn(to: day, 0)
      } else {
        try await live(text.parts[next])
      }
      next += 1
    }
    await sitting?.leave()
    sitting = nil
    try await liveOn(to: last + 1, 0)
  }

  /// Compares what was written with the text, of which nothing may be left.
  func end() throws {
    #expect(next == text.parts.count, "The story goes on.")
    try text.expect(told)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: root)
    } catch {
      print("\(root.path) stays behind: \(error)")
    }
  }

  /// How many days were lived.
  var days: Int { firstDay.map { world.wall.day - $0 } ?? 0 }

  /// What is in a device's vault, seen from the story's present.
  func view(of device: String? = nil) async throws -> DiaryView {
    try await SimulatedTerminal(environment(of: named(device)), in: world.dependencies) { _ in }
      .view()
  }

  private func live(_ part: StoryText.Part) async throws {
    switch part {
    case .day: preconditionFailure("lived above")
    case .prose(let words):
      if firstDay != nil { head() }
      told += "\n" + words + "\n"
    case .sitting(let minute, let device, let place):
      await sitting?.leave()
      if let place { try world.travel(to: try #require(Place(rawValue: place))) }
      if let device { self.device = device }
      #expect(devices.contains(self.device))
      try await liveOn(to: world.wall.day, minute)
      head()
      told += "\n" + StoryTime.text(minute: minute)
      if let device { told += ", at the " + device }
      if let place { told += ", in " + place }
      told += "\n"
      sitting = terminal(at: self.device)
    case .typed(let rows):
      let line = rows.joined(separator: "\n")
      told += "> " + line + "\n"
      count(await (try #require(sitting)).type(onDisk(line)))
    case .run(let line):
      told += "$ " + line + "\n"
      let words = try Words.split(onDisk(line))
      #expect(words.first == "echolog")
      count(await (try #require(sitting)).run(Array(words.dropFirst())))
    }
  }

  private func count(_ code: ExitCode) {
    lineCount += 1
    if code != .success, code != .negative { refusalCount += 1 }
    told += answer()
  }

  private func liveOn(to day: CivilDay, _ minute: Int) async throws {
    let (first, from) = world.wall
    #expect((day, minute) >= (first, from), "\(day) \(StoryTime.text(minute: minute)) is past")
    for number in first.daysSinceEpoch...day.daysSinceEpoch {
      let today = CivilDay(daysSinceEpoch: number)
      let due = habits.filter {
        $0.days.contains(today) && (today > first || $0.minute > from)
          && (today < day || $0.minute <= minute)
      }
      for habit in due.sorted(by: { $0.minute < $1.minute }) {
        world.move(to: today, habit.minute)
        try await keep(habit, on: today)
      }
    }
    world.move(to: day, minute)
  }

  private func keep(_ habit: Habit, on day: CivilDay) async throws {
    let terminal = terminal(at: habit.device)
    for line in habit.lines(day).split(separator: "\n") {
      let code = await terminal.type(onDisk(String(line)))
      #expect(code == .success || code == .negative, "\(day): \(line)\n\(heard.text)")
    }
    await terminal.leave()
    let answer = answer()
    let isNews = !answer.contains("No notification has come")
    guard let isToldOn = habit.isToldOn, isNews else { return }
    ringingDays.append(day)
    guard isToldOn(day) else { return }
    head()
    told += "\n" + StoryTime.text(minute: habit.minute) + ", the \(habit.device) rings\n" + answer
  }

  // MARK: How it is told

  /// Writes which day it is, once, where there is something to write of it.
  private func head() {
    let day = world.wall.day
    guard headedDay != day else { return }
    let date = StoryTime.text(day)
    told += "\n" + date + "\n" + String(repeating: "-", count: date.count) + "\n"
    headedDay = day
  }

  /// What was printed since this was asked last, indented, without where this machine keeps it.
  private func answer() -> String {
    // A path of this machine is longer than theirs, and would begin a line of its own.
    var answer = heard.take().replacing("\n" + root.path, with: " " + root.path)
    for device in devices { answer = answer.replacing(root.path + "/" + device, with: "") }
    answer = answer.replacing(root.path, with: "")
    let rows = answer.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return rows.map { row in
      String(("  " + row).reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  // MARK: Where she is

  private func terminal(at device: String) -> SimulatedTerminal {
    SimulatedTerminal(environment(of: device), in: world.dependencies) { [heard] in heard.hear($0) }
  }

  private func environment(of device: String) -> Environment {
    let folder = folder(of: device).path
    return Environment([
      "HOME": folder, "PWD": folder, "LC_ALL": "C.UTF-8", "COLUMNS": "100", "TERM": "dumb",
    ])
  }

  private func folder(of device: String) -> URL {
    root.appending(path: device).appending(path: "home").appending(path: home)
  }

  /// What the person types, with media where this machine has them.
  private func onDisk(_ line: String) -> String {
    line.replacing("/media/", with: root.path + "/media/")
  }

  private func named(_ device: String?) -> String {
    if let device { device } else { devices[0] }
  }

  private func minute(_ time: String) throws -> Int { try #require(StoryTime.minute(time)).minute }

  private func span(_ first: String, _ last: String) throws -> ClosedRange<CivilDay> {
    try #require(CivilDay(isoText: first))...(try #require(CivilDay(isoText: last)))
  }
}

/// What prompts print, one behind the other.
private final class Heard: Sendable {
  private let words = Mutex("")

  var text: String { words.withLock { $0 } }

  func hear(_ words: String) { self.words.withLock { $0 += words } }

  func take() -> String {
    words.withLock { words in
      defer { words = "" }
      return words
    }
  }
}
