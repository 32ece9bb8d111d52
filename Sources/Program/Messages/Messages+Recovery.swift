package import Echolog
package import Journal
import Platform

extension Messages {
  /// What a check of the vault is summed up as; "UX Copy Library" 7, word for word where the
  /// product is the one that it speaks of.
  package enum VaultHealth {
    package static let healthy = "Vault check complete. Everything looks good."
    package static let repaired = "Vault repaired after an interrupted save. No data loss detected."

    /// After an interrupted save of which something could not be had back.
    package static func attention(under policy: Policy) -> String {
      "We found issues with recent changes. \(product(under: policy)) preserved your original "
        + "vault and created a recovery file."
    }
  }

  /// The message after a recovery from an interrupted save that nobody asked for; "UX Copy Library"
  /// 4, word for word where the product is the one that it is about.
  package struct RecoveryNotice: Sendable {
    package let title: String
    package let body: String
    /// What an app offers below it.
    package let actions: [String]

    /// An unfinished save is complete, and nothing was left over.
    package static func recovered(under policy: Policy) -> RecoveryNotice {
      RecoveryNotice(
        title: "Recovered your vault",
        body: "\(product(under: policy)) found an unfinished save and restored your vault safely. "
          + "You can review recent changes.",
        actions: ["Continue"])
    }

    /// Something was left over and quarantined.
    package static func needed(under policy: Policy) -> RecoveryNotice {
      RecoveryNotice(
        title: "Recovery needed",
        body: "We found incomplete changes. \(product(under: policy)) preserved your original "
          + "vault and moved the partial save to a recovery file.",
        actions: ["View Details", "Dismiss"])
    }
  }

  /// The library is that of one product; the others have the name of the program in its place.
  private static func product(under policy: Policy) -> String {
    policy == .emma ? "Emma" : "Echolog"
  }

  /// What a recovery before a command did, for the side of its answer.
  ///
  /// - Parameter device: what this device is called from now on, where it began another log.
  package static func recovered(
    _ report: RecoveryReport, under policy: Policy, as device: String?
  ) -> [String] {
    guard report.isDamage || report.missingCount > 0 else {
      let notice: RecoveryNotice =
        report.quarantine == nil ? .recovered(under: policy) : .needed(under: policy)
      return [notice.title + ": " + notice.body]
        + (report.quarantine.map { ["It lies at \(shown($0))."] } ?? [])
    }
    var notes: [String] = []
    if let quarantined = report.quarantine {
      notes.append("Part of the journal was not as it was written; all that can be read is kept.")
      notes.append("The damaged file was set aside, as it was, at \(shown(quarantined)).")
    }
    if !report.lost.isEmpty { notes.append(missing(report.lost.count)) }
    if report.missingCount > 0 { notes.append(setBack(lacking: report.missingCount)) }
    notes.append(
      "echolog check tells what is amiss now, echolog repair what can be had back.")
    if let device {
      notes.append("This device goes on as \(VisibleText.line(device)).")
    }
    return notes
  }
}

extension Presenter {
  /// What a recovery did, in the words of the policy in force.
  package func recovered(_ report: RecoveryReport) -> [String] {
    let device = report.newLog.flatMap { log in history.devices.first { $0.log == log }?.label }
    return Messages.recovered(report, under: history.settings.policy, as: device)
  }
}
