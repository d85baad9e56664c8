import WaymarkCompiler
import WaymarkDiagnostics

/// The canonical layout of a file: the answer to `textDocument/formatting`.
enum Formatting {
  static func answer(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    let text = request.document.text
    let source = SourceFile(path: request.document.identity, bytes: text.bytes)
    guard case .formatted(let file) = SpecFormatter.format(source) else {
      throw ResponseError(.requestFailed, "the file is not valid YAML; fix its errors before you format it")
    }
    guard file.bytes != text.bytes else { return .array([]) }
    return .array(
      edits(from: text, to: DocumentText(file.bytes)).map { edit in
        WorkspaceEdit.json(edit, in: text, request.client.encoding)
      })
  }

  /// Returns an edit of the lines between the equal lines at the start and at the end.
  ///
  /// Editors keep the cursor and the folded regions outside of an edit.
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
