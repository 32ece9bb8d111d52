extension History {
  /// Writes the whole state, words included, so that equal histories have equal bytes.
  ///
  /// What it depends on is the set of events, F and the fold's version; not now, a zone, a locale,
  /// the order of arrival or the numbering of logs. Logs stand in the order of their ids and are
  /// named by their rank there, entities in total order, numbers as varints (signed ones zigzag),
  /// words as UTF-8 behind their length plus one, with 0 for words that are gone or never were.
  ///
  /// - Parameters:
  ///   - words: reads words from the journal.
  ///   - drain: called between entities whenever 64 KiB have come together; may empty the writer,
  ///     so that hashing a large state takes little memory.
  package func encodeCanonically<Failure: Error>(
    into writer: inout ByteWriter,
    words: @escaping (WordsReference) throws(Failure) -> String?,
    drain: (inout ByteWriter) -> Void = { _ in }
  ) throws(Failure) {
    var encoder = CanonicalEncoder(self, writer: writer, words: words)
    writer = ByteWriter()
    try encoder.vault()
    typealias Encode = (inout CanonicalEncoder<Failure>, Int) throws(Failure) -> Void
    let entries: [(count: Int, encode: Encode)] = [
      (batches.count, { encoder, row throws(Failure) in try encoder.batch(row) }),
      (echoes.count, { encoder, row throws(Failure) in try encoder.echo(row) }),
      (moments.count, { encoder, row throws(Failure) in try encoder.moment(row) }),
      (activities.count, { encoder, row throws(Failure) in try encoder.activity(row) }),
      (memories.count, { encoder, row throws(Failure) in try encoder.memory(row) }),
    ]
    for (count, encode) in entries {
      for row in 0..<count {
        try encode(&encoder, row)
        encoder.drainIfFull(drain)
      }
    }
    encoder.ownActivities()
    try encoder.goals()
    try encoder.summaries()
    for row in changes.rows {
      encoder.change(row)
      encoder.drainIfFull(drain)
    }
    encoder.days()
    writer = encoder.writer
  }
}

extension CanonicalEncoder {
  fileprivate mutating func vault() throws(Failure) {
    number(History.foldVersion)
    number(history.eventCount)
    number(history.unknownCount)
    number(history.highestClockValue)
    number(ranked.count)
    for index in ranked {
      log(history.logs[index], history.deviceStates[UInt16(index)] ?? DeviceState())
    }
    number(history.forgotten.count)
    for name in history.forgotten.sorted() { foreign(name) }
    number(history.receipts.count)
    for (key, receipt) in history.receipts.sorted(by: { $0.key < $1.key }) {
      writer.append(contentsOf: key.reader.bytes)
      foreign(EventName(log: key.log, number: receipt.number))
      writer.append(counted: receipt.link.rawSpan)
    }
    number(history.acknowledgedBranches.count)
    for log in history.acknowledgedBranches.sorted() { writer.append(contentsOf: log.bytes) }
    numbers(history.settings.numbers)
    flag(history.settings.helpLine != nil)
    if let line = history.settings.helpLine {
      foreign(line.event)
      try words(line)
    }
    number(history.favouriteQuotes.count)
    for quote in history.favouriteQuotes { text(quote) }
    flag(history.vault != nil)
    if let vault = history.vault {
      foreign(vault.name)
      try words(history.ownerLabel)
    }
    state(history.vaultState)
  }

  fileprivate mutating func batch(_ index: Int) throws(Failure) {
    let row = history.batches[index]
    let batch = history.importBatch(row: index)
    name(of: row)
    signed(row.startedAt)
    number(row.entryCount)
    number(row.kind)
    number(row.flags.rawValue)
    try words(batch.sourceName)
  }

  fileprivate mutating func echo(_ index: Int) throws(Failure) {
    let row = history.echoes[index]
    name(of: row)
    signed([row.sentAt, Int64(row.sentDay), Int64(row.deliveryDay), Int64(row.utcOffset)])
    numbers([row.deliveryMinute, row.intervalDays, row.emotion, row.flags.rawValue])
    number(row.graphemes)
    number(row.reopenCount)
    if row.flags.contains(.revealed) {
      signed(row.revealedAt)
      name(log: row.revealLog, number: row.revealNumber)
    }
    if row.flags.contains(.reflected) {
      name(log: row.reflectionLog, number: row.reflectionNumber)
    }
    // The state as it is recorded: what is due is not asked for here.
    let echo = history.echo(row: index, state: .scheduled)
    for reference in [
      echo.text, echo.recommendation, echo.quote, echo.quoteAuthor, echo.help, echo.note,
    ] {
      try words(reference)
    }
  }

  fileprivate mutating func moment(_ index: Int) throws(Failure) {
    let row = history.moments[index]
    name(of: row)
    entry(row)
    number(row.flags.rawValue)
    let moment = history.moment(row: index)
    try words(moment.text)
    try words(moment.praise)
    if let later = moment.laterPraise {
      foreign(later.event)
      try words(later)
    }
  }

  fileprivate mutating func activity(_ index: Int) throws(Failure) {
    let row = history.activities[index]
    name(of: row)
    signed(row.amount)
    entry(row)
    number(row.flags.rawValue)
    try words(history.log(row: index).note)
  }

  fileprivate mutating func memory(_ index: Int) throws(Failure) {
    let row = history.memories[index]
    name(of: row)
    name(log: row.titleLog, number: row.titleNumber)
    name(log: row.textLog, number: row.textNumber)
    entry(row)
    numbers([row.emotion, row.source, row.flags.rawValue])
    let memory = history.memory(row: index)
    try words(memory.title)
    try words(memory.text)
    let labelled = history.labelRows(of: index)
    number(labelled.count)
    for label in labelled.reversed() {
      name(of: history.labels[label])
      number(history.labels[label].kind)
      number(history.labels[label].flags.rawValue)
      try words(history.keptLabel(row: label).words)
    }
    let attached = history.attachmentRows(of: index)
    number(attached.count)
    for file in attached.reversed() {
      let row = history.attachments[file]
      name(of: row)
      writer.append(contentsOf: row.file)
      signed([row.byteCount, row.addedAt])
      text(history.mediaTypes[Int(row.mediaType)])
      number(row.flags.rawValue)
      try words(history.attachment(row: file, of: memory.id).fileName)
    }
  }

  fileprivate mutating func ownActivities() {
    number(history.ownActivities.count)
    for own in history.ownActivities {
      foreign(own.event)
      text(own.addedName)
      text(own.unit)
      number(own.dimension.rawValue)
      flag(own.wasRetired)
      flag(own.isUndone)
      flag(own.batch != nil)
      if let batch = own.batch { foreign(batch) }
      let days = own.days.filter { $0.logCount != 0 }
      number(days.count)
      for day in days { signed([Int64(day.day), day.amount, Int64(day.logCount)]) }
    }
    number(history.activityRenamings.count)
    for renaming in history.activityRenamings {
      foreign(renaming.event)
      number(renaming.index)
      number(renaming.additionCount)
      text(renaming.name)
      flag(renaming.isUndone)
    }
  }

  fileprivate mutating func goals() throws(Failure) {
    number(history.goals.count)
    for goal in history.goals {
      name(of: goal)
      signed(goal.target)
      signed(goal.firstDay)
      number(goal.batch)
      number(goal.isTakenBack)
      numbers([goal.activity, goal.period, goal.weekStart, goal.isAtMost])
    }
    number(history.goalChanges.count)
    for change in history.goalChanges {
      name(of: change)
      number(change.goal)
      number(change.kind)
      number(change.batch)
      number(change.isTakenBack)
      signed(change.day)
      signed(change.value)
      try words(history.reason(of: change))
    }
    number(history.badgeRows.count)
    for badge in history.badgeRows {
      name(of: badge)
      number(badge.goal)
      number(badge.badge)
      signed(badge.shownDay)
      signed(badge.earnedDay)
    }
    number(history.reminderRows.count)
    for reminder in history.reminderRows {
      name(of: reminder)
      name(log: reminder.goalLog, number: reminder.goalNumber)
      numbers([reminder.minute, reminder.weekdays, reminder.flags.rawValue])
      signed([reminder.setAt, reminder.changedAt, Int64(reminder.shownDay)])
    }
  }

  fileprivate mutating func change(_ row: ChangeRow) {
    name(of: row)
    let slot = EntitySlot(rawValue: row.slot)
    number(slot.kind.rawValue)
    if slot.kind == .setting {
      let (field, log) = slot.settingPlace
      number(field)
      flag(log != nil)
    } else {
      number(slot.row)
    }
    number(row.kind)
    number(row.flags.rawValue)
    signed([row.value, row.happenedAt, Int64(row.day), Int64(row.utcOffset)])
  }

  fileprivate mutating func summaries() throws(Failure) {
    number(history.summaries.count)
    for row in history.summaries {
      signed(row.day)
      number(row.hasWords)
      guard row.number != 0 else {
        number(0)
        continue
      }
      let event = history.name(of: row)
      foreign(event)
      try words(WordsReference(event, field: 2, if: row.hasWords != 0))
    }
  }

  fileprivate mutating func days() {
    let days = history.days
    days.forEachDay { day, row in
      let isEmpty =
        row.momentCount == 0 && row.logCounts.indices.allSatisfy { row.logCounts[$0] == 0 }
      guard !isEmpty else { return }
      signed(day)
      number(row.momentCount)
      for index in row.totals.indices {
        number(row.logCounts[index])
        signed(row.totals[index])
      }
    }
  }
}

extension ReceiptKey: Comparable {
  static func < (left: ReceiptKey, right: ReceiptKey) -> Bool {
    left.reader == right.reader ? left.log < right.log : left.reader < right.reader
  }
}
