import Echolog
import Platform

extension StatementReader {
  /// The amount behind an activity.
  func amount(of activity: Activity, takesPeriod: Bool = false) throws(LineError) -> Int64 {
    let words = rest(from: 1)
    do throws(Rejection) {
      return try Quantity.baseUnits(words, of: activity)
    } catch {
      let near =
        wordsWithOption(behindAmountOf: activity, error)
        ?? Catalogue.amountWords(near: words, of: activity, takesPeriod: takesPeriod)
      throw .amountRejected(
        error, example: Words.line(line.command.words + [activity.label] + near))
    }
  }

  /// The words of an amount, and the time or the note behind it as an option; nil where the command
  /// has none, or it is given.
  private func wordsWithOption(
    behindAmountOf activity: Activity, _ error: Rejection
  ) -> [String]? {
    let words = Array(line.operands.dropFirst())
    let count = words.indices.dropFirst().last { end in
      isAmount(words[..<end].joined(separator: " "), of: activity)
    }
    guard let count else { return nil }
    let behind = words[count...].joined(separator: " ")
    let option = isTime(behind) ? "--at" : "--note"
    guard line.command.flags.contains(where: { $0.name == option }), !line.has(option) else {
      return nil
    }
    // A word behind a bare number may be its unit, and a number behind an amount a part of it.
    if option == "--note" {
      guard case .amountNotANumber = error, !behind.contains(where: \.isNumber) else { return nil }
    }
    return words[..<count] + [option, behind]
  }

  private func isAmount(_ words: String, of activity: Activity) -> Bool {
    do throws(Rejection) {
      return try Quantity.baseUnits(words, of: activity) > 0
    } catch {
      return false
    }
  }

  private func isTime(_ words: String) -> Bool {
    do throws(WhenError) {
      _ = try whens.read(words)
      return true
    } catch {
      return false
    }
  }
}
