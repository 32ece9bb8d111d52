extension Table where Row == Memory {
  /// Longer texts, kept with what they are about.
  package static let memories = Table(
    "memories", "Memories, in the order they were recorded", size: { $0.memories.count },
    Column.entry { memory, _ in memory.id } + [
      Column.text("title", "what it is called; null where the text stands for it") {
        memory, _ in memory.title
      },
      Column.text("text", "what it says") { memory, _ in memory.text },
      Column.word("emotion", "the feeling that goes with it") {
        $0.emotion.unlessDefault?.label
      },
      Column.word("source", "how it was written: typed, voice or imported") {
        $0.source.unlessDefault?.label
      },
      Column.count("labelCount", "how many labels it has") { $0.labels.count },
      Column.count("attachmentCount", "how many files are kept with it") {
        $0.attachments.count
      },
      Column.flag("isEdited", "whether it was changed since") { $0.isEdited },
    ]
      + Column.entryEnd(
        { $0.time }, batch: { memory, _ in memory.batch }, isForgotten: { $0.isForgotten })
  ) { view, filter in
    view.history.entryRows(filter, .memory, count: view.history.memories.count) {
      numbers, batch in
      for number in numbers {
        let row = view.history.memories[Int(number)]
        guard row.flags.isDisjoint(with: .gone),
          filter.days == nil
            || !row.flags.contains(.ofMonthOrYear)
              && filter.allows(day: CivilDay(daysSinceEpoch: row.day))
        else { continue }
        batch.append(view.history.memory(row: Int(number)), number)
      }
    }
  }
}

/// A label with the memory that has it.
package struct LabelOfMemory: Equatable, Sendable {
  package let memory: EventName
  package let label: KeptLabel
}

extension Table where Row == LabelOfMemory {
  /// Tags, persons and places.
  package static let labels = Table(
    "labels", "Labels of memories, memory by memory, in the order they were added",
    size: { $0.labels.count },
    [
      Column.id("id", "the event that added it") { $0.label.id },
      Column.id("memory", "the memory that has it") { $0.memory },
      Column.word("kind", "tag, person or place") { $0.label.kind.label },
      Column.text("label", "its words") { row, _ in row.label.words },
    ]
  ) { view, filter in
    let memories = Table<Memory>.memories.rows(view, .all)
    return memories.flatMapped { memory in
      memory.labels.filter { filter.allows($0.id) }.map {
        LabelOfMemory(memory: memory.id, label: $0)
      }
    }
  }
}

extension Table where Row == KeptAttachment {
  /// Files of memories.
  package static let attachments = Table(
    "attachments", "Files of memories, memory by memory, in the order they were added",
    size: { $0.attachments.count },
    [
      Column.id("id", "the event that added it, which names it in commands") { $0.id },
      Column.id("memory", "the memory that has it") { $0.memory },
      Column.text("fileName", "its name, without a folder") { row, _ in row.fileName },
      Column.word("mediaType", "what it holds, as image/jpeg") { $0.mediaType },
      Column.count("sizeBytes", unit: "bytes", "how long it is") { $0.byteCount },
    ] + Column.times("added", "it was added") { row, _ in row.addedAt }
  ) { view, filter in
    let memories = Table<Memory>.memories.rows(view, .all)
    return memories.flatMapped { memory in
      // What was forgotten is no file any more.
      memory.isForgotten ? [] : memory.attachments.filter { filter.allows($0.id) }
    }
  }
}
