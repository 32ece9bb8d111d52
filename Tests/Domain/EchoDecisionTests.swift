import Echolog
import Platform
import Testing

@Suite struct EchoDecisionTests {
  private let reveal = RevealEcho(Given.id)
  private let drawn = DrawnWords(
    recommendation: "Rest a little.",
    quote: DrawnQuote(id: "q7", text: "Well begun is half done.", author: "Aristotle"))
  private let revealed = EventName(log: Given.log, number: 9)

  @Test func `A due echo is revealed with the words drawn for it`() throws {
    let outcome = try reveal.decide(Given.echo(), with: drawn, in: Given.tuesday)
    guard case .reveals(let draft) = outcome else {
      Issue.record("nothing to record")
      return
    }
    let expected = EchoRevealed(
      recommendation: "Rest a little.", quoteId: "q7", quote: "Well begun is half done.",
      quoteAuthor: "Aristotle")
    #expect(draft.body == .echoRevealed(expected))
    #expect(draft.subject == Given.id)
  }

  @Test func `Revealing again shows the recorded words and records nothing`() throws {
    for echo in [
      Given.echo(reveal: revealed), Given.echo(isCancelled: true, reveal: revealed),
      Given.echo(isDue: false, reveal: revealed),
    ] {
      #expect(try reveal.decide(echo, with: drawn, in: Given.tuesday) == .shows(reveal: revealed))
    }
  }

  @Test func `What was answered or put away is noted as read again, with the recorded words`()
    throws
  {
    for echo in [
      Given.echo(reveal: revealed, isReflected: true),
      Given.echo(reveal: revealed, isDismissed: true),
    ] {
      guard
        case .reopens(let draft, revealed) = try reveal.decide(echo, with: drawn, in: Given.tuesday)
      else {
        Issue.record("nothing was noted")
        return
      }
      #expect(draft.body == .echoReopened(EchoReopened()) && draft.subject == Given.id)
    }
  }

  @Test func `An Echo that can not be read is put away or called off unopened once it has come`()
    throws
  {
    func unreadable(isDue: Bool, isDismissed: Bool = false) -> EchoFacts {
      var echo = Given.echo(isDue: isDue, isDismissed: isDismissed)
      echo.isUnreadable = true
      return echo
    }
    let (due, waiting) = (unreadable(isDue: true), unreadable(isDue: false))
    #expect(
      try DismissEcho(Given.id).decide(due, in: Given.tuesday).body
        == .echoDismissed(EchoDismissed()))
    #expect(
      try CancelEcho(Given.id).decide(due, in: Given.tuesday).body
        == .echoCancelled(EchoCancelled()))
    #expect(throws: Rejection.echoNotDueYet(day: Given.day("2025-12-18"), minute: 540)) {
      try DismissEcho(Given.id).decide(waiting, in: Given.tuesday)
    }
    #expect(throws: Never.self) { try CancelEcho(Given.id).decide(waiting, in: Given.tuesday) }
    #expect(throws: Rejection.echoAlreadyDismissed) {
      try DismissEcho(Given.id).decide(
        unreadable(isDue: true, isDismissed: true), in: Given.tuesday)
    }
    #expect(throws: Rejection.echoNotRevealedYet) {
      try ReflectOnEcho(Given.id, note: "n").decide(due, in: Given.tuesday)
    }
  }

  @Test func `What is not due, cancelled or forgotten is not revealed`() {
    let notDue = Rejection.echoNotDueYet(day: Given.day("2025-12-18"), minute: 540)
    #expect(throws: notDue) {
      try reveal.decide(Given.echo(isDue: false), with: drawn, in: Given.tuesday)
    }
    #expect(throws: Rejection.echoCancelled) {
      try reveal.decide(Given.echo(isCancelled: true), with: drawn, in: Given.tuesday)
    }
    #expect(throws: Rejection.forgotten(.echo)) {
      try reveal.decide(
        Given.echo(reveal: revealed, isForgotten: true), with: drawn, in: Given.tuesday)
    }
  }

  @Test func `A revealed echo takes one reflection, also after it was dismissed`() throws {
    for echo in [Given.echo(reveal: revealed), Given.echo(reveal: revealed, isDismissed: true)] {
      let draft = try ReflectOnEcho(Given.id, note: "It helped.").decide(echo, in: Given.tuesday)
      #expect(draft.body == .echoReflected(EchoReflected(note: "It helped.")))
      #expect(draft.subject == Given.id)
    }
    for nothing in ["", " \n"] {
      #expect(throws: Rejection.reflectionEmpty) {
        try ReflectOnEcho(Given.id, note: nothing).decide(
          Given.echo(reveal: revealed), in: Given.tuesday)
      }
    }
    #expect(throws: Rejection.echoAlreadyReflected) {
      try ReflectOnEcho(Given.id, note: "").decide(
        Given.echo(reveal: revealed, isReflected: true), in: Given.tuesday)
    }
    #expect(throws: Rejection.noteTooLong(count: 10_001, max: 10_000)) {
      try ReflectOnEcho(Given.id, note: String(repeating: "a", count: 10_001))
        .decide(Given.echo(reveal: revealed), in: Given.tuesday)
    }
  }

  @Test func `A revealed echo is dismissed once`() throws {
    let draft = try DismissEcho(Given.id).decide(Given.echo(reveal: revealed), in: Given.tuesday)
    #expect(draft.body == .echoDismissed(EchoDismissed()))
    #expect(throws: Rejection.echoAlreadyDismissed) {
      try DismissEcho(Given.id).decide(
        Given.echo(reveal: revealed, isDismissed: true), in: Given.tuesday)
    }
    #expect(throws: Rejection.echoAlreadyReflected) {
      try DismissEcho(Given.id).decide(
        Given.echo(reveal: revealed, isReflected: true), in: Given.tuesday)
    }
  }

  @Test func `Only what was revealed is answered`() {
    let cases: [(EchoFacts, Rejection)] = [
      (Given.echo(), .echoNotRevealedYet), (Given.echo(isCancelled: true), .echoCancelled),
      (Given.echo(reveal: revealed, isForgotten: true), .forgotten(.echo)),
      (Given.echo(isDue: false), .echoNotDueYet(day: Given.day("2025-12-18"), minute: 540)),
      (Given.echo(isDue: false, isCancelled: true), .echoCancelled),
    ]
    for (echo, rejection) in cases {
      #expect(throws: rejection) {
        try ReflectOnEcho(Given.id, note: "").decide(echo, in: Given.tuesday)
      }
      #expect(throws: rejection) { try DismissEcho(Given.id).decide(echo, in: Given.tuesday) }
    }
  }

  @Test func `An echo is cancelled until it is due`() throws {
    let draft = try CancelEcho(Given.id).decide(Given.echo(isDue: false), in: Given.tuesday)
    #expect(draft.body == .echoCancelled(EchoCancelled()))
    #expect(draft.subject == Given.id)
    let cases: [(EchoFacts, Rejection)] = [
      (Given.echo(), .echoAlreadyDue), (Given.echo(reveal: revealed), .echoAlreadyRevealed),
      (Given.echo(isDue: false, isCancelled: true), .echoCancelled),
      (Given.echo(isDue: false, isForgotten: true), .forgotten(.echo)),
    ]
    for (echo, rejection) in cases {
      #expect(throws: rejection) { try CancelEcho(Given.id).decide(echo, in: Given.tuesday) }
    }
  }
}
