import Echolog
package import Platform

extension Messages {
  /// What a journey, which goes from day to day, has no place for.
  static func memoriesWithoutDay(_ number: Int, from: CivilDay?, to: CivilDay?) -> String {
    count(number, "memory", "memories") + " of no single day: "
      + line("memories", from: from, to: to) + " shows " + (number == 1 ? "it." : "them.")
  }

  /// A line that shows what is of some days, or all before or behind one.
  package static func line(_ command: String, from: CivilDay?, to: CivilDay?) -> String {
    "echolog " + command + (from.map { " --from \($0)" } ?? "") + (to.map { " --to \($0)" } ?? "")
  }

  /// The message where memories were chosen by labels or by their time, and there is none.
  static func noMemory(hasLabels: Bool, isOfTime: Bool) -> String {
    guard isOfTime else { return "No memory has these labels." }
    return hasLabels ? "No memory of that time has these labels." : "No memory is of that time."
  }

  /// That commas part no tags; nil for a tag that does not look like several. A comma with a
  /// blank behind it belongs to its words, as in `Garda, Italy`.
  static func oneTag(_ label: MemoryLabel) -> String? {
    let parts = label.words.split(separator: ",")
    guard label.kind == .tag, parts.count > 1, !parts.contains(where: { $0.first == " " }) else {
      return nil
    }
    let options = parts.map { option(MemoryLabel(.tag, String($0))) }
    return quoted(label.words) + " is one tag. " + (parts.count == 2 ? "Two" : "Several")
      + " tags: " + options.joined(separator: " ")
  }

  /// `--tag summer`, as a label is in a line.
  static func option(_ label: MemoryLabel) -> String {
    let words = VisibleText.line(label.words)
    let isPlain = words.allSatisfy { $0.isLetter || $0.isNumber }
    return "--\(label.kind.label) " + (isPlain ? words : "\"\(words)\"")
  }

  /// Rules about memories and their labels.
  static func aboutMemories(_ rejection: Rejection) -> (sentence: String, next: String?) {
    switch rejection {
    case .memoryEmpty: ("The memory is still empty.", "A few words are enough.")
    case .memoryTooLong(let count, let max):
      (
        "The memory has \(grouped(count)) characters; \(grouped(max)) fit.",
        "Shorten it, or keep it in two; a shared tag keeps them together."
      )
    case .titleTooLong(let count, let max):
      (
        "The title has \(grouped(count)) characters; \(grouped(max)) fit.",
        "Shorten it by \(grouped(count - max))."
      )
    case .labelEmpty(let kind):
      ("The \(kind.label) is still empty.", "For example: --\(kind.label) \(example(of: kind))")
    case .labelTooLong(let count, let max):
      (
        "The label has \(grouped(count)) characters; \(grouped(max)) fit.",
        "Shorten it by \(grouped(count - max))."
      )
    case .alreadyLabelled(let label):
      ("This memory has the \(label.kind.label) \(quoted(label.words)) already.", nil)
    case .notLabelled(let label):
      (
        "This memory has no \(label.kind.label) \(quoted(label.words)).",
        "echolog memories shows the labels."
      )
    case .memoryUnchanged:
      (
        "The memory says that already, so nothing was changed.",
        "For example: echolog edit laptop:12 --title \"At the lake\""
      )
    default: preconditionFailure("not about memories")
    }
  }

  private static func example(of kind: LabelKind) -> String {
    switch kind {
    case .unspecified, .tag: "summer"
    case .person: "Ana"
    case .place: "\"Lake Garda\""
    }
  }
}
