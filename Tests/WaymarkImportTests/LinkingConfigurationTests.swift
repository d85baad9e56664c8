import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

extension StructureReader {
  static let linking = StructureReader(name: "linking") { source, app throws(FormatError) in
    try LinkingConfigurationReader.read(source, into: &app)
  }
}

@Suite("Linking configurations for the import")
struct LinkingConfigurationTests {
  @Test(
    "Importing the linking configuration or the app.json file of a sample shop yields the recorded links and notes",
    arguments: ["linking.json", "app.json"])
  func fixtures(_ name: String) throws { try StructureReader.linking.compare("ReactNavigation/\(name)") }

  private static let roots: [String] = [
    #"{ "prefixes": [], "config": { "screens": { "A": "a/:id", "B": { "path": "b" } } } }"#,
    #"{ "linking": { "prefixes": [], "config": { "screens": { "A": "a/:id", "B": "b" } } } }"#,
    #"{ "config": { "screens": { "A": "a/:id", "B": "b" } } }"#,
    #"{ "screens": { "A": "a/:id", "B": "b" }, "initialRouteName": null }"#,
    #"{ "screens": { "A": "/a/:id/", "B": "b" } }"#,
    #"{ "A": "a/:id", "B": "b" }"#,
    #"{ "A": "ignored", "A": "a/:id", "B": { "path": "b", "parse": {}, "screens": {} } }"#,
  ]

  @Test(
    "A React Navigation file has the linking object, its configuration, or its screens as the root", arguments: roots)
  func rootOfFile(_ text: String) throws {
    let text = text.replacing(#", "initialRouteName": null"#, with: "")
    let app = try StructureReader.linking.app(text)
    #expect(StructureText(app: app).links == ["/a/{id} -> A", "/b -> B"])
    #expect(app.links.allSatisfy { !$0.isOrdered && !$0.isCandidate })
  }

  /// The screens of a configuration, and the links.
  private static let paths: [(String, [String])] = [
    (#""A": """#, ["/ -> A"]),
    (#""A": "*""#, ["/{...?} -> A"]),
    (#""A": "a/:id?""#, ["/a/{id?} -> A"]),
    (#""A": { "path": "a/:id", "parse": { "id": "Number" } }"#, ["/a/{id:int} -> A"]),
    (#""A": { "path": "a/:lat", "parse": { "lat": "Number" } }"#, ["/a/{lat:double} -> A"]),
    (#""A": { "path": "a/:on", "parse": { "on": "Boolean" } }"#, ["/a/{on:bool} -> A"]),
    (#""A": { "path": "a", "parse": { "page": "Number" } }"#, ["/a?page={page:int?} -> A"]),
    (
      #""A": { "path": "a", "screens": { "B": "b", "C": { "path": "c", "exact": true } } }"#,
      ["/a -> A", "/a/b -> B", "/c -> C"]
    ),
    (
      #""A": { "path": "a/:id", "parse": { "id": "Number" }, "screens": { "B": "b", "C": "" } }"#,
      ["/a/{id:int}/b -> B", "/a/{id:int} -> C"]
    ),
    (#""A": { "path": "a", "initialRouteName": "B", "screens": { "B": "b", "C": {} } }"#, ["/a -> B", "/a/b -> B"]),
    (#""A": { "screens": { "B": { "path": "b", "alias": ["c", "d/:x"] } } }"#, ["/b -> B", "/c -> B", "/d/{x} -> B"]),
  ]

  @Test("React Navigation screens get their links from the paths of their navigators", arguments: paths)
  func pathPatterns(_ screens: String, _ links: [String]) throws {
    let app = try StructureReader.linking.app("{ \"screens\": { \(screens) } }")
    #expect(StructureText(app: app).links == links)
  }

  private static let places: [(String, [String])] = [
    (
      #""Tabs": { "screens": { "Home": { "screens": { "Home": "h", "D": "d" } }, "Me": "m" } }, "Me": "x""#,
      ["Home tab", "D pushed in Home", "Me tab"]
    ),
    (
      #""Tabs": { "screens": { "FeedTab": { "screens": { "D": "d", "FeedScreen": "h" } }, "Me": "m" } }"#,
      ["FeedTab tab", "D pushed in FeedTab", "Me tab"]
    ),
    (
      #""Tabs": { "screens": { "A": "a", "B": { "screens": { "C": "c", "D": "d" } } } }"#,
      ["A tab", "B tab", "C pushed in B", "D pushed in B"]
    ),
    (
      #""HomeTab": { "screens": { "C": "c" } }, "SearchTab": "s", "E": "e""#,
      ["HomeTab tab", "SearchTab tab", "E pushed"]
    ),
    (#""Top": { "screens": { "TopTabs": { "screens": { "A": "a", "B": "b" } } } }"#, ["A pushed", "B pushed"]),
    (#""N": { "initialRouteName": "A", "screens": { "A": "a/:id", "B": "b" } }"#, ["A pushed", "B pushed parent A"]),
    (
      #""N": { "presentation": "modal", "initialRouteName": "A", "screens": { "A": "a", "B": "b" } }"#,
      ["A sheet", "B pushed parent A"]
    ),
    (#""N": { "presentation": "formSheet", "screens": { "A": "a", "B": "b" } }"#, ["A sheet", "B sheet"]),
    (#""A": { "path": "a", "presentation": "transparentModal" }"#, ["A cover"]),
  ]

  @Test("Navigators of React Navigation become tabs, parents, sheets, and covers", arguments: places)
  func placeOfScreens(_ screens: String, _ expected: [String]) throws {
    let app = try StructureReader.linking.app("{ \"screens\": { \(screens) } }")
    let text = app.screens.flatMap { StructureText(app: app).screen($0).prefix(1) }
    #expect(text.map { $0.dropFirst(7).prefix { $0 != "@" }.dropLast() }.map(String.init) == expected)
  }

  private static let prefixes: [(String, [String], [String])] = [
    (#""a://", "https://x.com""#, ["/p -> A"], ["a", "https x.com"]),
    (#""https://x.com/app/", "https://y.com/app""#, ["/app/p -> A"], ["https x.com", "https y.com"]),
    (#""a://app", "https://x.com""#, ["a:/app/p | https://x.com/p -> A"], ["a", "https x.com"]),
    (#""https://x.com:8080/", "http://X.com:8080""#, ["/p -> A"], ["https,http x.com:8080"]),
    (#""x.com", "*://y""#, ["/p -> A"], []),
  ]

  @Test("The prefixes of a React Navigation configuration become schemes and hosts", arguments: prefixes)
  func prefixOrigins(_ prefixes: String, _ links: [String], _ origins: [String]) throws {
    let app = try StructureReader.linking.app(
      "{ \"prefixes\": [\(prefixes)], \"config\": { \"screens\": { \"A\": \"p\" } } }")
    #expect(
      StructureText(app: app).links.map {
        $0.replacing("https://x.com/p | a:/app/p", with: "a:/app/p | https://x.com/p")
      } == links)
    #expect(
      app.schemes.map(\.value) + app.hosts.map { "\($0.value.schemes.joined(separator: ",")) \($0.value.pattern)" }
        == origins)
  }

  private static let errors: [(String, String, String)] = [
    ("f.json", "", "1:1 this file is empty"),
    ("f.json", "<html>", "1:1 this file is an HTML page, but a linking configuration in JSON is expected"),
    (
      "f.json", "{\"applinks\":{}}",
      "1:1 this file is an association file, but a linking configuration in JSON is expected (use `--association`"
    ),
    ("f.json", "[]", "1:1 this file is a list, but the object of a linking configuration is expected"),
    ("f.json", "{}", "1:1 this configuration has no `screens`"),
    ("f.json", "{\"prefixes\":[]}", "1:1 this configuration has no `screens`"),
    ("f.json", "{\"screens\":[]}", "1:1 this configuration has no `screens`"),
    (
      "f.json", "{\"name\":\"a\",\"dependencies\":{}}",
      "1:13 this file is package.json, but a linking configuration is expected"
    ),
    (
      "f.json", "{\"A\":1}",
      "1:2 `A` is a number, but the path of a screen, or an object with a `path` or `screens`, is expected"
    ),
    ("f.json", "{\"screens\":{\"A\":[]}}", "1:13 `A` is a list, but a path or an object is expected"),
    ("f.json", "{\"screens\":{\"A\":{\"path\":1}}}", "1:18 `path` is a number, but a string is expected"),
    (
      "f.json", "{\"screens\":{\"A\":{\"alias\":[1]}}}", "1:27 a path or an object with a `path` is expected in `alias`"
    ),
    ("f.json", "{\"prefixes\":[null],\"config\":{\"screens\":{}}}", "1:14 a string is expected in `prefixes`"),
    ("f.json", "{\"screens\":{", "1:13 a key in quotes is expected here, but the file ends"),
    (
      "f.json", "{ screens: { A: 'a' } }",
      "1:3 this file is JavaScript, but a linking configuration in JSON is expected (export"
    ),
    ("f.json", "// a\n{}", "1:1 this file is JavaScript"),
    ("f.js", "module.exports = {}", "1:1 this file is JavaScript"),
    ("f.ts", "  import { x } from 'y'", "1:1 this file is JavaScript"),
    ("f.json", "bplist00", "1:1 this file is a binary property list"),
    ("f.json", "~", "1:1 a value is expected here"),
  ]

  @Test(
    "The reader of React Navigation files throws the expected error for malformed files and other kinds of files",
    arguments: errors)
  func errorOfFile(_ path: String, _ text: String, _ expected: String) {
    let error = StructureReader.linking.error(text, path: path)
    #expect(error.hasPrefix(expected), "\(error)")
  }
}
