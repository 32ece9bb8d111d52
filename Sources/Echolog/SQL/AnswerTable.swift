extension QueryAnswer {
  /// The names of the columns, each once whatever the case of its letters: `n`, `N_1`.
  package var distinctColumns: [String] {
    var met: Set<String> = []
    return columns.map { name in
      var (distinct, number) = (name, 1)
      while !met.insert(distinct.lowercased()).inserted {
        distinct = "\(name)_\(number)"
        number += 1
      }
      return distinct
    }
  }

  /// What was found as a table of its own, to leave as others do.
  ///
  /// A column that shows one of a table as it is has the kind of that; of the others, one of
  /// integers alone is of numbers, one with reals among them of reals, and each else of texts,
  /// also of numbers that stand beside one.
  package var table: AnyTable {
    let columns = distinctColumns.enumerated().map { place, name in
      let kind = kind(ofColumn: place)
      return Column<[QueryValue]>(name, kind, "what was asked for") { row, _ in
        row[place].cell(kind) ?? .null
      }
    }
    return AnyTable(
      Table("answer", "What a query found", key: [], size: { [rows] _ in rows.count }, columns) {
        [rows] _, _ in AnyIterator(rows.makeIterator())
      })
  }

  private func kind(ofColumn place: Int) -> ColumnKind {
    let values = rows.lazy.map { $0[place] }.filter { $0 != .null }
    let origin = origins.indices.contains(place) ? origins[place] : nil
    let column = origin.flatMap { origin in
      Tables.asked.first { $0.name == origin.table }?.columns.first { $0.name == origin.column }
    }
    // The name of an entry is a text here, which no vault has to know.
    let declared = column.map { $0.kind == .id ? .text : $0.kind }
    let known = [declared, values.isEmpty ? nil : .number, values.isEmpty ? nil : .real]
    return known.compactMap(\.self).first { kind in values.allSatisfy { $0.cell(kind) != nil } }
      ?? .text
  }
}

extension QueryValue {
  /// The value in a column of a kind; nil where it is none of these.
  fileprivate func cell(_ kind: ColumnKind) -> Cell? {
    switch (kind, self) {
    case (_, .null): .null
    case (.number, .integer(let number)): .number(number)
    case (.real, .integer(let number)): .number(number)
    case (.real, .real(let number)): .real(number)
    case (.flag, .integer(0)): .flag(false)
    case (.flag, .integer(1)): .flag(true)
    case (.word, .text(let text)): .word(text)
    case (.day, .text(let text)): CivilDay(isoText: text).map(Cell.day)
    case (.time, .text(let text)): Instant.told(by: text).map(Cell.time)
    case (.text, _): .word(text)
    default: nil
    }
  }
}
