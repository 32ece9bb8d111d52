import Echolog

/// What the word being typed may become.
package struct Completion: Equatable, Sendable {
  /// Words of the table that begin as it does, in the order of the table.
  package private(set) var words: [String] = []
  /// What it means, of which there may be more outside the table; nil where it may mean nothing.
  package private(set) var kind: ArgumentKind?
  /// Which entries the command can be about, and how far they have to be; nil for all.
  private let kinds: Set<EntityKind>?
  private let stages: Set<NamedThing.Stage>?
  package private(set) var notes: [String: String] = [:]

  /// After finished words, without the program's name, and with what is typed of the next one.
  package init(after words: [String], word: String, isAtPrompt: Bool = false) {
    let line = PartialLine(words)
    let command = line.command
    (kinds, stages) = (command?.kinds(), command?.stages())
    var found: [String] = []
    if let flag = line.pending, let kind = flag.argument {
      found = Self.values(of: kind, flag.leaning, after: line.operands)
      self.kind = kind
    } else if word.hasPrefix("-") {
      let flags = line.openFlags + (isAtPrompt ? Grammar.atPrompt : Grammar.everywhere)
      found = flags.map(\.name)
      for flag in flags { notes[flag.name] = flag.summary }
    } else if let command {
      found = line.operands.isEmpty ? LineParser.continuations(of: command.words) : []
      if command.traits.contains(.isHelp) { found += Grammar.commands.map { $0.words[0] } }
      let operands = command.operands
      if let operand = operands.dropFirst(line.operands.count).first
        ?? operands.last(where: \.presence.takesRest)
      {
        found += Self.values(of: operand.kind, operand.leaning, after: line.operands)
        kind = operand.kind
      }
    } else if line.operands.isEmpty {
      found = LineParser.continuations(of: line.called)
      for command in Grammar.commands where command.words.count == line.called.count + 1 {
        notes[command.words[line.called.count]] = command.summary
      }
    }
    if isAtPrompt, words.isEmpty {
      let refused = Grammar.commands.filter { $0.traits.contains(.isOnlyAtStart) }.map(\.name)
      found.removeAll { refused.contains($0) }
    }
    var seen: Set<String> = []
    self.words = found.filter { $0.hasPrefix(word) && seen.insert($0).inserted }
  }

  func suits(_ thing: NamedThing) -> Bool {
    switch (kind, thing.kind) {
    case (.identifier(let wanted), .entry(let kind)):
      (wanted == nil || wanted == kind) && kinds?.contains(kind) ?? true
        && stages?.contains(thing.stage) ?? true
    case (.label(let wanted), .label(let kind)): [.unspecified, kind].contains(wanted)
    case (.device, .device), (.activity, .activity), (.ownActivity, .activity),
      (.charted, .activity):
      true
    case (.charted(withGoals: true), .entry(.goal)): stages?.contains(thing.stage) ?? true
    case (.quote(let wanted), .quote(let isKept)): wanted == isKept
    // An Echo is known by the quote that it showed.
    case (.quote(isKept: false), .entry(.echo)): [.opened, .putAway, .done].contains(thing.stage)
    default: false
    }
  }

  private static func values(
    of kind: ArgumentKind, _ leaning: WhenLeaning, after operands: [String]
  ) -> [String] {
    switch kind {
    case .settingValue: operands.first.flatMap(SettingName.init(rawValue:))?.values ?? []
    // A number comes first, and then its unit.
    case .amount where operands.count > 1:
      Activity.standard.first { $0.label == operands[0] }?.units.map { $0.names[0] } ?? []
    case .column(let ofNumbers):
      (operands.first.map { Tables.named($0) ?? AnyTable(.logs) }?.columns ?? [])
        .filter { !ofNumbers || $0.kind.isOfNumbers }.map(\.name)
    case .word(_, let words): words
    case .activity: Activity.standard.map(\.label)
    case .charted: Activity.standard.map(\.label) + Tables.all.map(\.name)
    case .when, .whenOrMonth:
      // What has happened was not tomorrow.
      ["today", "yesterday"] + (leaning == .past ? [] : ["tomorrow"]) + ["now", "3 days ago"]
        + Weekday.allCases.map { "last " + $0.label }
    case .table: Tables.listed.map(\.name) + [TableExport.all]
    case .tableOrWhen: Tables.all.map(\.name)
    default: []
    }
  }
}

/// The words of a line that is still typed, sorted as far as they are understood.
struct PartialLine {
  private(set) var command: Declaration?
  private(set) var called: [String] = []
  private(set) var operands: [String] = []
  /// What the option before the cursor waits for.
  private(set) var pending: Flag?
  private(set) var globals: [String: String] = [:]
  private(set) var openFlags: [Flag] = []

  init(_ words: [String]) {
    var given: Set<String> = []
    for word in words {
      if let flag = pending {
        globals[flag.name] = word
        pending = nil
      } else if LineParser.looksLikeFlag(word) {
        let known = (command?.flags ?? []) + Grammar.everywhere
        let name = word.split(separator: "=", maxSplits: 1).first.map(String.init) ?? word
        let flag = known.first { $0.name == name || $0.short == name }
        if let flag { given.insert(flag.name) }
        pending = name == word && flag?.argument != nil ? flag : nil
      } else if operands.isEmpty, LineParser.continuations(of: called).contains(word) {
        called.append(word)
        command = Grammar.commands.first { $0.name == called.joined(separator: " ") }
      } else {
        operands.append(word)
      }
    }
    openFlags = command?.flags.filter { $0.repeats || !given.contains($0.name) } ?? []
    globals = globals.filter { global in Grammar.everywhere.contains { $0.name == global.key } }
  }
}
