package import Platform

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
    var encoder = CanonicalEncoder(logs: logs, writer: writer, words: words)
    writer = ByteWriter()
    try encodeVault(into: &encoder)
    typealias Encode = (Int, inout CanonicalEncoder<Failure>) throws(Failure) -> Void
    let entries: [(count: Int, encode: Encode)] = [
      (batches.count, encode(batch:into:)), (echoes.count, encode(echo:into:)),
      (moments.count, encode(moment:into:)), (activities.count, encode(activity:into:)),
      (memories.count, encode(memory:into:)),
    ]
    for (count, encode) in entries {
      for row in 0..<count {
        try encode(row, &encoder)
        encoder.drainIfFull(drain)
      }
    }
    try encodeGoals(into: &encoder)
    try encodeSummaries(into: &encoder)
    for row in changes.rows {
      encode(change: row, into: &encoder)
      encoder.drainIfFull(drain)
    }
    encodeDays(into: &encoder)
    writer = encoder.writer
  }

  private func encodeVault<Failure: Error>(
    into encoder: inout CanonicalEncoder<Failure>
  ) throws(Failure) {
    encoder.number(UInt64(Self.foldVersion))
    encoder.number(eventCount)
    encoder.number(unknownCount)
    encoder.number(highestClockValue)
    encoder.number(UInt64(encoder.ranked.count))
    for index in encoder.ranked {
      encoder.log(logs[index], deviceStates[UInt16(index)] ?? DeviceState())
    }
    encoder.number(UInt64(forgotten.count))
    for name in forgotten.sorted() { encoder.foreign(name.log, name.number) }
    encoder.number(UInt64(receipts.count))
    for (key, receipt) in receipts.sorted(by: { $0.key < $1.key }) {
      encoder.writer.append(contentsOf: key.reader.bytes)
      encoder.foreign(key.log, receipt.number)
      encoder.writer.append(counted: receipt.link.rawSpan)
    }
    encoder.number(UInt64(acknowledgedBranches.count))
    for log in acknowledgedBranches.sorted() { encoder.writer.append(contentsOf: log.bytes) }
    for number in settings.numbers { encoder.number(UInt64(number)) }
    encoder.flag(settings.helpLine != nil)
    if let line = settings.helpLine {
      encoder.foreign(line.event.log, line.event.number)
      try encoder.words(line)
    }
    encoder.number(UInt64(favouriteQuotes.count))
    for quote in favouriteQuotes { encoder.text(quote) }
    encoder.flag(vault != nil)
    if let vault {
      encoder.foreign(vault.name.log, vault.name.number)
      try encoder.words(ownerLabel)
    }
    encoder.state(vaultState)
  }

  private func encode<Failure: Error>(
    batch index: Int, into encoder: inout CanonicalEncoder<Failure>
  ) throws(Failure) {
    let row = batches[index]
    let batch = importBatch(row: index)
    encoder.name(of: row)
    encoder.signed(row.startedAt)
    encoder.number(UInt64(row.entryCount))
    encoder.number(UInt64(row.kind))
    encoder.number(UInt64(row.flags.rawValue))
    try encoder.words(batch.sourceName)
  }

  private func encode<Failure: Error>(
    echo index: Int, into encoder: inout CanonicalEncoder<Failure>
  ) throws(Failure) {
    let row = echoes[index]
    encoder.name(of: row)
    for number in [row.sentAt, Int64(row.sentDay), Int64(row.deliveryDay), Int64(row.utcOffset)] {
      encoder.signed(number)
    }
    for number in [row.deliveryMinute, row.intervalDays, row.emotion, row.flags.rawValue] {
      encoder.number(UInt64(number))
    }
    encoder.number(UInt64(row.graphemes))
    encoder.number(UInt64(row.reopenCount))
    if row.flags.contains(.revealed) {
      encoder.signed(row.revealedAt)
      encoder.name(log: row.revealLog, number: row.revealNumber)
    }
    if row.flags.contains(.reflected) {
      encoder.name(log: row.reflectionLog, number: row.reflectionNumber)
    }
    // The state as it is recorded: what is due is not asked for here.
    let echo = echo(row: index, state: .scheduled)
    for reference in [
      echo.text, echo.recommendation, echo.quote, echo.quoteAuthor, echo.help, echo.note,
    ] {
      try encoder.words(reference)
    }
  }

  private func encode<Failure: Error>(
    moment index: Int, into encoder: inout CanonicalEncoder<Failure>
  ) throws(Failure) {
    let row = moments[index]
    encoder.name(of: row)
    encoder.entry(row)
    encoder.number(UInt64(row.flags.rawValue))
    let moment = moment(row: index)
    try encoder.words(moment.text)
    try encoder.words(moment.praise)
    if let later = moment.laterPraise {
      encoder.foreign(later.event.log, later.event.number)
      try encoder.words(later)
    }
  }

  private func encode<Failure: Error>(
    activity index: Int, into encoder: inout CanonicalEncoder<Failure>
  ) throws(Failure) {
    let row = activities[index]
    encoder.name(of: row)
    encoder.signed(row.amount)
    encoder.entry(row)
    encoder.number(UInt64(row.flags.rawValue))
    try encoder.words(log(row: index).note)
  }

  private func encode<Failure: Error>(
    memory index: Int, into encoder: inout CanonicalEncoder<Failure>
  ) throws(Failure) {
    let row = memories[index]
    encoder.name(of: row)
    encoder.name(log: row.titleLog, number: row.titleNumber)
    encoder.name(log: row.textLog, number: row.textNumber)
    encoder.entry(row)
    for number in [row.emotion, row.source, row.flags.rawValue] { encoder.number(UInt64(number)) }
    let memory = memory(row: index)
    try encoder.words(memory.title)
    try encoder.words(memory.text)
    let labelled = labelRows(of: index)
    encoder.number(UInt64(labelled.count))
    for label in labelled.reversed() {
      encoder.name(of: labels[label])
      encoder.number(UInt64(labels[label].kind))
      encoder.number(UInt64(labels[label].flags.rawValue))
      try encoder.words(keptLabel(row: label).words)
    }
  }

  private func encodeGoals<Failure: Error>(
    into encoder: inout CanonicalEncoder<Failure>
  ) throws(Failure) {
    encoder.number(UInt64(goals.count))
    for goal in goals {
      encoder.name(of: goal)
      encoder.signed(goal.target)
      encoder.signed(Int64(goal.firstDay))
      encoder.number(UInt64(goal.batch))
      encoder.number(UInt64(goal.isTakenBack))
      for number in [goal.activity, goal.period, goal.weekStart] {
        encoder.number(UInt64(number))
      }
    }
    encoder.number(UInt64(goalChanges.count))
    for change in goalChanges {
      encoder.name(of: change)
      encoder.number(UInt64(change.goal))
      encoder.number(UInt64(change.kind))
      encoder.number(UInt64(change.batch))
      encoder.number(UInt64(change.isTakenBack))
      encoder.signed(Int64(change.day))
      encoder.signed(change.value)
      try encoder.words(reason(of: change))
    }
    encoder.number(UInt64(badgeRows.count))
    for badge in badgeRows {
      encoder.name(of: badge)
      encoder.number(UInt64(badge.goal))
      encoder.number(UInt64(badge.badge))
      encoder.signed(Int64(badge.shownDay))
      encoder.signed(Int64(badge.earnedDay))
    }
    encoder.number(UInt64(reminderRows.count))
    for reminder in reminderRows {
      encoder.name(of: reminder)
      encoder.name(log: reminder.goalLog, number: reminder.goalNumber)
      for number in [reminder.minute, reminder.weekdays, reminder.flags.rawValue] {
        encoder.number(UInt64(number))
      }
      for number in [reminder.setAt, reminder.changedAt, Int64(reminder.shownDay)] {
        encoder.signed(number)
      }
    }
  }

  private func encode(change row: ChangeRow, into encoder: inout CanonicalEncoder<some Error>) {
    encoder.name(of: row)
    let slot = EntitySlot(rawValue: row.slot)
    encoder.number(UInt64(slot.kind.rawValue))
    if slot.kind == .setting {
      let (field, log) = slot.settingPlace
      encoder.number(UInt64(field))
      encoder.flag(log != nil)
    } else {
      encoder.number(UInt64(slot.row))
    }
    encoder.number(UInt64(row.kind))
    encoder.number(UInt64(row.flags.rawValue))
    for number in [row.value, row.happenedAt, Int64(row.day), Int64(row.utcOffset)] {
      encoder.signed(number)
    }
  }

  private func encodeSummaries<Failure: Error>(
    into encoder: inout CanonicalEncoder<Failure>
  ) throws(Failure) {
    encoder.number(UInt64(summaries.count))
    for row in summaries {
      encoder.signed(Int64(row.day))
      encoder.number(UInt64(row.hasWords))
      guard row.number != 0 else {
        encoder.number(0)
        continue
      }
      let event = name(of: row)
      encoder.foreign(event.log, event.number)
      try encoder.words(WordsReference(event, field: 2, if: row.hasWords != 0))
    }
  }

  private func encodeDays(into encoder: inout CanonicalEncoder<some Error>) {
    days.forEachDay { day, row in
      let isEmpty =
        row.momentCount == 0 && row.logCounts.indices.allSatisfy { row.logCounts[$0] == 0 }
      guard !isEmpty else { return }
      encoder.signed(Int64(day))
      encoder.number(UInt64(row.momentCount))
      for index in row.totals.indices {
        encoder.number(UInt64(row.logCounts[index]))
        encoder.signed(row.totals[index])
      }
    }
  }
}

extension ReceiptKey: Comparable {
  static func < (left: ReceiptKey, right: ReceiptKey) -> Bool {
    left.reader == right.reader ? left.log < right.log : left.reader < right.reader
  }
}
