import Echolog

extension Messages {
  static func aboutAttachments(_ rejection: Rejection) -> RejectionWords? {
    switch rejection {
    case .fileNotFound(let path):
      say("There is no \(VisibleText.line(path)).", "Please check the name of the file.")
    case .notAFile(let path):
      say("\(VisibleText.line(path)) is a folder or a device, and a file is needed here.")
        .next("Name the files of a folder one by one; keep what a pipe brings in a file first.")
    case .fileNotReadable(let path):
      say("\(VisibleText.line(path)) could not be read, so nothing was kept.")
        .next("ls -l shows who may read it.")
    case .mediaTypeNotUsable(let type):
      say("\(quoted(type)) does not say what a file holds.", "For example: image/jpeg")
    case .tooManyAttachments(let max):
      say("A memory can have \(grouped(max)) files.")
        .next("Keep the others with another memory; a shared tag keeps them together.")
    case .attachmentNotHere(let name):
      say("The file \(VisibleText.line(name)) is not on this device yet.")
        .next("echolog sync brings it, once a device that has it has synced.")
    case .attachmentTooLarge(let byteCount, let max):
      say("The file has \(size(byteCount)), and \(size(max)) can be taken in at once.")
        .next("Write it to a file instead.")
    default: nil
    }
  }

  /// `812 bytes`, `3.1 MB`.
  static func size(_ byteCount: Int) -> String {
    guard byteCount >= 1000 else { return count(byteCount, "byte") }
    let units = ["kB", "MB", "GB", "TB"]
    var (tenths, unit) = (byteCount / 100, 0)
    while tenths >= 10_000, unit < units.count - 1 { (tenths, unit) = (tenths / 1000, unit + 1) }
    let whole = grouped(tenths / 10)
    return (tenths < 1000 && tenths % 10 > 0 ? "\(whole).\(tenths % 10)" : whole) + " "
      + units[unit]
  }

  /// What a file holds, in a word.
  static func kind(ofMediaType type: String) -> String {
    switch type.prefix(while: { $0 != "/" }) {
    case "image": "picture"
    case "audio": "sound"
    case "video": "video"
    case "text": "text"
    default: type == "application/pdf" ? "PDF" : "file"
    }
  }

  /// How far files are sealed: `sealed 412 of 1,024 MB, 310 MB/s`.
  @Sendable static func attaching(_ done: Int, of total: Int, nanoseconds: UInt64) -> String {
    "sealed \(grouped(done / 1_000_000)) of \(grouped(total / 1_000_000)) MB, "
      + "\(grouped(UInt64(done) * 1000 / max(nanoseconds, 1))) MB/s"
  }

  static let attachingStopped = stopped("Nothing was kept.")

  static let filesGoWithMemories =
    "Files go with memories: echolog remember TEXT --attach FILE keeps them with a new one; "
    + "echolog memories shows the names of those that are there."

  static let notHereYet = "not here yet"
}
