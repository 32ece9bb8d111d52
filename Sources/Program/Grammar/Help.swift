import Echolog
package import Platform

/// Help at every level, from the table: examples first.
package enum Help {
  /// - Parameters:
  ///   - topic: the words of a command, of a group such as `goal`, or none.
  ///   - dayStart: when days begin in the vault that is open; nil where none is.
  ///   - isAtPrompt: whether it is asked for at a prompt, where some examples could not be typed.
  /// - Throws: `noHelp` when there is no such command.
  package static func page(
    topic: [String], dayStart: DayStart? = nil, isAtPrompt: Bool = false
  ) throws(UsageError) -> Page {
    guard !topic.isEmpty else { return isAtPrompt ? atPrompt() : overview() }
    let refused = isAtPrompt ? Grammar.everywhere.map(\.name).filter(isRefusedAtPrompt) : []
    let told = { (commands: [Declaration]) in
      commands.map { blocks(of: $0, withoutExamplesOf: refused) }.joined(separator: [.blank])
        + remarks(on: commands, dayStart)
    }
    let exact = Grammar.commands.filter { $0.words == topic }
    let below = Grammar.commands.filter {
      $0.words.starts(with: topic) && $0.words.count > topic.count
    }
    if let command = exact.first {
      return page(
        schema: "help/1", told([command]) + (below.isEmpty ? [] : also(below)))
    }
    guard below.isEmpty else {
      return page(schema: "help/1", told(below))
    }
    let words = topic.joined(separator: " ")
    let found = HelpIndex.commands(about: topic)
    let isMistyped = found.isEmpty && !HelpIndex.isSentence(topic)
    throw .noHelp(words, nearest: isMistyped ? nearest(to: words) : nil, about: found)
  }

  private static func nearest(to words: String) -> String? {
    Nearest.suggestion(for: words, among: Grammar.commands.map(\.name)).map { "help " + $0 }
  }

  private static func page(schema: String, _ blocks: [Page.Block]) -> Page {
    let text = TextRenderer(width: nil, hasColor: false, hasUnicode: true).text(blocks)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return Page(
      ["schema": schema, "text": text], blocks: blocks,
      rows: lines.map { [String($0)] })
  }

  /// The overview of the lines at a prompt, with those that go nowhere else.
  package static func atPrompt() -> Page {
    let rows = DotCommand.usages.map { usage in
      (usage.name + (usage.operand.map { " [" + $0.placeholder + "]" } ?? ""), usage.summary)
    }
    let width = rows.map { DisplayWidth.of($0.0) }.reduce(0, max)
    let lines: [Page.Block] = rows.map { name, summary in
      .line([Span("  " + DisplayWidth.pad(name, to: width + 2)), Span(summary)])
    }
    return page(
      schema: "help/1",
      overviewBlocks(
        of: { !$0.traits.contains(.isOnlyAtStart) }, Grammar.atPrompt, called: "With every line")
        + [.blank, .line([Span("At this prompt", .strong)])] + lines
        + Messages.keysAtPrompt.map { .line([Span("  " + $0)]) })
  }

  /// What a person sees who types nothing but the program's name.
  ///
  /// - Parameter hasVault: whether there is one, which then comes before how to make it.
  static func short(hasVault: Bool) -> Page {
    let lines =
      hasVault
      ? ["repl", "today"] + firstLines
      : ["init"] + firstLines + ["today", "repl"]
    return page(
      schema: "help/1", beginning(lines) + [.blank, .line([Span(Messages.whereHelpIs)])])
  }

  private static let firstLines = [
    "moment \"Took a short walk\"", "log water 0.5 L",
    "send \"You've prepared well.\" --emotion comfort --in 3d",
  ]

  private static func beginning(_ lines: [String]) -> [Page.Block] {
    [
      .line([Span("echolog", .strong), " keeps your inner history, on this machine only."]), .blank,
    ] + lines.map { .line([Span("  echolog " + $0)]) }
  }

  private static func overview() -> Page {
    page(
      schema: "help/1",
      overviewBlocks(
        begin: ["repl"], of: { _ in true }, Grammar.everywhere, called: "Everywhere")
        + [.line([Span(Messages.aboutExitCodes)])])
  }

  private static func overviewBlocks(
    begin: [String] = [], of isTold: (Declaration) -> Bool, _ options: [Flag], called: String
  ) -> [Page.Block] {
    var blocks = beginning(["init"] + firstLines + ["today"] + begin)
    let width = Grammar.commands.map(\.name.count).reduce(0, max)
    for (heading, commands) in Grammar.groups {
      blocks += [.blank, .line([Span(heading, .strong)])]
      blocks += commands.filter(isTold).map {
        .line([Span("  " + DisplayWidth.pad($0.name, to: width + 2)), Span($0.summary)])
      }
    }
    blocks += [.blank, .line([Span(called, .strong)])] + flags(options)
    blocks += [.blank, .line(["More about a command: echolog help COMMAND"])]
    return blocks
  }

  private static func isRefusedAtPrompt(_ option: String) -> Bool {
    !Grammar.atPrompt.contains { $0.name == option }
  }

  private static func blocks(
    of command: Declaration, withoutExamplesOf options: [String]
  ) -> [Page.Block] {
    var blocks: [Page.Block] = [
      .line([Span("echolog " + command.name, .strong), Span(": " + command.summary)]), .blank,
    ]
    let examples = command.examples.filter { example in
      !example.split(separator: " ").contains { options.contains(String($0)) }
    }
    blocks += examples.map { .line([Span("  echolog " + $0)]) }
    blocks += [.blank, .line([Span("Usage: echolog " + usage(of: command))])]
    if !command.flags.isEmpty { blocks += [.blank] + flags(command.flags) }
    if !command.limits.isEmpty {
      blocks += [.blank, .line([Span(Messages.limits(command.limits))])]
    }
    return blocks
  }

  /// What is to be known of more than one command, each explained once.
  private static func remarks(
    on commands: [Declaration], _ dayStart: DayStart?
  ) -> [Page.Block] {
    let renderer = TextRenderer(width: nil, hasColor: false, hasUnicode: true)
    var told: Set<String> = []
    return commands.flatMap { remarks(on: $0, dayStart) }
      .filter { told.insert(renderer.text($0)).inserted }
      .flatMap { [.blank] + $0 }
  }

  private static func remarks(
    on command: Declaration, _ dayStart: DayStart?
  ) -> [[Page.Block]] {
    var remarks: [[Page.Block]] = []
    if command.operands.contains(where: { $0.kind == .words }) {
      remarks.append([.line([Span(Messages.wordsFromInput)])])
    }
    let kinds = command.operands.map(\.kind) + command.flags.compactMap(\.argument)
    if kinds.contains(.identifier(.goal)) || kinds.contains(.charted(withGoals: true)) {
      remarks.append([.line([Span(Messages.aboutGoalNames)])])
    }
    remarks += choices(of: kinds)
    if kinds.contains(where: \.isWhen) { remarks.append([.line([Span(Messages.aboutTimes)])]) }
    if !command.remarks.isEmpty { remarks.append(command.remarks.map { .line([Span($0)]) }) }
    if command.traits.contains(.speaksOfDays) {
      remarks.append([.line([Span(Messages.dayStart(dayStart))])])
    }
    return remarks
  }

  /// What a word can be that means one of a few.
  private static func choices(of kinds: [ArgumentKind]) -> [[Page.Block]] {
    var choices: [[Page.Block]] = []
    if kinds.contains(.emotion) { choices.append([.line([Span(Messages.emotionChoices)])]) }
    if kinds.contains(.setting) { choices.append(Messages.settingChoices) }
    if kinds.contains(.policy) { choices.append(Messages.policyChoices) }
    return choices
  }

  private static func also(_ commands: [Declaration]) -> [Page.Block] {
    [.blank] + commands.map { .line([Span("See also: echolog help " + $0.name)]) }
  }

  /// `goal set ACTIVITY AMOUNT… [--per day|week]`.
  static func usage(of command: Declaration) -> String {
    ([command.name] + command.operands.map(\.usage) + command.flags.map(\.usage))
      .joined(separator: " ")
  }

  private static func flags(_ flags: [Flag]) -> [Page.Block] {
    let names = flags.map { flag in
      (flag.short.map { $0 + ", " } ?? "    ") + flag.name
        + (flag.argument.map { " " + $0.placeholder } ?? "")
    }
    let width = names.map(DisplayWidth.of).reduce(0, max)
    return zip(names, flags).map { name, flag in
      .line([Span("  " + DisplayWidth.pad(name, to: width + 2)), Span(flag.summary)])
    }
  }
}

extension Operand {
  /// `ACTIVITY`, `[ID]` or `AMOUNT…`.
  var usage: String {
    switch presence {
    case .required: name
    case .optional: "[" + name + "]"
    case .rest: name + "…"
    }
  }
}

extension Flag {
  /// `[--per day|week]`.
  var usage: String {
    "[" + name + (argument.map { " " + $0.placeholder } ?? "") + "]" + (repeats ? "…" : "")
  }
}
