import Echolog
import Platform
import Testing

@Suite struct UndoDecisionTests {
  private let event = EventName(log: Given.log, number: 9)

  private func facts(
    _ type: EventType, changed: EventType? = nil, _ set: (inout UndoFacts) -> Void = { _ in }
  ) -> UndoFacts {
    var facts = UndoFacts(event, type)
    facts.changed = changed ?? type
    facts.subject = Given.id
    set(&facts)
    return facts
  }

  private func decide(_ facts: UndoFacts) throws -> PendingEvent {
    try UndoEvent().decide(facts, in: Given.tuesday)
  }

  @Test func `Every type of event has its answer, and each answer is one of four`() throws {
    var answers: [String: Int] = [:]
    for type in EventType.allCases {
      switch type.undo {
      case .takesBack:
        answers["takesBack", default: 0] += 1
        let draft = try decide(facts(type))
        #expect(draft.body == .undone(Undone(undoneNumber: 9, undoneLog: Given.log)), "\(type)")
        #expect(draft.subject == Given.id)
      case .putsBack:
        answers["putsBack", default: 0] += 1
        #expect(type == .undone)
      case .asBatch:
        answers["asBatch", default: 0] += 1
        let batch = BatchFacts(id: Given.id, isUndone: false)
        #expect(try decide(facts(type) { $0.batch = batch }).body == .importUndone(ImportUndone()))
      case .refused(let reason):
        answers["refused", default: 0] += 1
        #expect(throws: Rejection.notUndoable(reason), "\(type)") { try decide(facts(type)) }
      }
    }
    #expect(answers.values.reduce(0, +) == EventType.allCases.count && answers.count == 4)
  }

  @Test func `What a person does by a command can be undone, but for what they have seen`() {
    let seen: Set<EventType> = [.echoRevealed]
    let commands: [EventType] = [
      .vibeSent, .echoRevealed, .echoReflected, .echoDismissed, .echoCancelled, .momentLogged,
      .momentRemoved, .activityLogged, .activityCorrected, .activityRemoved, .goalSet,
      .goalTargetChanged, .goalDeactivated, .goalReactivated, .daySkipped, .goalPaused,
      .goalResumed, .dayFrozen, .reminderSet, .reminderChanged, .reminderRemoved, .memoryCaptured,
      .memoryTitleChanged, .memoryTextChanged, .memoryEmotionChanged, .memoryTimeChanged,
      .memoryLabelled, .memoryUnlabelled, .memoryRemoved, .importStarted, .importUndone,
      .settingChanged, .policySelected, .undone,
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
    let rows: [(UndoFacts, Rejection)] = [
      (facts(.forgotten), .notUndoable(.wordsGone)),
      (facts(.echoRevealed), .notUndoable(.seen)),
      (facts(.logStarted), .notUndoable(.beginning)),
      (facts(.seen), .notUndoable(.record)),
      (facts(.praiseEnhanced), .notUndoable(.praise)),
      (facts(.consentGiven), .notUndoable(.ownOpposite)),
      (facts(.attachmentAdded), .notUndoable(.notShownYet)),
      (facts(.importStarted), .nothingToUndo),
      (
        facts(.importStarted) {
          $0.batch = BatchFacts(id: Given.id, isUndone: true)
          $0.undoneBy = "laptop:10"
        }, .alreadyUndone(by: "laptop:10")
      ),
      (facts(.momentLogged) { $0.changed = nil }, .nothingToUndo),
      (facts(.momentLogged) { $0.isInForce = false }, .alreadyUndone(by: nil)),
      (
        facts(.undone, changed: .momentLogged) {
          $0.isInForce = false
          $0.undoneBy = "laptop:10"
        }, .alreadyUndone(by: "laptop:10")
      ),
      (facts(.activityCorrected) { $0.touchedBy = "phone:3" }, .changedSince(by: "phone:3")),
      (
        facts(.momentRemoved) {
          $0.isForgotten = true
          $0.kind = .moment
        }, .forgotten(.moment)
      ),
      (facts(.goalDeactivated) { $0.goalInPlace = "laptop:4" }, .goalAlreadySet("laptop:4")),
    ]
    for (facts, rejection) in rows {
      #expect(throws: rejection) { try decide(facts) }
    }
  }

  @Test func `A Vibe is stopped until it is due, under whatever name`() throws {
    let reveal = EventName(log: Given.log, number: 20)
    // Undoing the sending and doing the cancelling again both stop it.
    for (type, changed) in [(EventType.vibeSent, EventType.vibeSent), (.undone, .echoCancelled)] {
      let waiting = facts(type, changed: changed) { $0.echo = Given.echo(isDue: false) }
      #expect(throws: Never.self) { try decide(waiting) }
      let due = facts(type, changed: changed) { $0.echo = Given.echo() }
      #expect(throws: Rejection.echoAlreadyDue) { try decide(due) }
      let opened = facts(type, changed: changed) { $0.echo = Given.echo(reveal: reveal) }
      #expect(throws: Rejection.echoAlreadyRevealed) { try decide(opened) }
    }
    // Undoing the cancelling and sending it again let it come, late or not.
    for (type, changed) in [
      (EventType.echoCancelled, EventType.echoCancelled), (.undone, .vibeSent),
    ] {
      for isDue in [true, false] {
        let facts = facts(type, changed: changed) {
          $0.echo = EchoFacts(
            id: Given.id, delivery: Given.echo().delivery, isDue: isDue,
            isCancelled: changed == .echoCancelled, isTakenBack: changed == .vibeSent)
        }
        #expect(throws: Never.self) { try decide(facts) }
      }
      let opened = facts(type, changed: changed) { $0.echo = Given.echo(reveal: reveal) }
      #expect(throws: Rejection.echoAlreadyRevealed) { try decide(opened) }
    }
    // Undoing what sent it again stops it too.
    let sentAgain = facts(.undone, changed: .vibeSent) { $0.echo = Given.echo() }
    #expect(throws: Rejection.echoAlreadyDue) { try decide(sentAgain) }
    let answered = facts(.echoDismissed) { $0.echo = Given.echo(reveal: reveal, isDismissed: true) }
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
      let stopped = facts(type, changed: changed) {
        $0.echo = EchoFacts(
          id: Given.id, delivery: Given.echo().delivery, isDue: false,
          isCancelled: changed == .echoCancelled, isTakenBack: changed == .vibeSent)
      }
      var ofSession = stopped
      ofSession.isSentInSession = true
      #expect(throws: Rejection.refusedByPolicy(refusal)) {
        try UndoEvent().decide(ofSession, in: context(hasSentVibe: true))
      }
      #expect(throws: Never.self) {
        _ = try UndoEvent().decide(stopped, in: context(hasSentVibe: true))
        _ = try UndoEvent().decide(ofSession, in: context(hasSentVibe: false))
      }
    }
  }

  @Test func `An Echo whose sending was undone is gone for every command`() {
    let gone = EchoFacts(
      id: Given.id, delivery: Delivery(day: Given.day("2025-12-18"), minute: 540), isDue: true,
      isTakenBack: true)
    let commands: [(EchoFacts, Now) throws -> Void] = [
      {
        _ = try RevealEcho(Given.id).decide(
          $0, with: DrawnWords(recommendation: "r", quote: nil), in: $1)
      },
      { _ = try CancelEcho(Given.id).decide($0, in: $1) },
      { _ = try DismissEcho(Given.id).decide($0, in: $1) },
      { _ = try ReflectOnEcho(Given.id, note: "n").decide($0, in: $1) },
    ]
    for command in commands {
      #expect(throws: Rejection.alreadyRemoved(.echo)) { try command(gone, Given.tuesday) }
    }
  }
}
