import ReadModels

/// What leaves for people to read elsewhere.
extension Telling {
  /// The days that hold something, the first one first, before their words are read.
  package func exportedDays() -> some Sequence<ExportedDay> {
    let answers = history.answers(to: history.echoes(at: view))
    return history.journey().reversed().lazy.map { day in
      ExportedDay(day, in: history, at: view, answers: answers)
    }
  }

  /// What stands in front of the first day.
  package func opening(of form: ReadableForm) -> String {
    switch form {
    case .markdown: documentTitle
    case .csv: tableHeading
    }
  }

  /// A day whose words were read.
  package func text(of day: ExportedDay, as form: ReadableForm) -> String {
    switch form {
    case .markdown: document(day)
    case .csv: table(day)
    }
  }
}
