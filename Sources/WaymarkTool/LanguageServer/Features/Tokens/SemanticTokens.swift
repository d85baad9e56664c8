import SpecModel
import SpecText

/// The answer to `textDocument/semanticTokens/full`.
struct SemanticTokens {
  enum Kind: Int, CaseIterable {
    case string, parameter, type, `operator`, `class`, namespace, property, variable, event

    var name: String { "\(self)" }
  }

  private struct Token {
    let range: Range<Int>
    let kind: Kind
    var isDeclaration = false
  }

  private let file: Int32
  private let text: DocumentText
  private var tokens: [Token] = []

  static var legend: JSONValue {
    .object([
      "tokenTypes": .strings(Kind.allCases.map(\.name)), "tokenModifiers": .strings(["declaration"]),
    ])
  }

  static func answer(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    // The tokens of an earlier spec would be in wrong places.
    guard request.session.current === request.compiled, let file = request.file,
      let spec = request.compiled.compilation.spec
    else { return .object(["data": .array([])]) }
    var tokens = SemanticTokens(file: Int32(file), text: request.document.text)
    for pattern in SpecPatterns(spec).patterns where pattern.text.span.file == tokens.file {
      if let syntax = pattern.syntax { tokens.add(syntax) }
    }
    if let names = request.compiled.names {
      for occurrence in names.occurrences where occurrence.span.file == tokens.file {
        let kind: Kind =
          switch names.symbols[occurrence.symbol].kind {
          case .tab, .origin: .namespace
          case .route: .class
          case .resolvedLink: .event
          case .condition: .variable
          case .type: .type
          case .metadataKey, .enumCase: .property
          case .parameter: .parameter
          }
        tokens.tokens.append(
          Token(range: tokens.text.range(of: occurrence.span), kind: kind, isDeclaration: occurrence.isDeclaration))
      }
    }
    return .object(["data": .array(tokens.data(request.client.encoding).map { .int($0) })])
  }

  private init(file: Int32, text: DocumentText) {
    self.file = file
    self.text = text
  }

  private mutating func add(_ pattern: PatternSyntax) {
    // Parts of a pattern with escapes have no exact places.
    guard pattern.text.slice(0..<0).span != pattern.text.span || pattern.text.isEmpty else { return }
    if let host = pattern.host {
      for label in host.labels {
        switch label {
        case .literal(let text): add(text.span, .string)
        case .any(let span): add(span, .operator)
        case .capture(let capture): add(capture)
        }
      }
    }
    add(pattern.segments)
    add(pattern.query)
    if let fragment = pattern.fragment {
      add(fragment.segments)
      add(fragment.query)
    }
  }

  private mutating func add(_ segments: [PatternSyntax.Segment]) {
    for segment in segments {
      switch segment {
      case .literal(let text): add(text.span, .string)
      case .capture(let capture, let prefix, let suffix, _):
        if let prefix { add(prefix.span, .string) }
        add(capture)
        if let suffix { add(suffix.span, .string) }
      case .rest(let name, _, let span): addBraces(span, around: name.map { [$0] } ?? [])
      }
    }
  }

  private mutating func add(_ items: [PatternSyntax.QueryItem]) {
    for item in items {
      for key in item.keys { add(key.span, .property) }
      switch item.value {
      case .literal(let text): add(text.span, .string)
      case .capture(let capture): add(capture)
      case .absent: break
      }
    }
  }

  private mutating func add(_ capture: CaptureSyntax) {
    add(capture.name.span, .parameter)
    if let type = capture.type { add(type.span, .type) }
    addBraces(capture.span, around: [capture.name] + (capture.type.map { [$0] } ?? []))
  }

  /// The text between the names of a capture, such as `{`, `:`, and `?}`.
  private mutating func addBraces(_ span: Span, around names: [Text]) {
    let whole = text.range(of: span)
    var start = whole.lowerBound
    for name in names {
      let range = text.range(of: name.span)
      guard range.lowerBound >= start, range.upperBound <= whole.upperBound else { return }
      if range.lowerBound > start { tokens.append(Token(range: start..<range.lowerBound, kind: .operator)) }
      start = range.upperBound
    }
    if start < whole.upperBound { tokens.append(Token(range: start..<whole.upperBound, kind: .operator)) }
  }

  private mutating func add(_ span: Span, _ kind: Kind) {
    tokens.append(Token(range: text.range(of: span), kind: kind))
  }

  /// Five numbers for each token, relative to the previous token.
  private func data(_ encoding: PositionEncoding) -> [Int] {
    var data: [Int] = []
    var last = Position(line: 0, character: 0)
    var end = 0
    // A name within a pattern is a token of both, and the declaration is the better one.
    let sorted = tokens.sorted {
      ($0.range.lowerBound, $0.isDeclaration ? 0 : 1) < ($1.range.lowerBound, $1.isDeclaration ? 0 : 1)
    }
    for token in sorted where token.range.lowerBound >= end && !token.range.isEmpty {
      let start = text.position(of: token.range.lowerBound, encoding)
      let stop = text.position(of: token.range.upperBound, encoding)
      // A token can't extend over several lines.
      guard start.line == stop.line else { continue }
      data += [
        start.line - last.line, start.line == last.line ? start.character - last.character : start.character,
        stop.character - start.character, token.kind.rawValue, token.isDeclaration ? 1 : 0,
      ]
      last = start
      end = token.range.upperBound
    }
    return data
  }
}
