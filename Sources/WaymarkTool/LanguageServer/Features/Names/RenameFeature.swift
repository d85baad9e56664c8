import SpecText
import WaymarkCompiler

/// The answers to `textDocument/prepareRename` and `textDocument/rename`. The server compiles the renamed spec first,
/// and refuses a rename with the compiler's error.
enum RenameFeature {
  static func prepare(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    guard let found = try request.occurrence() else { return .null }
    try requireValidFiles(request)
    let range = try editedRange(found.occurrence, named: name(found), request)
    return .object([
      "range": .range(range, in: request.document.text, request.client.encoding), "placeholder": .string(name(found)),
    ])
  }

  static func rename(_ request: SpecRequest) throws(ResponseError) -> JSONValue {
    guard let new = request.params["newName"]?.string else {
      throw ResponseError(.invalidParams, "the params contain no `newName`")
    }
    guard let found = try request.occurrence() else {
      throw ResponseError(.requestFailed, "there is no name at this position that Waymark can rename")
    }
    try requireValidFiles(request)
    let old = name(found)
    guard old != new else { return .null }
    guard !new.isEmpty, new.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }) else {
      throw ResponseError(
        .requestFailed, "`\(PrintableText.of(new))` is not a valid name: names have only ASCII letters and digits")
    }
    var edits: [Int: [WorkspaceEdit.Edit]] = [:]
    for occurrence in found.names.occurrences(of: found.occurrence.symbol) {
      edits[Int(occurrence.span.file), default: []].append(try edit(occurrence, from: old, to: new, request))
    }
    try check(edits, from: old, to: new, found.names, request)
    return workspaceEdit(edits, request)
  }

  private static func name(_ found: (names: NameIndex, occurrence: NameIndex.Occurrence)) -> String {
    found.names.symbols[found.occurrence.symbol].name
  }

  private static func requireValidFiles(_ request: SpecRequest) throws(ResponseError) {
    guard request.isWhole else {
      throw ResponseError(.requestFailed, "a file of the spec is not valid YAML; fix its errors before you rename")
    }
  }

  /// The case of an enum keeps its text in URLs.
  private static func edit(
    _ occurrence: NameIndex.Occurrence, from old: String, to new: String, _ request: SpecRequest
  ) throws(ResponseError) -> WorkspaceEdit.Edit {
    let range = try editedRange(occurrence, named: old, request)
    guard occurrence.isText else { return WorkspaceEdit.Edit(range: range, newText: new) }
    let text = request.compiled.text(of: Int(occurrence.span.file))
    let whole = text.range(of: occurrence.span)
    return WorkspaceEdit.Edit(range: whole, newText: "{ \(new): \(text.string(whole)) }")
  }

  private static func editedRange(
    _ occurrence: NameIndex.Occurrence, named name: String, _ request: SpecRequest
  ) throws(ResponseError) -> Range<Int> {
    let text = request.compiled.text(of: Int(occurrence.span.file))
    var range = text.range(of: occurrence.span)
    if let first = range.first, let last = range.last, range.count >= 2, text.bytes[first] == text.bytes[last],
      text.bytes[first] == UInt8(ascii: "\"") || text.bytes[first] == UInt8(ascii: "'")
    {
      range = first + 1..<last
    }
    guard text.bytes[range].elementsEqual(name.utf8) else {
      let file = request.compiled.compilation.files[Int(occurrence.span.file)].name
      throw ResponseError(
        .requestFailed,
        "`\(name)` is written with escapes, as an alias, or on several lines in \(PrintableText.of(file)):"
          + "\(occurrence.span.start.line); write the name plainly before you rename")
    }
    return range
  }

  private static func check(
    _ edits: [Int: [WorkspaceEdit.Edit]], from old: String, to new: String, _ names: NameIndex, _ request: SpecRequest
  ) throws(ResponseError) {
    var texts: [String: [UInt8]] = [:]
    for (file, edits) in edits {
      var bytes = request.compiled.text(of: file).bytes
      for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(edit.range, with: edit.newText.utf8)
      }
      texts[request.compiled.identities[file]] = bytes
    }
    let renamed: Compilation
    do throws(CommandError) {
      renamed = try request.session.compilation(replacing: texts)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
    func places(_ compilation: Compilation) -> Set<String> {
      Set(compilation.diagnostics.errors.map { "\($0.id) \($0.span.file) \($0.span.start.line)" })
    }
    let known = places(request.compiled.compilation)
    let added = renamed.diagnostics.errors.first { !known.contains("\($0.id) \($0.span.file) \($0.span.start.line)") }
    if let added { throw ResponseError(.requestFailed, "`\(old)` can't become `\(new)`: \(added.message)") }
    let result = renamed.nameIndex()
    guard result?.symbols.count == names.symbols.count, result?.occurrences.count == names.occurrences.count else {
      throw ResponseError(.requestFailed, "`\(old)` can't become `\(new)`, because the spec already uses `\(new)`")
    }
  }

  private static func workspaceEdit(_ edits: [Int: [WorkspaceEdit.Edit]], _ request: SpecRequest) -> JSONValue {
    WorkspaceEdit.json(
      edits.sorted { $0.key < $1.key }.map { file, edits in
        WorkspaceEdit.File(
          uri: request.uri(ofFile: file), text: request.compiled.text(of: file),
          edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
      }, request)
  }
}
