import Echolog
import Platform

extension Program {
  func whatIf(of line: ParsedLine, for session: Session) async throws -> WhatIf? {
    var whatIf = session.supposed.last?.whatIf
    guard line.globals["--help"] == nil, let lines = line.globals["--whatif"] else {
      return whatIf
    }
    for supposed in Words.lines(lines) {
      let words = try Words.split(supposed)
      guard !words.isEmpty else { continue }
      whatIf = try await suppose(words, beside: whatIf, for: session)
    }
    return whatIf
  }

  /// Adds one line to what is supposed: `without` and what is to be left out, or a line that
  /// records something, which is decided as if it were recorded.
  func suppose(
    _ words: [String], beside whatIf: WhatIf?, for session: Session
  ) async throws -> WhatIf {
    guard words[0].lowercased() != "without" else {
      return try await session.supposeWithout(Array(words.dropFirst()), beside: whatIf)
    }
    let line = try LineParser.parse(words)
    _ = try options(of: line, over: Options())
    guard Grammar.supposable.contains(line.command.name), line.globals.isEmpty else {
      throw Messages.notSupposable(Words.line(words))
    }
    return try await session.suppose(try await command(of: line, for: session), beside: whatIf)
  }
}

extension Session {
  /// Supposes that a command had been given. What it answers is about something that was not
  /// recorded, so nobody hears it.
  fileprivate func suppose(
    _ command: any ProgramCommand, beside whatIf: WhatIf?
  ) async throws -> WhatIf {
    var console = Console(paths.environment, options)
    console.options.mayAsk = false
    console.listener = { _ in }
    return try await supposing(beside: whatIf) { _ = try await command.run(in: self, console) }
  }

  /// Supposes that events had not been recorded, or nothing had been logged of an activity.
  fileprivate func supposeWithout(
    _ names: [String], beside whatIf: WhatIf?
  ) async throws -> WhatIf {
    guard !names.isEmpty else {
      throw ProgramError(
        "valueMissing", .usage, "“without” needs an id or an activity.",
        next: "For example: without water, or without laptop:142")
    }
    return try await supposing(beside: whatIf) {
      for name in names {
        let activity = Activity.registry.first { $0.label == name.lowercased() }
        if let activity {
          try await opened().supposeWithout(logsOf: activity)
        } else {
          let event = try await findEvent(name)
          try await opened().supposeWithout(event)
        }
      }
    }
  }

  /// - Parameter whatIf: what is supposed already, by which the work finds things.
  private func supposing(
    beside whatIf: WhatIf?, _ work: () async throws -> Void
  ) async throws -> WhatIf {
    let time = QueryTime(asOf: time.asOf, known: time.known, whatIf: whatIf)
    try await opened().beginSupposing(at: time)
    let diary = try opened()
    do {
      try await work()
    } catch {
      _ = await diary.endSupposing()
      throw error
    }
    let supposed = await diary.endSupposing()
    guard supposed != whatIf ?? .nothing else { throw DiaryError.query(.nothingChanged) }
    return supposed
  }
}

extension Prompt {
  /// Adds a line to what is supposed, takes back the last one or all, and shows what is left.
  func suppose(_ words: [String]) async throws {
    switch words.first {
    case nil: break
    case "off" where words.count == 1: session.supposed = []
    case "back" where words.count == 1: _ = session.supposed.popLast()
    default:
      let whatIf = try await program.suppose(
        words, beside: session.supposed.last?.whatIf, for: session)
      session.supposed.append((line: Words.line(words), whatIf: whatIf))
    }
    try console.remark(Messages.supposed(session.supposed.map(\.line)))
  }
}
