import Echolog
import Platform

/// Events as lines of JSON, one behind the other; `Schemas/answers.md` tells their fields.
struct EventLines {
  private let told: Presenter
  /// Whether also the words of Echoes that a list does not tell are told, as in an export.
  private let holdsAll: Bool
  /// Whether 64-bit numbers of events are numbers, and not strings.
  private let hasNumbers: Bool
  /// What stands before the number in the names of a log's events, in JSON, and its id.
  private var logs: [LogID: (label: String, id: String)] = [:]

  package init(_ told: Presenter, holdsAll: Bool, withNumbers hasNumbers: Bool = false) {
    (self.told, self.holdsAll, self.hasNumbers) = (told, holdsAll, hasNumbers)
  }

  /// Appends one event: its name, its time and what it names around its own JSON.
  mutating func append(_ name: EventName, _ event: Event, to text: inout String) {
    let isSealed = !holdsAll && told.isSealed(name, event)
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
    text += told.time(event)
    text += "\",\"references\":{"
    appendReferences(of: event, in: name.log, to: &text)
    text += isSealed ? "},\"isSealed\":true,\"event\":" : "},\"isSealed\":false,\"event\":"
    text += event.json(withNumbers: hasNumbers)
    text += "}\n"
  }

  private mutating func log(_ log: LogID) -> (label: String, id: String) {
    if let known = logs[log] { return known }
    var label = ""
    label.appendJSON(told.history.label(ofLog: log) + ":")
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

extension Presenter {
  /// Whether the event holds words of an Echo that was not opened, or is hidden since.
  func isSealed(_ name: EventName, _ event: Event) -> Bool {
    guard event.carriesText, let echo = history.echo(name, at: view) else { return false }
    return !echo.state.isOpened || isHidden(echo)
  }
}

/// Events on their way to the output, in the form that was asked for; a screen's worth at a time,
/// so that memory does not grow with the history.
struct Listing {
  private let presenter: Presenter
  private let console: Console
  private var rows: [[String]] = []
  private var text = ""
  private var lines: EventLines

  init(_ presenter: Presenter, _ console: Console) {
    self.presenter = presenter
    self.console = console
    lines = EventLines(presenter, holdsAll: false)
  }

  mutating func add(_ named: NamedEvent) throws {
    switch console.options.form {
    case .json: lines.append(named.name, named.event, to: &text)
    case .plain, .csv, .people: rows.append(presenter.row(named.name, named.event))
    }
    if rows.count >= 1000 || text.utf8.count > 1 << 16 { try end() }
  }

  mutating func end() throws {
    switch console.options.form {
    case .json: try console.write(text)
    case .plain, .csv, .people:
      try console.show(Page(JSON("events/1"), blocks: Presenter.events(rows), rows: rows))
    }
    rows = []
    text = ""
  }
}
