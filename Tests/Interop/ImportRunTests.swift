import Echolog
import Interop
import Platform
import SimulatedMachine
import Testing

@Suite struct ImportRunTests {
  private func run(_ text: String, into diary: Diary) throws -> ImportRun {
    let mapping = try ImportMapping(.moment, map: ["date=date,text=text"])
    let source = ImportSource(name: "moments.csv", holding: Array(text.utf8))
    return ImportRun(source, by: RowInterpreter(mapping: mapping), into: diary)
  }

  /// Every row is twice in the file.
  private func moments(_ count: Int) -> String {
    (1...count).reduce("date,text\n") { $0 + "2020-01-\($1 % 28 < 10 ? 10 : 20),walk \($1 / 2)\n" }
  }

  @Test func `Rows come in as one batch, in commits of a thousand, and once only`() async throws {
    let vault = try await SimulatedVault()
    let text = moments(2_500)
    var progress: [ImportProgress] = []
    let first = try await run(text, into: vault.diary).perform(mayGoOn: {
      progress.append($0)
      return true
    })
    #expect(first.written == 2_500 && first.isComplete && !first.isResumed)
    #expect(progress.first == .looking(rowsRead: 0))
    let kept = [1_000, 2_000, 2_500].map {
      ImportProgress.keeping(written: $0, toWrite: 2_500, refused: 0)
    }
    #expect(Array(progress.suffix(3)) == kept)
    let events = try await vault.imported()
    #expect(events.count == 2_502)
    #expect(Set(events.dropFirst().dropLast().map(\.importBatch)) == [first.batch?.number])
    #expect(events.last?.body == .importFinished(ImportFinished()))
    let second = try await run(text, into: vault.diary).perform()
    #expect(second.written == 0 && second.batch == nil)
    #expect(second.report.known == 2_500)
    #expect(try await vault.imported().count == 2_502)
  }

  @Test
  func `Stopped between commits it keeps what is in, and a second run goes on with the batch`()
    async throws
  {
    let vault = try await SimulatedVault()
    let text = moments(2_500)
    let first = try await run(text, into: vault.diary).perform(mayGoOn: {
      if case .keeping(2_000, _, _) = $0 { false } else { true }
    })
    #expect(first.written == 2_000 && !first.isComplete)
    let second = try await run(text, into: vault.opened()).perform()
    #expect(second.written == 500 && second.isComplete && second.isResumed)
    #expect(second.batch == first.batch)
    #expect(try await vault.diary.view().history.importBatches.count == 1)
    let batch = try #require(second.batch)
    _ = try await vault.diary.commit(UndoImport(batch))
    #expect(try await vault.diary.view().history.moments().isEmpty)
  }

  @Test func `A batch that came to its end is not gone on with`() async throws {
    let vault = try await SimulatedVault()
    let first = try await run(moments(10), into: vault.diary).perform()
    let longer = try await run(moments(20), into: vault.diary).perform()
    #expect(longer.written == 10 && !longer.isResumed)
    #expect(longer.batch != first.batch)
  }

  @Test func `Stopped while it looks, an import leaves nothing`() async throws {
    let vault = try await SimulatedVault()
    await #expect(throws: ImportError.stopped) {
      _ = try await run(moments(10), into: vault.diary).perform(mayGoOn: { _ in false })
    }
    #expect(try await vault.imported().isEmpty)
  }

  @Test func `Two imports of one file beside each other bring it once, whoever is ahead`()
    async throws
  {
    let text = moments(5_000)
    for pause in [1, 3] {
      // On a real disk, whose locks are waited for in real time.
      let vault = try await TemporaryVault()
      defer { vault.remove() }
      let other = try vault.opened()
      var commits = 0
      // An interrupted run, and then two that both go on with it.
      let stopped = try await run(text, into: vault.diary).perform(mayGoOn: {
        if case .keeping = $0 { commits += 1 }
        return commits < pause
      })
      #expect(stopped.written == pause * 1_000)
      async let left = run(text, into: vault.diary).perform()
      async let right = run(text, into: other).perform()
      let both = try await [left, right]
      #expect(stopped.written + both[0].written + both[1].written == 5_000, "pause \(pause)")
      let history = try await vault.diary.view().history
      #expect(history.moments().count == 5_000)
      #expect(history.importBatches.count == 1)
      let batch = try #require(history.importBatches.first)
      _ = try await vault.diary.commit(UndoImport(batch.id))
      #expect(try await vault.diary.view().history.moments().isEmpty)
    }
  }

  @Test func `A batch that is undone while it is written ends the import`() async throws {
    let vault = try await SimulatedVault()
    let other = try vault.opened()
    let stopped = try await run(moments(3_000), into: vault.diary).perform(mayGoOn: {
      if case .keeping = $0 { false } else { true }
    })
    let batch = try #require(stopped.batch)
    _ = try await other.commit(UndoImport(batch))
    let source = StartImport(sourceName: "moments.csv", kind: .moment)
    await #expect(throws: DiaryError.rejected(.batchAlreadyUndone)) {
      _ = try await vault.diary.recordImport(of: source, into: batch, isLast: true) { _, _ in
        (pending: [], answer: ())
      }
    }
  }

  @Test func `A commit that fails ends the run, takes nothing back and names the batch`()
    async throws
  {
    let vault = try await SimulatedVault()
    let text = moments(2_500)
    var commits = 0
    do {
      _ = try await run(text, into: vault.diary).perform(mayGoOn: {
        if case .keeping = $0 {
          commits += 1
          vault.machine.add(Fault(.fail(.noSpace), .forGood, in: [.write, .open]))
        }
        return true
      })
      Issue.record("the disk was full")
    } catch ImportError.cutShort(let written, let batch, _) {
      #expect(written == 1_000)
      vault.machine.removeFaults()
      let history = try await vault.opened().view().history
      #expect(history.moments().count == 1_000)
      #expect(history.importBatch(batch) != nil)
    }
    #expect(commits == 1)
  }

  @Test func `Rows that there is no room for are refused before the first commit`() async throws {
    let vault = try await SimulatedVault()
    let text = moments(2_500)
    let plenty = 1 << 30
    vault.machine.capacityBytes = plenty
    let free = try vault.machine.startProcess().freeBytes(at: "/vault")
    // A commit goes into the active segment, which has its space already.
    vault.machine.capacityBytes = plenty - free + 2_500
    let full = DiaryError.notRecorded(StorageError.disk(.freeBytes, "/vault", .noSpace))
    await #expect(throws: ImportError.diary(full)) {
      _ = try await run(text, into: vault.diary).perform()
    }
    #expect(try await vault.imported().isEmpty)
    vault.machine.capacityBytes = nil
    let whole = try await run(text, into: vault.diary).perform()
    #expect(whole.written == 2_500 && !whole.isResumed)
  }

  @Test func `A dry run writes nothing and reports what would come`() async throws {
    let vault = try await SimulatedVault()
    var refused: [Int] = []
    let report = try await run(
      "date,text\n2020-01-01,a\n2020-01-02,\n2021-05-05,b\n", into: vault.diary
    ).survey(onRefusal: { refused.append($0.line) })
    #expect(report.accepted == 2)
    #expect(report.refused == ["valueMissing": 1])
    #expect(refused == [3])
    #expect(!report.findings.endsOpen)
    let cut = try run("date,text\n2020-01-01,a cut wo", into: vault.diary)
    #expect(try await cut.survey().findings.endsOpen)
    #expect(report.last?.description == "2021-05-05")
    #expect(try await vault.imported().isEmpty)
  }

  @Test func `A file that turns out bad at its end leaves no trace`() async throws {
    for end in ["2020-01-01,\"open", "2020"] {
      let vault = try await SimulatedVault()
      await #expect(throws: ImportError.self) {
        _ = try await run(moments(2_500) + end, into: vault.diary).perform()
      }
      #expect(try await vault.imported().isEmpty)
    }
  }

  @Test func `Today is a day wherever one is, and the same day from everywhere`() async throws {
    // 2024-06-01T23:30Z, which is 08:30 on 2 June in Tokyo.
    let vault = try await SimulatedVault(now: Instant(milliseconds: 1_717_284_600_000))
    let tokyo = try vault.opened(hoursEast: 9)
    let text = "date,text\n2024-06-02,today\n2024-06-03,tomorrow\n"
    let first = try await run(text, into: tokyo).perform()
    #expect(first.written == 1)
    #expect(first.report.refused == ["happenedInFuture": 1])
    let event = try await vault.imported()[1]
    #expect(event.utcOffsetSeconds == nil && event.happenedPrecision == .day)
    let today = "date,text\n2024-06-02,today\n"
    #expect(try await run(today, into: vault.opened(hoursEast: -5)).survey().known == 0)
    vault.advance(byMilliseconds: 86_400_000)
    #expect(try await run(today, into: vault.opened(hoursEast: 0)).survey().known == 1)
  }

  @Test func `What was removed stays away, and what was undone can be imported again`()
    async throws
  {
    let csv = """
      date,text
      2020-01-01,walked 🚶🏽‍♀️
      2020-01-01,"한국어, ""quoted""
      and on two lines"
      2020-01-02T08:00:00+05:45,odd offset
      2020-01-01,walked 🚶🏽‍♀️

      """
    let vault = try await SimulatedVault()
    let first = try await run(csv, into: vault.diary).perform()
    #expect(first.written == 4)
    let moment = try await #require(vault.diary.view().history.moments().first)
    _ = try await vault.diary.commit(RemoveEntry(moment.id))
    #expect(try await run(csv, into: vault.diary).perform().report.known == 4)
    #expect(try await run(csv + "2020-02-01,new\n", into: vault.diary).perform().written == 1)
    _ = try await vault.diary.commit(UndoImport(try #require(first.batch)))
    #expect(try await run(csv, into: vault.diary).perform().written == 4)
    #expect(try await vault.diary.view().history.moments().count == 5)
  }
}
