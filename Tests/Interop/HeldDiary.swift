import Bytes
import CivilTime
import Domain
import Echolog
import Events
import Interop
import ReadModels

/// A diary that holds its events in memory, with room for so many.
actor HeldDiary {
  private(set) var events: [Event] = []
  private(set) var commits: [Int] = []
  private(set) var history = History()
  private let room: Int
  private var now: Instant
  private var offset: UTCOffset?
  private let log = LogID(high: 1, low: 1)

  init(
    room: Int = .max, now: Instant = Instant(milliseconds: 1_790_000_000_000),
    offset: UTCOffset? = nil
  ) {
    self.room = room
    self.now = now
    self.offset = offset
  }

  func move(to offset: UTCOffset, now: Instant? = nil) {
    self.offset = offset
    self.now = now ?? self.now
  }

  nonisolated var port: ImportPort {
    ImportPort(
      known: { () throws(DiaryError) in await self.known },
      start: { command throws(DiaryError) in try await self.start(command) },
      commit: { drafts, _ throws(DiaryError) in try await self.commit(drafts) },
      goal: { activity throws(DiaryError) in
        await self.history.goalFacts().first { $0.activity == activity }
      })
  }

  private var context: Context { Context(now: now, utcOffset: offset) }

  private var known: ImportKnowledge {
    var plan = ImportPlan()
    for event in events {
      if let row = ImportedRow(event, recordedWords: { _ in nil }) { plan.know(row) }
    }
    return ImportKnowledge(context: context, plan: plan)
  }

  private func start(_ command: StartImport) throws(DiaryError) -> EventName {
    let draft: Draft
    do throws(Rejection) { draft = try command.decide(in: context) } catch { throw .cancelled }
    return try commit([draft])[0]
  }

  private func commit(_ drafts: [Draft]) throws(DiaryError) -> [EventName] {
    guard events.count + drafts.count <= room, let index = history.meet(log) else {
      throw .cancelled
    }
    commits.append(drafts.count)
    return drafts.map { draft in
      let event = draft.event(clock: .zero, recordedAt: now, log: log)
      events.append(event)
      history.fold(event, log: index, number: UInt64(events.count))
      return EventName(log: log, number: UInt64(events.count))
    }
  }
}
