extension AnyTable {
  /// Every event that was recorded: the journal itself.
  package static let events = AnyTable(
    "events",
    "Every event that was recorded, in total order; `event_json(id)` has all that one says",
    inJournal: EventRow.columns.map(\.heading))
}

/// What the columns of the table tell of an event: nothing that a copy would have to count.
struct EventRow {
  let name: EventName
  /// The number of the field that its body is.
  let type: UInt32
  let entity: EventName
  let time: EntryTime
  /// The amount of a log, or the target of a goal.
  let amount: Int64?
  /// The number of the first field that has words, where it is not 0.
  let field: UInt16

  init(_ name: EventName, _ event: Event, of entity: EventName) {
    (self.name, self.entity, type) = (name, entity, event.body.fieldNumber)
    time = EntryTime(event)
    amount =
      switch event.body {
      case .activityLogged(let body): body.amount
      case .activityCorrected(let body): body.amount
      case .goalSet(let body): body.target
      case .goalTargetChanged(let body): body.target
      default: nil
      }
    let texts = event.carriesText ? event.body.texts : []
    field = texts.first { !$0.text.isEmpty }.map { UInt16($0.field) } ?? 0
  }
}

extension EventRow {
  static let columns: [Column<EventRow>] =
    [
      Column("id", .id, "names it in commands") { row, _ in .id(row.name) },
      Column("sequence", .number, "its number in the log of its device") { row, _ in
        .number(Int64(clamping: row.name.number))
      },
      Column.word("type", "what it tells, as momentLogged") { $0.typeName },
      Column("entity", .id, "the entry that it made or is about") { row, _ in .id(row.entity) },
      Column("device", .word, "the device that wrote it") { row, _ in .device(row.name.log) },
      Column("activity", .word, "what is counted, where it is about a log or a goal") { row, view in
        .optional(view.history.activity(of: row.entity)) { .word($0.label) }
      },
      Column(
        "amount", .real, unit: "as of the activity: ml, s, m, g, or what is counted, as steps",
        "the amount that it gives a log, or the target that it gives a goal"
      ) { row, view in
        let activity = view.history.activity(of: row.entity) ?? .unspecified
        return .optional(row.amount, activity.cell)
      },
      Column("text", .text, "the first of its words, where lists show them") { row, view in
        .text(row.words(in: view))
      },
    ] + Column.times(of: \.time)

  /// The names of all types up to the greatest number that is known here.
  private static let typeNames = {
    let last = EventType.allCases.map(\.rawValue).max() ?? 0
    var names = (0...last).map { Event.Body.unknown(fieldNumber: $0).typeName }
    for (type, name) in zip(EventType.allCases, Event.Body.typeNames) {
      names[Int(type.rawValue)] = name
    }
    return names
  }()

  private var typeName: String {
    Self.typeNames.indices.contains(Int(type))
      ? Self.typeNames[Int(type)] : Event.Body.unknown(fieldNumber: type).typeName
  }

  /// Those of a note stay sealed until it is opened.
  private func words(in view: DiaryView) -> WordsReference? {
    guard field != 0, view.history.forgotten.isDisjoint(with: [entity, name]),
      view.history.echo(name, at: view.viewpoint)?.isShown(in: view.history) ?? true
    else { return nil }
    return WordsReference(event: name, field: field)
  }
}

extension History {
  /// What a log or a goal counts; nil of another entry.
  fileprivate func activity(of entity: EventName) -> Activity? {
    let slot = slot(of: entity)
    return switch slot.kind {
    case .activity: activity(of: activities[slot.row])
    case .goal: activity(of: goals[slot.row])
    default: ownNumbers[entity] == nil ? nil : activity(addedBy: entity)
    }
  }

  func rowNumber(of name: EventName) -> Int64? {
    index(of: name.log).map {
      Int64($0.rawValue) << 48 | Int64(truncatingIfNeeded: name.number)
    }
  }

  /// The event of a row, by the number that a query found; nil where that is none.
  package func event(ofRow value: QueryValue) -> EventName? {
    guard case .integer(let row) = value, logs.indices.contains(Int(row >> 48)) else { return nil }
    return EventName(log: logs[Int(row >> 48)].id, number: UInt64(row) & 0xFFFF_FFFF_FFFF)
  }
}
