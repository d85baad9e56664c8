import WaymarkDiagnostics

/// Edits of several files.
enum WorkspaceEdit {
  struct Edit {
    let range: Range<Int>
    let newText: String
  }

  struct File {
    let uri: String
    let text: DocumentText
    let edits: [Edit]
  }

  /// The edits of open documents carry the version.
  static func json(_ files: [File], _ request: SpecRequest) -> JSONValue {
    func edits(_ file: File) -> JSONValue {
      .array(file.edits.map { json($0, in: file.text, request.client.encoding) })
    }
    guard request.client.hasDocumentChanges else {
      return .object([
        "changes": .object(Dictionary(files.map { ($0.uri, edits($0)) }) { first, _ in first })
      ])
    }
    return .object([
      "documentChanges": .array(
        files.map { file in
          .object([
            "textDocument": .object([
              "uri": .string(file.uri), "version": request.version(of: file.uri).map { .int($0) } ?? .null,
            ]),
            "edits": edits(file),
          ])
        })
    ])
  }

  static func json(_ edit: Edit, in text: DocumentText, _ encoding: PositionEncoding) -> JSONValue {
    .object(["range": .range(edit.range, in: text, encoding), "newText": .string(edit.newText)])
  }
}
