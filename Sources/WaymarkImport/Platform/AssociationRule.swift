import SpecText
import WaymarkLinks

struct AssociationRule {
  /// Together, the patterns match no other URLs than the component.
  private(set) var patterns: [ImportedPattern] = []
  var notes: [ImportNote] = []
  var isClaim = true
  let span: Span
  private let file: AssociationFile
  private let isPercentEncoded: Bool

  init(
    _ component: AssociationFile.Component, of details: AssociationFile.Details, in file: AssociationFile,
    at span: Span,
    hostsIgnoreCase: Bool
  ) {
    let options = file.options(of: component, in: details)
    isPercentEncoded = options.percentEncoded
    self.file = file
    self.span = span
    add(path: component.path ?? "*")
    if let fragment = component.fragment { add(fragment: fragment) }
    switch component.query {
    case .items(let items): for item in items { add(item) }
    case .text(let query): add(query: query)
    case nil: break
    }
    guard !options.caseSensitive else { return }
    if !hostsIgnoreCase {
      note(
        .information,
        "the rule ignores case, but other rules do not, and an origin has one `case`, so the claim has only the case of"
          + " the file")
    } else if component.query != nil || component.fragment != nil {
      note(
        .information,
        "the rule ignores case, but `case: insensitive` applies only to paths and to values of enums, so in the query"
          + " and the fragment the claim has only the case of the file")
    }
  }

  private func pattern(_ text: String) -> AssociationPattern {
    AssociationPattern(text, in: file, isPercentEncoded: isPercentEncoded)
  }

  private mutating func note(_ kind: ImportNote.Kind, _ message: String, help: String? = nil) {
    notes.append(ImportNote(kind, message, help: help, at: span))
  }

  private mutating func add(path text: String) {
    let path = pattern(AssociationPatternPart.paths(of: text)[0])
    let paths = path.paths
    if let problem = paths.problem { omit(problem) }
    if paths.isNarrower {
      note(
        .decision, "`*` also matches several segments and no text, but the claim has one segment for the wildcard",
        help: "add claims for longer paths if the app opens them")
    } else if paths.omitsSlashes {
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
    patterns = paths.segments.map { ImportedPattern($0) }
  }

  private mutating func omit(_ problem: String) {
    note(.decision, "the draft omits the rule: \(problem)", help: "add links for the URLs of the rule by hand")
    isClaim = false
    patterns = []
  }

  private mutating func add(_ item: AssociationFile.Item) {
    let text = pattern(item.pattern)
    let key = isPercentEncoded ? PercentCoding.decodedLeniently(Array(item.key.utf8)) : item.key
    let value: ImportedPattern.QueryValue
    switch text.tokens {
    // The wildcard also matches a URL without the key.
    case [.any]: return
    case [.one, .any], [.any, .one]: value = .capture(.init(key))
    case []:
      isClaim = false
      return note(
        .decision, "the rule matches URLs in which the key \(Quoted(key)) is missing or empty",
        help: "add `!` and the key to the query of a link if the key must be missing")
    default:
      if let problem = text.problem ?? text.widened.map({ "`$(\($0))` has hundreds of values" }) {
        isClaim = false
        return note(.decision, "the draft omits the key \(Quoted(key)): \(problem)")
      }
      if text.tokens.count == 1, case .values(let values, _) = text.tokens[0] {
        value = .capture(.init(key, .values(values)))
      } else {
        value = text.literal.map { .literal($0) } ?? .capture(.init(key, .matching(text.expression)))
      }
    }
    for index in patterns.indices { patterns[index].query.append(.init(key, value)) }
  }

  private mutating func add(query: String) {
    guard query != "*" else { return }
    isClaim = false
    note(
      .decision, "the rule has the pattern \(Quoted(query)) for the entire query, which depends on the order of keys",
      help: "write a pattern for each key in the association file, and add the claim")
  }

  private mutating func add(fragment text: String) {
    let fragment = pattern(text)
    if fragment.tokens == [.any] { return }
    let paths = fragment.paths
    guard paths.problem == nil, paths.segments.count == 1, var segments = paths.segments.first, !segments.isEmpty,
      !paths.isNarrower, fragment.widened == nil, text == "?*" || !text.hasPrefix("?")
    else { return omit("a spec cannot express the pattern \(Quoted(text)) of the fragment") }
    // Unlike the end of a path, the end of a fragment has a meaning.
    if case .rest(let name, _)? = segments.last { segments[segments.count - 1] = .rest(name: name, allowsEmpty: false) }
    for index in patterns.indices {
      patterns[index].fragment = segments
      patterns[index].hasFragmentSlash = text.hasPrefix("/")
    }
  }
}
