package import Echolog

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
  package var mayAsk = true
  var agreesToAll = false
  package var color = ColorChoice.auto
  var zone: String?
  var now: String?
  /// At which times questions are asked, in words; nil for now and for all that is known.
  var asOf: String?
  var known: String?
  var passphraseFile: String?
  var passphraseDescriptor: Int32?
  var keyFile: String?
  var watches = false
  var choice = RowChoice()

  package init() {}

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
      options.color = try ColorChoice(chosen: word, for: "--color")
    }
    if let word = globals["--passphrase-fd"] {
      options.passphraseDescriptor = try Self.descriptor(word, of: "--passphrase-fd")
    }
    let secrets = ["--key-file", "--passphrase-file", "--passphrase-fd"]
      .filter { globals[$0] != nil }
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

/// Where the program finds things: vault, state, cache and time zone, from options and environment.
package struct ProgramPaths: Sendable {
  let environment: Environment
  let disk: POSIXDisk
  private let simulation: Dependencies?

  package init(
    _ environment: Environment, simulation: Dependencies? = nil, disk: POSIXDisk = POSIXDisk()
  ) {
    self.environment = environment
    self.simulation = simulation
    self.disk = disk
  }

  func vaultPlace(_ options: Options) throws -> VaultPlace {
    guard let data = environment.dataHome, let state = environment.stateHome,
      let cache = environment.cacheHome
    else { throw Messages.homeMissing }
    let named = options.vault ?? environment["ECHOLOG_VAULT"].flatMap { $0.isEmpty ? nil : $0 }
    return VaultPlace(
      vault: try absolute(named ?? data + "/echolog"), states: Path(state + "/echolog"),
      caches: Path(cache + "/echolog"))
  }

  /// The path from the root, so that it means the same from any folder. A tilde means the home
  /// folder, since no shell has read the lines of a prompt. Who is in a simulated world is in the
  /// folder that their environment names.
  func absolute(_ text: String) throws -> Path {
    if let home = environment.home, text == "~" || text.hasPrefix("~/") {
      return Path(home + text.dropFirst())
    }
    let path = Path(text)
    guard !path.isAbsolute else { return path }
    let working = simulation == nil ? environment.workingFolder : environment["PWD"]
    guard let folder = working else { throw Messages.workingFolderMissing }
    return Path(folder + "/" + text)
  }

  var deviceName: DeviceName { DeviceName(near: String(Machine.hostName.prefix { $0 != "." })) }

  /// The zone by `--zone`, else `TZ`, else the machine's; nil when none can be found.
  func zone(_ options: Options) throws -> TimeZoneRules? {
    if let name = options.zone {
      guard let zone = zones.named(name) else { throw UsageError.unknownZone(name) }
      return zone
    }
    if let simulation { return simulation.zone }
    do throws(TimeZoneError) {
      return if let zone = try zones.ofEnvironment() { zone } else { zones.ofMachine }
    } catch {
      return .utc
    }
  }

  var zones: SystemZones { SystemZones(environment, on: disk) }

  func dependencies(_ options: Options) throws -> Dependencies {
    if let simulation { return simulation }
    let zone = try zone(options)
    var dependencies = Dependencies(zone: zone)
    if let words = options.now {
      let reader = WhenReader(
        now: Dependencies.systemNow(), rules: zone ?? .utc, dayStart: .standard)
      guard let instant = Result(catching: { try reader.read(words).instant }).value else {
        throw UsageError.nowNotUnderstood(words)
      }
      dependencies = Dependencies(
        now: { instant }, machineNow: Dependencies.systemNow, zone: zone)
    }
    dependencies.usesMainThread = true
    return dependencies
  }
}
