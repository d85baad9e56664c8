/// A renderer that prints diagnostics as SARIF 2.1.0 with errata 01, for GitHub code scanning and other viewers.
///
/// See <https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html>.
package struct SARIFRenderer {
  /// The information that a SARIF viewer shows about a rule.
  ///
  /// The renderer escapes braces in messages, but not in descriptions. In a description, braces are part of example
  /// specs, which users can copy.
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
      id: name.description,
      shortDescription: rule.map { .init(text: $0.summary) },
      fullDescription: rule.map { .init(text: $0.reason) },
      help: rule.map { .init(text: $0.text, markdown: $0.markdown) },
      defaultConfiguration: rule.map { .init(level: $0.severity.rawValue) })
  }

  private func result(
    _ diagnostic: Diagnostic, ruleIndex: Int, _ fingerprints: inout FingerprintCount
  ) -> SARIFLog.Result {
    let path = files[Int(diagnostic.span.file)].path
    return .init(
      ruleId: diagnostic.id.name,
      ruleIndex: ruleIndex,
      level: diagnostic.severity.rawValue,
      message: message(of: diagnostic),
      locations: [.init(physicalLocation: place(diagnostic.span))],
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
    .init(
      description: .init(text: SARIFText.escaped(PrintableText.of(fix.title))),
      artifactChanges: [
        .init(
          artifactLocation: artifact(fix.span),
          replacements: [
            .init(
              deletedRegion: region(fix.span),
              insertedContent: fix.replacement.isEmpty ? nil : .init(text: fix.replacement))
          ])
      ],
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

/// A generator of fingerprints that stay the same if a finding moves to another line.
///
/// A fingerprint consists of a hash and a number that distinguishes equal hashes.
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
