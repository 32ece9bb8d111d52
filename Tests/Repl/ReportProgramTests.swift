import Foundation
import Testing

/// A page about a history, for a browser.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ReportProgramTests {
  private func withLife(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    for (line, day) in [
      (["init", "--name", "laptop", "--key-file", "key"], 10),
      (["goal", "set", "water", "1", "L"], 10),
      (["moment", "Wrote <b>\"five\" & six</b>\u{1}"], 10), (["log", "water", "1.5", "L"], 10),
      (["log", "water", "0.5", "L"], 11),
      (["send", "Breathe", "--emotion", "joy", "--in", "3d"], 11),
    ] {
      let answer = try echolog.run(line: line, at: "2025-11-\(day)T12:00:00Z")
      #expect(answer.exit == 0, "\(line) \(answer)")
    }
    try body(echolog)
  }

  private func report(_ line: String..., of echolog: EchologProcess) throws -> String {
    let answer = try echolog.run(line: ["report", "-"] + line, at: "2025-11-11T20:00:00Z")
    #expect(answer.exit == 0, "\(answer)")
    return answer.output
  }

  @Test func `A report is a page that loads nothing, each picture with its table`() throws {
    try withLife { echolog in
      let html = try report(of: echolog)
      var open: [Substring] = []
      for tag in html.matches(of: /<(\/?)([a-z0-9]+)[^>]*?(\/?)>/) {
        if tag.1 == "/" {
          #expect(open.popLast() == tag.2, "\(html)")
        } else if tag.3 != "/", tag.2 != "meta" {
          open.append(tag.2)
        }
      }
      #expect(open.isEmpty)
      let sections = html.split(separator: "<section>").dropFirst().filter { $0.contains("<svg") }
      #expect(sections.count >= 5)
      for section in sections {
        #expect(section.contains(/<svg role="img" [^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/))
        #expect(section.contains(/<details>(?s:.)*<table>/), "\(section)")
      }
      let words = ["<script", "http:", "https:", "src=", "href=", "url(", "@import"]
      #expect(words.filter(html.contains) == [], "\(html)")
      #expect(html.contains("<title>2025-11-10: 2</title>"), "a Moment and a log")
      #expect(html.contains(">1 of 2</text>"), "the goal was reached on one day of two")
      #expect(html.contains(">2 L</text>"), "the water of the month")
      #expect(!html.contains("Breathe"), "a note on its way stays sealed")
    }
  }

  @Test func `Words are shown as they are, or not at all`() throws {
    try withLife { echolog in
      let whole = try report(of: echolog)
      #expect(whole.contains("Wrote &lt;b&gt;&quot;five&quot; &amp; six&lt;/b&gt;\u{2401}"))
      let silent = try report("--without-texts", of: echolog)
      #expect(!silent.contains("Wrote"))
    }
  }

  @Test func `A report is of the days asked about, at the time asked about`() throws {
    try withLife { echolog in
      let second = try report("--from", "2025-11-11", "--to", "2025-11-11", of: echolog)
      #expect(second.contains(">500 ml</text>") && !second.contains("Wrote"), "\(second)")
      let first = try report("--asof", "2025-11-10", of: echolog)
      #expect(first.contains(">1 of 1</text>") && first.contains(">1.5 L</text>"), "\(first)")
      let none = try echolog.run("report", "none.html", "--from", "2024-01-01", "--to", "2024-02")
      #expect(none.exit == 1 && none.errors.contains("Nothing was kept in "), "\(none)")
      let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(!names.contains("none.html"))
    }
  }

  @Test func `A file is made for the person alone, and none is replaced unasked`() throws {
    try withLife { echolog in
      let written = try echolog.run("report", "year.html", "--json")
      #expect(written.exit == 0 && written.output.contains(#""schema":"report/1""#), "\(written)")
      let path = echolog.home.appending(path: "year.html").path
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
      #expect(try echolog.run("report", "year.html").exit == 73)
      #expect(try echolog.run("report", "year.html", "--yes").exit == 0)
      let other = try echolog.run("report", "year.pdf")
      #expect(other.exit == 64 && other.errors.contains("echolog report year.pdf.html"), "\(other)")
    }
  }
}
