import Testing

@testable import WaymarkImport

struct SpecNameTests {
  @Test(
    "The destination of an imported link becomes the name of a screen in lower camel case",
    arguments: [
      ("reader.blogPost", "readerBlogPost"), ("UserDetailViewController", "userDetail"),
      ("reader.team(a8c)", "readerTeamA8c"),
      ("user/[id]", "userID"), ("URLHandler", "urlHandler"), ("post_year", "postYear"), ("POST_YEAR", "postYear"),
      ("user-profile", "userProfile"),
      ("HomeScreen", "home"), ("View", "view"),
      ("PageView", "page"),
      ("current", "currentScreen"), ("self", "selfScreen"), ("allCases", "allCasesScreen"), ("switch", "switch"),
      ("404", "screen404"), ("2fa", "screen2fa"), ("openURL", "openURL"), ("userIDs", "userIDs"), ("iPhone", "iPhone"),
      ("Über uns", "uberUns"), ("caf\u{65}\u{301}", "cafe"), ("x\ny: #z", "xYZ"),
      ("用户/profile", "profile"),
    ])
  func theNameOfADestination(text: String, name: String) {
    #expect(SpecName.lowerCamelCase(text) == name)
  }

  @Test(
    "A destination without Latin letters or digits yields no screen name",
    arguments: ["", "😀", "用户", "…", "\u{0}"])
  func aTextWithoutLettersHasNoName(text: String) {
    #expect(SpecName.lowerCamelCase(text) == nil)
  }

  @Test("The screen name of a very long destination stays within the maximum length")
  func aLongTextHasAShortName() throws {
    let long = String(repeating: "word ", count: 100_000)
    #expect(try #require(SpecName.lowerCamelCase(long)).utf8.count <= SpecName.longest)
    #expect(SpecName.lowerCamelCase(String(repeating: "x", count: 1_000))?.count == SpecName.longest)
  }

  @Test(
    "The name of an imported capture becomes a parameter in lower camel case with uppercase ID, URL, and UUID",
    arguments: [
      ("post_year", "postYear"), ("user-id", "userID"), ("self", "selfValue"), ("current", "current"),
      ("2nd", "value2nd"),
      ("page", "page"), ("fromRevID", "fromRevID"), ("feed_id", "feedID"), ("feedId", "feedId"),
      ("POST_URL", "postURL"),
      ("id", "id"),
      ("server-uuid", "serverUUID"), ("user.ids", "userIDs"), ("url_id", "urlID"), ("void_id2", "voidId2"),
    ])
  func theNameOfAParameter(text: String, name: String) {
    #expect(SpecName.parameter(text) == name)
  }

  @Test(
    "The name of an imported capture becomes a type in upper camel case with uppercase ID and URL",
    arguments: [
      ("post_id", "PostID"), ("id", "ID"), ("url-kind", "URLKind"), ("postId", "PostId"), ("urls", "URLs"),
      ("2nd", "Value2nd"), ("identity", "Identity"),
    ])
  func theNameOfAType(text: String, name: String) {
    #expect(SpecName.upperCamelCase(text) == name)
  }

  @Test(
    "The segments of a path yield the name of the screen if no file names the screen",
    arguments: [
      ("/users/:id/posts", "userPosts"), ("/users/:id", "user"), ("/users", "users"), ("/", "home"), ("/:id", nil),
      ("/categories/:id", "category"), ("/status/:id", "status"), ("/boxes/:id", "box"), ("/news/:id", "news"),
      ("/wiki/*title", "wiki"), ("/2fa", "screen2fa"), ("/self", "selfScreen"), ("/@me/v:n", "meV"),
    ])
  func theNameOfAPath(path: String, name: String?) {
    #expect(SpecName.path(of: ImportedPattern(testSegments(path))) == name)
  }

  @Test("Literal values in the query of a pattern become part of the screen name")
  func queryValuesBelongToTheNameOfAPath() {
    var pattern = ImportedPattern([.literal("deep-link")])
    pattern.query = [.init("url", .literal("/settings/addresses")), .init("id", .capture(.init("id")))]
    #expect(SpecName.path(of: pattern) == "deepLinkSettingsAddresses")
  }

  @Test("A clashing name becomes a free alternative or gets the next free number")
  func aClashGetsTheNextFreeName() {
    var names = UniqueNames(["taken"])
    #expect(names.add("taken") == "taken2")
    #expect(names.add("a") == "a")
    #expect(names.add("a", or: ["b", "c"]) == "b")
    #expect(names.add("a", or: ["b"]) == "a2")
    #expect(names.add("a") == "a3")
    #expect(names.add("page2") == "page2")
    #expect(names.add("page2") == "page2x2")
  }
}

/// Returns the segments of a path such as `/users/:id/*rest`.
func testSegments(_ path: String) -> [ImportedPattern.Segment] {
  path.split(separator: "/").map { part in
    if part.hasPrefix("*") { return .rest(name: part.count > 1 ? String(part.dropFirst()) : nil, allowsEmpty: false) }
    guard let colon = part.firstIndex(of: ":") else { return .literal(String(part)) }
    let isOptional = part.hasSuffix("?")
    let words = part[part.index(after: colon)...].dropLast(isOptional ? 1 : 0).split(separator: "=", maxSplits: 1)
    let type: ImportedPattern.CaptureType =
      words.count < 2
      ? .string
      : words[1] == "int"
        ? .int
        : words[1].contains("|")
          ? .values(words[1].split(separator: "|").map(String.init))
          : .matching(String(words[1]))
    return .capture(.init(String(words.first ?? ""), type, isOptional: isOptional), prefix: String(part[..<colon]))
  }
}
