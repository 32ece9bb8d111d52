private import CSystem

/// Which machine and which process this is.
package enum Machine {
  /// Text that stays the same as long as the system is installed and differs between machines. It
  /// distinguishes a copied vault from a moved one; nothing secret is derived from it.
  ///
  /// On Linux /etc/machine-id, else D-Bus's copy; on macOS the hardware's UUID; else the host name.
  package static var id: String { Host.machineID() ?? "host " + hostName }

  /// Lets no core file be written of this process and, on Linux, no other process of the same user
  /// look into its memory; called before any secret is known. Where the system refuses, all stays
  /// as it was. macOS lets a debugger of the same user in.
  package static func hideMemory() { system_hide_memory() }
}
