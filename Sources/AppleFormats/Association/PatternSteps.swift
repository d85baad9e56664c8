/// A pattern that is prepared for comparison with texts.
///
/// A comparison makes one pass over the pattern and tracks all positions in the text that a partial match can reach.
/// The time is therefore at most proportional to the product of the lengths of pattern and text.
struct PatternSteps: Sendable {
  private enum Step: Sendable {
    case text([Unicode.Scalar])
    case one
    case any
    case choice(Choice)
  }

  /// The texts of a variable, which contain no variables.
  struct Choice: Sendable {
    /// The texts that start with a literal character, by that character.
    private(set) var byFirst: [Unicode.Scalar: [PatternSteps]] = [:]
    /// The texts that start with a wildcard, and the empty text.
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
  /// A Boolean value that indicates whether a path pattern may omit the leading slash of the path.
  private var mayLackSlash: Bool {
    switch steps.first {
    case .text(let scalars): scalars[0] != "/"
    case .choice, nil: true
    case .one, .any: false
    }
  }

  /// Creates a prepared pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - ignoringCase: A Boolean value that indicates whether the pattern is converted to lowercase.
  ///   - choice: A function that returns the texts of a variable, or `nil` to treat the variable as literal text.
  init(_ pattern: String, ignoringCase: Bool, choice: (String) -> Choice?) {
    func scalars(_ text: String) -> [Unicode.Scalar] {
      ignoringCase ? text.unicodeScalars.map(\.withoutCase) : Array(text.unicodeScalars)
    }
    steps = PatternPart.all(in: pattern).map { part in
      switch part {
      case .text(let text): .text(scalars(text))
      case .one: .one
      case .any: .any
      case .variable(let name): choice(name).map(Step.choice) ?? .text(scalars("$(\(name))"))
      }
    }
  }

  /// Returns whether the entire text matches the pattern. The result is invalid if the budget is negative afterwards.
  func matches(_ text: [Unicode.Scalar], budget: inout Int) -> Bool {
    reachesEnd(of: text, from: [0], budget: &budget)
  }

  /// Returns whether a path matches the pattern, which may omit the leading slash as in one of Apple's examples.
  func matches(path: [Unicode.Scalar], budget: inout Int) -> Bool {
    reachesEnd(of: path, from: mayLackSlash && path.first == "/" ? [0, 1] : [0], budget: &budget)
  }

  private func reachesEnd(of text: [Unicode.Scalar], from starts: [Int], budget: inout Int) -> Bool {
    // A `*` at the end matches any remaining text.
    if case .any = steps.last {
      return !Self.ends(of: steps.dropLast(), from: starts, in: text, budget: &budget).isEmpty
    }
    return Self.ends(of: steps[...], from: starts, in: text, budget: &budget).last == text.count
  }

  /// Returns the positions where steps can end if they start at given positions. Both lists are sorted.
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
  /// The character in lowercase, if the lowercase mapping is a single character.
  var withoutCase: Unicode.Scalar {
    if isASCII { return "A"..."Z" ~= self ? Unicode.Scalar(UInt8(ascii: self) | 0x20) : self }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : self
  }
}
