/// A query that stands at the prompt as it is, without `sql` before it.
package enum TypedQuery {
  /// Whether a line begins one. A text that only begins like one is left to the grammar.
  static func begins(_ line: String) -> Bool {
    let text = withoutComments(line[...])
    let opening = text.prefix(7).lowercased()
    guard ["select", "explain", "with", "values"].contains(where: opening.hasPrefix) else {
      return false
    }
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    switch words.first {
    case "select":
      return words.dropFirst().contains { word in
        word == "from" || word.contains("(") || word.hasSuffix(",") || word.hasSuffix(";")
          || word.first.map { $0.isNumber || "*'\"-".contains($0) } == true
      }
    case "values": return words.dropFirst().first?.first == "("
    case "explain": return words.contains("select") || words.contains("(select")
    case "with":
      return words.dropFirst(2).first.map { $0 == "as" || $0.hasPrefix("as(") } ?? false
        || words.contains("select") || words.contains("(select")
    default: return false
    }
  }

  /// Whether a line has nothing but comments of SQL, or the end of a query.
  static func saysNothing(_ line: String) -> Bool {
    let rest = withoutComments(line[...]).filter { !$0.isWhitespace }
    return rest == ";" || rest.isEmpty && line.contains { !$0.isWhitespace }
  }

  /// Whether a line goes on with a query before it that did not end with `;`, as `WHERE …` does.
  static func isContinued(_ query: String, by line: String) -> Bool {
    tokens(of: query).last != ";" && tokens(of: line).first.map(goOn.contains) == true
  }

  /// A text without the comments before its first word.
  private static func withoutComments(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while rest.hasPrefix("--") || rest.hasPrefix("/*") {
      if rest.hasPrefix("--") {
        // An option of a line is no comment, and the line is refused for where it stands.
        let word = rest.prefix { $0 != "=" && !$0.isWhitespace }
        if Grammar.everywhere.contains(where: { $0.name == word }) { break }
        rest = rest.drop { !$0.isNewline }
      } else if let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else {
        return rest
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return rest
  }

  /// Whether more lines belong to what is typed: brackets are open, or it ends in something behind
  /// which more has to follow, or it names columns and no table. What has several lines already
  /// goes on until `;` or an empty line.
  package static func goesOn(_ text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let last = lines.last, begins(text) else { return false }
    let tokens = tokens(of: text)
    guard tokens.last != ";", last.contains(where: { !$0.isWhitespace }) else { return false }
    return lines.count > 1 || isUnfinished(tokens)
  }

  /// Whether a text is a query that can not end as it does.
  static func isOpen(_ text: String) -> Bool {
    let tokens = tokens(of: text)
    return begins(text) && tokens.last != ";" && isUnfinished(tokens)
  }

  /// Whether a query itself has a `LIMIT`, not only one within it.
  package static func hasLimit(_ query: String) -> Bool {
    var open = 0
    return tokens(of: query).contains { token in
      open += token == "(" ? 1 : token == ")" ? -1 : 0
      return open == 0 && token == "limit"
    }
  }

  private static func isUnfinished(_ tokens: [String]) -> Bool {
    var open = 0
    var hasQuery = false
    for token in tokens {
      open += token == "(" ? 1 : token == ")" ? -1 : 0
      if open == 0, token == "select" || token == "values" { hasQuery = true }
    }
    return open > 0 || !hasQuery || tokens.last.map(needMore.contains) == true || lacksTable(tokens)
  }

  /// Lines that were pasted, with the rows of each query as one.
  package static func joined(_ lines: [String]) -> [String] {
    let lines = lines.contains(where: begins) ? lines.filter { !isComment($0) } : lines
    return lines.reduce(into: []) { joined, line in
      let (before, start) = (joined.last.map(tokens) ?? [], tokens(of: line).first)
      if let query = joined.last, begins(query), start != nil, before.last != ";",
        isUnfinished(before) || isContinued(query, by: line)
      {
        joined[joined.count - 1] = query + "\n" + line
      } else {
        joined.append(line)
      }
    }
  }

  static func isComment(_ line: String) -> Bool {
    line.drop(while: \.isWhitespace).hasPrefix("--") && withoutComments(line[...]).isEmpty
  }

  /// Behind these something has to follow.
  private static let needMore: Set<String> = [
    "select", "distinct", "from", "where", "and", "or", "not", "by", "on", "using", "join", "as",
    "having", "limit", "offset", "union", "all", "except", "intersect", "in", "between", "like",
    "is", "case", "when", "then", "else", "group", "order", "left", "inner", "cross", ",", "+", "-",
    "*", "/", "%", "=", "<", ">", "|", ".",
  ]

  /// With these no line of the prompt begins, and rows of a query do.
  private static let goOn: Set<String> = [
    "from", "where", "and", "or", "group", "order", "having", "limit", "join", "left", "inner",
    "cross", "union", "except", "intersect", "on", "using", "as", ")", ",",
  ]

  private static let wordsOfExpressions: Set<String> = [
    "select", "distinct", "as", "and", "or", "not", "null", "true", "false", "is", "in", "like",
    "between", "case", "when", "then", "else", "end", "explain", "query", "plan",
  ]

  /// Whether columns are named, and nothing that has them.
  private static func lacksTable(_ tokens: [String]) -> Bool {
    guard tokens.first == "select", !tokens.contains("from") else { return false }
    return tokens.indices.contains { place in
      let isName = tokens[place].first.map { $0.isLetter || $0 == "_" } == true
      let isCalled = tokens[(place + 1)...].first == "("
      let isAlias = place > 0 && tokens[place - 1] == "as"
      return isName && !isCalled && !isAlias && !wordsOfExpressions.contains(tokens[place])
    }
  }

  /// Words in small letters and single signs; of a literal or a quoted name the quote alone.
  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var rest = withoutComments(text[...])
    while let character = rest.popFirst() {
      if "'\"`[".contains(character) {
        rest = rest.drop { $0 != (character == "[" ? "]" : character) }.dropFirst()
        tokens.append(String(character))
      } else if character.isLetter || character.isNumber || character == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        tokens.append((String(character) + word).lowercased())
        rest = rest.dropFirst(word.count)
      } else {
        tokens.append(String(character))
      }
      rest = withoutComments(rest)
    }
    return tokens
  }
}
