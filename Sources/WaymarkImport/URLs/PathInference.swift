/// The inference of path patterns from the forms of one site.
///
/// The inference descends from segment to segment. At each position, the inference decides which words are parts of the
/// app, such as `settings`, and which words are values, such as names of users.
struct PathInference {
  let forms: [SurveyedForm]
  /// A Boolean value that indicates whether all forms belong to one screen, according to the file.
  let isLabeled: Bool
  /// A Boolean value that indicates whether the counts show which URLs are frequent.
  let hasCounts: Bool
  /// The language codes with which paths of the site start.
  let languages: Set<String>
  /// A Boolean value that indicates whether the site is a custom scheme.
  let isCustomScheme: Bool
  var rareCount = 2
  private(set) var paths: [InferredPath] = []

  /// The minimum number of values from which a capture of letters, digits, and hyphens has the type `Slug`.
  private static let fewestSlugs = 50
  /// The minimum number of words with the same continuations that are values.
  static let fewestAlike = 3
  /// The minimum number of words with an own parent that are values.
  static let fewestOwn = 4
  /// The minimum number of words after a literal text that are values although all of them are frequent.
  static let fewestFrequent = 15

  private init(_ forms: [SurveyedForm], isLabeled: Bool, hasCounts: Bool, languages: Set<String>, isCustomScheme: Bool)
  {
    self.languages = languages
    self.isCustomScheme = isCustomScheme
    self.forms = forms
    self.isLabeled = isLabeled
    self.hasCounts = hasCounts
  }

  /// Returns the paths of forms.
  ///
  /// - Parameters:
  ///   - members: The indices of the forms.
  ///   - forms: All forms.
  ///   - isLabeled: A Boolean value that indicates whether the forms belong to one screen.
  ///   - hasCounts: A Boolean value that indicates whether the counts show which URLs are frequent.
  ///   - languages: The language codes with which paths of the site start.
  ///   - isCustomScheme: A Boolean value that indicates whether the site is a custom scheme.
  /// - Returns: The paths. Each form is a member of one path.
  /// - Complexity: O(*n* *d*) for *n* forms with at most *d* segments.
  static func paths(
    of members: [Int], in forms: [SurveyedForm], isLabeled: Bool, hasCounts: Bool, languages: Set<String> = [],
    isCustomScheme: Bool
  ) -> [InferredPath] {
    var inference = PathInference(
      forms, isLabeled: isLabeled, hasCounts: hasCounts, languages: languages,
      isCustomScheme: isCustomScheme)
    inference.rareCount = rareCount(members, in: forms)
    inference.descend(members, depth: 0, parts: [])
    return inference.paths
  }

  /// The words and the values at one position.
  struct Position {
    var words: [String: [Int]] = [:]
    var values: [SegmentShape: [Int]] = [:]
    var fragments: [Int] = []
    var ends: [Int] = []
    /// The words that are certainly not values.
    var screens: Set<String> = []
  }

  private mutating func descend(_ members: consuming [Int], depth: Int, parts: [InferredPath.Part]) {
    var position = Position()
    for member in consume members {
      let shapes = forms[member].shapes
      guard depth < shapes.count else {
        position.ends.append(member)
        continue
      }
      switch shapes[depth] {
      case nil: position.fragments.append(member)
      case .word(let text)?: position.words[text, default: []].append(member)
      case .some(let shape): position.values[shape, default: []].append(member)
      }
    }
    if !position.ends.isEmpty { paths.append(InferredPath(parts: parts, members: position.ends)) }
    if !position.fragments.isEmpty { descend(position.fragments, depth: depth + 1, parts: parts + [.fragment]) }
    guard !position.words.isEmpty || !position.values.isEmpty else { return }
    takePrefixes(&position, depth: depth, parts: parts)
    takeLanguages(&position, depth: depth, parts: parts)
    let start = paths.count
    var next: [(part: InferredPath.Part, members: [Int])] = []
    do {
      let crowd = openWords(position, depth: depth, parts: parts)
      for (word, members) in position.words.sorted(by: { $0.key < $1.key }) where !crowd.contains(word) {
        next.append((.literal(word), members))
      }
      for group in groups(position, crowd: crowd, depth: depth) { next.append((.capture(group.set), group.members)) }
      // The words would otherwise remain in memory at each level.
      position = Position()
    }
    for index in next.indices {
      let step = next[index]
      next[index].members = []
      descend(step.members, depth: depth + 1, parts: parts + [step.part])
    }
    joinToRest(from: start, depth: depth, parts: parts)
  }

  // MARK: Values

  /// Values of one capture.
  private struct Group {
    var set: ValueSet
    var members: [Int]
  }

  /// Returns the captures at a position. Values with similar continuations share a capture.
  private func groups(_ position: Position, crowd: Set<String>, depth: Int) -> [Group] {
    var groups: [Group] = []
    let crowdMembers = crowd.sorted().flatMap { position.words[$0] ?? [] }
    if !crowdMembers.isEmpty {
      let set = crowd.reduce(into: ValueSet?.none) { $0 = $0?.union(ValueSet(.word($1))) ?? ValueSet(.word($1)) }
      let isSlug = set == .slug && crowd.count >= Self.fewestSlugs
      groups.append(Group(set: isSlug ? .slug : .string, members: crowdMembers))
    }
    let shapes = position.values.sorted { Self.order($0.key) < Self.order($1.key) }
    for (shape, members) in shapes {
      let set = narrowed(shape, members)
      let index = groups.firstIndex { group in
        isLabeled || isAlike(group, set) || sharesContinuation(group.members, members, depth: depth)
      }
      if let index {
        groups[index].set = groups[index].set.union(set)
        groups[index].members += members
      } else {
        groups.append(Group(set: set, members: members))
      }
    }
    return joined(groups)
  }

  /// Joins groups whose values overlap, so that no two captures at a position collide.
  private func joined(_ groups: [Group]) -> [Group] {
    var result: [Group] = []
    for group in groups {
      var group = group
      while let index = result.firstIndex(where: {
        $0.set.relation(to: group.set) == .overlapping || $0.set == group.set
      }) {
        let other = result.remove(at: index)
        group = Group(set: other.set.union(group.set), members: other.members + group.members)
      }
      result.append(group)
    }
    return result
  }

  private static func order(_ shape: SegmentShape) -> String {
    switch shape {
    case .text: "a"
    case .domain: "b"
    case .slug: "c"
    default: "d\(shape)"
    }
  }

  private func isAlike(_ group: Group, _ set: ValueSet) -> Bool {
    if case .identifier = group.set, case .identifier = set { return true }
    return group.set == set
  }

  /// Returns the values of a shape. Few examples do not prove that all identifiers have the same length.
  private func narrowed(_ shape: SegmentShape, _ members: [Int]) -> ValueSet {
    guard case .identifier(let kind, let count) = shape else { return ValueSet(shape) }
    let examples = members.reduce(0) { $0 + forms[$1].examples.texts.count }
    guard examples >= 2 else { return .slug }
    return examples >= 6 || kind != .hexadecimal
      ? .identifier(kind, count: count) : .identifier(.lowercase, count: count)
  }

  /// Returns whether two groups of forms continue in the same way after a position.
  private func sharesContinuation(_ first: [Int], _ second: [Int], depth: Int) -> Bool {
    let left = continuations(first, depth: depth)
    return continuations(second, depth: depth).contains(where: left.contains)
  }

  /// The next segments of forms: `nil` for the end, and one text for all values.
  func continuations(_ members: [Int], depth: Int) -> Set<String?> {
    var result: Set<String?> = []
    for member in members {
      let shapes = forms[member].shapes
      guard depth + 1 < shapes.count else {
        result.insert(nil)
        continue
      }
      if let word = shapes[depth + 1]?.word { result.insert(word) }
    }
    return result
  }

  // MARK: Prefixes

  /// Removes the values with a prefix, such as `@anna` and `Talk:Berlin`, from a position.
  private mutating func takePrefixes(_ position: inout Position, depth: Int, parts: [InferredPath.Part]) {
    var byPrefix: [String: [String]] = [:]
    for word in position.words.keys {
      var word = word
      if let range = word.withUTF8({ SegmentShape.namespace($0) }) {
        byPrefix[String(decoding: word.utf8.prefix(range.count), as: UTF8.self), default: []].append(word)
      }
    }
    var members: [String: [Int]] = [:]
    for (shape, found) in position.values {
      switch shape {
      case .marked(let mark): members[String(Unicode.Scalar(mark)), default: []] += found
      case .prefixed(let prefix): members[prefix, default: []] += found
      default: continue
      }
      position.values[shape] = nil
    }
    for (prefix, words) in byPrefix {
      let values = words.map { position.words[$0] ?? [] }
      if members[prefix] != nil || (words.count >= 3 && hasLongTail(values)) {
        for word in words {
          members[prefix, default: []] += position.words[word] ?? []
          position.words[word] = nil
        }
      } else if hasCounts, words.count >= 2, !hasLongTail(values) {
        // The words after the prefix are few and frequent, such as `Special:Search`.
        for word in words { position.screens.insert(word) }
      }
    }
    for (prefix, found) in members.sorted(by: { $0.key < $1.key }) {
      descend(found.sorted(), depth: depth + 1, parts: parts + [.capture(.string, prefix: prefix)])
    }
  }

  /// Removes language codes from a position and represents them with one capture.
  private mutating func takeLanguages(_ position: inout Position, depth: Int, parts: [InferredPath.Part]) {
    guard parts.isEmpty, !languages.isEmpty else { return }
    let codes = position.words.keys.filter(languages.contains).sorted()
    guard !codes.isEmpty else { return }
    let members = codes.flatMap { position.words[$0] ?? [] }
    for code in codes { position.words[code] = nil }
    descend(members.sorted(), depth: depth + 1, parts: [.capture(.values(languages.sorted()))])
  }

  static func isLanguage(_ part: InferredPath.Part) -> Bool {
    if case .capture(.values(let values), "") = part { values.allSatisfy(ScreenWords.isLanguage) } else { false }
  }

  /// Returns the language codes with which several paths of a site start, or an empty set.
  static func languages(of members: [Int], in forms: [SurveyedForm]) -> Set<String> {
    var next: [String: Set<String>] = [:]
    for member in members {
      guard let code = forms[member].shapes.first??.word, ScreenWords.isLanguage(code) else { continue }
      let word = forms[member].shapes.count > 1 ? forms[member].shapes[1]?.word : ""
      next[code, default: []].insert(word ?? "{}")
    }
    // The codes of one router are followed by the same words.
    let shared = next.filter { code, words in next.contains { $0.key != code && !$0.value.isDisjoint(with: words) } }
    return shared.count >= 2 ? Set(next.keys) : []
  }

  // MARK: Rests

  /// Returns whether a part accepts nearly every segment.
  private static func isFree(_ part: InferredPath.Part) -> Bool {
    switch part {
    case .capture(let set, ""): set == .string || set == .slug
    case .rest: true
    default: false
    }
  }

  /// Replaces captures of at least three lengths after a position by one rest.
  private mutating func joinToRest(from start: Int, depth: Int, parts: [InferredPath.Part]) {
    guard depth > 0 else { return }
    func isPure(_ path: InferredPath) -> Bool {
      isLabeled ? !path.parts.contains(.fragment) : path.parts.dropFirst(parts.count).allSatisfy(Self.isFree)
    }
    let pure = paths[start...].filter(isPure)
    let hasRest = pure.contains { $0.parts.last == .rest }
    guard Set(pure.map(\.parts.count)).count >= (hasRest ? 2 : 3) else { return }
    let members = pure.flatMap(\.members).sorted()
    paths[start...].removeAll(where: isPure)
    paths.append(InferredPath(parts: parts + [.rest], members: members))
  }
}
