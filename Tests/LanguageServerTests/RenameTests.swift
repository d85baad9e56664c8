import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

@testable import WaymarkTool

@Suite("Renames")
struct RenameTests {
  /// The folders of specs that the test copies: examples, goldens, and the valid specs of the rules.
  static let folders: [URL] = {
    let root = TestFiles.folder.deletingLastPathComponent()
    return ["PetSpot", "Reader", "Showcase", "Roots", "AIQ"].map { root.appendingPathComponent("Specs/\($0)") }
      + ["Everything", "Awkward", "Edges"].map { TestFiles.folder.appendingPathComponent("Goldens/\($0)") }
      + TestFiles.folders(in: TestFiles.fixtures("Rules"))
  }()

  /// Applies the edits of a rename to texts by URI.
  private func apply(_ edit: JSONValue, to texts: inout [String: String]) throws {
    for (uri, edits) in changes(edit) {
      let text = DocumentText(try #require(texts[uri]))
      var bytes = text.bytes
      for edit in edits.reversed() {
        let start = text.offset(of: try #require(edit["range"]?["start"]?.position), .utf16)
        let end = text.offset(of: try #require(edit["range"]?["end"]?.position), .utf16)
        bytes.replaceSubrange(start..<end, with: Array((edit["newText"]?.string ?? "").utf8))
      }
      texts[uri] = String(decoding: bytes, as: UTF8.self)
    }
  }

  private func changes(_ edit: JSONValue) -> [(String, [JSONValue])] {
    guard case .object(let files)? = edit["changes"] else { return [] }
    return files.map { ($0.key, ($0.value.array ?? []).sorted { start($0) < start($1) }) }
  }

  private func start(_ edit: JSONValue) -> Position {
    edit["range"]?["start"]?.position ?? Position(line: 0, character: 0)
  }

  /// The rules about equal or similar names, whose findings a rename can fix.
  private static let rulesAboutNames: Set<String> = [
    "duplicate-accessibility-id", "duplicate-value", "name-collision", "derived-accessibility-id", "duplicate-name",
    "tab-as-route", "suspicious-text",
  ]

  /// The findings of all files, without names.
  private func findings(_ client: TestClient) -> [String] {
    client.diagnostics.flatMap { uri, list in
      list.filter { !Self.rulesAboutNames.contains($0["code"]?.string ?? "") }.map {
        "\(uri) \($0["range"]?["start"]?["line"]?.int ?? 0) \($0["code"]?.string ?? "")"
      }
    }.sorted()
  }

  @Test("A rename keeps the findings of a spec, and the reverse rename restores the original bytes", arguments: folders)
  func roundTrip(_ folder: URL) throws {
    var random = SplitMix64(seed: RandomRun.seed)
    let specs = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.path.hasSuffix(".nav.yaml") }.sorted { $0.path < $1.path }
    let client = TestClient()
    var texts: [String: String] = [:]
    for file in specs.prefix(40) {
      let uri = DocumentURI.uri(of: OpenDocument.identity(ofPath: file.path))
      texts[uri] = try String(contentsOf: file, encoding: .utf8)
      client.open(uri, texts[uri]!)
    }
    let original = texts
    let before = findings(client)
    let hasErrorAboutNames = client.diagnostics.values.contains { list in
      list.contains { Self.rulesAboutNames.contains($0["code"]?.string ?? "") }
    }
    var version = 2
    var (asked, renamed) = (0, 0)
    for (uri, string) in original.sorted(by: { $0.key < $1.key }) {
      // Each rename compiles all specs of the folder again.
      guard RandomRun.isComplete || asked == 0 || random.once(in: 4) else { continue }
      let document = try #require(client.server.documents[uri])
      guard let session = client.server.sessions.session(of: document), let names = session.current.names,
        let file = session.current.index(ofFile: document.identity)
      else { continue }
      // The reverse rename of an enum case without a text keeps the text of the first rename.
      var places = names.occurrences.filter { use in
        Int(use.span.file) == file && !names.occurrences(of: use.symbol).contains(where: \.isText)
      }
      places.shuffle(using: &random)
      for occurrence in places.prefix(RandomRun.rounds(1)) {
        let symbol = names.symbols[occurrence.symbol]
        let fresh = symbol.kind == .type ? "Zyx\(symbol.name)" : "zyx\(symbol.name)"
        let text = DocumentText(string)
        let offset = text.range(of: occurrence.span).lowerBound + 1
        let edit = client.request("textDocument/rename", uri, at: offset, in: text, ["newName": .string(fresh)])
        asked += 1
        // A rename changes the files of one spec, and some fixtures share a file between specs.
        let shared = changes(edit).contains { uri, _ in
          let path = DocumentURI.path(of: uri) ?? ""
          return client.server.sessions.all.count { $0.members.contains(path) } > 1
        }
        guard !shared else { continue }
        // A name behind an alias or with escapes is refused, and the spec is unchanged.
        guard edit["code"] == nil else {
          #expect(edit["code"]?.int == -32803, "\(edit.text)")
          continue
        }
        try apply(edit, to: &texts)
        #expect(texts != original)
        renamed += 1
        // A change compiles all specs of the file again, so only the renamed files change.
        let renamedFiles = changes(edit).map(\.0)
        for uri in renamedFiles { client.change(uri, to: texts[uri]!, version: version) }
        version += 1
        #expect(findings(client) == before, "\(symbol.kind) \(symbol.name) in \(uri)")
        // The edits before the name have moved the name.
        let place = text.position(of: offset, .utf16)
        let earlier = changes(edit).first { $0.0 == uri }?.1.filter {
          start($0).line == place.line && start($0).character < place.character - 1
        }
        let moved = Position(line: place.line, character: place.character + 3 * (earlier?.count ?? 0))
        let changed = DocumentText(texts[uri]!)
        let back = client.request(
          "textDocument/rename", uri, at: changed.offset(of: moved, .utf16), in: changed,
          ["newName": .string(symbol.name)])
        // The rename has fixed an error about the old name, so the way back is refused.
        if hasErrorAboutNames, back["code"] != nil {
          texts = original
          for uri in renamedFiles { client.change(uri, to: texts[uri]!, version: version) }
          version += 1
          continue
        }
        try apply(back, to: &texts)
        #expect(texts == original, "\(symbol.kind) \(symbol.name) in \(uri)")
        texts = original
        for uri in renamedFiles { client.change(uri, to: texts[uri]!, version: version) }
        version += 1
      }
    }
    #expect(asked > 0)
    if folder.path.contains("/Specs/") { #expect(renamed > 0) }
  }

  @Test("The rename of an enum case changes all its uses, but neither its text in URLs nor cases of other enums")
  func enumCases() throws {
    let spec = """
      waymark: 1
      app: Shop
      meta: { look: View = list }
      types: { View: { values: [list, "grid"] }, Size: { values: { list: l, grid: g } } }
      tabs:
        home: { title: Home, icon: house, opens: [item], meta: { look: grid }, params: { view: View = list } }
      routes:
        item:
          params: { view: View, size: Size = list }
          links: [{ url: /list, with: { view: list, size: list } }, { url: /grid, with: { view: grid } }]
      """
    func renamed(_ place: String, _ new: String) throws -> [String] {
      try withFiles(["Shop.nav.yaml": spec]) { folder in
        let uri = DocumentURI.uri(of: folder + "/Shop.nav.yaml")
        let client = TestClient()
        client.open(uri, spec)
        #expect(client.rules(uri).filter { $0 != "dead-setting" } == [])
        let text = DocumentText(spec)
        let offset = try #require(spec.range(of: place)).upperBound
        var texts = [uri: spec]
        try apply(
          client.request(
            "textDocument/rename", uri, at: spec.utf8.distance(from: spec.startIndex, to: offset) - 1, in: text,
            ["newName": .string(new)]), to: &texts)
        let (old, now) = (spec.split(separator: "\n"), texts[uri]!.split(separator: "\n"))
        return zip(old, now).filter(!=).map { $1.drop { $0 == " " }.description }
      }
    }
    #expect(
      try renamed("size: list", "small") == [
        "types: { View: { values: [list, \"grid\"] }, Size: { values: { small: l, grid: g } } }",
        "params: { view: View, size: Size = small }",
        "links: [{ url: /list, with: { view: list, size: small } }, { url: /grid, with: { view: grid } }]",
      ])
    #expect(
      try renamed("values: [list", "rows") == [
        "meta: { look: View = rows }",
        "types: { View: { values: [{ rows: list }, \"grid\"] }, Size: { values: { list: l, grid: g } } }",
        "home: { title: Home, icon: house, opens: [item], meta: { look: grid }, params: { view: View = rows } }",
        "links: [{ url: /list, with: { view: rows, size: list } }, { url: /grid, with: { view: grid } }]",
      ])
    #expect(
      try renamed("look: grid", "tiles") == [
        "types: { View: { values: [list, { tiles: \"grid\" }] }, Size: { values: { list: l, grid: g } } }",
        "home: { title: Home, icon: house, opens: [item], meta: { look: tiles }, params: { view: View = list } }",
        "links: [{ url: /list, with: { view: list, size: list } }, { url: /grid, with: { view: tiles } }]",
      ])
    #expect(try renamed("look: grid", "list") == [])
  }

  private static let spec = """
    waymark: 1
    app: Shop
    types: { Level: { values: [easy, hard] } }
    conditions: [signedIn]
    tabs:
      home: { title: Home, icon: house, opens: [list], links: [/] }
    routes:
      list: { params: { page: Int = 1 }, opens: [detail], links: ["/list?page={page?}"] }
      detail:
        params: { id: Int, level: Level = easy }
        parent: list
        requires: "signedIn"
        links: [{ url: "/list/{page}/{id}", in: home }, { url: "/d/{id:Int}", with: { level: hard }, in: home }]
    redirects: { "/old/{number:Int}": "/d/{number}" }
    """

  private func rename(_ needle: String, to name: String) throws -> JSONValue {
    let client = TestClient()
    client.open("untitled:a", Self.spec)
    let text = DocumentText(Self.spec)
    let range = try #require(Self.spec.range(of: needle))
    let offset = Self.spec.utf8.distance(from: Self.spec.startIndex, to: range.lowerBound)
    return client.request("textDocument/rename", "untitled:a", at: offset + 1, in: text, ["newName": .string(name)])
  }

  private func editedLines(_ answer: JSONValue) -> [Int] { changes(answer).flatMap { $0.1.map { start($0).line + 1 } } }

  @Test("A rename changes every reference to a name, including captures and the keys of `with`")
  func scopes() throws {
    #expect(editedLines(try rename("page: Int", to: "number")) == [8, 8, 13])
    #expect(editedLines(try rename("id: Int", to: "key")) == [10, 13, 13])
    #expect(editedLines(try rename("level: Level", to: "grade")) == [10, 13])
    #expect(editedLines(try rename("number:Int", to: "id")) == [14, 14])
    #expect(editedLines(try rename("Level: {", to: "Grade")) == [3, 10])
    #expect(editedLines(try rename("signedIn]", to: "member")) == [4, 12])
    #expect(editedLines(try rename("home:", to: "start")) == [6, 13, 13])
  }

  @Test(
    "The server refuses a rename to an invalid or used name with the reason",
    arguments: [
      ("home:", "list", "already the name of"), ("home:", "Home", "lowerCamelCase"), ("home:", "current", "reserved"),
      ("home:", "a b", "only ASCII letters and digits"), ("home:", "", "not a valid name"),
      ("Level: {", "Int", "built-in type"), ("Level: {", "level", "UpperCamelCase"),
      ("id: Int", "level", "twice"), ("id: Int", "page", "can't become"),
      ("title: Home", "x", "no name at this position"),
    ])
  func refusals(_ needle: String, _ name: String, _ reason: String) throws {
    let answer = try rename(needle, to: name)
    #expect(answer["code"]?.int == -32803)
    #expect(answer["message"]?.string?.contains(reason) == true, "\(answer.text)")
  }
}
