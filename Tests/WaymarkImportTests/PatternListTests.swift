import SpecText
import Testing

@testable import WaymarkImport

/// Lists of patterns in each format.
struct PatternListTests {
  private func app(_ text: String) throws(FormatError) -> ImportedApp {
    var app = ImportedApp(name: "App")
    try PatternListReader.read(SourceFile(path: "list", bytes: Array(text.utf8)), into: &app)
    return app
  }

  /// Returns each link as `PATTERN > DESTINATION`.
  private func links(_ text: String) throws(FormatError) -> [String] {
    try app(text).links.map { "\($0.text) > \($0.destination ?? "-")" }
  }

  @Test(
    "Each notation of a line in a pattern list becomes one link with its destination",
    arguments: [
      ("/users/:id -> User", "/users/:id > User"), ("/users/:id\tUser", "/users/:id > User"),
      ("/about → About us", "/about > About us"), ("/x  =>  X,", "/x > X"),
      ("Profile : /p/:name", "/p/:name > Profile"),
      ("cart = /cart", "/cart > cart"), ("home    /home", "/home > home"), ("\"/q/:x\", \"Quoted\",", "/q/:x > Quoted"),
      ("myapp://settings   Settings", "myapp://settings > Settings"), ("//example.com/x", "//example.com/x > -"),
      ("#/fragment/:id", "#/fragment/:id > -"), ("- /bullet  Bullet", "/bullet > Bullet"),
      ("[...rest]", "[...rest] > -"),
      (#"/b/<regex("[a-z]+"):z>  re"#, #"/b/<regex("[a-z]+"):z> > re"#),
      (#"b/<regex('[a-z]{2}'):z> -> re"#, #"b/<regex('[a-z]{2}'):z> > re"#),
      (#"GET /b/{x:regex("a")}/c  re"#, #"/b/{x:regex("a")}/c > re"#),
      (#"/b/<regex("[a-z]+":z>  re"#, #"/b/<regex("[a-z]+":z> > re"#),
    ])
  func line(_ line: String, _ expected: String) throws {
    #expect(try links(line) == [expected])
    #expect(try links("# comment\r\n// comment\r\n\r\n/* block */\r\n\(line)\r\n") == [expected])
  }

  @Test(
    "A line of program code in a pattern list has no pattern",
    arguments: [
      #"router.register("/users/:id", UserViewController.self)"#, "app.get('/x/:id', handler)",
      #"path("users/<int:pk>/", views.user, name="user-detail"),"#, #"case settings = path("/settings")"#,
      "| `/users/:id` | User |",
    ])
  func code(_ line: String) throws {
    let app = try app("/a\n\(line)\n")
    #expect(app.links.map(\.text) == ["/a"])
    #expect(app.notes.map(\.kind) == [.decision])
  }

  @Test("A line of prose in a pattern list adds a decision at the line and no link")
  func linesWithoutPatterns() throws {
    let app = try app("/a\n/b\n/c\nthis line is prose without a pattern\n")
    #expect(app.links.count == 3)
    let note = try #require(app.notes.first)
    #expect(note.kind == .decision && note.span?.start.line == 4)
    #expect(try links("user/:id\nhome\nsettings/x") == ["user/:id > -", "home > -", "settings/x > -"])
  }

  @Test("Separators inside brackets belong to the pattern of a line in a pattern list")
  func separatorsInBracketsArePartOfThePattern() throws {
    let app = try app("/lang/<any(en, de, \"pt-br\"):code>   language\n/x(a -> b  X\n")
    #expect(app.links.map(\.destination) == ["language", "b  X"])
    #expect(app.links[0].patterns.map(PatternPrinter.text) == ["/lang/{code:en|de|pt-br}"])
  }

  @Test("A rest that opens a screen for unknown URLs is a decision and no link", arguments: ["*", "/**"])
  func unknownURLs(_ pattern: String) throws {
    let app = try app("/a  a\n\(pattern)  NotFound\n")
    #expect(app.links.map(\.text) == ["/a"])
    #expect(app.notes.map(\.kind) == [.decision])
    #expect(try links("/a  a\n\(pattern)  web\n").count == 2)
  }

  @Test("The source location of a link in a pattern list covers exactly its pattern")
  func spansOfPatterns() throws {
    let app = try app("/a\n  Größe -> /b/:id\n")
    #expect(app.files.count == 1)
    let span = try #require(app.links.last?.span)
    #expect((span.start.line, span.start.column, span.end.column) == (2, 12, 18))
  }

  @Test("The columns of a table with a header set the patterns, screens, and origins of the links")
  func tableWithHeader() throws {
    let app = try app(
      "\u{FEFF}pattern;destination;host;scheme;owner\r\n"
        + "/users/:id;User;example.com;https,http;me\r\n" + "/first;First;;;\r\n;Lost;;;\r\n")
    #expect(app.links.map(\.text) == ["/users/:id", "/first"])
    #expect(app.links[0].patterns.map(PatternPrinter.text) == ["https,http://example.com /users/{id}"])
    #expect(app.notes.map(\.message) == ["the column `owner` is not used", "the record of `Lost` has no pattern"])
  }

  @Test("The importer finds the columns of patterns and destinations in a table without a complete header")
  func tablesWithoutHeader() throws {
    #expect(try links("/users/:id,User\n/x,Y\n") == ["/users/:id > User", "/x > Y"])
    #expect(try links("User,/users/:id\nX,/x\n") == ["/users/:id > User", "/x > X"])
    #expect(try links("route,path\nuser,/users/:id\n") == ["/users/:id > user"])
    #expect(try links("name\tpath\nUser\t/users/:id\n") == ["/users/:id > User"])
    #expect(try links("/a/<any(b,c):x> User\n/d/{e:[0-9]{1,2}} D\n").count == 2)
  }

  @Test(
    "Each form of JSON routes becomes links with the expected patterns and destinations",
    arguments: [
      (#"["/a", "/b/{id}"]"#, ["/a > -", "/b/{id} > -"]),
      (#"{"/users/:id": "user", "home": "/home"}"#, ["/users/:id > user", "/home > home"]),
      (
        #"{"Multi": ["/a", "/b"], "O": {"path": "/o"}, "/k": {"screen": "K"}}"#,
        ["/a > Multi", "/b > Multi", "/o > O", "/k > K"]
      ),
      (#"{"links": [{"url": "/a", "handler": "A"}], "cases": 5}"#, ["/a > A"]),
      (#"{"patterns": {"a": "/a"}}"#, ["/a > a"]),
      (#"[{"path": ["/a", "/b"], "name": "ab", "meta": {}}]"#, ["/a > ab", "/b > ab"]),
    ])
  func json(_ text: String, _ expected: [String]) throws {
    #expect(try links(text) == expected)
  }

  @Test("The fields of a JSON route set the origins, types, and query of the link")
  func fieldsOfObjects() throws {
    let app = try app(
      """
      [{ "pattern": "/a/{id}/{year}/{kind}", "destination": "a", "hosts": ["*.example.com"], "schemes": ["https", "app (own)"],
         "params": { "id": "uuid", "year": "1900...2100", "kind": { "values": ["x", "y"] } },
         "query": { "q": "int", "r": { "required": true }, "s": { "equals": ["a", "b"] }, "t": { "equals": "%20" },
                    "u": { "absent": true }, "v": { "as": "w", "type": "Bool" } } }]
      """)
    #expect(
      app.links.flatMap(\.patterns).map(PatternPrinter.text) == [
        "https,app://*.example.com /a/{id:uuid}/{year:1900...2100}/{kind:x|y}"
          + "?q={q:int?}&r={r}&s={s:a|b}&t=%20&!u&v={w:bool?}"
      ])
    #expect(app.notes.isEmpty)
  }

  @Test("A pattern list that starts with a capture in angle brackets is not mistaken for XML")
  func listsThatStartLikeElements() throws {
    #expect(try links("<lang>/about\n<lang>/users/<int:id>\n") == ["<lang>/about > -", "<lang>/users/<int:id> > -"])
  }

  /// Parts that would need quadratic time or memory together.
  @Test("JSON routes with tens of thousands of query keys are imported in little time")
  func longRoutesTakeLittleTime() throws {
    let keys = (0..<60_000).map { "\"k\($0)\"" }.joined(separator: ",")
    let query = try app("[{\"path\": \"/a\", \"query\": [\(keys)]}]")
    #expect(query.links[0].patterns[0].query.count <= 256)
    #expect(query.notes.contains { $0.kind == .decision })
  }

  @Test(
    "The reader of pattern lists throws the expected error for malformed files and other kinds of files",
    arguments: [
      ("", "the file is empty"), (" \n\n", "the file is empty"), ("a\u{0}b", "NUL"),
      ("hello world\nfoo bar baz\n", "no URL pattern"),
      ("<!DOCTYPE html><html>", "HTML page"), ("<?xml version=\"1.0\"?>\n<plist>", "property list"),
      ("bplist00", "property list"), ("<?xml version=\"1.0\"?>\n<a/>", "XML file"), ("<!-- a --><a/>", "XML file"),
      ("{\"applinks\": {}}", "association file"),
      ("{\"a\": ", "a value is expected"), ("pattern,destination\n\"/a,b\n", "not closed"), ("[]", "no URL pattern"),
      ("/a\nthis is prose\nmore of this prose\neven more of it\n", "3 of 4 lines"), ("{}", "no URL pattern"),
    ])
  func error(_ text: String, _ message: String) {
    do throws(FormatError) {
      let app = try app(text)
      Issue.record("\(app.links)")
    } catch {
      #expect(error.message.contains(message), "\(error.message)")
    }
  }

  @Test(
    "The reader of pattern lists rejects files that are not UTF-8 text",
    arguments: [[0xFF, 0xFE, 0x2F, 0], [0x2F, 0xFF], Array("PK\u{3}\u{4}".utf8)] as [[UInt8]])
  func encodingError(_ bytes: [UInt8]) {
    var app = ImportedApp(name: "App")
    #expect(throws: FormatError.self) { try PatternListReader.read(SourceFile(path: "x", bytes: bytes), into: &app) }
  }
}
