import Foundation

/// Prints a line at once, so that a run that fails halfway has still told what it found.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
