import Platform
import Program

/// A line of the REPL: split into words, sorted by the table, read as a command, and completed.
enum LineTarget {
  static var seeds: [[UInt8]] {
    let lines = [
      "send \"You've prepared well.\" --emotion comfort --in 3d", "log sleep 7 h 30 min --at 22:10",
      "moment 'Took a walk' --at 'yesterday 21:30'", "goal set water 2 L --per day",
      "import f.csv --as log --activity steps --map date=Day,value=Steps --dry-run",
      "replay --from 2024-01-02T03:04 --to \"last monday\" --type vibeSent --as json",
      "remember Rowed\\ far --tag a --person Ana --place Garda -e joy", "search big --limit 5 # x",
      "help goal", "edit a:1 --title T --tag +x --emotion none", "journey --days 99999999999",
      "moment x --ago '3 days'", "goals --json", "completion bash", "repl -",
    ]
    return lines.map { Array($0.utf8) }
  }

  private static let whens = WhenReader(
    now: Instant(milliseconds: 1_763_497_800_000), rules: .utc, dayStart: .standard)

  static func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    let line = String(decoding: bytes.prefix(4096), as: UTF8.self)
    _ = LineCompletion.offer(for: line)
    _ = LineHint.text(for: line)
    _ = Words.lines(line)
    _ = Words.unfinished(line)
    readTimes(line)
    let words: [Words.Placed]
    do throws(UsageError) { words = try Words.placed(line) } catch { return }
    try judgeQuoting(words.map(\.text))
    do throws(UsageError) {
      let parsed = try LineParser.parse(words, of: line)
      do {
        _ = try RowChoice(parsed)
        _ = try Arguments(parsed, whens: whens).command()
      } catch {
        // A refusal is an answer.
      }
    } catch {
      // So is this one.
    }
  }

  private static func readTimes(_ line: String) {
    do throws(WhenError) { _ = try whens.read(line) } catch {
      // A refusal is an answer.
    }
    do throws(WhenError) { _ = try whens.ago(line) } catch {
      // A refusal is an answer.
    }
  }

  /// Words of ASCII, because an accent would join the quotation mark before it, are literal within
  /// double quotes once each quote and each backslash is escaped.
  private static func judgeQuoting(_ words: [String]) throws(BrokenPromise) {
    guard words.joined().unicodeScalars.allSatisfy({ $0.isASCII && $0 != "\r" }) else { return }
    let line = words.map(quoted).joined(separator: " ")
    do throws(UsageError) {
      let again = try Words.split(line)
      if again != words { throw .quoteOpen("\"") }
    } catch {
      throw BrokenPromise("\(words) become others once they are quoted")
    }
  }

  private static func quoted(_ word: String) -> String {
    "\"" + word.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
