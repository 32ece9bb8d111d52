import Echolog
import Interop

/// Events on their way to the output, in the form that was asked for; a screen's worth at a time,
/// so that memory does not grow with the history.
struct Listing {
  private let presenter: Presenter
  private let console: Console
  private var rows: [[String]] = []
  private var text = ""
  private var lines: EventLines

  init(_ presenter: Presenter, _ console: Console) {
    self.presenter = presenter
    self.console = console
    lines = EventLines(
      DiaryView(history: presenter.history, viewpoint: presenter.view), holdsAll: false)
  }

  mutating func add(_ named: NamedEvent) throws {
    switch console.options.form {
    case .json: lines.append(named.name, named.event, to: &text)
    case .plain, .csv, .people: rows.append(presenter.row(named.name, named.event))
    }
    if rows.count >= 1000 || text.utf8.count > 1 << 16 { try end() }
  }

  mutating func end() throws {
    switch console.options.form {
    case .json: try console.write(text)
    case .plain, .csv, .people:
      try console.show(Page(JSON("events/1"), blocks: Presenter.events(rows), rows: rows))
    }
    rows = []
    text = ""
  }
}
