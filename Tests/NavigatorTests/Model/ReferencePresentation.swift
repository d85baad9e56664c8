/// A simple model of the sheets and covers on the screen.
///
/// The model keeps what the views have reported, and derives what they must do. After each step, ``settle(for:)``
/// compares the reports with the screens that the state wants.
struct ReferencePresentation<Screen: Equatable> {
  /// A screen that has appeared and hasn't disappeared.
  struct Seen {
    let screen: Screen
    /// A Boolean value that indicates whether the screen has to disappear, whatever the state wants since then.
    var mustGo = false
    /// The number of the timer that measures the time until the screen disappears.
    var timer: Int?
  }

  /// The screen that the views were asked to present, and have not presented.
  struct Question {
    let screen: Screen
    /// The number of the timer that measures the time for the answer, or the pause after it.
    var timer: Int
    /// A Boolean value that indicates whether the time for the answer is over.
    var isOver = false
    /// The number of times that passed without an appearance and without an obstacle.
    var failures = 0
  }

  enum Lapse: Equatable {
    case appearance(Screen, isLast: Bool)
    case disappearance(Screen)
  }

  /// A Boolean value that indicates whether there are views, which report what they do.
  private(set) var hasViews = false
  private(set) var seen: [Seen] = []
  private(set) var question: Question?
  /// The numbers of the timers, oldest first.
  var timers: [Int] = []
  private var lastTimer = 0

  mutating func start() { hasViews = true }

  /// Forgets the screens of the views, which are gone. The timers go on.
  mutating func stop() {
    hasViews = false
    seen = []
    question = nil
  }

  private mutating func timer() -> Int {
    lastTimer += 1
    timers.append(lastTimer)
    return lastTimer
  }

  /// Removes all timers since an earlier count except the timer of the outermost screen. A command that changes the state
  /// several times measures the time once, because the outermost screen disappears together with all others.
  mutating func keepOneTimer(since count: Int) {
    let new = Set(timers.dropFirst(count))
    let timers = seen.compactMap(\.timer) + (question.map { [$0.timer] } ?? [])
    // A screen that the same command requests and removes needs no timer.
    let kept = timers.first(where: new.contains)
    self.timers.removeAll { new.contains($0) && $0 != kept }
  }

  /// Derives what the views have to do.
  ///
  /// - Parameter wanted: The screens that the state wants.
  mutating func settle(for wanted: [Screen]) {
    guard hasViews else { return }
    let matching = seen.indices.first { seen[$0].mustGo || $0 >= wanted.count || seen[$0].screen != wanted[$0] }
    if let matching {
      // One timer is enough for all screens that begin to disappear, because they disappear together.
      var hasTimer = false
      for index in seen.indices[matching...] where !seen[index].mustGo {
        seen[index].mustGo = true
        if !hasTimer { seen[index].timer = timer() }
        hasTimer = true
      }
    }
    guard matching == nil, seen.count < wanted.count else {
      question = nil
      return
    }
    if question?.screen != wanted[seen.count] {
      question = Question(screen: wanted[seen.count], timer: timer())
    }
  }

  /// Repeats the question whose time is over.
  mutating func retry() {
    guard question?.isOver == true else { return }
    question?.isOver = false
    let number = timer()
    question?.timer = number
  }

  /// The screen that the user doesn't see, although the state contains it.
  var failed: Screen? { question.flatMap { $0.failures > 0 ? $0.screen : nil } }

  /// Records that a screen has appeared.
  ///
  /// - Returns: `true` if the views were asked to present the screen.
  mutating func appear(_ screen: Screen) -> Bool {
    guard hasViews, !seen.contains(where: { $0.screen == screen }) else { return false }
    let isWanted = question?.screen == screen
    question = nil
    seen.append(Seen(screen: screen, mustGo: !isWanted, timer: isWanted ? nil : timer()))
    return isWanted
  }

  /// Records that a screen has disappeared with everything over it.
  ///
  /// - Returns: `true` if the screen had to disappear, `false` if the user dismissed it, or `nil` if it was not there.
  mutating func disappear(_ screen: Screen) -> Bool? {
    guard let index = seen.firstIndex(where: { $0.screen == screen }) else { return nil }
    let mustGo = seen[index].mustGo
    seen.removeSubrange(index...)
    // The views can't present a screen over one that is gone.
    question = nil
    return mustGo
  }

  /// Lets the time of the oldest timer be over.
  ///
  /// - Parameter hasObstacle: A Boolean value that indicates whether the views can't present a screen at the moment.
  /// - Returns: The missing report, or `nil` if there is none.
  mutating func lapse(hasObstacle: Bool) -> Lapse? {
    let oldest = timers.removeFirst()
    if let current = question, current.timer == oldest {
      if current.isOver {
        if !hasObstacle { retry() }
        return nil
      }
      question?.isOver = true
      if hasObstacle { return .appearance(current.screen, isLast: false) }
      question?.failures += 1
      if current.failures == 4 { return .appearance(current.screen, isLast: true) }
      let number = timer()
      question?.timer = number
      return .appearance(current.screen, isLast: false)
    }
    guard let index = seen.firstIndex(where: { $0.timer == oldest }) else { return nil }
    let screen = seen[index].screen
    seen.removeSubrange(index...)
    return .disappearance(screen)
  }

  /// The screens that the views must show.
  var displayed: [Screen] {
    let kept = seen.prefix { !$0.mustGo }.map(\.screen)
    guard kept.count == seen.count, let question, !question.isOver else { return kept }
    return kept + [question.screen]
  }

  /// The number of screens, counted from the outermost, that a user has seen and that stay.
  var confirmedCount: Int? { hasViews ? seen.prefix { !$0.mustGo }.count : nil }
}
