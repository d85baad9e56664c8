/// The inference of query conditions for the URLs of one path.
struct QueryInference {
  let forms: [SurveyedForm]
  let path: InferredPath
  let site: Int
  /// The label of each member.
  private var labels: [Int: String] = [:]
  private let isLabeled: Bool
  private(set) var links: [InferredLink] = []

  private static let mostValues = 60
  private static let mostConditions = 4
  /// The minimum number of URLs that show that a screen requires a key.
  private static let fewestRequired = 3
  /// The names of pages that show different screens for different queries.
  private static let dispatcherWords = [
    "deep-link", "deeplink", "dispatch", "dispatcher", "go", "index.php", "index.html", "launch", "navigate", "open",
  ]

  private init(_ path: InferredPath, _ forms: [SurveyedForm], site: Int, isLabeled: Bool) {
    self.path = path
    self.forms = forms
    self.site = site
    self.isLabeled = isLabeled
  }

  /// Returns the links of a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - forms: All forms.
  ///   - site: The index of the site.
  ///   - isLabeled: A Boolean value that indicates whether the file names the screen of each URL.
  ///   - hasCounts: A Boolean value that indicates whether the counts show which URLs are frequent.
  /// - Returns: The links. Each member of the path is a member of one link.
  static func links(
    of path: InferredPath, in forms: [SurveyedForm], site: Int, isLabeled: Bool, hasCounts: Bool
  ) -> [InferredLink] {
    var inference = QueryInference(path, forms, site: site, isLabeled: isLabeled)
    if isLabeled {
      for member in path.members { inference.labels[member] = forms[member].label ?? "" }
    } else {
      inference.chooseLabels(hasCounts: hasCounts)
    }
    inference.split(path.members, [:])
    return inference.links
  }

  // MARK: Labels from queries

  /// Chooses a label for each member of a path without labels. Members with different labels open different screens.
  private mutating func chooseLabels(hasCounts: Bool) {
    var byKey: [String: [Int]] = [:]
    for member in path.members {
      for item in forms[member].query { byKey[item.key, default: []].append(member) }
    }
    let last = path.parts.last?.literal ?? ""
    let isDispatcher = Self.dispatcherWords.contains(last.lowercased()) || last.hasSuffix(".php")
    let selectors = byKey.keys.sorted().filter {
      isSelector($0, byKey[$0] ?? [], isDispatcher: isDispatcher, hasCounts: hasCounts)
    }
    let keys = isDispatcher ? signatureKeys(byKey) : []
    guard !selectors.isEmpty || !keys.isEmpty else { return }
    for member in path.members {
      let query = forms[member].query
      let parts =
        selectors.compactMap { key -> String? in
          guard let word = query.first(where: { $0.key == key })?.value.word else { return nil }
          return "\(key)=\(word)"
        } + keys.filter { key in !selectors.contains(key) && query.contains { $0.key == key } }
      labels[member] = parts.joined(separator: "&")
    }
  }

  /// Returns whether the values of a key select a screen.
  private func isSelector(_ key: String, _ members: [Int], isDispatcher: Bool, hasCounts: Bool) -> Bool {
    var values: [String: Int] = [:]
    var other = 0
    for member in members {
      switch forms[member].query.first(where: { $0.key == key })?.value {
      case .word(let text)?: values[text, default: 0] += forms[member].count
      default: other += 1
      }
    }
    guard !values.isEmpty, values.count <= Self.mostValues, other * 2 <= members.count || isDispatcher else {
      return false
    }
    let total = path.members.reduce(0) { $0 + forms[$1].count }
    let used = members.reduce(0) { $0 + forms[$1].count }
    let arePaths = values.keys.count { $0.hasPrefix("/") } * 2 > values.count
    let name = key.lowercased()
    guard arePaths || ScreenWords.selectors.contains(name), !ScreenWords.modifiers.contains(name) || arePaths else {
      return false
    }
    if !isDispatcher, !arePaths, used * 10 < total * 9, name != "action" { return false }
    guard hasCounts, values.count > 3 else { return isDispatcher || arePaths || values.count >= 2 }
    return values.values.count { $0 <= 2 } * 2 <= values.count || arePaths
  }

  /// Returns the keys of a dispatcher that are present in only some URLs and do not only modify a screen.
  private func signatureKeys(_ byKey: [String: [Int]]) -> [String] {
    let count = path.members.count
    return byKey.filter { key, members in
      !ScreenWords.modifiers.contains(key.lowercased()) && members.count * 20 >= count
        && members.count * 20 <= count * 19
    }.map(\.key).sorted().prefix(6).map { $0 }
  }

  // MARK: Decisions

  private func label(_ member: Int) -> String { labels[member] ?? "" }

  /// Returns the most frequent label of members.
  private func majority(_ members: [Int]) -> String {
    var counts: [String: Int] = [:]
    for member in members { counts[label(member), default: 0] += 1 }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }

  /// The number of members with another label than the majority.
  private func errors(_ members: [Int]) -> Int {
    guard !members.isEmpty else { return 0 }
    let best = majority(members)
    return members.count { label($0) != best }
  }

  /// A question about a key, with the members for each answer.
  private struct Question {
    var key: String
    var literals: [String: [Int]] = [:]
    var others: [Int] = []
    var absent: [Int] = []
    var errors = 0
    /// The number of literal values that occurred once or twice.
    var rare = 0
    /// The number of further answers in which the labels of an answer occur. An answer with all members of a label
    /// separates the label by one condition.
    var fragments = 0
    /// A Boolean value that indicates whether members with different labels have the same answer, and no other question
    /// separates them.
    var isFinal = false
    /// The errors, and a penalty for each further link, so that many rare values are not evidence.
    var cost: Int { 2 * errors + 2 * fragments + literals.count + 2 * rare + (others.isEmpty ? 0 : 1) }
  }

  private mutating func split(_ members: [Int], _ conditions: [String: InferredLink.Condition]) {
    guard !members.isEmpty else { return }
    let current = errors(members)
    let keys = Set(members.flatMap { forms[$0].query.map(\.key) }).subtracting(conditions.keys).sorted()
    guard current > 0, conditions.count < Self.mostConditions,
      let best = keys.prefix(64).map({ question($0, members) }).filter({ $0.errors < current }).min(by: {
        ($0.isFinal ? 1 : 0, $0.cost, $0.key) < ($1.isFinal ? 1 : 0, $1.cost, $1.key)
      })
    else { return append(members, conditions) }
    func with(_ condition: InferredLink.Condition) -> [String: InferredLink.Condition] {
      var result = conditions
      result[best.key] = condition
      return result
    }
    for (value, members) in best.literals.sorted(by: { $0.key < $1.key }) { split(members, with(.literal(value))) }
    if best.literals.isEmpty {
      split(best.others, with(.present))
    } else {
      // With further conditions, the link would collide with the links of the literal values.
      append(best.others, with(.present))
    }
    // A link without conditions is less specific than the other links, and also matches URLs with other queries.
    let isLast = errors(best.absent) == 0 && !hasNone && !conditions.values.contains(.present)
    if isLast, conditions.values.allSatisfy({ $0 == .absent }) {
      append(best.absent, [:])
    } else {
      split(best.absent, with(.absent))
    }
  }

  private func isRare(_ members: [Int]) -> Bool { members.count == 1 && forms[members[0]].count <= 2 }

  private var hasNone: Bool { isLabeled && path.members.contains { forms[$0].label == SurveyedForm.none } }

  private func question(_ key: String, _ members: [Int]) -> Question {
    var question = Question(key: key)
    for member in members {
      switch forms[member].query.first(where: { $0.key == key })?.value {
      case nil: question.absent.append(member)
      case .word(let text)? where !text.isEmpty: question.literals[text, default: []].append(member)
      default: question.others.append(member)
      }
    }
    let present = question.literals.values.flatMap { $0 } + question.others
    let joined = errors(present)
    let common = majority(present)
    // A value needs its own link only if its label is not the label of most values.
    let special = question.literals.filter { _, members in
      errors(members) < members.count { label($0) != common }
    }
    var literals: [String: [Int]]
    if question.literals.count <= Self.mostValues, question.others.isEmpty, special.count * 2 >= question.literals.count
    {
      literals = question.literals
    } else {
      literals = special.count <= Self.mostValues ? special : [:]
    }
    // Many values for few labels, most of them rare, are values of a parameter.
    if literals.values.count(where: isRare) * 2 > literals.count,
      literals.count > 2 * Set(literals.values.map { majority($0) }).count + 2
    {
      literals = [:]
    }
    let separate = literals.values.reduce(0) { $0 + errors($1) }
    let merged = present.filter { member in
      guard let word = forms[member].query.first(where: { $0.key == key })?.value.word else { return true }
      return literals[word] == nil
    }
    if joined > 0, separate + errors(merged) < joined {
      question.literals = literals
      question.others = merged
    } else {
      question.literals = [:]
      question.others = present
    }
    question.others.sort()
    question.rare = question.literals.values.count(where: isRare)
    question.isFinal = !question.literals.isEmpty && errors(question.others) > 0
    let answers = question.literals.values + [question.others, question.absent]
    let labels = answers.map { Set($0.map(label)) }
    question.fragments = labels.reduce(0) { $0 + $1.count } - Set(labels.joined()).count
    question.errors =
      question.literals.values.reduce(0) { $0 + errors($1) } + errors(question.others) + errors(question.absent)
    return question
  }

  /// Returns the only query key of URLs with a label if each of several URLs has the key, or `nil` if
  /// the path has several labels.
  ///
  /// The screen probably requires such a key, unless the key only modifies a screen.
  private func requiredKey(_ members: [Int]) -> String? {
    guard isLabeled, let key = forms[members[0]].query.first?.key, !ScreenWords.modifiers.contains(key.lowercased()),
      !label(members[0]).isEmpty, errors(path.members) == 0,
      members.reduce(0, { $0 + forms[$1].examples.texts.count }) >= Self.fewestRequired
    else { return nil }
    let isRequired = members.allSatisfy { member in
      let query = forms[member].query
      return query.count == 1 && query[0].key == key && query[0].value != .word("")
    }
    return isRequired ? key : nil
  }

  private mutating func append(_ members: [Int], _ conditions: [String: InferredLink.Condition]) {
    guard !members.isEmpty else { return }
    let label = majority(members)
    guard !isLabeled || label != SurveyedForm.none else { return }
    var link = InferredLink(site, InferredPath(parts: path.parts, members: members.sorted()))
    link.conditions = conditions
    if conditions.isEmpty, let key = requiredKey(members) { link.conditions[key] = .present }
    if isLabeled { link.label = label.isEmpty ? nil : label }
    links.append(link)
  }
}
