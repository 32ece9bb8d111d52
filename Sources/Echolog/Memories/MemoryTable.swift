import Platform

extension Table where Row == Memory {
  /// Longer texts, kept with what they are about.
  package static let memories = Table(
    "memories", "Memories, in the order they were recorded", size: { $0.memories.count },
    Column.entry { memory, _ in memory.id } + [
      Column("title", .text, "what it is called; null where the text stands for it") {
        memory, _ in .text(memory.title)
      },
      Column("text", .text, "what it says") { memory, _ in .text(memory.text) },
      Column("emotion", .word, "the feeling that goes with it") { memory, _ in
        memory.emotion == .unspecified ? .null : .word(memory.emotion.label)
      },
      Column("source", .word, "how it was written: typed, voice or imported") { memory, _ in
        .optional(memory.source.word, Cell.word)
      },
      Column("labelCount", .number, "how many labels it has") { memory, _ in
        .number(memory.labels.count)
      },
      Column("isEdited", .flag, "whether it was changed since") { memory, _ in
        .flag(memory.isEdited)
      },
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
      Column("id", .id, "the event that added it") { row, _ in .id(row.label.id) },
      Column("memory", .id, "the memory that has it") { row, _ in .id(row.memory) },
      Column("kind", .word, "tag, person or place") { row, _ in .word(row.label.kind.label) },
      Column("label", .text, "its words") { row, _ in .text(row.label.words) },
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

extension CaptureSource {
  /// As in queries; nil for `unspecified`.
  fileprivate var word: String? { self == .unspecified ? nil : label }
}
