import Echolog
import Platform

/// A history as one Markdown document, day by day.
extension Telling {
  /// What stands above the first day.
  var documentTitle: String { "# \(Catalogue.documentTitle)\n" }

  /// A day of the document, whose words were read.
  func document(_ day: ExportedDay) -> String {
    let date = "\(Catalogue.weekday(day.day.weekday)), \(Catalogue.longDate(day.day))"
    var text = "\n## \(day.monthOrYear.map(Catalogue.name) ?? date)\n"
    if let summary = day.summary { text += "\n" + Markdown.quote(self.text(summary)) + "\n" }
    text += section(Catalogue.documentMoments, day.moments.map(item))
    text += section(Catalogue.documentLogs, day.logs.map(item))
    text += section(Catalogue.documentVibes, day.vibes.map { item($0.echo, $0.answers) })
    text += section(Catalogue.documentMemories, day.memories.map(item))
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
    let amount = opening(log.time) + Catalogue.amountNamed(log.amount, of: log.activity)
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
    let item = echo.emotion.label + ", " + Catalogue.fate(of: echo, shown: shownHere(echo.delivery))
    guard echo.state.isOpened else { return item }
    let words = text(echo.text, gone: echo.isForgotten)
    return item + "\n\n" + Markdown.quote(words, indent: "  ")
      + answers.map { answer in
        "\n\n  " + Catalogue.answer(of: answer.day) + "\n\n"
          + Markdown.quote(text(answer.words), indent: "  ")
      }.joined()
  }

  /// The time of day in front of an entry, where it is known.
  private func opening(_ time: EntryTime) -> String {
    let clock = self.time(time)
    return clock.isEmpty ? "" : clock + " "
  }
}
