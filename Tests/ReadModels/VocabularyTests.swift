import Echolog
import Foundation
import Platform
import RandomEvents
import Seeds
import Testing

/// What the schema says of event types, compared with what the program does with them.
@Suite struct VocabularyTests {
  /// One entity of each kind, and what a later event can name.
  private struct Life {
    var story = Story()
    let subjects: [EventName?]
    let label: EventName
    let moment, goal, own: EventName

    init() throws {
      let batch = try story.tell(.importStarted(ImportStarted(sourceName: "a", kind: .log)))
      let echo = try story.tell(.vibeSent(VibeSent(text: "hi", emotion: .joy)))
      moment = try story.tell(.momentLogged(MomentLogged(text: "walked")))
      let log = try story.tell(.activityLogged(ActivityLogged(activity: .steps, amount: 5)))
      goal = try story.tell(.goalSet(GoalSet(activity: .steps, target: 9, period: .day)))
      own = try story.tell(
        .activityAdded(ActivityAdded(name: "reading", dimension: .count, unit: "pages")))
      let reminder = try story.tell(.reminderSet(ReminderSet(goalNumber: goal.number)))
      let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "lake")))
      label = try story.tell(
        .memoryLabelled(MemoryLabelled(kind: .tag, label: "t")), about: memory)
      try story.tell(.attachmentAdded(AttachmentAdded(file: Self.file)), about: memory)
      try story.tell(.quoteFavourited(QuoteFavourited(quoteId: "q1")))
      subjects = [nil, batch, echo, moment, log, goal, reminder, memory]
    }

    private static let file = [UInt8](repeating: 7, count: 16)

    /// A random body of a type, that names what is there where it names anything.
    func body(_ type: Int, _ values: inout RandomValues) -> Event.Body {
      switch Event.Body(random: &values, type: type) {
      case .undone:
        .undone(Undone(undoneNumber: moment.number, undoneLog: moment.log))
      case .memoryUnlabelled:
        .memoryUnlabelled(MemoryUnlabelled(labelNumber: label.number, labelLog: label.log))
      case .attachmentAdded(let body):
        .attachmentAdded(
          AttachmentAdded(
            file: Self.file, sizeBytes: body.sizeBytes, mediaType: body.mediaType,
            fileName: body.fileName))
      case .attachmentRemoved: .attachmentRemoved(AttachmentRemoved(file: Self.file))
      case .seen:
        .seen(Seen(logs: [SeenLog(log: Story.phone.bytes, number: values.next())]))
      case .activityRetired:
        .activityRetired(ActivityRetired(ownNumber: own.number, ownLog: own.log))
      case .activityRenamed(let body):
        .activityRenamed(
          ActivityRenamed(ownNumber: own.number, ownLog: own.log, name: body.name))
      case .quoteUnfavourited: .quoteUnfavourited(QuoteUnfavourited(quoteId: "q1"))
      case .reminderSet:
        .reminderSet(ReminderSet(goalNumber: goal.number, goalLog: goal.log, minute: 60))
      case let body: body
      }
    }

    /// The state after one more event, by the fold.
    func state(after body: Event.Body, about subject: EventName?) throws -> [UInt8] {
      var later = story
      try later.tell(body, about: subject)
      return later.history.canonical(later.words)
    }
  }

  private static func name(ofType type: Int) -> String {
    var values = RandomValues(seed: 1)
    return Event.Body(random: &values, type: type).typeName
  }

  private func isFolded(_ type: Int, in life: Life) throws -> Bool {
    var values = RandomValues(seed: UInt64(type))
    for subject in life.subjects {
      let nothing = try life.state(after: .keyRotated(KeyRotated()), about: subject)
      for _ in 0..<20 {
        let state = try life.state(after: life.body(type, &values), about: subject)
        if state != nothing { return true }
      }
    }
    return false
  }

  @Test func `The schema says of every event type truthfully whether it is folded`() throws {
    let (schema, life) = (try SchemaText(), try Life())
    for type in 0..<Event.Body.typeCount {
      let name = Self.name(ofType: type)
      #expect(schema.comment(on: name) != nil, "\(name)")
      #expect(try isFolded(type, in: life) != schema.saysUnfolded(name), "\(name)")
    }
  }

  @Test func `The schema says of every event type truthfully whether a command writes it`() throws {
    let schema = try SchemaText()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var sources = ""
    let folder = root.appending(path: "Sources/Echolog")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files
    where file.pathExtension == "swift" && !file.path.contains("/Schema/") {
      sources += try String(contentsOf: file, encoding: .utf8)
    }
    for type in 0..<Event.Body.typeCount {
      let name = Self.name(ofType: type)
      let made = name.prefix(1).uppercased() + name.dropFirst() + "("
      let isMade = sources.ranges(of: made).contains { place in
        place.lowerBound == sources.startIndex
          || !sources[sources.index(before: place.lowerBound)].isLetter
      }
      #expect(isMade != schema.saysUnwritten(name), "\(name)")
    }
  }

  /// Names that machines give: none is what a person wrote or was shown as words.
  private static let names: Set = [
    "device_name", "quote_id", "media_type", "version",
  ]

  @Test func `Every text of the schema is marked as words, so that forgetting finds it`() throws {
    let fields = try SchemaText().stringFields
    #expect(fields.count > 20)
    for field in fields {
      #expect(field.isWords != Self.names.contains(field.name), "\(field.name)")
    }
  }
}
