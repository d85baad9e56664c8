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
      ("/items/:id  GET  items#show", "/items/:id > items#show"), ("[...rest]", "[...rest] > -"),
      (#"router.register("/users/:id", UserViewController.self)"#, "/users/:id > UserViewController"),
      (#"navigator.register("myapp://user/<int:id>") { url, values, context in"#, "myapp://user/<int:id> > -"),
      ("app.get('/x/:id', handler)", "/x/:id > handler"), ("@app.route('/x/<int:id>')", "/x/<int:id> > -"),
      (#"path("users/<int:pk>/", views.user, name="user-detail"),"#, "users/<int:pk>/ > user-detail"),
      ("  { path: '/user/:id', component: User },", "/user/:id > User"),
      (#"<Route path="/teams/:id" element={<Team />} />"#, "/teams/:id > Team"),
      (#"case settings = "/settings""#, "/settings > settings"),
      ("get '/posts/:id', to: 'posts#show'", "/posts/:id > posts#show"),
      (#"router["book/:title"] = Book"#, "book/:title > Book"),
      (#"/b/<regex("[a-z]+"):z>  re"#, #"/b/<regex("[a-z]+"):z> > re"#),
      (#"b/<regex('[a-z]{2}'):z> -> re"#, #"b/<regex('[a-z]{2}'):z> > re"#),
      (#"GET /b/{x:regex("a")}/c  re"#, #"/b/{x:regex("a")}/c > re"#),
      (#"/b/<regex("[a-z]+":z>  re"#, #"/b/<regex("[a-z]+":z> > re"#),
      (#"@app.route('/b/<regex("[a-z]+"):z>')"#, #"/b/<regex("[a-z]+"):z> > -"#),
      ("GoRoute(path: '/d/:id', builder: (c, s) => DetailsScreen()),", "/d/:id > DetailsScreen"),
    ])
  func line(_ line: String, _ expected: String) throws {
    #expect(try links(line) == [expected])
    #expect(try links("# comment\r\n// comment\r\n\r\n/* block */\r\n\(line)\r\n") == [expected])
  }

  @Test("A line of prose in a pattern list adds a decision at the line and no link")
  func linesWithoutPatterns() throws {
    let app = try app("/a\n/b\n/c\nthis line is prose without a pattern\n")
    #expect(app.links.count == 3)
    let note = try #require(app.notes.first)
    #expect(note.kind == .decision && note.span?.start.line == 4)
    #expect(try links("user/:id\nhome\nsettings/x") == ["user/:id > -", "home > -", "settings/x > -"])
  }

  @Test(
    "Pattern lists distinguish block comments from patterns with wildcards",
    arguments: [
      ("/home  home\n/*  other\n/after/:id  after\n", ["/home > home", "/* > other", "/after/:id > after"]),
      ("/home  home\n/** other\n/files/*/\n/b  b\n", ["/home > home", "/** > other", "/files/*/ > -", "/b > b"]),
      ("/*\tother\n/a\tA\n/* text */\n/b\tB\n", ["/* > other", "/a > A", "/b > B"]),
      ("/a  a\n/* text */ /c  c\n/d  d\n", ["/a > a", "/c > c", "/d > d"]),
      ("/a  a\n/* one\n two\n*/ /c  c\n/d  d\n", ["/a > a", "/c > c", "/d > d"]),
      ("/a  a\n/**\n * /old  old\n */\n/d  d\n", ["/a > a", "/d > d"]),
      ("/**/edit  edit\n/a  a\n/* b */\n", ["/**/edit > edit", "/a > a"]),
      ("/*\n/** other\n/a  a\n", ["/* > -", "/** > other", "/a > a"]),
    ])
  func blockComments(_ text: String, _ expected: [String]) throws {
    #expect(try links(text) == expected)
  }

  @Test("Notes report the lines of a pattern list that contain a block comment or no pattern")
  func skippedLinesHaveNotes() throws {
    let block = try app("/a  a\n/* old\n/b  b\n*/\n/c  c\n").notes
    #expect(block.map(\.message) == ["a comment of several lines is ignored (3 lines)"])
    #expect(block[0].span?.start.line == 2)
    let slashes = try app("/a  a\n//cdn/x  cdn\n// text/x\n//text\n").notes
    #expect(slashes.map(\.message) == ["line 2 contains no URL pattern: `//cdn/x  cdn`"])
    // The search for the end of a comment stops at the next start of one.
    #expect(try app(String(repeating: "/* a\n", count: 20_000)).links.count == 20_000)
  }

  @Test("Separators inside brackets belong to the pattern of a line in a pattern list")
  func separatorsInBracketsArePartOfThePattern() throws {
    let app = try app("/lang/<any(en, de, \"pt-br\"):code>   language\n/x(a -> b  X\n")
    #expect(app.links.map(\.destination) == ["language", "b  X"])
    #expect(app.links[0].patterns.map(PatternPrinter.text) == ["/lang/{code:en|de|pt-br}"])
  }

  @Test("The heading of a route table adds only information, but prose after patterns adds a decision")
  func headingIsInformation() throws {
    let app = try app(
      "Prefix Verb  URI Pattern  Controller#Action\nroot GET /x  a#b\n GET /pages/*path(.:format)  p#s\n")
    #expect(app.links.map(\.destination) == ["a#b", "p#s"])
    #expect(app.notes.map(\.kind) == [.information])
    #expect(try self.app("/x\n/y\nthe path of z\n").notes.map(\.kind) == [.decision])
  }

  @Test("The source location of a link in a pattern list covers exactly its pattern")
  func spansOfPatterns() throws {
    let app = try app("/a\n  Größe -> /b/:id\n")
    #expect(app.files.count == 1)
    let span = try #require(app.links.last?.span)
    #expect((span.start.line, span.start.column, span.end.column) == (2, 12, 18))
  }

  @Test("The columns of a table with a header set the patterns, screens, counts, and priorities of the links")
  func tableWithHeader() throws {
    let app = try app(
      "\u{FEFF}pattern;destination;host;scheme;title;tab;parent;presentation;count;priority;owner\r\n"
        + "/users/:id;User;example.com;https,http;\"Us\"\"er; x\";home;list;modal;1,200;5;me\r\n"
        + "/first;First;;;;true;;;;9;\r\n;Lost;;;;;;;;;\r\n")
    #expect(app.links.map(\.text) == ["/first", "/users/:id"])
    #expect(app.links[1].count == 1_200)
    #expect(app.links[1].patterns.map(PatternPrinter.text) == ["https,http://example.com /users/{id}"])
    #expect(app.screens.map(\.name) == ["User", "First"])
    #expect(app.screens[0].title == "Us\"er; x" && app.screens[0].kind == .sheet)
    #expect(app.screens[0].parent == "list" && app.screens[0].tabs == ["home"])
    #expect(app.screens[1].kind == .tab)
    #expect(app.notes.map(\.kind) == [.information, .decision] || app.notes.map(\.kind) == [.decision, .information])
  }

  @Test("The importer finds the columns of patterns and destinations in a table without a complete header")
  func tablesWithoutHeader() throws {
    #expect(try links("/users/:id,User\n/x,\"Y, Z\"\n") == ["/users/:id > User", "/x > Y, Z"])
    #expect(try links("User,/users/:id\nX,/x\n") == ["/users/:id > User", "/x > X"])
    #expect(try links("route,path\nuser,/users/:id\n") == ["/users/:id > user"])
    #expect(try links("name\tpath\nUser\t/users/:id\n") == ["/users/:id > User"])
    #expect(try links("/a/<any(b,c):x> User\n/d/{e:[0-9]{1,2}} D\n").count == 2)
  }

  @Test("Each column of patterns in a table adds a link to the screen of the row")
  func severalColumnsOfPatterns() throws {
    let app = try app(
      "Screen,Deep link,Web link,Login?,Comment\nHome,larder://home,https://larder.example/,no,\n"
        + "Filters,larder://search/filters,,no,opens as sheet\nRecipe,,https://larder.example/r/{id},no,\nLost,,,no,\n")
    #expect(
      app.links.map { "\($0.text) > \($0.destination ?? "-")" } == [
        "larder://home > Home", "https://larder.example/ > Home", "larder://search/filters > Filters",
        "https://larder.example/r/{id} > Recipe",
      ])
    #expect(app.notes.filter { $0.kind == .decision }.map(\.message) == ["the record of `Lost` has no pattern"])
    #expect(
      try links("Seite;Adresse;Alt\nHome;/;/start\nSuche;/suche;\n") == [
        "/ > Home", "/start > Home", "/suche > Suche",
      ])
    #expect(
      try links("Link Name,$deeplink_path,$canonical_url,Clicks\nSale,product/:id,https://example.com/p/:id,12\n") == [
        "product/:id > Sale", "https://example.com/p/:id > Sale",
      ])
  }

  @Test("Markdown tables become links, and notes report unused columns and lines outside the tables")
  func tablesOfMarkdown() throws {
    let app = try app(
      """
      # Deep links

      The app opens these links:

      | Pattern | Screen | Owner |
      |:--------|:------:|-------|
      | `/users/:id` | User | us |
      | `/a/:x(b\\|c)` | **AB** | |
      | /posts/{id}?tab={tab} | [Post](docs/post.md)

      Screen | Deep link URL
      --- | ---
      X | `myapp://x`

      | Variable | Meaning |
      |---|---|
      | KEY | a key of the server |

      """)
    #expect(
      app.links.map { "\($0.text) > \($0.destination ?? "-")" } == [
        "/users/:id > User", "/a/:x(b|c) > AB", "/posts/{id}?tab={tab} > Post", "myapp://x > X",
      ])
    #expect(app.links[1].patterns.map(PatternPrinter.text) == ["/a/{x:b|c}"])
    #expect(app.links[0].span.start == .init(line: 7, column: 4))
    #expect(
      app.notes.map(\.message) == [
        "the column `Owner` is not used", "5 lines outside tables of patterns are ignored",
      ])
    #expect(app.notes.allSatisfy { $0.kind == .information })
    let items = try self.app("a | url\n-|-\nb | /b\n\n- `/c/:id`: opens c\n- prose\n").notes
    #expect(items.map(\.message).contains("the draft omits 1 pattern outside tables"))
    #expect(throws: FormatError.self) { try self.app("|\n-|\n|\\|\n||\n") }
  }

  @Test("File names of Expo Router and Next.js become links, tabs, and pushed screens")
  func fileNames() throws {
    let app = try app(
      """
      app/_layout.tsx
      app/index.tsx
      app/(tabs)/_layout.tsx
      app/(tabs)/home.tsx
      app/(tabs)/search/[q].tsx
      app/user/[id].tsx
      app/+not-found.tsx
      app/blog/[...slug].tsx
      app/modal.ios.tsx
      app/hello+api.ts
      """)
    #expect(
      app.links.map { "\($0.text) > \($0.destination ?? "-")" } == [
        "/ > -", "/home > home", "/search/[q] > search/[q]", "/user/[id] > -", "/blog/[...slug] > -", "/modal > -",
      ])
    #expect(app.links.allSatisfy { !$0.isOrdered })
    #expect(app.screens.map(\.name) == ["home", "search", "search/[q]"])
    #expect(app.screens.map(\.kind) == [.tab, .tab, .pushed] && app.screens[2].tabs == ["search"])
    #expect(
      try links("src/app/user/[id]/page.tsx\nsrc/app/layout.tsx\nsrc/app/page.tsx\nsrc/app/(shop)/cart/page.tsx\n") == [
        "/user/[id] > -", "/ > -", "/cart > -",
      ])
    #expect(try links("pages/blog/[...slug].js\npages/_app.js\npages/api/x.js\n") == ["/blog/[...slug] > -"])
  }

  @Test(
    "Each form of JSON routes becomes links with the expected patterns and destinations",
    arguments: [
      (#"["/a", "/b/{id}"]"#, ["/a > -", "/b/{id} > -"]), (#"[["/a", "A"], ["B", "/b"]]"#, ["/a > A", "/b > B"]),
      (#"{"/users/:id": "user", "home": "/home"}"#, ["/users/:id > user", "/home > home"]),
      (
        #"{"Multi": ["/a", "/b"], "O": {"path": "/o"}, "/k": {"screen": "K"}}"#,
        ["/a > Multi", "/b > Multi", "/o > O", "/k > K"]
      ),
      (#"{"links": [{"url": "/a", "handler": "A"}], "cases": 5}"#, ["/a > A"]),
      (#"{"patterns": {"a": "/a"}}"#, ["/a > a"]),
      (
        #"[{"path": "/u/:id", "name": "u", "children": [{"path": "", "name": "c"}, {"path": "p", "name": "d"}, {"path": "/e"}]}]"#,
        ["/u/:id > c", "/u/:id/p > d", "/e > -"]
      ),
      (#"[{"path": "/u", "component": "U", "children": [{"index": true, "component": "I"}]}]"#, ["/u > I"]),
      (#"[{"path": ["/a", "/b"], "name": "ab", "meta": {}}]"#, ["/a > ab", "/b > ab"]),
    ])
  func json(_ text: String, _ expected: [String]) throws {
    #expect(try links(text) == expected)
  }

  @Test("Redirects among JSON routes become decisions and no links")
  func redirectsOfJSONAreDecisions() throws {
    let app = try app(
      """
      [{ "path": "/r", "redirect": "/a/1" }, { "path": "/s", "name": "s", "redirectTo": "a" },
       { "path": "/a", "name": "a", "redirect": { "name": "b" }, "children": [{ "path": "b", "name": "b" }] },
       { "path": "/c", "name": "c", "redirect": false }]
      """)
    #expect(app.links.map { "\($0.text) > \($0.destination ?? "-")" } == ["/a/b > b", "/c > c"])
    #expect(app.screens.isEmpty)
    let decisions = app.notes.filter { $0.kind == .decision }
    #expect(
      decisions.map(\.message) == [
        "the route `/r` redirects to `/a/1`, so the draft has no link for it",
        "the route `/s` redirects to `a`, so the draft has no link for it",
        "the route `/a` redirects to another route, so the draft has no link for it",
      ])
    #expect(decisions.map { $0.span?.start.line } == [1, 1, 2])
    // A list of redirects has no links, and its decisions say why.
    #expect(try self.app(#"[{ "path": "/r", "redirect": "/a" }]"#).links.isEmpty)
  }

  @Test("The fields of a JSON route set the origins, types, query, count, and presentation of the link")
  func fieldsOfObjects() throws {
    let app = try app(
      """
      [{ "pattern": "/a/{id}/{year}/{kind}", "destination": "a", "hosts": ["*.example.com"], "schemes": ["https", "app (own)"],
         "params": { "id": "uuid", "year": "1900...2100", "kind": { "values": ["x", "y"] }, "none": "int" },
         "query": { "q": "int", "r": { "required": true }, "s": { "equals": ["a", "b"] }, "t": { "equals": "%20" },
                    "u": { "absent": true }, "v": { "as": "w", "type": "Bool" } },
         "title": "A", "tab": ["home"], "presentation": "fullScreenCover", "count": 3 }]
      """)
    #expect(
      app.links.flatMap(\.patterns).map(PatternPrinter.text) == [
        "https,app://*.example.com /a/{id:uuid}/{year:1900...2100}/{kind:x|y}"
          + "?q={q:int?}&r={r}&s={s:a|b}&t=%20&!u&v={w:bool?}"
      ])
    #expect(app.links[0].count == 3 && app.screens[0].kind == .cover && app.screens[0].tabs == ["home"])
    #expect(app.notes.map(\.message) == ["the pattern has no capture for the parameter `none`"])
  }

  @Test("A pattern list that starts with a capture in angle brackets is not mistaken for XML")
  func listsThatStartLikeElements() throws {
    #expect(try links("<lang>/about\n<lang>/users/<int:id>\n") == ["<lang>/about > -", "<lang>/users/<int:id> > -"])
  }

  @Test("A negative number of requests in a pattern list becomes zero")
  func numberOfRequestsIsNotNegative() throws {
    #expect(try app("pattern,count\n/a,-3\n/b,4\n").links.map(\.count) == [0, 4])
  }

  /// Parts that would need quadratic time or memory together.
  @Test("JSON routes with a huge path or tens of thousands of query keys are imported in little time")
  func longRoutesTakeLittleTime() throws {
    let path = String(repeating: "a", count: 1 << 19)
    let children = String(repeating: "\"b\",", count: 1 << 17)
    let nested = try app("[\"/c\", {\"path\": \"/\(path)\", \"children\": [\(children)\"b\"]}]")
    #expect(nested.links.count == 1)
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
      ("<manifest>", "Android manifest"), ("{\"applinks\": {}}", "association file"),
      ("{\"screens\": {}}", "React Navigation"),
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
