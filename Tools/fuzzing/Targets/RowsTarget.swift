import CivilTime
import Domain
import Events
import Interop

/// Rows of other programs, CSV or JSON, up to the command that each becomes. The first byte says
/// what is made of them and how the file comes in pieces.
enum RowsTarget {
  static var seeds: [[UInt8]] {
    let files = [
      "date,text\n2024-01-02,\"a \"\"quoted\"\" walk\"\r\n2024-01-03T07:08:09+01:00,b\n",
      "\u{feff}date;text\r1663-03-05;x\ry;\"z\n", "date\ttext\n2024-02-30\t\n\n",
      "date,text,duration,target,end,tags,title\n2020-01-23 07:22,run,1 h 5,8833.0,"
        + "2020-01-23 08:22,\"a;b\",t\n",
      "[{\"date\":\"2024-01-02\",\"text\":\"a\\u00e9\\n\"},{\"date\":null,\"text\":5e3}]",
      "{\"date\":\"2024-01-02T00:00\",\"text\":true}\n{\"text\":{},\"date\":[1]}\n7\n",
    ]
    // Little-endian UTF-16 behind its mark.
    let wide = "\u{feff}date\ttext\r\n2024-01-02\t1.500\r\n2024-01-03\t7:55\r\n".utf16.flatMap {
      [UInt8($0 & 0xff), UInt8($0 >> 8)]
    }
    return files.enumerated().map { [UInt8($0.offset)] + Array($0.element.utf8) } + [[1] + wide]
  }

  private static let mappings: [ImportMapping] = {
    let words: [(ImportForm, [String], [String])] = [
      (.moment, ["date=date,text=text"], []),
      (.log, ["date=date,value=text"], ["activity=steps"]),
      (.log, ["date=date,end=end,activity=text"], ["unit=min"]),
      (.memory, ["date=date,text=text,tags=tags,title=title"], []),
      (.goal, ["date=date,target=target,activity=text"], []),
      (.log, ["date=#1,duration=#2"], ["activity=sleep", "unit=min"]),
    ]
    return words.compactMap { form, map, fixed in
      do throws(ImportMappingError) {
        return try ImportMapping(form, map: map, set: fixed)
      } catch {
        return nil
      }
    }
  }()

  static func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    try promise(mappings.count == 6, "a mapping is refused")
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
    let interpreter = RowInterpreter(mapping: mapping, zone: zones[choice / 50 % 2])
    let context = Context(
      now: Instant(milliseconds: 1_763_497_800_000), utcOffset: .utc, isImport: true)
    for case .row(let row) in whole.entries where interpreter.selects(row) {
      do throws(RowRefusal) {
        try decide(interpreter.entry(of: row), in: context)
      } catch {
        try promise(error.line == row.line, "\(error) is told of another line")
      }
    }
  }

  private static func decide(_ entry: ImportedEntry, in context: Context) {
    do throws(Rejection) {
      switch entry {
      case .moment(let moment): _ = try moment.decide(in: context)
      case .log(let log): _ = try log.decide(in: context)
      case .memory(let memory): _ = try memory.decide(in: context)
      case .target(let day):
        guard let target = day.target else { return }
        let goal = SetGoal(
          activity: day.activity, target: target, period: .day, firstDay: day.day)
        _ = try goal.decide(in: context)
      }
    } catch {
      // A refusal is an answer.
    }
  }

  private struct Outcome: Equatable {
    var entries: [SourceEntry] = []
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
        try reader.read(Array(file[start..<end]), into: &outcome.entries)
      }
      try reader.finish(into: &outcome.entries)
    } catch {
      outcome.error = error
    }
    return outcome
  }
}
