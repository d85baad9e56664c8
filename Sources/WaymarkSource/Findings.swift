/// Findings as they are made: all of them up to a number that nobody reads, and after that only their count.
package struct Findings: Sendable {
  /// As many as one pass keeps.
  private static let most = 1_000

  private var list: [Diagnostic] = []
  private var omitted = 0
  private var firstOmitted: Span?

  package init() {}

  package mutating func add(_ diagnostic: Diagnostic) {
    guard list.count < Self.most else {
      omitted += 1
      firstOmitted = firstOmitted ?? diagnostic.span
      return
    }
    list.append(diagnostic)
  }

  /// The findings, and one about those that were left out.
  package var all: [Diagnostic] {
    guard let firstOmitted else { return list }
    let rest = Diagnostic(
      "too-many-findings", "\(omitted) more from here on are not shown", at: firstOmitted,
      help: "mend some, and check again")
    return list + [rest]
  }
}
