import SpecText
import Testing

@testable import WaymarkImport

struct DraftDecisionTests {
  @Test("A wildcard rule of an association file becomes only a commented claim if another file lists the links")
  func aRuleThatNoLinkMatchesIsOnlyAClaim() {
    var input = DraftInput("Trails")
    input.app.hosts = [.init(.init("trails.example"), input.nextSpan())]
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

  @Test("A pattern that matches each URL of the app is a comment with a decision")
  func aCatchAllIsAComment() {
    var input = DraftInput("Trails")
    input.link("/trails/:id", to: "trail")
    input.link("/*rest", to: "NotFound")
    input.link("/help/*rest", to: "help")
    let draft = Draft(input.app)
    #expect(draft.links.map(\.pattern) == ["/trails/{id}", "/help/{rest...}"])
    #expect(draft.decisions.count == 1)
    #expect(draft.decisions.first?.message.hasPrefix("the draft omits `/*rest`: it matches each URL") == true)
    #expect(draft.files[0].text.contains("# notFound:"))
  }

  @Test("An association rule becomes a screen if no file lists the links, and a wildcard rule needs a decision")
  func aRuleIsAScreenIfNoFileListsTheLinks() {
    var input = DraftInput("Trails")
    for path in ["/parks/*", "/park", "/parks"] {
      input.link(path, to: nil)
      input.app.links[input.app.links.count - 1].isCandidate = true
    }
    let draft = Draft(input.app)
    #expect(draft.links.count == 3)
    #expect(draft.decisions.map(\.message) == ["the rule `/parks/*` names no screen"])
  }

  @Test("Several imported patterns with the same problem become one decision with a comment at each pattern")
  func severalEntriesWithOneProblemAreOneDecision() throws {
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

  // MARK: Duplicates

  @Test("The decision about two equal imported links advises the developer to choose one of the two screens")
  func theAdviceForEqualLinksIsToChooseAScreen() {
    var input = DraftInput("Twins")
    input.link("/a/:x", to: "first")
    input.link("/a/:y", to: "second")
    let draft = Draft(input.app)
    #expect(draft.links.map(\.name) == ["first"])
    #expect(draft.decisions.map(\.help) == ["choose one of the two screens"])
    #expect(draft.files[0].text.contains("# second:"))
  }

  @Test("The draft spec keeps the first of equal links on different origins and comments out the other screen")
  func theFirstOfEqualLinksOnOtherOriginsStays() {
    var input = DraftInput("Twins")
    input.link("/a/:id", to: "foo")
    input.link("/a/:id", to: "bar", hosts: ["twins.example"])
    input.link("/a/:id", to: "bar", schemes: ["twins"])
    let draft = Draft(input.app)
    #expect(draft.links.map(\.name) == ["foo"], "\(draft.files[0].text)")
    #expect(draft.decisions.allSatisfy { $0.help == "choose one of the two screens" }, "\(draft.files[0].text)")
    #expect(draft.files[0].text.contains("# bar:"))
  }

  @Test("Decisions offer a choice of screens if imported links on two origins match all URLs of an earlier link")
  func theFirstLinkStaysIfLinksOnOtherOriginsMatchAllItsURLs() {
    var input = DraftInput("Twins")
    input.link("/a/:id", to: "foo")
    input.link("/a/:id", to: "bar", hosts: ["twins.example"])
    input.link("/a/:other", to: "baz", schemes: ["twins"])
    let draft = Draft(input.app)
    #expect(draft.decisions.allSatisfy { $0.help?.hasPrefix("choose one of the") == true }, "\(draft.files[0].text)")
    #expect(!draft.decisions.isEmpty)
    for name in ["foo", "bar", "baz"] { #expect(draft.files[0].text.contains("\(name):")) }
  }

  @Test("The decision about an unreachable imported link advises the developer to choose one of the screens")
  func theAdviceForAnUnreachableLinkIsToChooseAScreen() {
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

  @Test("A decision about overlapping links refers to the existing router only if the router orders its links")
  func onlyOrderedLinksAreComparedWithTheExistingRouter() {
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

  @Test("Two clashing screen names of an import need a decision, but a clash with a derived name does not")
  func onlyAClashOfNamesOfTheInputIsADecision() throws {
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
}
