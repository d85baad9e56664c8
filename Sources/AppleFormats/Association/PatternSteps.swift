/// A pattern that is ready to be compared with texts.
///
/// It goes through the pattern once and keeps all places of the text where a match may have come to, so that no pattern
/// takes more time than its length times that of the text.
struct PatternSteps: Sendable {
  private enum Step: Sendable {
    case text([Unicode.Scalar])
    case one
    case any
    case choice(Choice)
  }

  /// The texts of a variable, none of which has a variable in it.
  struct Choice: Sendable {
    /// Those that start with a character, by it.
    private(set) var byFirst: [Unicode.Scalar: [PatternSteps]] = [:]
    /// Those that start with a wildcard, or not at all.
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
  /// Whether the pattern of a path starts with what cannot be its slash, or need not be.
  private var mayLackSlash: Bool {
    switch steps.first {
    case .text(let scalars): scalars[0] != "/"
    case .choice, nil: true
    case .one, .any: false
    }
  }

  /// - Parameter choice: The texts of a variable; nil where its name and what is around it are text.
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

  /// Whether the whole text is of the pattern. A negative budget afterwards says that nobody knows.
  func matches(_ text: [Unicode.Scalar], budget: inout Int) -> Bool {
    reachesEnd(of: text, from: [0], budget: &budget)
  }

  /// The same of a path. A pattern may leave out the slash at its start, as one of Apple's own examples does.
  func matches(path: [Unicode.Scalar], budget: inout Int) -> Bool {
    reachesEnd(of: path, from: mayLackSlash && path.first == "/" ? [0, 1] : [0], budget: &budget)
  }

  private func reachesEnd(of text: [Unicode.Scalar], from starts: [Int], budget: inout Int) -> Bool {
    // What a `*` at the end leaves does not matter.
    if case .any = steps.last {
      return !Self.ends(of: steps.dropLast(), from: starts, in: text, budget: &budget).isEmpty
    }
    return Self.ends(of: steps[...], from: starts, in: text, budget: &budget).last == text.count
  }

  /// The places where steps may end that start at some others; both are sorted.
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
        // A pattern without a step costs, too.
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
  /// The character in lower case, where that is one character.
  var withoutCase: Unicode.Scalar {
    if isASCII { return "A"..."Z" ~= self ? Unicode.Scalar(UInt8(ascii: self) | 0x20) : self }
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower[lower.startIndex] : self
  }
}
