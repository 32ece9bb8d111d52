@unsafe @preconcurrency private import CEditline

#if canImport(Darwin)
  @unsafe @preconcurrency private import Darwin
#else
  @unsafe @preconcurrency private import Glibc
#endif

/// A line of a person at a terminal, with Emacs keys, history and completion by libedit.
///
/// libedit keeps its state in globals, so there is one editor a process, on the main actor. It is
/// asked only when both the input and the output are terminals.
@MainActor package enum LineEditor {
  /// Prepares the editor and gives it what was typed before.
  package static func begin(with history: LineHistory) {
    // Sound, here and below: libedit copies the strings it is given and is used by one thread.
    // It drops every letter that the C library's locale does not know; texts here are UTF-8.
    if unsafe setlocale(LC_CTYPE, "C.UTF-8") == nil { unsafe setlocale(LC_CTYPE, "en_US.UTF-8") }
    rl_initialize()
    using_history()
    for line in history.lines { remember(line) }
    unsafe rl_attempted_completion_function = { _, start, end in
      MainActor.assumeIsolated { LineEditor.complete(from: start, to: end) }
      // The line was changed already, or there is nothing to offer; no files either.
      rl_attempted_completion_over = 1
      return nil
    }
  }

  /// Adds a line to those that the arrow keys bring back.
  package static func remember(_ line: String) {
    unsafe add_history(line)
  }

  /// The next line, or nil at the end of the input.
  package static func line(prompt: String) -> String? {
    // Sound: readline hands over a string of its own, which is freed once it is copied.
    guard let typed = unsafe readline(prompt) else { return nil }
    defer { unsafe free(typed) }
    return unsafe String(cString: typed)
  }

  /// Puts in what all candidates share; shows them when that adds nothing.
  private static func complete(from start: Int32, to end: Int32) {
    guard let buffer = unsafe rl_line_buffer else { return }
    let line = unsafe String(cString: buffer)
    let typed = String(decoding: Array(line.utf8.prefix(Int(end))), as: UTF8.self)
    guard let offer = LineCompletion.offer(for: typed) else { return }
    if !offer.addition.isEmpty {
      unsafe rl_insert_text(offer.addition)
      // libedit shows nothing new by itself when no matches are handed back to it.
      rl_forced_update_display()
    } else if offer.candidates.count > 1 {
      let list = "\n" + offer.candidates.joined(separator: "  ") + "\n"
      unsafe fputs(list, stdout)
      rl_on_new_line()
      rl_forced_update_display()
    }
  }
}
