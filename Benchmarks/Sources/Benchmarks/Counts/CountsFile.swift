import Foundation

/// The committed counts. Each line has the counts of one piece of work and the reason for them.
///
/// ```
/// name  instructions  allocations  reason
/// ```
struct CountsFile {
  struct Line {
    let name: String
    let instructions: Int
    let allocations: Double
    let reason: String
  }

  private(set) var head: [String] = []
  private(set) var lines: [Line] = []

  /// Parses the file.
  ///
  /// - Parameter text: The text of the file.
  /// - Throws: An error if a line is malformed.
  init(_ text: String) throws {
    for (number, line) in text.split(separator: "\n").map(String.init).enumerated() {
      guard !line.hasPrefix("#") else {
        head.append(line)
        continue
      }
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard parts.count == 4, let instructions = Int(parts[1]), let allocations = Double(parts[2]) else {
        throw Count.Fault(
          "line \(number + 1)", "it wants a name, instructions, allocations and a reason, and is: \(line)")
      }
      lines.append(
        Line(
          name: parts[0], instructions: instructions, allocations: allocations,
          reason: parts[3].trimmingCharacters(in: .whitespaces)))
    }
  }
}
