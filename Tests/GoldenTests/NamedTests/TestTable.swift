import Foundation

/// A page with tables whose last column names the tests of each row.
struct TestTable {
  /// A cell of the last column.
  struct Cell {
    /// The tests that the cell names, or an empty array if the cell has a reason or files instead.
    let tests: [String]
    /// The files whose types are checked without running them.
    let files: [String]
    /// A Boolean value that indicates whether the row deviates from its document.
    let differs: Bool
  }

  let cells: [Cell]

  init(_ text: String) {
    cells = text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), line.hasSuffix(" |") else { return nil }
      let last = line.dropFirst(2).dropLast(2).components(separatedBy: " | ").last ?? ""
      return last == "Test" ? nil : Cell(last)
    }
  }

  /// Returns a sentence for each missing test and for each argument that a test does not have.
  func mistakes(given tests: [String: DeclaredTest]) -> [String] {
    cells.flatMap(\.tests).compactMap { name in
      if tests[name] != nil { return nil }
      guard let (test, argument) = Self.parts(of: name), let test = tests[test] else {
        return "there is no test called: \(name)"
      }
      return test.hasArgument(argument) ? nil : "the test has no such argument: \(name)"
    }
  }

  /// Returns a Boolean value that indicates whether a row names a test, with the same argument or without an argument.
  func names(_ test: String) -> Bool {
    let tests = cells.flatMap(\.tests)
    return tests.contains(test) || Self.parts(of: test).map { tests.contains($0.test) } ?? false
  }

  /// Returns the name of the test and the argument in parentheses after the name, or `nil` if there is no argument.
  private static func parts(of name: String) -> (test: String, argument: String)? {
    name.wholeMatch(of: /(.*?) \((.*)\)/).map { (String($0.1), String($0.2)) }
  }
}

extension TestTable.Cell {
  init(_ text: String) {
    let isTypeChecked = text.hasPrefix("Type-checked: ")
    let isReason = text.hasPrefix("Not here: ")
    differs = text.hasPrefix("Differs: ")
    files = isTypeChecked ? text.matches(of: /`([^`]*)`/).map { String($0.1) } : []
    tests =
      isTypeChecked || isReason
      ? [] : text.dropFirst(differs ? "Differs: ".count : 0).components(separatedBy: "<br>")
  }
}
