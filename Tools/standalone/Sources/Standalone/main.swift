import Echolog

// Keeps a little of everything in a vault of its own, opens the vault again, and prints what it
// got.

guard CommandLine.arguments.count == 2 else {
  fatalError("give a folder that does not exist yet")
}
let folder = CommandLine.arguments[1]
let secret = DiarySecret.passphrase("a passphrase for this check only")

func open(_ secret: DiarySecret) async throws -> Diary {
  try await Diary.open(
    in: folder + "/vault", stateFolder: folder + "/state", device: "app", secret: secret,
    zone: .utc)
}

let first = try await Diary.create(
  in: folder + "/vault", stateFolder: folder + "/state", owner: "An app", device: "app",
  secret: secret, zone: .utc)
let emotion: Emotion = .achievement
let interval: EbbinghausInterval = .week
let sent = try await first.send(
  "You have built something.", emotion: emotion, returningAfter: interval)
print("sent, \(sent.days) days to go")
let planned = try await first.plannedNotifications()
print("planned: \(planned[0].body), at minute \(planned[0].minuteOfDay)")
let kept = try await first.keepMoment("Read this file")
print("kept, praised: \(!kept.praise.isEmpty)")
try await first.givePraise("That took patience.", to: kept.id, from: "praise.example")
let today = try await first.momentDays()[0]
print("\(today.daysAgo) days ago: \(today.moments[0].praise)")
_ = try await first.keepMemory(
  "The first day with it", tags: ["beginnings"], happened: .inMonth(year: 1984, month: 7))
for _ in 1...2 { try await first.setNotificationsAllowed(true) }
await first.endSession()

let second = try await open(secret)
let activity: Activity = .water
_ = try await second.keep(300, of: activity)
let water = try await second.keep(200, of: activity)
print("water of the day: \(water.dayTotal) ml")
let amounts = try await second.amounts()
let isExact = amounts.allSatisfy { $0.time.precision == .unspecified && $0.time.day == water.day }
print("logged: \(amounts.map(\.amount)), to the instant: \(isExact)")
if let day = CivilDate(year: 1999, month: 12, day: 31) {
  let old = try await second.keep(1000, of: .steps, happened: .on(day))
  print("steps of \(old.day.year): \(old.dayTotal)")
}
let goal = try await second.setGoal(of: activity, target: 2000, per: .day)
try await second.changeTarget(of: goal, to: 1500)
let standing = try await second.goals()[0]
print("goal: \(standing.soFar) of \(standing.target) ml")
try await second.endGoal(goal)
print("goals: \(try await second.goals().count)")
print("found: \(try await second.search("patien").map(\.hit))")
let sums = try await second.ask(
  "SELECT activity, sum(amount) FROM logs GROUP BY activity ORDER BY activity")
print("summed: \(sums.rows)")
try await second.sync(with: folder + "/shared")
let other = try await Diary.join(
  folder + "/shared", in: folder + "/other", stateFolder: folder + "/other-state",
  device: "other", secret: secret, zone: .utc)
print("on another device: \(try await other.momentDays()[0].moments[0].text)")
let policy: Policy = .echo
try await second.choosePolicy(policy)
print("due: \(try await second.openNextNote() != nil)")
do {
  // What a notification carried through a restart of the app.
  guard let id = EntryID(String(planned[0].id)) else { fatalError("a text is an id again") }
  _ = try await second.openNote(id)
} catch DiaryFailure.refused(.echoNotDueYet) {
  print("the note has not come back yet")
}
do {
  _ = try await second.send("", emotion: .joy, returningAfter: .day)
} catch DiaryFailure.refused(let rule) {
  print("refused: \(rule.rawValue)")
}
try await second.setZone(.named("UTC"))
print("to be settled: \(await second.settleUnknown() != nil)")
do {
  _ = try await open(.passphrase("another"))
} catch DiaryFailure.wrongSecret {
  print("another passphrase does not open it")
}
do {
  _ = try await open(.keyBytes(Array(1...32)))
} catch DiaryFailure.passphraseNeeded {
  print("a key does not open it")
}
