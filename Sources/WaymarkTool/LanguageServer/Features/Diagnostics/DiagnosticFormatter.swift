import SpecText
import WaymarkCompiler

struct DiagnosticFormatter {
  private let spec: CompiledSpec
  private let client: ClientCapabilities
  private let locator: FileLocator

  init(_ spec: CompiledSpec, _ client: ClientCapabilities, _ locator: FileLocator) {
    self.spec = spec
    self.client = client
    self.locator = locator
  }

  /// A file without findings has an empty array.
  func diagnostics() -> [String: [JSONValue]] {
    var result: [String: [JSONValue]] = [:]
    for identity in spec.identities { result[identity] = [] }
    for finding in spec.compilation.diagnostics { result[identity(finding.span), default: []].append(json(finding)) }
    return result
  }

  func json(_ finding: Diagnostic) -> JSONValue {
    let tags = Self.tags(of: finding.id)
    return .members([
      "range": range(finding.span),
      "severity": .int(finding.severity == .error ? 1 : 2),
      "code": .string(finding.id.name),
      "source": .string("waymark"),
      "message": .string(finding.message + (finding.help.map { "\n\($0)" } ?? "")),
      "tags": tags.isEmpty ? nil : .array(tags.map { .int($0.rawValue) }), "relatedInformation": related(finding),
      "data": data(finding),
    ])
  }

  private enum Tag: Int { case unnecessary = 1 }

  private static func tags(of id: DiagnosticID) -> [Tag] { unnecessary.contains(id.name) ? [.unnecessary] : [] }

  static let unnecessary: Set<String> = [
    "dead-setting", "stale-string", "unreachable-link", "unreachable-route", "unused-condition", "unused-domain",
    "unused-origin", "unused-scheme", "unused-string", "unused-type", "useless-beats", "useless-silence",
  ]

  private func related(_ finding: Diagnostic) -> JSONValue? {
    guard client.hasRelatedInformation, !finding.related.isEmpty else { return nil }
    return .array(
      finding.related.map { related in
        .object([
          "location": .object(["uri": .string(locator.uri(of: identity(related.span))), "range": range(related.span)]),
          "message": .string(related.message),
        ])
      })
  }

  private func data(_ finding: Diagnostic) -> JSONValue? {
    guard client.hasDiagnosticData, !finding.fixes.isEmpty else { return nil }
    return .object([
      "fixes": .array(
        finding.fixes.map { fix in
          .object([
            "title": .string(fix.title), "isSafe": .bool(fix.isSafe),
            "edits": .array(
              fix.spans.map { span in
                .object([
                  "uri": .string(locator.uri(of: identity(span))), "range": range(span),
                  "newText": .string(fix.replacement),
                ])
              }),
          ])
        })
    ])
  }

  private func identity(_ span: Span) -> String { spec.identities[Int(span.file)] }

  private func range(_ span: Span) -> JSONValue {
    let text = spec.text(of: Int(span.file))
    return .range(text.range(of: span), in: text, client.encoding)
  }
}
