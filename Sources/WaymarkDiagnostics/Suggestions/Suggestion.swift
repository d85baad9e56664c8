/// "Did you mean": the names nearest to one that was not found.
package enum Suggestion {
  /// The nearest of the candidates, best first, at most four.
  ///
  /// A candidate is near when few edits (insertions, deletions, substitutions, swaps of neighbours: Damerau's, 1964, in the
  /// restricted form) lead to it for the length of the name, or where one of the two starts the other. Case does not count as an
  /// edit.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> [String] {
    // Nobody mistypes a word this long, and two of a megabyte would be compared for hours.
    guard name.utf8.count <= 64 else { return [] }
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = max(1, wanted.count / 3)
    return
      candidates
      .compactMap { candidate -> (distance: Int, name: String)? in
        guard candidate.utf8.count <= 128 else { return nil }
        let scalars = Array(candidate.lowercased().unicodeScalars)
        // `presentation` for `present`: one is the start of the other, and enough of it.
        if min(scalars.count, wanted.count) >= 4, wanted.starts(with: scalars) || scalars.starts(with: wanted) {
          return (abs(scalars.count - wanted.count), candidate)
        }
        guard abs(scalars.count - wanted.count) <= limit else { return nil }
        let distance = editDistance(wanted, scalars)
        return distance <= limit ? (distance, candidate) : nil
      }
      .sorted { $0 < $1 }
      .prefix(4)
      .map(\.name)
  }

  /// "did you mean `a`?", "did you mean `a` or `b`?", or nil where nothing is near.
  package static func question(for name: String, among candidates: some Sequence<String>) -> String? {
    let names = nearest(to: name, among: candidates).map { "`\($0)`" }
    return names.isEmpty ? nil : "did you mean \(names.joined(or: "or"))?"
  }

  /// Returns the end of a message about an unknown name: "; did you mean `a`?", or nothing where no candidate is near.
  package static func suffix(for name: String, among candidates: some Sequence<String>) -> String {
    question(for: name, among: candidates).map { "; \($0)" } ?? ""
  }

  /// "its keys are `a`, `b` and `c`", "its only key is `a`", "it has no keys".
  package static func inventory(of names: [String], _ whose: String, _ noun: String) -> String {
    switch names.count {
    case 0: "there is no \(noun)"
    case 1: "\(whose) only \(noun) is `\(names[0])`"
    default: "\(whose) \(noun)s are " + names.map { "`\($0)`" }.joined(or: "and")
    }
  }

  private static func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}

extension [String] {
  /// "a", "a or b", "a, b or c".
  package func joined(or conjunction: String) -> String {
    guard count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + self[count - 1]
  }
}
