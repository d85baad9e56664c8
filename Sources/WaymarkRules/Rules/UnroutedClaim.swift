import RegularSets
import SpecModel
import SpecText
import WaymarkLinks

extension Rule {
  /// Association files have no exact pattern for types such as `Int`, so components must claim more URLs. The rule
  /// ignores these.
  static let unroutedClaim = Rule(
    "unrouted-claim", .error, explanation: .unroutedClaim, requires: .platformFiles
  ) { context in
    guard let association = context.files.association else { return }
    let start = context.files.site?.start ?? WebStart.any(in: context.model)
    var reported: Set<Span> = []
    var findings: [Finding] = []
    var total = 0
    for app in ClaimedApp.all(in: association.content, of: context.model)
    where !app.saysTheSame(as: context.files.claims) {
      var check = ClaimCheck(app, context.files.claims, start, context.linkTable, context.model)
      var unknown: [Span] = []
      total += check.components.count
      for number in check.components.indices {
        let component = check.components[number]
        guard !component.isExcluded, let span = component.span, !reported.contains(span) else { continue }
        if let url = check.unroutedURL(of: number) {
          reported.insert(span)
          findings.append(finding(url, at: span, association))
        } else if check.isIncomplete {
          unknown.append(span)
        }
      }
      guard let first = unknown.first else { continue }
      context.reportIncomplete(
        Finding(
          (unknown.count == 1 ? "this component is" : "this component and \(unknown.count - 1) more are")
            + " not compared with the links, because the check would take too long",
          at: first, help: "use fewer `*` in one pattern, and shorter lists of values in variables"))
    }
    context.report(findings, outOf: total) {
      Finding(
        "no link matches the URLs of \(findings.count) of the \(total) components, although they open the app",
        at: association.span,
        help: "restore the links or the origin of the URLs, or remove the components",
        related: [association.reference] + $0)
    }
  }

  private static func finding(
    _ url: String, at span: Span, _ association: PlatformFiles.File<AssociationFile>
  ) -> Finding {
    Finding(
      "\(url) opens the app, but no link matches the URL", at: span,
      help: "add a link for the URL, narrow this component, or exclude the URL in an earlier component",
      related: [association.reference], witness: .init(url: url))
  }
}

private struct ClaimCheck {
  private var app: ClaimedApp
  private var claims: ClaimedApp
  private let start: String
  private let table: LinkTable
  private let samples: PatternSamples
  private var search: ClaimSearch
  private var routed: ClaimSearch
  private(set) var isIncomplete = false

  init(
    _ app: ClaimedApp, _ claims: AssociationFile, _ start: String, _ table: LinkTable, _ model: NavigationModel
  ) {
    self.app = app
    self.claims = .claims(claims)
    self.start = start
    self.table = table
    samples = PatternSamples(app.file)
    search = app.search
    search.linksIgnoreCase = model.origins.allSatisfy { !$0.isWeb || $0.reading.ignoresCase }
    routed = self.claims.search
  }

  var components: [AssociationFile.Component] { search.components }

  mutating func unroutedURL(of number: Int) -> String? {
    isIncomplete = false
    let component = components[number]
    if let url = samples.urls(of: component, on: start).first(where: { isUnrouted($0, component) }) { return url }
    search.startOver()
    let boxes = search.decided(by: number)
    let gaps = routed.gaps(in: boxes, startingWith: search.prefix(of: number))
    for gap in gaps {
      if let url = gap.box.url(on: start), isUnrouted(url, component) { return url }
    }
    isIncomplete = search.isIncomplete || routed.isIncomplete || app.isSpent || claims.isSpent
    return nil
  }

  private mutating func isUnrouted(_ url: String, _ component: AssociationFile.Component) -> Bool {
    table.knowsNothing(of: url) && app.claiming(url) == component && claims.leaves(url)
  }
}

extension Explanation {
  fileprivate static let unroutedClaim = Explanation(
    "no link matches a URL in the association file", isInAppFile: true,
    faulty: Example(
      spec,
      with: [
        "apple-app-site-association": """
        {
          "applinks": {
            "details": [{
              "appIDs": ["TEAM.com.example.shop"],
              "components": [
                { "/": "/items/*" },
                { "/": "/offers/*" },
                { "/": "/offers" }
              ]
            }]
          }
        }
        """
      ]),
    why: """
      The URL opens the app, but the app has no screen for this URL. In a browser,
      the same URL would open a web page. Here, `/offers/summer` opens the app.
      `/items/5/reviews` also opens the app, because `*` matches slashes.
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
      The format of association files has no exact pattern for some types, such as
      `Int`. For example, a component for `{id:Int}` also claims URLs with an `id`
      that is not a number. Waymark does not report these additional URLs.
      `waymark apple` describes the additional URLs in the `comment` of a component.
      If the app should open all pages of one section of a website, declare a link
      with `{...?}`.
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
