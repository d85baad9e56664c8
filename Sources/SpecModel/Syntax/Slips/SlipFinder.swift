import SpecText

/// Typing mistakes in texts. In an invalid text, the mistake is probably the cause and replaces the error's message; in
/// a valid text, it is a warning.
struct SlipFinder {
  private(set) var diagnostics: [Diagnostic]
  private var warnings = DiagnosticCollector(severity: .warning)
  private let errors: [(span: Span, index: Int)]
  private var redundant: Set<Int> = []
  private var places: Set<Span> = []

  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
    errors = diagnostics.indices.filter { Self.explained.contains(diagnostics[$0].id) }
      .map { (diagnostics[$0].span, $0) }
      .sorted { ($0.span.file, $0.span.start, $0.index) < ($1.span.file, $1.span.start, $1.index) }
  }

  private static let explained: Set<DiagnosticID> = Set(
    ([
      .invalidColor, .invalidInclude, .invalidName, .invalidOrigin, .invalidParameter, .invalidPattern, .invalidRange,
      .invalidShortcut, .invalidType, .undeclaredOrigin, .unknownKey, .unknownName, .unknownParameter, .unknownRule,
      .unknownType, .unknownVersion, .wrongType,
    ] as [CompilerDiagnostic]).map(\.id))

  var result: [Diagnostic] {
    diagnostics.indices.filter { !redundant.contains($0) }.map { diagnostics[$0] } + warnings.all
  }

  mutating func search(_ tree: YAMLTree, _ source: SourceFile) {
    guard errors.contains(where: { Int($0.span.file) == tree.file }) || tree.hasUnusualEnd || Self.hasLookAlike(source)
    else { return }
    visit(tree.root, as: .code)
    for control in BidirectionalControl.all(in: source) {
      let span = Span(file: tree.file, start: control.position, end: control.end)
      guard !places.contains(span) else { continue }
      warnings.add(
        Diagnostic(
          .suspiciousText,
          "the line contains \(control.phrase), which shows the following text in another order", at: span,
          help: "remove the character",
          fixes: [.init("remove the character", replace: span, with: "", isSafe: false)]))
    }
  }

  private static func hasLookAlike(_ source: SourceFile) -> Bool {
    // Most specs are ASCII.
    guard source.bytes.reduce(0, |) >= 0x80 else { return false }
    // The lead bytes of the look-alikes in UTF-8.
    let leads: [UInt8] = [0xC2, 0xC4, 0xCD, 0xCE, 0xCF, 0xD0, 0xD1, 0xD2, 0xD4, 0xE2, 0xE3, 0xEA, 0xEF]
    return leads.contains { source.bytes.contains($0) }
  }

  private mutating func visit(_ node: YAMLNode, as role: TextSlip.Role) {
    // The value of an alias is visited at its anchor.
    guard !node.isAlias else { return }
    switch node.kind {
    case .scalar, .alias: check(node, as: role)
    case .sequence: node.forEachElement { visit($0, as: role) }
    case .mapping:
      node.forEachPair { key, value in
        if key.kind == .scalar { check(key, as: .key) }
        // With a dash in the key, the value is only a part of the element.
        guard key.kind != .scalar || !key.text.startsWithDash else { return }
        visit(value, as: Self.role(ofValueFor: key, value, in: role))
      }
    }
  }

  /// The keys whose values are strings that can contain any character, such as titles and paths.
  private static let prose: Set<String> = [
    "title", "message", "section", "summary", "deprecated", "matching", "strings", "association", "infoPlist",
    "entitlements", "include",
  ]
  private static let proseMappings: Set<String> = ["with", "params", "meta"]

  private static func role(ofValueFor key: YAMLNode, _ value: YAMLNode, in role: TextSlip.Role) -> TextSlip.Role {
    guard key.kind == .scalar, key.text.bytes.count < 16 else { return .code }
    let isMapping = value.kind == .mapping
    if isMapping { return proseMappings.contains(key.text.string) ? .prose : .code }
    return role == .prose || prose.contains(key.text.string) ? .prose : .code
  }

  private mutating func check(_ node: YAMLNode, as role: TextSlip.Role) {
    guard !node.isAlias, node.style != .block else { return }
    let span = node.span
    let causes = errorsIn(span)
    let kinds = causes.map { diagnostics[$0].id }
    guard let slip = TextSlip.find(in: node, as: role, with: kinds) else { return }
    let slipSpan = node.text.slice(slip.range).span
    places.insert(slipSpan)
    let explained = causes.filter { slip.explainsAnyError || diagnostics[$0].span.contains(slipSpan) }
    let fixes = slip.replacement.map { text in
      [
        Diagnostic.FixIt(
          text.isEmpty ? "remove the text" : "write `\(text)`", replace: slipSpan, with: text, isSafe: false)
      ]
    }
    guard let first = explained.first else {
      guard causes.isEmpty else { return }
      warnings.add(Diagnostic(.suspiciousText, slip.message, at: slipSpan, help: slip.help, fixes: fixes ?? []))
      return
    }
    redundant.formUnion(explained.dropFirst())
    diagnostics[first].help = slip.explainsAnyError ? slip.help : help(for: slip, in: node.text, diagnostics[first])
    diagnostics[first].message = slip.message
    diagnostics[first].span = slipSpan
    if slip.explainsAnyError || diagnostics[first].fixes.isEmpty { diagnostics[first].fixes = fixes ?? [] }
  }

  private func help(for slip: TextSlip, in text: Text, _ error: Diagnostic) -> String {
    if error.id == CompilerDiagnostic.invalidName.id {
      return Identifiers.suggestion(for: text.string.withoutLookAlikes, as: .parameter).map { "use `\($0)`" }
        ?? slip.help
    }
    guard let question = error.message.firstRange(of: "did you mean ") else { return slip.help }
    return String(error.message[question.lowerBound...])
  }

  private func errorsIn(_ span: Span) -> [Int] {
    let first = errors.partitioningIndex { ($0.span.file, $0.span.start) >= (span.file, span.start) }
    return errors[first...].prefix { $0.span.file == span.file && $0.span.start <= span.end }
      .filter { $0.span.end <= span.end }.map(\.index)
  }
}

extension Span {
  fileprivate func contains(_ other: Span) -> Bool { file == other.file && start <= other.start && other.end <= end }
}
