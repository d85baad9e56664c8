import WaymarkCompiler
import WaymarkLinks

/// What is counted: the same work on every machine, some of it once and some of it often.
struct Counted {
  let name: String
  /// How often it is done, so that one time is seen beside what starting the process costs.
  let repetitions: Int
  /// Makes what is needed, and gives what is counted.
  let prepare: () -> (_ repetitions: Int) -> Int

  static var all: [Counted] {
    let kinds = LinkSet.kinds(100).filter { $0.name != "mixed" }
    return [100, 1_000, 10_000].map { matching("match-\($0)", .mixed($0)) }
      + kinds.map { matching("match-\($0.name.replacing(" ", with: "-"))", $0) }
      + [100, 1_000].map { compiling("compile-\($0)", .mixed($0)) }
  }

  /// A URL's link and arguments.
  private static func matching(_ name: String, _ set: LinkSet) -> Counted {
    Counted(name: name, repetitions: 10_240) {
      MatchBenchmark.arguments(of: set.urls(.random), in: set.table()).run
    }
  }

  /// The whole way from YAML to Swift, with all rules.
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
