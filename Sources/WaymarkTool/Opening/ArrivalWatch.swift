import MapEngine

/// Compares the report of an app with the place to which a launch must lead.
struct ArrivalWatch {
  enum Outcome: Equatable {
    case arrived
    /// The launch waits, as expected or not, for these conditions.
    case waiting([String])
    case refused(String)
    case elsewhere
    /// No place, or not the first line of a report, within the time.
    case silent
    case secondApp
    case ended(status: Int32)
  }

  struct Times {
    /// Until the first line, and then until the place.
    var start = Duration.seconds(30)
    var arrival = Duration.seconds(15)
    /// The place stays for this time, because a screen can dismiss itself.
    var stay = Duration.milliseconds(300)
    /// An app that shows another place, and waits for nothing, has no more time.
    var otherPlace = Duration.seconds(1)
  }

  let expected: ProofPlan.Expectation
  /// The number of places and links to open.
  let count: Int
  let times: Times
  /// For the end of a launch that doesn't arrive.
  private(set) var last: ReportLine?
  private(set) var reason: String?
  private var opened = 0
  private var lastChange: ContinuousClock.Instant

  init(_ expected: ProofPlan.Expectation, count: Int, times: Times = Times(), now: ContinuousClock.Instant) {
    self.expected = expected
    self.count = count
    self.times = times
    lastChange = now
  }

  /// Returns the outcome that no later line can change.
  mutating func add(_ line: ReportLine, at now: ContinuousClock.Instant) -> Outcome? {
    if line.event == "ready" {
      if last != nil { return .secondApp }
      lastChange = now
    }
    if line.source == "launch", line.event == "opened" || line.event == "done" { opened += 1 }
    if !isAt(expected, line) || !(last.map { isAt(expected, $0) } ?? false) { lastChange = now }
    last = line
    if let reason = line.reason, line.source == nil { self.reason = reason }
    return line.refusal.map { .refused($0) }
  }

  /// Returns the outcome after a time without lines.
  func outcome(at now: ContinuousClock.Instant) -> Outcome? {
    let time = now - lastChange
    guard let last else { return time > times.start ? .silent : nil }
    if opened == count, last.isSettled {
      return isAt(expected, last) ? time > times.stay ? .arrived : nil : time > times.otherPlace ? .elsewhere : nil
    }
    if let pending = last.pending, !pending.isEmpty, opened < count {
      return time > times.stay ? .waiting(pending) : nil
    }
    return time > times.arrival ? .elsewhere : nil
  }

  private func isAt(_ expected: ProofPlan.Expectation, _ line: ReportLine) -> Bool {
    guard case .place(let expected) = expected else { return false }
    return (expected.isResolvedByApp || line.place == expected.place)
      && expected.windows.allSatisfy(line.windows.contains)
  }
}
