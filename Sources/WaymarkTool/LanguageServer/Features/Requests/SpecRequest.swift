import SpecModel
import SpecText
import WaymarkCompiler

struct SpecRequest {
  let params: JSONValue
  let document: OpenDocument
  let session: SpecSession
  let client: ClientCapabilities
  let locator: FileLocator
  let documents: OpenDocuments

  /// The current spec, or the last one whose files were all valid YAML. Positions of an earlier spec can differ from
  /// open documents.
  var compiled: CompiledSpec {
    session.current.compilation.spec?.isEveryFileParsed == true ? session.current : session.lastWhole ?? session.current
  }

  var isWhole: Bool { session.current.compilation.spec?.isEveryFileParsed == true }
  var file: Int? { compiled.index(ofFile: document.identity) }

  func offset() throws(ResponseError) -> Int {
    guard let position = params["position"]?.position else {
      throw ResponseError(.invalidParams, "the params contain no `position`")
    }
    return document.text.offset(of: position, client.encoding)
  }

  func occurrence() throws(ResponseError) -> (names: NameIndex, occurrence: NameIndex.Occurrence)? {
    let position = document.text.sourcePosition(of: try offset())
    guard let file, let names = compiled.names,
      let occurrence = names.occurrence(at: position, inFile: file)
    else { return nil }
    // The positions of an earlier compilation can be wrong.
    let range = document.text.range(of: occurrence.span)
    let text = document.text.string(range)
    guard isWhole || text.contains(names.symbols[occurrence.symbol].name) else { return nil }
    return (names, occurrence)
  }

  func range(_ span: Span) -> JSONValue {
    let text = compiled.text(of: Int(span.file))
    return .range(text.range(of: span), in: text, client.encoding)
  }

  func location(_ span: Span) -> JSONValue {
    .object(["uri": .string(uri(ofFile: Int(span.file))), "range": range(span)])
  }

  func version(of uri: String) -> Int? { documents[uri]?.version }
  func uri(ofFile file: Int) -> String { locator.uri(of: compiled.identities[file]) }
}

struct SpecPatterns {
  struct Pattern {
    let text: Text
    let syntax: PatternSyntax?
    var source: Text?
    var isClaim = false
  }

  private(set) var patterns: [Pattern] = []

  init(_ spec: Spec) {
    add(spec.root.tabs, spec.root.routes, spec.root.resolvedLinks, spec.root.redirects, spec.root.claims)
    for fragment in spec.fragments {
      add(fragment.tabs, fragment.routes, fragment.resolvedLinks, fragment.redirects, fragment.claims)
    }
  }

  private mutating func add(
    _ tabs: [Named<TabSyntax>], _ routes: [Named<RouteSyntax>], _ links: [Named<ResolvedLinkSyntax>],
    _ redirects: [RedirectSyntax], _ claims: [PatternSyntax]
  ) {
    for link in tabs.lazy.flatMap(\.value.links) { add(link.url, link.pattern) }
    for link in routes.lazy.flatMap(\.value.links) { add(link.url, link.pattern) }
    for link in links { add(link.value.url, link.value.pattern) }
    for redirect in redirects {
      add(redirect.source.text, redirect.source)
      patterns.append(Pattern(text: redirect.target.text, syntax: redirect.target, source: redirect.source.text))
    }
    for claim in claims { patterns.append(Pattern(text: claim.text, syntax: claim, isClaim: true)) }
  }

  private mutating func add(_ text: Text?, _ syntax: PatternSyntax?) {
    if let text { patterns.append(Pattern(text: text, syntax: syntax)) }
  }

  func pattern(at position: SourcePosition, inFile file: Int) -> Pattern? {
    patterns.first { Int($0.text.span.file) == file && $0.text.span.start <= position && position <= $0.text.span.end }
  }
}

enum WorkspaceEdit {
  struct Edit {
    let range: Range<Int>
    let newText: String
  }

  struct File {
    let uri: String
    let text: DocumentText
    let edits: [Edit]
  }

  /// The edits of open documents carry the version.
  static func json(_ files: [File], _ request: SpecRequest) -> JSONValue {
    func edits(_ file: File) -> JSONValue {
      .array(file.edits.map { json($0, in: file.text, request.client.encoding) })
    }
    guard request.client.hasDocumentChanges else {
      return .object(["changes": .object(Dictionary(files.map { ($0.uri, edits($0)) }) { first, _ in first })])
    }
    return .object([
      "documentChanges": .array(
        files.map { file in
          .object([
            "textDocument": .object([
              "uri": .string(file.uri), "version": request.version(of: file.uri).map { .int($0) } ?? .null,
            ]),
            "edits": edits(file),
          ])
        })
    ])
  }

  static func json(_ edit: Edit, in text: DocumentText, _ encoding: PositionEncoding) -> JSONValue {
    .object(["range": .range(edit.range, in: text, encoding), "newText": .string(edit.newText)])
  }
}

/// Strings of a spec are data, so they never contain markup.
enum Markdown {
  static func escaped(_ text: String) -> String {
    let scalars = Array(PrintableText.of(text).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      // A digit at the start can be the number of a list, and a colon can be a part of a URL.
      let isMarkup =
        "\\`*_[]<>~|&!#".unicodeScalars.contains(scalar) || (index == 0 && "-+=".unicodeScalars.contains(scalar))
        || (scalar == ":" && index + 1 < scalars.count && scalars[index + 1] == "/") || scalar == "@"
        || ((scalar == "." || scalar == ")") && scalars[..<index].allSatisfy { $0.properties.numericType != nil })
        || (scalar == "." && String(String.UnicodeScalarView(scalars[..<index])).lowercased().hasSuffix("www"))
      if isMarkup { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A code span (CommonMark, section 6.1).
  static func code(_ text: String) -> String {
    let text = PrintableText.of(text)
    guard text.contains("`") else { return text.isEmpty ? "(empty)" : "`\(text)`" }
    // The fence is longer than each sequence of backticks in the text.
    var (longest, current) = (0, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  static func list(_ lines: [String]) -> String { lines.map { "- \($0)" }.joined(separator: "\n") }
  static func codes(_ texts: some Sequence<String>) -> String { texts.map(code).joined(separator: ", ") }
}
