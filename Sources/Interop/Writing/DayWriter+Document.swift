import Echolog
import Platform

// A document of Markdown, a heading a day.
extension DayWriter {
  func document(_ day: ExportedDay) -> String {
    let date = "\(Messages.weekday(day.day.weekday)), \(Messages.longDate(day.day))"
    var text = "\n## \(day.monthOrYear.map(Messages.name) ?? date)\n"
    if let summary = day.summary { text += "\n" + Markdown.quote(said(summary)) + "\n" }
    text += section("Moments", day.moments.map(item))
    text += section("Logs", day.logs.map(item))
    text += section("Notes to my future self", day.vibes.map { item($0.echo, $0.answers) })
    text += section("Memories", day.memories.map(item))
    return text
  }

  private func section(_ heading: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "\n### \(heading)\n\n" + items.map { "- " + $0 + "\n" }.joined()
  }

  private func item(_ moment: Moment) -> String {
    let text = said(moment.text, gone: moment.isForgotten)
    var item = opening(moment.time) + Markdown.paragraph(text, indent: "  ")
    if let praise = moment.praiseInForce { item += "  \n  “\(Markdown.line(said(praise)))”" }
    return item
  }

  private func item(_ log: ActivityLog) -> String {
    let amount = opening(log.time) + Messages.amountNamed(log.amount, of: log.activity)
    guard log.isForgotten || log.note != nil else { return amount }
    let note = said(log.note, gone: log.isForgotten)
    return amount + ": " + Markdown.paragraph(note, indent: "  ")
  }

  private func item(_ memory: Memory) -> String {
    var item = opening(memory.time)
    if let title = memory.title { item += "**\(Markdown.line(said(title)))**  \n  " }
    item += Markdown.paragraph(said(memory.text, gone: memory.isForgotten), indent: "  ")
    let labels = [memory.emotion.label, Messages.labels(labels(of: memory))]
      .filter { !$0.isEmpty }
    if !labels.isEmpty { item += "  \n  (\(Markdown.line(labels.joined(separator: ", "))))" }
    return item
  }

  private func item(_ echo: Echo, _ answers: [EchoAnswer]) -> String {
    let shown = echo.delivery.shown(in: now.zone)
    let item = echo.emotion.label + ", " + Messages.fate(of: echo, shown: shown)
    guard echo.state.isOpened else { return item }
    let text = said(echo.text, gone: echo.isForgotten)
    return item + "\n\n" + Markdown.quote(text, indent: "  ")
      + answers.map { answer in
        "\n\n  " + Messages.answer(of: answer.day) + "\n\n"
          + Markdown.quote(said(answer.words), indent: "  ")
      }.joined()
  }

  /// The time of day in front of an entry, where it is known.
  private func opening(_ time: EntryTime) -> String {
    guard time.hasClock else { return "" }
    return Messages.clock(
      at: time.happenedAt, time.utcOffset, countedOn: time.day, in: now.zone) + " "
  }

  private func said(_ reference: WordsReference?, gone isForgotten: Bool = false) -> String {
    Messages.text(reference, among: words, isForgotten: isForgotten)
  }

  func labels(of memory: Memory) -> [MemoryLabel] { history.labels(of: memory) { words[$0] } }
}
