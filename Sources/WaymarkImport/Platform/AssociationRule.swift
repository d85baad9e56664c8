import SpecText

/// The URLs of a component of an association file.
struct AssociationRule {
  /// The patterns. Together, the patterns match no other URLs than the component.
  private(set) var patterns: [ImportedPattern] = []
  /// The facts that the patterns do not express.
  private(set) var notes: [ImportNote] = []
  /// A Boolean value that indicates whether the patterns can become claims.
  private(set) var isClaim = true
  /// A Boolean value that indicates whether the component matches a path with a slash at its end, but not the path
  /// without the slash.
  private(set) var needsSlash = false
  let path: AssociationText
  private let file: AssociationFile
  private let isPercentEncoded: Bool
  private let span: Span

  init(
    _ component: AssociationFile.Component, of details: AssociationFile.Details, in file: AssociationFile, at span: Span
  ) {
    let options = file.options(of: component, in: details)
    isPercentEncoded = options.percentEncoded
    self.file = file
    self.span = span
    path = AssociationText(component.path ?? "*", in: file, isPercentEncoded: isPercentEncoded)
    addPaths(component)
    if let fragment = component.fragment { add(fragment: fragment) }
    switch component.query {
    case .items(let items): for item in items { add(item) }
    case .text(let query): add(query: query)
    case nil: break
    }
    if !options.caseSensitive {
      note(.information, "the rule ignores case, but a spec does not, so the claim has only the case of the file")
    }
  }

  private mutating func addPaths(_ component: AssociationFile.Component) {
    let paths = AssociationPath(path)
    if let problem = paths.problem {
      note(.decision, "the draft omits the rule: \(problem)", help: "add links for the URLs of the rule by hand")
      isClaim = false
    }
    if paths.isNarrower {
      note(
        .decision, "`*` also matches several segments and no text, but the claim has one segment for the wildcard",
        help: "add claims for longer paths if the app opens them")
    }
    needsSlash = paths.needsSlash && !paths.isNarrower
    if paths.omitsSlashes, !paths.isNarrower {
      note(
        .decision, "`?` also matches a slash, but the claim has another character for the wildcard",
        help: "add claims for the paths with a slash if the app opens them")
    }
    if let name = path.widened {
      isClaim = false
      note(
        .decision,
        "the rule has no claim, because `$(\(name))` has hundreds of values, and the link accepts more values",
        help: "list the values that the app supports")
    }
    patterns = paths.patterns.map { ImportedPattern($0) }
  }

  private mutating func note(_ kind: ImportNote.Kind, _ message: String, help: String? = nil) {
    notes.append(ImportNote(kind, message, help: help, at: span))
  }

  private mutating func add(_ item: AssociationFile.Item) {
    let text = AssociationText(item.pattern, in: file, isPercentEncoded: isPercentEncoded)
    let key = isPercentEncoded ? PercentEncoding.decoded(Array(item.key.utf8)) : item.key
    let value: ImportedPattern.QueryValue
    switch text.tokens {
    // The wildcard also matches a URL without the key.
    case [.any]: return
    case [.one, .any], [.any, .one]: value = .capture(.init(key))
    case []:
      isClaim = false
      return note(
        .decision, "the rule matches URLs in which the key \(Quoted(key)) is missing or empty",
        help: "add `!\(key.isPlainKey ? key : "KEY")` to the query of a link if the key must be missing")
    default:
      if let problem = text.problem ?? text.widened.map({ "`$(\($0))` has hundreds of values" }) {
        isClaim = false
        return note(.decision, "the draft omits the key \(Quoted(key)): \(problem)")
      }
      value = text.literal.map { .literal($0) } ?? Self.value(key, text.tokens)
    }
    for index in patterns.indices { patterns[index].query.append(.init(key, value)) }
  }

  private static func value(_ key: String, _ tokens: [AssociationText.Token]) -> ImportedPattern.QueryValue {
    if tokens.count == 1, case .values(let values, _) = tokens[0] { return .capture(.init(key, .values(values))) }
    return .capture(.init(key, .matching(AssociationSegment(tokens: tokens).expression)))
  }

  /// Adds a pattern for the entire query, which depends on the order of the keys.
  private mutating func add(query: String) {
    guard query != "*" else { return }
    isClaim = false
    let key = query.prefix { $0 != "=" }
    let value = query.dropFirst(key.count + 1)
    if !key.isEmpty, query.contains("="), !query.contains("&"), !key.contains("*"), !key.contains("?"), value != "*" {
      add(.init(key: String(key), pattern: String(value)))
    } else if query.hasSuffix("=*"), !query.contains("&"), !key.contains("*"), !key.contains("?") {
      add(.init(key: String(key), pattern: "?*"))
    }
    note(
      .decision, "the rule has the pattern \(Quoted(query)) for the entire query, which depends on the order of keys",
      help: "write a pattern for each key in the association file, and add the claim")
  }

  private mutating func add(fragment: String) {
    let text = AssociationText(fragment, in: file, isPercentEncoded: isPercentEncoded)
    let segments: [ImportedPattern.Segment]
    switch text.tokens {
    case [.any]: return
    case [.one, .any], [.any, .one]: segments = [.rest(name: nil, allowsEmpty: false)]
    default:
      guard let literal = text.literal, !literal.isEmpty else {
        isClaim = false
        return note(
          .decision, "the rule has the pattern \(Quoted(fragment)) for the fragment, which the draft omits",
          help: "add a fragment to the links of the rule")
      }
      segments = literal.split(separator: "/").map { .literal(String($0)) }
    }
    for index in patterns.indices { patterns[index].fragment = segments }
  }
}

extension String {
  /// A Boolean value that indicates whether the string is a query key that needs no escapes.
  fileprivate var isPlainKey: Bool {
    !isEmpty && utf8.count < 40
      && utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || "_-.".utf8.contains($0) }
  }
}
