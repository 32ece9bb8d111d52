import Foundation
import RunningProgram
import Testing

extension TwoDevicesProgramTests {
  @Test func `Both histories of a device come to all, and are shown until acknowledged`() throws {
    try withDevices({ try $0.run("moment", "Took a walk") }) { laptop, phone, shared in
      #expect(try laptop.run("sync").exit == 0)
      let before = try Self.files(of: laptop)
      #expect(try laptop.run("moment", "Shared and gone", at: "2025-11-18T20:31:00Z").exit == 0)
      for device in [laptop, phone] { #expect(try device.run("sync").exit == 0) }
      try Self.set(laptop, backTo: before)
      #expect(try laptop.run("moment", "Written behind it", at: "2025-11-18T20:32:00Z").exit == 0)
      for device in [laptop, phone, laptop, phone] {
        let synced = try device.run("sync", at: "2025-11-18T20:33:00Z")
        #expect(synced.exit == 0, "\(synced)")
      }
      #expect(try Set([laptop, phone].map(hashes)).count == 1)

      let late = try EchologProcess()
      defer { #expect(throws: Never.self) { try late.remove() } }
      let key = laptop.home.appending(path: "key").path
      let joined = try late.run("join", shared, "--name", "late", "--key-file", key)
      #expect(joined.exit == 0, "\(joined)")
      for device in [laptop, phone, late] {
        let moments = try device.run("moments", at: "2025-11-18T20:40:00Z").output
        for text in ["Took a walk", "Shared and gone", "Written behind it"] {
          #expect(moments.contains(text), "\(moments)")
        }
        let check = try device.run("check")
        #expect(check.exit == 1 && check.output.contains("two histories of one device"), "\(check)")
        #expect((check.output + check.errors).contains("echolog devices --acknowledge"), "\(check)")
      }

      let known = try phone.run("devices", "--acknowledge", at: "2025-11-18T20:34:00Z")
      #expect(known.exit == 0 && (known.output + known.errors).contains("Noted: "), "\(known)")
      let again = try phone.run("devices", "--acknowledge", at: "2025-11-18T20:34:00Z")
      #expect((again.output + again.errors).contains("nothing to acknowledge"), "\(again)")
      for device in [phone, laptop, late] {
        let synced = try device.run("sync", "--json", at: "2025-11-18T20:35:00Z").output
        #expect(synced.contains(#""forks":0"#), "\(synced)")
        let check = try device.run("check")
        #expect(check.exit == 0, "\(check)")
      }
      // The next entry of the one that was set back goes on in a log that all know.
      #expect(try laptop.run("moment", "Later", at: "2025-11-18T20:36:00Z").exit == 0)
      for device in [laptop, phone, late, laptop] { #expect(try device.run("sync").exit == 0) }
      #expect(try Set([laptop, phone, late].map(hashes)).count == 1)
    }
  }

  /// The hashes that the program prints of what it shows and of what it has.
  private func hashes(of device: EchologProcess) throws -> [Substring] {
    let output = try device.run("replay", "--hash", "--json").output
    return output.split(separator: ",").filter { $0.contains("Hash\":\"") }
  }
}
