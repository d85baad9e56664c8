package enum Suggestion {
  /// By edit distance relative to the length, or if one name is a prefix of the other. Counts insertions, deletions,
  /// substitutions, and swaps of neighbors (restricted distance of Damerau, 1964), ignoring case.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> [String] {
    // A comparison of very long names would take too long, and long names are rarely mistyped.
    guard name.utf8.count <= 64 else { return [] }
    let wanted = Array(name.lowercased().unicodeScalars)
    let limit = max(1, wanted.count / 3)
    return
      candidates
      .compactMap { candidate -> (distance: Int, name: String)? in
        guard candidate.utf8.count <= 128 else { return nil }
        let scalars = Array(candidate.lowercased().unicodeScalars)
        // `present` is a prefix of `presentation` with at least four characters.
        if min(scalars.count, wanted.count) >= 4, wanted.starts(with: scalars) || scalars.starts(with: wanted) {
          return (abs(scalars.count - wanted.count), candidate)
        }
        guard abs(scalars.count - wanted.count) <= limit else { return nil }
        let distance = editDistance(wanted, scalars)
        return distance <= limit ? (distance, candidate) : nil
      }
      .sorted { $0 < $1 }
      .prefix(4)
      .map { $0.name }
  }

  package static func question(for name: String, among candidates: some Sequence<String>) -> String? {
    question(about: nearest(to: name, among: candidates))
  }

  package static func question(about names: [String]) -> String? {
    names.isEmpty ? nil : "did you mean \(names.map { "`\($0)`" }.joined(or: "or"))?"
  }

  package static func suffix(for name: String, among candidates: some Sequence<String>) -> String {
    suffix(of: nearest(to: name, among: candidates))
  }

  package static func suffix(of names: [String]) -> String { question(about: names).map { "; \($0)" } ?? "" }

  package static func inventory(of names: [String], _ noun: String) -> String {
    switch names.count {
    case 0: "there are no \(noun)s"
    case 1: "the only \(noun) is `\(names[0])`"
    default: "the \(noun)s are " + names.map { "`\($0)`" }.joined(or: "and")
    }
  }

  /// At most one edit, ignoring the case of ASCII. Below three bytes, one edit often produces an unrelated word.
  package static func isSlip(_ text: String, _ other: String) -> Bool {
    guard min(text.utf8.count, other.utf8.count) >= 3, abs(text.utf8.count - other.utf8.count) <= 1 else {
      return false
    }
    func folded(_ text: String) -> [UInt8] { text.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 } }
    return editDistance(folded(text), folded(other)) <= 1
  }

  private static func editDistance<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
    // Equal ends need no edit.
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a[start...].reversed(), b[start...].reversed()).prefix { $0 == $1 }.count
    let (a, b) = (Array(a[start..<a.count - end]), Array(b[start..<b.count - end]))
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
  package func joined(or conjunction: String) -> String {
    guard count > 1 else { return first ?? "" }
    let comma = count > 2 ? "," : ""
    return dropLast().joined(separator: ", ") + "\(comma) \(conjunction) " + self[count - 1]
  }
}

/// Limits the time for suggestions. Once spent, messages contain none.
package struct SuggestionBudget {
  private var comparisonsLeft = 20_000

  package init() {}

  package mutating func nearest(to name: String, among candidates: @autoclosure () -> [String]) -> [String] {
    guard comparisonsLeft > 0 else { return [] }
    let candidates = candidates()
    comparisonsLeft -= candidates.count
    return Suggestion.nearest(to: name, among: candidates)
  }
}
