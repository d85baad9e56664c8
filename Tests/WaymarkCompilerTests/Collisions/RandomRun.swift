import Foundation

/// How much is tried at random: `WAYMARK_SPECS=100000` tries so many specs, `WAYMARK_SEED` others.
enum RandomRun {
  static var seed: Int { number("WAYMARK_SEED") ?? 1 }

  static func count(or usual: Int) -> Int { number("WAYMARK_SPECS") ?? usual }

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }
}
