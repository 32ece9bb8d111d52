package import Echolog

extension Messages {
  /// That the same date of earlier years has something, so many years ago; nil for none.
  static func earlier(_ years: [Int]) -> String? {
    guard let latest = years.first else { return nil }
    let ago = latest == 1 ? "A year" : count(latest, "year")
    let others = years.count > 1 ? ", and in \(count(years.count - 1, "other year"))" : ""
    return "\(ago) ago something was kept on this date\(others): echolog day --every-year"
  }

  static func memoriesWithoutDay(_ number: Int, from: CivilDay?, to: CivilDay?) -> String {
    count(number, "memory", "memories") + " of no single day: "
      + line("memories", from: from, to: to) + " shows " + (number == 1 ? "it." : "them.")
  }

  /// A line that shows what is of some days, or all before or behind one.
  package static func line(_ command: String, from: CivilDay?, to: CivilDay?) -> String {
    "echolog " + command + (from.map { " --from \($0)" } ?? "") + (to.map { " --to \($0)" } ?? "")
  }

  static func noMemory(hasLabels: Bool, _ emotion: Emotion?, isOfTime: Bool) -> String {
    let parts = [hasLabels ? "these labels" : nil, emotion.map { "the feeling “\($0.label)”" }]
      .compactMap(\.self)
    guard !parts.isEmpty else { return "No memory is of that time." }
    return "No memory \(isOfTime ? "of that time " : "")has \(parts.joined(separator: " and "))."
  }

  /// The way to memories by a feeling that was taken for a label.
  static func feelings(among labels: [MemoryLabel]) -> [String] {
    labels.compactMap { label in
      guard Emotion.registry.contains(where: { $0.label == label.words.lowercased() }) else {
        return nil
      }
      return "echolog memories --emotion \(label.words.lowercased()) shows those of that feeling."
    }
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

  /// How words of a text that look like tags, as `#summer`, become some; nil where all are, or none
  /// is there.
  static func tags(in text: String, beside labels: [MemoryLabel], of name: String) -> String? {
    var found: [MemoryLabel] = []
    for word in text.split(whereSeparator: \.isWhitespace) where word.first == "#" {
      let tag = MemoryLabel(
        .tag, String(word.dropFirst().prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }))
      guard tag.words.first?.isLetter == true, !(found + labels).contains(where: tag.isSame)
      else { continue }
      found.append(tag)
    }
    guard !found.isEmpty else { return nil }
    let (verb, end) = found.count == 1 ? ("stays", "it a tag.") : ("stay", "them tags.")
    return "\(all(found.map { "#" + $0.words })) \(verb) in the text; echolog edit "
      + VisibleText.line(name) + " " + found.map(option).joined(separator: " ") + " makes " + end
  }

  /// `--tag summer`, as a label is in a line.
  static func option(_ label: MemoryLabel) -> String {
    let words = VisibleText.line(label.words)
    let isPlain = words.allSatisfy { $0.isLetter || $0.isNumber }
    return "--\(label.kind.label) " + (isPlain ? words : "\"\(words)\"")
  }

  static func aboutMomentsAndMemories(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .memoryEmpty: say("The memory is still empty.", "A few words are enough.")
    case .memoryTooLong(let count, let max):
      say("The memory has \(grouped(count)) characters; \(grouped(max)) fit.")
        .next("Shorten it, or keep it in two; a shared tag keeps them together.")
    case .titleTooLong(let count, let max): tooLong("The title", count, max)
    case .labelEmpty(.unspecified):
      say("The label is still empty.", "For example: echolog label rename summer \"Summer 2025\"")
    case .labelEmpty(let kind):
      say("The \(kind.label) is still empty.", "For example: --\(kind.label) \(example(of: kind))")
    case .labelTooLong(let count, let max): tooLong("The label", count, max)
    case .alreadyLabelled(let label):
      say("This memory has the \(label.kind.label) \(quoted(label.words)) already.")
    case .notLabelled(let label):
      say("This memory has no \(label.kind.label) \(quoted(label.words)).")
        .next("echolog memories shows the labels.")
    case .entryUnchanged(let kind):
      say("The \(kind.rawValue) says that already, so nothing was changed.")
        .next(
          kind == .memory
            ? "For example: echolog edit laptop:12 --title \"At the lake\""
            : "Give other words, or another time with --at.")
    case .praiseEmpty: say("The praise is still empty.", "A few kind words are enough.")
    case .praiseTooLong(let count, let max): tooLong("The praise", count, max)
    case .praiseSourceNotUsable(let source):
      say(
        "\(quoted(source)) can not name who gave a praise: up to \(EnhancePraise.longestSource) "
          + "letters a to z, digits and . - _ : can, without spaces.",
        "For example: --source praise.example")
    case .praiseAlreadyEnhanced:
      say("A later praise has come for this moment already; the first one stays.")
    case .praiseFailureNoted:
      say("That is noted already; the moment keeps the praise it has.")
        .next("A later praise is welcome all the same: echolog praise ID TEXT")
    case .summaryEmpty:
      say("There are no words about this day yet.")
        .next("For example: echolog summary \"A slow, good day.\"")
    case .summaryTooLong(let count, let max):
      say("The words have \(grouped(count)) characters; \(grouped(max)) fit.")
        .next("Shorten them by \(grouped(count - max)), or keep a memory: echolog remember")
    case .summaryUnchanged:
      say("The day has these words already, so nothing was changed.", "echolog summary shows them.")
    default: nil
    }
  }

  private static func example(of kind: LabelKind) -> String {
    switch kind {
    case .unspecified, .tag: "summer"
    case .person: "Ana"
    case .place: "\"Lake Garda\""
    }
  }

  static func calledSo(_ label: MemoryLabel) -> ProgramError {
    ProgramError(
      "alreadyLabelled", .refused,
      "It has the words \(quoted(label.words)) in all memories already.")
  }

  static func alsoSaid(in memories: Int, _ words: String) -> String {
    let (verb, own) = memories == 1 ? ("says", "it") : ("say", "them")
    return "\(count(memories, "more memory", "more memories")) \(verb) \(quoted(words)) without "
      + "this label: echolog search \(Words.line([words])) finds \(own)."
  }

  /// S2 3.4 and 5.
  static let praiseMissed = "Couldn't fetch extra encouragement this time."

  /// `Oct 25, 2025`.
  static func shortDate(_ day: CivilDay) -> String {
    let date = day.date
    return "\(longDate(day).prefix(3)) \(date.day), \(date.year)"
  }

  /// `5 min ago`; nil where the clock that asks is behind the one that wrote.
  static func ago(_ time: RelativeTime) -> String? {
    switch time {
    case .justNow: "just now"
    case .minutes(let count): "\(count) min ago"
    case .hours(let count, let isAbout): (isAbout ? "about " : "") + "\(count) h ago"
    case .days(0): "today"
    case .days(1): "yesterday"
    case .days(let count): "\(grouped(count)) days ago"
    case .ahead: nil
    }
  }

  /// `Calm day`.
  package static func name(_ mood: DayMood) -> String { capitalised(mood.rawValue) + " day" }

  /// The line about a day without a description; `today`, or words for another one.
  static func gist(of mood: DayMood, day: String) -> String {
    switch mood {
    case .quiet: "One moment, and it counts."
    case .calm: "Steady, gentle progress. You took care of small things \(day)."
    case .lively: "One thing after the other. You got a lot moving \(day)."
    case .steady: "Small things from early to late. You kept going, gently."
    case .full: "A day full of small wins. Every one of them counts."
    }
  }

  static func replaced(_ words: String, by name: String, isTakingBack: Bool) -> String {
    (isTakingBack ? "" : "Replaced: ") + quoted(words)
      + "; echolog undo \(VisibleText.line(name)) brings it back."
  }
}
