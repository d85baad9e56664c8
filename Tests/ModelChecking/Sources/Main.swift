import Foundation

@testable import WaymarkNavigation

/// The options of the command line.
struct Options {
  var depth = 6
  var budget = 20_000
  /// The only spec to explore, or `nil` for all specs.
  var only: String?

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch (option, rest.popFirst()) {
      case ("--states", let value?) where Int(value) != nil: budget = Int(value)!
      case ("--depth", let value?) where Int(value) != nil: depth = Int(value)!
      case ("--only", let value?): only = value
      default: fail("usage: run.sh [--states COUNT] [--depth DEPTH] [--only SPEC]", 64)
      }
    }
  }
}

/// Prints a line at once, also to a pipe.
private func log(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

private func fail(_ message: String, _ status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}

nonisolated(unsafe) private var stateCount = 0

/// Explores a spec and prints the result. A violation ends the program.
func explore<Spec: NavigationSpec>(_ system: System<Spec>, _ options: Options) {
  if let only = options.only, only != system.name { return }
  let result = Exploration.explore(system, depth: options.depth, budget: options.budget)
  stateCount += result.stateCount
  let depths = result.depths.map { $0.expanded == $0.states ? "\($0.states)" : "\($0.expanded) of \($0.states)" }
  log(
    """
    \(system.name): \(result.stateCount) states, \(result.transitionCount) actions; all states to depth \
    \(result.completeDepth); states expanded at each depth: \(depths.dropLast().joined(separator: ", "))
    """)
  if let violation = result.violation { fail("\(system.name): \(violation)", 1) }
}

@main
enum Explorer {
  static func main() {
    exploreAll(Options(CommandLine.arguments))
    log("\(stateCount) states in all, no violation")
  }
}
