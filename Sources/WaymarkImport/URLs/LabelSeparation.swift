/// The separation of labels whose inferred paths match URLs of other labels.
struct LabelSeparation {
  private let forms: [SurveyedForm]
  private let members: [Int]

  private static let mostRounds = 12
  private static let mostValues = 60
  /// The maximum number of paths of which each pair is compared.
  private static let mostCompared = 500

  init(_ forms: [SurveyedForm], members: [Int]) {
    self.forms = forms
    self.members = members
  }

  /// Returns paths such that the most specific path for a URL was inferred from URLs with the same label.
  ///
  /// Paths that only queries can separate remain as one path with the URLs of several labels.
  func separated(_ paths: [InferredPath]) -> [InferredPath] {
    var paths = paths
    for _ in 0..<Self.mostRounds {
      guard let next = refined(paths) else { break }
      paths = next
    }
    return addedToWinners(paths)
  }

  /// An index of paths by their first word.
  private struct PathIndex {
    private var byWord: [String: [Int]] = [:]
    private var others: [Int] = []

    init(_ paths: [InferredPath]) {
      for (index, path) in paths.enumerated() {
        if let word = path.parts.first?.literal {
          byWord[word, default: []].append(index)
        } else {
          others.append(index)
        }
      }
    }

    /// Returns the indices of the paths that can accept a form.
    func candidates(_ form: SurveyedForm) -> [Int] {
      guard let word = form.shapes.first??.word, let found = byWord[word] else { return others }
      return found + others
    }
  }

  /// Returns the index of the most specific path that accepts a form.
  private func winner(_ form: SurveyedForm, _ paths: [InferredPath], _ index: PathIndex) -> Int? {
    var best: Int?
    for index in index.candidates(form) where Self.accepts(paths[index], form) {
      guard let current = best else {
        best = index
        continue
      }
      if InferredPath.relation(paths[index].parts, paths[current].parts) == .subset { best = index }
    }
    return best
  }

  private static func accepts(_ path: InferredPath, _ form: SurveyedForm) -> Bool {
    InferredLink(0, path).matches(form)
  }

  /// Splits or narrows the first path that takes URLs of another label, or returns `nil` if there is none.
  private func refined(_ paths: [InferredPath]) -> [InferredPath]? {
    var home: [Int: Int] = [:]
    for (index, path) in paths.enumerated() { for member in path.members { home[member] = index } }
    // For each path, the members of other paths that it takes.
    var taken: [Int: [Int]] = [:]
    let pathIndex = PathIndex(paths)
    for member in members {
      guard let index = winner(forms[member], paths, pathIndex), index != home[member] else { continue }
      let label = forms[member].label
      if paths[index].members.contains(where: { forms[$0].label == label }) { continue }
      taken[index, default: []].append(member)
    }
    var result: [InferredPath] = []
    var hasChanged = false
    for (index, path) in paths.enumerated() {
      if let foreign = taken[index], let parts = split(path, against: foreign) {
        hasChanged = true
        result += parts
      } else if let parts = splitShared(path) {
        hasChanged = true
        result += parts
      } else {
        result.append(path)
      }
    }
    for (first, second) in collisions(result) where !hasChanged {
      let order = result[first].members.count <= result[second].members.count ? [first, second] : [second, first]
      for index in order {
        guard let parts = split(result[index], against: result[index == first ? second : first].members) else {
          continue
        }
        result.replaceSubrange(index...index, with: parts)
        hasChanged = true
        break
      }
      if hasChanged { break }
    }
    return hasChanged ? joined(result) : nil
  }

  private func collisions(_ paths: [InferredPath]) -> [(Int, Int)] {
    guard paths.count <= Self.mostCompared else { return [] }
    var result: [(Int, Int)] = []
    for first in paths.indices {
      for second in paths.indices.dropFirst(first + 1)
      where InferredPath.relation(paths[first].parts, paths[second].parts) == .overlapping {
        result.append((first, second))
      }
    }
    return result
  }

  private func joined(_ paths: [InferredPath]) -> [InferredPath] {
    var byParts: [[InferredPath.Part]: [Int]] = [:]
    for path in paths { byParts[path.parts, default: []] += path.members }
    return InferredPath.sorted(byParts)
  }

  /// Splits a path at the capture whose values best separate its members from other URLs.
  private func split(_ path: InferredPath, against foreign: [Int]) -> [InferredPath]? {
    var best: (position: Int, count: Int)?
    for (position, part) in path.parts.enumerated() {
      guard case .capture(let set, "") = part else { continue }
      if case .values = set { continue }
      let words = Set(path.members.map { forms[$0].shapes[position]?.word })
      guard words.count <= Self.mostValues, !words.contains(nil) else { continue }
      let others = Set(
        foreign.compactMap { position < forms[$0].shapes.count ? forms[$0].shapes[position]?.word : nil })
      guard others.isDisjoint(with: words.compactMap { $0 }) else { continue }
      if best.map({ words.count < $0.count }) ?? true { best = (position, words.count) }
    }
    if let best {
      let words = Set(path.members.compactMap { forms[$0].shapes[best.position]?.word }).sorted()
      var parts = path.parts
      parts[best.position] = words.count == 1 ? .literal(words[0]) : .capture(.values(words))
      return [InferredPath(parts: parts, members: path.members)]
    }
    return narrowed(path, against: foreign).map { [$0] }
  }

  /// Narrows a capture to letters, digits, and hyphens if only the other URLs have other characters.
  private func narrowed(_ path: InferredPath, against foreign: [Int]) -> InferredPath? {
    for (position, part) in path.parts.enumerated() where part == .capture(.string) {
      let shapes = path.members.compactMap { forms[$0].shapes[position] }
      guard shapes.allSatisfy({ ValueSet($0).isWithinSlug }),
        foreign.allSatisfy({ member in
          position < forms[member].shapes.count
            && forms[member].shapes[position].map { !ValueSet($0).isWithinSlug } ?? true
        })
      else { continue }
      var path = path
      path.parts[position] = .capture(.slug)
      return path
    }
    return nil
  }

  /// Separates the labels of one path by the values of a capture.
  private func splitShared(_ path: InferredPath) -> [InferredPath]? {
    let byLabel = Dictionary(grouping: path.members) { forms[$0].label ?? "" }
    guard byLabel.count > 1 else { return nil }
    for (_, members) in byLabel.sorted(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }) {
      let own = InferredPath(parts: path.parts, members: members)
      let inside = Set(members)
      let others = path.members.filter { !inside.contains($0) }
      guard let parts = split(own, against: others) else { continue }
      return parts + [InferredPath(parts: path.parts, members: others)]
    }
    return nil
  }

  /// Adds each URL to the path that takes it, so that queries can separate the labels.
  private func addedToWinners(_ paths: [InferredPath]) -> [InferredPath] {
    var result = paths.map { InferredPath(parts: $0.parts, members: []) }
    let pathIndex = PathIndex(paths)
    for member in members {
      if let index = winner(forms[member], paths, pathIndex) { result[index].members.append(member) }
    }
    return result.filter { path in path.members.contains { forms[$0].label != SurveyedForm.none } }
  }
}
