/// Lines of a command as they are written again, for a person to copy.
extension Declaration {
  /// The line with these operands and options, in which no operand is taken for an option.
  ///
  /// - Parameters:
  ///   - given: the options, as `written` makes them.
  ///   - isBehindDashes: whether the operands stand behind `--` even where none needs that.
  func line(_ operands: [String], _ given: [String], isBehindDashes: Bool = false) -> String {
    let needsDashes = isBehindDashes || operands.contains(where: LineParser.looksLikeFlag)
    return Words.line(words + (needsDashes ? given + ["--"] + operands : operands + given))
  }

  /// The options that were given, in the order of the tables; a value that looks like an option is
  /// joined to its own.
  func written(_ options: [String: [String]], _ globals: [String: String]) -> [String] {
    let own = flags.flatMap { flag in (options[flag.name] ?? []).flatMap(flag.written) }
    return own + Grammar.everywhere.flatMap { flag in globals[flag.name].map(flag.written) ?? [] }
  }
}

extension Flag {
  fileprivate func written(_ value: String) -> [String] {
    if argument == nil { return [name] }
    return LineParser.looksLikeFlag(value) ? [name + "=" + value] : [name, value]
  }
}
