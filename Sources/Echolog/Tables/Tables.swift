/// Every table that can be asked, in the order of help.
package enum Tables {
  package static let all: [AnyTable] = [AnyTable(.echoes), EventCursor.table]

  /// The table of a name; nil for none.
  package static func named(_ name: String) -> AnyTable? {
    all.first { $0.name == name.lowercased() }
  }
}
