extension [UInt8] {
  /// Overwrites the bytes with zeros, where nobody else refers to the same array: a copy that a
  /// change made, or storage that it grew out of, is not found again. Who keeps a secret in an
  /// array reserves all of it first.
  ///
  /// It is compiled apart from who calls it, so that nothing can know the zeros to be read no more.
  @inline(never) package mutating func wipe() {
    for index in indices { self[index] = 0 }
  }
}
