import Echolog
import Platform

/// A history as one Markdown document, day by day.
extension Presenter {
  /// What comes above the first day.
  var documentTitle: String { "# \(Messages.documentTitle)\n" }

  /// A day of the document, whose words were read.
  func document(_ day: ExportedDay) -> String {
    let date = "\(Messages.weekday(day.day.weekday)), \(Messages.longDate(day.day))"
    var text = "\n## \(day.monthOrYear.map(Messages.name) ?? date)\n"
    if let summary = day.summary { text += "\n" + Markdown.quote(self.text(summary)) + "\n" }
    text += section(Messages.documentMoments, day.moments.map(item))
    text += section(Messages.documentLogs, day.logs.map(item))
    text += section(Messages.documentVibes, day.vibes.map { item($0.echo, $0.answers) })
    text += section(Messages.documentMemories, day.memories.map(item))
    return text
  }

  private func section(_ heading: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "\n### \(heading)\n\n" + items.map { "- " + $0 + "\n" }.joined()
  }

  private func item(_ moment: Moment) -> String {
    let words = text(moment.text, gone: moment.isForgotten)
    var item = opening(moment.time) + Markdown.paragraph(words, indent: "  ")
    if let praise = moment.praiseInForce {
      item += "  \n  “\(Markdown.line(text(praise)))”"
    }
    return item
  }

  private func item(_ log: ActivityLog) -> String {
    let amount = opening(log.time) + Messages.amountNamed(log.amount, of: log.activity)
    guard log.isForgotten || log.note != nil else { return amount }
    let note = text(log.note, gone: log.isForgotten)
    return amount + ": " + Markdown.paragraph(note, indent: "  ")
  }

  private func item(_ memory: Memory) -> String {
    var item = opening(memory.time)
    if let title = memory.title { item += "**\(Markdown.line(text(title)))**  \n  " }
    item += Markdown.paragraph(text(memory.text, gone: memory.isForgotten), indent: "  ")
    let labels = ([memory.emotion.label, labelLine(memory)]).filter { !$0.isEmpty }
    if !labels.isEmpty { item += "  \n  (\(Markdown.line(labels.joined(separator: ", "))))" }
    return item
  }

  private func item(_ echo: Echo, _ answers: [EchoAnswer]) -> String {
    let item = echo.emotion.label + ", " + Messages.fate(of: echo, shown: shownHere(echo.delivery))
    guard echo.state.isOpened else { return item }
    let words = text(echo.text, gone: echo.isForgotten)
    return item + "\n\n" + Markdown.quote(words, indent: "  ")
      + answers.map { answer in
        "\n\n  " + Messages.answer(of: answer.day) + "\n\n"
          + Markdown.quote(text(answer.words), indent: "  ")
      }.joined()
  }

  /// The time of day in front of an entry, where it is known.
  private func opening(_ time: EntryTime) -> String {
    let clock = self.time(time)
    return clock.isEmpty ? "" : clock + " "
  }
}
