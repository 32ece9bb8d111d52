import Echolog

extension Program {
  func whatIf(of line: ParsedLine, for session: Session) async throws -> WhatIf? {
    var whatIf = session.supposed.last?.whatIf
    guard line.globals["--help"] == nil, let lines = line.globals["--whatif"] else { return whatIf }
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
  /// Supposes that a command had been given, whose answer nobody hears.
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
      throw ProgramError("valueMissing", .usage, "“without” needs an id or an activity.")
        .next("For example: without water, or without laptop:142")
    }
    return try await supposing(beside: whatIf) {
      let known = try await makePresenter().history.namedActivities
      for name in names {
        if let activity = known.first(where: { $0.label == name.lowercased() }) {
          try await opened().supposeWithout(logsOf: activity)
        } else {
          try await opened().supposeWithout(findEvent(name))
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

extension REPL {
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

  /// Asks from now on as one could when a step was recorded just now, and shows that step.
  func follow(_ walk: Walk) async throws -> ExitCode {
    try await program.readTimes(for: session)
    // A line about the prompt is asked at no other time.
    let steps = try await session.opened().recordedSteps()
    guard let moment = try await moment(of: walk, among: steps) else {
      guard case .by(1...) = walk else { throw Messages.nothingBefore }
      try await travel { ($0.asOf, $0.known) = (nil, nil) }
      return .success
    }
    let zone = try session.paths.zone(session.options)
    let words = moment.isoText(offset: zone?.offset(at: moment) ?? .utc)
    try await travel { ($0.asOf, $0.known) = (words, words) }
    let recorded = steps.filter { $0.recordedAt == moment }
    let shown = console.fitting(ListPart()).rows(of: recorded.flatMap(\.events))
    let events = try await session.opened().events(named: shown)
    return try console.show(try await session.makePresenter().steps(recorded, events))
  }

  private func time(_ words: String) async -> Instant? {
    let before = session.past
    defer { session.past = before }
    session.past.known = words
    do {
      try await program.readTimes(for: session)
      return session.time.known
    } catch {
      return nil
    }
  }

  private func moment(of walk: Walk, among steps: [RecordedStep]) async throws -> Instant? {
    switch walk {
    case .to(let words):
      do {
        let step = try await session.opened().step(holding: session.findEvent(words), among: steps)
        guard let step else { throw Messages.noFigure }
        return step.recordedAt
      } catch {
        guard let time = await time(words) else { throw error }
        guard let step = steps.last(where: { $0.recordedAt <= time }) else {
          throw Messages.nothingBefore
        }
        return step.recordedAt
      }
    case .by(let count):
      let known = session.time.known
      var moments: [Instant] = []
      for step in steps where step.recordedAt != moments.last { moments.append(step.recordedAt) }
      let here = moments.lastIndex { moment in known.map { moment <= $0 } ?? true } ?? -1
      let (place, isFar) = here.addingReportingOverflow(count)
      return !isFar && moments.indices.contains(place) ? moments[place] : nil
    }
  }
}
