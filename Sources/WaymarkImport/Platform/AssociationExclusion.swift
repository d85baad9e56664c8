import SpecText

/// A component of an association file that prevents the app from opening URLs.
struct AssociationExclusion {
  enum Relation {
    case disjoint, overlapping
    /// The exclusion covers all URLs of the component.
    case covering
  }

  private enum Step: Hashable {
    case character(Unicode.Scalar)
    case one, any

    var isCharacter: Bool { if case .character = self { true } else { false } }
  }

  /// The maximum number of steps for all comparisons of a file.
  static let budget = 1 << 23

  let text: String
  let span: Span
  /// A Boolean value that indicates whether the exclusion applies to URLs with any query and fragment.
  let isForPaths: Bool
  private let appIDs: Set<String>
  private let path: AssociationText
  private let ignoresCase: Bool

  init(
    _ component: AssociationFile.Component, _ path: AssociationText, of details: AssociationFile.Details,
    ignoresCase: Bool, text: String, at span: Span
  ) {
    self.text = text
    self.span = span
    self.path = path
    self.ignoresCase = ignoresCase
    appIDs = Set(details.appIDs)
    isForPaths = component.query == nil && component.fragment == nil
  }

  /// Returns the relation between the exclusion and a later component.
  ///
  /// Patterns with several variables count as overlapping if patterns with `*` in their places overlap.
  ///
  /// - Parameters:
  ///   - other: The path of the later component.
  ///   - details: The entry that contains the later component.
  ///   - otherIgnoresCase: A Boolean value that indicates whether the later component ignores case.
  ///   - budget: The remaining number of steps. If the number is negative after the call, the result is `overlapping`.
  /// - Returns: The relation.
  func relation(
    to other: AssociationText, of details: AssociationFile.Details, ignoringCase otherIgnoresCase: Bool,
    budget: inout Int
  ) -> Relation {
    budget -= details.appIDs.count
    guard budget >= 0 else { return .overlapping }
    guard !appIDs.isDisjoint(with: details.appIDs) else { return .disjoint }
    let isFolded = ignoresCase || otherIgnoresCase
    let steps = Self.steps(path.tokens, ignoringCase: isFolded)
    let others = Self.steps(other.tokens, ignoringCase: isFolded)
    let isOverlapping = Self.withoutFirstVariable(other.tokens).contains { tokens in
      Self.overlap(steps, Self.steps(tokens, ignoringCase: isFolded), budget: &budget)
    }
    guard isOverlapping else { return .disjoint }
    guard isForPaths, ignoresCase || !otherIgnoresCase, budget >= 0 else { return .overlapping }
    if other.tokens == path.tokens { return .covering }
    if others.allSatisfy(\.isCharacter) {
      let texts = Self.withoutFirstVariable(path.tokens)
      guard texts.allSatisfy({ $0.allSatisfy(\.isExact) }) else { return .overlapping }
      let matches = texts.contains { Self.overlap(Self.steps($0, ignoringCase: isFolded), others, budget: &budget) }
      return matches ? .covering : .disjoint
    }
    // An exclusion such as `/buy/*` covers everything after the text.
    let prefix = steps.dropLast()
    let coversPrefix =
      path.tokens.allSatisfy(\.isExact) && steps.last == .any && prefix.allSatisfy(\.isCharacter)
      && others.starts(with: prefix)
    return coversPrefix ? .covering : .overlapping
  }

  /// Returns a Boolean value that indicates whether a text exists that both patterns match.
  private static func overlap(_ steps: [Step], _ other: [Step], budget: inout Int) -> Bool {
    budget -= (steps.count + 1) * (other.count + 1)
    guard budget >= 0 else { return true }
    // The states are pairs of positions in the two patterns.
    var row = [Bool](repeating: false, count: other.count + 1)
    row[0] = true
    for index in 0...steps.count {
      let own = index < steps.count ? steps[index] : nil
      var next = [Bool](repeating: false, count: other.count + 1)
      for place in 0...other.count where row[place] {
        let their = place < other.count ? other[place] : nil
        if their == .any { row[place + 1] = true }
        if own == .any {
          next[place] = true
          if their != nil { row[place + 1] = true }
        } else if let own {
          if their == .any {
            next[place] = true
          } else if let their, own == .one || their == .one || own == their {
            next[place + 1] = true
          }
        }
      }
      if index == steps.count { return row[other.count] }
      row = next
    }
    return false
  }

  /// Returns the tokens for each value of their first variable.
  private static func withoutFirstVariable(_ tokens: [AssociationText.Token]) -> [[AssociationText.Token]] {
    for (index, token) in tokens.enumerated() {
      let values: [String]
      switch token {
      case .values(let texts, _): values = texts
      case .codes(_, let name): values = AssociationFile.systemVariables[name] ?? []
      case .text, .one, .any, .character: continue
      }
      return values.map { tokens[..<index] + [.text($0)] + tokens[(index + 1)...] }
    }
    return [tokens]
  }

  private static func steps(_ tokens: [AssociationText.Token], ignoringCase: Bool) -> [Step] {
    var steps: [Step] = []
    for token in tokens {
      switch token {
      case .text(let text): steps += (ignoringCase ? text.lowercased() : text).unicodeScalars.map { .character($0) }
      case .one, .character: steps.append(.one)
      case .any, .values, .codes: if steps.last != .any { steps.append(.any) }
      }
    }
    // The slash at the start of the path can be missing.
    switch steps.first {
    case .character("/"), .any, .one: break
    default: steps.insert(.character("/"), at: 0)
    }
    return steps
  }
}

extension AssociationText.Token {
  /// A Boolean value that indicates whether the step for the token matches no other texts than the token.
  fileprivate var isExact: Bool {
    switch self {
    case .text, .one, .any: true
    case .values, .character, .codes: false
    }
  }
}
