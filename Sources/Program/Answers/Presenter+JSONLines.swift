package import Echolog
package import Platform

/// Events as lines of JSON; `Schemas/answers.md` lists their fields.
extension Presenter {
  /// One event as a line of JSON: its name, its time and what it names around its own JSON.
  ///
  /// - Parameter holdsAll: whether also the words of Echoes that a list does not show, as in an
  ///   export.
  package func jsonLine(_ name: EventName, _ event: Event, holdsAll: Bool) -> String {
    let isSealed = !holdsAll && isSealed(name, event)
    let event = isSealed ? event.withoutWords() : event
    let head = JSON.object(
      [
        ("schema", "event/1"), ("id", .string(label(name))), ("log", .string(name.log.description)),
        ("number", .number(name.number)), ("type", .string(event.body.typeName)),
        ("time", .string(time(event))),
        ("references", .object(references(of: event, in: name.log))),
        ("isSealed", .bool(isSealed)),
      ])
    var line = head.text
    line.removeLast()
    return line + ",\"event\":" + event.json + "}"
  }

  /// Whether the words of an event belong to an Echo that was not opened, or is hidden since.
  func isSealed(_ name: EventName, _ event: Event) -> Bool {
    guard event.carriesText, let echo = history.echo(name, at: view) else { return false }
    return !echo.state.isOpened || isHidden(echo)
  }

  /// The other events that an event names, each by the `id` of its line.
  private func references(of event: Event, in log: LogID) -> [JSON.Member] {
    let named = { (named: LogID?, number: UInt64) in
      JSON.string(self.label(EventName(log: named ?? log, number: number)))
    }
    var members: [JSON.Member] = []
    if event.subjectNumber != 0 {
      members.append(("subject", named(event.subjectLog, event.subjectNumber)))
    }
    if event.importBatch != 0 { members.append(("batch", named(nil, event.importBatch))) }
    if event.command != 0 { members.append(("command", named(nil, event.command))) }
    switch event.body {
    case .undone(let body): members.append(("undone", named(body.undoneLog, body.undoneNumber)))
    case .reminderSet(let body): members.append(("goal", named(body.goalLog, body.goalNumber)))
    case .memoryUnlabelled(let body):
      members.append(("label", named(body.labelLog, body.labelNumber)))
    case .logStarted(let body):
      if let continued = LogID(bytes: body.continuedLog) {
        members.append(("continued", named(continued, body.continuedNumber)))
      }
      if let missing = LogID(bytes: body.missingLog) {
        members.append(("missing", named(missing, body.missingNumber)))
      }
    case .seen(let body):
      let seen = body.logs.compactMap { one in
        LogID(bytes: one.log).map { named($0, one.number) }
      }
      members.append(("seen", .array(seen)))
    default: break
    }
    return members
  }
}
