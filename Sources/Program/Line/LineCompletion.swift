package import Echolog

/// What TAB does to a line.
package enum LineCompletion {
  /// What to put in behind the cursor, and the words that are possible.
  package struct Offer: Equatable, Sendable {
    package let addition: String
    /// How many characters before the cursor give way to the addition.
    package var removal = 0
    package let candidates: [Candidate]
  }

  /// A word that is possible, and what it does or means.
  package struct Candidate: Equatable, Sendable {
    package let word: String
    let note: String?
  }

  /// What TAB offers for a line up to the cursor, of things that can be named, and of zones, months
  /// and paths that begin as a word does; nil where that is nothing.
  package static func offer(
    for typed: String, things: [NamedThing] = [],
    zones: (_ beginning: String) -> [Candidate] = { _ in [] },
    months: (_ beginning: String) -> [String] = { _ in [] },
    paths: (_ beginning: String, _ foldersOnly: Bool) -> [String] = { _, _ in [] }
  ) -> Offer? {
    let line = Words.lines(typed).last ?? typed
    var (before, word) = Words.unfinished(line)
    let quote = Words.openQuote(of: line, isStillTyped: true)
    if before == [".whatif"] { return offer(supposable, word, quote) }
    before = supposed(before)
    if (before.first ?? word).hasPrefix(".") {
      return offer(dotWords(after: before, paths(word, false)), word, quote)
    }
    let found = Completion(after: before, word: word, isAtPrompt: true)
    let fitting = things.filter(found.suits)
    let all = candidates(found, word, things: fitting, zones: zones, months: months, paths: paths)
    if all.isEmpty { return offer(fitting, saying: word, at: typed, quote) }
    return offer(all, word, quote)
  }

  static func candidates(
    _ found: Completion, _ word: String, things: [NamedThing],
    zones: (String) -> [Candidate], months: (String) -> [String],
    paths: (String, _ foldersOnly: Bool) -> [String] = { _, _ in [] }
  ) -> [Candidate] {
    let others =
      switch found.kind {
      case .file: candidates(paths(word, false))
      case .folder: candidates(paths(word, true))
      case .zone: zones(word)
      case .whenOrMonth: candidates(months(word))
      default:
        things.filter { $0.name.hasPrefix(word) }
          .map { Candidate(word: $0.name, note: $0.preview) }
      }
    return found.words.map { Candidate(word: $0, note: found.notes[$0]) } + others
  }

  /// What the word before the cursor shows of the entry that it is to name.
  package struct Sought: Equatable, Sendable {
    /// What the entry has to be; nil for anything.
    package let kind: EntityKind?
    package let way: Way

    /// How the entry is described.
    package enum Way: Equatable, Sendable {
      /// By a beginning of its name, with a digit at least.
      case name(String)
      case words(SearchQuery)
    }

    var isByName: Bool { if case .name = way { true } else { false } }
  }

  /// What to look for among all entries, of which only the latest are known; nil where the line
  /// names none there, or too little of it.
  package static func sought(by typed: String) -> Sought? {
    let line = Words.lines(typed).last ?? typed
    var (before, word) = Words.unfinished(line)
    before = supposed(before)
    guard !word.isEmpty, (before.first ?? word).first != "." else { return nil }
    let found = Completion(after: before, word: word, isAtPrompt: true)
    guard case .identifier(let kind) = found.kind, found.words.isEmpty else { return nil }
    return Sought(word, kind)
  }

  private static var supposable: [Candidate] {
    var told: Set<String> = []
    let words = Grammar.supposable.map { String($0.prefix { $0 != " " }) }
    return candidates(words.filter { told.insert($0).inserted } + ["without", "back", "off"])
  }

  /// The words of the line that is supposed; what it is to be without is named as what is undone.
  private static func supposed(_ before: [String]) -> [String] {
    guard before.first == ".whatif" else { return before }
    let line = Array(before.dropFirst())
    return line == ["without"] ? UndoCommand.declaration.words : line
  }

  private static func dotWords(after before: [String], _ files: [String]) -> [Candidate] {
    guard let name = before.first else {
      return DotCommand.usages.map { Candidate(word: $0.name, note: $0.summary) }
    }
    switch DotCommand.usages.first(where: { $0.name == name })?.operand {
    case .word(_, let words) where before.count == 1: return candidates(words)
    case .file where before.count == 1: return candidates(files)
    case .text: return candidates(LineParser.continuations(of: before.dropFirst()))
    default: return []
    }
  }

  /// What a search for the word would find by text or name; the only one takes its place.
  private static func offer(
    _ things: [NamedThing], saying word: String, at typed: String, _ quote: Character?
  ) -> Offer? {
    guard let query = SearchQuery.understood(word) else { return nil }
    let found = things.filter { query.isHeld(by: $0.wordsToFind) }
    guard let first = found.first, typed.hasSuffix(word) else { return nil }
    let isOnly = found.count == 1
    let name = escaped(first.name[...], within: quote)
    return Offer(
      addition: isOnly ? name + (quote.map(String.init) ?? "") + " " : "",
      removal: isOnly ? word.unicodeScalars.count : 0,
      candidates: found.map { Candidate(word: $0.name, note: $0.preview) })
  }

  private static func candidates(_ words: [String]) -> [Candidate] {
    words.map { Candidate(word: $0, note: nil) }
  }

  private static func offer(_ all: [Candidate], _ word: String, _ quote: Character?) -> Offer? {
    let candidates = all.filter { $0.word.hasPrefix(word) }
    guard let first = candidates.first?.word else { return nil }
    let shared = candidates.dropFirst().reduce(first) { shared, next in
      String(zip(shared, next.word).prefix { $0 == $1 }.map(\.0))
    }
    let isWhole = candidates.count == 1 && shared.last != "/"
    let addition = escaped(shared.dropFirst(word.count), within: quote)
    let end = isWhole ? (quote.map(String.init) ?? "") + " " : ""
    return Offer(addition: addition + end, candidates: candidates)
  }

  private static func escaped(_ text: Substring, within quote: Character?) -> String {
    switch quote {
    case "'": String(text)
    case "\"": text.map { "\"\\".contains($0) ? "\\" + String($0) : String($0) }.joined()
    case "”": text.map { "”\\".contains($0) ? "\\" + String($0) : String($0) }.joined()
    default: text.map { " \"“'\\#".contains($0) ? "\\" + String($0) : String($0) }.joined()
    }
  }
}

extension LineCompletion.Sought {
  /// - Returns: nil when the word narrows nothing down.
  init?(_ word: String, _ kind: EntityKind?) {
    self.kind = kind
    if let colon = word.lastIndex(of: ":"), UInt64(word[word.index(after: colon)...]) != nil {
      way = .name(word)
    } else if let query = SearchQuery.understood(word) {
      way = .words(query)
    } else {
      return nil
    }
  }
}

extension SearchQuery {
  /// Nil for words that hold nothing to look for.
  static func understood(_ words: String) -> SearchQuery? {
    Result { try SearchQuery(words) }.value
  }
}

extension NamedThing {
  /// What it is found by when its name is not known; a label and a device say no more than it.
  fileprivate var wordsToFind: String {
    switch kind {
    case .entry, .quote: words
    case .label, .device, .activity: name
    }
  }
}

extension LineCompletion.Offer {
  /// More would push the line that is typed out of sight.
  private static let limit = 20

  /// The candidates as they are shown: with their notes a line each, else in columns.
  package func list(width: Int) -> String {
    if candidates.contains(where: { $0.note != nil }), candidates.count <= 3 * Self.limit {
      let rows = candidates.prefix(Self.limit)
      let column = rows.map { DisplayWidth.of($0.word) }.max() ?? 0
      let lines = rows.map { row in
        let word = DisplayWidth.pad(row.word, to: column)
        return DisplayWidth.cut(VisibleText.line(word + "  " + (row.note ?? "")), to: width - 1)
      }
      let left = candidates.count - rows.count
      return (lines + (left > 0 ? [Messages.moreCandidates(left)] : [])).joined(separator: "\n")
    }
    let words = candidates.map { VisibleText.line($0.word) }
    let column = (words.map(DisplayWidth.of).max() ?? 0) + 2
    let count = max(1, (width - 1) / column)
    let rows = stride(from: 0, to: words.count, by: count).map { start in
      words[start..<min(start + count, words.count)].map { DisplayWidth.pad($0, to: column) }
        .joined()
    }
    return rows.prefix(Self.limit).joined(separator: "\n")
      + (rows.count > Self.limit
        ? "\n" + Messages.moreCandidates(words.count - Self.limit * count) : "")
  }
}

/// What only the machine knows: paths, zones and the day; none of it where that can not be read.
extension ProgramPaths {
  /// Paths that begin as the typed one; hidden ones only where the dot was typed.
  func pathsBeginning(_ typed: String, foldersOnly: Bool) -> [String] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { typed[...$0] } ?? ""
    let beginning = slash.map { typed[typed.index(after: $0)...] } ?? typed[...]
    let entries =
      Result { try disk.list(absolute(folder.isEmpty ? "." : String(folder))) }.value ?? []
    return entries.filter { entry in
      entry.name.hasPrefix(beginning) && (!entry.name.hasPrefix(".") || beginning.hasPrefix("."))
        && (!foldersOnly || entry.kind == .directory)
    }.map { folder + $0.name + ($0.kind == .directory ? "/" : "") }
  }

  /// Zones that a typed name may become, part by part as in the system's folder, with the time that
  /// their clocks show, and folders with a slash at their end.
  func zonesBeginning(_ typed: String, _ options: Options) -> [LineCompletion.Candidate] {
    guard !typed.contains(".."), !typed.hasPrefix("/") else { return [] }
    let folder = typed.lastIndex(of: "/").map { String(typed[...$0]) } ?? ""
    let path = Path(zones.folder + "/" + folder)
    let entries = Result { () throws(StorageError) in try disk.list(path) }.value ?? []
    // Beside the zones are tables and other editions, which begin with a small letter.
    return entries.filter { $0.name.first?.isUppercase == true }.compactMap { entry in
      let name = folder + entry.name
      guard name.hasPrefix(typed) else { return nil }
      if entry.kind == .directory { return LineCompletion.Candidate(word: name + "/", note: nil) }
      var there = options
      there.zone = name
      return wallTime(there).map {
        LineCompletion.Candidate(word: name, note: Messages.time(minuteOfDay: $0.minuteOfDay))
      }
    }
  }

  func monthsBeginning(_ typed: String, _ options: Options) -> [String] {
    wallTime(options).map { MonthCompletion.months(typed, until: $0.day) } ?? []
  }

  private func wallTime(_ options: Options) -> WallTime? {
    Result { try dependencies(options) }.value.map { dependencies in
      let now = dependencies.now()
      return WallTime(at: now, offset: dependencies.zone?.offset(at: now) ?? .utc)
    }
  }
}

/// Finds the months and the years that a typed word may become, of those that have begun.
package enum MonthCompletion {
  /// `1984`, `1984-07` or `July 1984`, the latest first; none before something narrows them down,
  /// which a letter of a month or two digits of a year do.
  package static func months(_ typed: String, until today: CivilDay) -> [String] {
    guard typed.first?.isLetter == true else { return numbers(typed, until: today) }
    let parts = typed.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let isCapital = typed.first?.isUppercase == true
    let names = Messages.months.map { isCapital ? $0 : $0.lowercased() }
    return years(parts.count > 1 ? String(parts[1]) : "", until: today).flatMap { year in
      names.enumerated().filter { index, name in
        (parts.count > 1 ? name == parts[0] : name.hasPrefix(parts[0]))
          && hasBegun(index + 1, of: year, by: today)
      }.map { "\($0.element) \(year)" }
    }
  }

  private static func numbers(_ typed: String, until today: CivilDay) -> [String] {
    guard typed.count >= 2 else { return [] }
    let found = years(String(typed.prefix(4)), until: today)
    guard let year = found.first, typed.count >= 4 else { return found.map(String.init) }
    let months = (1...12).filter { hasBegun($0, of: year, by: today) }
    return (["\(year)"] + months.map { "\(year)-\($0 < 10 ? "0" : "")\($0)" })
      .filter { $0.hasPrefix(typed) }
  }

  /// The years that begin so, of a long life; this one and the last where nothing is typed.
  private static func years(_ typed: String, until today: CivilDay) -> [Int] {
    let latest = today.date.year
    guard !typed.isEmpty else { return [latest, latest - 1] }
    guard typed.count >= 2 else { return [] }
    return (latest - 120...latest).reversed().filter { String($0).hasPrefix(typed) }
  }

  private static func hasBegun(_ month: Int, of year: Int, by today: CivilDay) -> Bool {
    year < today.date.year || month <= today.date.month
  }
}

/// What is shown faintly behind a line that is still typed.
package enum LineHint {
  /// - Returns: the rest of the word and of the command's usage, or the text of the entry whose
  ///   name was typed; nil where there is nothing to show.
  package static func text(for typed: String, things: [NamedThing] = []) -> String? {
    if typed.last?.isNewline == true, TypedQuery.begins(typed) { return Messages.queryGoesOn }
    let line = Words.lines(typed).last ?? typed
    if let quote = Words.openQuote(of: line) {
      return line.last?.isNewline == true ? Messages.goesOn(until: quote) : nil
    }
    let (before, word) = Words.unfinished(line)
    guard let first = before.first ?? (word.isEmpty ? nil : word) else { return nil }
    if first.hasPrefix(".") { return dotHint(after: before, word) }
    if !word.isEmpty, let thing = thing(word, after: before, among: things) {
      return "  " + VisibleText.line(thing.preview)
    }
    // The word that is typed counts as a whole one, where it may be one.
    let whole = PartialLine(before + (word.isEmpty ? [] : [word]))
    if !word.isEmpty, let rest = restOfWord(before, word, whole) { return rest }
    guard word.isEmpty else { return usage(whole).flatMap { $0.isEmpty ? nil : " " + $0 } }
    let named = before.last.flatMap { thing($0, after: before.dropLast(), among: things) }
      .map { "(" + VisibleText.line($0.preview) + ")" }
    let pieces = [named, usage(whole)].compactMap { $0 }.filter { !$0.isEmpty }
    return pieces.isEmpty ? nil : pieces.joined(separator: " ")
  }

  /// What a word names: an entry anywhere, anything else only where it can be.
  private static func thing(
    _ name: String, after before: some Collection<String>, among things: [NamedThing]
  ) -> NamedThing? {
    let named = things.filter { $0.name == name }
    guard !named.isEmpty else { return nil }
    let found = Completion(after: Array(before), word: name, isAtPrompt: true)
    return named.first { $0.isEntry || found.suits($0) }
  }

  private static func restOfWord(
    _ before: [String], _ word: String, _ whole: PartialLine
  ) -> String? {
    let found = Completion(after: before, word: word, isAtPrompt: true)
    guard let first = found.words.first, first != word, !found.words.contains(word) else {
      return nil
    }
    let rest = usage(PartialLine(before + [first])).map { $0.isEmpty ? "" : " " + $0 } ?? ""
    return first.dropFirst(word.count) + rest
  }

  private static func usage(_ line: PartialLine) -> String? {
    if let pending = line.pending?.argument { return pending.placeholder }
    guard let command = line.command else {
      guard line.operands.isEmpty else { return nil }
      return LineParser.continuations(of: line.called).joined(separator: "|")
    }
    let operands = command.operands.dropFirst(line.operands.count).map(\.usage)
    return (operands + line.openFlags.map(\.usage)).joined(separator: " ")
  }

  private static func dotHint(after before: [String], _ word: String) -> String? {
    let name = before.first ?? word
    let usage = DotCommand.usages.first { usage in
      before.isEmpty ? usage.name.hasPrefix(name) : usage.name == name
    }
    guard let usage, before.isEmpty || word.isEmpty, before.count < 2 else { return nil }
    let rest = DotCommand.form(of: usage).dropFirst(name.count)
    let hint = word.isEmpty ? rest.replacing(" ", with: "", maxReplacements: 1) : rest
    return hint.isEmpty ? nil : String(hint)
  }
}
