#if canImport(Darwin)
  @unsafe @preconcurrency private import Darwin
#else
  @unsafe @preconcurrency private import Glibc
#endif

/// The system's calls with Swift's types: the only place that knows the platform.
enum Host {
  // MARK: Process and machine

  static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    // Sound: the environment is an array of C strings that ends with nil, and nothing in this
    // program changes it.
    #if canImport(Darwin)
      var next = unsafe _NSGetEnviron().pointee
    #else
      var next = unsafe environ
    #endif
    while let entry = unsafe next.pointee {
      let text = unsafe String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      unsafe next += 1
    }
    return variables
  }

  static func homeInUserDatabase() -> String? {
    // Sound: the entry is static, read at once, and the program asks from one place only.
    guard let user = unsafe getpwuid(getuid()), let home = unsafe user.pointee.pw_dir else {
      return nil
    }
    return unsafe String(cString: home)
  }

  static func machineID() -> String? {
    #if canImport(Darwin)
      var uuid = [UInt8](repeating: 0, count: 16)
      var wait = timespec(tv_sec: 5, tv_nsec: 0)
      guard unsafe gethostuuid(&uuid, &wait) == 0 else { return nil }
      return uuid.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    #else
      for path in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
        // Sound: the path lives as a C string for the call.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { continue }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 32)
        // Sound: the buffer has as many bytes as the call gets.
        let count = unsafe read(descriptor, &bytes, bytes.count)
        // Images that have not booted yet have the word `uninitialized`.
        let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        if text.count == 32, text.allSatisfy(\.isHexDigit) { return text }
      }
      return nil
    #endif
  }

  // MARK: Folders

  static func isWorkingFolder(_ path: String) -> Bool {
    var (named, own) = (stat(), stat())
    // Sound: the paths live as C strings for the calls, which fill the structures.
    guard unsafe stat(path, &named) == 0, unsafe stat(".", &own) == 0 else { return false }
    return named.st_dev == own.st_dev && named.st_ino == own.st_ino
  }

  static func workingFolder() -> String? {
    // Sound: without a buffer the call makes one as long as the path, which is ours to free.
    guard let made = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(made) }
    // Linux puts a word in brackets before a folder that can not be reached from the root.
    return unsafe String(validatingCString: made).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  // MARK: Signals

  /// Lets signals that ask for an end come through: a process begins with those blocked that its
  /// parent's thread had blocked, as a pool of threads does.
  static func receiveSignals() {
    var signals = sigset_t()
    // Sound: the set is filled and read by the calls.
    unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Whether SIGINT does nothing to the process, as after `trap "" INT` in a script.
  static func ignoresInterrupts() -> Bool {
    var action = sigaction()
    // Sound: the structure is filled by the call, and both handlers are addresses.
    guard unsafe sigaction(SIGINT, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #else
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Calls `handler`, which may only touch atomics and call `endByInterrupt`, at each SIGINT.
  static func onInterrupt(_ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    // Without SA_RESTART, so that a read at the terminal returns.
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    // Sound: the structure is read by the call.
    unsafe sigaction(SIGINT, &action, nil)
  }

  static func endByInterrupt() {
    // Back to the system's own handling, so that the parent sees the signal; it arrives when
    // the handler has returned.
    _ = signal(SIGINT, SIG_DFL)
    kill(getpid(), SIGINT)
  }

  // MARK: Streams

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether a file or a pipe has something to read, which stays there.
  static func holdsInput(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_size > 0
    case S_IFIFO:
      // Whoever fills it may come a little later.
      return hasInput(descriptor, waitMilliseconds: 100)
    default: return false
    }
  }

  /// Writes all of `bytes`, whatever signals come between.
  static func writeAll(_ descriptor: Int32, _ bytes: RawSpan) throws(ErrorNumber) {
    var done = 0
    while done < bytes.byteCount {
      // Sound: the bytes are used within the closure.
      let count = unsafe bytes.extracting(droppingFirst: done).withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 { done += count } else if errno != EINTR { throw ErrorNumber(code: errno) }
    }
  }

  /// One read; a signal ends it with `EINTR`.
  static func readOnce(
    _ descriptor: Int32, into buffer: inout MutableSpan<UInt8>
  ) -> Result<Int, ErrorNumber> {
    // Sound: the buffer is used within the closure.
    let count = unsafe buffer.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress, $0.count)
    }
    return count >= 0 ? .success(count) : .failure(ErrorNumber(code: errno))
  }

  static func streamError(_ error: ErrorNumber) -> StreamError {
    switch error.code {
    case EPIPE: .closed
    case ENOSPC, EDQUOT: .noSpace
    case EINTR: .interrupted
    default: .failed(code: error.code)
    }
  }

  // MARK: Terminal

  static func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    // Sound: the structure is filled by the call.
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return Int(size.ws_col)
  }

  static func openTerminal() -> Int32? {
    // Sound: the path lives as a C string for the call.
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Whether something can be read at once: of a terminal a whole line, unless its mode is another.
  static func hasInput(_ descriptor: Int32, waitMilliseconds: Int32 = 0) -> Bool {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // Sound: one structure is given, and its count is one.
    return unsafe poll(&input, 1, waitMilliseconds) > 0 && input.revents & Int16(POLLIN) != 0
  }

  static func closeTerminal(_ descriptor: Int32) { close(descriptor) }

  /// What a terminal does with what is typed, to be given back to `restore`.
  struct TerminalMode {
    fileprivate let mode: termios
  }

  /// Stops the terminal from showing, gathering and interpreting what is typed, and lets go what
  /// was typed before; `restore` does that too.
  static func silence(_ descriptor: Int32) -> TerminalMode? {
    var mode = termios()
    // Sound, here and below: the structure is filled or read by the call.
    guard unsafe tcgetattr(descriptor, &mode) == 0 else { return nil }
    var silent = mode
    silent.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    guard unsafe tcsetattr(descriptor, TCSAFLUSH, &silent) == 0 else { return nil }
    return TerminalMode(mode: mode)
  }

  static func restore(_ descriptor: Int32, _ before: TerminalMode) {
    var mode = before.mode
    unsafe tcsetattr(descriptor, TCSAFLUSH, &mode)
  }
}

extension Machine {
  /// The name of the machine in its network, with or without a domain; `localhost` when unset.
  package static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    // Sound: the call gets one byte less than there is, so a zero always ends the name.
    guard unsafe gethostname(&name, name.count - 1) == 0, name[0] != 0 else { return "localhost" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What the process was started with, its own name first; nil for an argument that is not UTF-8.
  package static var arguments: [String?] {
    // Sound: the arguments are as many C strings as their count says, and nothing in this program
    // changes them.
    (0..<Int(CommandLine.argc)).map { index in
      unsafe CommandLine.unsafeArgv[index].flatMap { unsafe String(validatingCString: $0) }
    }
  }

  package static var processNumber: Int32 { getpid() }

  /// Whether a process of this number is there, whoever's it is.
  package static func isRunning(_ process: Int32) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }
}

/// The two clocks of the machine.
package enum SystemClock {
  /// Milliseconds since 1970-01-01 00:00 UTC; may jump either way when the clock is set.
  package static var wallMilliseconds: Int64 {
    let time = time(of: CLOCK_REALTIME)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  /// Nanoseconds since some moment before the process began; never goes back.
  package static var monotonicNanoseconds: UInt64 {
    let time = time(of: CLOCK_MONOTONIC)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private static func time(of clock: clockid_t) -> timespec {
    var time = timespec()
    // Sound: the structure is filled by the call.
    let answer = unsafe clock_gettime(clock, &time)
    precondition(answer == 0, "the system has no such clock")
    return time
  }

  /// Waits so long, or until a signal arrives.
  package static func sleep(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    // Sound: the structure is read by the call.
    unsafe nanosleep(&time, nil)
  }
}

extension KernelRandom {
  /// Overwrites all of `bytes`.
  package static func fill(_ bytes: inout MutableSpan<UInt8>) {
    // Sound: the buffer is used within the closure, and each call gets how much room is left.
    unsafe bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      #if canImport(Darwin)
        unsafe arc4random_buf(start, bytes.count)
      #else
        var done = 0
        while done < bytes.count {
          // getrandom(2) by its portable name, which gives at most 256 bytes at a time.
          let count = min(bytes.count - done, 256)
          let answer = unsafe getentropy(start + done, count)
          precondition(answer == 0, "the kernel gives no random bytes")
          done += count
        }
      #endif
    }
  }
}
