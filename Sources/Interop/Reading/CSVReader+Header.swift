// What the first row decides.
extension CSVReader {
  /// The index in a row of each wanted column.
  ///
  /// - Parameter names: the cells of the first row.
  mutating func readHeader(_ names: [String]) throws(ImportFileError) -> [Int] {
    self.names = names
    ownIDColumn = OwnTable.isMeant(by: names) ? names.firstIndex(of: OwnTable.id) : nil
    daylio = Daylio.columns(of: names)
    var columns: [Int] = []
    for name in wanted {
      let found = names.indices.filter { names[$0] == name }
      if found.count > 1 { throw .columnAmbiguous(name) }
      if let index = found.first ?? Self.place(name), names.indices.contains(index) {
        columns.append(index)
      } else {
        throw namesColumns(names)
          ? .columnMissing(name, available: names) : .notATable(names.joined(separator: ","))
      }
    }
    if ownIDColumn == nil {
      columnsLeft = names.indices.filter { !columns.contains($0) }.map { names[$0] }
    }
    return columns
  }

  /// Whether a first line in which a column is missing may be one of a table; a title is not, and
  /// neither is prose without any mark.
  private func namesColumns(_ names: [String]) -> Bool {
    guard let first = names.first, !first.hasPrefix("# "), !first.hasPrefix("## "), first != "---"
    else { return false }
    return names.count > 1 || wanted.count == 1 || first.contains { ",;\t|".contains($0) }
  }

  /// The index that `#3` asks for: 2.
  private static func place(_ name: String) -> Int? {
    guard name.hasPrefix("#"), let number = Int(name.dropFirst()), number > 0 else { return nil }
    return number - 1
  }
}
