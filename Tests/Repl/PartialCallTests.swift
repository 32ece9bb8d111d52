import Foundation
import Testing

/// The real program where the system reads and writes a part of what it was asked to, as it may.
///
/// It runs where a C compiler is installed; else it reports that it did not.
@Suite(
  .enabled(if: EchologProcess.program != nil, "the program was not built"),
  .enabled(if: HalvingLibrary.canCompile, "a C compiler for Linux is not here"))
struct PartialCallTests {
  @Test func `What is read and written in parts is whole`() throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let library = try HalvingLibrary.compile(in: echolog)
    let parts = echolog.home.appending(path: "parts")
    echolog.variables = ["LD_PRELOAD": library, "ECHOLOG_PARTS": parts.path]
    let lines = [
      ["init", "--name", "laptop", "--key-file", "key"], ["moment", "walked"], ["moment", "swam"],
      ["sync", "shared", "--yes"], ["moment", "slept"], ["check"],
    ]
    for line in lines {
      let answer = try echolog.run(line: line)
      #expect(answer.exit == 0, "\(line): \(answer)")
    }
    let inParts = try echolog.run("moments", "--json").output
    echolog.variables = [:]
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

/// What lets each call that reads or writes do the first half of what is asked for.
struct HalvingLibrary {
  /// Loaded before the C library.
  private static let source = """
    #define _GNU_SOURCE
    #include <dlfcn.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <unistd.h>

    static long parts_read, parts_written;

    ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
      ssize_t (*real)(int, void *, size_t, off_t) = dlsym(RTLD_NEXT, "pread");
      parts_read += count > 1;
      return real(file, bytes, count - count / 2, offset);
    }

    ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
      ssize_t (*real)(int, const void *, size_t, off_t) = dlsym(RTLD_NEXT, "pwrite");
      parts_written += count > 1;
      return real(file, bytes, count - count / 2, offset);
    }

    __attribute__((destructor)) static void tell(void) {
      const char *path = getenv("ECHOLOG_PARTS");
      FILE *file = path ? fopen(path, "a") : NULL;
      if (!file) return;
      fprintf(file, "%ld %ld\\n", parts_read, parts_written);
      fclose(file);
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

  /// The path of the library.
  static func compile(in echolog: EchologProcess) throws -> String {
    try echolog.write("halves.c", source)
    let paths = ["halves.so", "halves.c"].map { echolog.home.appending(path: $0).path }
    #expect(try run(["cc", "-shared", "-fPIC", "-o", paths[0], paths[1], "-ldl"]) == 0)
    return paths[0]
  }
}
