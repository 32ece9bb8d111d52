import Echolog
import Interop
import Journal
import Platform
import Program
import Testing

@Suite struct MessagesTests {
  @Test func `Of an import that a full disk ended, what is kept is not denied`() {
    let full = DiaryError.notRecorded(StorageError.disk(.write, "/v/journal/live", .noSpace))
    let batch = EventName(log: LogID(high: 0, low: 1), number: 3)
    let told = Messages.programError(ImportError.cutShort(written: 3000, batch: batch, full)) { _ in
      "laptop:3"
    }
    #expect(told.sentence == "3,000 rows are kept. Then: The disk is full.")
    #expect(Messages.programError(full).sentence == "The disk is full, so nothing was kept.")
  }

  @Test func `What is wrong with a file has its word, its exit, and where there is one a way on`() {
    let faults: [(FileFault, String, ExitCode)] = [
      (.foreign, "fileForeign", .badData), (.newerFormat(version: 9), "newerFormat", .unavailable),
      (.unknownEpoch(3), "keyNotHere", .notPermitted), (.wrongKey, "wrongKey", .notPermitted),
      (.incomplete(expected: 900, found: 8), "fileIncomplete", .badData),
      (.damaged(offset: 7), "fileDamaged", .badData), (.unread, "fileUnread", .inputOutput),
    ]
    for (fault, word, exit) in faults {
      let told = Messages.programError(.storage(.file("/v/journal/live", fault)))
      #expect(told.word == word && told.exit == exit && told.sentence.contains("/v/journal/live"))
      #expect((told.nextStep == nil) == (fault == .foreign), "\(word)")
    }
    #expect(Set(faults.map(\.1)).count == faults.count)
  }

  @Test func `An error of which nobody thought is shown and ends nothing else`() {
    struct Unforeseen: Error {}
    let told = Messages.programError(for: Unforeseen())
    #expect(told.exit == .internalFault && told.sentence.contains("Unforeseen()"))
    #expect(told.nextStep?.contains("echolog check") == true)
  }

  @Test func `How far an export is is shown with what is left to wait for`() {
    let told = Messages.exporting(
      412_000, of: 3_000_004, as: .jsonl, nanoseconds: 10_000_000_000)
    #expect(told == "412,000 of 3,000,004 events written, 62 s left")
    let rows = Messages.exportingRows(
      600_000, of: 900_000, areEvents: false, nanoseconds: 2_000_000_000)
    #expect(rows == "600,000 of about 900,000 rows written, 300,000 rows/s, 1 s left")
  }

  @Test func `Rejections are shown kindly, with their word and a next step`() {
    let rows: [(Rejection, String, String?)] = [
      (
        .vibeTooLong(count: 281, max: 280), "The note has 281 characters; 280 fit.",
        "Shorten it by 1, or send it in two."
      ),
      (
        .dayMissing(example: CivilDay(daysSinceEpoch: 0)),
        "A month or a year is enough for a memory only; here a day is needed.",
        "Write one of its days, such as 1970-01-01."
      ),
      (.vibeEmpty, "The note is still empty.", "Write a few words to your future self."),
      (
        .fieldsMissing([.emotion, .interval]),
        "This note still needs an emotion (--emotion) and an interval (--in).",
        "For example: echolog send \"You've prepared well.\" --emotion comfort --in 3d"
      ),
      (
        .unknownEmotion("comfrt", nearest: .comfort), "“comfrt” is not one of the emotions.",
        "Did you mean “comfort”?"
      ),
      (
        .amountTooLarge(max: 30_000, activity: .water),
        "That is more than can be right (at most 30 L).",
        "Is the unit as you meant it?"
      ),
      (.praiseEmpty, "The praise is still empty.", "A few kind words are enough."),
      (
        .praiseTooLong(count: 1_001, max: 1_000), "The praise has 1,001 characters; 1,000 fit.",
        "Shorten it by 1."
      ),
      (
        .praiseSourceNotUsable("my sister"),
        "“my sister” can not name who gave a praise: up to 255 letters a to z, digits and "
          + ". - _ : can, without spaces.", "For example: --source praise.example"
      ),
      (
        .praiseAlreadyEnhanced,
        "A later praise has come for this moment already; the first one stays.", nil
      ),
      (
        .praiseFailureNoted, "That is noted already; the moment keeps the praise it has.",
        "A later praise is welcome all the same: echolog praise ID TEXT"
      ),
      (
        .summaryEmpty, "There are no words about this day yet.",
        "For example: echolog summary \"A slow, good day.\""
      ),
      (
        .summaryTooLong(count: 10_002, max: 10_000),
        "The words have 10,002 characters; 10,000 fit.",
        "Shorten them by 2, or keep a memory: echolog remember"
      ),
    ]
    for (rejection, sentence, next) in rows {
      let programError = Messages.programError(rejection)
      #expect(programError.word == rejection.word && programError.exit == .refused)
      #expect(programError.sentence == sentence && programError.nextStep == next)
    }
  }

  @Test func `What is refused after a failed write is to be tried again`() {
    let programError = Messages.programError(StorageError.journal(.recoveryNeeded))
    #expect(programError.word == "journalNotReady" && programError.exit == .tryAgain)
  }

  @Test func `Typed words are quoted clean and short`() {
    let hostile = "\u{1B}[2J" + String(repeating: "x", count: 500)
    let sentence = Messages.programError(Rejection.unknownEmotion(hostile, nearest: nil)).sentence
    #expect(!sentence.unicodeScalars.contains("\u{1B}") && sentence.count < 90)
  }

  @Test func `A line to write is offered whole or not at all`() {
    let rows: [(String, String)] = [
      ("moment \"a b\\tc\"", "Write: echolog moment \"a b\\tc\""),
      ("moment \"a\tb\r\nc\nd\"", "Write:\n  echolog moment \"a\tb\r\nc\nd\""),
      ("moment \"a\u{200E}b c\"", "Quotes around all of the text keep every sign of it."),
      ("moment \"a\rb c\"", "Quotes around all of the text keep every sign of it."),
    ]
    for (line, next) in rows {
      let programError = Messages.programError(UsageError.quotesMissing(of: "moment", line: line))
      #expect(programError.nextStep == next)
    }
    let steering = "moment \"\u{1B}[2J\""
    let errors: [UsageError] = [
      .operandTooMany("x", command: "memories", usage: "echolog " + steering, meant: nil),
      .quotesMissing(of: "moment", line: steering),
    ]
    for error in errors {
      let next = Messages.programError(error).nextStep ?? ""
      #expect(!next.isEmpty && !next.unicodeScalars.contains("\u{1B}"), "\(error)")
      #expect(!next.contains("…"), "\(next)")
    }
  }

  @Test func `Amounts are in the units people use`() {
    let rows: [(Int64, String)] = [
      (500, "500 ml"), (1500, "1.5 L"), (2000, "2 L"), (12_345, "12.345 L"),
    ]
    for (amount, text) in rows { #expect(Messages.amount(amount, of: .water) == text) }
    #expect(Messages.amount(8000, of: .steps) == "8,000 steps")
    #expect(Messages.amount(5430, of: .meditation) == "1 h 30 min 30 s")
    #expect(Messages.amount(0, of: .sleep) == "0 min")
  }

  @Test func `Errors as JSON carry schema, word and exit code`() {
    let json = Messages.programError(Rejection.amountZero).json.text
    #expect(json.hasPrefix(#"{"schema":"error/1","error":"amountZero","exit":2,"message":"#))
  }
}
