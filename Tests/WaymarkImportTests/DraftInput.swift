import SpecText

@testable import WaymarkImport

/// A builder of the facts about an app for tests.
struct DraftInput {
  var app: ImportedApp
  private var line = 0

  init(_ name: String) {
    app = ImportedApp(name: name)
    app.files = [SourceFile(path: "routes.txt", bytes: [])]
  }

  /// The source location of the next entry. Each entry is on its own line.
  mutating func nextSpan() -> Span {
    line += 1
    return Span(file: 0, start: .init(line: line, column: 1), end: .init(line: line, column: 2))
  }

  /// Adds a link whose path has the form `/users/:id=int/*rest`.
  mutating func link(
    _ path: String, to destination: String?, schemes: [String] = [], hosts: [String] = [],
    query: [ImportedPattern.QueryItem] = [],
    examples: [String] = []
  ) {
    var pattern = ImportedPattern(testSegments(path))
    pattern.schemes = schemes
    pattern.hosts = hosts
    pattern.query = query
    let start = schemes.isEmpty && hosts.isEmpty ? "" : "\(schemes.first ?? "https")://\(hosts.first ?? "")"
    var link = ImportedLink([pattern], to: destination, text: start + path, at: nextSpan())
    link.examples = examples
    app.links.append(link)
  }

  mutating func claim(_ path: String, hosts: [String] = []) {
    var pattern = ImportedPattern(testSegments(path))
    pattern.hosts = hosts
    app.claims.append(ImportedClaim(pattern, text: path, at: nextSpan()))
  }
}
