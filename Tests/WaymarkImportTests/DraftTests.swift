import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler

@testable import WaymarkImport

struct DraftTests {
  /// Apps, by the name of the folder with the expected files.
  private static let inputs: [String: @Sendable () -> ImportedApp] = [
    "Empty": { DraftInput("Empty").app },
    "Router": router, "Origins": origins, "Collisions": collisions, "Leftmost": leftmost,
    "Hostile": hostile, "Claims": claims, "Large": large,
  ]

  @Test(
    "The draft spec of each sample app equals the recorded files, findings, and summary",
    arguments: inputs.keys.sorted())
  func aDraftHasTheExpectedFiles(name: String) throws {
    let input = try #require(Self.inputs[name])
    let draft = Draft(input())
    #expect(!draft.compilation.diagnostics.hasErrors)
    let findings = draft.compilation.diagnostics.map { "\($0.id.name): \($0.message)\n" }.joined()
    let files =
      draft.files + [("findings.txt", findings), ("summary.txt", draft.summaryLines.joined(separator: "\n") + "\n")]
    for file in files {
      let mismatch = Snapshot.mismatch(file.text, TestFiles.fixtures("Import/Drafts/\(name)/\(file.name)"))
      #expect(mismatch == nil, "\(mismatch ?? "")")
    }
  }

  @Test("Each link of a compiled draft spec refers back to the imported links with the same destination")
  func aLinkOfTheModelLeadsBackToTheInput() throws {
    let app = Self.router()
    let draft = Draft(app)
    let model = try #require(draft.compilation.links?.model)
    for index in model.links.indices {
      let link = try #require(draft.link(ofModelLink: index))
      for source in link.sources where app.links[source].destination != nil {
        #expect(link.destination == app.links[source].destination)
      }
    }
    #expect(draft.links.filter { $0.name == "userDetail" }.flatMap(\.sources) == [1, 4])
  }

  @Test("Two draft specs of the same imported app have the same text")
  func equalFactsGiveEqualDrafts() {
    let (first, second) = (Draft(Self.collisions()), Draft(Self.collisions()))
    #expect(first.files.map(\.text) == second.files.map(\.text))
  }

  @Test("A candidate for a link enters the draft spec only if no other link matches its URLs")
  func aCandidateIsALinkOnlyIfNoOtherLinkMatchesItsURLs() {
    var input = DraftInput("Shop")
    input.link("/users/*rest", to: "users")
    input.link("/users/*", to: nil)
    input.link("/shops/*", to: nil)
    for index in 1...2 { input.app.links[index].isCandidate = true }
    let draft = Draft(input.app)
    #expect(draft.links.map(\.pattern) == ["/users/{rest...}", "/shops/**"])
  }

  // MARK: Apps

  @Sendable private static func router() -> ImportedApp {
    var input = DraftInput("Shop")
    input.link("/", to: "home")
    input.link("/users/:id=int", to: "UserDetailViewController", examples: ["shop://users/7", "shop://users/x"])
    input.link("/users/me", to: "profile")
    input.link("/users/:user_id/posts", to: "user.posts")
    input.link("/u/:id=int", to: "UserDetailViewController")
    input.link("/calendar/:view=day|week|all-day", to: "calendar")
    input.link("/codes/:code=[a-z]{3}", to: "Code")
    input.link("/orders/:id?", to: "orders")
    input.link("/m/*server/:team/channels/:id", to: "channel")
    input.link("/users/:name=[A-Z]+", to: nil)
    input.link(
      "/search", to: "search",
      query: [.init("q", .capture(.init("q"))), .init("page", .capture(.init("page", .int, isOptional: true)))])
    input.link("/bad/:x=(a", to: "bad")
    return input.app
  }

  @Sendable private static func origins() -> ImportedApp {
    var input = DraftInput("Wiki")
    input.app.schemes = [.init("wiki", input.nextSpan()), .init("bad scheme", input.nextSpan())]
    input.app.hosts = [
      .init(.init("{lang}.wiki.org", schemes: ["https", "http"]), input.nextSpan()),
      .init(.init("wiki.org"), input.nextSpan()),
      .init(.init("not a host"), input.nextSpan()),
    ]
    input.link("/wiki/:title", to: "article")
    input.link("/lang/:lang", to: "language")
    input.link("/donate", to: "donate", schemes: ["https"], hosts: ["donate.wiki.org"])
    input.link("/give", to: "donate", schemes: ["https"], hosts: ["donate.wiki.org"])
    input.link("/open", to: "open", schemes: ["wiki"])
    input.link("/both", to: "both", schemes: ["wiki"])
    input.link("/both", to: "both", hosts: ["wiki.org"])
    input.link("/nowhere", to: "nowhere", hosts: ["a b"])
    return input.app
  }

  @Sendable private static func collisions() -> ImportedApp {
    var input = DraftInput("Sale")
    input.link("/sale/:kind/newest", to: "newest")
    input.link("/sale/shoes/:model", to: "shoes")
    input.link("/items/:id", to: "item")
    input.link("/items/:other", to: "other")
    input.link("/items/new", to: "newItem")
    input.link("/days/:day=mon|tue", to: "day")
    input.link("/days/mon", to: "monday")
    input.link("/days/tue", to: "tuesday")
    input.link("/a/:x", to: "Item View")
    return input.app
  }

  @Sendable private static func leftmost() -> ImportedApp {
    var input = DraftInput("Left")
    for word in ["a", "b", "c", "d"] {
      input.link("/\(word)/\(word)\(word)/:y", to: "narrow.\(word)")
      input.link("/\(word)/:x/end", to: "wide.\(word)")
    }
    return input.app
  }

  @Sendable private static func hostile() -> ImportedApp {
    var input = DraftInput("Hostile")
    for text in [
      "true", "null", "switch", "current", "😀", "用户", "\u{202E}abc", "a\nb: c", "- x", "'\"\\",
      "# waymark:allow duplicate-link: x",
      "{}[]&*!|>%@`", String(repeating: "long name ", count: 100), "<b>`a`|b</b>", "=1+1,\"x\"\n", "Home",
    ] {
      input.link("/\(text)", to: text)
      input.link("/p/:\(text)", to: nil, query: [.init(text, .capture(.init(text)))])
    }
    input.link("/..", to: "dots")
    for index in 0..<2 {
      let pattern = ImportedPattern([.literal("waymark:allow duplicate-link: x"), .literal("\(index)")])
      input.app.links.append(ImportedLink([pattern], to: nil, text: "allow", at: input.nextSpan()))
    }
    input.link("/\u{0}", to: "nul")
    input.app.links[0].notes = [
      ImportNote(.decision, "the text `\u{7}\n# x` is odd", help: "look\nat it", url: "https://x/\u{1B}[0m")
    ]
    return input.app
  }

  @Sendable private static func claims() -> ImportedApp {
    var input = DraftInput("Claims")
    input.app.hosts = [.init(.init("claims.example"), input.nextSpan())]
    input.link("/shop/:id", to: "item")
    input.claim("/shop/*")
    input.claim("/shop/:id")
    input.claim("/help/*", hosts: ["help.example"])
    input.app.platformFiles.association = "Web/apple-app-site-association"
    input.app.platformFiles.appIDs = ["TEAM.com.example.claims"]
    return input.app
  }

  @Sendable private static func large() -> ImportedApp {
    var input = DraftInput("Large")
    for index in 0..<40 { input.link("/reader/screen\(index)/:id", to: "reader.screen\(index)") }
    for index in 0..<30 { input.link("/shop/screen\(index)", to: "shop.screen\(index)") }
    for index in 0..<160 { input.link("/single\(index)/:id=int", to: "Single\(index)") }
    return input.app
  }
}
