/// A watcher that finds changes of recorded files by reading their states again and again.
///
/// Notifications of the system (inotify, FSEvents) differ between systems, don't exist on many network volumes, and need
/// a new registration after each rename. A spec has few files, so reading their states takes about a thousandth of a
/// core, and at most a hundredth for many files. A file that is replaced, deleted, or created again needs no special
/// case.
package struct FileWatcher {
  package struct Changes {
    package let isOnlyListings: Bool
  }

  private static let interval: Duration = .milliseconds(100)
  /// The time without a change after which the changes are complete.
  private static let settlingTime: Duration = .milliseconds(60)
  /// The time after which changes are reported even if more changes follow.
  private static let longestSettlingTime: Duration = .seconds(1)
  /// The largest part of a core that checks use, as a divisor.
  private static let costDivisor = 100
  private static let longestInterval: Duration = .seconds(2)

  private let record: FileRecord
  private var unsettled: Unsettled?
  private var cost: Duration = .zero
  /// A server asks more often.
  private var nextCheck: ContinuousClock.Instant?

  /// Changes that may not be complete.
  private struct Unsettled {
    var states: [FileState]
    let first: ContinuousClock.Instant
    var last: ContinuousClock.Instant
  }

  package init(_ record: FileRecord) {
    self.record = record
  }

  /// If a check takes long, for example on a slow network volume, the time is longer.
  package var delay: Duration {
    unsettled == nil ? min(max(Self.interval, cost * Self.costDivisor), Self.longestInterval) : Self.settlingTime / 2
  }

  package mutating func check(at now: ContinuousClock.Instant = .now) -> Changes? {
    if let nextCheck, now < nextCheck { return nil }
    defer { nextCheck = now + delay }
    let start = ContinuousClock.now
    let states = record.accesses.map { FileState(of: $0.path, isListing: $0.isListing) }
    cost = ContinuousClock.now - start
    guard states != record.states else {
      unsettled = nil
      return nil
    }
    guard var unsettled else {
      unsettled = Unsettled(states: states, first: now, last: now)
      return nil
    }
    if states != unsettled.states {
      unsettled.states = states
      unsettled.last = now
    }
    self.unsettled = unsettled
    guard now - unsettled.last >= Self.settlingTime || now - unsettled.first >= Self.longestSettlingTime else {
      return nil
    }
    return Changes(
      isOnlyListings: record.accesses.indices.allSatisfy {
        record.accesses[$0].isListing || states[$0] == record.states[$0]
      })
  }
}
