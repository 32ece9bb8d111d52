extension History {
  mutating func captureMemory(
    _ body: borrowing MemoryCaptured, _ event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    logs[Int(place.log)].enter(EntitySlot(.memory, row: memories.count), number: place.number)
    let batch = batch(of: event, at: place)
    var flags = MemoryFlags(event.happenedPrecision)
    if event.happenedAtMs != nil { flags.insert(.dated) }
    if isUndone(batch: batch) { flags.insert(.undone) }
    if !body.acknowledgement.isEmpty || !body.help.isEmpty { flags.insert(.heavy) }
    if isForgotten(place) {
      flags.insert(.forgotten)
    } else {
      if !body.title.isEmpty { flags.insert(.hasTitle) }
      if !body.text.isEmpty { flags.insert(.hasText) }
    }
    memories.append(
      MemoryRow(
        happenedAt: event.happenedAtMs ?? recordedAt, recordedAt: recordedAt,
        number: place.number, titleNumber: place.number, textNumber: place.number, batch: batch,
        day: event.civilDay, lastLabel: 0, lastAttachment: 0,
        utcOffset: event.utcOffsetSeconds ?? noOffset, log: place.log, titleLog: place.log,
        textLog: place.log,
        emotion: UInt16(truncatingIfNeeded: body.emotion.rawValue),
        source: UInt16(truncatingIfNeeded: body.source.rawValue), flags: flags))
  }

  /// Of two edits of one part the later in total order counts; the other stays in the history.
  mutating func apply(_ type: EventType, _ change: ChangeRow, toMemory row: Int) {
    switch type {
    case .memoryTitleChanged:
      memories[row].titleLog = change.log
      memories[row].titleNumber = change.number
      memories[row].flags.insert(.edited)
      memories[row].flags.set(.hasTitle, change.flags.contains(.hasWords))
    case .memoryTextChanged:
      memories[row].textLog = change.log
      memories[row].textNumber = change.number
      memories[row].flags.insert(.edited)
      memories[row].flags.set(.hasText, change.flags.contains(.hasWords))
    case .memoryEmotionChanged:
      memories[row].emotion = UInt16(truncatingIfNeeded: change.value)
      memories[row].flags.insert(.edited)
    case .memoryTimeChanged:
      memories[row].flags.insert(.edited)
      if change.flags.contains(.dated) { memories[row].setTime(as: change) }
    case .memoryLabelled: labels[Int(change.value)].flags.remove(.removed)
    case .memoryUnlabelled: labels[Int(change.value)].flags.insert(.removed)
    case .attachmentAdded: attachments[Int(change.value)].flags.remove(.removed)
    case .attachmentRemoved:
      let file = attachments[Int(change.value)].file
      for other in attachmentRows(of: row) where attachments[other].file == file {
        attachments[other].flags.insert(.removed)
      }
    case .memoryRemoved: memories[row].flags.insert(.removed)
    default: break
    }
  }

  mutating func resetMemory(_ row: Int, to base: ChangeRow?, isTakenBack: Bool) {
    for label in labelRows(of: row) { labels[label].flags.insert(.removed) }
    for file in attachmentRows(of: row) { attachments[file].flags.insert(.removed) }
    memories[row].flags.subtract([.edited, .removed])
    memories[row].flags.set(.takenBack, isTakenBack)
    guard let base else { return }
    memories[row].titleLog = memories[row].log
    memories[row].titleNumber = memories[row].number
    memories[row].textLog = memories[row].log
    memories[row].textNumber = memories[row].number
    memories[row].emotion = UInt16(truncatingIfNeeded: base.value)
    memories[row].flags.set(.hasTitle, base.flags.contains(.hasTitle))
    memories[row].flags.set(.hasText, base.flags.contains(.hasWords))
    if base.flags.contains(.hasTime) { memories[row].setTime(as: base) }
  }

  func describeTime(_ memory: MemoryRow, in base: inout ChangeRow) {
    base.setTime(of: memory)
    base.flags.insert(.hasTime)
  }

  func describe(_ memory: MemoryRow, in base: inout ChangeRow) {
    base.value = Int64(memory.emotion)
    if memory.flags.contains(.hasTitle) { base.flags.insert(.hasTitle) }
    if memory.flags.contains(.hasText) { base.flags.insert(.hasWords) }
  }

  /// Labels of two devices are all kept, equal ones too: each is taken away by its own name.
  mutating func label(
    _ slot: EntitySlot, _ body: borrowing MemoryLabelled, _ event: borrowing Event, at place: Place
  ) {
    let row = slot.row
    var flags: LabelRow.Flags = []
    if !memories[row].flags.contains(.forgotten), !body.label.isEmpty { flags.insert(.hasWords) }
    labels.append(
      LabelRow(
        number: place.number, previous: memories[row].lastLabel, log: place.log,
        kind: UInt16(truncatingIfNeeded: body.kind.rawValue), flags: flags))
    memories[row].lastLabel = UInt32(labels.count)
    note(.memoryLabelled, Int64(labels.count - 1), on: slot, event, at: place)
  }

  /// A label of another memory, and one that is not here, stays.
  mutating func unlabel(
    _ slot: EntitySlot, _ body: borrowing MemoryUnlabelled, _ event: borrowing Event,
    at place: Place
  ) {
    let log = body.labelLog ?? logs[Int(place.log)].id
    guard let index = logIndexes[log] else { return }
    let number = body.labelNumber
    for label in labelRows(of: slot.row)
    where labels[label].log == index.rawValue && UInt64(labels[label].number) == number {
      note(.memoryUnlabelled, Int64(label), on: slot, event, at: place)
    }
  }

  mutating func forgetMemory(_ row: Int) {
    memories[row].flags.forget()
    for label in labelRows(of: row) { labels[label].flags.remove(.hasWords) }
    for file in attachmentRows(of: row) { attachments[file].flags.remove(.hasWords) }
  }

  /// One attachment alone; its memory has its words still.
  mutating func forgetFile(_ event: EventName) {
    guard let memory = row(of: event, .memory),
      let file = attachmentRows(of: memory).first(where: { name(of: attachments[$0]) == event })
    else { return }
    attachments[file].flags.remove(.hasWords)
  }

  /// A file whose name is none is nowhere, and so is no attachment.
  private mutating func attach(
    _ slot: EntitySlot, _ body: borrowing AttachmentAdded, _ event: borrowing Event,
    _ recordedAt: Int64, at place: Place
  ) {
    guard let file = LogID(bytes: body.file) else { return }
    let row = slot.row
    let isForgotten = memories[row].flags.contains(.forgotten) || isForgotten(place)
    let isShown = !isForgotten && !body.fileName.isEmpty
    let type = body.mediaType
    let known = mediaTypes.firstIndex(of: type)
    if known == nil { mediaTypes.append(type) }
    attachments.append(
      AttachmentRow(
        fileHigh: file.high, fileLow: file.low, byteCount: Int64(clamping: body.sizeBytes),
        addedAt: recordedAt, number: place.number, previous: memories[row].lastAttachment,
        mediaType: UInt32(known ?? mediaTypes.count - 1), log: place.log,
        flags: isShown ? .hasWords : []))
    memories[row].lastAttachment = UInt32(attachments.count)
    note(.attachmentAdded, Int64(attachments.count - 1), on: slot, event, at: place)
  }

  /// A file of another memory stays. Each name is drawn at random; where several events add one all
  /// the same, it goes with all of them, so that an undone one changes nothing for the others.
  private mutating func detach(
    _ slot: EntitySlot, _ body: borrowing AttachmentRemoved, _ event: borrowing Event,
    at place: Place
  ) {
    let file = body.file
    guard let row = attachmentRows(of: slot.row).first(where: { attachments[$0].file == file })
    else { return }
    note(.attachmentRemoved, Int64(row), on: slot, event, at: place)
  }

  /// What happens to a memory.
  mutating func foldOntoMemory(
    _ slot: EntitySlot, _ event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    switch event.body {
    case .memoryTitleChanged(let body):
      note(.memoryTitleChanged, words: !body.title.isEmpty, on: slot, event, at: place)
    case .memoryTextChanged(let body):
      note(.memoryTextChanged, words: !body.text.isEmpty, on: slot, event, at: place)
    case .memoryEmotionChanged(let body):
      note(.memoryEmotionChanged, Int64(body.emotion.rawValue), on: slot, event, at: place)
    case .memoryTimeChanged: note(.memoryTimeChanged, on: slot, event, at: place)
    case .memoryLabelled(let body): label(slot, body, event, at: place)
    case .memoryUnlabelled(let body): unlabel(slot, body, event, at: place)
    case .attachmentAdded(let body): attach(slot, body, event, recordedAt, at: place)
    case .attachmentRemoved(let body): detach(slot, body, event, at: place)
    case .memoryRemoved: note(.memoryRemoved, on: slot, event, at: place)
    default: break
    }
  }

  /// The labels of a memory, the latest first.
  func labelRows(of memory: Int) -> [Int] {
    labels.chain(from: memories[memory].lastLabel) { $0.previous }
  }

  /// The attachments of a memory, those taken off too, the latest first.
  func attachmentRows(of memory: Int) -> [Int] {
    attachments.chain(from: memories[memory].lastAttachment) { $0.previous }
  }
}

extension MemoryFlags {
  init(_ precision: Precision) {
    let number = UInt16(truncatingIfNeeded: precision.rawValue)
    self.init(rawValue: number & Self.precisionMask)
    if number > Self.precisionMask { insert(.ofMonthOrYear) }
  }
}
