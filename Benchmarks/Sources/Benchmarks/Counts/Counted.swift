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
    let matching = { (urls: [String], table: [UInt8]) in MatchBenchmark.arguments(of: urls, in: table) }
    return [100, 1_000, 10_000].map { resolving("match-\($0)", .mixed($0), matching) }
      + kinds.map { resolving("match-\($0.name.replacing(" ", with: "-"))", $0, matching) }
      + [
        resolving("landing-1000", .mixed(1_000), MatchBenchmark.landing),
        resolving("print-1000", .mixed(1_000), PrintBenchmark.waymark),
        navigating("push-restoring", NavigateBenchmark.pushAndPop),
        navigating("open-restoring", NavigateBenchmark.openAndPop),
      ]
      + [100, 1_000].map { compiling("compile-\($0)", .mixed($0)) }
  }

  /// Returns the work of a subject that uses the link table of a set, and random URLs of its links.
  private static func resolving(
    _ name: String, _ set: LinkSet, _ subject: @escaping (_ urls: [String], _ table: [UInt8]) -> Subject
  ) -> Counted {
    Counted(name: name, repetitions: 10_240) { subject(set.urls(.random), set.table()).run }
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
