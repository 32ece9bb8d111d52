import Echolog
import Journal

extension Messages {
  static func mayForget(_ what: [String]) -> String {
    "This forgets \(all(what.prefix(3).map(VisibleText.line), of: what.count)) for good, here and "
      + "on every device that syncs."
  }

  static let notForgotten = usage("notAgreed", "Nothing was forgotten.")
    .next("It is for good, so it asks first; --yes agrees without the question.")

  /// Beside what was removed.
  static func wordsStay(_ entry: String) -> String {
    "Its words stay in the history; echolog forget \(VisibleText.line(entry)) erases them."
  }

  /// Of words that are forgotten.
  static func stillInFiles(_ error: DiaryError) -> String {
    "Their bytes are still in files here: \(programError(for: error).sentence) The next entry or "
      + "sync for which the disk is fit takes them away."
  }

  /// What a check found of it.
  static func unerased(_ events: Int) -> String {
    "The words of \(count(events, "event")) are forgotten and still in files here; the next entry "
      + "or sync for which the disk is fit takes them away."
  }

  static func others(erasing count: Int) -> String? {
    guard count > 0 else { return nil }
    return "\(Self.count(count, "other device")) \(count == 1 ? "erases" : "erase") them with "
      + "\(count == 1 ? "its" : "their") next sync."
  }

  static let outOfReach =
    "Backups, exports and copies of the vault made before still have them, and free blocks of a "
    + "disk may."

  static func mayErase(_ vault: Path) -> String {
    "This takes the vault at \(shown(vault)) off this device for good, with all that is in it."
  }

  static let notErased = usage("notAgreed", "Nothing was erased.")
    .next("A terminal asks for the path of the vault; a script gives --vault and --yes.")

  static let vaultNotNamed = usage(
    "vaultNotNamed", "With --yes the vault to erase has to be named, so nothing was erased."
  ).next("Give its folder with --vault; echolog paths shows it.")

  /// What erasing a vault left, and what it did not touch.
  static func erased(_ vault: Path, left: [Path], shared: Path?, key: Path?) -> Page {
    var page = Page([
      "schema": "erased/1", "vault": vault.text, "left": left.map(\.text),
      "sharedFolder": shared?.text, "keyFile": key?.text,
    ])
    page.rows = [["vault", vault.text]] + left.map { ["left", $0.text] }
    page.line("Erased: nothing of the vault at \(shown(vault)) is left on this device.", .good)
    if !left.isEmpty {
      page.notes.append(
        "\(all(left.prefix(3).map(shown), of: left.count)) "
          + "\(left.count == 1 ? "is no file" : "are no files") of the vault, and "
          + "\(left.count == 1 ? "was" : "were") left.")
    }
    page.note(shared.map { "The shared folder \(shown($0)) and your other devices are as before." })
    page.note(key.map { "The key file \(shown($0)) is yours, and was left." })
    return page
  }
}
