import Echolog
import Platform

/// Where the program finds things: vault, state, cache and time zone, from options and environment.
package struct ProgramPaths: Sendable {
  let environment: Environment
  let disk: POSIXDisk
  /// Time, zone and chance of a simulated world; nil in the real one.
  private let simulation: Dependencies?

  init(_ environment: Environment) { self.init(environment, simulation: nil, disk: POSIXDisk()) }

  init(_ environment: Environment, simulation: Dependencies?, disk: POSIXDisk) {
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

  /// The name of this device: the machine's, without its domain.
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
    var dependencies = try chosenDependencies(options)
    dependencies.usesMainThread = true
    return dependencies
  }

  private func chosenDependencies(_ options: Options) throws -> Dependencies {
    let zone = try zone(options)
    guard let words = options.now else { return Dependencies(zone: zone) }
    let reader = WhenReader(now: Dependencies.systemNow(), rules: zone ?? .utc, dayStart: .standard)
    do throws(WhenError) {
      let instant = try reader.read(words).instant
      return Dependencies(now: { instant }, machineNow: Dependencies.systemNow, zone: zone)
    } catch {
      throw UsageError.nowNotUnderstood(words)
    }
  }
}
