/// SARIF 2.1.0 with errata 01. See
/// <https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html>.
package struct SARIFRenderer {
  /// Braces are escaped in messages, but not in descriptions, where they are part of example specs to copy.
  package struct Rule: Sendable {
    package var severity: Diagnostic.Severity
    package var summary: String
    package var reason: String
    package var text, markdown: String

    package init(severity: Diagnostic.Severity, summary: String, reason: String, text: String, markdown: String) {
      self.severity = severity
      self.summary = summary
      self.reason = reason
      self.text = text
      self.markdown = markdown
    }
  }

  private let files: [SourceFile]
  private let version: String
  private let rule: (DiagnosticID) -> Rule?

  package init(files: [SourceFile], version: String, rule: @escaping (DiagnosticID) -> Rule?) {
    self.files = files
    self.version = version
    self.rule = rule
  }

  /// The keys are sorted, so equal diagnostics produce equal bytes.
  package func render(_ diagnostics: [Diagnostic]) throws -> String {
    let names = Set(diagnostics.map(\.id)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var fingerprints = FingerprintCount()
    let log = SARIFLog(runs: [
      .init(
        tool: .init(driver: .init(name: "waymark", semanticVersion: version, rules: names.map(descriptor))),
        results: diagnostics.map { result($0, ruleIndex: indices[$0.id] ?? -1, &fingerprints) })
    ])
    return try JSONDocument.text(of: log)
  }

  private func descriptor(_ name: DiagnosticID) -> SARIFLog.Descriptor {
    let rule = rule(name)
    return .init(
      id: name.description, shortDescription: rule.map { .init(text: $0.summary) },
      fullDescription: rule.map { .init(text: $0.reason) },
      help: rule.map { .init(text: $0.text, markdown: $0.markdown) },
      defaultConfiguration: rule.map { .init(level: $0.severity.rawValue) })
  }

  private func result(
    _ diagnostic: Diagnostic, ruleIndex: Int, _ fingerprints: inout FingerprintCount
  ) -> SARIFLog.Result {
    let path = files[Int(diagnostic.span.file)].path
    return .init(
      ruleId: diagnostic.id.name, ruleIndex: ruleIndex, level: diagnostic.severity.rawValue,
      message: message(of: diagnostic), locations: [.init(physicalLocation: place(diagnostic.span))],
      relatedLocations: diagnostic.related.isEmpty
        ? nil
        : diagnostic.related.enumerated().map { index, related in
          .init(
            id: index + 1, physicalLocation: place(related.span),
            message: .init(text: SARIFText.escaped(PrintableText.of(related.message))))
        },
      fixes: diagnostic.fixes.isEmpty ? nil : diagnostic.fixes.map(fix),
      partialFingerprints: [
        "waymark/v1": fingerprints.next(of: [diagnostic.id.name, path, diagnostic.message])
      ],
      properties: diagnostic.witness.map {
        .init(witness: .init(both: $0.both, onlyFirst: $0.onlyFirst, onlySecond: $0.onlySecond, url: $0.url))
      })
  }

  /// GitHub shows a related location only if the message contains a link to this location.
  private func message(of diagnostic: Diagnostic) -> SARIFLog.Message {
    var lines = [SARIFText.escaped(PrintableText.of(diagnostic.message))]
    for (index, related) in diagnostic.related.enumerated() {
      lines.append(SARIFText.link(PrintableText.of(related.message), to: index + 1))
    }
    if let help = diagnostic.help { lines.append(SARIFText.escaped("help: \(PrintableText.of(help))")) }
    return .init(text: lines.joined(separator: "\n"))
  }

  private func fix(_ fix: Diagnostic.FixIt) -> SARIFLog.Fix {
    let files = Dictionary(grouping: fix.spans, by: \.file).sorted { $0.key < $1.key }
    return .init(
      description: .init(text: SARIFText.escaped(PrintableText.of(fix.title))),
      artifactChanges: files.map { _, spans in
        .init(
          artifactLocation: artifact(spans[0]),
          replacements: spans.map { span in
            .init(
              deletedRegion: region(span),
              insertedContent: fix.replacement.isEmpty ? nil : .init(text: fix.replacement))
          })
      },
      properties: .init(safe: fix.isSafe))
  }

  private func place(_ span: Span) -> SARIFLog.PhysicalLocation {
    .init(artifactLocation: artifact(span), region: region(span))
  }

  private func region(_ span: Span) -> SARIFLog.Region {
    .init(
      startLine: span.start.line, startColumn: span.start.column, endLine: span.end.line, endColumn: span.end.column)
  }

  /// A relative path is relative to the root folder of the sources.
  private func artifact(_ span: Span) -> SARIFLog.ArtifactLocation {
    let path = files[Int(span.file)].path
    let uri = SARIFText.uri(ofPath: path)
    return path.utf8.first == UInt8(ascii: "/")
      ? .init(uri: "file://\(uri)", uriBaseId: nil) : .init(uri: uri, uriBaseId: "%SRCROOT%")
  }
}

/// A hash, and a number for equal hashes, which stay the same if a finding moves to another line.
private struct FingerprintCount {
  private var counts: [String: Int] = [:]

  mutating func next(of texts: [String]) -> String {
    // FNV-1a of 64 bits: <http://www.isthe.com/chongo/tech/comp/fnv/>. No text contains a 0xFF.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in texts.map({ Array($0.utf8) }).joined(separator: [0xFF]) {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    let text = String(repeating: "0", count: 16 - digits.count) + digits
    counts[text, default: 0] += 1
    return "\(text):\(counts[text, default: 1])"
  }
}

enum SARIFText {
  /// In a SARIF message, braces enclose arguments (§3.11.5), and brackets enclose links (§3.11.6).
  static func escaped(_ text: String) -> String {
    // Single brackets are valid. Only a string that resembles a link or an escape needs escapes.
    let signs = text.unicodeScalars
    let needsEscapes = zip(signs, signs.dropFirst()).contains { first, second in
      (first == "]" && second == "(") || (first == "\\" && (second == "[" || second == "]"))
    }
    return escaped(text, brackets: needsEscapes)
  }

  static func link(_ text: String, to id: Int) -> String { "[\(escaped(text, brackets: true))](\(id))" }

  private static func escaped(_ text: String, brackets: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": result += "{{"
      case "}": result += "}}"
      case "[" where brackets, "]" where brackets, "\\" where brackets: result += "\\\(scalar)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A URI reference (RFC 3986) without `.` components. Colons are escaped, because the first component must not
  /// resemble a scheme.
  static func uri(ofPath path: String) -> String {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    let uri = parts.map { part in part.map(escaped).joined() }.joined(separator: "/")
    return path.utf8.first == UInt8(ascii: "/") ? "/" + uri : uri
  }

  private static func escaped(_ byte: UInt8) -> String {
    if (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-._~".utf8.contains(byte) {
      return String(UnicodeScalar(byte))
    }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}

struct SARIFLog: Encodable {
  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Component
  }

  struct Component: Encodable {
    let name, semanticVersion: String
    let rules: [Descriptor]
  }

  struct Descriptor: Encodable {
    let id: String
    let shortDescription, fullDescription, help: MultiformatText?
    let defaultConfiguration: Configuration?
  }

  struct MultiformatText: Encodable {
    let text: String
    var markdown: String?
  }

  struct Configuration: Encodable {
    let level: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let relatedLocations: [Location]?
    let fixes: [Fix]?
    let partialFingerprints: [String: String]
    let properties: Properties?
  }

  struct Message: Encodable {
    let text: String
  }

  struct Location: Encodable {
    var id: Int?
    let physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    let uri: String
    let uriBaseId: String?
  }

  struct Region: Encodable {
    let startLine, startColumn, endLine, endColumn: UInt32
  }

  struct Fix: Encodable {
    let description: Message
    let artifactChanges: [Change]
    let properties: FixProperties
  }

  struct Change: Encodable {
    let artifactLocation: ArtifactLocation
    let replacements: [Replacement]
  }

  struct Replacement: Encodable {
    let deletedRegion: Region
    let insertedContent: Content?
  }

  struct Content: Encodable {
    let text: String
  }

  struct Properties: Encodable {
    let witness: Witness
  }

  struct Witness: Encodable {
    let both, onlyFirst, onlySecond, url: String?
  }

  struct FixProperties: Encodable {
    let safe: Bool
  }
}
