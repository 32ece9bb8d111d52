import Echolog
import Platform
import Program
import Testing

@Suite struct LostWordsTests {
  /// In a table that an import reads again a remark would come back as the person's words.
  @Test func `Words that damage took leave an empty cell in a table`() throws {
    let log = LogID(high: 1, low: 1)
    var history = History(forgotten: [])
    let met = history.meet(log)
    let index = try #require(met)
    let bodies: [Event.Body] = [
      .momentLogged(MomentLogged(text: "walked", praise: "Nice.")),
      .memoryCaptured(MemoryCaptured(text: "the lake", title: "Lake")),
    ]
    for (number, body) in zip(UInt64(1)..., bodies) {
      let event = Event(
        clock: number << 16, civilDay: 20_000, carriesText: true, happenedAtMs: 1_728_000_000_000,
        body: body)
      history.fold(event, log: index, number: number)
    }
    let view = history.viewpoint(now: Instant(milliseconds: 1_728_000_000_000), zone: .utc)
    // None of the words was read.
    let presenter = Presenter(DiaryView(history: history, viewpoint: view))
    let rows = presenter.exportedDays().map { presenter.text(of: $0, as: .csv) }.joined()
    let page = presenter.exportedDays().map { presenter.text(of: $0, as: .markdown) }.joined()
    #expect(rows.split(separator: "\r\n").count == 2, "\(rows)")
    #expect(!rows.contains("read"), "\(rows)")
    #expect(page.contains("(can not be read)"), "\(page)")
  }
}
