import Echolog

extension StatementReader {
  func aboutMemories() throws(LineError) -> Statement {
    switch line.command.verb {
    case .remember:
      return .remember(
        CaptureMemory(
          text: needed(0), title: line.value("--title") ?? "",
          emotion: try emotion() ?? .unspecified, labels: labels,
          occasion: try rememberedOccasion()))
    case .memories:
      let (from, to) = try days()
      return .memories(labels: labels, from: from, to: to, try part())
    case .memory: return .memory(id: needed(0))
    case .search:
      let query = try ruled { () throws(Rejection) in try SearchQuery(rest(from: 0)) }
      return .search(query, try part())
    case .edit:
      let emotion: Emotion? = line.value("--emotion") == "none" ? .unspecified : try emotion()
      return .edit(
        id: needed(0),
        EditMemory(
          title: line.value("--title"), text: operand(1), emotion: emotion,
          occasion: line.has("--at") || line.has("--ago") ? try rememberedOccasion() : nil,
          labels: labels))
    default:
      guard !labels.isEmpty else {
        throw .usage(.flagMissing("--tag, --person or --place", command: "unlabel"))
      }
      return .unlabel(id: needed(0), UnlabelMemory(labels))
    }
  }

  /// The labels of the line. A plus before one, which says that it is added, is no part of it.
  private var labels: [MemoryLabel] {
    LabelKind.registry.flatMap { kind in
      (line.options["--" + kind.label] ?? []).map { word in
        let isPlus = line.command.verb == .edit && word.hasPrefix("+")
        return MemoryLabel(kind, isPlus ? String(word.dropFirst()) : word)
      }
    }
  }

  func emotion() throws(LineError) -> Emotion? {
    guard let word = line.value("--emotion") else { return nil }
    return try ruled { () throws(Rejection) in try Emotion(named: word) }
  }
}
