#if os(Linux)
  import Echolog
  import Foundation
  import Testing

  /// What shows that there is something new.
  @Suite struct ChangesTests {
    @Test(.timeLimit(.minutes(10)))
    func `What another diary of the folder keeps is announced, together only once`() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "changes-\(UUID())")
      defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
      let (vault, state, secret) = (
        folder.path + "/vault", folder.path + "/state", DiarySecret.keyFile(folder.path + "/key")
      )
      let app = try await Diary.create(
        in: vault, stateFolder: state, owner: "Mika", device: "app", secret: secret, zone: .utc)
      let widget = try await Diary.open(
        in: vault, stateFolder: state, device: "app", secret: secret, zone: .utc)
      var changes = try widget.changes().makeAsyncIterator()
      for text in ["one", "two", "three"] {
        try await app.perform(LogMoment(text))
        await changes.next()
        let days = try await widget.momentDays()
        #expect(days.first?.moments.first?.text == text)
      }
      for text in ["four", "five", "six"] { try await app.perform(LogMoment(text)) }
      await changes.next()
      while try await widget.momentDays().first?.moments.first?.text != "six" {
        await changes.next()
      }
    }

    @Test func `A folder that is gone can not be watched`() async throws {
      let bench = Workbench()
      let diary = try await bench.create("laptop", TestClock(Workbench.noon2025))
      #expect(throws: DiaryFailure.self) { try diary.changes() }
    }
  }
#endif
