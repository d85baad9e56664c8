import Dispatch
import MapEngine
import SpecText

/// The results of the launches of a ``ProofPlan``, in their order.
struct Proof {
  struct Result {
    let launch: ProofPlan.Launch
    let run: AppRun.Result
    let duration: Duration

    /// The app shows what the spec promises, waits for the same conditions, or refuses what the spec refuses.
    var isProven: Bool {
      switch launch.expectation {
      case .refusal: if case .refused = run.outcome { true } else { false }
      case .place(let expected):
        switch run.outcome {
        case .arrived: true
        case .waiting(let names): names == expected.pending && run.last?.place == expected.place
        default: false
        }
      }
    }
  }

  private(set) var results: [Result] = []

  var failures: [Result] { results.filter { !$0.isProven } }

  /// Runs several processes at a time, because each mostly waits, but one simulator or device after the other.
  init(
    _ plan: ProofPlan, _ console: Console, interruption: Int32, times: ArrivalWatch.Times,
    screenshots: SimulatorScreenshots?,
    _ launch: (ProofPlan.Launch) -> AppLaunch
  ) throws {
    let launches = plan.launches.map { ($0, launch($0)) }
    let isProcess = launches.first.map { if case .process = $0.1.kind { true } else { false } } ?? false
    let progress = ProofProgress(count: launches.count, console)
    let found = Results(count: launches.count)
    @Sendable func prove(_ index: Int) {
      let (planned, launch) = launches[index]
      let start = ContinuousClock.now
      var run = AppRun(launch, interruption: interruption, times: times)
      do {
        let result = try run.result(expecting: planned.expectation)
        found.set(Result(launch: planned, run: result, duration: ContinuousClock.now - start), at: index)
        if planned.situation == .cold, result.outcome == .arrived { try screenshots?.save(planned.target) }
        progress.add()
      } catch {
        found.fail(error)
      }
    }
    let workers = DispatchGroup()
    for number in 0..<(isProcess ? Self.mostProcesses : 1) {
      DispatchQueue(label: "launches \(number)").async(group: workers) {
        while let index = found.next() { prove(index) }
      }
    }
    workers.wait()
    progress.end()
    if let error = found.error { throw error }
    results = found.results
  }

  private static let mostProcesses = 8

  private final class Results: @unchecked Sendable {
    private let queue = DispatchQueue(label: "results")
    private var found: [Result?]
    private var failure: (any Error)?
    private var started = 0

    init(count: Int) { found = Array(repeating: nil, count: count) }

    /// The next launch, unless one has failed to start.
    func next() -> Int? {
      queue.sync {
        guard failure == nil, started < found.count else { return nil }
        started += 1
        return started - 1
      }
    }

    func set(_ result: Result, at index: Int) { queue.sync { found[index] = result } }
    func fail(_ error: any Error) { queue.sync { failure = failure ?? error } }
    var error: (any Error)? { queue.sync { failure } }
    var results: [Result] { queue.sync { found.compactMap { $0 } } }
  }
}

/// The number of finished launches, on a terminal.
private final class ProofProgress: @unchecked Sendable {
  private let queue = DispatchQueue(label: "progress")
  private let count: Int
  private let console: Console
  private var finished = 0

  init(count: Int, _ console: Console) {
    self.count = count
    self.console = console
  }

  func add() {
    queue.sync {
      finished += 1
      if console.errorIsTerminal { console.writeError("\r\(finished) of \(count) …") }
    }
  }

  /// Erases the line (ECMA-48 EL).
  func end() { if console.errorIsTerminal { console.writeError("\r\u{1B}[K") } }
}
