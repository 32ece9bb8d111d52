/// The environment variables of a process, and the folders that they name.
package struct Environment: Sendable {
  private let variables: [String: String]
  /// Whether text shown to the person may go beyond ASCII: the first of `LC_ALL`, `LC_CTYPE` and
  /// `LANG` that is not empty names UTF-8.
  package let isUTF8: Bool

  package init(_ variables: [String: String]) {
    self.variables = variables
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty }
    let lower = locale?.lowercased() ?? ""
    isUTF8 = lower.contains("utf-8") || lower.contains("utf8")
  }

  /// The variables that this process was started with.
  package static func current() -> Environment { Environment(Host.environment()) }

  /// The same with one variable as given.
  package func with(_ name: String, _ value: String) -> Environment {
    Environment(variables.merging([name: value]) { $1 })
  }

  /// The variable's value; nil when it is not set.
  package subscript(name: String) -> String? { variables[name] }

  /// The person's own folder: `HOME`, else that of the user database; nil when neither is an
  /// absolute path.
  package var home: String? {
    absolute("HOME") ?? Host.homeInUserDatabase().flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The folder for what must be kept; nil without a home, as the two that follow.
  package var dataHome: String? { folder("XDG_DATA_HOME", inHome: ".local/share") }

  /// The folder for what belongs to this machine and must be kept.
  package var stateHome: String? { folder("XDG_STATE_HOME", inHome: ".local/state") }

  /// The folder for what may be deleted at any time.
  package var cacheHome: String? { folder("XDG_CACHE_HOME", inHome: ".cache") }

  /// The folder that relative paths begin at, from the root: `PWD` where that leads to it, since it
  /// keeps the names of links, else what the system calls it; nil when it was removed. A program
  /// that starts another one in a folder of its choice leaves `PWD` as it was.
  package var workingFolder: String? {
    if let named = absolute("PWD"), Host.isWorkingFolder(named) { return named }
    return Host.workingFolder()
  }

  /// Empty and relative values count as unset (XDG Base Directory Specification 0.8).
  private func absolute(_ name: String) -> String? {
    guard let value = variables[name], value.hasPrefix("/") else { return nil }
    return value
  }

  private func folder(_ name: String, inHome path: String) -> String? {
    if let folder = absolute(name) { return folder }
    guard let home else { return nil }
    return home.hasSuffix("/") ? home + path : home + "/" + path
  }
}
