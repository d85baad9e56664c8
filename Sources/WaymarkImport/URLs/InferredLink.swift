/// A link that the inference proposes.
struct InferredLink {
  /// A condition on a query key.
  enum Condition: Hashable, Sendable {
    /// The key has exactly this canonical value.
    case literal(String)
    case present
    case absent
  }

  /// The index of the site.
  var site: Int
  var parts: [InferredPath.Part]
  var conditions: [String: Condition] = [:]
  /// The label of the URLs, if the file has labels.
  var label: String?
  /// The indices of the forms.
  var members: [Int]

  init(_ site: Int, _ path: InferredPath, label: String? = nil) {
    self.site = site
    parts = path.parts
    members = path.members
    self.label = label
  }

  /// Returns the relation of the URLs that two links match.
  static func relation(_ first: InferredLink, _ second: InferredLink) -> ValueSet.Relation {
    guard first.site == second.site else { return .disjoint }
    let path = InferredPath.relation(first.parts, second.parts)
    return path == .disjoint ? path : path.combined(with: relation(first.conditions, second.conditions))
  }

  /// Returns the relation of the queries that two sets of conditions accept.
  private static func relation(
    _ first: [String: Condition], _ second: [String: Condition]
  ) -> ValueSet.Relation {
    var relation = ValueSet.Relation.equal
    for key in Set(first.keys).union(second.keys) {
      let step: ValueSet.Relation =
        switch (first[key], second[key]) {
        case (let left, let right) where left == right: .equal
        case (nil, _): .superset
        case (_, nil): .subset
        case (.literal, .present): .subset
        case (.present, .literal): .superset
        default: .disjoint
        }
      relation = relation.combined(with: step)
      if relation == .disjoint { return relation }
    }
    return relation
  }

  /// Returns a Boolean value that indicates whether the link matches the URLs of a form.
  func matches(_ form: SurveyedForm) -> Bool {
    for (index, part) in parts.enumerated() {
      if part == .rest {
        return index < form.shapes.count && !form.shapes[index...].contains(nil) && accepts(form.query)
      }
      guard index < form.shapes.count else { return false }
      guard let shape = form.shapes[index] else {
        guard part == .fragment else { return false }
        continue
      }
      guard part.accepts(shape) else { return false }
    }
    guard form.shapes.count == parts.count || form.shapes[parts.count] == nil else { return false }
    return accepts(form.query)
  }

  private func accepts(_ query: [URLSkeleton.Item]) -> Bool {
    conditions.allSatisfy { key, condition in
      let item = query.first { $0.key == key }
      switch condition {
      case .literal(let text): return item?.value.word == text
      case .present: return item.map { $0.value != .word("") } ?? false
      case .absent: return item == nil
      }
    }
  }
}
