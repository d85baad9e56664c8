import Foundation
import Measuring

/// The command `benchmarks counts FILE`, which compares counts with the committed counts.
enum CountsCommand {
  /// The allowed increase of a count, as a part of the committed count.
  private static let margin = 0.03

  /// Compares all counts and prints a table.
  ///
  /// - Parameter path: The path of the committed counts.
  /// - Returns: A Boolean value that indicates whether no count exceeds its committed count by more than the margin.
  /// - Throws: An error if the file is malformed or a child process fails.
  static func run(_ path: String) throws -> Bool {
    let file = try CountsFile(String(contentsOfFile: path, encoding: .utf8))
    let folder = URL.temporaryDirectory.appending(path: "waymark-counts-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var counter = try InstructionCounter(in: folder)
    if counter == nil { print("SKIPPED: instructions, because Valgrind isn't installed") }
    if Measuring.allocations == nil { print("SKIPPED: allocations, which are counted only with glibc") }
    let compiler = "# " + Machine.compiler
    if counter != nil, !file.head.contains(compiler) {
      print("SKIPPED: instructions, because \(path) was counted with another compiler than\n\(compiler)")
      counter = nil
    }
    var table = Table(
      "Counts", columns: ["name", "instructions", "committed", "allocations", "committed", "verdict"])
    var isGood = true
    for counted in Counted.all {
      guard let line = file.lines.first(where: { $0.name == counted.name }) else {
        print("\(counted.name) has no line in \(path)")
        isGood = false
        continue
      }
      let count = try Count(counted, with: counter)
      let verdicts = [
        verdict(count.instructions.map(Double.init), Double(line.instructions)),
        verdict(count.allocations, line.allocations),
      ]
      if verdicts.contains(.more) { isGood = false }
      table.add(
        counted.name, count.instructions.map(Text.count) ?? "–", Text.count(line.instructions),
        Text.count(count.allocations),
        Text.count(line.allocations), (verdicts.max() ?? .same).rawValue)
    }
    for line in file.lines where !Counted.all.contains(where: { $0.name == line.name }) {
      print("\(path) has a line `\(line.name)`, but no count has this name")
      isGood = false
    }
    table.show()
    if !isGood {
      print(
        "\nA count is more than 3 % above its line in \(path). Reduce the count, or raise the line and state the reason."
      )
    }
    return isGood
  }

  private enum Verdict: String, Comparable {
    case same = "ok"
    case less = "less: lower the line"
    case more = "MORE"

    static func < (left: Self, right: Self) -> Bool {
      let order: [Self] = [.same, .less, .more]
      return order.firstIndex(of: left)! < order.firstIndex(of: right)!
    }
  }

  private static func verdict(_ count: Double?, _ committed: Double) -> Verdict {
    guard let count else { return .same }
    if count > committed * (1 + margin) { return .more }
    return count < committed * (1 - margin) ? .less : .same
  }
}
