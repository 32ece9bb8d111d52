import Echolog

// Keeps a little of everything in a vault of its own, opens the vault again, and says what it got.

guard CommandLine.arguments.count == 2 else {
  fatalError("give a folder that does not exist yet")
}
let folder = CommandLine.arguments[1]
let passphrase = "a passphrase for this check only"

let first = try await Diary.create(
  in: folder + "/vault", stateFolder: folder + "/state", owner: "An app", device: "app",
  passphrase: passphrase)
let sent = try await first.send(
  "You have built something.", emotion: .achievement, returningAfter: .week)
print("sent, \(sent.days) days to go")
let planned = try await first.plannedNotifications()
print("planned: \(planned[0].body), at minute \(planned[0].minuteOfDay)")
let kept = try await first.keepMoment("Read this file")
print("kept, praised: \(!kept.praise.isEmpty)")
try await first.givePraise("That took patience.", to: kept.id, from: "a friend")
let today = try await first.momentDays()[0]
print("\(today.daysAgo) days ago: \(today.moments[0].praise)")
_ = try await first.keepMemory("The first day with it", tags: ["beginnings"])

let second = try Diary.open(
  in: folder + "/vault", stateFolder: folder + "/state", device: "app", passphrase: passphrase)
_ = try await second.keep(300, of: .water)
let water = try await second.keep(200, of: .water)
print("water of the day: \(water.dayTotal) ml")
print("due: \(try await second.openNextNote() != nil)")
do {
  _ = try await second.send("", emotion: .joy, returningAfter: .day)
} catch DiaryFailure.refused(let rule) {
  print("refused: \(rule)")
}
do {
  _ = try Diary.open(
    in: folder + "/vault", stateFolder: folder + "/state", device: "app", passphrase: "another")
} catch DiaryFailure.wrongSecret {
  print("another passphrase does not open it")
}
