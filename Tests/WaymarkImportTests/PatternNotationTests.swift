import Testing

@testable import WaymarkImport

/// The notations of routers as patterns.
struct PatternNotationTests {
  @Test(
    "Each router notation of a pattern parses to the expected patterns",
    arguments: [
      ("/user/:id", ["/user/{id}"]), ("/user/:id?", ["/user/{id?}"]), (#"/user/:id(\d+)"#, ["/user/{id:uint}"]),
      (#"/user/:id(?:\d+)"#, ["/user/{id:uint}"]),
      (#"/user/:id(\d+)/:tab([a-z]+)?"#, ["/user/{id:uint}/{tab:[a-z]+?}"]), ("/f/:path*", ["/f/{path...?}"]),
      ("/f/:path+", ["/f/{path...}"]), ("/f/:path(.*)*", ["/f/{path...?}"]), ("/a/:b?/c", ["/a/{b}/c", "/a/c"]),
      ("/:from-:to", ["/{from_to:.+-.+}"]), ("/:user-id", ["/{user-id}"]), ("/:id.json", ["/{id}.json"]),
      ("/@:name", ["/@{name}"]), ("/v1:latest", ["/v1:latest"]), ("/:a/v:b", ["/{a}/v{b}"]),
      ("/product/:sku([0-9]+)", ["/product/{sku:uint}"]),
      ("/{id}", ["/{id}"]), ("/{id?}", ["/{id?}"]), ("/{id:int}", ["/{id:int}"]), ("/{id:int?}", ["/{id:int?}"]),
      ("/{id:[0-9]{3}}", ["/{id:[0-9]{3}}"]),
      ("/{rest...}", ["/{rest...}"]), ("/{rest**}", ["/{rest...}"]), ("/{path*}", ["/{path...?}"]),
      ("/{proxy+}", ["/{proxy...}"]), ("/{*path}", ["/{path...?}"]), ("/{x:path}", ["/{x...?}"]),
      ("/users{/:id}/edit", ["/users/{id}/edit", "/users/edit"]),
      ("/@{user}", ["/@{user}"]),
      ("/<id>", ["/{id}"]), ("/<int:id>", ["/{id:int}"]), ("/<id:int>", ["/{id:int}"]), ("/<uuid:x>", ["/{x:uuid}"]),
      ("/<path:rest>", ["/{rest...}"]), ("/<any(a,b):x>", ["/{x:a|b}"]), ("/<float:x>", ["/{x:double}"]),
      ("/<slug:x>/<string:y>", ["/{x:slug}/{y}"]), ("/<rest..>", ["/{rest...?}"]),
      (#"/b/<regex("[a-z]+"):z>"#, ["/b/{z:[a-z]+}"]), (#"/b/<regex('(?:a|b)\d'):z>/c"#, [#"/b/{z:(?:a|b)\d}/c"#]),
      (#"/b/<regex("a/[0-9]+"):z>"#, ["/b/{z...}"]),
      ("/[id]", ["/{id}"]), ("/[...rest]", ["/{rest...}"]), ("/[[...rest]]", ["/{rest...?}"]), ("/[[id]]", ["/{id?}"]),
      ("/a/*", ["/a/{...?}"]), ("/**", ["/{...?}"]), ("*", ["/{...?}"]), ("/a/*rest", ["/a/{rest...}"]),
      ("/a/*/b", ["/a/{wildcard}/b"]), ("/a/(.*)", ["/a/{value...?}"]), ("/a/(.+)", ["/a/{value...}"]),
      ("/a(/:b)", ["/a/{b?}"]), ("/a(/:b)(/:c)", ["/a/{b}/{c?}", "/a"]), ("/a(/:b(/:c))", ["/a/{b}/{c?}", "/a"]),
      ("/ab(cd)?e", ["/abcde", "/abe"]),
      ("/ab(cd)?e=1", ["/ab{value:cd}?e=1"]),
      ("/p/(a|b)", ["/p/{value:a|b}"]), ("/a/?", ["/a"]),
      ("myapp://user/:id", ["myapp: /user/{id}"]), ("MyApp:///user", ["myapp: /user"]),
      ("myapp:/user", ["myapp: /user"]),
      ("https://Example.com/x", ["https://example.com /x"]), ("//host.com/x", ["https://host.com /x"]),
      ("example.com/x", ["://example.com /x"]), ("index.html/x", ["/index.html/x"]),
      ("https://{lang}.example.com/", ["https://{lang}.example.com /"]),
      ("https://:sub.example.com:8443/x", ["https://{sub}.example.com:8443 /x"]),
      ("http(s)://*.example.com/x", ["https,http://*.example.com /x"]),
      ("/s?q={q}&page={page:int?}", ["/s?q={q}&page={page:int?}"]), ("/s?q=:q", ["/s?q={q}"]),
      ("/s?tab=reviews&!x", ["/s?tab=reviews&!x"]), ("/s?q", ["/s?q={q?}"]), ("/s?q=%20a", ["/s?q= a"]),
      ("/x#/y/:id", ["/x#y/{id}"]), ("/x#section", ["/x#section"]), ("/x?a=1#b", ["/x?a=1#b"]),
      ("/a%20b/c%2Fd", ["/a b/c/d"]), ("/caf%C3%A9", ["/café"]), ("/", ["/"]), ("", ["/"]), ("/a/", ["/a"]),
      ("/:😀/{class}/[naïve]", ["/{😀}/{class}/{naïve}"]),
      ("/wiki/Special:MobileDiff/{id}", ["/wiki/Special:MobileDiff/{id}"]),
      ("/:id([0-9a-f-]{36})", ["/{id:uuid}"]), ("/:x(true|false)", ["/{x:true|false}"]),
      (#"/:d(\d{4}-\d{2}-\d{2})"#, ["/{d:date}"]), ("/:x(a|b|c)", ["/{x:a|b|c}"]), ("/:s([^/]+)", ["/{s}"]),
    ])
  func notation(_ text: String, _ expected: [String]) {
    var notation = PatternNotation()
    #expect(notation.parse(text).patterns.map(PatternPrinter.text) == expected)
  }

  @Test(
    "A pattern that the parser cannot translate exactly gets a decision that names the problem",
    arguments: [
      ("/wiki/Talk:{title**}", ["/wiki/Talk:{title}/{titleRest...?}"], "continues over several segments"),
      ("/{a}...{b}", [#"/{a_b:.+\.\.\..+}"#], "`a` and `b` are in one segment"),
      ("/:a(?=b)", ["/{a}"], "a group can start with `(?:`, but not with `(?=`"),
      (#"/{a:(x)\1}"#, ["/{a}"], "back-references"), ("/a/./b", [], "the segment `.`"),
      ("/a/%2E%2E", [], "the segment `..`"),
      ("/a//b", ["/a/b"], "an empty segment"), ("/a%00b", [], "a control character"), ("/a%zz", ["/a%zz"], "percent"),
      (#"/c/(\w+)/\1"#, [], "back-references"),
      (#"/c/(?<x>\w+)"#, ["/c/{value}"], "a group can start with `(?:`, but not with `(?<`"),
      (#"/c/:id/a\2b"#, [], "back-references"),
      ("^/users$", [], "describes a whole path"),
      ("/a*", ["/a{wildcard}"], "a `*` in a segment"),
      ("/a/<any(b", ["/a/<any(b"], "a `<` in the pattern is not closed"),
      ("/<custom:x>", ["/{x}"], "the type `custom` is unknown"),
      ("/b/{z:custom(5)}", ["/b/{z}"], "the type `custom(5)` is unknown"),
      (#"/b/<custom("x"):z>"#, ["/b/{z}"], "the type `custom(\"x\")` is unknown"),
      (#"/b/<regex("[a-z]+":z>"#, [#"/b/{regex("[a-z]+":z}"#], "is not complete"),
      (#"/b/<regex("[a-z]+):z>"#, [#"/b/{regex("[a-z]+):z}"#], "is not complete"),
      ("*://example.com/x", ["://example.com /x"], "every scheme"),
      ("https://{host}/y", ["https:// /y"], "every host"), ("/s?q=a{x}", ["/s?q={x:a.+}"], "only a part of a value"),
      ("/s?a=1&a=2", ["/s?a=1"], "twice"), ("/a#b?c=d", ["/a#b"], "in a fragment"),
    ])
  func decision(_ text: String, _ expected: [String], _ message: String) {
    var notation = PatternNotation()
    let result = notation.parse(text)
    #expect(result.patterns.map(PatternPrinter.text) == expected)
    #expect(result.notes.contains { $0.kind == .decision && $0.message.contains(message) }, "\(result.notes)")
  }

  @Test(
    "A regular expression of 400,000 characters becomes a text capture with one note in little time",
    arguments: ["(", "^", "(?:"])
  func longExpressionsTakeLittleTime(_ piece: String) {
    var types = ExpressionTypes()
    let end = String(repeating: ")", count: piece == "^" ? 0 : 400_000)
    let meaning = types.meaning(of: String(repeating: piece, count: 400_000) + "a" + end)
    #expect(meaning.type == .string && meaning.notes.count == 1)
  }

  @Test("The pattern parser limits the combinations of optional parts in a pattern and adds a note")
  func combinationsOfOptionalPartsAreLimited() {
    var notation = PatternNotation()
    let parts = (0..<30).map { "/x\($0)(/:p\($0))" }.joined()
    let result = notation.parse("/a" + parts.prefix(400))
    #expect(result.patterns.count <= PatternCombinations.most)
    #expect(result.notes.contains { $0.message.contains("combinations") || $0.message.contains("segments") })
  }

  @Test("Parameter types beside a pattern replace the types of the captures in the pattern")
  func typesBesideThePatternReplaceTypes() {
    var notation = PatternNotation()
    let result = notation.parse("/{from}...{to}/{id}", parameters: ["from": .int, "to": .int, "id": .uuid])
    #expect(result.patterns.map(PatternPrinter.text) == [#"/{from_to:-?[0-9]+\.\.\.-?[0-9]+}/{id:uuid}"#])
  }

  @Test("The pattern parser limits the number of complex regular expressions in one list and adds notes")
  func complexExpressionsOfOneListAreLimited() {
    var notation = PatternNotation()
    var refused = 0
    for number in 0..<200 {
      let result = notation.parse("/:id(([a-z\(number)]{1,40}){1,40})")
      #expect(result.patterns.count == 1)
      refused += result.notes.isEmpty ? 0 : 1
    }
    #expect(refused > 100)
  }
}
