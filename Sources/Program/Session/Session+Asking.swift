import Platform

/// Questions that the program puts to the person at a terminal.
extension Session {
  /// What the person answers; nil where there is no one to ask.
  func ask(_ question: String, _ console: Console) throws(Exit) -> String? {
    guard console.mayAsk else { return nil }
    for line in Messages.notTaken(LineEditor.takeLinesTypedAhead(), canComeBack: isAtPrompt) {
      try console.remark(line)
    }
    switch LineEditor.line(prompt: question) {
    case .line(let answer), .pasted(let answer): return answer
    case .notText(let words): throw .programError(Messages.programError(UsageError.notText(words)))
    case .interrupted, .ended, .news, .seeksOlder: throw .programError(Messages.stoppedAtQuestion)
    }
  }

  /// Whether the person agrees, now or by `--yes`; nil where there is no one to ask.
  func agrees(to question: String, _ console: Console) throws(Exit) -> Bool? {
    guard !console.options.agreesToAll else { return true }
    let answer = try ask(question, console)
    return answer.map { ["y", "yes"].contains($0.lowercased()) }
  }
}
