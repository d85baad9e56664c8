import Foundation
import Measuring

/// The counts of one repetition of some work.
struct Count {
  /// The instructions of the processor, or `nil` without a counter.
  let instructions: Int?
  /// The allocated heap blocks, or `nil` if the platform doesn't count them.
  let allocations: Double?

  /// Counts the work in child processes of this program.
  ///
  /// One process performs the repetitions, and another performs twice as many. The difference excludes the cost of
  /// starting and preparing.
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
    // A random order of dictionaries would change the counts between runs.
    let child = try Child.run((counter?.command ?? []) + command, adding: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    let instructions = counter?.instructions(in: child.output)
    let allocations = child.output.firstMatch(of: /allocations: (\d+)/).flatMap { Int($0.1) }
    // Every available count must be present.
    guard child.status == 0, (instructions == nil) == (counter == nil),
      (allocations == nil) == (Measuring.allocations == nil)
    else { throw Fault(counted.name, child.output) }
    return (instructions, allocations)
  }

  /// Performs the work in a child process.
  ///
  /// - Parameters:
  ///   - name: The name of the work.
  ///   - repetitions: The number of repetitions.
  /// - Returns: A Boolean value that indicates whether the work exists.
  static func runOnce(_ name: String, _ repetitions: Int) -> Bool {
    guard let counted = Counted.all.first(where: { $0.name == name }) else { return false }
    let body = counted.prepare()
    let before = Measuring.allocations
    let result = body(repetitions)
    if let before, let after = Measuring.allocations { print("allocations: \(after - before)") }
    print("result: \(result)")
    return true
  }

  /// The error of a failed child process.
  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ name: String, _ output: String) { description = "\(name) could not be counted:\n\(output)" }
  }
}
