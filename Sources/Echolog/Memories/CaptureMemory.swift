package import Platform

/// Keeps a memory with its labels.
package struct CaptureMemory: Equatable, Sendable {
  /// Kept exactly as typed.
  package let text: String
  /// Blank where the first words are used for it.
  package let title: String
  /// `unspecified` when the person named none.
  package let emotion: Emotion
  package let labels: [MemoryLabel]
  package let eventTime: EventTime
  package var acknowledgement = Acknowledgement.none

  package init(
    text: String, title: String = "", emotion: Emotion = .unspecified, labels: [MemoryLabel] = [],
    eventTime: EventTime = .now
  ) {
    self.text = text
    self.title = title
    self.emotion = emotion
    self.labels = labels
    self.eventTime = eventTime
  }

  /// A label that is given twice is kept once.
  ///
  /// - Throws: `memoryEmpty`, `memoryTooLong`, `titleTooLong`, `labelEmpty`, `labelTooLong`,
  ///   `textTooLarge`, `happenedInFuture`, `timeOutOfRange`.
  package func decide(in context: Context) throws(Rejection) -> CapturedMemory {
    try WordLimits.check(memory: text)
    var kept: [MemoryLabel] = []
    for label in labels {
      let label = try label.checked()
      if !kept.contains(where: label.isSame) { kept.append(label) }
    }
    let captured = MemoryCaptured(
      text: .inline(text), title: .inline(try WordLimits.checked(title: title)), emotion: emotion,
      source: context.isImport ? .imported : .typed,
      acknowledgement: .inline(acknowledgement.line), help: .inline(acknowledgement.help))
    return CapturedMemory(
      draft: PendingEvent(
        .memoryCaptured(captured), at: try SettledEventTime(remembered: eventTime, in: context),
        in: context),
      labels: kept, context: context)
  }
}

/// A memory that was decided: its first event, and labels that need that event's name.
package struct CapturedMemory: Equatable, Sendable {
  package let draft: PendingEvent
  package let labels: [MemoryLabel]
  private let context: Context

  init(draft: PendingEvent, labels: [MemoryLabel], context: Context) {
    self.draft = draft
    self.labels = labels
    self.context = context
  }

  /// Everything to record, as one commit.
  ///
  /// - Parameter id: the name that the first event gets.
  package func pending(as id: EventName) -> [PendingEvent] {
    [draft] + labels.map { PendingEvent(labelling: $0, id, in: context) }
  }
}

extension PendingEvent {
  init(labelling label: MemoryLabel, _ memory: EventName, in context: Context) {
    let labelled = MemoryLabelled(kind: label.kind, label: .inline(label.words))
    self.init(.memoryLabelled(labelled), about: memory, in: context)
  }
}

extension WordLimits {
  static func check(memory text: String) throws(Rejection) {
    guard !text.isBlank else { throw .memoryEmpty }
    let count = try count(text, bytes: memoryBytes)
    guard count <= memory else { throw .memoryTooLong(count: count, max: memory) }
  }

  /// The title as it is kept: nothing where it is blank.
  static func checked(title: String) throws(Rejection) -> String {
    guard !title.isBlank else { return "" }
    let count = try count(title, bytes: titleBytes)
    guard count <= Self.title else { throw .titleTooLong(count: count, max: Self.title) }
    return title
  }
}
