import TestSupport
import Testing

@testable import WaymarkImport

/// The types, keys, examples, and hosts that URLs of a log add to the patterns of an app.
@Suite struct URLSurveyTests {
  private static func survey(_ app: ImportedApp, _ urls: [String]) -> URLSurvey {
    var survey = URLSurvey(app)
    for var url in urls { url.withUTF8 { survey.add($0, requests: 1) } }
    return survey
  }

  /// Returns the app with the facts of a log.
  private static func surveyed(_ input: DraftInput, _ urls: [String]) -> ImportedApp {
    var app = input.app
    survey(app, urls).apply(to: &app)
    return app
  }

  private static func patterns(_ input: DraftInput, _ urls: [String]) -> [String] {
    Draft(surveyed(input, urls)).links.map(\.pattern)
  }

  // MARK: Types

  @Test("A text capture gets a type only if all of at least 20 values have the type and print the same")
  func types() {
    func pattern(_ values: [String]) -> String? {
      var input = DraftInput("Recipes")
      input.link("/recipes/:recipe/edit", to: "edit", hosts: ["example.com"])
      return Self.patterns(input, values.map { "https://example.com/recipes/\($0)/edit?utm_source=a" }).first
    }
    let numbers = (1...40).map(String.init)
    #expect(pattern(numbers) == "/recipes/{recipe:Int}/edit")
    #expect(pattern((10...40).map { "2026-\($0 % 2 + 10)-\($0 / 2 + 5)" }) == "/recipes/{recipe:Date}/edit")
    #expect(pattern(Array(numbers.prefix(19))) == "/recipes/{recipe}/edit")
    #expect(pattern(numbers + ["soup"]) == "/recipes/{recipe}/edit")
    #expect(pattern(["007"] + numbers) == "/recipes/{recipe}/edit")
    #expect(pattern(numbers.map { "0" + $0 }) == "/recipes/{recipe}/edit")
  }

  @Test("The report names the values that are the reason for the type of a capture")
  func notesAboutTypes() {
    func note(_ count: Int) -> String? {
      var input = DraftInput("Recipes")
      input.link("/recipes/:recipe", to: "recipe", hosts: ["example.com"])
      return Self.surveyed(input, (1...count).map { "https://example.com/recipes/\($0)" }).links[0].notes.first?.message
    }
    #expect(note(40) == "`recipe` is an integer, like all 40 values of the logs")
    #expect(note(99) == "`recipe` is an integer, like more than 63 values of the logs")
    #expect(note(19) == nil)
  }

  @Test("The captures of a screen with the same name get a type only if the values of each of them have the type")
  func typesOfSeveralCaptures() {
    var input = DraftInput("Users")
    input.link("/users/:id", to: "user", hosts: ["example.com"])
    input.link("/u/:id", to: "user", hosts: ["example.com"])
    let urls = (1...30).map { "https://example.com/users/\($0)" }
    #expect(Self.patterns(input, urls) == ["/users/{id}", "/u/{id}"])
    #expect(Self.patterns(input, urls + ["https://example.com/u/x"]) == ["/users/{id}", "/u/{id}"])
    #expect(Self.patterns(input, urls + ["https://example.com/u/7"]) == ["/users/{id:Int}", "/u/{id:Int}"])
    input.link("/all/*ID", to: "user", hosts: ["example.com"])
    #expect(Self.patterns(input, urls + ["https://example.com/u/7"]).first == "/users/{id}")
  }

  // MARK: Keys and examples

  @Test("A link gets the frequent query keys of its URLs, without tracking keys")
  func keys() {
    var input = DraftInput("Shop")
    input.link("/search", to: "search", hosts: ["example.com"])
    input.link("/docs/*rest", to: "docs", hosts: ["example.com"])
    var urls = ["q=shoes&utm_source=mail", "q=hats&page=2", "fbclid=1"].map { "https://example.com/search?\($0)" }
    #expect(Self.patterns(input, urls).first == "/search?q={q?}&page={page?}")
    urls += (1...200).map { "https://example.com/search?q=\($0)" } + ["https://example.com/docs/a/b?v=1"]
    #expect(Self.patterns(input, urls) == ["/search?q={q?}", "/docs/{rest...}"])
  }

  @Test(
    "An example has no tracking keys",
    arguments: [
      ("https://a.example/x?utm_source=a&q=1&gclid=2", "https://a.example/x?q=1"),
      ("https://a.example/x?fbclid=1#top", "https://a.example/x#top"), ("/x?q=utm_source", "/x?q=utm_source"),
      ("/x#?utm_source=1", "/x#?utm_source=1"), ("/x", "/x"),
    ])
  func examples(url: String, expected: String) {
    #expect(TrackingKeys.removed(from: url) == expected)
  }

  // MARK: Hosts

  @Test("Patterns without a host match the URLs of a log, whose hosts become origins")
  func hosts() {
    var input = DraftInput("Shop")
    input.link("/brands/:brand", to: "brand")
    input.link("/account/orders/:id=[0-9]{8}", to: "order")
    let app = Self.surveyed(
      input,
      [
        "https://shop.example/brands/acme", "https://shop.example/brands/northPeak", "shop://account/orders/00012345",
        "shop://brands/acme", "https://other.example/about", "mailto:brands/a",
      ])
    #expect(app.loggedOrigins == ["https://shop.example/", "shop://"])
    let draft = Draft(app)
    #expect(draft.links.map(\.pattern) == ["/brands/{brand}", "/account/orders/{id:OrderID}"])
    #expect(draft.files[0].text.contains("hosts: [shop.example]"))
    #expect(!draft.needsDecision)
  }

  @Test("A host with a rare URL that only a wildcard matches is no host of the app")
  func rareHosts() {
    var input = DraftInput("Shop")
    input.link("/:page", to: "page")
    let urls = (1...200).map { "https://shop.example/page\($0)" } + ["https://other.example/about"]
    #expect(Self.surveyed(input, urls).loggedOrigins == ["https://shop.example/"])
  }

  @Test("The logs add no host if a platform file names the hosts")
  func knownHosts() {
    var input = DraftInput("Shop")
    input.app.hosts = [.init(.init("shop.example"), input.nextSpan())]
    input.link("/brands/:brand", to: "brand")
    let app = Self.surveyed(input, ["https://other.example/brands/a", "/brands/b", "app://brands/c"])
    #expect(app.loggedOrigins == ["app://"])
    #expect(app.links[0].examples == ["/brands/b", "app://brands/c"])
  }

  // MARK: Other URLs

  @Test("The evidence lists the URLs that no link matches by shape, with their counts")
  func evidence() {
    var input = DraftInput("Shop")
    input.link("/brands/:brand", to: "brand", hosts: ["shop.example"])
    var survey = Self.survey(
      input.app,
      ["brands/acme", "orders/12", "orders/13?a=b", "help/x"].map { "https://shop.example/\($0)" }
        + ["https://other.example/about", "https://shop.example/%zz"])
    let line = Array("hello".utf8)
    line.withUnsafeBufferPointer { survey.skip($0, reason: "the line has no URL") }
    var app = input.app
    survey.apply(to: &app)
    let evidence = survey.evidence(for: Draft(app).compilation)
    #expect(evidence.matched == 1)
    #expect(evidence.total == 7)
    #expect(evidence.unmatched.count == 5)
    #expect(evidence.unmatched.first?.shape == "https://shop.example/orders/*")
    #expect(evidence.unmatched.first?.count == 2)
    #expect(evidence.note?.message == "no link of the draft matches 3 of 4 requests for URLs of the app")
    #expect(evidence.note?.kind == .decision)
  }

  @Test("URLs alone make a draft without links, and the evidence lists their shapes")
  func urlsAlone() {
    let app = DraftInput("Shop").app
    let survey = Self.survey(app, (1...9).map { "https://shop.example/orders/\($0)" })
    let draft = Draft(app) { survey.evidence(for: $0) }
    #expect(!draft.compilation.diagnostics.hasErrors)
    #expect(draft.links.isEmpty)
    #expect(draft.files[1].text.contains("| `https://shop.example/orders/*` | 9 |"))
  }

  @Test("A survey of a hostile log stays within its memory limits and counts each request")
  func hostileLogs() {
    var input = DraftInput("Shop")
    input.link("/a/:b", to: "a")
    let keys = (1...400).map { "k\($0)=1" }.joined(separator: "&")
    let urls = (1...5_000).map { "https://h\($0).example/a/\($0)" } + ["https://h1.example/a/b?\(keys.prefix(1_500))"]
    let survey = Self.survey(input.app, urls)
    var app = input.app
    survey.apply(to: &app)
    #expect(app.loggedOrigins.count <= 1_000)
    #expect(app.links[0].examples.count <= 4)
    #expect(survey.evidence(for: Draft(app).compilation).total == 5_001)
  }
}

/// The patterns and half of a router's URLs open the other half.
@Suite struct URLAgreementTests {
  @Test(
    "With the patterns and half of a router's URLs, each URL of the other half opens its screen",
    arguments: SampleRouter.all)
  func halfOfTheURLs(router: SampleRouter) throws {
    for round in 0..<RandomRun.rounds(2) {
      let seed = RandomRun.seed &+ UInt64(round)
      var random = SplitMix64(seed: seed)
      let visits = router.log(requests: 1_500, seed: seed).shuffled(using: &random)
      var app = ImportedApp(name: "Sample")
      let text = router.routes.map { "\($0.pattern.replacing("{path}", with: "{path**}")) \($0.screen)\n" }.joined()
      try PatternListReader.read(.init(path: "routes.txt", bytes: Array(text.utf8)), into: &app)
      let notes = app.notes.count
      var survey = URLSurvey(app)
      for var visit in visits[..<(visits.count / 2)] {
        visit.url.withUTF8 { survey.add($0, requests: visit.count) }
      }
      survey.apply(to: &app)
      let draft = Draft(app)
      #expect(!draft.compilation.diagnostics.hasErrors && notes == 0, "\(router), seed \(seed)")
      let wrong = visits[(visits.count / 2)...].filter { visit in
        let link = draft.compilation.resolver?.resolve(visit.url).outcome
        guard case .landed(let landing)? = link else { return true }
        return (landing.path.stack.last ?? landing.path.tab) != SpecName.lowerCamelCase(visit.screen)
      }
      #expect(wrong.isEmpty, "\(router), seed \(seed): \(wrong.prefix(5).map { "\($0.url) (\($0.screen))" })")
    }
  }
}
