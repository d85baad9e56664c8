import SpecText
import WaymarkCompiler

/// The answer to `textDocument/codeAction`.
enum CodeActions {
  static func answer(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    // The fix-its of an earlier spec would change the wrong text.
    guard request.client.hasLiteralCodeActions, request.session.current === request.compiled, let file = request.file,
      let start = request.params["range"]?["start"]?.position, let end = request.params["range"]?["end"]?.position
    else { return .array([]) }
    // With unusual line breaks, the positions of libyaml are not the positions of editors.
    guard !request.compiled.compilation.files[file].hasUnusualLineBreaks else { return .array([]) }
    let text = request.document.text
    let first = text.offset(of: start, request.client.encoding)
    let range = first..<max(first, text.offset(of: end, request.client.encoding))
    let only = request.params["context"]?["only"]?.array?.compactMap(\.string)
    func isWanted(_ kind: String) -> Bool {
      only.map { $0.contains { kind == $0 || kind.hasPrefix($0 + ".") } } ?? true
    }
    var actions: [JSONValue] = []
    if isWanted("quickfix") {
      let formatter = DiagnosticFormatter(request.compiled, request.client, request.locator)
      for finding in request.compiled.compilation.diagnostics where Int(finding.span.file) == file {
        let place = text.range(of: finding.span)
        guard place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound else { continue }
        actions += finding.fixes.map { fix in action(fix, for: formatter.json(finding), request) }
      }
    }
    if isWanted("source.fixAll"), let all = fixAll(request) { actions.append(all) }
    return .array(actions)
  }

  private static func action(_ fix: Diagnostic.FixIt, for diagnostic: JSONValue, _ request: SpecRequest) -> JSONValue {
    .object([
      "title": .string(title(fix.title)), "kind": .string("quickfix"), "isPreferred": .bool(fix.isSafe),
      "diagnostics": .array([diagnostic]), "edit": edit([fix], request),
    ])
  }

  /// All safe fix-its of a file, as in `waymark lint --fix`.
  private static func fixAll(_ request: SpecRequest) -> JSONValue? {
    guard let file = request.session.fixed(request.document.identity) else { return nil }
    let text = request.document.text
    let edits = Formatting.edits(from: text, to: DocumentText(file.bytes))
    return .object([
      "title": .string("Apply all safe fixes"), "kind": .string("source.fixAll"),
      "edit": WorkspaceEdit.json(
        [WorkspaceEdit.File(uri: request.document.uri, text: text, edits: edits)], request),
    ])
  }

  private static func title(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }

  private static func edit(_ fixes: [Diagnostic.FixIt], _ request: SpecRequest) -> JSONValue {
    let edits = fixes.flatMap { fix in fix.spans.map { (span: $0, newText: fix.replacement) } }
    return WorkspaceEdit.json(
      Dictionary(grouping: edits) { Int($0.span.file) }.sorted { $0.key < $1.key }.map { file, edits in
        let text = request.compiled.text(of: file)
        return WorkspaceEdit.File(
          uri: request.uri(ofFile: file), text: text,
          edits: edits.map { WorkspaceEdit.Edit(range: text.range(of: $0.span), newText: $0.newText) })
      }, request)
  }
}

/// The answer to `textDocument/formatting`.
enum Formatting {
  static func answer(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    let text = request.document.text
    let source = SourceFile(path: request.document.identity, bytes: text.bytes)
    let file: SourceFile
    switch SpecFormatter.format(source) {
    case .formatted(let result): file = result
    case .invalid(let diagnostics):
      let error = diagnostics.errors.first
      throw ResponseError(
        .requestFailed,
        error.map { "line \($0.span.start.line): \($0.message)" } ?? "the file is not valid YAML")
    }
    guard file.bytes != text.bytes else { return .array([]) }
    return .array(
      edits(from: text, to: DocumentText(file.bytes)).map { edit in
        WorkspaceEdit.json(edit, in: text, request.client.encoding)
      })
  }

  /// Replaces only the lines between equal lines at the start and the end, because editors keep the cursor and folded
  /// regions outside of an edit.
  static func edits(from old: DocumentText, to new: DocumentText) -> [WorkspaceEdit.Edit] {
    var start = 0
    let shorter = min(old.bytes.count, new.bytes.count)
    while start < shorter, old.bytes[start] == new.bytes[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old.bytes[old.bytes.count - 1 - tail] == new.bytes[new.bytes.count - 1 - tail] {
      tail += 1
    }
    // The edit begins and ends at whole lines, so it never divides a character or a line break.
    while start > 0, old.bytes[start - 1] != 0x0A { start -= 1 }
    while tail > 0, old.bytes[old.bytes.count - tail - 1] != 0x0A { tail -= 1 }
    let end = max(start, old.bytes.count - tail)
    let newEnd = max(start, new.bytes.count - tail)
    return [WorkspaceEdit.Edit(range: start..<end, newText: new.string(start..<newEnd))]
  }
}
