import Echolog
package import Platform

/// Help at every level, from the table: examples first.
package enum Help {
  /// Help about words of a command or a group, or all; at a prompt without what can not be typed.
  package static func page(
    topic: [String], dayStart: DayStart? = nil, isAtPrompt: Bool = false
  ) throws(UsageError) -> Page {
    guard !topic.isEmpty else { return isAtPrompt ? atPrompt() : overview() }
    let told = { (commands: [Declaration]) in
      commands.map { blocks(of: $0, withoutExamplesOf: isAtPrompt ? Grammar.onlyAtStart : []) }
        .joined(separator: [.blank]) + remarks(on: commands, dayStart)
    }
    let words = topic.joined(separator: " ")
    let below = Grammar.commands.filter { $0.name.hasPrefix(words + " ") }
    if let command = Grammar.commands.first(where: { $0.name == words }) {
      let others = below.map { Page.Block.line("See also: echolog help " + $0.name) }
      return page(told([command]) + (others.isEmpty ? [] : [.blank]) + others)
    }
    guard below.isEmpty else { return page(told(below)) }
    let found = HelpIndex.commands(about: topic)
    let isMistyped = found.isEmpty && !HelpIndex.isSentence(topic)
    let nearest = Nearest.suggestion(for: words, among: Grammar.commands.map(\.name))
    throw .noHelp(words, nearest: isMistyped ? nearest.map { "help " + $0 } : nil, about: found)
  }

  private static func page(_ blocks: [Page.Block]) -> Page {
    let text = TextRenderer(width: nil, hasColor: false, hasUnicode: true).text(blocks)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return Page(
      ["schema": "help/1", "text": text], blocks: blocks, rows: lines.map { [String($0)] })
  }

  /// The overview of the lines at a prompt, with those that go nowhere else.
  package static func atPrompt() -> Page {
    let rows = DotCommand.usages.map { (DotCommand.form(of: $0), $0.summary) }
    return page(
      overviewBlocks(
        of: { !$0.traits.contains(.isOnlyAtStart) }, Grammar.atPrompt, called: "With every line")
        + [.blank, .line("At this prompt", .strong)] + Page.Block.list(rows)
        + [String].lines(of: PackageResources.help_keys_txt).map { .line("  " + $0) })
  }

  /// What a person sees who types nothing but the program's name; how to make a vault without one.
  static func short(hasVault: Bool) -> Page {
    let lines =
      hasVault
      ? ["repl", "today"] + firstLines
      : ["init"] + firstLines + ["today", "repl"]
    return page(
      beginning(lines) + [
        .blank, .line("echolog help shows every command, echolog help COMMAND one of them."),
      ])
  }

  private static let firstLines = [
    "moment \"Took a short walk\"", "log water 0.5 L",
    "send \"You've prepared well.\" --emotion comfort --in 3d",
  ]

  private static func beginning(_ lines: [String]) -> [Page.Block] {
    [
      .line([Span("echolog", .strong), " keeps your inner history, on this machine only."]), .blank,
    ] + lines.map { .line("  echolog " + $0) }
  }

  private static func overview() -> Page {
    page(
      overviewBlocks(begin: ["repl"], of: { _ in true }, Grammar.everywhere, called: "Everywhere")
        + [
          .line(
            "Exit codes: 0 done, 1 nothing found or not sound, 2 refused by a rule, "
              + "from 64 on it failed."
          )
        ])
  }

  private static func overviewBlocks(
    begin: [String] = [], of isTold: (Declaration) -> Bool, _ options: [Flag], called: String
  ) -> [Page.Block] {
    var blocks = beginning(["init"] + firstLines + ["today"] + begin)
    let width = Grammar.commands.map(\.name.count).reduce(0, max)
    for (heading, commands) in Grammar.groups {
      blocks += [.blank, .line(heading, .strong)]
      blocks += Page.Block.list(
        commands.map { $0.declaration }.filter(isTold).map { ($0.name, $0.summary) }, width: width)
    }
    blocks += [.blank, .line(called, .strong)] + flags(options)
    blocks += [.blank, .line("More about a command: echolog help COMMAND")]
    return blocks
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
    blocks += examples.map { .line("  echolog " + $0) }
    blocks += [.blank, .line("Usage: echolog " + usage(of: command))]
    if !command.flags.isEmpty { blocks += [.blank] + flags(command.flags) }
    let limits = command.limits()
    if !limits.isEmpty { blocks += [.blank, .line(Messages.limits(limits))] }
    return blocks
  }

  private static func remarks(on commands: [Declaration], _ dayStart: DayStart?) -> [Page.Block] {
    let renderer = TextRenderer(width: nil, hasColor: false, hasUnicode: true)
    var told: Set<String> = []
    return commands.flatMap { remarks(on: $0, dayStart) }
      .filter { told.insert(renderer.text($0)).inserted }
      .flatMap { [.blank] + $0 }
  }

  private static func remarks(on command: Declaration, _ dayStart: DayStart?) -> [[Page.Block]] {
    var remarks: [[Page.Block]] = []
    if command.operands.contains(where: { $0.kind == .words }) {
      remarks.append([.line("A dash as TEXT stands for the standard input.")])
    }
    let kinds = command.operands.map(\.kind) + command.flags.compactMap(\.argument)
    if kinds.contains(.identifier(.goal)) || kinds.contains(.charted(withGoals: true)) {
      remarks.append([
        .line(
          "A goal goes by its ID or its activity; of several, by \"water, weekly\" or "
            + "\"water, daily at most\"."
        )
      ])
    }
    if kinds.contains(.emotion) {
      let words = Messages.choices(Emotion.registry.map(\.label))
      remarks.append([.line("EMOTION is \(words).")])
    }
    if kinds.contains(.setting) {
      let settings = SettingName.allCases.map { ($0.rawValue, Messages.values(of: $0)) }
      remarks.append(Page.Block.list(settings))
    }
    if kinds.contains(.policy) {
      remarks.append(Page.Block.list(Policy.registry.map { ($0.label, Messages.gist(of: $0)) }))
    }
    if kinds.contains(where: \.isWhen) { remarks.append([.line(Messages.aboutTimes)]) }
    remarks.append(command.remarks().map { .line($0) })
    if command.traits.contains(.speaksOfDays) {
      remarks.append([.line(Messages.dayStart(dayStart))])
    }
    return remarks.filter { !$0.isEmpty }
  }

  /// `goal set ACTIVITY AMOUNT… [--per day|week]`.
  static func usage(of command: Declaration) -> String {
    ([command.name] + command.operands.map(\.usage) + command.flags.map(\.usage))
      .joined(separator: " ")
  }

  private static func flags(_ flags: [Flag]) -> [Page.Block] {
    Page.Block.list(
      flags.map { flag in
        let argument = flag.argument.map { " " + $0.placeholder } ?? ""
        return ((flag.short.map { $0 + ", " } ?? "    ") + flag.name + argument, flag.summary)
      })
  }
}

extension Page.Block {
  static func list(_ rows: [(String, String)], width: Int = 0) -> [Page.Block] {
    let width = rows.reduce(width) { max($0, DisplayWidth.of($1.0)) }
    return rows.map { name, said in
      .line([Span("  " + DisplayWidth.pad(name, to: width + 2)), Span(said)])
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
    case .optionalRest: "[" + name + "…]"
    }
  }
}

extension Flag {
  /// `[--per day|week]`.
  var usage: String {
    "[" + name + (argument.map { " " + $0.placeholder } ?? "") + "]" + (repeats ? "…" : "")
  }
}

/// Which commands words are about. The help of each command is the index.
enum HelpIndex {
  private static let most = 3

  static func commands(about words: [String]) -> [String] {
    let sought = words.reduce(into: Set<String>()) { $0.formUnion(stems(of: $1)) }
    let pages = Grammar.commands.map(fields)
    let holders = sought.map { word in
      (word, pages.count { $0.contains { field in field.stems.contains(word) } })
    }
    // A word that is in many helps is of little use for each.
    let scores = pages.map { fields in
      holders.filter { $0.1 > 0 }.reduce(0.0) { sum, holder in
        fields.filter { $0.stems.contains(holder.0) }
          .reduce(sum) { $0 + Double($1.weight) / Double(holder.1) }
      }
    }
    guard let best = scores.max(), best > 0 else { return [] }
    let order = scores.indices.filter { scores[$0] * 4 >= best }
      .sorted { (-scores[$0], $0) < (-scores[$1], $1) }
    return order.prefix(most).map { Grammar.commands[$0].name }
  }

  /// Whether words that were typed one by one are a sentence rather than a command with its values.
  static func isSentence(_ words: [String]) -> Bool {
    guard words.count > 2, !words.contains(where: { $0.contains(where: \.isWhitespace) }) else {
      return false
    }
    return words.count > 4 || !words.contains { $0.contains(where: \.isNumber) }
  }

  static func isQuestion(_ words: [String]) -> Bool {
    let asking: Set = ["how", "what", "why", "where", "when", "who", "which", "can"]
    return words.last?.last == "?" || words.first.map { asking.contains($0.lowercased()) } == true
  }

  private typealias Field = (stems: Set<String>, weight: Int)

  private static func fields(of command: Declaration) -> [Field] {
    let others = Grammar.otherNames.filter { $0.value == command.name }.map(\.key)
    return [
      (stems(of: (command.words + others).joined(separator: " ")), 8),
      (stems(of: command.summary), 4),
      (stems(of: command.examples.joined(separator: " ")), 2),
      (stems(of: command.flags.map(\.summary).joined(separator: " ")), 1),
    ]
  }

  private static func stems(of text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    return Set(words.filter { $0.count > 2 && !small.contains($0) }.map(stem))
  }

  private static func stem(_ word: String) -> String {
    let ending = ["ing", "ed", "s"].first { word.hasSuffix($0) && word.count >= $0.count + 3 }
    var stem = word.dropLast(ending?.count ?? 0)
    if stem.count > 3, stem.last == "e" { stem.removeLast() }
    return stem.last == "y" ? String(stem.dropLast()) + "i" : String(stem)
  }

  private static let small: Set = [
    "about", "all", "and", "are", "been", "but", "can", "could", "day", "days", "did", "does",
    "echolog", "for", "from", "had", "has", "have", "help", "her", "his", "how", "into", "its",
    "more", "myself", "not", "one", "our", "please", "she", "should", "some", "than", "that",
    "the", "them", "then", "there", "they", "this", "too", "want", "was", "what", "when",
    "where", "which", "who", "why", "will", "with", "would", "you", "your",
  ]
}
