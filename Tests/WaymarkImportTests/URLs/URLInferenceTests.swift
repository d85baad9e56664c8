import SpecText
import Testing
import WaymarkCompiler

@testable import WaymarkImport

/// The links that are inferred from small logs.
@Suite struct URLInferenceTests {
  private func links(_ text: String, hosts: [String] = []) throws -> [String] {
    let links = try URLSurvey.of(text, hosts: hosts).links(file: 0)
    #expect(InferredSpec(links).errors == [])
    return links.flatMap { link in link.patterns.map { "\(link.destination ?? "-") \(InferredText.of($0))" } }.sorted()
  }

  private func types(_ text: String) throws -> [String] {
    try URLSurvey.of(text).links(file: 0).flatMap { link in
      link.patterns[0].segments.compactMap {
        if case .capture(let capture, _, _) = $0 { "\(capture.type)" } else { nil }
      }
    }
  }

  @Test("Words in a log stay literal segments, and numbers become captures of identifiers")
  func wordsAndIdentifiers() throws {
    let log = """
      https://example.com/
      https://example.com/users
      https://example.com/users/1
      https://example.com/users/22
      https://example.com/users/me
      https://example.com/users/1/posts
      https://example.com/users/1/posts/5
      https://example.com/search?q=a
      """
    #expect(
      try links(log)
        == [
          "home //example.com/", "search //example.com/search?q={q?}", "user //example.com/users/{id}",
          "usersMe //example.com/users/me", "userPost //example.com/users/{userID}/posts/{postID}",
          "userPosts //example.com/users/{id}/posts", "users //example.com/users",
        ].sorted())
  }

  @Test("The names of users in a log become a capture, even before further segments")
  func namesOfUsers() throws {
    let log = ["anna", "ben", "carl"].flatMap {
      ["https://example.com/users/\($0)", "https://example.com/users/\($0)/posts"]
    }
    #expect(
      try links(log.joined(separator: "\n")) == [
        "user //example.com/users/{user}", "userPosts //example.com/users/{user}/posts",
      ])
  }

  @Test("Values in a log determine whether a capture is a UUID, a date, an integer, an expression, or a text")
  func typesOfValues() throws {
    #expect(try types("https://example.com/a/6fa459ea-ee8a-4ca4-894e-db77e160355e") == ["uuid"])
    #expect(try types("https://example.com/a/2026-11-26") == ["date"])
    #expect(try types("https://example.com/a/12345678") == ["int"])
    #expect(
      try types("https://example.com/a/qe93kkfd7783iqwuwfcwcxbsgy\nhttps://example.com/a/qe93kkfd7783iqwuwfcwcxbsrr")
        == ["matching(\"[a-z0-9]{26}\")"])
    #expect(try types("https://example.com/a/caf%C3%A9") == ["string"])
  }

  @Test("The numbers of dates in the paths of a log become captures of the year, the month, and the day")
  func datesInPaths() throws {
    #expect(
      try links(
        "https://example.com/2025/11/26/some-long-title\nhttps://example.com/2024/01/02/another-fine-title-of-a-post"
      )
      .allSatisfy { $0.contains("/{year}/{month}/{day}/") })
    #expect(try links("https://example.com/2025/11/26/river\t9") == ["page4 //example.com/{year}/{month}/{day}/{name}"])
  }

  @Test("Words in a log become a capture if each follows only one value, but stay literal after several values")
  func wordsAfterOneValueEachAreValues() throws {
    let lists = ["anna/travel", "ben/food", "carl/jazz", "dora/art"].map { "https://example.com/list/\($0)\t9" }
    #expect(try links(lists.joined(separator: "\n")) == ["list //example.com/list/{list}/{name}"])
    let screens = ["anna", "ben", "carl", "dora"].flatMap { name in
      ["about", "info"].map { "https://example.com/list/\(name)/\($0)\t9" }
    }
    #expect(
      try links(screens.joined(separator: "\n")) == [
        "listAbout //example.com/list/{list}/about", "listInfo //example.com/list/{list}/info",
      ])
  }

  @Test("Rare words in a log become values of a capture, even without URLs of a single request")
  func rareWordsInAReportWithoutTheRarestURLs() throws {
    let log = ["news", "river", "stone", "winter", "garden", "harbor", "market"].map {
      "https://example.com/media/\($0)\t\($0 == "news" ? 90 : 5)"
    }
    #expect(try links(log.joined(separator: "\n")).contains("media //example.com/media/{media}"))
  }

  @Test("An at sign before all values in a log stays a literal prefix of the capture")
  func prefixes() throws {
    #expect(try links("https://example.com/@anna\nhttps://example.com/@ben") == ["user //example.com/@{name}"])
  }

  @Test("Codes of languages at the start of the paths in a log become a capture named `lang`")
  func languages() throws {
    let log = ["en", "de", "fr"].flatMap { ["https://example.com/\($0)/about", "https://example.com/\($0)/help"] }
    #expect(
      try links(log.joined(separator: "\n")) == ["about //example.com/{lang}/about", "help //example.com/{lang}/help"])
  }

  @Test("Three or more subdomains in a log become a capture of the host, but a `www` subdomain does not")
  func subdomains() throws {
    let log = ["anna", "ben", "carl", "dora"].map { "https://\($0).example.com/about" }
    #expect(try links(log.joined(separator: "\n")) == ["about //{name}.example.com/about"])
    let posts = ["anna/1", "ben/2", "carl/3"].map { $0.split(separator: "/") }
      .map { "https://\($0[0]).example.com/posts/\($0[1])" }
    #expect(try links(posts.joined(separator: "\n")) == ["post //{name}.example.com/posts/{id}"])
    #expect(try links(posts.prefix(2).joined(separator: "\n")).count == 2)
    let survey = try URLSurvey.of("https://example.com/about\nhttps://www.example.com/about")
    #expect(survey.links(file: 0)[0].patterns[0].hosts == ["example.com", "www.example.com"])
  }

  @Test("Each path in the `url` query item of a log becomes a separate link")
  func dispatcher() throws {
    let log = ["/settings/theme", "/settings/fonts", "/home/history"].map { "app://deep-link?url=\($0)" }
    #expect(
      try links(log.joined(separator: "\n")) == [
        "deepLinkHomeHistory app://deep-link?url=/home/history",
        "deepLinkSettingsFonts app://deep-link?url=/settings/fonts",
        "deepLinkSettingsTheme app://deep-link?url=/settings/theme",
      ])
  }

  @Test("Paths of many different depths in a log become one link with a rest capture")
  func deepPaths() throws {
    let log =
      ["a", "b/c", "d/e/f", "g/h/i/j", "k", "l/m", "n/o/p"].map { "https://example.com/wiki/X\($0)\t1" }
      + (1...30).map { "https://example.com/wiki/Title_of_page\($0)/Sub_page\($0)/More_text_\($0)" }
    #expect(try links(log.joined(separator: "\n")).contains("wiki //example.com/wiki/{rest...}"))
  }

  @Test("A path in the fragment of a URL becomes part of the inferred pattern, but a plain anchor does not")
  func fragments() throws {
    #expect(
      try links("https://example.com/app#/users/1\nhttps://example.com/help#top").sorted() == [
        "appUser //example.com/app#/users/{id}", "help //example.com/help",
      ])
  }

  @Test("The draft spec of inferred links matches all URLs of the log, even with fragments and without a host")
  func draftedURLs() throws {
    let log = "https://a.example/#/a/b\nhttps://a.example/app#/users/1\n/help\n//a.example/c\n"
    var app = ImportedApp(name: "Shop")
    app.files = [SourceFile(path: "urls.txt", bytes: [])]
    let survey = try URLSurvey.of(log)
    let result = survey.result(file: 0)
    app.links = result.links
    var unmatched = -1
    let draft = Draft(app) { compilation in
      let finder = LinkFinder(compilation)
      unmatched =
        survey.coverage(of: result) { url in
          let completed = finder?.completed(url) ?? Array(url)
          guard case .link? = completed.withUnsafeBufferPointer({ finder?.find($0) }) else { return false }
          return true
        }.unmatched
      return DraftEvidence()
    }
    #expect(unmatched == 0)
    let text = draft.files[0].text
    #expect(text.contains("/#/a/b"))
    #expect(text.contains("https://a.example/help"))
    #expect(text.contains("https://a.example/c"))
    #expect(survey.coverage(of: result) { _ in false }.unmatched == 4)
  }

  @Test("A survey adds a decision if no link matches 2 of 20 requests to the app, but not for requests to other hosts")
  func coverage() throws {
    let log = (1...20).map { "https://a.example/p\($0)\n" }.joined() + "https://other.example/x\t100\n"
    let survey = try URLSurvey.of(log, hosts: ["a.example"])
    let result = survey.result(file: 0)
    func coverage(_ unmatched: Set<String>) -> URLSurvey.Coverage {
      survey.coverage(of: result) { !unmatched.contains(String(decoding: $0, as: UTF8.self)) }
    }
    #expect(coverage([]).note == nil)
    #expect(coverage(["https://other.example/x"]).note == nil)
    #expect(coverage(["https://other.example/x"]).unmatched == 100)
    #expect(coverage(["https://a.example/p1"]).note?.kind == .information)
    let note = coverage(["https://a.example/p1", "https://a.example/p2"]).note
    #expect(note?.kind == .decision)
    #expect(note?.message == "no link of the draft matches 2 of 20 requests for URLs of the app")
    #expect(coverage(["https://a.example/p1", "https://other.example/x"]).urls.map(\.count) == [100, 1])
  }

  @Test("Screen labels in a log separate URLs with the same path into links with different queries")
  func labels() throws {
    let log = """
      https://example.com/w/index.php?title=A&action=history\t1\thistory
      https://example.com/w/index.php?title=B&action=history\t1\thistory
      https://example.com/w/index.php?title=C\t1\tarticle
      https://example.com/w/index.php?title=D\t1\tarticle
      https://example.com/w/index.php?search=x\t1\tsearch
      https://example.com/w/index.php?search=y\t1\tsearch
      """
    let result = try URLSurvey.of(log).links(file: 0)
    #expect(result.map(\.destination).sorted { $0 ?? "" < $1 ?? "" } == ["article", "history", "search"])
    let spec = InferredSpec(result)
    #expect(spec.errors == [])
    #expect(
      spec.link(of: "https://example.com/w/index.php?title=Z&action=history").map { result[$0].destination }
        == "history")
    #expect(spec.link(of: "https://example.com/w/index.php?title=Z").map { result[$0].destination } == "article")
    #expect(spec.link(of: "https://example.com/w/index.php?search=Z").map { result[$0].destination } == "search")
  }

  @Test("Segments that differ among the URLs of one screen label become captures")
  func segmentsThatDifferWithinALabelAreValues() throws {
    let log = """
      https://example.com/core/channels/dev\t7\tchannel
      https://example.com/team/channels/random\t9\tchannel
      https://example.com/core/messages/@anna\t8\tdm
      https://example.com/team/messages/@ben\t8\tdm
      https://example.com/login\t8\tlogin
      https://example.com/users/1\t8\tuser
      https://example.com/users/2\t8\tuser
      https://example.com/users/me\t8\tuser
      """
    #expect(
      try links(log) == [
        "channel //example.com/{name}/channels/{channel}", "dm //example.com/{name}/messages/@{name2}",
        "login //example.com/login", "user //example.com/users/me", "user //example.com/users/{id}",
      ])
  }

  @Test("A query key becomes required only if at least three URLs of a screen label all have the key")
  func keysOfAllURLsOfALabelAreRequired() throws {
    func log(_ values: [String]) -> String {
      values.map { "app://signin?token=\($0)\t2\tsignIn" }.joined(separator: "\n")
    }
    #expect(try links(log(["a", "b", "c"])) == ["signIn app://signin?token={token}"])
    #expect(try links(log(["a", "b"])) == ["signIn app://signin?token={token?}"])
    #expect(try links(log(["a", "b", "c"]) + "\napp://signin\t1\tsignIn") == ["signIn app://signin?token={token?}"])
  }

  @Test("Titles after dates become a capture of the link for their screen label")
  func titlesAfterDatesWithinALabel() throws {
    let log = """
      https://example.com/2019/01/02/winter\t1\tpost
      https://example.com/2020/11/26/river-seven\t1\tpost
      """
    #expect(try links(log) == ["post //example.com/{year}/{month}/{day}/{name}"])
  }

  @Test("URLs of one screen label on different sites get the same pattern of the path")
  func sitesOfALabelHaveTheSamePath() throws {
    let log = """
      https://example.com/core/channels/dev\t7\tchannel
      https://example.com/team/channels/dev\t9\tchannel
      http://localhost:8065/team/channels/dev\t1\tchannel
      chat://example.com/team/channels/random\t2\tchannel
      """
    #expect(
      try links(log) == [
        "channel chat://{name}/{name2}/channels/{channel}", "channel http://example.com/{name}/channels/{channel}",
      ])
  }

  @Test("Segments that a capture replaces in short paths of a screen label also become captures in longer paths")
  func textsThatALabelReplacesAreValuesInLongerPaths() throws {
    let log = """
      https://example.com/media/en/river\t9\taudio
      https://example.com/media/commons/stone\t9\taudio
      https://example.com/media/en/winter/blue\t9\taudio
      """
    #expect(
      try links(log) == [
        "audio //example.com/media/{media}/winter/blue", "audio //example.com/media/{media}/{name}",
      ])
  }

  @Test("Links for several screen labels on one path get the fewest query conditions that separate the labels")
  func labelsOfOnePathHaveTheFewestConditions() throws {
    let page = "https://example.com/w/index.php"
    let log = """
      \(page)?title=A&diff=11&oldid=12\t1\tdiff
      \(page)?title=B&diff=13\t1\tdiff
      \(page)?title=C&oldid=14\t1\tdiff
      \(page)?title=A&action=history\t6\thistory
      \(page)?search=x\t1\tsearch
      \(page)?title=Special:UserLogin\t3\tlogin
      """
    let result = try URLSurvey.of(log).links(file: 0)
    let spec = InferredSpec(result)
    #expect(spec.errors == [])
    func label(_ query: String) -> String? { spec.link(of: "\(page)?\(query)").flatMap { result[$0].destination } }
    #expect(label("title=Z&action=history&limit=5") == "history")
    #expect(label("title=Z&diff=99") == "diff")
    #expect(label("title=Z&oldid=99") == "diff")
    #expect(label("search=z") == "search")
    #expect(label("title=Special:UserLogin") == "login")
  }

  @Test("Requests for files of a web server in a log become leftovers, not links")
  func filesOfWebServersAreNoLinks() throws {
    let files = ["/.env", "/.git/config", "/robots.txt", "/wp-login.php", "/index.php?id=1", "/assets/app.js.map"]
    let log = (["/users/1", "/users/2"] + files).map { "https://example.com\($0)" }
    let result = try URLSurvey.of(log.joined(separator: "\n")).result(file: 0)
    #expect(result.links.map(\.text) == ["//example.com/users/{id}"])
    #expect(Set(result.leftovers) == Set(files.map { "https://example.com\($0)" }))
    #expect(try links("https://example.com/feed.xml\t2\tfeed") == ["feed //example.com/feed.xml"])
    #expect(try links("app://feed.xml") == ["feed app://feed.xml"])
    let scripts = (1...3).map { "https://example.com/index.php?title=A\($0)" }
    #expect(try links(scripts.joined(separator: "\n")) == ["index //example.com/index.php?title={title?}"])
  }

  @Test("Inferred links without a screen label can be proposals, which the draft spec contains only as comments")
  func linksWithoutLabelsCanBeProposals() throws {
    let log = "https://example.com/about\t14\nhttps://example.com/users/1\t3\tuser\nhttps://other.com/x\t2"
    let survey = try URLSurvey.of(log, hosts: ["example.com"])
    #expect(survey.appRequests == 17)
    let links = survey.result(file: 0, areProposals: true).links
    #expect(links.filter(\.isProposal).map(\.destination) == ["about", "x"])
    #expect(links[0].notes.map(\.message) == ["no pattern of the router matches 14 URLs"])
    var app = ImportedApp(name: "Example")
    app.links = links
    let draft = Draft(app)
    #expect(draft.links.map(\.name) == ["user"])
    #expect(draft.files[0].text.contains("# about:"))
    #expect(survey.links(file: 0).allSatisfy { !$0.isProposal })
  }

  @Test("URLs that a log labels with `-` or `null` match no inferred link")
  func urlsOfNoScreen() throws {
    let log = """
      app://deep-link?url=/a\t1\tone
      app://deep-link?url=/b\t1\ttwo
      app://deep-link?url=/c\t1\t-
      app://other\t1\tnull
      """
    let spec = InferredSpec(try URLSurvey.of(log).links(file: 0))
    #expect(spec.errors == [])
    #expect(spec.link(of: "app://deep-link?url=/a") != nil)
    #expect(spec.link(of: "app://deep-link?url=/c") == nil)
    #expect(spec.link(of: "app://other") == nil)
  }
}
