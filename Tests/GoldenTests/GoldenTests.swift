import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

/// Tests that compare the generated Swift verbatim with expected texts.
///
/// The plugin compiles the same specs for other tests, which run the code.
@Suite("Goldens")
struct GoldenTests {
  static let specs = [
    "Specs/Showcase/Showcase.nav.yaml", "Tests/Goldens/Awkward/Awkward.nav.yaml",
    "Tests/Goldens/Everything/Everything.nav.yaml", "Benchmarks/Sources/StacksApp/Stacks.nav.yaml",
  ]

  @Test("The generated Swift of each golden spec equals the expected files", arguments: specs)
  func bytes(_ path: String) throws {
    let file = TestFiles.folder.deletingLastPathComponent().appendingPathComponent(path)
    let name = file.lastPathComponent
    let compilation = Compiler.compile(SourceFile(path: name, bytes: Array(try Data(contentsOf: file)))) { pattern in
      // These specs include only patterns for the files of a folder.
      let folder = pattern.prefix { $0 != "/" }
      let parts = TestFiles.specs(in: file.deletingLastPathComponent().appendingPathComponent(String(folder)))
      return .success(
        parts.compactMap { part in
          (try? Data(contentsOf: part)).map {
            SourceFile(path: "\(folder)/\(part.lastPathComponent)", bytes: Array($0))
          }
        })
    }
    #expect(compilation.diagnostics.isEmpty)
    #expect(
      compilation.outputs.map(\.fileName) == [
        "AccessibilityID.waymark.swift", "Intents.waymark.swift", "Navigation.waymark.swift",
      ])
    let folder = TestFiles.folder.appendingPathComponent("Goldens/Expected/\(name.prefix { $0 != "." })")
    for output in compilation.outputs {
      // The files do not end in `.swift`, so builds and formatters ignore the expected texts.
      let expected = folder.appendingPathComponent("\(output.fileName).txt")
      if let mismatch = Snapshot.mismatch(String(decoding: output.bytes, as: UTF8.self), expected) {
        Issue.record("\(mismatch)")
      }
    }
  }

  private static let small = """
    waymark: 1
    app: Fruits
    tabs: {home: {title: Home, icon: house, opens: [basket]}}
    types: {Size: {values: [small, large]}}
    routes:
      basket: {params: {size: Size}}
    """

  private static func code(_ text: String) -> [String] {
    let compilation = Compiler.compile(
      SourceFile(path: "Fruits.nav.yaml", bytes: Array(text.utf8)), goal: .outputs(.navigation)
    ) { _ in .success([]) }
    #expect(compilation.diagnostics.errors.map(\.message) == [])
    return compilation.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("A comment or an empty line in the spec leaves the generated enums unchanged")
  func movedLines() {
    let moved = Self.small.replacing("types:", with: "# All sizes.\n\ntypes:")
      .replacing("routes:\n", with: "routes:\n\n  # The basket.\n")
    #expect(Self.code(moved) == Self.code(Self.small))
  }

  @Test(
    "The imports of the generated enums are as accessible as their declarations need",
    arguments: [
      (
        "", "{is: native, swift: Models.Fruit, identity: id}",
        ["import Models", "import Other", "import WaymarkNavigation"]
      ),
      (
        "public", "{is: native, swift: Models.Fruit, identity: id}",
        ["public import Models", "import Other", "public import WaymarkNavigation"]
      ),
      (
        "public", "{is: native, swift: Fruit, identity: id}",
        ["public import Models", "public import Other", "public import WaymarkNavigation"]
      ),
      (
        "public", "{is: native, swift: Fruits.Fruit, identity: id}",
        ["import Models", "import Other", "public import WaymarkNavigation"]
      ),
      (
        "public", "{is: URL}",
        ["public import Foundation", "import Models", "import Other", "public import WaymarkNavigation"]
      ),
      (
        "package", "{is: native, swift: Models.Fruit, identity: id}",
        [
          "#if hasFeature(InternalImportsByDefault)", "package import Models", "import Other",
          "package import WaymarkNavigation", "#else", "import Models", "import Other", "import WaymarkNavigation",
          "#endif",
        ]
      ),
    ])
  func imports(_ access: String, _ type: String, _ expected: [String]) throws {
    let swift = access.isEmpty ? "" : "swift: {access: \(access)}\n"
    let text = Self.small.replacing("{values: [small, large]}", with: type).replacing(
      "{size: Size}", with: "{size: \"Size?\"}"
    )
    .replacing("app: Fruits\n", with: "app: Fruits\nimports: [Models, Other]\n" + swift)
    let code = try #require(Self.code(text).last)
    let head = code.split(separator: "\n").prefix { !$0.hasPrefix("///") }
    let lines = head.filter { $0.contains("import ") || $0.hasPrefix("#") }
    #expect(lines.map(String.init) == expected)
  }

  @Test("Text of a spec never becomes code in the generated app intents")
  func hostileIntents() throws {
    let text = Self.small.replacing(
      "basket: {params: {size: Size}}",
      with: #"""
        basket:
            title: '\(exit(0)) "${applicationName}"'
            summary: '") ; fatalError(\(exit(0)) //'
            params: {name: 'String = "\(exit(0))"'}
            intent: true
            links: ["/basket?name={name?}"]
        """#
    ).replacing("app: Fruits\n", with: "app: Fruits\norigins: {app: {schemes: [fruits]}}\n").replacing(
      "types: {Size: {values: [small, large]}}\n", with: "")
    let code = try #require(Self.code(text).dropFirst().first)
    let lines = code.split(separator: "\n").filter { !$0.hasPrefix("///") }.joined(separator: "\n")
    #expect(!lines.replacing(#"\\("#, with: "").contains(#"\(exit"#))
    #expect(code.contains(##"["\(.applicationName) \\(exit(0)) \"applicationName\""]"##))
    #expect(code.contains(##"IntentDescription("\") ; fatalError(\\(exit(0)) //")"##))
  }

  @Test("A silenced finding about an app intent leaves the intent out of the generated code")
  func silencedIntents() throws {
    let routes = (1...12).map { "\n  screen\($0): {summary: A screen., intent: true, links: [/\($0)]}" }.joined()
    let text = Self.small.replacing(
      "basket: {params: {size: Size}}",
      with: """
        basket: {params: {id: UUID}, summary: A basket., intent: true, links: ["/{id}"]}\(routes)
        lint: {invalid-intent: allow, unreachable-route: allow, unused-type: allow}
        """
    ).replacing("app: Fruits\n", with: "app: Fruits\norigins: {app: {schemes: [fruits]}}\n")
    let code = try #require(Self.code(text).dropFirst().first)
    #expect(!code.contains("OpenBasketIntent"))
    #expect(code.split(separator: "AppIntents.AppIntent {").count == 13)
    #expect(code.split(separator: "AppIntents.AppShortcut(").count == 11)
  }

  @Test("An edit of the accessibility IDs changes only the file with the accessibility IDs")
  func accessibilityIDs() {
    func code(tab: String, screen: String, control: String) -> [String: [UInt8]] {
      let app = """
        waymark: 1
        app: Fruits
        include: [Features/*.nav.yaml]
        tabs: {home: {title: Home, icon: house, accessibilityID: \(tab), opens: [basket, fruit]}}
        routes:
          basket: {present: sheet, accessibilityID: \(screen), elements: {pay: \(control)}}
        """
      let feature = """
        feature: Shop
        routes:
          fruit: {accessibilityID: \(screen).fruit, elements: {buy: \(control).buy}}
        """
      let compilation = Compiler.compile(SourceFile(path: "Fruits.nav.yaml", bytes: Array(app.utf8))) { _ in
        .success([SourceFile(path: "Features/Shop.nav.yaml", bytes: Array(feature.utf8))])
      }
      #expect(compilation.diagnostics.isEmpty)
      return Dictionary(uniqueKeysWithValues: compilation.outputs.map { ($0.fileName, $0.bytes) })
    }
    let old = code(tab: "a", screen: "b", control: "c")
    let new = code(tab: "d", screen: "e", control: "f")
    #expect(old.keys.filter { old[$0] != new[$0] } == ["AccessibilityID.waymark.swift"])
  }
}
