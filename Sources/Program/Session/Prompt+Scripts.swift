import Echolog
import Platform

extension Prompt {
  /// Lines that came at once, of which the answers wait for one sync of the disk.
  struct Gathered {
    /// Of the first.
    let place: ScriptPlace
    var lines = 0
    var bytes = 0

    /// Whether it is enough for one sync, for the memory, and for whoever waits for answers.
    var isEnough: Bool { lines >= 512 || bytes >= 1 << 20 }
  }

  func run(_ script: consuming ScriptLines, from start: ScriptPlace) async throws -> ExitCode {
    var place = start
    while true {
      // Whoever writes the next line may wait for the answers to those before.
      if !script.isReady || gathered?.isEnough == true { try await tellGathered() }
      guard let line = try script.next() else { return .success }
      let outcome = await carry(
        out: line, at: place, isRow: script.areRows, mayGather: script.isReady)
      if outcome.endsLines { try await tellGathered() }
      switch outcome {
      case .next(let code) where code.endsScript:
        // Of lines that are still to be written nothing is known.
        if script.isReady { try console.note(Messages.notCarriedOut(behind: place.line)) }
        return code
      case .next: place.pass(line)
      case .leave: return .success
      }
    }
  }

  /// Lets what a line records become durable with what those before it did.
  func gather(_ line: String, at place: ScriptPlace) async throws {
    try await session.beginGathering()
    held.begin()
    if gathered == nil { gathered = Gathered(place: place) }
    gathered?.lines += 1
    gathered?.bytes += line.utf8.count
  }

  /// Makes durable what was gathered, and then shows what was answered.
  ///
  /// - Throws: why none of it was kept; then no answer is shown.
  func tellGathered() async throws {
    guard let gathered else { return }
    self.gathered = nil
    let answers = held.end()
    do {
      try await session.keepGathered(console)
    } catch {
      if error is StreamError { throw error }
      throw Messages.programError(for: await session.worded(error)).with(\.place, gathered.place)
    }
    for answer in answers {
      var console = console
      console.output = answer.output
      try console.write(answer.text, to: answer.stream)
    }
  }
}
