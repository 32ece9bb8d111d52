import Echolog
import Interop
import Platform

/// Rows of other programs, CSV or JSON, up to the command that each becomes. The first byte decides
/// what is made of them and how the file comes in parts.
enum RowsTarget {
  private static let mappings: [ImportMapping] = {
    let ownMemory = "date=when,text=text,title=title,tags=tags,people=people,places=places"
    let words: [(form: ImportForm, map: String, set: [String], filters: [String])] = [
      (.moment, "date=date,text=text", [], []),
      (.log, "date=date,value=text", ["activity=steps"], []),
      (.log, "date=date,end=end,activity=text", ["unit=min"], []),
      (.memory, "date=date,text=text,tags=tags,title=title", [], []),
      (.goal, "date=date,target=target,activity=text", [], []),
      (.log, "date=#1,duration=#2", ["activity=sleep", "unit=min"], []),
      (.memory, "date=creationDate,text=text,tags=tags", [], []),
      (.memory, "date=full_date,time=time,text=note,tags=activities", [], []),
      (.moment, "date=when,text=text", [], ["kind=moment"]),
      (.memory, ownMemory, [], ["kind=memory"]),
    ]
    return words.compactMap { form, map, fixed, filters in
      do throws(ImportMappingError) {
        return try ImportMapping(form, map: [map], set: fixed, where: filters)
      } catch {
        return nil
      }
    }
  }()

  static func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    try promise(mappings.count == 10, "a mapping is refused")
    var supply = Supply(bytes)
    let choice = Int(supply.byte())
    let file = Array(bytes.dropFirst())
    let mapping = mappings[choice % mappings.count]
    let encoding = choice < 200 ? nil : TextEncoding.windows1252
    let whole = entries(of: file, mapping, encoding, pieceByteCount: max(file.count, 1))
    let pieces = entries(
      of: file, mapping, encoding, pieceByteCount: choice / mappings.count % 7 + 1)
    try promise(whole == pieces, "it matters how the file is cut: \(whole) and \(pieces)")
    let zones: [TimeZoneRules?] = [nil, .utc]
    let interpreter = RowInterpreter(mapping: mapping, zone: zones[choice / 50 % 2]) {
      $0 == "Europe/Rome" ? rome : nil
    }
    let context = Now(
      at: Instant(milliseconds: 1_763_497_800_000), utcOffset: .utc, isImport: true)
    for case .row(let row) in whole.entries {
      do throws(RowRefusal) {
        guard try interpreter.selects(row) else { continue }
        try decide(interpreter.entry(of: row), in: context)
      } catch {
        try promise(error.line == row.line, "\(error) is told of another line")
      }
    }
  }

  private static let rome: TimeZoneRules? = {
    do throws(TimeZoneError) {
      return try TimeZoneRules(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3")
    } catch {
      return nil
    }
  }()

  private static func decide(_ entry: ImportedEntry, in context: Now) {
    do throws(Rejection) {
      switch entry {
      case .moment(let moment): _ = try moment.decide(in: context)
      case .log(let log): _ = try log.decide(in: context)
      case .memory(let memory): _ = try memory.decide(in: context)
      case .target(let day):
        guard let target = day.target else { return }
        let goal = SetGoal(
          day.activity, target: target, per: .day, from: day.day)
        _ = try goal.decide(in: context)
      }
    } catch {
      // A refusal is an answer.
    }
  }

  private struct Outcome: Equatable {
    var entries: [SourceEntry] = []
    var columnsLeft: [String] = []
    var mediaLeft = 0
    var error: ImportFileError?
  }

  private static func entries(
    of file: [UInt8], _ mapping: ImportMapping, _ encoding: TextEncoding?, pieceByteCount: Int
  ) -> Outcome {
    var outcome = Outcome()
    var reader = RowReader(columns: mapping.columns, encoding: encoding)
    do throws(ImportFileError) {
      for start in stride(from: 0, to: file.count, by: pieceByteCount) {
        let end = min(start + pieceByteCount, file.count)
        try reader.read(Array(file[start..<end]))
      }
      try reader.finish()
      outcome.columnsLeft = reader.findings.columnsLeft
      outcome.mediaLeft = reader.findings.mediaLeft
    } catch {
      outcome.error = error
    }
    outcome.entries = reader.entries
    return outcome
  }
}
