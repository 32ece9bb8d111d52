import Echolog
import Platform

// The rows.
extension JSONReader {
  mutating func row() -> SourceEntry {
    let text = pending
    pending.removeAll(keepingCapacity: true)
    if isTooLong {
      isTooLong = false
      let reason = RowRefusal.Reason.rowTooLong(maxBytes: Self.greatestRowBytes)
      return .refused(RowRefusal(line: rowLine, reason))
    }
    do throws(JSONError) {
      guard case .object(let members) = try JSONParser.parse(text) else {
        return .refused(RowRefusal(line: rowLine, .notAnObject))
      }
      note(members)
      return row(of: members)
    } catch {
      return .refused(RowRefusal(line: rowLine, .json(error)))
    }
  }

  private mutating func row(of members: [JSONMember]) -> SourceEntry {
    var values: [String?] = []
    var numbers: Set<Int> = []
    var lists: Set<Int> = []
    let zoneName = DayOne.zoneName(of: members)
    hasZones = hasZones || zoneName != nil
    for name in wanted {
      let found = members.filter { $0.name == name }
      if found.count > 1 {
        return .refused(RowRefusal(line: rowLine, column: name, .memberTwice))
      }
      switch found.first?.value {
      case nil, .null: values.append(nil)
      case .string(let text):
        values.append(zoneName == nil ? text : DayOne.plain(text, mediaLeft: &mediaLeft))
      case .number(let text):
        numbers.insert(values.count)
        values.append(text)
      case .bool(let value): values.append(value ? "true" : "false")
      case .array, .object:
        if case .array(let items) = found[0].value, let words = Self.words(of: items) {
          lists.insert(values.count)
          values.append(OwnTable.field(of: words))
        } else if leavesNested {
          nestedNames.insert(name)
          values.append(nil)
        } else {
          return .refused(RowRefusal(line: rowLine, column: name, .notAScalar))
        }
      }
    }
    return .row(
      SourceRow(
        line: rowLine, values: values, numbers: numbers, lists: lists, zoneName: zoneName))
  }

  /// The words of a list; nil where something else is in it.
  private static func words(of items: [JSONValue]) -> [String]? {
    var words: [String] = []
    for item in items {
      switch item {
      case .string(let text), .number(let text): words.append(text)
      default: return nil
      }
    }
    return words
  }

  /// The first names of members that nobody asked for.
  var columnsLeft: [String] {
    namesSeen.filter { !wanted.contains($0) && !(hasZones && $0 == DayOne.zone) }
  }

  private static let namesToTell = 40

  private mutating func note(_ members: [JSONMember]) {
    for member in members where unseen.remove(member.name) != nil || isToTell(member.name) {
      namesSeen.append(member.name)
      seen.insert(member.name)
    }
  }

  private func isToTell(_ name: String) -> Bool {
    namesSeen.count < Self.namesToTell && !seen.contains(name)
  }
}
