import Foundation
import RunningProgram
import Testing

/// A time to come that one of the devices is given.
extension TwoDevicesProgramTests {
  @Test func `A time ten years ahead on one device leaves the clock of the other alone`() throws {
    let now = Date()
    let far = now.addingTimeInterval(10 * 365 * 86_400).formatted(.iso8601)
    try withDevices({ try $0.run("moment", "From far ahead", at: far) }) { laptop, phone, _ in
      let today = now.formatted(.iso8601)
      #expect(try phone.run("moment", "Today", at: today).exit == 0)
      #expect(try phone.run("sync", at: today).exit == 0)
      #expect(try laptop.run("sync", at: today).exit == 0)
      for device in [laptop, phone] {
        let lines = try device.run("replay", "--as", "jsonl", "--texts", at: today).output
        let entries = try lines.split(separator: "\n").map { try DemoJournal.Entry(String($0)) }
        let moments = entries.filter { $0.type == "momentLogged" }
        let texts = moments.map { $0.body["text"] as? String }
        #expect(texts == ["From far ahead", "Today"], "\(lines)")
        for moment in moments {
          let wall = Double(DemoJournal.Entry.number(moment.event["clock"]) >> 16) / 1000
          #expect(abs(wall - now.timeIntervalSince1970) < 3600, "\(moment.line)")
        }
        let lag = DemoJournal.Entry.number(moments.first?.event["recordedLagMs"])
        #expect(lag > 3_600 * 86_400_000, "\(lines)")
      }
    }
  }
}
