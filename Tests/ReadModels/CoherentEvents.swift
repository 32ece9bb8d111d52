import Echolog
import Platform
import Seeds

/// Random events as `RandomEvents` draws them, whose subjects, batches, labels and undone events
/// mostly are there and of the right kind, so that histories get deep instead of wide.
struct CoherentEvents {
  private var told: [Story.Recorded] = []
  private var numbers = [UInt64](repeating: 0, count: RandomEvents.logs.count)
  private var clock: UInt64 = 1
  /// What an event of a type is about, by the type that makes it.
  private var made: [EventType: [EventName]] = [:]

  static func history(_ random: inout SeededRandom) -> [Story.Recorded] {
    var life = CoherentEvents()
    for _ in 0..<Int.random(in: 10...60, using: &random) { life.tell(&random) }
    return life.told
  }

  private mutating func tell(_ random: inout SeededRandom) {
    let log = Int.random(in: 0..<RandomEvents.logs.count, using: &random)
    numbers[log] += 1
    clock += random.next() % 3
    let name = EventName(log: RandomEvents.logs[log], number: numbers[log])
    var event = RandomEvents.event(&random, clock: clock)
    event.importBatch = 0
    if let type = event.body.type { complete(&event, type, in: name.log, &random) }
    told.append(Story.Recorded(name: name, event: event))
    if let type = event.body.type { made[type, default: []].append(name) }
  }

  private func complete(
    _ event: inout Event, _ type: EventType, in log: LogID, _ random: inout SeededRandom
  ) {
    if let maker = Self.maker(of: type), let subject = made[maker]?.randomElement(using: &random) {
      event.subjectNumber = subject.number
      event.subjectLog = subject.log == log ? nil : subject.log
    }
    let batches = made[.importStarted]?.filter { $0.log == log } ?? []
    if let batch = batches.last, random.flip() { event.importBatch = batch.number }
    let own = random.flip() ? made[.activityAdded]?.randomElement(using: &random) : nil
    switch event.body {
    case .activityLogged(var logged):
      (logged.ownNumber, logged.ownLog) = (own?.number ?? 0, own?.log)
      event.body = .activityLogged(logged)
    case .goalSet(var goal):
      (goal.ownNumber, goal.ownLog) = (own?.number ?? 0, own?.log)
      event.body = .goalSet(goal)
    case .activityRetired:
      event.body = .activityRetired(
        ActivityRetired(ownNumber: own?.number ?? 0, ownLog: own?.log))
    case .activityRenamed(var renamed):
      (renamed.ownNumber, renamed.ownLog) = (own?.number ?? 0, own?.log)
      if random.flip() { renamed.name = "reading" }
      event.body = .activityRenamed(renamed)
    default: break
    }
    switch type {
    case .undone:
      // Of what came last as often as of anything else.
      let latest = random.flip() ? told[...] : told.suffix(6)
      guard let target = latest.randomElement(using: &random)?.name else { return }
      event.body = .undone(Undone(undoneNumber: target.number, undoneLog: target.log))
    case .reminderSet:
      guard let goal = made[.goalSet]?.randomElement(using: &random) else { return }
      event.body = .reminderSet(
        ReminderSet(
          goalNumber: goal.number, goalLog: goal.log == log ? nil : goal.log,
          minute: UInt32(random.next() % 1440), weekdays: UInt32(random.next() % 128)))
    case .memoryUnlabelled:
      let labels = told.filter { $0.event.body.type == .memoryLabelled }
      guard let label = labels.randomElement(using: &random) else { return }
      event.subjectNumber = label.event.subjectNumber
      let memoryLog = label.event.subjectLog ?? label.name.log
      event.subjectLog = memoryLog == log ? nil : memoryLog
      event.body = .memoryUnlabelled(
        MemoryUnlabelled(labelNumber: label.name.number, labelLog: label.name.log))
    case .attachmentAdded:
      let half = random.next()
      event.body = .attachmentAdded(
        AttachmentAdded(
          file: LogID(high: half, low: half).bytes, sizeBytes: 9, mediaType: "image/png",
          fileName: random.flip() ? "" : "lake.png"))
    case .attachmentRemoved:
      let files = told.compactMap { told -> (Story.Recorded, [UInt8])? in
        guard case .attachmentAdded(let body) = told.event.body else { return nil }
        return (told, body.file)
      }
      guard let (added, file) = files.randomElement(using: &random) else { return }
      event.subjectNumber = added.event.subjectNumber
      let memoryLog = added.event.subjectLog ?? added.name.log
      event.subjectLog = memoryLog == log ? nil : memoryLog
      event.body = .attachmentRemoved(AttachmentRemoved(file: file))
    default: break
    }
  }

  /// The type that makes what an event of this type is about; nil where it is about nothing.
  private static func maker(of type: EventType) -> EventType? {
    switch type {
    case .echoRevealed, .echoReflected, .echoDismissed, .echoCancelled, .echoReopened,
      .notificationShown:
      .vibeSent
    case .momentTextChanged, .momentTimeChanged, .momentRemoved, .praiseEnhanced,
      .praiseEnhancementFailed:
      .momentLogged
    case .activityCorrected, .activityNoteChanged, .activityRemoved: .activityLogged
    case .goalTargetChanged, .goalDeactivated, .goalReactivated, .daySkipped, .goalPaused,
      .goalResumed, .dayFrozen, .badgeShown:
      .goalSet
    case .reminderChanged, .reminderRemoved: .reminderSet
    case .memoryTitleChanged, .memoryTextChanged, .memoryEmotionChanged, .memoryTimeChanged,
      .memoryLabelled, .memoryUnlabelled, .memoryRemoved, .attachmentAdded, .attachmentRemoved:
      .memoryCaptured
    case .importUndone, .importFinished: .importStarted
    default: nil
    }
  }
}
