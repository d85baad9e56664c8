import Foundation
import Measuring

/// Valgrind's callgrind, which counts the instructions of a process.
///
/// The counts are the same in every run and don't depend on the load of the machine.
struct InstructionCounter {
  /// The path of a copy of this program without debug information, which older versions of Valgrind can't read.
  let program: String
  let command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]

  /// Creates a counter, or returns `nil` if Valgrind is not installed.
  init?(in folder: URL) throws {
    guard (try? Child.run(["valgrind", "--version"]))?.status == 0 else { return nil }
    program = folder.appending(path: "benchmarks").path
    let child = try Child.run(["strip", "-g", "-o", program, CommandLine.arguments[0]])
    guard child.status == 0 else { throw Count.Fault("this program", child.output) }
  }

  func instructions(in output: String) -> Int? {
    output.firstMatch(of: /Collected *: *(\d+)/).flatMap { Int($0.1) }
  }
}
