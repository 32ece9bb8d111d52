import Echolog

/// The options that go everywhere, read once for a process; a line of the REPL may override the
/// ones about form.
package struct Options: Sendable {
  /// How answers are shown.
  package enum Form: String, CaseIterable, Sendable {
    case people = "human"
    case plain, json
    /// Of listings only.
    case csv
  }

  var form = Form.people
  var vault: String?
  var mayAsk = true
  var agreesToAll = false
  var color = ColorChoice.auto
  var zone: String?
  var now: String?
  /// At which times questions are asked, in words; nil for now and for all that is known.
  var asOf: String?
  var known: String?
  var passphraseFile: String?
  var passphraseDescriptor: Int32?
  var keyFile: String?
  /// Whether the answer is shown again after each change.
  var watches = false
  /// Which rows of a listing the line asks for.
  var choice = RowChoice()

  init() {}

  func overridden(by globals: [String: String]) throws(UsageError) -> Options {
    var options = self
    let forms = Form.allCases.filter { globals["--" + $0.rawValue] != nil }
    guard forms.count < 2 else {
      throw .flagsExclude("--" + forms[0].rawValue, "--" + forms[1].rawValue)
    }
    if let form = forms.first { options.form = form }
    if globals["--no-input"] != nil { options.mayAsk = false }
    options.watches = globals["--watch"] != nil
    if globals["--yes"] != nil { options.agreesToAll = true }
    if globals["--no-color"] != nil {
      guard globals["--color"] == nil else { throw .flagsExclude("--color", "--no-color") }
      options.color = .never
    }
    if let word = globals["--color"] {
      let words = ColorChoice.allCases.map(\.rawValue)
      guard let choice = ColorChoice(rawValue: word) else {
        throw .unknownChoice(word, flag: "--color", choices: words)
      }
      options.color = choice
    }
    if let word = globals["--passphrase-fd"] {
      options.passphraseDescriptor = try Self.descriptor(word, of: "--passphrase-fd")
    }
    let secrets = ["--key-file", "--passphrase-file", "--passphrase-fd"].filter {
      globals[$0] != nil
    }
    guard secrets.count < 2 else { throw .flagsExclude(secrets[0], secrets[1]) }
    options.vault = globals["--vault"] ?? vault
    options.zone = globals["--zone"] ?? zone
    options.now = globals["--now"] ?? now
    options.asOf = globals["--asof"] ?? asOf
    options.known = globals["--known"] ?? known
    options.passphraseFile = globals["--passphrase-file"] ?? passphraseFile
    options.keyFile = globals["--key-file"] ?? keyFile
    return options
  }

  static func descriptor(_ word: String, of flag: String) throws(UsageError) -> Int32 {
    guard let number = Int32(word), number >= 0 else { throw .notANumber(word, flag: flag) }
    return number
  }
}
