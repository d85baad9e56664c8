import SpecText

/// An intent filter that opens URLs.
///
/// Android combines the attributes of all `data` elements of a filter: each scheme with each host and with each path. See
/// <https://developer.android.com/training/app-links/create-deeplinks>.
struct IntentFilter {
  /// An attribute of a `data` element for a path, a query, or a fragment.
  struct Attribute {
    enum Part { case path, query, fragment }
    enum Kind { case literal, prefix, pattern, advancedPattern, suffix }

    var part: Part
    var kind: Kind
    var value: AndroidValue
  }

  /// An element `uri-relative-filter-group`, whose attributes all match.
  struct Group {
    var isAllowed: Bool
    var attributes: [Attribute]
    var span: Span
  }

  var schemes: [AndroidValue] = []
  /// The hosts with their ports, such as `example.com` and `*.example.com:8443`.
  var hosts: [AndroidValue] = []
  var paths: [Attribute] = []
  var groups: [Group] = []
  var span: Span
  /// The facts about the filter that a spec does not express.
  var notes: [ImportNote] = []

  init(at span: Span) { self.span = span }

  /// The maximum number of patterns of a filter, because each host of a custom scheme needs a pattern for each path.
  static let mostPatterns = 1_000
  /// The maximum number of patterns of all filters in a file.
  static let mostPatternsOfFile = 20_000

  mutating func note(_ kind: ImportNote.Kind, _ message: String, help: String? = nil, at span: Span) {
    notes.append(ImportNote(kind, message, help: help, at: span))
  }
}

extension IntentFilter.Attribute {
  /// Creates an attribute from the name of an XML attribute without its prefix, such as `pathPrefix`.
  init?(name: String, value: AndroidValue) {
    let parts: [(String, Part)] = [("path", .path), ("query", .query), ("fragment", .fragment)]
    guard let (start, part) = parts.first(where: { name.hasPrefix($0.0) }) else { return nil }
    let kinds: [Substring: Kind] = [
      "": .literal, "Prefix": .prefix, "Pattern": .pattern, "AdvancedPattern": .advancedPattern, "Suffix": .suffix,
    ]
    guard let kind = kinds[name.dropFirst(start.count)] else { return nil }
    self.init(part: part, kind: kind, value: value)
  }

  var glob: AndroidGlob {
    switch kind {
    case .literal, .prefix, .suffix: AndroidGlob(literal: value.text)
    case .pattern: AndroidGlob(simple: value.text)
    case .advancedPattern: AndroidGlob(advanced: value.text)
    }
  }

  /// The segments for a path or a fragment.
  var segments: AndroidPath {
    switch (part, kind) {
    case (.path, .prefix): AndroidPath(prefix: value.text)
    case (.path, .suffix): AndroidPath(suffix: value.text)
    case (.fragment, .prefix), (.fragment, .suffix): AndroidPath(AndroidGlob(advanced: "["), isPath: false)
    case (.fragment, _): AndroidPath(glob, isPath: false)
    case (.path, _), (.query, _): AndroidPath(glob)
    }
  }

  /// The item of the query, which is `key=value` in the attribute; `nil` for a text without a key.
  var queryItem: ImportedPattern.QueryItem? {
    let items = glob.items
    let key = items.prefix { $0.literal.map { $0 != "=" } ?? false }.compactMap(\.literal)
    guard !key.isEmpty, kind != .suffix, items.dropFirst(key.count).first?.literal == "=" else { return nil }
    let name = String(String.UnicodeScalarView(key))
    var value = Array(items.dropFirst(key.count + 1))
    if kind == .prefix { value.append(.init(characters: .any, quantifier: "*")) }
    let literal = value.compactMap(\.literal)
    if literal.count == value.count, !literal.isEmpty {
      return .init(name, .literal(String(String.UnicodeScalarView(literal))))
    }
    let isAny = value.count == 1 && value[0].isWildcard
    let type: ImportedPattern.CaptureType = isAny ? .string : .matching(value.map(\.expression).joined())
    return .init(name, .capture(.init(name, type)))
  }
}
