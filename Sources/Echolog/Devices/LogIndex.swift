/// The number of a log in this process, in the order in which the history met them.
///
/// Two histories of the same events may number logs differently; nothing that leaves the process
/// may depend on it.
package struct LogIndex: Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }
}
