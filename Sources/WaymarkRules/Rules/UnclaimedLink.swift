import AppleFormats
import LinkAlgebra
import RegularSets
import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel

extension Rule {
  /// A link that the app's association file does not claim, or not all of: such a URL opens the browser.
  static let unclaimedLink = Rule(
    "unclaimed-link", .error, explanation: .unclaimedLink, requires: .platformFiles
  ) { context in
    let model = context.model
    guard let association = context.files.association else { return }
    var reported: Set<Int> = []
    var unknown: Set<Int> = []
    for app in ClaimedApp.all(in: association.content, of: model) where !app.saysTheSame(as: context.files.claims) {
      var check = LinkClaimCheck(app, context.space, context.linkTable)
      for link in model.links.indices where !reported.contains(link) {
        switch check.unclaimedURL(of: link) {
        case .none: break
        case .unknown: unknown.insert(link)
        case .url(let url):
          reported.insert(link)
          context.report(finding(url, of: link, model, app, association))
        }
      }
    }
    let open = unknown.subtracting(reported).sorted()
    if !open.isEmpty { context.reportIncomplete(open, "compared with the association file") }
    guard reported.isEmpty, let place = association.content.wholeQuery else { return }
    context.reportIncomplete(
      Finding(
        "some URLs of the links were tried on this pattern of a whole query, and not all",
        at: place, help: "say it by keys, `\"?\": { \"q\": \"*\" }`, where that is meant",
        related: [.init(association.path.span, "the spec names the file here")]),
      severity: .warning)
  }

  private static func finding(
    _ url: String, of link: Int, _ model: NavigationModel, _ app: ClaimedApp,
    _ association: PlatformFiles.File<AssociationFile>
  ) -> Finding {
    let path = association.path.string
    let excluding = app.excluding(url)
    let place = excluding?.span ?? association.span
    return Finding(
      excluding == nil
        ? "nothing in `\(path)` claims \(url), so it opens the browser and not the app"
        : "`\(path)` excludes \(url), so it opens the browser and not the app",
      at: model.links[link].pattern.text.span,
      help: excluding == nil
        ? "add a component for it; `waymark apple` prints those of all links"
        : "let that exclude less, or put a component for this link in front of it",
      related: [.init(place, excluding == nil ? "the association file" : "this excludes it")],
      witness: .init(url: url))
  }
}

/// Looks for URLs of links that an association file does not claim.
private struct LinkClaimCheck {
  enum Answer {
    case none, unknown
    case url(String)
  }

  private var app: ClaimedApp
  private let space: LinkSpace
  private let table: LinkTable
  private let boxes: LinkBoxes
  private let hasWholeQuery: Bool
  private var search: ClaimSearch

  init(_ app: ClaimedApp, _ space: LinkSpace, _ table: LinkTable) {
    self.app = app
    self.space = space
    self.table = table
    boxes = LinkBoxes(space.model)
    hasWholeQuery = app.file.wholeQuery != nil
    search = app.search
  }

  mutating func unclaimedURL(of link: Int) -> Answer {
    let pattern = space.model.links[link].pattern
    guard pattern.isOnWeb, let sample = space.sample(of: link), let start = WebStart(of: sample) else { return .none }
    if isUnclaimed(sample) { return .url(sample) }
    do throws(TooManyStatesError) {
      let own = try boxes.boxes(of: pattern)
      if hasWholeQuery {
        for url in own.lazy.flatMap({ $0.urlsOfQueries(on: start.text) }) where isUnclaimed(url) { return .url(url) }
      }
      let gaps = search.gaps(in: own, startingWith: boxes.prefix(of: pattern))
      for gap in gaps {
        if let url = gap.box.url(on: start.text), isUnclaimed(url) { return .url(url) }
      }
    } catch {
      return .unknown
    }
    return search.isIncomplete || app.isSpent ? .unknown : .none
  }

  /// Whatever says so is tried on the file and the links themselves.
  private mutating func isUnclaimed(_ url: String) -> Bool {
    table.lands(url) && app.leaves(url)
  }
}

extension AssociationFile {
  /// Where a component has a pattern of the query as it is written, which no set of values of keys says.
  fileprivate var wholeQuery: Span? {
    for component in details.lazy.flatMap(\.components) {
      if case .text(let text) = component.query, text != "*" { return component.span }
    }
    return nil
  }
}

extension Explanation {
  fileprivate static let unclaimedLink = Explanation(
    "the association file does not claim a link",
    faulty: Example(
      spec,
      with: [
        "apple-app-site-association": """
        {
          "applinks": {
            "details": [{
              "appIDs": ["TEAM.com.example.shop"],
              "components": [
                { "/": "/items/?*/?*", "exclude": true },
                { "/": "/items/new", "exclude": true },
                { "/": "/items/?*" }
              ]
            }]
          }
        }
        """
      ]),
    why: """
      iOS asks the site which URLs open the app, and opens the browser for all
      others. A link that works in every test of the app, and in the simulator by
      `simctl`, does nothing for people: `/offers` here, and `/items/new`, which is
      an item to the app.
      """,
    corrected: Example(
      spec,
      with: [
        "apple-app-site-association": """
        {
          "applinks": {
            "details": [{
              "appIDs": ["TEAM.com.example.shop"],
              "components": [
                { "/": "/items/?*/?*", "exclude": true },
                { "/": "/items/?*" },
                { "/": "/offers" }
              ]
            }]
          }
        }
        """
      ]),
    advice: """
      `waymark apple SPEC --part association` prints a file that claims every link,
      and `--write` puts it where the spec says.

      A page that is for the browser alone should be no link: write the pattern so
      that it does not match, or give that page a link of its own that the app hands
      back. Components that ask for a key or a fragment that the link does not name
      are taken to be meant so.
      """)

  private static let spec = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.example.com] }
    tabs:
      home: { title: Home, icon: house, links: [/offers] }
    routes:
      item: { links: ["/items/{name}"] }
    apple:
      association: apple-app-site-association
      appIDs: [TEAM.com.example.shop]
    """
}
