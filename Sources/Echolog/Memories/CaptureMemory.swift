/// Keeps a memory with its labels.
///
///     try await diary.perform(
///       CaptureMemory("Snow all day.", title: "Riga", people: ["Ana"], happened: .inYear(1999)))
public struct CaptureMemory: Command, Equatable {
  /// Kept exactly as typed.
  package let text: String
  package let title: String
  package let emotion: Emotion
  package let labels: [MemoryLabel]
  package private(set) var files: [AttachedFile] = []
  package let eventTime: EventTime

  /// A memory and its labels.
  ///
  /// - Parameters:
  ///   - text: at most a million characters.
  ///   - title: empty where the first words are to stand for it.
  ///   - emotion: how it feels; `unspecified` where that is left open.
  ///   - tags: any words to find it by.
  ///   - people: who is in it.
  ///   - places: where it was.
  ///   - time: when that was which is remembered; now where it is of just now.
  public init(
    _ text: String, title: String = "", emotion: Emotion = .unspecified, tags: [String] = [],
    people: [String] = [], places: [String] = [], happened time: PastTime = .now
  ) {
    self.init(
      text: text, title: title, emotion: emotion,
      labels: tags.map { MemoryLabel(.tag, $0) } + people.map { MemoryLabel(.person, $0) }
        + places.map { MemoryLabel(.place, $0) }, eventTime: .told(time))
  }

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

  /// The same with files that are kept with it.
  package func keeping(_ files: [AttachedFile]) -> CaptureMemory {
    var command = self
    command.files = files
    return command
  }

  /// A label that is given twice is kept once.
  package func decide(
    answered said: Acknowledgement = .none, in now: Now
  ) throws(Rejection) -> CapturedMemory {
    try WordLimits.check(memory: text)
    let kept = try labels.map { label throws(Rejection) in try label.withoutSign.checked() }
    let captured = MemoryCaptured(
      text: .inline(text), title: .inline(try WordLimits.checked(title: title)), emotion: emotion,
      source: now.isImport ? .imported : .typed,
      acknowledgement: .inline(said.line), help: .inline(said.help))
    return CapturedMemory(
      draft: PendingEvent(
        .memoryCaptured(captured), at: try SettledEventTime(remembered: eventTime, in: now),
        in: now),
      labels: kept.eachOnce, now: now)
  }

  /// Records the memory, its labels and the files sealed for it, as one commit.
  ///
  /// - Throws: `memoryEmpty`, `memoryTooLong`, `titleTooLong`, `labelEmpty`, `labelTooLong`,
  ///   `textTooLarge`, `happenedInFuture`, `timeOutOfRange`, `tooManyAttachments`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<KeptMemory> {
    let said = history.acknowledgement(of: title + "\n" + text, now)
    try AttachFiles.check(files.count)
    let pending =
      try decide(answered: said, in: now).pending(as: now.next)
      + files.map { PendingEvent(attaching: $0, now.next, in: now) }
    return .records(pending, answering: said, history) { quietAnswer in
      KeptMemory(id: now.next, quietAnswer: quietAnswer)
    }
  }
}

/// A memory that was decided: its first event, and labels that need that event's name.
package struct CapturedMemory: Sendable {
  package let draft: PendingEvent
  package let labels: [MemoryLabel]
  let now: Now

  /// Everything to record, as one commit.
  ///
  /// - Parameter id: the name that the first event gets.
  package func pending(as id: EventName) -> [PendingEvent] {
    [draft] + labels.map { PendingEvent(labelling: $0, id, in: now) }
  }
}

/// A memory that was kept.
///
///     let kept = try await diary.perform(CaptureMemory("Snow all day.")).answer
///     try await diary.perform(EditMemory(kept.id, title: "Riga"))
public struct KeptMemory: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// Nil unless the words are heavy.
  public let quietAnswer: QuietAnswer?
}

extension PendingEvent {
  init(labelling label: MemoryLabel, _ memory: EventName, in now: Now) {
    let labelled = MemoryLabelled(kind: label.kind, label: .inline(label.words))
    self.init(.memoryLabelled(labelled), about: memory, in: now)
  }
}

extension WordLimits {
  static func check(memory text: String) throws(Rejection) {
    guard !text.isBlank else { throw .memoryEmpty }
    try check(text, atMost: memory, bytes: memoryBytes, Rejection.memoryTooLong)
  }

  /// The title as it is kept: nothing where it is blank.
  static func checked(title: String) throws(Rejection) -> String {
    guard !title.isBlank else { return "" }
    try check(title, atMost: Self.title, bytes: titleBytes, Rejection.titleTooLong)
    return title
  }
}
