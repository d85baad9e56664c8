import Foundation
import Measuring

/// Valgrind's callgrind, which counts the instructions of a process; they are the same from run to run, whatever else the machine
/// is doing.
struct InstructionCounter {
  /// A copy of this program without the lines of its source, which older versions of Valgrind cannot read.
  let program: String
  let command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]

  /// Nil where there is no Valgrind.
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
