import Foundation
import RunningProgram
import Testing

/// Answers that are shown again when they change.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct WatchProgramTests {
  private let streams = StreamTests()

  #if os(Linux)
    @Test(.timeLimit(.minutes(10)))
    func `A question that is watched is answered after each change, until Ctrl-C`() throws {
      for question in ["watch moments --json", "moments --watch --json"] {
        try streams.withVault { echolog in
          let told = try streams.shell(
            """
            set -m
            coproc WATCH { exec "$echolog" \(question); }
            pid=$WATCH_PID
            for text in one two three; do
              read -r answer <&"${WATCH[0]}"
              echo "$answer"
              "$echolog" moment "$text" > /dev/null
            done
            read -r answer <&"${WATCH[0]}"
            echo "$answer"
            kill -INT $pid
            wait $pid
            echo "exit $?"
            """, in: echolog)
          let lines = told.output.split(separator: "\n").map(String.init)
          try #require(lines.count == 5, "\(told)")
          for (count, line) in lines.dropLast().enumerated() {
            let page = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            #expect((page?["moments"] as? [Any])?.count == count, "\(told)")
          }
          #expect(lines[4] == "exit 0", "\(told)")
        }
      }
    }

    @Test(.timeLimit(.minutes(10)))
    func `An answer that is the same is not shown again`() throws {
      try streams.withVault { echolog in
        let told = try streams.shell(
          """
          set -m
          coproc WATCH { exec "$echolog" watch sql 'SELECT count(*) FROM moments' --plain; }
          pid=$WATCH_PID
          read -r answer <&"${WATCH[0]}"
          echo "$answer"
          for step in 1 2 3; do "$echolog" log water 1 L > /dev/null; sleep 0.3; done
          "$echolog" moment One > /dev/null
          read -r answer <&"${WATCH[0]}"
          echo "$answer"
          kill -INT $pid
          wait $pid
          """, in: echolog)
        #expect(told.output == "0\n1\n", "\(told)")
      }
    }
  #endif

  @Test func `What is no question is not watched, with how to go on`() throws {
    try streams.withVault { echolog in
      for line in [["watch", "moment", "Walked"], ["moment", "Walked", "--watch"]] {
        let refused = try echolog.run(line: line)
        #expect(refused.exit == 64, "\(refused)")
        let error = try echolog.run(line: line + ["--json"]).errors
        #expect(error.contains(#""watchesNothing""#), "\(error)")
        #expect(refused.errors.contains("echolog today --watch"), "\(refused)")
      }
      let moments = try echolog.run("moments", "--json")
      #expect(moments.output.contains(#""moments":[]"#), "nothing was recorded: \(moments)")
    }
  }
}
