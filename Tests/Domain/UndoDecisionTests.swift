import Echolog
import Platform
import Testing

@Suite struct UndoDecisionTests {
  private let event = EventName(log: Given.log, number: 9)
  private let imported = History().after(
    .importStarted(ImportStarted(sourceName: "steps.csv", kind: .log)))
  private let revealed = Event.Body.echoRevealed(EchoRevealed())

  private func echo(_ history: History) -> Echo? { history.echo(Given.id, at: Given.tuesday) }

  /// An Echo that was cancelled, or whose sending was undone.
  private func stoppedEcho(by type: EventType, isDue: Bool) -> Echo? {
    echo(
      Given.vibe(isDue: isDue).after(
        type == .echoCancelled
          ? .echoCancelled(EchoCancelled()) : .undone(Undone(undoneNumber: Given.id.number))))
  }

  private func state(
    _ type: EventType, changed: EventType? = nil, _ set: (inout UndoState) -> Void = { _ in }
  ) -> UndoState {
    var state = UndoState(event, type)
    state.changed = changed ?? type
    state.subject = Given.id
    set(&state)
    return state
  }

  private func decide(_ state: UndoState) throws -> PendingEvent {
    try state.decide(in: Given.tuesday)
  }

  @Test func `Every type of event has its answer, and each answer is one of five`() throws {
    var answers: [String: Int] = [:]
    for type in EventType.allCases {
      switch type.undo {
      case .takesBack:
        answers["takesBack", default: 0] += 1
        let draft = try decide(state(type))
        #expect(draft.body == .undone(Undone(undoneNumber: 9, undoneLog: Given.log)), "\(type)")
        #expect(draft.subject == Given.id)
      case .putsBack:
        answers["putsBack", default: 0] += 1
        #expect(type == .undone)
      case .asBatch:
        answers["asBatch", default: 0] += 1
        let batch = imported.importBatch(Given.id)
        #expect(try decide(state(type) { $0.batch = batch }).body == .importUndone(ImportUndone()))
      case .retires:
        answers["retires", default: 0] += 1
        let retired = ActivityRetired(ownNumber: 9, ownLog: Given.log)
        #expect(try decide(state(type)).body == .activityRetired(retired))
      case .refused(let reason):
        answers["refused", default: 0] += 1
        #expect(throws: Rejection.notUndoable(reason), "\(type)") { try decide(state(type)) }
      }
    }
    #expect(answers.values.reduce(0, +) == EventType.allCases.count && answers.count == 5)
  }

  @Test func `What a person does by a command can be undone, but for what they have seen`() {
    let seen: Set<EventType> = [.echoRevealed]
    let commands: [EventType] = [
      .vibeSent, .echoRevealed, .echoReflected, .echoDismissed, .echoCancelled, .momentLogged,
      .momentTextChanged, .momentTimeChanged, .momentRemoved, .activityLogged,
      .activityCorrected, .activityNoteChanged, .activityRemoved, .activityRenamed, .goalSet,
      .goalTargetChanged, .goalDeactivated, .goalReactivated, .daySkipped, .goalPaused,
      .goalResumed, .dayFrozen, .reminderSet, .reminderChanged, .reminderRemoved, .memoryCaptured,
      .memoryTitleChanged, .memoryTextChanged, .memoryEmotionChanged, .memoryTimeChanged,
      .memoryLabelled, .memoryUnlabelled, .memoryRemoved, .attachmentAdded, .attachmentRemoved,
      .importStarted, .importUndone, .settingChanged, .policySelected, .undone,
    ]
    for type in commands {
      let isRefused = if case .refused = type.undo { true } else { false }
      #expect(isRefused == seen.contains(type), "\(type)")
      #expect(type.isUndoStop == (type != .undone), "\(type)")
    }
    for type in [EventType.seen, .logStarted, .badgeShown, .notificationShown, .healthChecked] {
      #expect(!type.isUndoStop, "\(type)")
    }
  }

  @Test func `An undo that can not be is refused by name`() {
    let rows: [(UndoState, Rejection)] = [
      (state(.forgotten), .notUndoable(.wordsGone)),
      (state(.echoRevealed), .notUndoable(.seen)),
      (state(.logStarted), .notUndoable(.beginning)),
      (state(.seen), .notUndoable(.record)),
      (state(.consentGiven), .notUndoable(.ownOpposite)),
      (state(.deviceRetired), .notUndoable(.notShownYet)),
      (state(.importStarted), .nothingToUndo),
      (
        state(.importStarted) {
          $0.batch = imported.after(.importUndone(ImportUndone())).importBatch(Given.id)
          $0.undoneBy = "laptop:10"
        }, .alreadyUndone(by: "laptop:10")
      ),
      (state(.momentLogged) { $0.changed = nil }, .nothingToUndo),
      (state(.momentLogged) { $0.isInForce = false }, .alreadyUndone(by: nil)),
      (
        state(.undone, changed: .momentLogged) {
          $0.isInForce = false
          $0.undoneBy = "laptop:10"
        }, .alreadyUndone(by: "laptop:10")
      ),
      (state(.activityCorrected) { $0.touchedBy = "phone:3" }, .changedSince(by: "phone:3")),
      (
        state(.momentRemoved) {
          $0.isForgotten = true
          $0.kind = .moment
        }, .forgotten(.moment)
      ),
      (state(.goalDeactivated) { $0.goalInPlace = "laptop:4" }, .goalAlreadySet("laptop:4")),
      (state(.activityAdded) { $0.changed = nil }, .nothingToUndo),
      (state(.activityAdded) { $0.isInForce = false }, .alreadyUndone(by: nil)),
      (state(.activityAdded) { $0.use = .activityHasLogs(.water) }, .activityHasLogs(.water)),
      (
        state(.activityAdded) { $0.use = .activityHasGoal(.water, goal: "laptop:4") },
        .activityHasGoal(.water, goal: "laptop:4")
      ),
      (state(.activityRenamed) { $0.nameInPlace = .water }, .activityExists(.water)),
    ]
    for (state, rejection) in rows {
      #expect(throws: rejection) { try decide(state) }
    }
  }

  @Test func `A Vibe is stopped until it is due, under whatever name`() throws {
    let opened = echo(Given.vibe().after(revealed))
    // Undoing the sending and doing the cancelling again both stop it.
    for (type, changed) in [(EventType.vibeSent, EventType.vibeSent), (.undone, .echoCancelled)] {
      let waiting = state(type, changed: changed) { $0.echo = echo(Given.vibe(isDue: false)) }
      #expect(throws: Never.self) { try decide(waiting) }
      let due = state(type, changed: changed) { $0.echo = echo(Given.vibe()) }
      #expect(throws: Rejection.echoAlreadyDue) { try decide(due) }
      let seen = state(type, changed: changed) { $0.echo = opened }
      #expect(throws: Rejection.echoAlreadyRevealed) { try decide(seen) }
    }
    // Undoing the cancelling and sending it again let it come, late or not.
    for (type, changed) in [
      (EventType.echoCancelled, EventType.echoCancelled), (.undone, .vibeSent),
    ] {
      for isDue in [true, false] {
        let state = state(type, changed: changed) {
          $0.echo = stoppedEcho(by: changed, isDue: isDue)
        }
        #expect(throws: Never.self) { try decide(state) }
      }
      let seen = state(type, changed: changed) { $0.echo = opened }
      #expect(throws: Rejection.echoAlreadyRevealed) { try decide(seen) }
    }
    // Undoing what sent it again stops it too.
    let sentAgain = state(.undone, changed: .vibeSent) { $0.echo = echo(Given.vibe()) }
    #expect(throws: Rejection.echoAlreadyDue) { try decide(sentAgain) }
    let dismissed = Given.vibe().after(revealed).after(.echoDismissed(EchoDismissed()))
    let answered = state(.echoDismissed) { $0.echo = echo(dismissed) }
    #expect(throws: Never.self) { try decide(answered) }
  }

  @Test func `A Vibe of this session comes back beside no other where one is the most`() throws {
    func context(hasSentVibe: Bool) -> Now {
      Now(
        at: Given.tuesday.instant, utcOffset: Given.tuesday.utcOffset, policy: .echo,
        hasSentVibe: hasSentVibe)
    }
    let refusal = PolicyRefusal(
      policy: .echo, rule: .severalVibesPerSession, section: "S0 5.5 BR-001")
    for (type, changed) in [
      (EventType.echoCancelled, EventType.echoCancelled), (.undone, .vibeSent),
    ] {
      let stopped = state(type, changed: changed) {
        $0.echo = stoppedEcho(by: changed, isDue: false)
      }
      var ofSession = stopped
      ofSession.isSentInSession = true
      #expect(throws: Rejection.refusedByPolicy(refusal)) {
        try ofSession.decide(in: context(hasSentVibe: true))
      }
      #expect(throws: Never.self) {
        _ = try stopped.decide(in: context(hasSentVibe: true))
        _ = try ofSession.decide(in: context(hasSentVibe: false))
      }
    }
  }
}
