import Echolog
import Interop

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
let sent = try await first.perform(
  SendVibe("You have built something.", emotion: emotion, returningAfter: interval)
).answer
print("sent, \(sent.days) days to go")
let planned = try await first.plannedNotifications()
print("planned: \(planned[0].body), at minute \(planned[0].minuteOfDay)")
let kept = try await first.perform(LogMoment("Read this file")).answer
print("kept, praised: \(!kept.praise.isEmpty)")
try await first.perform(EnhancePraise(of: kept.id, "That took patience.", from: "praise.example"))
let today = try await first.momentDays()[0]
print("\(today.daysAgo) days ago: \(today.moments[0].praise)")
let memory = try await first.perform(
  CaptureMemory(
    "The first day with it", tags: ["beginnings"], happened: .inMonth(year: 1984, month: 7))
).answer
try await first.perform(EditMemory(memory.id, title: "July", emotion: .joy))
let card = try await first.memories(having: MemoryLabel(.tag, "Beginnings"))[0]
print("remembered: \(card.title) \(card.time.day.year), \(card.labels.map(\.words))")
for _ in 1...2 { try await first.ensure(ChangePermission(.granted)) }
await first.endSession()

let second = try await open(secret)
let activity: Activity = .water
try await second.perform(LogActivity(activity, amount: 300))
let water = try await second.perform(LogActivity(activity, amount: 200)).answer
print("water of the day: \(water.dayTotal) ml")
let amounts = try await second.amounts()
let isExact = amounts.allSatisfy { $0.time.precision == .unspecified && $0.time.day == water.day }
print("logged: \(amounts.map(\.amount)), to the instant: \(isExact)")
if let day = CivilDay(year: 1999, month: 12, day: 31) {
  let old = try await second.perform(
    LogActivity(.steps, amount: 1000, happened: .on(day))
  ).answer
  print("steps of \(old.day.year): \(old.dayTotal)")
}
let goal = try await second.perform(SetGoal(activity, target: 2000, per: .day)).answer
try await second.perform(ChangeGoalTarget(goal, target: 1500))
try await second.perform(ExcuseGoals(.skip(SkipDay(reason: "a cold")), of: [goal]))
try await second.perform(SetReminder(of: goal, ReminderSchedule(minute: 480, weekdays: .daily)))
print("reminders: \(try await second.reminders().map(\.schedule.minute))")
let standing = try await second.goals()[0]
print("goal: \(standing.soFar) of \(standing.target) ml, resting: \(standing.isResting)")
try await second.ensure(DeactivateGoal(goal))
print("goals: \(try await second.goals().count)")
print("undone: \(try await second.perform(Undo()).answer.undone.count)")
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
try await second.ensure(SelectPolicy(policy))
do {
  try await second.perform(RevealEcho())
} catch DiaryFailure.refused(.notFound(.echo, _)) {
  print("nothing is due")
}
do {
  // What a notification carried through a restart of the app.
  guard let id = EntryID(String(planned[0].id)) else { fatalError("a text is an id again") }
  try await second.perform(RevealEcho(id))
} catch DiaryFailure.refused(.echoNotDueYet) {
  print("the note has not come back yet")
}
let later = try await Diary.open(
  in: folder + "/vault", stateFolder: folder + "/state", device: "app", secret: secret,
  zone: .utc, clock: DiaryClock { 4_102_444_800 })
print("in 2100: \(try await later.perform(RevealEcho()).answer.text)")
do {
  try await second.perform(SendVibe("", emotion: .joy, returningAfter: .day))
} catch DiaryFailure.refused(let rejection) {
  print("refused: \(rejection.word)")
}
try await second.setZone(.named("UTC"))
print("to be settled: \(await second.unheardNews().resolution != nil)")
let health = try await second.verify()
print("sound: \(health.isSound), problems: \(health.problems.count)")
let rescued = try await Diary.repair(
  folder + "/vault", stateFolder: folder + "/state", secret: secret, isForeseen: true)
print("to be repaired: \(rescued.problems.count), into \(rescued.copy ?? "nothing")")
try await second.ensure(SelectPolicy(.all))
let mapping = try ImportMapping(.log, map: ["date=Day,value=Steps"], set: ["activity=steps"])
for _ in 1...2 {
  let outcome = try await second.importFile(folder + "/../steps.csv", by: mapping)
  print("imported: \(outcome.written), known: \(outcome.report.known)")
}
let rows = try await second.exportTable("logs", to: folder + "/logs.csv", as: .csv)
let outcome = try await second.export(to: folder + "/all.jsonl")
print("exported: \(rows) logs, noted: \(outcome.isNoted)")
do {
  let others = try ImportMapping(.moment, map: ["date=Day,text=Words"])
  try await second.importFile(folder + "/../steps.csv", by: others)
} catch ImportFailure.file(let reason) {
  print("not imported: \(reason)")
}
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
