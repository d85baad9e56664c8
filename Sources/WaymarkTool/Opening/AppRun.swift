import MapEngine
import SpecText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs an app until its report shows whether it has arrived.
struct AppRun {
  let launch: AppLaunch
  /// Ends the run when the descriptor becomes readable.
  let interruption: Int32
  var times = ArrivalWatch.Times()
  /// The last lines that the app wrote besides its report, for a launch that fails.
  private var output: [String] = []
  private let environment: [String: String]

  private struct Finished: Error {
    let outcome: ArrivalWatch.Outcome
  }

  init(
    _ launch: AppLaunch, interruption: Int32, times: ArrivalWatch.Times = .init(),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.environment = environment.merging(launch.environment) { $1 }
    self.launch = launch
    self.interruption = interruption
    self.times = times
  }

  struct Result {
    let outcome: ArrivalWatch.Outcome
    let last: ReportLine?
    /// The last reason in the report.
    let reason: String?
    let output: [String]
  }

  mutating func result(expecting expected: ProofPlan.Expectation) throws -> Result {
    let clock = ContinuousClock()
    var watch = ArrivalWatch(expected, count: launch.targets.count, times: times, now: clock.now)
    do {
      let status = try run { line in
        if let outcome = watch.add(line, at: clock.now) { throw Finished(outcome: outcome) }
      } onTick: {
        if let outcome = watch.outcome(at: clock.now) { throw Finished(outcome: outcome) }
      }
      return Result(
        outcome: watch.last == nil && status == 0 ? .silent : .ended(status: status), last: watch.last,
        reason: watch.reason, output: output)
    } catch let end as Finished {
      return Result(outcome: end.outcome, last: watch.last, reason: watch.reason, output: output)
    }
  }

  /// Passes the output of the program on, and returns its status.
  func status() throws -> Int32 {
    let (name, arguments) = launch.command
    let program = try path(of: name)
    do throws(Subprocess.StartError) {
      return try Subprocess.passThrough(program, arguments, environment: environment)
    } catch {
      throw CommandError("cannot run `\(program)`: \(error.reason)")
    }
  }

  private func path(of name: String) throws(CommandError) -> String {
    if name.hasPrefix("/") { return name }
    guard let path = Subprocess.path(of: name, environment: environment) else {
      throw CommandError("there is no program `\(name)`; only macOS with Xcode has it")
    }
    return path
  }

  private mutating func run(_ add: (ReportLine) throws -> Void, onTick: () throws -> Void) throws -> Int32 {
    let (name, arguments) = launch.command
    let program = try path(of: name)
    return try withoutActuallyEscaping(onTick) { onTick in
      var limits = Subprocess.StreamLimits()
      limits.silence = .seconds(600)
      limits.tick = .milliseconds(50)
      limits.onTick = onTick
      limits.interruption = interruption
      var (splitter, errorSplitter) = (LineSplitter(), LineSplitter())
      var output: [String] = []
      defer { self.output = output }
      func addLine(_ line: UnsafeBufferPointer<UInt8>) throws {
        if let report = ReportLine(line) { return try add(report) }
        output.append(PrintableText.of(String(decoding: line.prefix(300), as: UTF8.self)))
        if output.count > 5 { output.removeFirst() }
      }
      do {
        return try Subprocess.stream(
          program, arguments, environment: environment, limits: limits,
          input: { _ in },
          output: { chunk in
            try chunk.withUnsafeBufferPointer { try splitter.add($0, addLine) }
            // A line without an end would fill the memory.
            if splitter.unfinishedCount > ReportLine.longest { splitter.finish { _ in } }
          },
          errors: { chunk in
            try chunk.withUnsafeBufferPointer { try errorSplitter.add($0, addLine) }
            if errorSplitter.unfinishedCount > ReportLine.longest { errorSplitter.finish { _ in } }
          })
      } catch let error as Subprocess.StartError {
        throw CommandError("cannot run `\(program)`: \(error.reason)")
      } catch Subprocess.StreamError.interrupted {
        throw CommandError("interrupted")
      }
    }
  }
}
