import Echolog
import Platform

extension Presenter {
  func json(_ memory: Memory) -> [JSON.Member] { listing([memory]).members(of: memory) }

  func listing(_ memories: [Memory]) -> TableRows<Memory> {
    TableRows(presenter: self, table: .memories, rows: memories) { memory in
      [
        ("title", .optional(memory.title.flatMap { words[$0] })),
        ("text", .string(text(memory.text, gone: memory.isForgotten))),
        ("headline", .string(headline(memory))),
        ("labels", .array(history.labels(of: memory) { words[$0] }.map(json))),
      ]
    }
  }

  func json(_ label: MemoryLabel) -> JSON {
    .object([("kind", .string(label.kind.label)), ("label", .string(label.words))])
  }

  func version(_ change: (name: EventName, event: Event)) -> JSON {
    var members: [JSON.Member] = [
      ("event", .string(label(change.name))), ("type", .string(change.event.body.typeName)),
      ("time", .string(row(change.name, change.event)[1])),
    ]
    switch change.event.body {
    case .memoryCaptured(let body):
      members += [("title", json(body.title)), ("text", json(body.text))]
    case .memoryTitleChanged(let body): members.append(("title", json(body.title)))
    case .memoryTextChanged(let body): members.append(("text", json(body.text)))
    case .memoryEmotionChanged(let body):
      let before = history.emotion(before: change.name)
      members += [
        ("emotion", .string(body.emotion.label)),
        ("emotionBefore", .optional(before == .unspecified ? nil : before.label)),
      ]
    case .memoryTimeChanged:
      members += json(CivilDay(daysSinceEpoch: change.event.civilDay), monthOrYear(change.event))
    case .memoryLabelled(let body):
      members += [("kind", .string(body.kind.label)), ("label", json(body.label))]
    case .memoryUnlabelled(let body):
      let name = EventName(log: body.labelLog ?? change.name.log, number: body.labelNumber)
      members.append(("labelEvent", .string(label(name))))
    default: break
    }
    return .object(members)
  }

  private func json(_ text: Text) -> JSON {
    guard case .inline(let words) = text else { return .null }
    return .string(words)
  }

  func json(_ near: RelatedMemory) -> JSON {
    let reasons = near.reasons.map { reason in
      switch reason {
      case .label(let label): json(label)
      case .sameDay: JSON.object([("sameDay", .string(near.memory.time.day.description))])
      case .sameDate(let year): JSON.object([("sameDayIn", .number(year))])
      case .sameTime(let stretch): JSON.object([("alsoIn", .string(stretch.description))])
      }
    }
    let time = near.memory.time
    return .object(
      [("id", .string(label(near.memory.id))), ("headline", .string(headline(near.memory)))]
        + json(time.day, time.monthOrYear) + [("reasons", .array(reasons))])
  }
}
