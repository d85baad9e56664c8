/// A pattern prepared for one pass, in which each step computes all positions where a partial match can end. O(*p* ·
/// *t*), where *t* is the length of the text, and *p* that of the pattern and all values of its variables.
struct PatternSteps: Sendable {
  private enum Step: Sendable {
    case text([Unicode.Scalar])
    case one
    case any
    case choice(Choice)
  }

  struct Choice: Sendable {
    private(set) var byFirst: [Unicode.Scalar: [PatternSteps]] = [:]
    private(set) var others: [PatternSteps] = []

    init(_ texts: [String], ignoringCase: Bool) {
      for text in texts {
        let pattern = PatternSteps(text, ignoringCase: ignoringCase) { _ in nil }
        if case .text(let scalars) = pattern.steps.first {
          byFirst[scalars[0], default: []].append(pattern)
        } else {
          others.append(pattern)
        }
      }
    }
  }

  private let steps: [Step]

  init(_ pattern: String, ignoringCase: Bool, choice: (String) -> Choice?) {
    func scalars(_ text: String) -> [Unicode.Scalar] {
      ignoringCase ? text.unicodeScalars.map(\.withoutCase) : Array(text.unicodeScalars)
    }
    steps = AssociationPatternPart.all(in: pattern).map { part in
      switch part {
      case .text(let text): .text(scalars(text))
      case .one: .one
      case .any: .any
      case .variable(let name): choice(name).map(Step.choice) ?? .text(scalars("$(\(name))"))
      }
    }
  }

  /// If `budget` is negative after the call, the result is invalid.
  func matches(_ text: [Unicode.Scalar], budget: inout Int) -> Bool {
    // A `*` at the end matches any remaining text.
    if case .any = steps.last {
      return !Self.ends(of: steps.dropLast(), from: [0], in: text, budget: &budget).isEmpty
    }
    return Self.ends(of: steps[...], from: [0], in: text, budget: &budget).last == text.count
  }

  /// A match can start at each position in `starts`. Both arrays are sorted.
  private static func ends(
    of steps: ArraySlice<Step>, from starts: [Int], in text: [Unicode.Scalar], budget: inout Int
  ) -> [Int] {
    var places = starts
    for step in steps {
      budget -= places.count
      guard let first = places.first, budget >= 0 else { return [] }
      switch step {
      case .text(let scalars):
        places.removeAll { $0 + scalars.count > text.count }
        budget -= places.count * scalars.count
        guard budget >= 0 else { return [] }
        places = places.compactMap { place in
          let end = place + scalars.count
          return text[place..<end].elementsEqual(scalars) ? end : nil
        }
      case .one: places = places.compactMap { $0 < text.count ? $0 + 1 : nil }
      case .any:
        budget -= text.count - first
        places = Array(first...text.count)
      case .choice(let choice): places = ends(of: choice, from: places, in: text, budget: &budget)
      }
    }
    return places
  }

  private static func ends(of choice: Choice, from starts: [Int], in text: [Unicode.Scalar], budget: inout Int) -> [Int]
  {
    budget -= text.count
    guard budget >= 0 else { return [] }
    var isEnd = [Bool](repeating: false, count: text.count + 1)
    func mark(_ patterns: [PatternSteps], from starts: [Int]) {
      for pattern in patterns where budget >= 0 {
        // A pattern without steps also reduces the budget.
        budget -= 1
        for end in ends(of: pattern.steps[...], from: starts, in: text, budget: &budget) { isEnd[end] = true }
      }
    }
    mark(choice.others, from: starts)
    for (first, starts) in Dictionary(grouping: starts.filter { $0 < text.count }, by: { text[$0] }) {
      mark(choice.byFirst[first] ?? [], from: starts)
    }
    return isEnd.indices.filter { isEnd[$0] }
  }
}

extension Unicode.Scalar {
  /// If the lowercase form has several characters, the value is the unchanged character.
  var withoutCase: Unicode.Scalar {
    if isASCII { return "A"..."Z" ~= self ? Unicode.Scalar(UInt8(ascii: self) | 0x20) : self }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : self
  }
}

/// See "What's new in Universal Links" (WWDC20, session 10098) and Apple's reference of
/// `applinks.SubstitutionVariables`.
package enum AssociationPatternPart: Hashable, Sendable {
  case text(String)
  case one
  case any
  case variable(String)

  /// Adjacent literal characters, and adjacent `*`, become one part. The name of a variable cannot contain `$`, `(`, or
  /// `)`. An incomplete variable, such as `$(lang`, is literal.
  package static func all(in pattern: String) -> [AssociationPatternPart] {
    var parts: [AssociationPatternPart] = []
    var text = String.UnicodeScalarView()
    func endText() {
      if !text.isEmpty { parts.append(.text(String(text))) }
      text = .init()
    }
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "?":
        endText()
        parts.append(.one)
      case "*":
        endText()
        if parts.last != .any { parts.append(.any) }
      case "$" where rest.first == "(":
        let name = rest.dropFirst().prefix { $0 != "$" && $0 != "(" && $0 != ")" }
        if name.endIndex < rest.endIndex, rest[name.endIndex] == ")" {
          endText()
          parts.append(.variable(String(name)))
          rest = rest[name.endIndex...].dropFirst()
        } else {
          text.append(scalar)
        }
      default: text.append(scalar)
      }
    }
    endText()
    return parts
  }

  /// Returns the patterns that together match the same paths as the pattern of a path: `/buy` for `buy`, `/buy/`, and
  /// `//buy`, and also `/buy` for `/buy/*`. The paths have no slash at the end and no empty segments.
  ///
  /// Apple documents none of this, but recorded decisions of macOS show it.
  package static func paths(of pattern: String) -> [String] {
    let start = pattern.hasPrefix("*") || pattern.hasPrefix("?") ? "" : "/"
    let segments = pattern.unicodeScalars.split(separator: "/").map(String.init)
    func path(_ segments: some Sequence<String>) -> String { start + segments.joined(separator: "/") }
    guard segments.count > 1, segments.last?.allSatisfy({ $0 == "*" }) == true else { return [path(segments)] }
    return [path(segments), path(segments.dropLast())]
  }

  package static func variables(in pattern: String) -> [String] {
    // Most patterns have no variables.
    guard pattern.utf8.contains(UInt8(ascii: "$")) else { return [] }
    return all(in: pattern).compactMap { if case .variable(let name) = $0 { name } else { nil } }
  }
}
