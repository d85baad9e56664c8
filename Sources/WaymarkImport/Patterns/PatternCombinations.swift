/// The combinations of the optional parts of a pattern.
enum PatternCombinations {
  static let most = 32

  /// Returns the parts of each combination, starting with the longest combination.
  ///
  /// If there are too many combinations, the further optional parts are only in the first combination.
  static func of(_ parts: [PatternPart]) -> (lists: [[PatternPart]], isTruncated: Bool) {
    var lists: [[PatternPart]] = [[]]
    var isTruncated = false
    for part in parts {
      guard case .optional(let inside) = part else {
        for index in lists.indices { lists[index].append(part) }
        continue
      }
      let (choices, isInsideTruncated) = of(inside)
      isTruncated = isTruncated || isInsideTruncated
      guard !isTruncated, lists.count * (choices.count + 1) <= most else {
        isTruncated = true
        lists[0] += choices[0]
        for index in lists.indices.dropFirst() { lists[index].append(.literal("")) }
        continue
      }
      lists = lists.flatMap { list in choices.map { list + $0 } + [list + [.literal("")]] }
    }
    return (lists, isTruncated)
  }

  /// Removes patterns that match the same URLs as an earlier pattern, and joins patterns that differ in one optional
  /// capture at the end.
  static func joined(_ patterns: [ImportedPattern]) -> [ImportedPattern] {
    var result: [ImportedPattern] = []
    for pattern in patterns where !result.contains(where: { hasSameShape($0, pattern) }) { result.append(pattern) }
    var index = 0
    while index < result.count {
      if let (longer, other) = join(result[index], result) {
        result[index] = longer
        result.remove(at: other)
        if other < index { index -= 1 }
      }
      index += 1
    }
    return result
  }

  private static func join(_ pattern: ImportedPattern, _ all: [ImportedPattern]) -> (ImportedPattern, Int)? {
    guard let last = pattern.segments.last else { return nil }
    var shorter = pattern
    shorter.segments.removeLast()
    var longer = pattern
    switch last {
    case .capture(var capture, "", ""):
      capture.isOptional = true
      longer.segments[longer.segments.count - 1] = .capture(capture)
    case .rest(let name, allowsEmpty: false):
      longer.segments[longer.segments.count - 1] = .rest(name: name, allowsEmpty: true)
    default: return nil
    }
    guard let other = all.firstIndex(of: shorter) else { return nil }
    return (longer, other)
  }

  private static func hasSameShape(_ left: ImportedPattern, _ right: ImportedPattern) -> Bool {
    left.schemes == right.schemes && left.hosts == right.hosts && left.query == right.query
      && left.fragment == right.fragment && left.segments.count == right.segments.count
      && zip(left.segments, right.segments).allSatisfy { pair in
        switch pair {
        case (.literal(let left), .literal(let right)): left == right
        case (.capture(let left, let prefix, let suffix), .capture(let right, let otherPrefix, let otherSuffix)):
          left.type == right.type && prefix == otherPrefix && suffix == otherSuffix
        case (.rest(_, let left), .rest(_, let right)): left == right
        default: false
        }
      }
  }
}
