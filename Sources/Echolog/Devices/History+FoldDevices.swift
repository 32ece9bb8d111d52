extension History {
  mutating func startLog(_ body: borrowing LogStarted, at place: Place) {
    guard logs[Int(place.log)].deviceName.isEmpty else { return }
    logs[Int(place.log)].deviceName = body.deviceName
    logs[Int(place.log)].missing = LogID(bytes: body.missingLog).map {
      EventName(log: $0, number: body.missingNumber)
    }
    guard let log = LogID(bytes: body.continuedLog) else { return }
    logs[Int(place.log)].continued = LogTable.Continuation(
      name: EventName(log: log, number: body.continuedNumber), link: body.continuedLink)
  }

  mutating func receive(_ body: borrowing Seen, at place: Place) {
    let reader = logs[Int(place.log)].id
    for seen in body.logs {
      guard let log = LogID(bytes: seen.log) else { continue }
      let key = ReceiptKey(reader: reader, log: log)
      // Of a log that turned out to part, a writer acknowledges a smaller number: what it held
      // before is what it meant before.
      if let known = receipts[key], known.number > seen.number { continue }
      receipts[key] = Receipt(number: seen.number, link: seen.link)
    }
  }

  mutating func acknowledge(_ body: borrowing BranchesAcknowledged) {
    for branch in body.branches {
      if let log = LogID(bytes: branch.log) { acknowledgedBranches.insert(log) }
    }
  }
}
