package import Platform

/// Changes parts of a memory, each by an event of its own; what was there before stays in its
/// history.
package struct EditMemory: Equatable, Sendable {
  /// Nil, like the others, leaves the part as it is; blank uses the first words for it.
  package let title: String?
  package let text: String?
  /// `unspecified` takes it back.
  package let emotion: Emotion?
  /// When it was.
  package let eventTime: EventTime?
  /// Labels to add.
  package let labels: [MemoryLabel]

  package init(
    title: String? = nil, text: String? = nil, emotion: Emotion? = nil,
    eventTime: EventTime? = nil, labels: [MemoryLabel] = []
  ) {
    self.title = title
    self.text = text
    self.emotion = emotion
    self.eventTime = eventTime
    self.labels = labels
  }

  /// Only what differs is recorded. A label that is there in another spelling gives way to the one
  /// given now.
  ///
  /// - Throws: `memoryUnchanged` when nothing does; `alreadyLabelled`, `alreadyRemoved`,
  ///   `forgotten`, and as `CaptureMemory`.
  package func decide(_ memory: MemoryFacts, in context: Context) throws(Rejection)
    -> [PendingEvent]
  {
    try memory.requireHere()
    var bodies: [Event.Body] = []
    if let title {
      let title = try WordLimits.checked(title: title)
      if title != memory.title {
        bodies.append(.memoryTitleChanged(MemoryTitleChanged(title: .inline(title))))
      }
    }
    if let text {
      try WordLimits.check(memory: text)
      if text != memory.text {
        bodies.append(.memoryTextChanged(MemoryTextChanged(text: .inline(text))))
      }
    }
    if let emotion, emotion != memory.emotion {
      bodies.append(.memoryEmotionChanged(MemoryEmotionChanged(emotion: emotion)))
    }
    var pending = bodies.map { PendingEvent($0, about: memory.id, in: context) }
    if let eventTime {
      let settled = try SettledEventTime(remembered: eventTime, in: context)
      if memory.time?.isSame(as: settled) != true {
        let changed = Event.Body.memoryTimeChanged(MemoryTimeChanged())
        pending.append(PendingEvent(changed, about: memory.id, at: settled, in: context))
      }
    }
    let new = try newLabels(beside: memory)
    for old in memory.labels where new.contains(where: { $0.isSame(as: old.label) }) {
      pending.append(PendingEvent(takingOff: old.id, memory.id, in: context))
    }
    for label in new {
      pending.append(PendingEvent(labelling: label, memory.id, in: context))
    }
    guard !pending.isEmpty else { throw .memoryUnchanged }
    return pending
  }

  private func newLabels(beside memory: MemoryFacts) throws(Rejection) -> [MemoryLabel] {
    var new: [MemoryLabel] = []
    for label in labels {
      let label = try label.checked()
      guard !memory.labels.contains(where: { label == $0.label }) else {
        throw .alreadyLabelled(label)
      }
      if !new.contains(where: label.isSame) { new.append(label) }
    }
    return new
  }
}

/// Takes labels off a memory.
package struct UnlabelMemory: Equatable, Sendable {
  package let labels: [MemoryLabel]

  package init(_ labels: [MemoryLabel]) {
    self.labels = labels
  }

  /// A label that two devices added goes as often as it is there.
  ///
  /// - Throws: `notLabelled`, `labelEmpty`, `labelTooLong`, `textTooLarge`, `alreadyRemoved`,
  ///   `forgotten`.
  package func decide(_ memory: MemoryFacts, in context: Context) throws(Rejection)
    -> [PendingEvent]
  {
    try memory.requireHere()
    var taken: [EventName] = []
    for label in labels {
      let label = try label.checked()
      let found = memory.labels.filter { label.isSame(as: $0.label) }
      guard !found.isEmpty else { throw .notLabelled(label) }
      for entry in found where !taken.contains(entry.id) { taken.append(entry.id) }
    }
    return taken.map { PendingEvent(takingOff: $0, memory.id, in: context) }
  }
}

extension PendingEvent {
  /// - Parameter label: the event that added it.
  fileprivate init(takingOff label: EventName, _ memory: EventName, in context: Context) {
    let body = MemoryUnlabelled(labelNumber: label.number, labelLog: label.log)
    self.init(.memoryUnlabelled(body), about: memory, in: context)
  }
}

/// Takes a memory out of the list.
package struct RemoveMemory: Equatable, Sendable {
  package init() {}

  /// - Throws: `alreadyRemoved`.
  package func decide(_ memory: EntryFacts, in context: Context) throws(Rejection) -> PendingEvent {
    guard !memory.isRemoved else { throw .alreadyRemoved(.memory, by: memory.removedBy) }
    return PendingEvent(.memoryRemoved(MemoryRemoved()), about: memory.id, in: context)
  }
}

/// What decisions about a memory depend on.
package struct MemoryFacts: Sendable {
  package let id: EventName
  package let isRemoved: Bool
  /// What can be undone of that, as a person names it.
  package let removedBy: String?
  package let isForgotten: Bool
  /// Empty where there is none; nil, like the text, where it can not be read.
  package let title: String?
  package let text: String?
  package let emotion: Emotion
  /// When it was; nil where that is of no matter.
  package let time: KnownTime?
  /// Each with the event that added it, those that can be read.
  package let labels: [(id: EventName, label: MemoryLabel)]

  package init(
    id: EventName, isRemoved: Bool = false, removedBy: String? = nil, isForgotten: Bool = false,
    title: String?, text: String?, emotion: Emotion = .unspecified, time: KnownTime? = nil,
    labels: [(id: EventName, label: MemoryLabel)] = []
  ) {
    self.id = id
    self.isRemoved = isRemoved
    self.removedBy = removedBy
    self.isForgotten = isForgotten
    self.title = title
    self.text = text
    self.emotion = emotion
    self.time = time
    self.labels = labels
  }

  fileprivate func requireHere() throws(Rejection) {
    guard !isForgotten else { throw .forgotten(.memory) }
    guard !isRemoved else { throw .alreadyRemoved(.memory, by: removedBy) }
  }
}
