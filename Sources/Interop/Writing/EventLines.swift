package import Echolog

/// Events as lines of JSON, one behind the other; `Schemas/answers.md` tells their fields.
package struct EventLines {
  private let view: DiaryView
  /// Whether also the words of Echoes that a list does not tell are told, as in an export.
  private let holdsAll: Bool
  /// Whether 64-bit numbers of events are numbers, and not strings.
  private let hasNumbers: Bool
  /// What stands before the number in the names of a log's events, in JSON, and its id.
  private var logs: [LogID: (label: String, id: String)] = [:]

  package init(_ view: DiaryView, holdsAll: Bool, withNumbers hasNumbers: Bool = false) {
    (self.view, self.holdsAll, self.hasNumbers) = (view, holdsAll, hasNumbers)
  }

  /// Appends one event: its name, its time and what it names around its own JSON.
  package mutating func append(_ name: EventName, _ event: Event, to text: inout String) {
    let isSealed = !holdsAll && view.history.isSealed(name, event, at: view.viewpoint)
    let event = isSealed ? event.withoutWords() : event
    text += "{\"schema\":\"event/1\",\"id\":"
    append(name, to: &text)
    text += ",\"log\":\""
    text += log(name.log).id
    text += "\",\"number\":"
    text += String(Int64(clamping: name.number))
    text += ",\"type\":\""
    text += event.body.typeName
    text += "\",\"time\":\""
    text += EntryTime(event).asKnown
    text += "\",\"references\":{"
    appendReferences(of: event, in: name.log, to: &text)
    text += isSealed ? "},\"isSealed\":true,\"event\":" : "},\"isSealed\":false,\"event\":"
    text += event.json(withNumbers: hasNumbers)
    text += "}\n"
  }

  private mutating func log(_ log: LogID) -> (label: String, id: String) {
    if let known = logs[log] { return known }
    var label = ""
    label.appendJSON(view.history.label(ofLog: log) + ":")
    label.removeLast()
    logs[log] = (label, log.description)
    return (label, log.description)
  }

  private mutating func append(_ name: EventName, to text: inout String) {
    text += log(name.log).label
    text += String(name.number)
    text += "\""
  }

  /// The other events that an event names, each by the `id` of its line.
  private mutating func appendReferences(of event: Event, in log: LogID, to text: inout String) {
    var isFirst = true
    func key(_ member: String) {
      text += isFirst ? "\"" : ",\""
      isFirst = false
      text += member
      text += "\":"
    }
    func add(_ member: String, _ named: LogID?, _ number: UInt64) {
      key(member)
      append(EventName(log: named ?? log, number: number), to: &text)
    }
    if event.subjectNumber != 0 { add("subject", event.subjectLog, event.subjectNumber) }
    if event.importBatch != 0 { add("batch", nil, event.importBatch) }
    if event.command != 0 { add("command", nil, event.command) }
    switch event.body {
    case .undone(let body): add("undone", body.undoneLog, body.undoneNumber)
    case .reminderSet(let body): add("goal", body.goalLog, body.goalNumber)
    case .activityLogged(let body) where body.ownNumber != 0:
      add("activity", body.ownLog, body.ownNumber)
    case .goalSet(let body) where body.ownNumber != 0:
      add("activity", body.ownLog, body.ownNumber)
    case .activityRetired(let body): add("activity", body.ownLog, body.ownNumber)
    case .activityRenamed(let body): add("activity", body.ownLog, body.ownNumber)
    case .memoryUnlabelled(let body): add("label", body.labelLog, body.labelNumber)
    case .logStarted(let body):
      if let continued = LogID(bytes: body.continuedLog) {
        add("continued", continued, body.continuedNumber)
      }
      if let missing = LogID(bytes: body.missingLog) { add("missing", missing, body.missingNumber) }
    case .seen(let body):
      key("seen")
      text += "["
      var mark = ""
      for one in body.logs {
        guard let log = LogID(bytes: one.log) else { continue }
        text += mark
        append(EventName(log: log, number: one.number), to: &text)
        mark = ","
      }
      text += "]"
    default: break
    }
  }
}
