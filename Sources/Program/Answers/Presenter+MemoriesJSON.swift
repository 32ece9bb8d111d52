import Echolog
import Platform

extension Presenter {
  func json(_ memory: Memory) -> JSON { listing([memory]).json(memory) }

  func listing(_ memories: [Memory]) -> TableRows<Memory> {
    TableRows(presenter: self, table: .memories, rows: memories) { memory in
      [
        "title": memory.title.flatMap { words[$0] },
        "text": text(memory.text, gone: memory.isForgotten), "headline": headline(memory),
        "labels": history.labels(of: memory) { words[$0] }.map(json),
      ]
    }
  }

  func json(_ label: MemoryLabel) -> JSON {
    ["kind": label.kind.label, "label": label.words]
  }

  func version(_ change: (name: EventName, event: Event)) -> JSON {
    let said: JSON = [
      "event": label(change.name), "type": change.event.body.typeName,
      "time": row(change.name, change.event)[1],
    ]
    return said.with(content(change.name, change.event))
  }

  private func content(_ name: EventName, _ event: Event) -> JSON {
    switch event.body {
    case .memoryCaptured(let body): return ["title": json(body.title), "text": json(body.text)]
    case .memoryTitleChanged(let body): return ["title": json(body.title)]
    case .memoryTextChanged(let body): return ["text": json(body.text)]
    case .memoryEmotionChanged(let body):
      let before = history.emotion(before: name)
      return [
        "emotion": body.emotion.label, "emotionBefore": before == .unspecified ? nil : before.label,
      ]
    case .memoryTimeChanged:
      return json(CivilDay(daysSinceEpoch: event.civilDay), monthOrYear(event))
    case .memoryLabelled(let body): return ["kind": body.kind.label, "label": json(body.label)]
    case .memoryUnlabelled(let body):
      return [
        "labelEvent": label(EventName(log: body.labelLog ?? name.log, number: body.labelNumber))
      ]
    default: return [:]
    }
  }

  private func json(_ text: Text) -> JSON {
    guard case .inline(let words) = text else { return .null }
    return .string(words)
  }

  func json(_ near: RelatedMemory) -> JSON {
    let reasons = near.reasons.map { reason in
      switch reason {
      case .label(let label): json(label)
      case .sameDay: ["sameDay": near.memory.time.day] as JSON
      case .sameDate(let year): ["sameDayIn": year] as JSON
      case .sameTime(let stretch): ["alsoIn": stretch] as JSON
      }
    }
    let time = near.memory.time
    let named: JSON = ["id": label(near.memory.id), "headline": headline(near.memory)]
    return named.with(json(time.day, time.monthOrYear)).with(["reasons": reasons])
  }
}
