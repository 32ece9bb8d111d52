import Foundation

/// Prints a line at once, so that a run that fails halfway has still printed what it found.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// The same beside the results: what a run is at.
func note(_ line: String) {
  FileHandle.standardError.write(Data((line + "\n").utf8))
}
