import WaymarkDiagnostics
import WaymarkYAML

/// The fix-its of findings: the answer to `textDocument/codeAction`.
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
    if isWanted("source.fixAll"), let all = fixAll(file, request) { actions.append(all) }
    return .array(actions)
  }

  private static func action(
    _ fix: Diagnostic.FixIt, for diagnostic: JSONValue, _ request: SpecRequest
  ) -> JSONValue {
    .object([
      "title": .string(title(fix.title)), "kind": .string("quickfix"), "isPreferred": .bool(fix.isSafe),
      "diagnostics": .array([diagnostic]), "edit": edit([fix], request),
    ])
  }

  /// Returns the action that applies all safe fix-its of a file, as `waymark lint --fix` does.
  private static func fixAll(_ file: Int, _ request: SpecRequest) -> JSONValue? {
    var fixes: [Diagnostic.FixIt] = []
    for finding in request.compiled.compilation.diagnostics {
      guard let fix = finding.fixes.first(where: { $0.isSafe && Int($0.span.file) == file }) else { continue }
      let overlaps = fixes.contains {
        $0.span.start < fix.span.end && fix.span.start < $0.span.end || $0.span == fix.span
      }
      if !overlaps { fixes.append(fix) }
    }
    guard !fixes.isEmpty else { return nil }
    return .object([
      "title": .string("Apply all safe fixes"), "kind": .string("source.fixAll"),
      "edit": edit(fixes, request),
    ])
  }

  private static func title(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }

  private static func edit(_ fixes: [Diagnostic.FixIt], _ request: SpecRequest) -> JSONValue {
    let files = Dictionary(grouping: fixes) { Int($0.span.file) }
    return WorkspaceEdit.json(
      files.sorted { $0.key < $1.key }.map { file, fixes in
        let text = request.compiled.text(of: file)
        return WorkspaceEdit.File(
          uri: request.uri(ofFile: file), text: text,
          edits: fixes.map { WorkspaceEdit.Edit(range: text.range(of: $0.span), newText: $0.replacement) })
      }, request)
  }
}
