import Foundation
import TestSupport

/// A test, as declared in the source code.
struct DeclaredTest {
  let name: String
  /// The source text between the test's name and its function, which contains the arguments of a parameterized test.
  let traits: String
  let target: TestTarget

  /// Returns a Boolean value that indicates whether the test has an argument with a name.
  ///
  /// An argument is a string literal, an enum case, or a row of a list of facts. One or two values of a row serve as
  /// its name, such as `push accountDetail`. A comma and a space separate the names of several arguments.
  func hasArgument(_ name: String) -> Bool {
    isArgument(name) || name.contains(", ") && name.components(separatedBy: ", ").allSatisfy(isArgument)
  }

  private func isArgument(_ name: String) -> Bool {
    guard let start = traits.range(of: "arguments:") else { return false }
    let arguments = String(traits[start.upperBound...])
    let references = arguments.matches(of: /[A-Za-z]+/).map { String($0.output) }
    let listings = [arguments] + references.flatMap(target.declarations)
    return listings.contains { Self.lists($0, name) }
      || references.contains { target.facts?.hasRow(name, in: $0 == "allCases" ? "tabs" : $0) ?? false }
  }

  /// Returns a Boolean value that indicates whether a list in a source contains a name.
  ///
  /// The name is a literal, an enum case, or two words of the list such as `sheet about`.
  private static func lists(_ source: String, _ name: String) -> Bool {
    let words = source.matches(of: /"((?:[^"\\]|\\.)*)"|\.([a-z][A-Za-z]*)/).map { String($0.1 ?? $0.2 ?? "") }
    if words.contains(name) { return true }
    let parts = name.split(separator: " ").map(String.init)
    return parts.count == 2 && source.contains(".\(parts[0])(.\(parts[1])")
  }
}
