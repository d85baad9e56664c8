/// The patterns for a path of an intent filter.
///
/// The wildcard `.*` matches any number of segments. At the end of a path, the wildcard becomes a rest. Between slashes,
/// the wildcard becomes one segment, which is the usual intent.
struct AndroidPath {
  /// The patterns. If the array is empty, ``problem`` has the reason.
  private(set) var patterns: [[ImportedPattern.Segment]] = []
  private(set) var problem: String?
  /// The facts that the patterns do not express.
  private(set) var facts: [String] = []

  /// The fact about a wildcard before other text.
  private static let narrower = "Android matches any number of segments for `.*`, but the link matches one segment"
  private static let tail = ImportedPattern.Segment.rest(name: nil, allowsEmpty: true)

  /// Creates the patterns for a glob.
  ///
  /// - Parameters:
  ///   - glob: The pattern for the entire path.
  ///   - isPath: A Boolean value that indicates whether the text starts with a slash. Fragments do not.
  init(_ glob: AndroidGlob, isPath: Bool = true) {
    guard !glob.isInvalid else {
      problem = "the pattern is not valid"
      return
    }
    var parts = glob.items.split(omittingEmptySubsequences: false) { $0.literal == "/" }.map(Array.init)
    if isPath {
      guard parts[0].isEmpty || parts[0][0].isWildcard else {
        problem = "a path starts with a slash, so the pattern matches no URL"
        return
      }
      if parts[0].isEmpty { parts.removeFirst() }
    }
    let hasSlash = parts.last?.isEmpty == true
    if hasSlash { parts.removeLast() }
    guard !parts.contains(where: \.isEmpty) else {
      problem = "no URL can have an empty segment"
      return
    }
    guard let last = parts.popLast() else {
      patterns = [[]]
      return
    }
    var names = CaptureNames()
    var head: [ImportedPattern.Segment] = []
    for part in parts {
      if part.contains(where: \.isWildcard) {
        facts.append(Self.narrower)
      }
      head.append(Self.segment(part, &names))
    }
    add(last, after: head, isWhole: head.isEmpty && !hasSlash, &names)
  }

  private mutating func add(
    _ last: [AndroidGlob.Item], after head: [ImportedPattern.Segment], isWhole: Bool, _ names: inout CaptureNames
  ) {
    guard let wildcard = last.last, wildcard.isWildcard else {
      if last.first?.isWildcard == true, last.dropFirst().allSatisfy({ $0.literal != nil }), head.isEmpty {
        // `.*\.html` matches any path with the suffix.
        let suffix = String(String.UnicodeScalarView(last.compactMap(\.literal)))
        patterns = [[.capture(.init(names.next()), prefix: "", suffix: suffix)]]
        facts.append("Android also matches longer paths with the suffix")
        return
      }
      if last.contains(where: \.isWildcard) { facts.append(Self.narrower) }
      patterns = [head + [Self.segment(last, &names)]]
      return
    }
    let start = Array(last.dropLast())
    if start.isEmpty {
      patterns = [head + [.rest(name: nil, allowsEmpty: isWhole && wildcard.quantifier == "*")]]
    } else if start.allSatisfy({ $0.literal != nil }) {
      let text = String(String.UnicodeScalarView(start.compactMap(\.literal)))
      let longer = head + [.capture(.init(names.next()), prefix: text), Self.tail]
      patterns = wildcard.quantifier == "+" ? [longer] : [head + [.literal(text), Self.tail], longer]
    } else {
      patterns = [head + [Self.segment(start, &names), Self.tail]]
      facts.append("Android also matches more text in the last segment")
    }
  }

  /// Creates the patterns for the start of a path.
  ///
  /// A prefix such as `/users` is a whole segment, although Android also matches `/users2`. A prefix that ends with another
  /// character than a letter or a digit, such as `/item-`, is the start of a segment.
  init(prefix: String) {
    self.init(AndroidGlob(literal: prefix))
    guard let pattern = patterns.first else { return }
    if prefix.hasSuffix("/") {
      patterns = [pattern + [.rest(name: nil, allowsEmpty: pattern.isEmpty)]]
    } else if case .literal(let text) = pattern.last {
      let isWord =
        text.unicodeScalars.last.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? true
      if isWord {
        patterns = [pattern + [Self.tail]]
        facts.append("Android also matches paths such as `\(prefix.prefix(60))2`")
      } else {
        patterns = [pattern.dropLast() + [.capture(.init("value"), prefix: text), Self.tail]]
      }
    } else {
      patterns = [[Self.tail]]
    }
  }

  /// Creates the patterns for the end of a path.
  init(suffix: String) {
    self.init(AndroidGlob(literal: suffix.hasPrefix("/") ? suffix : "/"))
    if suffix.hasPrefix("/") {
      patterns = patterns.map { [Self.tail] + $0 }
    } else if suffix.contains("/") {
      patterns = []
      problem = "the suffix contains the end of a segment and other segments"
    } else {
      patterns = [[Self.tail, .capture(.init("value"), prefix: "", suffix: suffix)]]
    }
  }

  /// Returns the segment for the items between two slashes.
  static func segment(_ items: [AndroidGlob.Item], _ names: inout CaptureNames) -> ImportedPattern.Segment {
    let prefix = items.prefix { $0.literal != nil }
    guard prefix.count < items.count else { return .literal(text(prefix)) }
    var middle = items[prefix.endIndex...]
    var count = 0
    while let last = middle.dropLast(count).last, last.literal != nil { count += 1 }
    let suffix = middle.suffix(count)
    middle = middle.dropLast(count)
    let type: ImportedPattern.CaptureType =
      middle.count == 1 && middle[middle.startIndex].isWildcard
      ? .string : .matching(middle.map(\.expression).joined())
    return .capture(.init(names.next(), type), prefix: text(prefix), suffix: text(suffix))
  }

  private static func text(_ items: ArraySlice<AndroidGlob.Item>) -> String {
    String(String.UnicodeScalarView(items.compactMap(\.literal)))
  }
}
