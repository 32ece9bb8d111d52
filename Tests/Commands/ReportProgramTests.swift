import Foundation
import RunningProgram
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
        #expect(section.contains(#/<details>(?s:.)*<table /#), "\(section)")
      }
      let words = ["<script", "http:", "https:", "src=", "href=", "url(", "@import"]
      #expect(words.filter(html.contains) == [], "\(html)")
      #expect(html.contains("<title>2025-11-10: 2</title>"), "a Moment and a log")
      #expect(!html.contains("<title>2025-11-09:") && !html.contains("<title>2025-11-12:"))
      #expect(html.contains("nothing</span>") && html.contains("from Monday on"), "the legend")
      #expect(html.contains(">1 of 1</text>"), "the goal was reached on the day that is over")
      #expect(html.contains(">2 L, 1 L a day</text>"), "the water of the month")
      #expect(!html.contains("Breathe"), "a note on its way stays sealed")
    }
  }

  @Test func `Words are shown as they are, or not at all`() throws {
    try withLife { echolog in
      let whole = try report(of: echolog)
      #expect(whole.contains("Wrote &lt;b&gt;&quot;five&quot; &amp; six&lt;/b&gt;\u{2401}"))
      for line in [
        ["summary", "Rain all day"], ["remember", "The ferry", "--at", "1984-07-02"],
        ["moment", "Of no hour", "--at", "2025-11-11"],
      ] {
        #expect(try echolog.run(line: line, at: "2025-11-11T19:00:00Z").exit == 0)
      }
      let more = try report("--from", "1984-01-01", of: echolog)
      #expect(more.contains("Rain all day") && more.contains("The ferry"), "\(more)")
      let wins = try #require(more.split(separator: "<h2>Moments</h2>").last)
      let order = try [
        #require(wins.firstRange(of: "Of no hour")), #require(wins.firstRange(of: "Wrote")),
      ]
      #expect(order[0].lowerBound < order[1].lowerBound, "the latest day first")
      #expect(try report(of: echolog).contains("<p>Mon 2025-11-10 to "), "not from 1984 on")
      let silent = try report("--without-texts", of: echolog)
      #expect(!silent.contains("Wrote"))
    }
  }

  @Test func `All words of the days are in it, and what there was a day on average`() throws {
    try withLife { echolog in
      let noon = "2025-11-11T12:00:00Z"
      for number in 1...40 {
        try echolog.run("moment", "Walk \(number).", "--at", "2025-11-10", at: noon)
      }
      for (day, amount) in [("10", "1"), ("11", "2")] {
        try echolog.run("log", "steps", amount, "--at", "2025-11-" + day, at: noon)
      }
      let page = try report(of: echolog)
      for number in 1...40 { #expect(page.contains(">Walk \(number).<"), "\(number)") }
      #expect(page.contains("3 steps, 2 steps a day"), "a half is rounded up")
    }
  }

  @Test func `A report is of the days asked about, at the time asked about`() throws {
    try withLife { echolog in
      let second = try report("--from", "2025-11-11", "--to", "2025-11-11", of: echolog)
      #expect(second.contains(">500 ml</text>") && !second.contains("Wrote"), "\(second)")
      let first = try report("--asof", "2025-11-10", of: echolog)
      #expect(first.contains("<p>As of 2025-11-1") && !first.contains("59.999"), "\(first)")
      #expect(first.contains(">1 of 1</text>") && first.contains(">1.5 L</text>"), "\(first)")
      for days in [
        ["2024-01-01", "--to", "2024-02"], ["2099-01-01"], ["2098-01", "--to", "2099-01"],
      ] {
        let none = try echolog.run(line: ["report", "none.html", "--from"] + days)
        #expect(none.exit == 1 && none.errors.contains("Nothing was kept "), "\(none)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(!names.contains("none.html"))
    }
  }

  @Test func `Notes count once they returned, and a month without logs has its place`() throws {
    try withLife { echolog in
      for (line, time) in [
        (["send", "Called off", "-e", "joy", "--in", "3d"], "2025-11-12T12:00:00Z"),
        (["cancel", "laptop:9"], "2025-11-12T13:00:00Z"),
        (["reveal", "laptop:8"], "2025-11-20T12:00:00Z"),
        (["log", "water", "2", "L"], "2026-01-20T12:00:00Z"),
      ] {
        let answer = try echolog.run(line: line, at: time)
        #expect(answer.exit == 0, "\(line) \(answer)")
      }
      let later = try echolog.run(line: ["report", "-"], at: "2026-01-20T20:00:00Z")
      let sections = later.output.split(separator: "<section>")
      let section = { (title: String) in
        String(sections.first { $0.contains("<h2>\(title)</h2>") } ?? "")
      }
      #expect(section("Intervals of Echoes").contains(">1 of 1</text>"), "\(later)")
      #expect(section("Water").contains("2025-12: 0 ml;"), "\(section("Water"))")
      #expect(section("Water").contains(" L a day"), "\(section("Water"))")
      #expect(section("Moments by weekday").contains("tuesday: 0 Moments;"))
      #expect(section("Echoes that came back").contains(">2025-11-20</th>"), "opened then")
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

  @Test func `Words and pictures stand out from what is behind them, in light and in dark`() throws
  {
    try withLife { echolog in
      let html = try report(of: echolog)
      let style = try #require(html.firstMatch(of: /<style>(?s:(.*?))<\/style>/)).1
      let roots = style.matches(of: /:root\s*\{([^}]*)\}/).map { $0.1 }
      try #require(roots.count == 2, "one for light, one for dark")
      let rules = style.replacing(/:root\s*\{[^}]*\}/, with: "")
        .matches(of: /([^{}]+)\{([^{}]*)\}/).map { (String($0.1), String($0.2)) }
      for root in roots {
        let colors = try Dictionary(
          uniqueKeysWithValues: root.matches(of: /--(\w+):\s*#([0-9a-f]{6})/).map {
            (String($0.1), try luminance(String($0.2)))
          })
        try expectContrast(of: rules, colors)
      }
    }
  }

  /// Words need 4.5 to 1 and pictures 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). The shades of a year are
  /// a measure, which is exempt, but where something was kept the square or its edge stands out.
  private func expectContrast(
    of rules: [(selector: String, body: String)], _ colors: [String: Double]
  ) throws {
    let paper = try #require(colors["paper"])
    var shades: [String: Double] = [:]
    var (words, pictures) = (0, 0)
    for (selector, body) in rules {
      for use in body.matches(of: /(color|fill|stroke): var\(--(\w+)\)/) {
        let color = try #require(colors[String(use.2)], "\(use.2)")
        let ratio = contrast(color, paper)
        if use.1 == "color" || selector.contains("text") {
          words += 1
          #expect(ratio >= 4.5, "\(selector) \(ratio)")
        } else if selector.contains(".level") {
          for level in selector.matches(of: /level(\d)/).map({ String($0.1) }) {
            shades[level] = max(shades[level] ?? 0, ratio)
          }
        } else if use.2 != "whole" {
          pictures += 1
          #expect(ratio >= 3, "\(selector) \(ratio)")
          let whole = try #require(colors["whole"])
          #expect(contrast(color, whole) >= 3, "\(selector) within what is asked for")
        }
      }
    }
    #expect(words >= 4 && pictures == 2 && shades.count == 5, "\(rules)")
    for (level, ratio) in shades where level != "0" {
      #expect(ratio >= 3, "level\(level) \(ratio)")
    }
    let ordered = (0...4).compactMap { colors["level\($0)"] }.map { contrast($0, paper) }
    #expect(ordered == ordered.sorted() && ordered.count == 5, "more is darker, or lighter in dark")
  }

  private func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Relative luminance, as WCAG 2.2 defines it.
  private func luminance(_ digits: String) throws -> Double {
    let number = try #require(Int(digits, radix: 16))
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(number >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
