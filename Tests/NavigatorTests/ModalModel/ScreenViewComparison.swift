import WaymarkNavigation

/// A comparison of the reported views of screens with the time for which each screen was visible in the reference.
struct ScreenViewComparison {
  private var open: ScreenView<Bazaar>?
  private var since: Duration?
  private var lastID = 0
  private var lastName: String?
  private var reported: [String: Duration] = [:]
  private var expected: [String: Duration] = [:]
  /// The screen of the reference, and whether its view runs.
  private var name: String?
  private var isRunning = false

  /// A second passes before each command.
  mutating func tick() {
    if let name, isRunning { expected[name, default: .zero] += .seconds(1) }
  }

  mutating func mismatch(
    _ changes: [ScreenView<Bazaar>], at now: Duration, _ reference: ReferenceBazaar, _ counts: inout [String: Int]
  ) -> String? {
    for change in changes {
      counts["view \(change.phase)", default: 0] += 1
      if let mismatch = add(change, at: now) { return "\(change): \(mismatch)" }
    }
    follow(reference)
    if open?.name != name { return "the view of \(open?.name ?? "nothing") is open, not of \(name ?? "nothing")" }
    if (since != nil) != isRunning { return "the view of \(name ?? "nothing") \(isRunning ? "pauses" : "runs")" }
    var times = reported
    if let open, let since { times[open.name, default: .zero] += now - since }
    let isEqual = times.filter { $0.value > .zero } == expected
    return isEqual ? nil : "the screens were visible for \(times), not for \(expected)"
  }

  private mutating func follow(_ reference: ReferenceBazaar) {
    if !reference.hasViews {
      name = nil
      isRunning = false
    } else if !reference.isSceneActive || !reference.presentationsOfApp.isEmpty {
      isRunning = false
    } else {
      if reference.isSettled { name = reference.screenName }
      isRunning = name != nil
    }
  }

  private mutating func add(_ change: ScreenView<Bazaar>, at now: Duration) -> String? {
    if let since, let open { reported[open.name, default: .zero] += now - since }
    since = nil
    switch change.phase {
    case .began:
      if open != nil { return "another view is open" }
      if change.id != lastID + 1 { return "its number does not follow \(lastID)" }
      if change.previousName != lastName { return "its previous screen is not \(lastName ?? "nothing")" }
      (lastID, lastName) = (change.id, change.name)
    case .paused, .resumed, .ended:
      guard let open, open.id == change.id else { return "the view is not open" }
      let wasPaused = open.phase == .paused
      if change.phase == .resumed, !wasPaused { return "the view has not paused" }
      if change.phase == .paused, wasPaused { return "the view has paused twice" }
    }
    open = change.phase == .ended ? nil : change
    since = change.phase == .began || change.phase == .resumed ? now : nil
    return nil
  }
}
