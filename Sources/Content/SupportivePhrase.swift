/// The phrase that greets the person on the home view (S2 3.2), one for each civil day.
package enum SupportivePhrase {
  /// Every phrase, in the order of `Resources/praise.json`.
  package static var pool: [String] { PhraseLiterals.supportive }

  /// The phrase of a civil day, counted in days since 1970-01-01; every phrase comes once before
  /// one comes again.
  package static func line(forDay day: Int32) -> String {
    pool[DayChoice.place(forDay: day, of: pool.count)]
  }
}
