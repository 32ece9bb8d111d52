/// An entity that a person can name.
package struct EntityReference: Hashable, Sendable {
  package let kind: EntityKind
  /// The event that created it.
  package let id: EventName
}

extension History {
  /// How a person names an event or an entity: `laptop:142`, or `laptop.3fa2:142` where two devices
  /// have the same name.
  package func label(of event: EventName) -> String {
    label(ofLog: event.log) + ":\(event.number)"
  }

  /// How a log is named before the colon.
  package func label(ofLog log: LogID) -> String {
    guard let index = logIndexes[log] else { return log.description }
    return label(of: logs[Int(index.rawValue)])
  }

  func label(of log: LogTable) -> String {
    let name = deviceName(of: log)
    if name.isEmpty { return log.id.description }
    let isShared = logs.contains { $0.id != log.id && deviceName(of: $0) == name }
    return isShared ? name + "." + log.id.description.prefix(4) : name
  }

  /// As the log's first event says; of a branch, as that of the log which it goes on from.
  func deviceName(of log: LogTable) -> String {
    guard log.deviceName.isEmpty, let branch = log.branch else { return log.deviceName }
    return deviceName(of: logs[Int(branch.parent)])
  }

  /// The entity that an event created or is about.
  package func entity(of event: EventName) -> EntityReference? {
    let slot = slot(of: event)
    guard let kind = slot.kind.entity, let place = place(of: slot) else { return nil }
    return EntityReference(kind: kind, id: name(log: place.log, number: place.number))
  }

  /// The same where it is of a kind, if one is asked for. An attachment is a part of its memory,
  /// and found only where it is asked for.
  private func entity(of event: EventName, as kind: EntityKind?) -> EntityReference? {
    guard kind != .attachment else {
      return attachment(event).map { EntityReference(kind: .attachment, id: $0.id) }
    }
    return entity(of: event).flatMap { kind == nil || $0.kind == kind ? $0 : nil }
  }

  /// The entity that a person names: `laptop:142`, `laptop.3fa2:142`, the hexadecimal id of a log
  /// instead of its name, or `142` where only one device has such an entity.
  ///
  /// - Parameter kind: what it has to be; nil for anything.
  /// - Throws: `idNotUnderstood`, `notFound`, `idAmbiguous`.
  package func find(_ words: String, as kind: EntityKind? = nil) throws(Rejection)
    -> EntityReference
  {
    var found: [EntityReference] = []
    for name in try names(words) {
      guard let entity = entity(of: name, as: kind) else { continue }
      if !found.contains(entity) { found.append(entity) }
    }
    guard let only = found.first else { throw .notFound(kind, words) }
    guard found.count == 1 else {
      throw .idAmbiguous(words, candidates: found.map { label(of: $0.id) }.sorted())
    }
    return only
  }

  /// The entities whose name begins as one that is still typed, with a digit of its number at
  /// least; of each device those with the smallest numbers first.
  package func entities(
    named beginning: String, as kind: EntityKind?, atMost count: Int
  ) -> [EventName] {
    guard let colon = beginning.lastIndex(of: ":"),
      let digits = UInt64(beginning[beginning.index(after: colon)...]), digits > 0
    else { return [] }
    var found: [EventName] = []
    for log in logs where label(of: log) == beginning[..<colon] {
      var (first, span): (UInt64, UInt64) = (digits, 1)
      while first <= log.lastNumber {
        for number in first...min(first + (span - 1), log.lastNumber) {
          let name = EventName(log: log.id, number: number)
          guard let entity = entity(of: name, as: kind), entity.id == name else { continue }
          found.append(name)
          if found.count == count { return found }
        }
        let (next, isFar) = first.multipliedReportingOverflow(by: 10)
        if isFar { break }
        (first, span) = (next, span * 10)
      }
    }
    return found
  }

  /// The same, or an event that is about no entity, as of a setting: whatever a history lists.
  ///
  /// - Throws: as `find`.
  package func findListed(_ words: String) throws(Rejection) -> EventName {
    do throws(Rejection) {
      return try find(words).id
    } catch {
      guard case .notFound = error else { throw error }
      return try findEvent(words)
    }
  }

  /// The event that a person names, in the same ways, whatever it is about.
  ///
  /// - Throws: `idNotUnderstood`, `notFound`, `idAmbiguous`.
  package func findEvent(_ words: String) throws(Rejection) -> EventName {
    let found = try names(words).filter { name in
      logs.contains { $0.id == name.log && name.number <= $0.lastNumber }
    }
    guard let only = found.first else { throw .notFound(nil, words) }
    guard found.count == 1 else {
      throw .idAmbiguous(words, candidates: found.map(label(of:)).sorted())
    }
    return only
  }

  /// What stands before the name of an Echo in the link that opens it (S0 4.5, NS-005).
  package static let revealLink = "echo://reveal/"

  /// The events that a name may mean, one for each device that it may name, whether there are such.
  /// The link that a notification carries is a name too.
  ///
  /// - Throws: `idNotUnderstood`.
  package func names(_ words: String) throws(Rejection) -> [EventName] {
    let isLink = words.hasPrefix(Self.revealLink)
    let parts = (isLink ? words.dropFirst(Self.revealLink.count) : words[...])
      .split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let last = parts.last, let number = UInt64(last), number > 0 else {
      throw .idNotUnderstood(words)
    }
    return logs.filter { parts.count == 1 || matches($0, device: parts[0]) }.map { log in
      EventName(log: log.id, number: number)
    }
  }

  private func matches(_ log: LogTable, device: Substring) -> Bool {
    let hex = log.id.description
    let name = deviceName(of: log)
    if device == name || device == hex { return true }
    guard let dot = device.lastIndex(of: ".") else { return false }
    let start = device[device.index(after: dot)...]
    return device[..<dot] == name && !start.isEmpty && hex.hasPrefix(start)
  }

  /// Every event that created the entity or is about it, in the order of log ids and numbers; of
  /// an event that is about none, itself alone, but of one that added an activity also what renamed
  /// this.
  ///
  /// - Complexity: linear in all events, of which it reads four bytes each.
  package func events(about entity: EventName) -> [EventName] {
    var wanted = slot(of: entity)
    var found: [EventName] = []
    if wanted == .none {
      guard let added = ownNumbers[entity] else { return [entity] }
      found.append(entity)
      wanted = EntitySlot(.ownActivity, row: OwnActivity.index(of: Int(added)))
    }
    for log in logs.sorted(by: { $0.id < $1.id }) {
      for (number, slot) in log.slots.enumerated() where slot == wanted.rawValue {
        found.append(EventName(log: log.id, number: UInt64(number)))
      }
    }
    return found
  }

  /// What a person names to have it forgotten: an attachment alone, words about a day, an activity
  /// of their own by its name, else as `findListed` has it.
  ///
  /// - Throws: as `find`.
  package func findForgettable(_ words: String) throws(Rejection) -> EventName {
    if let own = namedActivities.first(where: { $0.label == words })?.id { return own }
    let made = try names(words).filter { entity(of: $0) != nil }
    if made.count == 1, let file = attachment(made[0]) { return file.id }
    if let said = try dayWords(named: words) { return said.event }
    return try findListed(words)
  }

  /// What forgetting an event means by names that are not forgotten yet: the attachment or the
  /// entity that it made, or is about; of an activity's addition also its later names; of words
  /// about a day all that were said of it; else the event alone.
  ///
  /// - Throws: `notFound`, `alreadyForgotten`.
  package func namesToForget(_ id: EventName) throws(Rejection) -> [EventName] {
    guard logs.contains(where: { $0.id == id.log && id.number <= $0.lastNumber }) else {
      throw missing(nil, id, self)
    }
    let names: [EventName]
    if let file = attachment(id) {
      names = file.isForgotten ? [] : [id]
    } else if let entity = entity(of: id) {
      names = [entity.id]
    } else if slot(of: id).kind == .summary, !forgotten.contains(id) {
      // What takes words back has none of its own.
      let said = changes(of: slot(of: id)).filter { !$0.isUndoing && $0.flags.contains(.hasWords) }
      names = said.isEmpty ? [id] : said.map(name(of:))
    } else {
      // What several devices added as one activity, they forget as one.
      let same = additions(of: activity(addedBy: id)).map(\.event)
      names = ownNumbers[id] == nil ? [id] : namings(of: Set([id] + same))
    }
    let left = names.filter { !forgotten.contains($0) }
    guard !left.isEmpty else { throw .alreadyForgotten }
    return left
  }

  /// Whether the words of an event are forgotten: its own, or those of what it is about.
  package func isForgotten(_ event: Event, in name: EventName) -> Bool {
    if forgotten.isEmpty { return false }
    if case .activityRenamed(let body) = event.body {
      let added = EventName(log: body.ownLog ?? name.log, number: body.ownNumber)
      if forgotten.contains(added) { return true }
    }
    return !forgotten.isDisjoint(with: [event.entity(in: name), name])
  }

  /// The numbers of all events about what is forgotten, by log.
  ///
  /// - Complexity: linear in all events, of which it reads four bytes each; constant where nothing
  ///   is forgotten.
  package var forgottenNumbers: [LogID: [UInt64]] {
    var found: [LogID: [UInt64]] = [:]
    var wanted: Set<UInt32> = []
    // In order, because rows of a snapshot are read in blocks.
    for name in forgotten.sorted() {
      if entity(of: name)?.id == name {
        wanted.insert(slot(of: name).rawValue)
      } else {
        for naming in ownNumbers[name] == nil ? [name] : namings(of: [name]) {
          found[naming.log, default: []].append(naming.number)
        }
      }
    }
    guard !wanted.isEmpty else { return found }
    // To hash the slot of each event would take longer than all else of a start.
    var mayBeWanted = [Bool](repeating: false, count: 1 << 16)
    for slot in wanted { mayBeWanted[Int(slot & 0xffff)] = true }
    for log in logs {
      let numbers = log.slots.indices { mayBeWanted[Int($0 & 0xffff)] && wanted.contains($0) }
      if !numbers.isEmpty { found[log.id, default: []] += numbers.map(UInt64.init) }
    }
    return found
  }
}
