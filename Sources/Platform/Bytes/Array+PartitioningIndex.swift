extension Array {
  /// The first position whose element belongs to the second part, of an array whose elements of the
  /// first part all come before those of the second; the end where none does.
  ///
  /// - Complexity: O(log n).
  @inlinable package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
