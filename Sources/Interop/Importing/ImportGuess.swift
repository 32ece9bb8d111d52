package import Echolog

/// How the columns of a file are probably meant, as a person would write it.
package struct ImportGuess: Equatable, Sendable {
  package let form: ImportForm
  /// As `ImportMapping` reads it.
  package let map: String
  package var activity: Activity?
  package var unit: String?
  package var scale: String?
  package var dateOrder: DateOrder?
  /// The condition of which rows count; nil for all.
  package var filter: String?

  init(_ wayIn: ImportOrigin.WayIn) {
    (form, map, filter) = (wayIn.form, wayIn.map, wayIn.filter)
  }

  /// - Parameter file: its name, which may hint at what it is about.
  init?(_ columns: [FilePreview.Column], of file: String) {
    let dates = columns.filter { $0.kind == .instant || $0.kind == .day }
    guard let date = Self.first(of: dates, named: Self.dateWords) ?? dates.first else { return nil }
    dateOrder = date.dateOrder
    var map = "date=\(date.name)"
    let clocks = columns.filter { $0.kind == .clock }
    if date.kind == .day, let clock = Self.first(of: clocks, named: ["time", "clock", "hour"]) {
      map += ",time=\(clock.name)"
    }
    if let (activity, value) = Self.amount(among: columns, of: file) {
      (form, self.activity) = (.log, activity)
      self.map = map + ",value=\(value.name)"
      if value.kind == .number { (unit, scale) = Self.unit(of: value, activity) }
      return
    }
    let texts = columns.filter { $0.kind == .text }
    // Beside numbers, words are rather names of things.
    let isOfWords = !columns.contains { $0.kind == .number }
    let named = Self.first(of: texts, named: Self.textWords)
    guard let text = named ?? (isOfWords ? texts.first : nil) else { return nil }
    form = text.greatest > Self.longestMoment ? .memory : .moment
    self.map = map + ",text=\(text.name)"
  }

  private static let dateWords = ["date", "day", "when", "start", "begin"]
  private static let textWords = ["text", "note", "body", "entry", "moment", "comment", "content"]
  private static let amountWords = [
    "value", "amount", "count", "quantity", "duration", "total", "minutes", "hours",
  ]
  /// What is longer is rather kept as a memory.
  private static let longestMoment = 200

  private static let activityWords: [(activity: Activity, words: [String])] = [
    (.steps, ["step"]), (.water, ["water", "drink", "hydration"]),
    (.meditation, ["medit", "mindful"]), (.sleep, ["sleep", "asleep"]),
  ]

  private static func first(
    of columns: [FilePreview.Column], named words: [String]
  ) -> FilePreview.Column? {
    for word in words {
      if let found = columns.first(where: { $0.name.lowercased().contains(word) }) { return found }
    }
    return nil
  }

  /// The column of amounts, and of what they are.
  private static func amount(
    among columns: [FilePreview.Column], of file: String
  ) -> (Activity, FilePreview.Column)? {
    for (activity, words) in activityWords {
      let fitting = columns.filter { $0.kind == .number || $0.kind == kind(of: activity) }
      if let column = first(of: fitting, named: words) { return (activity, column) }
      guard words.contains(where: file.lowercased().contains) else { continue }
      let amounts = fitting.filter { !$0.name.lowercased().hasSuffix("id") }
      if let column = first(of: amounts, named: amountWords) ?? amounts.first {
        return (activity, column)
      }
    }
    return nil
  }

  private static func kind(of activity: Activity) -> FilePreview.Kind {
    switch activity.dimension {
    case .count: .number
    case .volume: .volume
    case .duration: .duration
    }
  }

  /// The unit in the name of a column, or else the one in which its greatest number is no more than
  /// a person has in a day; with what milliseconds are multiplied by.
  private static func unit(
    of column: FilePreview.Column, _ activity: Activity
  ) -> (unit: String?, scale: String?) {
    let name = column.name.lowercased()
    switch activity.dimension {
    case .count: return (nil, nil)
    case .volume:
      let isMillilitres = name.contains("ml") || column.greatest > 30
      return (isMillilitres ? "ml" : "l", nil)
    case .duration:
      if column.greatest > 172_800 { return ("s", "0.001") }
      if name.contains("min") { return ("min", nil) }
      if name.contains("hour") || name.contains("hrs") { return ("h", nil) }
      if name.contains("sec") { return ("s", nil) }
      let isSeconds = column.greatest > 1_440
      return (isSeconds ? "s" : column.greatest > 24 ? "min" : "h", nil)
    }
  }
}
