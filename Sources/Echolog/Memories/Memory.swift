/// Something kept, as it was last edited.
package struct Memory: Equatable, Sendable {
  package let id: EventName
  package let time: EntryTime
  /// The batch that brought it.
  package let batch: EventName?
  package let emotion: Emotion
  package let source: CaptureSource
  package let isEdited: Bool
  /// By itself or with its batch.
  package let isRemoved: Bool
  package let isForgotten: Bool
  /// Nil where the first words of the text are used for it.
  package let title: WordsReference?
  package let text: WordsReference?
  /// In the order in which they were added, without those taken away.
  package let labels: [KeptLabel]
  /// As well.
  package let attachments: [KeptAttachment]

  /// Where its words are, those of its labels and the names of its files too.
  package var references: [WordsReference] {
    [title, text].compactMap(\.self) + labels.compactMap(\.words)
      + attachments.compactMap(\.fileName)
  }
}

/// A label of a memory, by the event that added it.
package struct KeptLabel: Equatable, Sendable {
  package let id: EventName
  package let kind: LabelKind
  package let words: WordsReference?
}

/// A file of a memory, by the event that added it.
package struct KeptAttachment: Equatable, Sendable {
  package let id: EventName
  /// The memory that has it, or had it.
  package let memory: EventName
  /// The name of the sealed file, 16 bytes.
  package let file: [UInt8]
  /// As the person had it, without its folder.
  package let fileName: WordsReference?
  /// As in RFC 6838, such as `image/jpeg`.
  package let mediaType: String
  package let byteCount: Int
  package let addedAt: Instant
  /// By itself; its memory may be removed too.
  package let isTakenOff: Bool
  /// By itself or with its memory: its bytes are gone.
  package let isForgotten: Bool
}

extension History {
  /// Memories in the order in which they were recorded.
  package func memories(includingRemoved: Bool = false) -> [Memory] {
    memories.indices.compactMap { row in
      includingRemoved || memories[row].flags.isDisjoint(with: .gone) ? memory(row: row) : nil
    }
  }

  /// The memories of a civil day that were not removed, by the time they happened; not those of
  /// which only the month or the year is known.
  ///
  /// - Complexity: linear in all memories.
  package func memories(on day: CivilDay) -> [Memory] {
    let found = memories.indices.reversed().filter { row in
      memories[row].day == day.daysSinceEpoch && memories[row].countsForDay
    }
    return inOrderOfTime(found.map(memory(row:)), by: \.time)
  }

  /// The memories that were not removed of which only the month or the year is known, by that.
  package var memoriesWithoutDay: [Memory] {
    let found = memories.indices.reversed().filter { row in
      memories[row].flags.contains(.ofMonthOrYear)
        && memories[row].flags.isDisjoint(with: .gone)
    }
    return inOrderOfTime(found.map(memory(row:)), by: \.time)
  }

  /// The memory that an event made or is about, removed or not; nil when there is none.
  package func memory(_ id: EventName) -> Memory? {
    guard let row = row(of: id, .memory) else { return nil }
    return memory(row: row)
  }

  func memory(row index: Int) -> Memory {
    let row = memories[index]
    let id = name(of: row)
    let title = name(log: row.titleLog, number: row.titleNumber)
    let text = name(log: row.textLog, number: row.textNumber)
    return Memory(
      id: id,
      time: row.time, batch: batchName(row.batch),
      emotion: Emotion(stored: row.emotion), source: CaptureSource(stored: row.source),
      isEdited: row.flags.contains(.edited),
      isRemoved: !row.flags.isDisjoint(with: .gone),
      isForgotten: row.flags.contains(.forgotten),
      title: WordsReference(title, field: title == id ? 2 : 1, if: row.flags.contains(.hasTitle)),
      text: WordsReference(text, field: 1, if: row.flags.contains(.hasText)),
      labels: labelRows(of: index).reversed().filter { !labels[$0].flags.contains(.removed) }
        .map(keptLabel(row:)),
      attachments: attachmentRows(of: index).reversed()
        .filter { !attachments[$0].flags.contains(.removed) }.map { attachment(row: $0, of: id) })
  }

  /// The labels that were taken off memories, also where that was undone.
  ///
  /// - Complexity: linear in all changes.
  package var labelsTakenOff: [KeptLabel] {
    changes.rows.indices { $0.isTakingLabelOff }.map { keptLabel(of: changes.rows[$0]) }
  }

  /// The label that an event took off its memory; nil for other events.
  ///
  /// - Complexity: linear in all changes.
  package func label(takenOffBy event: EventName) -> KeptLabel? {
    let slot = slot(of: event)
    guard slot.kind == .memory else { return nil }
    return changes(of: slot).first { $0.isTakingLabelOff && name(of: $0) == event }
      .map(keptLabel(of:))
  }

  private func keptLabel(of change: ChangeRow) -> KeptLabel { keptLabel(row: Int(change.value)) }

  func keptLabel(row index: Int) -> KeptLabel {
    let row = labels[index]
    let id = name(of: row)
    return KeptLabel(
      id: id, kind: LabelKind(stored: row.kind),
      words: WordsReference(id, field: 2, if: row.flags.contains(.hasWords)))
  }

  func attachment(row index: Int, of memory: EventName) -> KeptAttachment {
    let row = attachments[index]
    let id = name(of: row)
    let isForgotten = !forgotten.isDisjoint(with: [id, memory])
    return KeptAttachment(
      id: id, memory: memory, file: row.file,
      fileName: WordsReference(id, field: 4, if: row.flags.contains(.hasWords)),
      mediaType: mediaTypes[Int(row.mediaType)], byteCount: Int(row.byteCount),
      addedAt: Instant(milliseconds: row.addedAt), isTakenOff: row.flags.contains(.removed),
      isForgotten: isForgotten)
  }

  /// The attachment that an event added, taken off or not; nil for other events.
  package func attachment(_ id: EventName) -> KeptAttachment? {
    guard let memory = row(of: id, .memory) else { return nil }
    let row = attachmentRows(of: memory).first { name(of: attachments[$0]) == id }
    return row.map { attachment(row: $0, of: name(of: memories[memory])) }
  }

  /// The attachment that an event took off its memory; nil for other events.
  ///
  /// - Complexity: linear in all changes.
  package func attachment(takenOffBy event: EventName) -> KeptAttachment? {
    let change = change(behind: event, of: .memory)
    guard let change, change.type == .attachmentRemoved, name(of: change) == event else {
      return nil
    }
    return attachment(name(of: attachments[Int(change.value)]))
  }

  /// The event that took an attachment off, or undid its adding: undoing that puts it back.
  ///
  /// - Complexity: linear in all changes.
  func takingOff(of attachment: KeptAttachment) -> EventName? {
    changes(of: slot(of: attachment.id)).last { change in
      guard !change.isUndoing else {
        return name(of: changes.rows[Int(change.value)]) == attachment.id
          && !change.flags.contains(.restores)
      }
      return change.type == .attachmentRemoved && change.isInForce
        && attachments[Int(change.value)].file == attachment.file
    }.map(name(of:))
  }

  /// The names of the sealed files of attachments, 16 bytes each: of those that were forgotten,
  /// alone or with their memories, or of all others, also where they were taken off.
  ///
  /// - Parameter log: nil for those that any log added.
  package func filesOfAttachments(areForgotten: Bool, in log: LogID? = nil) -> Set<[UInt8]> {
    // Each start asks where something is forgotten, and rows of memories lie in a snapshot.
    if attachments.count == 0 { return [] }
    let rows = memories.indices { $0.lastAttachment != 0 }
    let files = rows.flatMap { row in
      let isForgotten = memories[row].flags.contains(.forgotten)
      return attachmentRows(of: row).map { attachments[$0] }.filter {
        (isForgotten || forgotten.contains(name(of: $0))) == areForgotten
      }
    }
    return Set(files.filter { log == nil || name(of: $0).log == log }.map(\.file))
  }

  /// What a memory was felt as just before an event changed that; `unspecified` for nothing, and
  /// where the event is no such change.
  ///
  /// - Complexity: linear in all changes.
  package func emotion(before event: EventName) -> Emotion {
    let slot = slot(of: event)
    guard slot.kind == .memory else { return .unspecified }
    let chain = changes.find(of: slot)
    let before = chain.prefix { changes.rows[$0].isBase || name(of: changes.rows[$0]) != event }
    func held(_ change: Int) -> Bool {
      let undoings = before.map { changes.rows[$0] }.filter { $0.isUndoing && $0.value == change }
      return undoings.last?.flags.contains(.restores) ?? true
    }
    let last = before.last { changes.rows[$0].type == .memoryEmotionChanged && held($0) }
    return (last ?? chain.first { changes.rows[$0].isBase }).flatMap {
      Emotion(rawValue: Int32(truncatingIfNeeded: changes.rows[$0].value))
    } ?? .unspecified
  }

  /// The change of a memory's emotion that an event made, or undid or did again; nil for others.
  ///
  /// - Complexity: linear in all changes.
  package func emotionChange(
    behind event: EventName
  ) -> (event: EventName, emotion: Emotion)? {
    guard let root = change(behind: event, of: .memory), root.type == .memoryEmotionChanged,
      let emotion = Emotion(rawValue: Int32(truncatingIfNeeded: root.value))
    else { return nil }
    return (name(of: root), emotion)
  }
}

extension MemoryFlags {
  var precision: Precision {
    let number = rawValue & Self.precisionMask | (contains(.ofMonthOrYear) ? 4 : 0)
    return Precision(stored: number)
  }
}
