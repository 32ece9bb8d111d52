/// The text at the end of a line that was typed: what is there, with every sign of it.
extension LineParser {
  /// Makes one operand of a text, with the quotes and blanks in it. Quotes around all of it are no
  /// part of it.
  ///
  /// - Throws: `quoteWithin`; `flagWithin` where a quote that was hardly meant for one took an
  ///   option in.
  mutating func takeText(of command: Declaration) throws(UsageError) {
    guard typed != nil else { return }
    let last = command.operands.count - 1
    if let run = textRuns(of: command).first, run.upperBound == positions[positions.count - 1],
      let text = text(typedAt: run)
    {
      if let option = optionInQuotes(at: run, of: command) {
        throw .flagWithin(option, asText: line(withText: text, at: run), asOption: nil)
      }
      operands.replaceSubrange(last..., with: [text])
      positions.removeLast(positions.count - last)
    }
    if let odd = positions.first(where: { given[$0].hasInnerQuote }) {
      throw .quoteWithin(given[odd].text)
    }
  }

  /// The line that was given with one text in the place of these words.
  package func line(withText text: String, at run: ClosedRange<Int>) -> String {
    let (before, behind) = (given[..<run.lowerBound], given[(run.upperBound + 1)...])
    return Words.line(before.map(\.text) + [text] + behind.map(\.text))
  }

  /// Where the words of the text are, a range for each contiguous part of it; none where the line
  /// was not typed or the command takes no text.
  func textRuns(of command: Declaration) -> [ClosedRange<Int>] {
    let last = command.operands.count - 1
    guard typed != nil, last >= 0, positions.count > last, command.operands[last].kind == .words
    else { return [] }
    return positions[last...].reduce(into: []) { runs, position in
      if let run = runs.last, run.upperBound == position - 1 {
        runs[runs.count - 1] = run.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
  }

  /// What words mean as a text; nil where a backslash before a quote leaves that open.
  package func text(typedAt run: ClosedRange<Int>) -> String? {
    guard characters(of: run).first.map(Words.isQuote) == true else {
      // A backslash at the end of a row only means that the text goes on.
      return asTyped(run).replacing("\\\n", with: "\n")
    }
    let isWithinQuotes = beginsWithinQuotes(run)
    let word = given[run.lowerBound]
    if isWithinQuotes, run.count == 1, !word.hasInnerQuote {
      return Self.withoutRowOfQuote(word.text)
    }
    let raw = asTyped(run)
    guard !isWithinQuotes || !raw.contains(/\\["'”“‘’»«\\]/) else { return nil }
    return Words.withoutQuotes(raw).map(Self.withoutRowOfQuote) ?? raw
  }

  /// Whether the first word began with a quote that was closed, which no mark of the text is.
  private func beginsWithinQuotes(_ run: ClosedRange<Int>) -> Bool {
    guard let begin = characters(of: run).first, Words.isQuote(begin) else { return false }
    return "\"“".contains(begin) || given[run.lowerBound].text.first != begin
  }

  /// What was typed at these places, quotes included.
  func asTyped(_ run: ClosedRange<Int>) -> String { Words.text(characters(of: run)) }

  private func characters(of run: ClosedRange<Int>) -> ArraySlice<Character> {
    let (begin, end) = (given[run.lowerBound].place, given[run.upperBound].place)
    return (typed ?? [])[begin.lowerBound..<end.upperBound]
  }

  /// A closing quote on a row of its own begins no row of the text.
  private static func withoutRowOfQuote(_ text: String) -> String {
    guard let end = text.lastIndex(where: \.isNewline),
      text[end...].allSatisfy(\.isWhitespace)
    else { return text }
    return String(text[..<end])
  }

  /// An option of the command within quotes that are in the midst of a text and go over several
  /// rows, or are single ones: a mark that was typed for itself may have begun them.
  private func optionInQuotes(at run: ClosedRange<Int>, of command: Declaration) -> String? {
    guard !beginsWithinQuotes(run) else { return nil }
    let names = command.flags.flatMap { [$0.name, $0.short].compactMap(\.self) }
    for place in run {
      let text = given[place].text
      let isDoubtful =
        text.contains(where: \.isNewline)
        || characters(of: place...place).first(where: Words.isQuote) == "'"
      let words = isDoubtful ? text.split(whereSeparator: \.isWhitespace).dropFirst() : []
      if let option = words.first(where: { names.contains(String($0)) }) { return String(option) }
    }
    return nil
  }
}
