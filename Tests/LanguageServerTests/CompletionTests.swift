import SpecModel
import SpecText
import Testing

@testable import WaymarkTool

@Suite("Completion")
struct CompletionTests {
  /// Returns the labels at the `|` in a text.
  private func labels(_ marked: String, _ client: TestClient = TestClient(), uri: String = "untitled:a") -> [String] {
    items(marked, client, uri: uri).compactMap { $0["label"]?.string }
  }

  private func items(_ marked: String, _ client: TestClient = TestClient(), uri: String = "untitled:a") -> [JSONValue] {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let text = parts.joined()
    client.open(uri, text)
    let answer = client.request(
      "textDocument/completion", uri, at: parts[0].utf8.count, in: DocumentText(text))
    return answer["items"]?.array ?? []
  }

  /// A path to a value in a spec, with the shape of the value.
  private struct Place {
    let path: [ShapeStep]
    let shape: ValueShape
  }

  /// Returns the places of all mappings in a file, each construct once.
  private func places(in root: ValueShape) -> [Place] {
    var result: [Place] = []
    var seen: Set<String> = []
    var next = [Place(path: [], shape: root)]
    while !next.isEmpty {
      let place = next.removeFirst()
      for shape in place.shape.alternatives {
        switch shape {
        case .construct(let construct):
          guard seen.insert(construct.id).inserted else { continue }
          result.append(Place(path: place.path, shape: shape))
          next += construct.keys.map { Place(path: place.path + [.entry($0.name)], shape: $0.shape) }
        case .mapping(_, let values): next.append(Place(path: place.path + [.entry("zyx")], shape: values))
        case .list(let element, _): next.append(Place(path: place.path + [.element], shape: element))
        default: break
        }
      }
    }
    return result
  }

  /// Returns the lines that lead to a place, and the indentation of the place.
  private func block(_ path: [ShapeStep]) -> (text: String, indent: String) {
    var text = ""
    var indent = ""
    var isAfterDash = false
    for step in path {
      switch step {
      case .entry(let name):
        text += (isAfterDash ? "" : indent) + name + ":\n"
        indent += "  "
        isAfterDash = false
      case .element:
        text += indent + "- "
        indent += "  "
        isAfterDash = true
      }
    }
    return (text + (isAfterDash ? "" : indent), indent)
  }

  private func flow(_ path: [ShapeStep]) -> String {
    path.enumerated().map { index, step in
      switch step {
      case .entry(let name): index == 0 ? "\(name): " : "{ \(name): "
      case .element: "["
      }
    }.joined()
  }

  @Test("Each key of each construct is offered as a completion, in blocks and in braces", arguments: [true, false])
  func keys(_ isRoot: Bool) {
    let root = isRoot ? ValueShape.rootFile : .includedFile
    let start = isRoot ? "waymark: 1\n" : "feature: F\n"
    let places = places(in: root)
    #expect(places.count > (isRoot ? 18 : 8))
    for place in places {
      guard case .construct(let construct) = place.shape else { continue }
      for key in construct.keys where key.name != "waymark" && key.name != "feature" {
        let word = key.name.prefix(2)
        let before = block(place.path)
        #expect(labels(start + before.text + word + "|\n").contains(key.name), "\(place.path) \(key.name)")
        #expect(labels(start + before.text + "|").contains(key.name), "\(place.path) \(key.name)")
        guard !place.path.isEmpty else { continue }
        #expect(labels(start + flow(place.path) + "{ \(word)|").contains(key.name), "\(place.path) \(key.name)")
        #expect(labels(start + flow(place.path) + "{ a: b, |").contains(key.name), "\(place.path) \(key.name)")
      }
      // A key that the mapping has is not offered again.
      guard let key = construct.keys.last, !place.path.isEmpty else { continue }
      #expect(!labels(start + flow(place.path) + "{ |, \(key.name): 1 }").contains(key.name))
      let before = block(place.path)
      #expect(!labels(start + before.text + "|\n\(before.indent)\(key.name): 1\n").contains(key.name))
    }
  }

  @Test("Completion offers each word of each choice, in blocks and in braces")
  func words() {
    var count = 0
    for place in places(in: .rootFile) {
      guard case .construct(let construct) = place.shape else { continue }
      for key in construct.keys {
        let words = key.shape.alternatives.flatMap { shape -> [String] in
          switch shape {
          case .choice(let words): words.map(\.word)
          case .flag: ["true", "false"]
          case .reference(let reference): reference.words.map(\.word)
          default: []
          }
        }
        for word in words {
          count += 1
          let path = place.path + [.entry(key.name)]
          let start = "waymark: 1\n"
          var before = block(place.path).text
          before += key.name
          #expect(labels(start + before + ": |").contains(word), "\(path) \(word)")
          #expect(labels(start + before + ": \(word.prefix(1))|\n").contains(word), "\(path) \(word)")
          guard !place.path.isEmpty else { continue }
          #expect(labels(start + flow(place.path) + "{ \(key.name): |").contains(word), "\(path) \(word)")
        }
      }
    }
    #expect(count > 30)
  }

  private static let spec = """
    waymark: 1
    app: Shop
    origins: { app: { schemes: [shop] }, web: { hosts: [shop.example] } }
    types: { Level: { values: [easy, hard] }, Item: { is: native, swift: Item, identity: id } }
    conditions: [signedIn]
    meta: { owner: String? }
    tabs:
      home: { title: Home, icon: house.lodge.circle, opens: [list], links: [/] }
    routes:
      list: { params: { page: Int = 1 } }
      sheet: { present: sheet }
      detail:
        params: { id: Int, level: Level = easy }
        parent: list
        links: ["/detail/{id}"]

    """

  @Test(
    "Completion offers names, types, and captures while the file is not valid YAML",
    arguments: [
      ("  new: { in: |", ["home", "sheet"]), ("  new: { in: [home, |", ["home", "sheet"]),
      ("  new: { opens: |", ["list", "sheet", "detail"]), ("  new:\n    parent: |", ["list", "detail"]),
      ("  new:\n    opens:\n      - |", ["list", "detail"]), ("  new: { requires: [|", ["signedIn"]),
      ("  new: { meta: { |", ["owner"]), ("  new: { params: { a: |", ["Level", "Item", "String", "UUID", "List<>"]),
      ("  new: { params: { a: List<|", ["Level", "String"]), ("  new: { params: { a: Level = |", ["easy", "hard"]),
      ("  new: { returns: |", ["Level", "Int"]), ("  new: { links: [{ url: /a, in: |", ["home", "current"]),
      ("  new: { links: [{ url: /a, origins: |", ["app", "web"]),
      ("  new: { links: [{ url: /a, beats: [|", ["home", "list"]),
      ("  new: { links: [\"/new/{x:|", ["Level", "Int"]), ("  new: { links: [/new/{x:|", ["Level", "Int"]),
      ("  new:\n    parent: detail\n    links:\n      - \"/new/{|", ["level", "page"]),
      ("tabBar: { initial: |", ["home"]), ("tabBar:\n  initial: |", ["home"]),
      ("tabBar: { customization: { resetSelects: h|", ["home"]),
      ("redirects:\n  \"/old/{number:Int}\": \"/detail/{|", ["number"]), ("lint:\n  |", ["unused-type"]),
      ("lint: { unused-t|", ["unused-type"]), ("lint: { unused-type: |", ["allow", "error"]),
      ("  # |", ["waymark:allow"]), ("  # waymark:allow |", ["unused-type"]),
      ("  # waymark:allow unus|", ["unused-type"]),
    ])
  func names(_ line: String, _ expected: [String]) {
    let client = TestClient()
    // A valid file came before the typed line.
    client.open("untitled:a", Self.spec)
    let found = labels(Self.spec + line, client)
    for label in expected { #expect(found.contains(label), "\(line): \(found.prefix(20))") }
    // A file that opens with an error has the names of the lines that are valid without the line.
    let alone = labels(Self.spec + line)
    for label in expected {
      #expect(alone.contains(label), "\(line) alone: \(alone.prefix(20))")
    }
  }

  @Test("Icons are completed with SF Symbols, starting with the symbols of the spec")
  func symbols() {
    let found = labels(Self.spec.replacing("routes:", with: "  two: { icon: |\nroutes:"))
    #expect(found.first == "house.lodge.circle")
    #expect(found.contains("magnifyingglass"))
    #expect(SymbolNames.all.count > 500)
    #expect(Set(SymbolNames.all).count == SymbolNames.all.count)
  }

  @Test("Completion offers a parameter of the screen before the parameters of its parents")
  func captures() {
    let found = items(Self.spec.replacing("/detail/{id}", with: "/detail/{|"))
    #expect(found.compactMap { $0["label"]?.string } == ["id", "level", "page"])
    #expect(found.first?["textEdit"]?["newText"]?.string == "id}")
    let closed = items(Self.spec.replacing("/detail/{id}", with: "/detail/{|}"))
    #expect(closed.first?["textEdit"]?["newText"]?.string == "id")
  }

  @Test("The completion of `include` offers the files in the folder of the spec")
  func includes() throws {
    try withFiles([
      "Package.swift": "", "A/App.nav.yaml": "waymark: 1\n", "A/Features/Cart.nav.yaml": "feature: Cart\n",
      "A/Other/Other.nav.yaml": "waymark: 1\n",
    ]) { folder in
      let uri = DocumentURI.uri(of: folder + "/A/App.nav.yaml")
      #expect(labels("waymark: 1\ninclude: [|", uri: uri) == ["Features/Cart.nav.yaml"])
    }
  }

  @Test("The inserted text of a completion fits the text around the cursor")
  func edits() {
    func texts(_ marked: String, _ client: TestClient = TestClient()) -> [String: String] {
      Dictionary(
        items(marked, client).map { ($0["label"]?.string ?? "", $0["textEdit"]?["newText"]?.string ?? "") }
      ) { first, _ in first }
    }
    #expect(texts("waymark: 1\n|")["app"] == "app: ")
    #expect(texts("waymark: 1\n|")["tabs"] == "tabs:")
    #expect(texts("waymark: 1\n|", TestClient(TestClient.capabilities()))["tabs"] == "tabs:\n  $0")
    #expect(texts("waymark: 1\nap|p: x")["app"] == "app")
    #expect(texts("waymark: 1\nambiguity:|")["leftmost"] == " leftmost")
    #expect(texts("waymark: 1\nambiguity: |")["leftmost"] == "leftmost")
  }
}
