extension History {
  mutating func startBatch(_ body: borrowing ImportStarted, _ recordedAt: Int64, at place: Place) {
    logs[Int(place.log)].enter(EntitySlot(.batch, row: batches.count), number: place.number)
    var flags: BatchRow.Flags = []
    if isForgotten(place) {
      flags.insert(.forgotten)
    } else if !body.sourceName.isEmpty {
      flags.insert(.hasName)
    }
    batches.append(
      BatchRow(
        startedAt: recordedAt, number: place.number, entryCount: 0, log: place.log,
        kind: UInt16(truncatingIfNeeded: body.kind.rawValue), flags: flags))
  }

  /// Whether the batch, by its row plus one, was taken back; 0 is no batch.
  func isUndone(batch: UInt32) -> Bool {
    batch != 0 && batches[Int(batch) - 1].flags.contains(.undone)
  }

  /// The row of the batch that brought the event, plus one; 0 for none. Counts the event in.
  mutating func batch(of event: borrowing Event, at place: Place) -> UInt32 {
    guard let row = batchRow(of: event, at: place) else { return 0 }
    countIn(batch: UInt32(row + 1))
    return UInt32(row + 1)
  }

  /// The row of the batch that brought the event; nil for none.
  func batchRow(of event: borrowing Event, at place: Place) -> Int? {
    guard event.importBatch != 0 else { return nil }
    let log = holder(of: event.importBatch, in: place.log)
    let slot = slot(of: event.importBatch, in: log)
    guard slot.kind == .batch, batches[slot.row].log == log,
      UInt64(batches[slot.row].number) == event.importBatch
    else { return nil }
    return slot.row
  }

  /// Counts more events of a batch, by its row plus one; 0 is no batch.
  mutating func countIn(batch: UInt32, _ count: UInt32 = 1) {
    if batch != 0 { batches[Int(batch) - 1].entryCount &+= count }
  }

  /// The log that holds a number of this one, which may go on from it.
  private func holder(of number: UInt64, in log: UInt16) -> UInt16 {
    guard let branch = logs[Int(log)].branch, number < branch.first else { return log }
    return holder(of: number, in: branch.parent)
  }

  mutating func apply(_ type: EventType, _ change: ChangeRow, toBatch row: Int) {
    guard type == .importUndone else { return }
    markBatch(row, isUndone: true)
  }

  mutating func restoreBatch(_ row: Int) { markBatch(row, isUndone: false) }

  /// Takes back what the batch brought, or puts it back; what of it is folded later comes as the
  /// batch is then. Goals and their changes ask their batch when they are asked about.
  private mutating func markBatch(_ row: Int, isUndone: Bool) {
    guard batches[row].flags.contains(.undone) != isUndone else { return }
    batches[row].flags.set(.undone, isUndone)
    markActivities(of: name(of: batches[row]), isUndone: isUndone)
    let batch = UInt32(row + 1)
    let first = UInt64(batches[row].number)
    for log in logs.indices where holder(of: first, in: UInt16(log)) == batches[row].log {
      mark(batch, isUndone: isUndone, in: log, from: Int(first))
    }
  }

  private mutating func mark(_ batch: UInt32, isUndone: Bool, in log: Int, from first: Int) {
    guard first < logs[log].slots.count else { return }
    for number in first..<logs[log].slots.count {
      let slot = EntitySlot(rawValue: logs[log].slots[number])
      switch slot.kind {
      case .moment where moments[slot.row].batch == batch:
        change(moment: slot.row) { $0.flags.set(.undone, isUndone) }
      case .activity where activities[slot.row].batch == batch:
        change(activity: slot.row) { $0.flags.set(.undone, isUndone) }
      case .memory where memories[slot.row].batch == batch:
        memories[slot.row].flags.set(.undone, isUndone)
      default: break
      }
    }
  }
}
