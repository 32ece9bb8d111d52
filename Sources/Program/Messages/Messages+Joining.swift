import Echolog
import Platform

extension Messages {
  /// A line that makes a vault here from a shared folder, as the shell takes it.
  struct Joining {
    let shared: Path
    let deviceName: DeviceName?
    /// Whether the vault in the folder opens with nothing but a key file.
    let needsKeyFile: Bool
    /// Whether the line is shown at a prompt, which is left before the shell takes anything.
    let isAtPrompt: Bool

    init(
      _ shared: Path, deviceName: DeviceName? = nil, needsKeyFile: Bool, isAtPrompt: Bool
    ) {
      self.shared = shared
      self.deviceName = deviceName
      self.needsKeyFile = needsKeyFile
      self.isAtPrompt = isAtPrompt
    }

    fileprivate var line: String {
      "echolog join " + typed(shared.text)
        + (deviceName.map { " --name " + $0.text } ?? "")
        + (needsKeyFile ? " --key-file FILE" : "")
    }

    /// - Parameter vault: what is in the place of the one that joins.
    fileprivate func line(puttingAside vault: Path) -> String {
      "mv \(typed(vault.text)) \(typed(vault.text + "-aside")) && " + line
    }
  }

  /// A sync on a device that has no vault yet, with a folder through which others share one.
  static func joinNeeded(_ joining: Joining, _ vault: Path) -> ProgramError {
    // The prompt takes a join too, but no key file.
    let isForShell = joining.isAtPrompt && joining.needsKeyFile
    return ProgramError(
      "vaultMissing", .noInput,
      "There is no vault at \(shown(vault)) yet, and \(shown(joining.shared)) holds one.",
      next: told("To have it on this device too", joining.line, leavingPrompt: isForShell))
  }

  /// A join of a vault that opens with nothing but a key file, where none was named.
  static func keyFileNeeded(toJoin joining: Joining) -> ProgramError {
    ProgramError(
      "keyFileNeeded", .usage, "The vault in \(shown(joining.shared)) opens with a key file.",
      next: told("To join with it", joining.line, leavingPrompt: joining.isAtPrompt))
  }

  /// A sync of a vault that was only made, with a folder of another one.
  static func emptyVaultBeside(_ joining: Joining, _ vault: Path) -> ProgramError {
    ProgramError(
      "anotherVault", .notPermitted,
      "\(shown(joining.shared)) belongs to another vault than the one here, "
        + "which holds nothing yet.",
      next: told(
        "To take that one instead", joining.line(puttingAside: vault),
        leavingPrompt: joining.isAtPrompt))
  }

  /// A join where a vault or something else is already.
  static func vaultInPlace(of joining: Joining, _ vault: Path) -> ProgramError {
    let way = told(
      "Where it holds nothing that you wrote", joining.line(puttingAside: vault),
      leavingPrompt: joining.isAtPrompt)
    return ProgramError(
      "vaultOccupied", .cannotCreate, "\(shown(vault)) is in use already.",
      next: way + "\nElse --vault names a new or empty folder.")
  }

  private static func told(
    _ purpose: String, _ line: String, leavingPrompt isLeaving: Bool
  ) -> String {
    advice(purpose + (isLeaving ? ", leave with .quit, then" : ""), toCopy: line)
  }
}
