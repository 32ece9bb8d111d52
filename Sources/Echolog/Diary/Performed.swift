package import Journal

/// What came of a command that was performed. It is durable.
///
///     let performed = try await diary.perform(LogMoment("Took a short walk"))
///     show(performed.answer.praise, performed.badges)
///     try await diary.perform(Undo(performed.events[0]))
public struct Performed<Answer: Sendable>: Sendable {
  /// What it is answered with.
  public let answer: Answer
  /// What was recorded, in its order; nothing where all was said before.
  package let recorded: [NamedEvent]
  /// The badges that it earned and that nobody was shown before, the first one earned in front.
  public internal(set) var badges: [EarnedBadge] = []
  /// What was learned besides, since the last answer.
  public internal(set) var news = News()

  /// Names what was recorded, in its order: the first is what the command made, where it made
  /// something, and what `Undo` takes.
  public var events: [EntryID] { recorded.map(\.name) }

  /// The name of the first event, of a command that always records one.
  package var name: EventName { recorded[0].name }
  /// The first event, of a command that always records one.
  package var event: Event { recorded[0].event }
}

/// What a diary learns beside what it is asked, returned once.
///
///     let news = await diary.unheardNews()
///     if news.arrivedCount > 0 { show(try await diary.momentDays()) }
public struct News: Equatable, Sendable {
  /// How many events of other processes or devices came.
  public package(set) var arrivedCount: UInt64 = 0
  /// What became of a commit that nobody could answer for.
  public package(set) var resolution: Resolution?
  /// Why words that are forgotten are still in files of this device.
  package var erasingFailure: DiaryError?
  /// Whether words that are forgotten are still in files of this device, as where its disk is full.
  /// They are shown no more; each later command and each sync tries again to erase them.
  public var hasWordsToErase: Bool { erasingFailure != nil }
  /// What a recovery before a commit found and did.
  package var recovery: RecoveryReport?

  package init() {}

  /// Adds what was learned later.
  package mutating func add(_ later: News) {
    arrivedCount += later.arrivedCount
    if let resolution = later.resolution { self.resolution = resolution }
    if let recovery = later.recovery { self.recovery = recovery }
    if let failure = later.erasingFailure { erasingFailure = failure }
  }
}

/// What became of a commit that nobody could answer for.
///
///     if await diary.unheardNews().resolution == .notKept { show("Please say it again.") }
public enum Resolution: Hashable, Sendable {
  case kept, notKept
}
