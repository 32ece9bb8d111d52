package import Platform

/// An open file that several values of this module read from; it closes with the last of them.
package final class HeldFile {
  package let file: OpenFile

  package init(_ file: consuming OpenFile) {
    self.file = file
  }
}
