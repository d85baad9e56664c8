import SpecModel
import SpecText

extension Rule {
  static let crowdedEnum = Rule("crowded-enum", .warning, explanation: .crowdedEnum, requires: .model) { context in
    let model = context.model
    for kind in RouteSyntax.Presentation.allCases {
      let cases = model.cases(presentedAs: kind)
      let name = model.typeNames[kind]
      if cases.count >= mostCases {
        let span =
          switch cases[mostCases - 1] {
          case .route(let index): model.routes[index].name.span
          case .feature(let feature, _): model.features[feature].name.span
          }
        context.report(finding("`\(name)`", cases.count, at: span))
      }
      for case .feature(let feature, let routes) in cases where routes.count >= mostCases {
        let span = model.routes[routes[mostCases - 1]].name.span
        context.report(finding("`\(name).\(model.features[feature].name.string)`", routes.count, at: span))
      }
    }
  }

  /// With this number of cases, type checking a `switch` in a view builder takes more than a second; with 500, it
  /// fails.
  private static let mostCases = 100

  private static func finding(_ name: String, _ count: Int, at span: Span) -> Finding {
    Finding(
      "\(name) has \(count) cases, and a `switch` over \(mostCases) or more cases in a view compiles slowly", at: span,
      help: "move related routes to a separate file with `feature: NAME`; these routes then become one case")
  }
}

extension Explanation {
  fileprivate static let crowdedEnum = Explanation(
    "a generated enum has a hundred cases or more",
    faulty: Example(
      """
      waymark: 1
      app: Shop
      include: [Catalog.nav.yaml]
      tabs:
        home: { title: Home, icon: house }
      """, with: ["Catalog.nav.yaml": catalog(feature: nil)]),
    why: """
      In the app, a view handles all cases of a route enum in one `switch`. In a
      view builder, Swift takes one second to type-check a `switch` over 100 cases,
      and six seconds for 250 cases. With 500 cases, the type check fails. Every
      build of the app waits for the type check.
      """,
    corrected: Example(
      """
      waymark: 1
      app: Shop
      include: [Catalog.nav.yaml, Basket.nav.yaml]
      tabs:
        home: { title: Home, icon: house }
      """,
      with: [
        "Catalog.nav.yaml": catalog(feature: "Catalog", 0..<60),
        "Basket.nav.yaml": catalog(feature: "Basket", 60..<101),
      ]),
    advice: """
      If a file declares `Catalog` under the key `feature`, the routes of this file
      become cases of a separate enum, `Route.Catalog`. The enum `Route` has only
      one case for all routes of a feature, as in `.catalog(.item)`. Create the
      views for `Route.Catalog` in a separate function with its own `switch`.
      """)

  private static func catalog(feature: String?, _ numbers: Range<Int> = 0..<101) -> String {
    (feature.map { "feature: \($0)\n" } ?? "") + "routes:\n"
      + numbers.map { "  screen\($0): { in: [] }" }.joined(separator: "\n")
  }
}
