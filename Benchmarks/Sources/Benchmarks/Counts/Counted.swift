import Measuring
import WaymarkCompiler
import WaymarkLinks

/// A piece of work whose instructions and allocations are counted. The work is the same on every machine.
struct Counted {
  let name: String
  /// The number of repetitions, which makes the cost of one repetition visible beside the cost of starting the process.
  let repetitions: Int
  /// Prepares the inputs and returns the counted function.
  let prepare: () -> (_ repetitions: Int) -> Int

  static var all: [Counted] {
    let kinds = LinkSet.kinds(100).filter { $0.name != "mixed" }
    return [100, 1_000, 10_000].map { matching("match-\($0)", .mixed($0)) }
      + kinds.map { matching("match-\($0.name.replacing(" ", with: "-"))", $0) }
      + [
        landing("landing-1000", .mixed(1_000)),
        printing("print-1000", .mixed(1_000)),
        navigating("push-restoring", NavigateBenchmark.pushAndPop),
        navigating("open-restoring", NavigateBenchmark.openAndPop),
      ]
      + [100, 1_000].map { compiling("compile-\($0)", .mixed($0)) }
  }

  /// Returns the work of matching a URL and decoding its arguments.
  private static func matching(_ name: String, _ set: LinkSet) -> Counted {
    Counted(name: name, repetitions: 10_240) {
      MatchBenchmark.arguments(of: set.urls(.random), in: set.table()).run
    }
  }

  /// Returns the work of matching a URL and computing its landing.
  private static func landing(_ name: String, _ set: LinkSet) -> Counted {
    Counted(name: name, repetitions: 10_240) {
      MatchBenchmark.landing(of: set.urls(.random), in: set.table()).run
    }
  }

  /// Returns the work of printing the URL of a screen.
  private static func printing(_ name: String, _ set: LinkSet) -> Counted {
    Counted(name: name, repetitions: 10_240) { PrintBenchmark.waymark(set.urls(.random), set.table()).run }
  }

  /// Returns the work of two commands of a navigator that saves each change.
  private static func navigating(_ name: String, _ subject: @escaping () -> Subject) -> Counted {
    Counted(name: name, repetitions: 200) { subject().run }
  }

  /// Returns the work of compiling YAML to Swift, with all rules.
  private static func compiling(_ name: String, _ set: LinkSet) -> Counted {
    Counted(name: name, repetitions: 1) {
      { repetitions in
        var bytes = 0
        for _ in 0..<repetitions {
          bytes += set.compiled(.outputs(.navigation)).outputs.reduce(0) { $0 + $1.bytes.count }
        }
        return bytes
      }
    }
  }
}
