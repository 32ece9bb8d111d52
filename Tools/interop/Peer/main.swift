import Echolog
import Foundation
import Platform
import RandomEvents

// The Swift side of the comparison with the official protobuf runtime; Tools/check-interop runs it.
//
//   InteropPeer write FOLDER COUNT SEED   writes COUNT random events of each type
//   InteropPeer read FOLDER               reads the events that the other side wrote
//
// `*.records` contains records, each behind its length as a varint; `*.jsonl` the same as JSON, and
// `swift-numbers.jsonl` with 64-bit numbers as numbers.

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case "write":
  guard arguments.count == 5, let count = Int(arguments[3]), let seed = UInt64(arguments[4])
  else { fatalError("write FOLDER COUNT SEED") }
  try write(to: URL(filePath: arguments[2]), count: count, seed: seed)
case "read":
  guard arguments.count == 3 else { fatalError("read FOLDER") }
  try read(from: URL(filePath: arguments[2]))
default: fatalError("write or read")
}

func write(to folder: URL, count: Int, seed: UInt64) throws {
  var values = RandomValues(seed: seed)
  var records = ByteWriter()
  var (json, numbers) = ("", "")
  for type in 0..<Event.Body.typeCount {
    for _ in 0..<count {
      var event = Event(random: &values)
      event.body = Event.Body(random: &values, type: type)
      var record = ByteWriter()
      event.encode(into: &record)
      records.append(counted: record.span)
      let read = try Event(decoding: record.span, words: .inline)
      json += read.json() + "\n"
      numbers += read.json(withNumbers: true) + "\n"
    }
  }
  try Data(records.bytes).write(to: folder.appending(path: "swift.records"))
  try Data(json.utf8).write(to: folder.appending(path: "swift.jsonl"))
  try Data(numbers.utf8).write(to: folder.appending(path: "swift-numbers.jsonl"))
}

func read(from folder: URL) throws {
  let bytes = try [UInt8](Data(contentsOf: folder.appending(path: "python.records")))
  var reader = ByteReader(bytes.rawSpan)
  var count = 0
  while !reader.isAtEnd {
    let record = try reader.readCountedSpan()
    let event = try Event(decoding: record, words: .inline)
    var written = ByteWriter()
    event.encode(into: &written)
    guard written.bytes == [UInt8](copying: record) else {
      fatalError("event \(count) is written with other bytes than the official runtime's")
    }
    count += 1
  }
  guard count > 0 else { fatalError("the official runtime wrote no event") }
  print("Swift read \(count) events of the official runtime")
}
