package import Platform

/// Opens an Echo that is due, with a recommendation and a quote drawn for it.
package struct RevealEcho: Equatable, Sendable {
  package let recommendation: String
  /// Nil when no quote fits.
  package let quote: DrawnQuote?
  /// Whether both comfort and do not cheer.
  package let isQuiet: Bool
  /// As in `Acknowledgement`.
  package let help: String

  package init(
    recommendation: String, quote: DrawnQuote?, isQuiet: Bool = false, help: String = ""
  ) {
    self.recommendation = recommendation
    self.quote = quote
    self.isQuiet = isQuiet
    self.help = help
  }

  /// What revealing leads to.
  package enum Outcome: Equatable, Sendable {
    case reveals(PendingEvent)
    /// It was open already: the words recorded by this event are shown again, nothing is written.
    case shows(reveal: EventName)
    /// The same, for one that was answered or put away: it is noted that it was read again.
    case reopens(PendingEvent, reveal: EventName)
  }

  /// - Throws: `echoNotDueYet`, `echoCancelled`, `forgotten`, `alreadyRemoved`.
  package func decide(_ echo: EchoFacts, in context: Context) throws(Rejection) -> Outcome {
    guard !echo.isForgotten else { throw .forgotten(.echo) }
    if let reveal = echo.reveal {
      guard echo.isReflected || echo.isDismissed else { return .shows(reveal: reveal) }
      return .reopens(
        PendingEvent(.echoReopened(EchoReopened()), about: echo.id, in: context), reveal: reveal)
    }
    guard !echo.isTakenBack else { throw .alreadyRemoved(.echo, by: echo.takenBackBy) }
    guard !echo.isCancelled else { throw .echoCancelled }
    guard echo.isDue else {
      let shown = context.shown(echo.delivery)
      throw .echoNotDueYet(day: shown.day, minute: shown.minute)
    }
    let revealed = EchoRevealed(
      recommendation: .inline(recommendation), quoteId: quote?.id ?? "",
      quote: .inline(quote?.text ?? ""), quoteAuthor: .inline(quote?.author ?? ""),
      help: .inline(help), isQuiet: isQuiet)
    return .reveals(PendingEvent(.echoRevealed(revealed), about: echo.id, in: context))
  }
}

/// A quote as it was drawn, with the words as the person will see them.
package struct DrawnQuote: Equatable, Sendable {
  package let id: String
  package let text: String
  package let author: String

  package init(id: String, text: String, author: String) {
    self.id = id
    self.text = text
    self.author = author
  }
}
