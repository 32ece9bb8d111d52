/// What is known of the text of a line, before it is carried out.
extension Words {
  static func tellsText(_ line: String) -> Bool {
    let begun = PartialLine(unfinished(line).before)
    let text = begun.command?.operands.firstIndex { $0.kind == .words }
    return text.map { begun.operands.count > $0 } ?? false
  }

  /// Whether a line has words of the person in it, with a command or without: those that a refusal
  /// offers to keep as a moment.
  static func holdsText(_ line: String) -> Bool {
    guard !line.contains(where: \.isNewline), !tellsText(line + " ") else { return true }
    do throws(UsageError) {
      _ = try LineParser.parse(try placed(line), of: line)
    } catch .unknownCommand(_, nearest: nil, _, asMoment: .some) {
      return !TypedQuery.begins(line)
    } catch {
      return false
    }
    return false
  }

  /// Whether nearly all of a line, apart from its command and its options, is in another one, which
  /// then is the same text put right.
  static func areAlike(_ kept: String, _ line: String) -> Bool {
    let (said, all) = (said(by: kept), Set(said(by: line)))
    return said.filter(all.contains).count * 4 >= said.count * 3
  }

  /// The words of a line, without signs and in small letters; its signs where it has no word.
  private static func said(by line: String) -> [String] {
    let said = PartialLine(unfinished(line + " ").before).operands + [unfinished(line + " ").word]
    let words = said.flatMap { words in
      words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
    return words.isEmpty ? said.joined().filter { !$0.isWhitespace }.map { String($0) } : words
  }

  /// Whether a line calls a command, or is one about the prompt.
  static func isCommand(_ line: String) -> Bool {
    if isOfGrammar(line) { return true }
    let (before, _) = unfinished(line)
    guard let first = before.first else { return false }
    return Grammar.commands.contains { $0.words[0] == first.lowercased() }
  }

  /// Whether a line is one of the grammar, whatever becomes of its values.
  private static func isOfGrammar(_ line: String) -> Bool {
    do throws(UsageError) {
      var words = try placed(line)
      if words.count > 1, words[0].text == "echolog" { words.removeFirst() }
      if try DotCommand(words.map(\.text)) != nil { return true }
      return !(try LineParser.parse(words, of: line)).callsNothing
    } catch {
      return false
    }
  }

  /// Whether a line is hardly meant as a command: it is none, or begins as sentences do.
  private static func isProse(_ line: String) -> Bool {
    line.first { !$0.isWhitespace }?.isUppercase == true || !isOfGrammar(line)
  }

  /// Whether lines that were pasted look like one text: the first begins one without quotes, and
  /// another one is prose.
  static func areProse(_ lines: [String]) -> Bool {
    guard let first = lines.first, beginsBareText(first) else { return false }
    return lines.dropFirst().contains { saysAnything($0) && isProse($0) }
  }

  /// Whether the command of a line takes a text, and not all of it is within quotes.
  private static func beginsBareText(_ line: String) -> Bool {
    do throws(UsageError) {
      let words = try placed(line)
      let parsed = try LineParser.parse(words, of: line)
      guard parsed.command.operands.last?.kind == .words, let text = parsed.operands.last else {
        return false
      }
      let place = words.first { $0.text == text }?.place
      return place.map { $0.count == text.count } ?? true
    } catch {
      return tellsText(line + " ")
    }
  }

  /// The command of the last line with anything in it, where that line has a text without quotes
  /// and `refused` is prose, so that both may be one text that was pasted.
  package static func command(ofTextBefore refused: String, in lines: ArraySlice<String>) -> String?
  {
    guard let line = lines.last(where: saysAnything), tellsText(line + " "), isProse(refused)
    else { return nil }
    return unfinished(line).before.first
  }
}
