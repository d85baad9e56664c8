import SpecText

package struct SpecReader {
  private let source: SourceFile
  private lazy var lines = SourceLines(source)
  private(set) var findings = DiagnosticCollector()
  var declaration: Text?
  private var entry: (key: Text, value: Span, isRequired: Bool)?
  /// If the value is `true`, the analysis does not report unknown names.
  package private(set) var hasLostNames = false

  package init(_ source: SourceFile) { self.source = source }

  private(set) var errorCount = 0

  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    findings.add(diagnostic)
  }

  mutating func visit(_ value: YAMLNode, of key: Text, isRequired: Bool = false) {
    entry = (key, value.span, isRequired)
  }

  mutating func loseNames() { hasLostNames = true }

  /// The decoder skips the rest of the mapping that contains the key.
  mutating func reportMisplaced(_ key: YAMLNode, among what: String) {
    loseNames()
    report(
      Diagnostic(
        .misplacedKey, "`\(key.text.string)` is a key of the root, but is indented like one of the \(what)",
        at: key.span, help: "move `\(key.text.string)` to the first column, and indent its content by two spaces"))
  }

  mutating func reportMergeKey(_ key: Text) {
    loseNames()
    report(
      Diagnostic(
        .unknownKey, "merge keys (`<<`) are not supported", at: key.span, help: "repeat the keys of the other mapping"))
  }

  /// A list without a space after its dash is a mapping, as in `-url: /home`.
  mutating func reportDash(before key: Text, in mapping: YAMLNode) {
    loseNames()
    let name = key.string.dropFirst()
    guard mapping.style != .flow else {
      report(
        Diagnostic(
          .unknownKey, "YAML treats the dash as a part of the key `\(key.string)`: within `{ }`, no list can start",
          at: key.span, help: "write `\(name): …`; for a list, write `[{ \(name): … }]`",
          fixes: [.init("remove the dash", replace: key.slice(0..<1).span, with: "", isSafe: false)]))
      return
    }
    report(
      Diagnostic(
        .unknownKey,
        "the dash of a list element has no space after it, so YAML treats the dash as a part of the key `\(key.string)`",
        at: key.span, help: "write `- \(name): …`",
        fixes: [
          .init("add a space after the dash", replace: key.slice(0..<1).span, with: "- ", isSafe: true)
        ]))
  }

  package mutating func reportMismatch(
    _ node: YAMLNode, expected: String, _ form: ScalarForm = .word, help: String? = nil,
    fixes: [Diagnostic.FixIt] = []
  ) {
    if node.isNull {
      reportMissing(node, expected, form)
      return
    }
    let found =
      switch node.kind {
      case .mapping: "a mapping"
      case .sequence: "a list"
      case .scalar, .alias: "`\(node.text.string)`"
      }
    var help = help
    if let template = template(node) {
      help = "for the text `\(template)`, write `\(YAMLScalar.text(template))`; a spec has no placeholders"
    }
    if help == nil, let value = onlyScalar(of: node), form.allowsQuotes {
      let key = entry.flatMap { $0.value == node.span ? "\($0.key.string): " : nil }
      help = "remove the \(node.style == .flow ? "brackets" : "dash"): write `\(key ?? "")\(YAMLScalar.text(value))`"
    }
    if help == nil, node.kind == .sequence, node.count > 1 {
      if form == .name { help = "write only one name" }
      if form == .pattern, entry.map({ $0.value == node.span && $0.key == "url" }) == true {
        help = "write only one pattern, and a separate link for each of the others"
      }
    }
    if help == nil, node.kind == .mapping, node.style == .flow {
      help =
        form == .text || form == .pattern ? "if the value has braces, quote it" : "write \(expected) without braces"
    }
    report(Diagnostic(.wrongType, "expected \(expected), found \(found)", at: node.span, help: help, fixes: fixes))
  }

  /// A placeholder in two braces, as in `{{ name }}`, which YAML treats as a mapping with a mapping as its key.
  private func template(_ node: YAMLNode) -> String? {
    guard node.kind == .mapping, node.style == .flow, node.count == 1 else { return nil }
    var name: String?
    node.forEachPair { outer, _ in
      guard outer.kind == .mapping, outer.count == 1 else { return }
      outer.forEachPair { inner, value in if inner.kind == .scalar, value.isNull { name = inner.text.string } }
    }
    return name.map { "{{ \($0) }}" }
  }

  private func onlyScalar(of node: YAMLNode) -> String? {
    guard node.kind == .sequence, node.count == 1 else { return nil }
    var text: String?
    node.forEachElement { if $0.kind == .scalar, !$0.isNull { text = $0.text.string } }
    return text
  }

  private mutating func reportMissing(_ node: YAMLNode, _ expected: String, _ form: ScalarForm) {
    let entry = entry.flatMap { $0.value == node.span ? $0 : nil }
    let key = entry?.key.string
    // Without a required key, the mapping would be invalid, too.
    let removal = entry.flatMap { $0.isRequired ? nil : "remove `\($0.key.string)`" }
    let message: String
    var help: String?
    if node.text.isEmpty {
      message = key.map { "`\($0)` has no value: expected \(expected)" } ?? "the value is missing: expected \(expected)"
      help = commentHint(node, form) ?? key.map { _ in "add a value" + (removal.map { ", or \($0)" } ?? "") }
    } else {
      let word = node.text.string
      message = "`\(word)` means no value in YAML: expected \(expected)"
      help = "write a value" + (removal.map { ", or \($0)" } ?? "")
      if form.allowsQuotes { help! += "; for the text `\(word)`, write `\"\(word)\"`" }
    }
    report(Diagnostic(.missingValue, message, at: node.span, help: help))
  }

  /// The comment may be a URL fragment that the author did not quote.
  mutating func warnOfComment(behind text: Text) {
    let end = text.span.end
    guard let rest = lines.rest(of: Int(end.line), from: Int(end.column)), rest.first == " " else { return }
    let word = rest.drop { $0 == " " }.prefix { !" \t,]".contains($0) }
    let comment = word.contains("{") ? word : word.prefix { $0 != "}" }
    // An intended comment has a space or a second `#` after the first `#`.
    guard comment.first == "#", let next = comment.dropFirst().first, next != "#", next != "!" else { return }
    report(
      Diagnostic(
        .commentAfterPattern, "YAML treats `\(comment)` as a comment, so the pattern is only `\(text.string)`",
        at: text.span,
        help: "for a fragment, quote the pattern with the fragment: \"\(text.string)\(comment)\"; "
          + "for a comment, add a space after the `#`"))
  }

  /// YAML treats an unquoted color or URL fragment as a comment. An expected string can contain spaces.
  private mutating func commentHint(_ node: YAMLNode, _ form: ScalarForm) -> String? {
    if let line = lines[Int(node.span.start.line)], node.span.start.line == node.span.end.line {
      let anchor = line.unicodeScalars.dropFirst(Int(node.span.start.column) - 1).prefix {
        !" ,]}".unicodeScalars.contains($0)
      }
      if anchor.first == "&", anchor.count > 1 {
        return
          "YAML treats a value that starts with `&` as an anchor; if the `&` belongs to the value, quote the value: "
          + "\"\(String(String.UnicodeScalarView(anchor)))\""
      }
    }
    guard let line = lines[Int(node.span.start.line)], let hash = line.firstIndex(of: "#") else { return nil }
    let word = line[hash...].prefix { !" ,]}".contains($0) }
    guard word.count > 1 else { return nil }
    var text = String(word)
    if form == .text {
      // Another comment can follow the value.
      let rest = line[hash...]
      text = String(rest[..<(rest.firstRange(of: " #")?.lowerBound ?? rest.endIndex)])
      while text.last == " " { text.removeLast() }
    }
    return "YAML treats `#` as the start of a comment; if the `#` belongs to the value, quote the value: "
      + YAMLScalar.text(text)
  }
}

extension Text {
  /// A dash before a word, a path, a quote, or a bracket.
  var startsWithDash: Bool {
    guard bytes.count > 1, bytes[0] == UInt8(ascii: "-") else { return false }
    let next = bytes[1]
    return (next | 0x20) &- 0x61 < 26 || "/\"'[{".utf8.contains(next)
  }
}
