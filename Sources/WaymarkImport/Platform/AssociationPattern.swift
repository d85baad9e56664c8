import SpecText
import WaymarkLinks

/// A pattern of an association file, as texts and wildcards without percent escapes.
struct AssociationPattern {
  enum Token: Hashable {
    case text(String)
    case one
    case any
    /// No empty value and no value with a wildcard.
    case values([String], name: String)
    /// A regular expression for a predefined variable, such as `[0-9]`.
    case matching(String, name: String)
  }

  private(set) var tokens: [Token] = []
  /// The reason why no URL can match the pattern, or why the pattern is too complicated; `nil` for other patterns.
  private(set) var problem: String?
  /// The name of a variable with hundreds of values, for which the tokens match more texts than the pattern.
  private(set) var widened: String?
  private static let mostValues = 100
  private static let expressions = [
    "alpha": "[A-Za-z]", "upper": "[A-Z]", "lower": "[a-z]", "alnum": "[A-Za-z0-9]", "digit": "[0-9]",
    "xdigit": "[0-9A-Fa-f]", "lang": "[a-z]{2,3}", "region": "[A-Z]{2}",
  ]

  init(_ pattern: String, in file: AssociationFile, isPercentEncoded: Bool) {
    for part in AssociationPatternPart.all(in: pattern) {
      switch part {
      case .text(let text):
        if isPercentEncoded, !text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }) {
          problem = "a URL contains only ASCII characters, and the pattern contains others"
        }
        tokens.append(.text(isPercentEncoded ? PercentCoding.decodedLeniently(Array(text.utf8)) : text))
      case .one: tokens.append(.one)
      case .any: tokens.append(.any)
      case .variable(let name):
        if let expression = Self.expressions[name], file.substitutionVariables[name] == nil {
          if ["lang", "region"].contains(name) { widened = name }
          tokens.append(.matching(expression, name: name))
        } else {
          let values = file.substitutionVariables[name] ?? []
          let isSimple = values.allSatisfy { !$0.isEmpty && !$0.utf8.contains { "/?*%".utf8.contains($0) } }
          if values.isEmpty || !isSimple || values.count > Self.mostValues {
            problem =
              "the variable `$(\(name.prefix(32)))` has many values, or values with wildcards, slashes, or escapes"
          }
          tokens.append(.values(values, name: name))
        }
      }
    }
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  var literal: String? {
    switch (tokens.count, tokens.first) {
    case (0, _): ""
    case (1, .text(let text)): text
    default: nil
    }
  }

  /// The characters that a URL never percent-encodes (RFC 3986, section 2.3). A wildcard for single characters matches
  /// more characters, which percent-encoding turns into several characters.
  private static let unreserved = "[A-Za-z0-9._~-]"
  var expression: String {
    var expression = ""
    var index = 0
    while index < tokens.count {
      let count = tokens[index...].prefix { $0 == tokens[index] }.count
      let part =
        switch tokens[index] {
        case .text(let text): ExpressionText.escaped(text)
        case .one: Self.unreserved
        case .matching(let part, _): part
        case .any: Self.unreserved + "*"
        case .values(let values, _): "(" + values.map(ExpressionText.escaped).joined(separator: "|") + ")"
        }
      if count == 1 || tokens[index] == .any {
        expression += part
      } else if case .text = tokens[index] {
        expression += String(repeating: part, count: count)
      } else {
        expression += (part.hasSuffix("}") ? "(\(part))" : part) + "{\(count)}"
      }
      index += count
    }
    return expression
  }

  struct Paths {
    /// Together, the patterns match no other paths than the association file.
    fileprivate(set) var segments: [[ImportedPattern.Segment]] = []
    /// The file also matches paths with other numbers of segments.
    fileprivate(set) var isNarrower = false
    /// The file also matches paths with a slash in the place of a `?`.
    fileprivate(set) var omitsSlashes = false
    fileprivate(set) var problem: String?
  }

  /// The wildcard `*` matches any number of segments. At the end of the pattern, the wildcard becomes a rest. In the
  /// middle, the wildcard becomes one segment.
  var paths: Paths {
    var paths = Paths()
    paths.problem = problem
    guard problem == nil else { return paths }
    var parts = split()
    if parts == [[]] {
      paths.segments = [[]]
      return paths
    }
    guard !parts.contains([]) else {
      paths.problem = "no URL can have an empty segment"
      return paths
    }
    let last = parts.removeLast()
    var names = CaptureNames()
    paths.isNarrower = parts.contains { $0.contains(.any) }
    paths.omitsSlashes = parts.contains { $0.contains(.one) }
    let head = parts.map { Self.segment($0, &names) }
    switch last {
    case [.any]: paths.segments = [head + [.rest(name: nil, allowsEmpty: true)]]
    case [.one, .any]: paths.segments = [head + [.rest(name: nil, allowsEmpty: false)]]
    default: paths.add(last, after: head, &names)
    }
    return paths
  }

  private func split() -> [[Token]] {
    var rest = tokens[...]
    // The slash at the start of the path can be missing, and `?` matches the slash.
    let startsWithOne = rest.first == .one && rest.count > 1
    if startsWithOne { rest.removeFirst() }
    var parts: [[Token]] = [[]]
    for (index, token) in rest.enumerated() {
      guard case .text(let text) = token else {
        parts[parts.count - 1].append(token)
        continue
      }
      let path = index == 0 && !startsWithOne && text.hasPrefix("/") ? text.dropFirst() : text[...]
      for (place, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
        if place > 0 { parts.append([]) }
        if !part.isEmpty { parts[parts.count - 1].append(.text(String(part))) }
      }
    }
    return parts
  }

  /// The segment matches no other texts than the tokens.
  fileprivate static func segment(_ tokens: [Token], _ names: inout CaptureNames) -> ImportedPattern.Segment {
    var rest = tokens[...]
    var (prefix, suffix) = ("", "")
    if case .text(let text) = rest.first {
      if rest.count == 1 { return .literal(text) }
      prefix = text
      rest.removeFirst()
    }
    if rest.count > 1, case .text(let text) = rest.last {
      suffix = text
      rest.removeLast()
    }
    switch rest.first {
    case .any? where rest.count == 1: return .capture(.init(names.next("value")), prefix: prefix, suffix: suffix)
    case .values(let values, let name)? where rest.count == 1:
      return .capture(.init(names.next(name), .values(values)), prefix: prefix, suffix: suffix)
    case .matching(let expression, let name)? where rest.count == 1 && ["lang", "region"].contains(name):
      return .capture(.init(names.next(name), .matching(expression)), prefix: prefix, suffix: suffix)
    default: break
    }
    let isSimple = rest.allSatisfy {
      switch $0 {
      case .one, .matching(_, name: _): true
      default: false
      }
    }
    let expression = AssociationPattern(tokens: isSimple ? Array(rest) : tokens).expression
    let capture = ImportedPattern.Capture(names.next("value"), .matching(expression))
    return isSimple ? .capture(capture, prefix: prefix, suffix: suffix) : .capture(capture)
  }
}

extension AssociationPattern.Paths {
  fileprivate mutating func add(
    _ last: [AssociationPattern.Token], after head: [ImportedPattern.Segment], _ names: inout CaptureNames
  ) {
    guard last.last == .any else {
      isNarrower = isNarrower || last.contains(.any)
      omitsSlashes = omitsSlashes || last.contains(.one)
      segments = [head + [AssociationPattern.segment(last, &names)]]
      return
    }
    let tail = ImportedPattern.Segment.rest(name: nil, allowsEmpty: true)
    let start = Array(last.dropLast())
    if case .text(let text)? = start.first, start.count == 1 || start.count == 2 && start[1] == .one {
      // `/buy*` matches `/buy`, `/buy/x`, and `/buyer`. `/buy?*` does not match `/buy`.
      segments = [
        head + [.literal(text), .rest(name: nil, allowsEmpty: start.count == 1)],
        head + [.capture(.init(names.next("value")), prefix: text), tail],
      ]
    } else {
      isNarrower = true
      segments = [head + [AssociationPattern.segment(start, &names), tail]]
    }
  }
}
