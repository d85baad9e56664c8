/// A repair of links that match a common URL although neither link is more specific.
struct InferenceRepair {
  let forms: [SurveyedForm]
  private(set) var links: [InferredLink]
  /// The forms of links that the repair removed.
  private(set) var removed: [Int] = []

  /// The maximum number of texts in a capture that lists its values.
  private static let mostValues = 40

  /// Repairs links.
  ///
  /// - Parameters:
  ///   - links: The links.
  ///   - forms: All forms.
  /// - Complexity: O(*n*²) for *n* links.
  init(_ links: [InferredLink], forms: [SurveyedForm]) {
    self.forms = forms
    self.links = []
    var rest = Array(links.reversed())
    // Each repair lists values or removes a literal text. The limit only bounds the time.
    var repairs = 2 * links.count + 16
    while let link = rest.popLast() {
      guard let index = self.links.firstIndex(where: { Self.conflicts($0, link) }) else {
        self.links.append(link)
        continue
      }
      let other = self.links.remove(at: index)
      if InferredLink.relation(link, other) == .equal {
        rest.append(Self.joined(other, link))
        continue
      }
      repairs -= 1
      rest += repairs > 0 ? resolved(other, link) : [withoutSmaller(other, link)]
    }
  }

  private static func conflicts(_ first: InferredLink, _ second: InferredLink) -> Bool {
    let relation = InferredLink.relation(first, second)
    return relation == .overlapping || relation == .equal
  }

  /// Returns one link for two links that match the same URLs.
  private static func joined(_ first: InferredLink, _ second: InferredLink) -> InferredLink {
    var result = first.members.count < second.members.count ? second : first
    result.members = (first.members + second.members).sorted()
    return result
  }

  private func isSmaller(_ first: InferredLink, _ second: InferredLink) -> Bool {
    first.members.count != second.members.count
      ? first.members.count < second.members.count : "\(first.parts)" > "\(second.parts)"
  }

  /// Returns the larger of two links.
  private mutating func withoutSmaller(_ first: InferredLink, _ second: InferredLink) -> InferredLink {
    let isFirst = isSmaller(first, second)
    removed += isFirst ? first.members : second.members
    return isFirst ? second : first
  }

  /// Returns links that replace two links.
  private mutating func resolved(_ first: InferredLink, _ second: InferredLink) -> [InferredLink] {
    let (small, large) = isSmaller(first, second) ? (first, second) : (second, first)
    if let changed = listingValues(small, against: large) { return [large, changed] }
    if let changed = listingValues(large, against: small) { return [small, changed] }
    if let changed = generalized(small, toward: large) { return [large, changed] }
    if let changed = generalized(large, toward: small) { return [small, changed] }
    removed += small.members
    return [large]
  }

  /// Returns a link whose capture lists its values, so that the capture excludes a text of another link.
  private func listingValues(_ link: InferredLink, against other: InferredLink) -> InferredLink? {
    var best: (position: Int, values: [String])?
    for (position, part) in link.parts.enumerated() where position < other.parts.count {
      guard case .capture(let set, "") = part, case .literal(let text) = other.parts[position],
        set.containsText(text), let values = words(link, at: position), !values.contains(text),
        values.count <= Self.mostValues
      else { continue }
      if case .values = set { continue }
      if best.map({ values.count < $0.values.count }) ?? true { best = (position, values) }
    }
    guard let best else { return nil }
    var result = link
    result.parts[best.position] =
      best.values.count == 1 ? .literal(best.values[0]) : .capture(.values(best.values))
    return result
  }

  /// Returns the sorted texts of a capture, or `nil` if a value is not a word.
  private func words(_ link: InferredLink, at position: Int) -> [String]? {
    var words: Set<String> = []
    for member in link.members {
      guard position < forms[member].shapes.count, let word = forms[member].shapes[position]?.word else { return nil }
      words.insert(word)
      if words.count > Self.mostValues { return nil }
    }
    return words.sorted()
  }

  /// Returns a link with the captures of another link in place of texts, so that the other link is more specific.
  private func generalized(_ link: InferredLink, toward other: InferredLink) -> InferredLink? {
    guard link.label == nil || link.label == other.label, link.conditions.isEmpty, other.conditions.isEmpty else {
      return nil
    }
    var parts = link.parts
    for position in parts.indices where position < other.parts.count {
      guard other.parts[position].isCapture else { continue }
      switch parts[position].relation(to: other.parts[position]) {
      case .subset, .overlapping: parts[position] = Self.joined(parts[position], other.parts[position])
      default: continue
      }
    }
    guard parts != link.parts else { return nil }
    var result = link
    result.parts = parts
    return result
  }

  private static func joined(_ first: InferredPath.Part, _ second: InferredPath.Part) -> InferredPath.Part {
    guard case .capture(let set, "") = second else { return .capture(.string) }
    switch first {
    case .literal: return .capture(set)
    case .capture(let own, ""): return .capture(own.union(set))
    default: return .capture(.string)
    }
  }
}
