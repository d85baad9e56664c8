import Foundation
import Measuring

/// What one of the things counted takes.
struct Count {
  /// Of the processor; nil where nothing counts them.
  let instructions: Int?
  /// Blocks of the heap; nil where they are not counted.
  let allocations: Double?

  /// Has processes of this program do it once, and once more often by its repetitions: the difference is what these take,
  /// without what it costs to start and to prepare.
  init(_ counted: Counted, with counter: InstructionCounter?) throws {
    let few = try Self.run(counted, counted.repetitions, counter)
    let many = try Self.run(counted, 2 * counted.repetitions, counter)
    let repetitions = Double(counted.repetitions)
    if let few = few.instructions, let many = many.instructions {
      instructions = Int((Double(many - few) / repetitions).rounded())
    } else {
      instructions = nil
    }
    if let few = few.allocations, let many = many.allocations {
      allocations = (Double(many - few) / repetitions * 10).rounded() / 10
    } else {
      allocations = nil
    }
  }

  private static func run(
    _ counted: Counted, _ repetitions: Int, _ counter: InstructionCounter?
  ) throws -> (instructions: Int?, allocations: Int?) {
    let command = [counter?.program ?? CommandLine.arguments[0], "counts", counted.name, String(repetitions)]
    // The order of a dictionary would change the counts from run to run.
    let child = try Child.run((counter?.command ?? []) + command, adding: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    let instructions = counter?.instructions(in: child.output)
    let allocations = child.output.firstMatch(of: /allocations: (\d+)/).flatMap { Int($0.1) }
    // What can be counted here has to have been.
    guard child.status == 0, (instructions == nil) == (counter == nil),
      (allocations == nil) == (Measuring.allocations == nil)
    else { throw Fault(counted.name, child.output) }
    return (instructions, allocations)
  }

  /// What the process for one count does.
  ///
  /// - Returns: Whether there is something of that name.
  static func runOnce(_ name: String, _ repetitions: Int) -> Bool {
    guard let counted = Counted.all.first(where: { $0.name == name }) else { return false }
    let body = counted.prepare()
    let before = Measuring.allocations
    let result = body(repetitions)
    if let before, let after = Measuring.allocations { print("allocations: \(after - before)") }
    print("result: \(result)")
    return true
  }

  /// What went wrong in such a process.
  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ name: String, _ output: String) { description = "\(name) could not be counted:\n\(output)" }
  }
}
