package import Domain
import Events
import Rendering

/// What the word being typed may become.
package struct Completion: Equatable, Sendable {
  /// Words of the table that begin as it does, in the order of the table.
  package let words: [String]
  /// What else fits there, which the table does not know.
  package let further: Further?

  /// Things outside the table.
  package enum Further: Equatable, Sendable {
    case files, folders
    /// Names of entries of a kind; nil for any.
    case entries(EntityKind?)
  }

  /// - Parameters:
  ///   - words: the finished words before it, without the program's name.
  ///   - word: what has been typed of it so far; may be empty.
  package init(after words: [String], word: String) {
    let line = PartialLine(words)
    let command = line.command
    if let kind = line.pending {
      self.init(word, Self.values(of: kind), Self.further(of: kind))
    } else if word.hasPrefix("-") {
      self.init(word, ((command?.flags ?? []) + Grammar.everywhere).map(\.name))
    } else if let command {
      var found = line.operandCount == 0 ? LineParser.continuations(of: command.words) : []
      if command.verb == .help { found += Grammar.commands.map { $0.words[0] } }
      let kind = Self.operand(line.operandCount, of: command)?.kind
      if kind == .settingValue, let name = line.lastOperand.flatMap(SettingName.init(rawValue:)) {
        found += name.values
      }
      self.init(word, found + (kind.map(Self.values) ?? []), kind.flatMap(Self.further))
    } else {
      self.init(word, line.operandCount > 0 ? [] : LineParser.continuations(of: line.called))
    }
  }

  private init(_ word: String, _ candidates: [String], _ further: Further? = nil) {
    var seen: Set<String> = []
    words = candidates.filter { $0.hasPrefix(word) && seen.insert($0).inserted }
    self.further = further
  }

  private static func operand(_ index: Int, of command: Declaration) -> Operand? {
    if command.operands.indices.contains(index) { return command.operands[index] }
    return command.operands.last { $0.presence == .rest }
  }

  /// The words that stand for a kind of value.
  private static func values(of kind: ArgumentKind) -> [String] {
    switch kind {
    case .emotion: Emotion.registry.map(\.label)
    case .activity: Activity.registry.map(\.label)
    case .interval: EbbinghausInterval.allCases.map(\.label)
    case .period: ["day", "week"]
    case .when: ["today", "yesterday"]
    case .ago: ["5m", "2h", "3d"]
    case .shell: Statement.Shell.allCases.map(\.rawValue)
    case .eventType: Event.Body.typeNames
    case .policy: Policy.presets.map(\.label)
    case .choice(let words): words
    case .setting: SettingName.allCases.map(\.rawValue)
    case .text, .amount, .settingValue, .identifier, .number, .mapping, .file, .folder: []
    }
  }

  private static func further(of kind: ArgumentKind) -> Further? {
    switch kind {
    case .file: .files
    case .folder: .folders
    case .identifier(let kind): .entries(kind)
    default: nil
    }
  }
}

/// The words of a line that is still typed, sorted as far as they are understood.
struct PartialLine {
  private(set) var command: Declaration?
  private(set) var called: [String] = []
  private(set) var operandCount = 0
  private(set) var lastOperand: String?
  /// What the option before the cursor waits for.
  private(set) var pending: ArgumentKind?
  /// The options that go everywhere and have a value.
  private(set) var globals: [String: String] = [:]

  init(_ words: [String]) {
    var waiting: Flag?
    for word in words {
      if let flag = waiting {
        globals[flag.name] = word
        waiting = nil
      } else if LineParser.looksLikeFlag(word) {
        let known = (command?.flags ?? []) + Grammar.everywhere
        waiting = known.first { ($0.name == word || $0.short == word) && $0.argument != nil }
      } else if operandCount == 0, LineParser.continuations(of: called).contains(word) {
        called.append(word)
        command = Grammar.commands.first { $0.words == called }
      } else {
        operandCount += 1
        lastOperand = word
      }
    }
    pending = waiting?.argument
    globals = globals.filter { global in Grammar.everywhere.contains { $0.name == global.key } }
  }
}
