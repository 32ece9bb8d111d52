/// Every table that can be asked, in the order of help.
package enum Tables {
  package static let all: [AnyTable] = [
    AnyTable(.echoes), AnyTable(Table<MomentRow>.moments), AnyTable(.memories), AnyTable(.labels),
    AnyTable(.days),
    AnyTable(Table<ActivityRow>.logs), AnyTable(.activities), AnyTable(.goals), AnyTable(.targets),
    AnyTable(.progress), AnyTable(.streaks), AnyTable(.runs), AnyTable(.excuses),
    AnyTable(.badges), AnyTable(.reminders), AnyTable(.notifications), AnyTable(.devices),
    AnyTable(.conflicts), AnyTable(.batches), AnyTable(.settings), AnyTable(.quotes),
    .events,
  ]

  /// These, and those that SQL alone knows.
  package static let asked = all + [calendar, .changes, .search]
  static let calendar = AnyTable(Table<CivilDay>.calendar)

  /// The table of a name; nil for none.
  package static func named(_ name: String) -> AnyTable? {
    all.first { $0.name == name.lowercased() }
  }
}
