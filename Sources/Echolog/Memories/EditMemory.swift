/// Changes parts of a memory, each by an event of its own; what was there before stays in its
/// history.
///
///     try await diary.perform(EditMemory(id, title: "Riga", emotion: .joy))
public struct EditMemory: Command, Equatable {
  package let id: EntryID
  package let title: String?
  package let text: String?
  package let emotion: Emotion?
  package let eventTime: EventTime?
  package let labels: [MemoryLabel]

  /// What is not said stays as it is. A blank title lets the first words stand for it, and the
  /// emotion `.unspecified` takes one back; labels are added.
  public init(
    _ id: EntryID, title: String? = nil, text: String? = nil, emotion: Emotion? = nil,
    labels: [MemoryLabel] = [], happened time: PastTime? = nil
  ) {
    self.init(
      id, title: title, text: text, emotion: emotion, eventTime: time.map { .told($0) },
      labels: labels)
  }

  package init(
    _ id: EntryID, title: String? = nil, text: String? = nil, emotion: Emotion? = nil,
    eventTime: EventTime?, labels: [MemoryLabel] = []
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.emotion = emotion
    self.eventTime = eventTime
    self.labels = labels
  }

  /// Only what differs is recorded. A label that is there in another spelling gives way to the one
  /// given now.
  package func decide(
    _ memory: Memory, _ words: MemoryWords, in now: Now
  ) throws(Rejection) -> [PendingEvent] {
    var bodies: [Event.Body] = []
    if let title {
      let title = try WordLimits.checked(title: title)
      if title != words.title {
        bodies.append(.memoryTitleChanged(MemoryTitleChanged(title: .inline(title))))
      }
    }
    if let text {
      try WordLimits.check(memory: text)
      if text != words.text {
        bodies.append(.memoryTextChanged(MemoryTextChanged(text: .inline(text))))
      }
    }
    if let emotion, emotion != memory.emotion {
      bodies.append(.memoryEmotionChanged(MemoryEmotionChanged(emotion: emotion)))
    }
    var pending = bodies.map { PendingEvent($0, about: memory.id, in: now) }
    if let eventTime {
      let settled = try SettledEventTime(remembered: eventTime, in: now)
      if !memory.time.isSame(as: settled) {
        let changed = Event.Body.memoryTimeChanged(MemoryTimeChanged())
        pending.append(PendingEvent(changed, about: memory.id, at: settled, in: now))
      }
    }
    let new = try newLabels(beside: words)
    pending += words.labels.filter { old in new.contains { $0.isSame(as: old.label) } }
      .map { PendingEvent(takingOff: $0.id, memory.id, in: now) }
    pending += new.map { PendingEvent(labelling: $0, memory.id, in: now) }
    guard !pending.isEmpty else { throw .entryUnchanged(.memory) }
    return pending
  }

  private func newLabels(beside words: MemoryWords) throws(Rejection) -> [MemoryLabel] {
    try labels.map { label throws(Rejection) in
      let label = try label.withoutSign.checked()
      guard !words.labels.contains(where: { label == $0.label }) else {
        throw .alreadyLabelled(label)
      }
      return label
    }.eachOnce
  }

  /// Records it.
  ///
  /// - Throws: `entryUnchanged` when nothing does; `alreadyLabelled`, `alreadyRemoved`,
  ///   `forgotten`, and as `CaptureMemory`; `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    try history.decide(aboutMemory: id) { memory, words throws(Rejection) in
      try decide(memory, words, in: now)
    }
  }
}

/// Takes labels off a memory.
///
///     try await diary.perform(UnlabelMemory(id, [MemoryLabel(.tag, "summer")]))
public struct UnlabelMemory: Command, Equatable {
  package let id: EntryID
  package let labels: [MemoryLabel]

  /// Labels as they are written; case and accents make no difference.
  public init(_ id: EntryID, _ labels: [MemoryLabel]) {
    self.id = id
    self.labels = labels
  }

  /// A label that two devices added goes as often as it is there.
  package func decide(
    _ memory: Memory, _ words: MemoryWords, in now: Now
  ) throws(Rejection) -> [PendingEvent] {
    var taken: [EventName] = []
    for label in labels {
      let label = try label.checked()
      let found = words.labels.filter { label.isSame(as: $0.label) }
      guard !found.isEmpty else { throw .notLabelled(label) }
      for entry in found where !taken.contains(entry.id) { taken.append(entry.id) }
    }
    return taken.map { PendingEvent(takingOff: $0, memory.id, in: now) }
  }

  /// Records it.
  ///
  /// - Throws: `notLabelled`, `labelEmpty`, `labelTooLong`, `textTooLarge`, `alreadyRemoved`,
  ///   `forgotten`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    try history.decide(aboutMemory: id) { memory, words throws(Rejection) in
      try decide(memory, words, in: now)
    }
  }
}

/// Gives a label other words in every memory that has it, as one commit, which `Undo` takes back
/// whole.
///
///     let summer = MemoryLabel(.tag, "summer")
///     let renamed = try await diary.perform(RenameLabel(summer, to: "Summer 2025"))
///     show(renamed.answer.count)
///
/// A memory that has a label of these words has it once from then on. One that another device gives
/// the old label without knowing of this keeps it.
public struct RenameLabel: Command, Equatable {
  package let label: MemoryLabel
  package let words: String

  /// A label, and its new words.
  ///
  /// - Parameters:
  ///   - label: as it is written; case and accents make no difference. Of the kind `unspecified` it
  ///     is any tag, person or place of these words.
  ///   - words: the new ones.
  public init(_ label: MemoryLabel, to words: String) {
    self.label = label
    self.words = MemoryLabel(label.kind, words).withoutSign.words
  }

  /// - Parameter memories: with the labels of each, and the events that added these.
  /// - Returns: what to record, and the memories that had the label.
  package func decide(
    _ memories: [(id: EventName, labels: [(id: EventName, label: MemoryLabel)])], in now: Now
  ) throws(Rejection) -> (pending: [PendingEvent], renamed: [EventName]) {
    let (old, new) = (try label.checked(), try MemoryLabel(label.kind, words).checked())
    var (pending, renamed): ([PendingEvent], [EventName]) = ([], [])
    var isKnown = false
    for (memory, labels) in memories {
      let before = pending.count
      for kind in LabelKind.registry {
        let (new, own) = (MemoryLabel(kind, new.words), labels.filter { $0.label.kind == kind })
        let replaced = own.filter { old.means($0.label) && $0.label != new }.map(\.id)
        isKnown = isKnown || own.contains { old.means($0.label) }
        pending += replaced.map { PendingEvent(takingOff: $0, memory, in: now) }
        let hasNew = own.contains { $0.label.isSame(as: new) && !replaced.contains($0.id) }
        if !replaced.isEmpty, !hasNew {
          pending.append(PendingEvent(labelling: new, memory, in: now))
        }
      }
      if pending.count > before { renamed.append(memory) }
    }
    guard !pending.isEmpty else { throw isKnown ? .alreadyLabelled(new) : .notLabelled(old) }
    return (pending, renamed)
  }

  /// Answers the memories that had it, in the order in which they were recorded.
  ///
  /// - Throws: `notLabelled` where no memory has it, `alreadyLabelled` where all have these words;
  ///   `labelEmpty`, `labelTooLong`, `textTooLarge`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<[EntryID]> {
    let memories = history.memories()
    return .reads { diary throws(DiaryError) in
      var labelled: [(id: EventName, labels: [(id: EventName, label: MemoryLabel)])] = []
      for memory in memories { labelled.append((memory.id, try diary.labels(of: memory))) }
      let (pending, renamed) = try rejecting { () throws(Rejection) in
        try decide(labelled, in: now)
      }
      return .records(pending, renamed)
    }
  }
}

extension PendingEvent {
  /// - Parameter label: the event that added it.
  fileprivate init(takingOff label: EventName, _ memory: EventName, in now: Now) {
    let body = MemoryUnlabelled(labelNumber: label.number, labelLog: label.log)
    self.init(.memoryUnlabelled(body), about: memory, in: now)
  }
}

/// The words that a memory has.
package struct MemoryWords: Sendable {
  /// Empty where there is none; nil, like the text, where it can not be read.
  package let title: String?
  package let text: String?
  /// Each with the event that added it, those that can be read.
  package let labels: [(id: EventName, label: MemoryLabel)]

  package init(title: String?, text: String?, labels: [(id: EventName, label: MemoryLabel)] = []) {
    self.title = title
    self.text = text
    self.labels = labels
  }
}

extension History {
  /// Decides about a memory by the words that it has.
  fileprivate func decide(
    aboutMemory id: EntryID,
    _ decide: @escaping @Sendable (Memory, MemoryWords) throws(Rejection) -> [PendingEvent]
  ) throws(Rejection) -> Decision<Void> {
    let memory = try standingMemory(id)
    return .reads { diary throws(DiaryError) in
      let words = try diary.words(of: memory)
      return .records(
        try rejecting { () throws(Rejection) in try decide(memory, words) }, ())
    }
  }
}

extension Diary {
  func words(of memory: Memory) throws(DiaryError) -> MemoryWords {
    MemoryWords(
      title: memory.title == nil ? "" : try words(memory.title),
      text: memory.text == nil ? "" : try words(memory.text), labels: try labels(of: memory))
  }

  /// The labels that can be read, each with the event that added it.
  fileprivate func labels(
    of memory: Memory
  ) throws(DiaryError) -> [(id: EventName, label: MemoryLabel)] {
    var labels: [(id: EventName, label: MemoryLabel)] = []
    for label in memory.labels {
      guard let words = try words(label.words) else { continue }
      labels.append((label.id, MemoryLabel(label.kind, words)))
    }
    return labels
  }
}
