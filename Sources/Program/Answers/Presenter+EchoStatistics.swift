import Echolog
import Platform

extension Presenter {
  /// On which weekdays which emotions were chosen.
  func patterns() -> Page {
    let found = history.emotionPatterns
    let weekdays = Weekday.allCases
    var page = Page([
      "schema": "patterns/1", "minimumSample": EmotionPatterns.minimumSample,
      "patterns": found.patterns.map {
        [
          "emotion": $0.emotion.label, "weekday": $0.weekday.label, "count": $0.count,
          "total": $0.total, "text": Messages.pattern($0),
        ] as JSON
      },
      "emotions": JSON.object(
        found.rows.map { row in
          (row.emotion.label, .object(zip(weekdays, row.counts).map { ($0.label, $1.json) }))
        }),
    ])
    page.rows = found.rows.map { [$0.emotion.label] + $0.counts.map(String.init) }
    page.blocks = found.patterns.map { pattern in
      .line([
        Span(Messages.pattern(pattern) + ".", .strong),
        Span("  \(pattern.count) of \(Messages.count(pattern.total, "note"))", .faint),
      ])
    }
    if found.patterns.isEmpty {
      page.blocks = [.line(["No weekday stands out."])]
      page.notes = [
        "A pattern shows with \(EmotionPatterns.minimumSample) notes of one feeling or more."
      ]
    }
    guard !found.rows.isEmpty else { return page }
    let columns =
      [TextTable.Column("")] + weekdays.map { .init(Messages.weekday($0), isRight: true) }
    let rows = found.rows.map { row in
      [Span(row.emotion.label)] + row.counts.map { Span($0 == 0 ? "·" : Messages.grouped($0)) }
    }
    page.blocks += [.blank, .table(TextTable(columns, rows))]
    return page
  }

  /// How the person meets their Echoes.
  func echoUse() -> Page {
    let use = history.echoUse
    var page = Page([
      "schema": "echoUse/1", "opened": use.opened, "answered": use.answered,
      "putAway": use.dismissed,
      "readAgain": use.readAgain, "medianSeconds": use.medianSeconds,
    ])
    let facts = [
      ("Opened", use.opened), ("Answered", use.answered), ("Put away", use.dismissed),
      ("Read again", use.readAgain),
    ]
    page.rows = facts.map { [$0, String($1)] }
    page.blocks = [
      .table(
        TextTable(
          [.init(""), .init("", isRight: true)],
          facts.map { [Span($0), Span(Messages.grouped($1), .strong)] }))
    ]
    if let seconds = use.medianSeconds {
      page.rows.append(["Seconds with one", String(seconds)])
      // Less than a second is no time that anybody stayed.
      if seconds > 0 {
        page.blocks.append(.line([Span(Messages.timeWithEchoes(seconds: seconds))]))
      }
    }
    if use.opened == 0 { page.blocks = [.line(["No Echo was opened yet."])] }
    return page
  }

  /// What S0 shows of a person's use of Echo; nothing before the first Vibe.
  func echoLines(_ counts: Statistics) -> [Page.Block] {
    guard counts.vibesSent > 0 else { return [] }
    var said = [
      Messages.sent(counts.vibesSent), Messages.sentThisMonth(counts.vibesSentThisMonth),
    ]
    if !counts.mostUsedEmotions.isEmpty {
      said.append(Messages.mostCommon(counts.mostUsedEmotions))
    }
    if let days = counts.daysSinceFirstVibe, let first = counts.firstVibeDay {
      said.append(Messages.usingEcho(days: days, since: first))
    }
    return said.map { .line([Span($0)]) } + [.blank]
  }
}
