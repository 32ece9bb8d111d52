package import Journal

/// A place where the histories of a log part, because a device was set back to an earlier state, or
/// a copy of all of it wrote on.
package struct Parting: Equatable, Sendable {
  /// The last event that all of them have in common; its number is 0 for none.
  package let last: EventName
  package let branches: [Branch]

  /// One of the histories, which is read under a name of its own.
  package struct Branch: Equatable, Sendable {
    package let log: LogID
    package let label: String
    /// How many events are in it, up to where it parts again.
    package let eventCount: UInt64
  }
}

extension Diary {
  /// Where logs part and the person has not acknowledged it, in the order of these logs.
  package var openPartings: [Parting] {
    partings.filter { parting in
      !parting.branches.allSatisfy { replay.history.acknowledgedBranches.contains($0.log) }
    }
  }

  private var partings: [Parting] {
    let (branches, history) = (journal.branches, replay.history)
    let held = branches.isEmpty ? [:] : journal.heldNumbers
    return branches.runs.filter(\.isForked).map { run in
      Parting(
        last: EventName(log: run.id, number: run.last),
        branches: branches.branches(of: run).map { branch in
          Parting.Branch(
            log: branch.id, label: history.label(ofLog: branch.id),
            eventCount: held[branch.id]?.count ?? 0)
        })
    }.sorted { $0.last < $1.last }
  }

  /// Records that the person knows where logs part.
  ///
  /// - Returns: the open partings until now; where there are none, nothing is recorded.
  package func acknowledgePartings() throws(DiaryError) -> [Parting] {
    _ = try view()
    let open = openPartings
    guard !open.isEmpty else { return [] }
    _ = try commit(AcknowledgeBranches(open.map { ($0.last, $0.branches.map(\.log)) }))
    return open
  }
}

/// An event without its words, as histories are compared where these are gone; what is no event
/// stays as it is.
package let wordlessEvent: WordlessForm = { record in
  do throws(EventDecodingError) {
    return try Event.redacted(of: record)
  } catch {
    return [UInt8](copying: record)
  }
}

extension Event {
  /// The event with the names that it means, where its writer gave them without knowing of a fork.
  ///
  /// An acknowledgement stays as it was written: by it the names of later events are understood.
  func meant(
    in name: EventName, _ branches: Branches, told: (LogID) -> [ToldEnd]
  ) -> Event {
    func meaning(_ log: LogID?, _ number: UInt64) -> LogID? {
      guard number != 0 else { return log }
      let named = EventName(log: log ?? name.log, number: number)
      let meant = branches.meaning(of: named, by: name.log, told: told)
      return meant == named ? log : meant.log
    }
    var event = self
    event.subjectLog = meaning(subjectLog, subjectNumber)
    switch body {
    case .undone(var body):
      body.undoneLog = meaning(body.undoneLog, body.undoneNumber)
      event.body = .undone(body)
    case .activityLogged(var body) where body.ownNumber != 0:
      body.ownLog = meaning(body.ownLog, body.ownNumber)
      event.body = .activityLogged(body)
    case .goalSet(var body) where body.ownNumber != 0:
      body.ownLog = meaning(body.ownLog, body.ownNumber)
      event.body = .goalSet(body)
    case .activityRetired(var body):
      body.ownLog = meaning(body.ownLog, body.ownNumber)
      event.body = .activityRetired(body)
    case .activityRenamed(var body):
      body.ownLog = meaning(body.ownLog, body.ownNumber)
      event.body = .activityRenamed(body)
    case .reminderSet(var body):
      body.goalLog = meaning(body.goalLog, body.goalNumber)
      event.body = .reminderSet(body)
    case .memoryUnlabelled(var body):
      body.labelLog = meaning(body.labelLog, body.labelNumber)
      event.body = .memoryUnlabelled(body)
    case .logStarted(var body):
      if let log = LogID(bytes: body.continuedLog) {
        let name = EventName(log: log, number: body.continuedNumber)
        let end = ToldEnd(name, link: body.continuedLink)
        body.continuedLog = branches.meaning(of: end).log.bytes
      }
      event.body = .logStarted(body)
    default: break
    }
    return event
  }
}

extension History {
  /// The ends of other logs, by the acknowledgements of a log.
  func told(by log: LogID) -> [ToldEnd] {
    receipts(of: log).map { log, receipt in
      ToldEnd(EventName(log: log, number: receipt.number), link: receipt.link)
    }
  }
}

extension ToldEnd {
  /// - Parameter link: as events have it; empty where they give none.
  fileprivate init(_ name: EventName, link: [UInt8]) {
    self.init(
      log: name.log, knownEnd: KnownEnd(number: name.number, chainHash: ChainHash(bytes: link)))
  }
}

extension JournalFolder {
  /// The last number of each log that another log acknowledged.
  func toldNumbers(by history: History) -> [LogID: UInt64] {
    let branches = branches
    var told: [LogID: UInt64] = [:]
    for (name, link) in history.toldEnds {
      let meant = branches.isEmpty ? name : branches.meaning(of: ToldEnd(name, link: link))
      told[meant.log] = max(told[meant.log] ?? 0, meant.number)
    }
    return told
  }

  /// What a log means by a number: of a branch, what comes before it too.
  func name(of number: UInt64, in log: LogID) -> EventName {
    branches.meaning(of: EventName(log: log, number: number), by: log) { _ in [] }
  }

  /// The events here, under the names that they have where more is here.
  func heldNumbers(readAs other: Branches) -> [LogID: NumberRanges] {
    var held: [LogID: NumberRanges] = [:]
    for (log, numbers) in heldNumbers {
      guard !isParted(log), let link = end(of: log).chainHash, let place = other.place(of: link),
        var run = other.run(place.log)
      else {
        held[log] = numbers
        continue
      }
      while true {
        if run.first <= run.last { held[run.id] = numbers.intersection(run.first...run.last) }
        guard let parent = other.parent(of: run) else { break }
        run = parent
      }
    }
    return held
  }
}
