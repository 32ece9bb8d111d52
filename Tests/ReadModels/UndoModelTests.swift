import Echolog
import Platform
import Seeds
import Testing

/// What undoing does to the models: as if the event had never been, and back.
@Suite struct UndoModelTests {
  private let day = Story.tuesday

  private func undone(_ name: EventName) -> Event.Body {
    .undone(Undone(undoneNumber: name.number, undoneLog: name.log))
  }

  /// A little of everything, for an event of each type to change.
  private struct Life {
    var story = Story()
    let batch, vibe, opened, moment, log, goal, resting, paused, reminder, memory: EventName
    let label, own: EventName

    init() throws {
      batch = try story.tell(.importStarted(ImportStarted(sourceName: "a.csv", kind: .log)))
      try story.tell(
        .activityLogged(ActivityLogged(activity: .steps, amount: 70)), batch: batch)
      try story.tell(.momentLogged(MomentLogged(text: "imported")), batch: batch)
      try story.tell(.memoryCaptured(MemoryCaptured(text: "old")), batch: batch)
      vibe = try story.tell(.vibeSent(VibeSent(text: "hi", emotion: .joy, deliveryDay: 30_000)))
      opened = try story.tell(.vibeSent(VibeSent(text: "ho", emotion: .hope)))
      try story.tell(.echoRevealed(EchoRevealed(recommendation: "r")), about: opened)
      moment = try story.tell(.momentLogged(MomentLogged(text: "walked", praise: "p")))
      log = try story.tell(.activityLogged(ActivityLogged(activity: .steps, amount: 500)))
      goal = try story.tell(Self.goalSet(.steps))
      resting = try story.tell(Self.goalSet(.water))
      try story.tell(.goalDeactivated(GoalDeactivated(effectiveDay: 20_410)), about: resting)
      reminder = try story.tell(Self.reminderSet(of: goal, minute: 60))
      paused = try story.tell(Self.goalSet(.meditation))
      try story.tell(.goalPaused(GoalPaused(firstDay: 20_405)), about: paused)
      memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "lake", title: "Lake")))
      label = try story.tell(
        .memoryLabelled(MemoryLabelled(kind: .tag, label: "summer")), about: memory)
      try story.tell(
        .attachmentAdded(AttachmentAdded(file: Self.file, sizeBytes: 5, fileName: "lake.jpg")),
        about: memory)
      own = try story.tell(.activityAdded(ActivityAdded(name: "running", dimension: .distance)))
      try story.tell(
        .activityLogged(ActivityLogged(amount: 5_000, ownNumber: own.number, ownLog: own.log)))
    }

    private static let file = [UInt8](repeating: 7, count: 16)

    private static func reminderSet(of goal: EventName, minute: UInt32) -> Event.Body {
      .reminderSet(
        ReminderSet(
          goalNumber: goal.number, goalLog: goal.log, minute: minute, weekdays: 0x7F))
    }

    private static func goalSet(_ activity: StandardActivity) -> Event.Body {
      .goalSet(GoalSet(activity: activity, target: 400, period: .day, firstDay: 20_400))
    }

    /// An event of a type that undo takes back, with what it is about.
    func sample(_ type: EventType) -> (body: Event.Body, about: EventName?)? {
      switch type {
      case .settingChanged: (.settingChanged(SettingChanged(setting: .dayStartMinutes(60))), nil)
      case .policySelected: (.policySelected(PolicySelected(policy: .emma)), nil)
      case .importUndone: (.importUndone(ImportUndone()), batch)
      case .vibeSent: (.vibeSent(VibeSent(text: "x", emotion: .joy, deliveryDay: 30_000)), nil)
      case .echoReflected: (.echoReflected(EchoReflected(note: "so")), opened)
      case .echoDismissed: (.echoDismissed(EchoDismissed()), opened)
      case .echoCancelled: (.echoCancelled(EchoCancelled()), vibe)
      case .momentLogged: (.momentLogged(MomentLogged(text: "x", praise: "y")), nil)
      case .daySummarySet: (.daySummarySet(DaySummarySet(day: 20_409, summary: "so")), nil)
      case .momentTextChanged:
        (.momentTextChanged(MomentTextChanged(text: "sea", praise: "z", isQuiet: true)), moment)
      case .momentTimeChanged: (.momentTimeChanged(MomentTimeChanged()), moment)
      case .momentRemoved: (.momentRemoved(MomentRemoved()), moment)
      case .praiseEnhanced: (.praiseEnhanced(PraiseEnhanced(praise: "more")), moment)
      case .activityLogged: (.activityLogged(ActivityLogged(activity: .steps, amount: 3)), nil)
      case .activityCorrected: (.activityCorrected(ActivityCorrected(amount: 9)), log)
      case .activityNoteChanged: (.activityNoteChanged(ActivityNoteChanged(note: "sea")), log)
      case .activityRemoved: (.activityRemoved(ActivityRemoved()), log)
      case .activityRenamed:
        (
          .activityRenamed(
            ActivityRenamed(ownNumber: own.number, ownLog: own.log, name: "jogging")), nil
        )
      case .goalSet: (Self.goalSet(.sleep), nil)
      case .goalTargetChanged:
        (.goalTargetChanged(GoalTargetChanged(target: 900, effectiveDay: 20_405)), goal)
      case .goalDeactivated: (.goalDeactivated(GoalDeactivated(effectiveDay: 20_409)), goal)
      case .goalReactivated: (.goalReactivated(GoalReactivated(effectiveDay: 20_410)), resting)
      case .reminderSet: (Self.reminderSet(of: goal, minute: 120), nil)
      case .reminderChanged:
        (.reminderChanged(ReminderChanged(minute: 180, weekdays: 1)), reminder)
      case .reminderRemoved: (.reminderRemoved(ReminderRemoved()), reminder)
      case .daySkipped: (.daySkipped(DaySkipped(day: 20_408, reason: "flu")), goal)
      case .goalPaused: (.goalPaused(GoalPaused(firstDay: 20_408, lastDay: 20_409)), goal)
      case .goalResumed: (.goalResumed(GoalResumed(effectiveDay: 20_408)), paused)
      case .dayFrozen: (.dayFrozen(DayFrozen(day: 20_407)), goal)
      case .memoryCaptured: (.memoryCaptured(MemoryCaptured(text: "x")), nil)
      case .memoryTitleChanged: (.memoryTitleChanged(MemoryTitleChanged(title: "See")), memory)
      case .memoryTextChanged: (.memoryTextChanged(MemoryTextChanged(text: "sea")), memory)
      case .memoryEmotionChanged:
        (.memoryEmotionChanged(MemoryEmotionChanged(emotion: .joy)), memory)
      case .memoryTimeChanged: (.memoryTimeChanged(MemoryTimeChanged()), memory)
      case .memoryLabelled: (.memoryLabelled(MemoryLabelled(kind: .tag, label: "z")), memory)
      case .memoryUnlabelled:
        (
          .memoryUnlabelled(MemoryUnlabelled(labelNumber: label.number, labelLog: label.log)),
          memory
        )
      case .memoryRemoved: (.memoryRemoved(MemoryRemoved()), memory)
      case .attachmentAdded:
        (
          .attachmentAdded(
            AttachmentAdded(file: [UInt8](repeating: 8, count: 16), fileName: "z.pdf")), memory
        )
      case .attachmentRemoved:
        (.attachmentRemoved(AttachmentRemoved(file: Self.file)), memory)
      default: nil
      }
    }
  }

  @Test func `Whatever undo takes back is as if it had never been, and undoing that restores it`()
    throws
  {
    for type in EventType.allCases {
      guard case .takesBack = type.undo else { continue }
      var life = try Life()
      let before = Visible(life.story.history)
      let sample = try #require(life.sample(type), "\(type) needs a sample")
      let event = try life.story.tell(
        sample.body, about: sample.about,
        happenedAt: [.activityCorrected, .momentTimeChanged, .memoryTimeChanged].contains(type)
          ? (day - 3).instant(atMillisecond: 5, offset: .utc) : nil)
      #expect(life.story.told.last?.event.body.type == type)
      let after = Visible(life.story.history)
      #expect(after != before, "\(type) changes nothing")
      var last = event
      for round in 0..<4 {
        let log = round.isMultiple(of: 2) ? Story.laptop : Story.phone
        last = try life.story.tell(undone(last), about: sample.about ?? event, from: log)
        let expected = round.isMultiple(of: 2) ? before : after
        #expect(Visible(life.story.history) == expected, "\(type), round \(round)")
      }
      let state = life.story.history.undoState(last, .undone, at: view(life.story.history))
      #expect(state.changed == type && state.isInForce && state.touchedBy == nil, "\(type)")
    }
  }

  @Test func `What undo refuses it does not touch, even where a foreign writer asks for it`()
    throws
  {
    var life = try Life()
    let names = life.story.told.map { ($0.name, $0.event.body.type) }
    var refused = 0
    for (name, type) in names {
      guard let type else { continue }
      if case .takesBack = type.undo { continue }
      refused += 1
      let before = Visible(life.story.history)
      try life.story.tell(undone(name))
      #expect(Visible(life.story.history) == before, "\(type)")
    }
    #expect(refused > 0)
    let before = Visible(life.story.history)
    for stranger in [
      EventName(log: LogID(high: 9, low: 9), number: 3), EventName(log: Story.laptop, number: 999),
    ] {
      try life.story.tell(undone(stranger))
    }
    #expect(Visible(life.story.history) == before)
  }

  private func view(_ history: History) -> Now {
    history.viewpoint(now: Instant(milliseconds: 1_763_500_000_000), zone: .utc)
  }

  private func state(_ story: Story, _ name: EventName) throws -> UndoState {
    let recorded = try #require(story.told.first { $0.name == name })
    let type = try #require(recorded.event.body.type)
    return story.history.undoState(name, type, at: view(story.history))
  }

  @Test func `Undoing goes back step by step and forward again in the same steps`() throws {
    var life = try Life()
    try life.story.tell(.logStarted(LogStarted(deviceName: "laptop")))
    func label(_ name: EventName) -> String { life.story.history.label(of: name) }
    let first = try life.story.tell(
      .activityCorrected(ActivityCorrected(amount: 1)), about: life.log)
    let second = try life.story.tell(
      .activityCorrected(ActivityCorrected(amount: 2)), about: life.log)
    #expect(try state(life.story, first).touchedBy == label(second))
    #expect(try state(life.story, life.log).touchedBy == label(second))
    let back = try life.story.tell(undone(second))
    #expect(try state(life.story, first).touchedBy == nil)
    #expect(try state(life.story, second).undoneBy == label(back))
    #expect(try !state(life.story, second).isInForce)
    let further = try life.story.tell(undone(first))
    #expect(life.story.history.log(life.log)?.amount == 500)
    #expect(try state(life.story, life.log).touchedBy == nil)
    #expect(try state(life.story, back).touchedBy == label(further), "the first comes back first")
    try life.story.tell(undone(further))
    #expect(try state(life.story, back).touchedBy == nil)
    try life.story.tell(undone(back))
    #expect(life.story.history.log(life.log)?.amount == 2)
    #expect(try !state(life.story, back).isInForce)
  }

  @Test func `Parts of an entity are undone on their own, and the whole only as it was made`()
    throws
  {
    var life = try Life()
    let title = try life.story.tell(
      .memoryTitleChanged(MemoryTitleChanged(title: "a")), about: life.memory)
    let text = try life.story.tell(
      .memoryTextChanged(MemoryTextChanged(text: "b")), about: life.memory)
    let label = try life.story.tell(
      .memoryLabelled(MemoryLabelled(kind: .tag, label: "c")), about: life.memory)
    for name in [title, text, label] {
      #expect(try state(life.story, name).touchedBy == nil, "\(name.number)")
    }
    #expect(try state(life.story, life.memory).touchedBy != nil)
    let removal = try life.story.tell(.memoryRemoved(MemoryRemoved()), about: life.memory)
    #expect(life.story.history.lastChange(about: life.memory) == removal)
    for name in [title, text, label, life.memory] {
      let later = try state(life.story, name).touchedBy
      #expect(later == life.story.history.label(of: removal), "\(name.number)")
    }
    try life.story.tell(undone(removal))
    #expect(try state(life.story, title).touchedBy == nil)
    #expect(life.story.history.lastChange(about: life.memory) == label)
  }

  @Test func `Of two devices that undo at once either one puts it back, and the last one counts`()
    throws
  {
    var life = try Life()
    let shown = Visible(life.story.history)
    let one = try life.story.tell(undone(life.moment))
    let other = try life.story.tell(undone(life.moment), from: Story.phone)
    #expect(life.story.history.moment(life.moment)?.isRemoved == true)
    for name in [one, other] {
      let state = try state(life.story, name)
      #expect(state.isInForce && state.touchedBy == nil)
    }
    try life.story.tell(undone(one))
    #expect(Visible(life.story.history) == shown)
    #expect(try !state(life.story, other).isInForce)
    try life.story.tell(undone(life.moment), from: Story.phone)
    #expect(life.story.history.moments().allSatisfy { $0.id != life.moment })
  }

  @Test func `A reveal beats undoing the sending, as it beats a cancel`() throws {
    var life = try Life()
    try life.story.tell(undone(life.vibe), from: Story.phone)
    #expect(
      life.story.history.echo(life.vibe, at: view(life.story.history))?.isTakenBack == true)
    #expect(
      !life.story.history.echoes(at: view(life.story.history)).contains { $0.id == life.vibe })
    try life.story.tell(.echoRevealed(EchoRevealed(recommendation: "r")), about: life.vibe)
    let echo = life.story.history.echo(life.vibe, at: view(life.story.history))
    #expect(echo?.state == .revealed && echo?.isTakenBack == false)
    #expect(life.story.history.statistics(at: view(life.story.history)).echoesRevealed == 2)
  }

  @Test func `What is forgotten stays without words, whatever is undone about it`() throws {
    var life = try Life()
    let text = try life.story.tell(
      .memoryTextChanged(MemoryTextChanged(text: "sea")), about: life.memory)
    let removal = try life.story.tell(.momentRemoved(MomentRemoved()), about: life.moment)
    for name in [life.memory, life.moment] {
      try life.story.tell(.forgotten(Forgotten()), about: name)
    }
    #expect(try state(life.story, text).isForgotten && state(life.story, removal).isForgotten)
    for name in [text, removal] { try life.story.tell(undone(name)) }
    let memory = try #require(life.story.history.memory(life.memory))
    #expect(
      memory.text == nil && memory.title == nil && memory.labels.allSatisfy { $0.words == nil })
    let moment = try #require(life.story.history.moment(life.moment))
    #expect(moment.text == nil && !moment.isRemoved)
  }

  @Test func `A goal whose place was taken is refused before it comes back`() throws {
    var life = try Life()
    let pause = try #require(
      life.story.told.first { $0.event.body.type == .goalDeactivated }?.name)
    try life.story.tell(
      .goalSet(
        GoalSet(activity: .water, target: 9, period: .day, firstDay: 20_410, isAtMost: true)))
    #expect(try state(life.story, pause).goalInPlace == nil)
    let rival = try life.story.tell(
      .goalSet(GoalSet(activity: .water, target: 5, period: .day, firstDay: 20_410)))
    #expect(try state(life.story, pause).goalInPlace == life.story.history.label(of: rival))
    let undoing = try life.story.tell(undone(rival))
    #expect(try state(life.story, pause).goalInPlace == nil)
    try life.story.tell(undone(pause))
    #expect(
      try state(life.story, undoing).goalInPlace == life.story.history.label(of: life.resting))
  }

  @Test func `What is only about an entry does not mean it`() throws {
    var life = try Life()
    let cancelled = try life.story.tell(.echoCancelled(EchoCancelled()), about: life.vibe)
    let before = Visible(life.story.history)
    for name in [cancelled, life.label] {
      try life.story.tell(.echoRevealed(EchoRevealed(recommendation: "r")), about: name)
      try life.story.tell(.memoryTextChanged(MemoryTextChanged(text: "sea")), about: name)
      try life.story.tell(.memoryRemoved(MemoryRemoved()), about: name)
      try life.story.tell(.forgotten(Forgotten()), about: name)
    }
    #expect(Visible(life.story.history) == before)
  }

  @Test func `An undo that comes before what it names has no effect, in whatever log it is`()
    throws
  {
    for type in EventType.allCases {
      guard case .takesBack = type.undo else { continue }
      var life = try Life()
      let sample = try #require(life.sample(type), "\(type) needs a sample")
      var other = try Life()
      try other.story.tell(.healthChecked(HealthChecked()), from: Story.phone)
      try other.story.tell(sample.body, about: sample.about)
      let number = try #require(life.story.told.last).name.number + 1
      let early = try life.story.tell(
        undone(EventName(log: Story.laptop, number: number)), from: Story.phone)
      let name = try life.story.tell(sample.body, about: sample.about)
      #expect(name.number == number)
      #expect(Visible(life.story.history) == Visible(other.story.history), "\(type)")
      #expect(try state(life.story, early).changed == nil, "\(type)")
      // It is not taken for one that came later, either.
      try life.story.tell(undone(early))
      #expect(Visible(life.story.history) == Visible(other.story.history), "\(type)")
    }
  }

  @Test func `What of a batch was changed meanwhile is so when the batch comes back`() throws {
    var life = try Life()
    let walked = try life.story.tell(
      .activityLogged(ActivityLogged(activity: .steps, amount: 9)), batch: life.batch)
    let corrected = try life.story.tell(
      .activityCorrected(ActivityCorrected(amount: 90)), about: walked)
    let shown = Visible(life.story.history)
    let taken = try life.story.tell(.importUndone(ImportUndone()), about: life.batch)
    let uncorrected = try life.story.tell(undone(corrected), from: Story.phone)
    #expect(life.story.history.log(walked)?.isRemoved == true)
    try life.story.tell(undone(taken))
    #expect(life.story.history.log(walked)?.amount == 9)
    #expect(life.story.history.log(walked)?.isRemoved == false)
    try life.story.tell(undone(uncorrected))
    #expect(Visible(life.story.history) == shown)
  }
}
