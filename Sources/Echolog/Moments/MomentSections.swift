/// The moments of one civil day, the latest first.
package struct MomentSection: Equatable, Sendable {
  package let day: CivilDay
  package private(set) var moments: [Moment]

  /// Moments by civil day, in their order.
  package static func sections(of moments: some Sequence<Moment>) -> [MomentSection] {
    moments.reduce(into: []) { sections, moment in
      if sections.last?.day != moment.time.day {
        sections.append(MomentSection(day: moment.time.day, moments: []))
      }
      sections[sections.count - 1].moments.append(moment)
    }
  }
}

/// How long ago something happened, told no more exactly than it is known.
package enum RelativeTime: Equatable, Sendable {
  case justNow
  case minutes(Int)
  /// - Parameter isAbout: whether only the hour is known.
  case hours(Int, isAbout: Bool)
  /// Civil days, by the days that both count for; 0 is today.
  case days(Int)
  /// The clock that asks is behind the one that wrote.
  case ahead

  /// Minutes and hours are elapsed time, up to a day; from there on, and where only the day is
  /// known, civil days are counted.
  package init(of time: EntryTime, at view: Now) {
    let days = view.today - time.day
    guard time.precision != .day else {
      self = days < 0 ? .ahead : .days(days)
      return
    }
    let (elapsed, overflow) = view.instant.milliseconds.subtractingReportingOverflow(
      time.happenedAt.milliseconds)
    switch overflow ? .max : elapsed / 60_000 {
    case ..<0: self = .ahead
    case 0: self = .justNow
    case 1..<60 where time.precision != .hour: self = .minutes(Int(elapsed / 60_000))
    case 1..<1440: self = .hours(max(1, Int(elapsed / 3_600_000)), isAbout: time.precision == .hour)
    default: self = .days(max(1, days))
    }
  }
}

extension History {
  /// The moments that were not removed, the latest day first, and of a day the latest first.
  ///
  /// - Parameter days: only those of these days; nil for all.
  package func latestMoments(in days: ClosedRange<CivilDay>? = nil) -> [Moment] {
    var all = moments()
    if let days { all = all.filter { days.contains($0.time.day) } }
    let order = all.indices.sorted { left, right in
      let (first, second) = (all[left].time, all[right].time)
      return (first.day, first.happenedAt, left) > (second.day, second.happenedAt, right)
    }
    return order.map { all[$0] }
  }
}
