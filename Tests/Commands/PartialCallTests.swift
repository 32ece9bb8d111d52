import Foundation
import RunningProgram
import Testing

/// The real program where the system reads and writes a part of what it was asked to, as it may.
///
/// It runs where a C compiler is installed; else it reports that it did not.
@Suite(
  .enabled(if: EchologProcess.program != nil, "the program was not built"),
  .enabled(if: HalvingDebugger.canCompile, "a C compiler for Linux is not here"))
struct PartialCallTests {
  @Test func `What is read and written in parts is whole`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let parts = echolog.home.appending(path: "parts")
    let debugger = [try HalvingDebugger.compile(in: echolog), parts.path]
    let lines = [
      ["init", "--name", "laptop", "--key-file", "key"], ["moment", "walked"], ["moment", "swam"],
      ["sync", "shared", "--yes"], ["moment", "slept"], ["check"],
    ]
    for line in lines {
      let answer = try echolog.run(line: line, under: debugger)
      #expect(answer.exit == 0, "\(line): \(answer)")
    }
    let inParts = try echolog.run(line: ["moments", "--json"], under: debugger).output
    let whole = try echolog.run("moments", "--json").output
    for word in ["walked", "swam", "slept"] { #expect(whole.contains(word)) }
    #expect(inParts == whole)
    let checked = try echolog.run("check")
    #expect(checked.exit == 0, "\(checked)")
    let counts = try String(contentsOf: parts, encoding: .utf8).split(separator: "\n").map { line in
      line.split(separator: " ").compactMap { Int($0) }
    }
    // The first command writes a vault, the last reads one.
    #expect(counts.count == lines.count + 1)
    #expect(counts.first.map { $0[1] > 20 } == true && counts.last.map { $0[0] > 20 } == true)
  }
}

/// A program that runs another as its debugger, and halves what each of its calls asks to read or
/// write: nothing has to be loaded into the other, which may be linked to one file.
struct HalvingDebugger {
  private static let source = """
    #define _GNU_SOURCE
    #include <elf.h>
    #include <signal.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <sys/ptrace.h>
    #include <sys/syscall.h>
    #include <sys/uio.h>
    #include <sys/user.h>
    #include <sys/wait.h>
    #include <unistd.h>

    #if defined(__x86_64__)
    #define CALL(registers) (registers).orig_rax
    #define COUNT(registers) (registers).rdx
    #define ENTERS(registers) ((long)(registers).rax == -38)
    #else
    #define CALL(registers) (registers).regs[8]
    #define COUNT(registers) (registers).regs[2]
    #define ENTERS(registers) ((registers).regs[7] == 0)
    #endif

    static long parts_read, parts_written;
    static int has_begun;

    /* The linker of libraries, which takes a part for the whole, is done when the program hides its
       memory. */
    static void halve(pid_t thread) {
      struct user_regs_struct registers;
      struct iovec space = {&registers, sizeof registers};
      if (ptrace(PTRACE_GETREGSET, thread, NT_PRSTATUS, &space) || !ENTERS(registers)) return;
      has_begun |= CALL(registers) == SYS_prctl;
      if (!has_begun || COUNT(registers) < 2) return;
      if (CALL(registers) == SYS_pread64) parts_read++;
      else if (CALL(registers) == SYS_pwrite64) parts_written++;
      else return;
      COUNT(registers) -= COUNT(registers) / 2;
      ptrace(PTRACE_SETREGSET, thread, NT_PRSTATUS, &space);
    }

    int main(int count, char **words) {
      pid_t program = fork();
      if (program == 0) {
        ptrace(PTRACE_TRACEME, 0, 0, 0);
        raise(SIGSTOP);
        execv(words[2], words + 2);
        _exit(127);
      }
      int status, is_first = 1;
      pid_t thread;
      while ((thread = waitpid(-1, &status, __WALL)) > 0) {
        if (!WIFSTOPPED(status)) {
          if (thread == program) break;
          continue;
        }
        int signal = WSTOPSIG(status);
        if (signal == (SIGTRAP | 0x80)) halve(thread);
        if (is_first) {
          ptrace(PTRACE_SETOPTIONS, thread, 0, PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE);
          is_first = 0;
        }
        if (signal == SIGSTOP || (signal & 0x7f) == SIGTRAP) signal = 0;
        ptrace(PTRACE_SYSCALL, thread, 0, signal);
      }
      FILE *file = fopen(words[1], "a");
      fprintf(file, "%ld %ld\\n", parts_read, parts_written);
      fclose(file);
      return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
    }
    """

  static let canCompile: Bool = {
    #if os(Linux)
      do { return try run(["cc", "--version"]) == 0 } catch { return false }
    #else
      return false
    #endif
  }()

  /// How a command ends.
  private static func run(_ words: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The path of it.
  static func compile(in echolog: EchologProcess) throws -> String {
    try echolog.write("halves.c", source)
    let paths = ["halves", "halves.c"].map { echolog.home.appending(path: $0).path }
    #expect(try run(["cc", "-o", paths[0], paths[1]]) == 0)
    return paths[0]
  }
}
