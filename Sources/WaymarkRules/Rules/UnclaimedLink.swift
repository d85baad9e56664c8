import LinkLogic
import RegularSets
import SpecModel
import SpecText
import WaymarkLinks

extension Rule {
  static let unclaimedLink = Rule(
    "unclaimed-link", .error, explanation: .unclaimedLink, requires: .platformFiles
  ) { context in
    let model = context.model
    guard let association = context.files.association else { return }
    var reported: Set<Int> = []
    var unknown: Set<Int> = []
    var findings: [Finding] = []
    for app in ClaimedApp.all(in: association.content, of: model) where !app.saysTheSame(as: context.files.claims) {
      var check = LinkClaimCheck(app, context.space, context.linkTable, context.files.site)
      for link in model.links.indices where !reported.contains(link) {
        switch check.unclaimedURL(of: link) {
        case .none: break
        case .unknown: unknown.insert(link)
        case .url(let url):
          reported.insert(link)
          findings.append(finding(url, of: link, model, app, association))
        }
      }
    }
    let total = model.links.count { $0.pattern.isOnWeb }
    context.report(findings, outOf: total) {
      Finding(
        "`\(association.name)` does not claim the URLs of \(findings.count) of the \(total) links on the web, so they "
          + "open the browser instead of the app",
        at: association.reference.span,
        help: "add components for the links; `waymark apple` prints the components of all links", related: $0)
    }
    let open = unknown.subtracting(reported).sorted()
    if !open.isEmpty {
      context.reportIncomplete(
        open, "not compared with the association file",
        help: "use fewer `*` in the patterns of the association file, and shorter lists of values in variables")
    }
    guard reported.isEmpty, let place = association.content.wholeQuery else { return }
    context.reportIncomplete(
      Finding(
        "this pattern for a whole query is compared with sample URLs of the links, not with all URLs", at: place,
        help: "list the keys of the query if possible: `\"?\": { \"q\": \"*\" }`", related: [association.reference]),
      severity: .warning)
  }

  private static func finding(
    _ url: String, of link: Int, _ model: NavigationModel, _ app: ClaimedApp,
    _ association: PlatformFiles.File<AssociationFile>
  ) -> Finding {
    let path = association.name
    let excluding = app.excluding(url)
    let place = excluding?.span ?? association.span
    return Finding(
      excluding == nil
        ? "`\(path)` does not claim \(url), so the URL opens the browser instead of the app"
        : "`\(path)` excludes \(url), so the URL opens the browser instead of the app",
      at: model.links[link].pattern.text.span,
      help: excluding == nil
        ? "add a component for the link; `waymark apple` prints the components of all links"
        : "narrow the excluding component, or add an earlier component for this link",
      related: [.init(place, excluding == nil ? "the association file" : "this component excludes the URL")],
      witness: .init(url: url))
  }
}

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
  private let site: AssociationSite?
  private var search: ClaimSearch

  init(_ app: ClaimedApp, _ space: LinkSpace, _ table: LinkTable, _ site: AssociationSite?) {
    self.app = app
    self.space = space
    self.table = table
    self.site = site
    boxes = LinkBoxes(space.model)
    hasWholeQuery = app.file.wholeQuery != nil
    search = app.search
  }

  mutating func unclaimedURL(of link: Int) -> Answer {
    let pattern = space.model.links[link].pattern
    guard pattern.isOnWeb, var sample = space.sample(of: link), var start = WebStart(of: sample) else { return .none }
    if let site {
      guard pattern.endpoints.contains(where: { $0.host.map(site.isServed) ?? false }) else { return .none }
      sample = site.start + sample.dropFirst(start.text.count)
      start = WebStart(of: site)
    }
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

  private mutating func isUnclaimed(_ url: String) -> Bool { table.lands(url) && app.leaves(url) }
}

extension AssociationFile {
  /// Sets for each query key cannot express a pattern for the whole query.
  fileprivate var wholeQuery: Span? {
    for component in details.lazy.flatMap(\.components) {
      if case .text(let text) = component.query, text != "*" { return component.span }
    }
    return nil
  }
}

extension Explanation {
  fileprivate static let unclaimedLink = Explanation(
    "the association file does not claim a link's URL",
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
      The association file lists the URLs that open the app. For all other URLs, iOS
      opens the browser. If the file does not claim a link, the link still works in
      tests of the app. The link also works if you open the link with `simctl` in
      the simulator. For users, the link opens the browser. Here, the file does not
      claim `/offers`. The file also excludes `/items/new`, although a link of the
      spec matches this URL.
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
      `waymark apple SPEC --part association` prints a file that claims every link.
      The option `--write` writes the file to the path in the spec.

      If the browser should open a page, narrow the pattern of the link so that the
      link does not match the URL of the page. Alternatively, declare a separate
      link for the page, and let the app open the URL in the browser. If a component
      of the association file requires a query key or a fragment that is not in the
      link's pattern, Waymark assumes that you require it on purpose.
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
