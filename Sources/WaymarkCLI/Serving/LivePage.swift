import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkEmit
import WaymarkFiles

/// A version of the map page that a server sends.
struct LivePage {
  let compilation: Compilation
  /// A number that is different for each version.
  let version: Int
  let html: [UInt8]

  /// The parts of the page that don't depend on the spec.
  struct Tools {
    let editor: Result<Editor, Editor.UnusableError>
    /// The absolute path of `xcrun`; `nil` if Xcode is not installed.
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

  /// A Boolean value that indicates whether the page of another compilation is the same.
  func isSame(as other: Compilation) -> Bool {
    let (old, new) = (compilation, other)
    return old.files.map(\.identity) == new.files.map(\.identity) && old.files.map(\.bytes) == new.files.map(\.bytes)
      && old.diagnostics.map(\.message) == new.diagnostics.map(\.message)
  }

  /// Returns the path of a file if the file has a line.
  ///
  /// - Parameters:
  ///   - file: The index of the file in the data of the page.
  ///   - line: The line, starting at 1.
  /// - Returns: The absolute path, or `nil` if there is no such place.
  func path(ofFile file: Int, line: Int) -> String? {
    guard compilation.files.indices.contains(file), SourceLines(compilation.files[file])[line] != nil else {
      return nil
    }
    return compilation.files[file].identity
  }
}
