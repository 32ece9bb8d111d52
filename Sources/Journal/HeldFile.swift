package import Files

/// An open file that several values of this room read from; it closes with the last of them.
package final class HeldFile {
  package let file: OpenFile

  package init(_ file: consuming OpenFile) {
    self.file = file
  }
}
