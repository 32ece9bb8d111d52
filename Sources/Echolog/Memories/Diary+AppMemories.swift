/// A memory as a card shows it.
///
///     for memory in try await diary.memories(having: MemoryLabel(.tag, "summer")) {
///       show(memory.title, memory.text, memory.labels.map(\.words))
///     }
public struct ShownMemory: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// Empty where the first words of the text stand for it, or its words are gone.
  public let title: String
  /// As the person wrote it; empty where the words are gone.
  public let text: String
  /// How it feels; `unspecified` where that was left open.
  public let emotion: Emotion
  /// In the order in which they were added.
  public let labels: [MemoryLabel]
  /// As well.
  public let attachments: [Attachment]
  /// When that was which is remembered.
  public let time: ShownTime
  /// Whether it was changed since it was kept.
  public let isEdited: Bool

  /// One made by hand, as for a preview or a test.
  public init(
    id: EntryID, title: String, text: String, emotion: Emotion = .unspecified,
    labels: [MemoryLabel] = [], attachments: [Attachment] = [], time: ShownTime,
    isEdited: Bool = false
  ) {
    (self.id, self.title, self.text, self.emotion, self.labels) = (id, title, text, emotion, labels)
    (self.attachments, self.time, self.isEdited) = (attachments, time, isEdited)
  }
}

extension Diary {
  /// Memories, by when that was which is remembered, the latest first; of equals the one kept last.
  ///
  /// - Parameters:
  ///   - label: one that they have; case and accents make no difference. Of the kind `unspecified`
  ///     it is any of these words. Nil for all memories.
  ///   - limit: how many at most.
  /// - Throws: `DiaryFailure`.
  /// - Complexity: linear in all memories, and in the words of those that are looked into for the
  ///   label.
  public func memories(
    having label: MemoryLabel? = nil, limit: Int = 100
  ) throws -> [ShownMemory] {
    try failing { () throws(DiaryError) in
      var shown: [ShownMemory] = []
      let memories = try view().history.memories().reversed()
      let files = try attachmentsHere()
      for memory in memories.sorted(by: { $0.time.happenedAt > $1.time.happenedAt })
      where shown.count < limit {
        let words = try words(of: memory)
        let labels = words.labels.map(\.label).eachOnce
        if let label, !labels.contains(where: label.means) { continue }
        shown.append(
          ShownMemory(
            id: memory.id, title: words.title ?? "", text: words.text ?? "",
            emotion: memory.emotion, labels: labels,
            attachments: try attachments(memory.attachments, beside: files),
            time: ShownTime(memory.time), isEdited: memory.isEdited))
      }
      return shown
    }
  }
}
