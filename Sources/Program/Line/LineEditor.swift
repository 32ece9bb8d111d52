@unsafe @preconcurrency private import CEditline
private import Platform

#if canImport(Darwin)
  @unsafe @preconcurrency private import Darwin
#else
  @unsafe @preconcurrency private import Glibc
#endif

/// A line of a person at a terminal, with Emacs keys, history, completion and hints, by libedit.
///
/// There is one editor a process, on the main actor. It is asked only when both the input and the
/// output are terminals.
///
/// While a line is typed, the terminal raises no signals: Ctrl-C arrives as a key like others, so
/// that no thread and no system call can take it for something else. While a command runs, the
/// terminal is as it was before, and Ctrl-C is a signal.
///
/// A line may contain line ends: Return begins a new one while a quote is open, as Alt-Return does
/// anywhere, and what is pasted comes in as it is, run by nothing but Return.
@MainActor enum LineEditor {
  enum Answer: Equatable, Sendable {
    /// One line, with the rows that were typed into it, or pasted, which may be lines of their own.
    case line(String, isPasted: Bool)
    /// Bytes that are no UTF-8, with what can be shown of them.
    case notText(String)
    /// Ctrl-C: the line is given up, as far as it was typed.
    case interrupted(String)
    /// Ctrl-D on an empty line, or the terminal went away.
    case ended
    /// There is news, which the free row of the prompt can show before the line is asked for again.
    case news(TypedLine)
    /// TAB may offer entries that the guide does not have, once the line is asked for again.
    case seeksOlder(TypedLine)
  }

  /// A line that is still typed, before the cursor and behind it.
  struct TypedLine: Equatable, Sendable {
    let before: String
    let after: String
    /// Whether rows of it were pasted.
    let holdsPaste: Bool

    var whole: String { before + after }
  }

  /// What helps a person while they type a line of the grammar; is given the line up to the cursor.
  struct Guide {
    let width: () -> Int
    let offer: (String) -> LineCompletion.Offer?
    /// Whether TAB is to wait for entries not at hand, as where it has nothing new to offer.
    let seeksOlder: (String, _ needsMore: Bool) -> Bool
    /// What may come next, shown behind the cursor; nil where there is nothing to show.
    let hint: (String) -> String?
    let goesOn: (String) -> Bool
    /// Is given the whole line whenever it is about to go over several, so that it is not lost.
    let keep: (String) -> Void
    /// Is given the whole line about once a second while no key comes.
    let keepTyped: (String) -> Void
    /// Whether there is news that should come before the line; asked while no key comes.
    let hasNews: () -> Bool
  }

  private static var editor: OpaquePointer?
  private static var past: OpaquePointer?
  private static var prompt: UnsafeMutablePointer<CChar>?
  private static var promptColumns = 0
  private static var guide: Guide?
  private static var keys = KeyReader()
  /// What the line begins with, until it is there.
  private static var begun: TypedLine?
  /// Why the line was left before Return: Ctrl-C, news, or TAB that needs older entries.
  private static var left: Answer?
  /// Whether TAB is to be done first.
  private static var beginsWithTab = false
  /// The line up to the cursor as TAB left it last.
  private static var lastOffered: String?
  private static var canClear = false
  /// Whether news tears nothing apart that keys began, such as a search in the history.
  private static var mayTellNews = false
  private static var holdsPaste = false
  /// Whether keys waited behind the Return that ended the line.
  private static var cameWithMore = false
  /// Whether the key before was Esc, which the next one may belong to.
  private static var isAfterEscape = false

  static func remember(_ line: String) {
    prepare()
    // Sound, here and below: libedit copies the strings it is given and is used by one thread.
    _ = unsafe editline_remember(past, line)
  }

  /// Lines typed before a question, which are no answer and not run; arrow keys have them.
  static func takeLinesTypedAhead() -> [String] {
    let lines = Words.lines(keys.textTypedAhead()).filter(Words.saysAnything)
    for line in lines { remember(line) }
    return lines
  }

  /// The same for what came together with the last line, as terminals paste that put no marks
  /// around it.
  ///
  /// More keys waited when its Return was read, which nobody types as fast. What was typed after
  /// that, while the line was carried out, was typed by itself and stays to be read.
  static func takeLinesThatCameAlong() -> [String] { cameWithMore ? takeLinesTypedAhead() : [] }

  /// Asks for the next line; without a guide it is no line of the grammar, but an answer.
  static func line(
    prompt words: String, guide: Guide? = nil, begun: TypedLine? = nil, beginsWithTab: Bool = false
  ) -> Answer {
    prepare()
    // What is put back was read before, odd bytes with it.
    if begun == nil { keys.sawOddBytes = false }
    Self.guide = guide
    Self.begun = begun
    holdsPaste = begun?.holdsPaste ?? false
    Self.beginsWithTab = beginsWithTab
    (left, lastOffered) = (nil, nil)
    cameWithMore = false
    promptColumns = DisplayWidth.of(words)
    // Sound: the prompt lives until the line is there, and nobody asks for it later.
    unsafe prompt = strdup(words)
    defer { unsafe free(prompt) }
    // Bracketed paste: what is pasted comes between two marks, where the terminal knows them.
    let marksPaste = Environment.current()["TERM"] != "dumb"
    (mayTellNews, canClear) = (marksPaste, marksPaste)
    if marksPaste { say("\u{1B}[?2004h") }
    var count: Int32 = 0
    let typed = unsafe el_gets(editor, &count)
    if marksPaste { say("\u{1B}[?2004l") }
    if unsafe typed == nil, left == nil, Interruption.isRequested { left = .interrupted("") }
    if case .interrupted = left { say("^C\n") }
    if let left { return left }
    guard let typed = unsafe typed else {
      say("\n")
      return .ended
    }
    var line = unsafe String(cString: typed)
    if line.last?.isNewline == true { line.removeLast() }
    if keys.sawOddBytes { return .notText(line) }
    return .line(line, isPasted: holdsPaste)
  }

  private static func prepare() {
    guard unsafe editor == nil else { return }
    // libedit drops every letter that the C library's locale does not know; texts here are UTF-8.
    if unsafe setlocale(LC_CTYPE, "C.UTF-8") == nil { unsafe setlocale(LC_CTYPE, "en_US.UTF-8") }
    let made = unsafe el_init("echolog", stdin, stdout, stderr)
    unsafe past = history_init()
    precondition(unsafe made != nil && past != nil, "libedit found no memory")
    unsafe editor = made
    unsafe editline_show_prompt(made) { _ in
      let address = MainActor.assumeIsolated { unsafe UInt(bitPattern: LineEditor.prompt) }
      return unsafe UnsafeMutablePointer(bitPattern: address)
    }
    unsafe editline_use_emacs_keys(made)
    unsafe editline_catch_signals(made)
    unsafe editline_use_history(made, past, Int32(LineHistory.limit))
    unsafe editline_read_keys(made) { _, key in
      guard let scalar = MainActor.assumeIsolated({ LineEditor.nextKey() }) else { return 0 }
      // Sound: libedit hands over the place of one character.
      unsafe key?.pointee = wchar_t(bitPattern: scalar.value)
      return 1
    }
    unsafe editline_set_terminal(made, "-isig")
    unsafe addCommands(to: made)
    for (keys, command) in bindings { _ = unsafe editline_bind(made, keys, command) }
    // What the person set up for all programs with libedit, if anything.
    unsafe el_source(made, nil)
  }

  private static func addCommands(to made: OpaquePointer?) {
    unsafe editline_add(made, "echolog-interrupt") { _, _ in
      MainActor.assumeIsolated { LineEditor.left = .interrupted(LineEditor.typed().whole) }
      return UInt8(CC_EOF)
    }
    unsafe editline_add(made, "echolog-suspend") { _, _ in
      kill(getpid(), SIGTSTP)
      return UInt8(CC_REFRESH)
    }
    unsafe editline_add(made, "echolog-complete") { _, _ in
      let isLeft = MainActor.assumeIsolated {
        LineEditor.complete()
        return LineEditor.left != nil
      }
      return UInt8(isLeft ? CC_EOF : CC_REFRESH)
    }
    unsafe editline_add(made, "echolog-new-line") { editor, _ in
      MainActor.assumeIsolated { LineEditor.keepTyped() }
      unsafe el_insertstr(editor, "\n")
      return UInt8(CC_REFRESH)
    }
    unsafe editline_add(made, "echolog-paste") { _, _ in
      MainActor.assumeIsolated {
        let pasted = LineEditor.keys.pastedText()
        unsafe el_insertstr(LineEditor.editor, pasted)
        guard pasted.contains("\n") else { return }
        LineEditor.holdsPaste = true
        LineEditor.keepTyped()
      }
      return UInt8(CC_REFRESH)
    }
  }

  /// Keys beyond what libedit binds for Emacs, with names or known from other prompts.
  private static let bindings = [
    ("^C", "echolog-interrupt"), ("^Z", "echolog-suspend"), ("^I", "echolog-complete"),
    ("^_", "echolog-new-line"), ("^[^M", "echolog-new-line"), ("^[^J", "echolog-new-line"),
    ("^[^_", "echolog-new-line"),
    ("^[[200~", "echolog-paste"), ("^R", "em-inc-search-prev"), ("^W", "ed-delete-prev-word"),
    ("^[[1~", "ed-move-to-beg"), ("^[[4~", "ed-move-to-end"), ("^[[7~", "ed-move-to-beg"),
    ("^[[8~", "ed-move-to-end"), ("^[[H", "ed-move-to-beg"), ("^[[F", "ed-move-to-end"),
    ("^[OH", "ed-move-to-beg"), ("^[OF", "ed-move-to-end"), ("^[[3~", "ed-delete-next-char"),
    ("^[[1;5C", "em-next-word"), ("^[[1;5D", "ed-prev-word"), ("^[[5C", "em-next-word"),
    ("^[[5D", "ed-prev-word"), ("^[[1;3C", "em-next-word"), ("^[[1;3D", "ed-prev-word"),
  ]

  /// The key for a line end within a line; Return is read as it where a line goes on.
  private static let newLine: UInt8 = 0x1F

  private static func say(_ text: String) {
    // Sound: the text lives as a C string for the call.
    unsafe fputs(text, stdout)
    unsafe fflush(stdout)
  }
}

// MARK: While a line is typed

extension LineEditor {
  private static func keepTyped() { guide?.keep(typed().whole) }

  private static func typed() -> TypedLine {
    guard let line = unsafe el_line(editor)?.pointee, let start = unsafe line.buffer,
      let cursor = unsafe line.cursor, let end = unsafe line.lastchar
    else { return TypedLine(before: "", after: "", holdsPaste: false) }
    // Sound: the three pointers are into one buffer, which stays until the next call.
    let before = unsafe UnsafeRawBufferPointer(start: start, count: cursor - start)
    let after = unsafe UnsafeRawBufferPointer(start: cursor, count: end - cursor)
    return unsafe TypedLine(
      before: String(decoding: before, as: UTF8.self),
      after: String(decoding: after, as: UTF8.self), holdsPaste: holdsPaste)
  }

  private static func nextKey() -> Unicode.Scalar? {
    putBack()
    let hasHint = showHint()
    let read = keyOrNews()
    if hasHint { say("\u{1B}[K") }
    if case .news(let line) = left { clearRows(of: line) }
    if let read, beginsMore.contains(read) { mayTellNews = false }
    isAfterEscape = read == "\u{1B}"
    if read == "\r" || read == "\n" {
      if let guide, guide.goesOn(typed().before) { return Unicode.Scalar(newLine) }
      cameWithMore = keys.isWaiting
    }
    return read
  }

  /// Ctrl-Q, -R, -S, -V and -X: what follows them is no text of the line.
  private static let beginsMore: Set<Unicode.Scalar> = [
    "\u{11}", "\u{12}", "\u{13}", "\u{16}", "\u{18}",
  ]

  /// Nil also when news came, which is then noted.
  private static func keyOrNews() -> Unicode.Scalar? {
    let redraw = {
      // The window changed, or the program was in the background.
      _ = unsafe editline_redraw(editor)
    }
    if mayTellNews, !isAfterEscape, let guide {
      let hasNews = {
        guide.keepTyped(typed().whole)
        return guide.hasNews()
      }
      switch keys.wait(afterSignal: redraw, hasNews: hasNews) {
      case .key: break
      case .interrupted: return nil
      case .news:
        left = .news(typed())
        return nil
      }
    }
    return keys.next(afterSignal: redraw)
  }

  /// Puts what was typed before into the line that was just begun, with the cursor where it was.
  private static func putBack() {
    guard let line = begun else { return }
    begun = nil
    guard !line.whole.isEmpty else { return }
    unsafe el_insertstr(editor, line.whole)
    unsafe el_cursor(editor, -Int32(line.after.unicodeScalars.count))
    // The prompt is there already, and is drawn anew with the line.
    say("\r")
    _ = unsafe editline_redraw(editor)
    guard beginsWithTab else { return }
    beginsWithTab = false
    guard complete() else { return }
    clearRows(of: line)
    _ = unsafe editline_redraw(editor)
  }

  /// Takes prompt and line off the terminal, and leaves the cursor where the prompt began.
  private static func clearRows(of line: TypedLine) {
    guard let guide else { return }
    let rows = line.before.split(separator: "\n", omittingEmptySubsequences: false)
    let width = guide.width()
    let above = rows.enumerated().reduce(rows.count - 1) { above, row in
      let columns = DisplayWidth.of(row.element) + (row.offset == 0 ? promptColumns : 0)
      return above + columns / width
    }
    say((above > 0 ? "\u{1B}[\(above)A" : "") + "\r\u{1B}[J")
  }

  /// Shows faintly what may come next, as far as the row has room; not while more keys wait.
  private static func showHint() -> Bool {
    guard let guide, !keys.isWaiting else { return false }
    let line = typed()
    let text = line.before
    guard line.after.isEmpty, let hint = guide.hint(text) else { return false }
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = DisplayWidth.of(rows.last ?? "") + (rows.count > 1 ? 0 : promptColumns)
    let width = guide.width()
    let room = width - row % width - 1
    guard room > 3 else { return false }
    let shown = DisplayWidth.cut(hint, to: room)
    say("\u{1B}[2m\(shown)\u{1B}[0m\u{1B}[\(DisplayWidth.of(shown))D")
    return true
  }

  /// Puts in what all candidates share, and shows them when that adds nothing; older ones are
  /// sought where there are none, or the same are asked for again. Returns whether the line
  /// changed.
  @discardableResult private static func complete() -> Bool {
    guard let guide else { return false }
    let line = typed()
    let offer = guide.offer(line.before)
    let needsMore = offer == nil || lastOffered == line.before
    if canClear, guide.seeksOlder(line.before, needsMore) {
      left = .seeksOlder(line)
      clearRows(of: line)
      return false
    }
    lastOffered = line.before
    guard let offer else { return false }
    if !offer.addition.isEmpty {
      unsafe el_deletestr(editor, Int32(offer.removal))
      unsafe el_insertstr(editor, offer.addition)
      return true
    }
    if offer.candidates.count > 1 {
      say("\n" + offer.list(width: guide.width()) + "\n")
      _ = unsafe editline_redraw(editor)
    }
    return false
  }
}
