@unsafe @preconcurrency private import CEditline
private import System

#if canImport(Darwin)
  @unsafe @preconcurrency private import Darwin
#else
  @unsafe @preconcurrency private import Glibc
#endif

/// A line of a person at a terminal, with Emacs keys, history and completion by libedit.
///
/// libedit keeps its state in globals, so there is one editor a process, on the main actor. It is
/// asked only when both the input and the output are terminals.
///
/// While a line is typed, the terminal raises no signals: Ctrl-C arrives as a key like others, so
/// that no thread and no system call can take it for something else. While a command runs, the
/// terminal is as it was before, and Ctrl-C is a signal.
@MainActor package enum LineEditor {
  /// What came of asking for a line.
  package enum Answer: Equatable, Sendable {
    case line(String)
    /// Bytes that are no UTF-8, with what can be shown of them.
    case notText(String)
    /// Ctrl-C: the line is given up.
    case interrupted
    /// Ctrl-D on an empty line, or the terminal went away.
    case ended
  }

  private static var isReady = false
  private static var wasInterrupted = false
  private static var offer: (String) -> LineCompletion.Offer? = { _ in nil }

  /// Gives the editor what was typed before, and what TAB offers for the line up to the cursor.
  package static func begin(
    with history: LineHistory, offering offer: @escaping (String) -> LineCompletion.Offer?
  ) {
    prepare()
    for line in history.lines { remember(line) }
    Self.offer = offer
  }

  /// Adds a line to those that the arrow keys bring back.
  package static func remember(_ line: String) {
    // Sound, here and below: libedit copies the strings it is given and is used by one thread.
    unsafe add_history(line)
  }

  /// Asks for the next line.
  package static func line(prompt: String) -> Answer {
    prepare()
    wasInterrupted = false
    // Sound: readline hands over a string of its own, which is freed once it is copied.
    guard let typed = unsafe readline(prompt) else {
      let isInterrupted = wasInterrupted || Interruption.isRequested
      unsafe fputs(isInterrupted ? "^C\n" : "\n", stdout)
      unsafe fflush(stdout)
      return isInterrupted ? .interrupted : .ended
    }
    defer { unsafe free(typed) }
    if let line = unsafe String(validatingCString: typed) { return .line(line) }
    return .notText(unsafe String(cString: typed))
  }

  private static func prepare() {
    guard !isReady else { return }
    isReady = true
    // libedit drops every letter that the C library's locale does not know; texts here are UTF-8.
    if unsafe setlocale(LC_CTYPE, "C.UTF-8") == nil { unsafe setlocale(LC_CTYPE, "en_US.UTF-8") }
    rl_initialize()
    using_history()
    rl_pre_input_hook = {
      // Each call of readline forgets it.
      unsafe rl_parse_and_bind("setty -d -isig")
    }
    unsafe rl_add_defun("echolog-interrupt", { _, _ in LineEditor.interrupt() }, controlC)
    unsafe rl_add_defun("echolog-suspend", { _, _ in kill(getpid(), SIGTSTP) }, controlZ)
    unsafe rl_attempted_completion_function = { _, _, end in
      MainActor.assumeIsolated { LineEditor.complete(to: end) }
      // The line was changed already, or there is nothing to offer; no files either.
      rl_attempted_completion_over = 1
      return nil
    }
  }

  private static let controlC: Int32 = 3
  private static let controlZ: Int32 = 26

  private nonisolated static func interrupt() -> Int32 {
    MainActor.assumeIsolated { wasInterrupted = true }
    rl_done = 1
    return 0
  }

  /// Puts in what all candidates share; shows them when that adds nothing.
  private static func complete(to end: Int32) {
    guard let buffer = unsafe rl_line_buffer else { return }
    let line = unsafe String(cString: buffer)
    let typed = String(decoding: Array(line.utf8.prefix(Int(end))), as: UTF8.self)
    guard let offer = offer(typed) else { return }
    if !offer.addition.isEmpty {
      unsafe rl_insert_text(offer.addition)
      // libedit shows nothing new by itself when no matches are handed back to it.
      rl_forced_update_display()
    } else if offer.candidates.count > 1 {
      unsafe fputs("\n" + offer.list + "\n", stdout)
      rl_on_new_line()
      rl_forced_update_display()
    }
  }
}
