import Echolog
import Platform

/// What to do instead, where a command is not about the kind of entry that was named.
extension Presenter {
  /// Nil for an entry that can be removed.
  func refusalToRemove(_ entity: EntityReference) -> ProgramError? {
    let name = label(entity.id)
    switch entity.kind {
    case .moment, .log, .memory, .reminder: return nil
    case .goal:
      let isActive = history.goal(entity.id)?.isActive(asOf: view.today) == true
      return ProgramError(
        "notRemovable", .refused, "A goal is not removed, because the days behind it stand.",
        next: isActive
          ? "echolog goal deactivate \(name) lets it rest."
          : "It rests; echolog goal reactivate \(name) takes it up again.")
    case .batch:
      return ProgramError(
        "notRemovable", .refused, "An import is taken back as a whole.",
        next: "echolog import undo \(name) does that.")
    case .echo:
      return ProgramError(
        "notRemovable", .refused, "An Echo is not removed.", next: wayWithEcho(entity.id, name))
    }
  }

  private func wayWithEcho(_ id: EventName, _ name: String) -> String {
    let echo = history.echo(id, at: view)
    let canOpen = echo?.text.map { words[$0] != nil } ?? true
    return switch echo?.state {
    case .scheduled: "echolog cancel \(name) calls it off."
    case .due, .delivered:
      canOpen
        ? "echolog reveal \(name) opens it; then echolog dismiss \(name) puts it away."
        : "echolog dismiss \(name) puts it away."
    case .revealed: "echolog dismiss \(name) puts it away."
    case .reflected, .dismissed: "It is done with; echolog show \(name) shows it."
    case .cancelled, nil: "It was cancelled before; nothing comes of it any more."
    }
  }

  /// Events whose words can not be read, with what puts an Echo away all the same.
  func unreadable(_ names: [EventName]) -> ProgramError {
    guard let echo = history.echo(names[0], at: view), echo.id == names[0] else {
      return Messages.unreadable(names.map(label).joined(separator: ", "))
    }
    let name = label(echo.id)
    let way: String? =
      switch echo.state {
      case .scheduled: "echolog cancel \(name) calls it off."
      case .due, .delivered: "echolog dismiss \(name) puts it away."
      case .revealed, .reflected, .dismissed, .cancelled: nil
      }
    return Messages.echoNotLoaded(names.map(label), way: way)
  }

  /// The answer where a person wants to open an Echo and none waits for that.
  func noneToOpen(missing: UInt64) -> ProgramError {
    let none = Messages.programError(Rejection.notFound(.echo, ""))
    let isOpened = history.hasOpenedEchoes(at: view)
    let next = [
      (isOpened ? wayToOpened : nil) ?? none.nextStep,
      missing > 0 ? Messages.missing(missing) : nil,
    ].compactMap(\.self)
    return ProgramError(
      none.word, none.exit, isOpened ? Messages.allAreOpened : none.sentence,
      next: next.isEmpty ? nil : next.joined(separator: "\n"))
  }

  /// Nil where no Echo was opened, or where the person does not want them listed.
  var wayToOpened: String? {
    let isListed = history.settings.showsEchoHistory && history.hasOpenedEchoes(at: view)
    return isListed ? "echolog echoes --all shows them." : nil
  }

  /// What changes an entry that is no memory.
  ///
  /// - Parameters:
  ///   - text: the words for a moment, with quotes for a line.
  ///   - praise: the praise that a moment was given later, in the same way; nil where none was.
  func refusalToEdit(_ entity: EntityReference, text: String, praise: String?) -> ProgramError {
    let name = label(entity.id)
    switch entity.kind {
    case .moment: return refusalToEdit(moment: entity.id, text: text, praise: praise)
    case .log:
      return notEditable(
        "A log is not edited, but corrected.",
        "echolog correct \(name) AMOUNT corrects it; --at gives it another time.")
    case .goal:
      return notEditable(
        "A goal is not edited.", "echolog goal target \(name) AMOUNT changes its target.")
    case .reminder:
      return notEditable(
        "A reminder is not edited.", "echolog remind change \(name) 20:00 lets it come then.")
    case .echo: return refusalToEdit(echo: entity.id).with(\.fixedRule, .immutable)
    case .batch:
      return notEditable(
        "An import is not edited.", "echolog import undo \(name) takes it back as a whole.")
    case .memory: preconditionFailure("a memory can be edited")
    }
  }

  private func refusalToEdit(moment id: EventName, text: String, praise: String?) -> ProgramError {
    guard let time = history.moment(id)?.time else { preconditionFailure("found before") }
    let at = time.precision == .day ? time.day.description : time.isoText
    let lines =
      "  echolog remove \(label(id))\n  echolog moment \(VisibleText.line(text)) --at \(at)"
    guard let praise else {
      return notEditable("A moment is not edited: it is taken back, and said anew.", lines)
    }
    return notEditable(
      "A moment is not edited: it is taken back with its praise, and both are given anew. "
        + "ID is the name that the new moment gets.",
      lines + "\n  echolog praise ID \(VisibleText.line(praise))")
  }

  private func refusalToEdit(echo id: EventName) -> ProgramError {
    let sentence = "An Echo is not edited: it returns as it was sent."
    guard case .scheduled? = history.echo(id, at: view)?.state else {
      return notEditable(sentence, "echolog show \(label(id)) shows it.")
    }
    return notEditable(
      sentence, "echolog cancel \(label(id)) calls it off; then echolog send says it anew.")
  }

  private func notEditable(_ sentence: String, _ next: String) -> ProgramError {
    ProgramError("notEditable", .refused, sentence, next: next)
  }

  /// A label is to be taken off a memory that does not have it; with those that it has.
  func notLabelled(_ label: MemoryLabel, _ memory: Memory) -> ProgramError {
    let programError = Messages.programError(Rejection.notLabelled(label))
    let labels = memory.labels.map { kept in
      Messages.option(MemoryLabel(kept.kind, text(kept.words)))
    }
    return ProgramError(
      programError.word, programError.exit, programError.sentence,
      next: labels.isEmpty
        ? "It has no labels." : "Its labels are: " + labels.joined(separator: ", "))
  }
}
