import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkEmit
import WaymarkFiles

/// A version of the map page that a server sends.
struct LivePage {
  let compilation: Compilation
  let version: Int
  let html: [UInt8]

  /// The parts of the page that don't depend on the spec.
  struct Tools {
    let editor: Result<Editor, Editor.UnusableError>
    let simulator: String?
  }

  init(_ compilation: Compilation, version: Int, _ tools: Tools) {
    self.compilation = compilation
    self.version = version
    var data: [String: JSONValue] = [
      "version": .number("\(version)"),
      "files": .array(compilation.files.map { .object(["name": .string($0.name), "path": .string($0.identity)]) }),
      "hasSimulator": .bool(tools.simulator != nil),
    ]
    switch tools.editor {
    case .success(let editor): (data["editor"], data["editorProblem"]) = (.string(editor.name), .null)
    case .failure(let error): (data["editor"], data["editorProblem"]) = (.null, .string(error.reason))
    }
    html = Array(HTMLMap.text(of: MapDrawing(compilation.map()), live: JSONValue.object(data).text).utf8)
  }

  func isSame(as other: Compilation) -> Bool {
    let (old, new) = (compilation, other)
    return old.files.map(\.identity) == new.files.map(\.identity) && old.files.map(\.bytes) == new.files.map(\.bytes)
      && old.diagnostics.map(\.message) == new.diagnostics.map(\.message)
  }

  func path(ofFile file: Int, line: Int) -> String? {
    guard compilation.files.indices.contains(file), SourceLines(compilation.files[file])[line] != nil else {
      return nil
    }
    return compilation.files[file].identity
  }
}
