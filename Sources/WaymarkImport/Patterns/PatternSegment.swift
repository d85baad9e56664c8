import SpecText

/// The parts of one segment of a path, or of one value of a query.
struct PatternSegment {
  private var prefix = ""
  private var suffix = ""
  /// The captures and the rests, and the literal text between two of them.
  private var middle: [PatternPart] = []
  private var isOptional = false

  init(_ parts: [PatternPart]) { for part in parts { add(part) } }

  private mutating func add(_ part: PatternPart) {
    switch part {
    case .literal(let text): if middle.isEmpty { prefix += text } else { suffix += text }
    case .separator: add(.literal("/"))
    case .optional(let parts):
      isOptional = true
      for part in parts { add(part) }
    case .capture, .rest:
      if !middle.isEmpty, !suffix.isEmpty {
        middle.append(.literal(suffix))
        suffix = ""
      }
      middle.append(part)
    }
  }

  /// A rest with a prefix becomes two segments.
  mutating func segments(_ context: inout PatternContext) -> [ImportedPattern.Segment]? {
    for text in [prefix, suffix] where text.unicodeScalars.contains(where: \.isControlCharacter) {
      context.note(.decision, "the pattern contains a control character, which no URL can contain")
      return nil
    }
    guard let first = middle.first else {
      guard prefix != ".", prefix != ".." else {
        context.note(.decision, "the pattern contains the segment `\(prefix)`, which no URL can contain")
        return nil
      }
      return prefix.isEmpty ? [] : [.literal(prefix)]
    }
    guard middle.count == 1 else { return [.capture(combined(&context), prefix: prefix, suffix: suffix)] }
    switch first {
    case .capture(let capture): return [.capture(capture, prefix: prefix, suffix: suffix)]
    case .rest(let name, let allowsEmpty):
      if prefix.isEmpty, suffix.isEmpty { return [.rest(name: name, allowsEmpty: allowsEmpty)] }
      guard suffix.isEmpty else {
        context.note(
          .decision, "the text \(Quoted(suffix)) after the rest of a path is not supported, so the rest has any end")
        return prefix.isEmpty ? [.rest(name: name, allowsEmpty: false)] : rest(name, &context)
      }
      return rest(name, &context)
    default: return []
    }
  }

  private func rest(_ name: String?, _ context: inout PatternContext) -> [ImportedPattern.Segment] {
    let name = name ?? context.name("wildcard")
    context.note(
      .decision, "the capture `\(name)` starts after \(Quoted(prefix)) and continues over several segments",
      help: "join `\(name)` and `\(name)Rest` in the app")
    return [.capture(.init(name), prefix: prefix), .rest(name: name + "Rest", allowsEmpty: true)]
  }

  mutating func value(_ context: inout PatternContext) -> ImportedPattern.QueryValue {
    guard !middle.isEmpty else { return .literal(prefix) }
    if middle.count == 1, prefix.isEmpty, suffix.isEmpty {
      switch middle[0] {
      case .capture(var capture):
        capture.isOptional = isOptional
        return .capture(capture)
      case .rest(let name, _): return .capture(.init(name ?? context.name("value"), isOptional: isOptional))
      default: break
      }
    }
    middle = (prefix.isEmpty ? [] : [.literal(prefix)]) + middle + (suffix.isEmpty ? [] : [.literal(suffix)])
    return .capture(combined(&context))
  }

  private func combined(_ context: inout PatternContext) -> ImportedPattern.Capture {
    var names: [String] = []
    var expression = ""
    for part in middle {
      switch part {
      case .literal(let text): expression += ExpressionText.escaped(text)
      case .capture(let capture):
        names.append(capture.name)
        expression += ExpressionText.of(capture.type)
      case .rest(let name, _):
        names.append(name ?? context.name("value"))
        expression += ".+"
      default: break
      }
    }
    let list = names.prefix(8).map { "`\(PrintableText.of($0))`" }.joined(or: "and")
    context.note(
      .decision,
      names.count > 1
        ? "the captures \(list) are in one segment, and the draft has one capture for them"
        : "the capture \(list) is only a part of a value, and the draft has the whole value",
      help: "split the value in the app")
    let isSupported = context.types.expressions.supports(expression)
    return .init(names.prefix(8).joined(separator: "_"), isSupported ? .matching(expression) : .string)
  }
}

enum PatternCombinations {
  static let most = 32

  /// The longest combination comes first. If there are too many, only the first has the further optional parts.
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

  /// Removes repeated patterns, and joins patterns that differ in one optional capture at the end.
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
