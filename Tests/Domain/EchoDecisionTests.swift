import Content
import Echolog
import Platform
import Testing

@Suite struct EchoDecisionTests {
  private let drawn = DrawnWords(
    recommendation: "Rest a little.", quote: Quotes.book.quotes[0])
  private let revealed = Event.Body.echoRevealed(EchoRevealed())
  private let reflected = Event.Body.echoReflected(EchoReflected(note: "n"))
  private let dismissed = Event.Body.echoDismissed(EchoDismissed())
  private let cancelled = Event.Body.echoCancelled(EchoCancelled())
  private let notDue = Rejection.echoNotDueYet(day: Given.day("2025-12-18"), minute: 540)

  /// What opening the Echo records.
  private func opening(_ history: History) throws -> [PendingEvent] {
    try #require(history.echo(Given.id, at: Given.tuesday)).opening(with: drawn, in: Given.tuesday)
  }

  @Test func `A due echo is revealed with the words drawn for it`() throws {
    let quote = Quotes.book.quotes[0]
    let expected = EchoRevealed(
      recommendation: "Rest a little.", quoteId: quote.id, quote: .inline(quote.text),
      quoteAuthor: .inline(quote.author))
    let pending = try opening(Given.vibe())
    #expect(pending.map(\.body) == [.echoRevealed(expected)])
    #expect(pending.map(\.subject) == [Given.id])
  }

  @Test func `Revealing again shows the recorded words and records nothing`() throws {
    for history in [
      Given.vibe().after(revealed), Given.vibe().after(revealed).after(cancelled),
      Given.vibe(isDue: false).after(revealed),
    ] {
      #expect(try opening(history).isEmpty)
      #expect(
        history.echo(Given.id, at: Given.tuesday)?.reveal == EventName(log: Given.log, number: 8))
    }
  }

  @Test func `What was answered or put away is noted as read again, with the recorded words`()
    throws
  {
    for deed in [reflected, dismissed] {
      let history = Given.vibe().after(revealed).after(deed)
      let pending = try opening(history)
      #expect(pending.map(\.body) == [.echoReopened(EchoReopened())])
      #expect(pending.map(\.subject) == [Given.id])
      #expect(
        history.echo(Given.id, at: Given.tuesday)?.reveal == EventName(log: Given.log, number: 8))
    }
  }

  @Test func `An Echo that can not be read is put away or called off unopened once it has come`()
    throws
  {
    let (dismiss, cancel) = (DismissEcho(Given.id), CancelEcho(Given.id))
    let (due, waiting) = (Given.vibe(), Given.vibe(isDue: false))
    #expect(try dismiss.decided(by: due, canBeRead: false).body == dismissed)
    #expect(try cancel.decided(by: due, canBeRead: false).body == cancelled)
    #expect(throws: notDue) { try dismiss.decided(by: waiting, canBeRead: false) }
    #expect(throws: Never.self) { try cancel.decided(by: waiting, canBeRead: false) }
    #expect(throws: DiaryError.rejected(.echoAlreadyDismissed)) {
      try dismiss.decided(by: due.after(dismissed), canBeRead: false)
    }
    #expect(throws: DiaryError.unreadable([Given.id])) {
      try ReflectOnEcho(Given.id, note: "n").decided(by: due, canBeRead: false)
    }
  }

  @Test func `What is not due, cancelled or forgotten is not revealed`() {
    let reveal = RevealEcho(Given.id)
    #expect(throws: notDue) { try reveal.decided(by: Given.vibe(isDue: false)) }
    #expect(throws: Rejection.echoCancelled) {
      try reveal.decided(by: Given.vibe().after(cancelled))
    }
    for history in [
      Given.vibe(isForgotten: true), Given.vibe(isForgotten: true).after(revealed),
    ] {
      #expect(throws: Rejection.forgotten(.echo)) { try reveal.decided(by: history) }
    }
  }

  @Test func `A revealed echo takes one reflection, also after it was dismissed`() throws {
    let open = Given.vibe().after(revealed)
    for history in [open, open.after(dismissed)] {
      let draft = try ReflectOnEcho(Given.id, note: "It helped.").decided(by: history)
      #expect(draft.body == .echoReflected(EchoReflected(note: "It helped.")))
      #expect(draft.subject == Given.id)
    }
    for nothing in ["", " \n"] {
      #expect(throws: Rejection.reflectionEmpty) {
        try ReflectOnEcho(Given.id, note: nothing).decided(by: open)
      }
    }
    #expect(throws: Rejection.echoAlreadyReflected) {
      try ReflectOnEcho(Given.id, note: "").decided(by: open.after(reflected))
    }
    #expect(throws: Rejection.noteTooLong(count: 10_001, max: 10_000)) {
      try ReflectOnEcho(Given.id, note: String(repeating: "a", count: 10_001)).decided(by: open)
    }
  }

  @Test func `A revealed echo is dismissed once`() throws {
    let open = Given.vibe().after(revealed)
    #expect(try DismissEcho(Given.id).decided(by: open).body == dismissed)
    #expect(throws: Rejection.echoAlreadyDismissed) {
      try DismissEcho(Given.id).decided(by: open.after(dismissed))
    }
    #expect(throws: Rejection.echoAlreadyReflected) {
      try DismissEcho(Given.id).decided(by: open.after(reflected))
    }
  }

  @Test func `Only what was revealed is answered`() {
    let cases: [(History, Rejection)] = [
      (Given.vibe().after(cancelled), .echoCancelled),
      (Given.vibe(isForgotten: true).after(revealed), .forgotten(.echo)),
      (Given.vibe(isDue: false), notDue),
      (Given.vibe(isDue: false).after(cancelled), .echoCancelled),
    ]
    for (history, rejection) in cases {
      #expect(throws: rejection) { try ReflectOnEcho(Given.id, note: "").decided(by: history) }
      #expect(throws: rejection) { try DismissEcho(Given.id).decided(by: history) }
    }
    #expect(throws: DiaryError.rejected(.echoNotRevealedYet)) {
      try ReflectOnEcho(Given.id, note: "").decided(by: Given.vibe())
    }
    #expect(throws: DiaryError.rejected(.echoNotRevealedYet)) {
      try DismissEcho(Given.id).decided(by: Given.vibe())
    }
  }

  @Test func `An echo is cancelled until it is due`() throws {
    let draft = try CancelEcho(Given.id).decided(by: Given.vibe(isDue: false))
    #expect(draft.body == cancelled)
    #expect(draft.subject == Given.id)
    let cases: [(History, Rejection)] = [
      (Given.vibe().after(revealed), .echoAlreadyRevealed),
      (Given.vibe(isDue: false).after(cancelled), .echoCancelled),
      (Given.vibe(isDue: false, isForgotten: true), .forgotten(.echo)),
    ]
    for (history, rejection) in cases {
      #expect(throws: rejection) { try CancelEcho(Given.id).decided(by: history) }
    }
    #expect(throws: DiaryError.rejected(.echoAlreadyDue)) {
      try CancelEcho(Given.id).decided(by: Given.vibe())
    }
  }

  @Test func `An Echo whose sending was undone is gone for every command`() {
    let gone = Given.vibe().after(.undone(Undone(undoneNumber: Given.id.number)))
    let rejection = gone.alreadyRemoved(.echo, by: 8)
    #expect(throws: rejection) { try RevealEcho(Given.id).decided(by: gone) }
    #expect(throws: rejection) { try CancelEcho(Given.id).decided(by: gone) }
    #expect(throws: rejection) { try DismissEcho(Given.id).decided(by: gone) }
    #expect(throws: rejection) { try ReflectOnEcho(Given.id, note: "n").decided(by: gone) }
  }
}
