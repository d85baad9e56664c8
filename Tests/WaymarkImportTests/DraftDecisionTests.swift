import Testing
import WaymarkDiagnostics

@testable import WaymarkImport

struct DraftDecisionTests {
  @Test func aRuleThatNoLinkMatchesIsOnlyAClaim() {
    var input = DraftInput("Trails")
    input.app.hosts = [.init(.init("trails.example"), at: input.nextSpan())]
    input.link("/trails/:id=int", to: "trail")
    for path in ["/parks/*", "/trails/*", "/about"] {
      input.claim(path)
      input.app.links.append(
        ImportedLink([input.app.claims.last!.pattern], to: nil, text: path, at: input.app.claims.last!.span))
      input.app.links[input.app.links.count - 1].isCandidate = true
    }
    let draft = Draft(input.app)
    #expect(draft.links.map(\.pattern) == ["/trails/{id:Int}", "/about"])
    #expect(
      draft.decisions.map(\.message) == ["2 claims include URLs that no link matches, so the claims are comments"])
  }

  @Test func aRuleIsAScreenIfNoFileListsTheLinks() {
    var input = DraftInput("Trails")
    for path in ["/parks/*", "/park", "/parks"] {
      input.link(path, to: nil)
      input.app.links[input.app.links.count - 1].isCandidate = true
    }
    let draft = Draft(input.app)
    #expect(draft.links.map(\.name) == ["parks", "park", "parks2"] || draft.links.count == 3)
    #expect(draft.decisions.map(\.message) == ["the rule `/parks/*` names no screen"])
  }

  @Test func severalEntriesWithOneProblemAreOneDecision() throws {
    var input = DraftInput("Chat")
    for name in ["channel", "thread"] { input.link("/*server/\(name)s/:id", to: name) }
    let draft = Draft(input.app)
    #expect(draft.decisions.count == 1)
    #expect(draft.decisions[0].message.hasPrefix("2 patterns contain a rest of the path before their end"))
    #expect(draft.summaryLines.last == "1 decision left, marked with 2 `TODO(import)` comments")
    let comment = "      # TODO(import): `server` has 1 or 2 segments in the draft; keep the links whose URLs exist\n"
    #expect(draft.files[0].text.split(separator: comment).count == 3)
    let report = try #require(draft.files.last?.text)
    #expect(report.contains("  - `/*server/channels/:id`: `server` has 1 or 2 segments"))
  }

  @Test func theReportListsOnlyNamesWithOtherLetters() throws {
    var input = DraftInput("Shop")
    input.link("/a", to: "reader.blog-post")
    #expect(Draft(input.app).files.last?.text.contains("## Names") == false)
    input.link("/b", to: "UserViewController")
    let report = try #require(Draft(input.app).files.last?.text)
    #expect(report.contains("Other names differ only by case and punctuation.\n"))
    #expect(report.contains("| `UserViewController` | `user` |\n"))
    #expect(!report.contains("blog-post"))
  }

  // MARK: Duplicates

  @Test func theAdviceForEqualLinksIsToChooseAScreen() {
    var input = DraftInput("Twins")
    input.link("/a/:x", to: "first")
    input.link("/a/:y", to: "second")
    let draft = Draft(input.app)
    #expect(draft.links.map(\.name) == ["first"])
    #expect(draft.decisions.map(\.help) == ["choose one of the two screens"])
    #expect(draft.files[0].text.contains("# second:"))
  }

  @Test func theFirstOfEqualLinksOnOtherOriginsStays() {
    var input = DraftInput("Twins")
    input.link("/a/:id", to: "foo")
    input.link("/a/:id", to: "bar", hosts: ["twins.example"])
    input.link("/a/:id", to: "bar", schemes: ["twins"])
    let draft = Draft(input.app)
    #expect(draft.links.map(\.name) == ["foo"], "\(draft.files[0].text)")
    #expect(draft.decisions.allSatisfy { $0.help == "choose one of the two screens" }, "\(draft.files[0].text)")
    #expect(draft.files[0].text.contains("# bar:"))
  }

  @Test func theFirstLinkStaysIfLinksOnOtherOriginsMatchAllItsURLs() {
    var input = DraftInput("Twins")
    input.link("/a/:id", to: "foo")
    input.link("/a/:id", to: "bar", hosts: ["twins.example"])
    input.link("/a/:other", to: "baz", schemes: ["twins"])
    let draft = Draft(input.app)
    #expect(draft.decisions.allSatisfy { $0.help?.hasPrefix("choose one of the") == true }, "\(draft.files[0].text)")
    #expect(!draft.decisions.isEmpty)
    for name in ["foo", "bar", "baz"] { #expect(draft.files[0].text.contains("\(name):")) }
  }

  @Test func theAdviceForAnUnreachableLinkIsToChooseAScreen() {
    var input = DraftInput("Days")
    input.link("/days/:day=mon|tue", to: "day")
    for day in ["mon", "tue"] { input.link("/days/\(day)", to: day) }
    let draft = Draft(input.app)
    #expect(draft.decisions.map(\.help) == ["choose one of the screens"])
    #expect(draft.files[0].text.contains("# day:"))
  }

  // MARK: Overlaps

  /// Links of which neither is more specific.
  private static func overlaps(_ words: [String], isOrdered: Bool) -> Draft {
    var input = DraftInput("Sale")
    for word in words {
      input.link("/\(word)/:kind/newest", to: "\(word)Newest")
      input.link("/\(word)/shoes/:model", to: "\(word)Shoes")
    }
    for index in input.app.links.indices { input.app.links[index].isOrdered = isOrdered }
    return Draft(input.app)
  }

  @Test func onlyOrderedLinksAreComparedWithTheExistingRouter() {
    #expect(
      Self.overlaps(["sale"], isOrdered: false).decisions.map(\.message) == [
        "this link wins against links of `saleNewest`: the draft lets the link with more literal text win"
      ])
    #expect(
      Self.overlaps(["sale"], isOrdered: true).decisions.map(\.message) == [
        "this link wins against links of `saleShoes`, as in the existing router"
      ])
    let unordered = Self.overlaps(["a", "b", "c"], isOrdered: false)
    #expect(unordered.files[0].text.contains("ambiguity: leftmost"))
    #expect(
      unordered.decisions.map(\.message) == [
        "3 pairs of patterns overlap, such as `/a/:kind/newest` and `/a/shoes/:model`; `leftmost` lets the link with "
          + "more literal text at the start win"
      ])
  }

  // MARK: Names

  @Test func onlyAClashOfNamesOfTheInputIsADecision() throws {
    var input = DraftInput("Wiki")
    input.link("/wiki", to: "wiki")
    input.link("/wiki/:page", to: nil)
    let draft = Draft(input.app)
    #expect(draft.decisions.isEmpty)
    let report = try #require(draft.files.last { $0.name == "Import.md" }?.text)
    #expect(
      report.contains("no file names the screen of `/wiki/:page`, so it is `wikiByPage`, because `wiki` is taken"))
    #expect(!report.contains("choose the names"))
    input.link("/w", to: "Wiki")
    #expect(Draft(input.app).decisions.map(\.help) == ["choose the names, or merge the two screens"])
  }

  @Test func aClashWithTheInventedTabIsNoDecision() {
    var input = DraftInput("Wiki")
    input.screen("home", .sheet)
    input.link("/home", to: "home")
    let draft = Draft(input.app)
    #expect(draft.decisions.isEmpty)
    #expect(draft.links.count == 1 && draft.links[0].name != "home")
  }
}
