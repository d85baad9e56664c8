/// A typical spec with a given number of routes.
///
/// The spec has ten tabs, features of a hundred routes in separate files, four kinds of links in turn, and sections of
/// ten routes.
struct RoutesSpec {
  let routes: Int

  /// The number of routes in a feature.
  static let featureSize = 100
  private static let tabs = 10

  /// The root file and its included files.
  var files: [(path: String, yaml: String)] {
    [("App.nav.yaml", root)] + features.map { ("Features/F\($0).nav.yaml", feature($0)) }
  }

  private var features: Range<Int> { 0..<(routes + Self.featureSize - 1) / Self.featureSize }

  private var root: String {
    var yaml = """
      # A spec that a benchmark made.
      waymark: 1
      app: Example
      include: [Features/*.nav.yaml]
      origins:
        web: { schemes: [https], hosts: [example.com, www.example.com] }
        app: { schemes: [example] }
      tabs:

      """
    for tab in 0..<Self.tabs { yaml += "  tab\(tab): { title: Tab \(tab), icon: chart.line.uptrend.xyaxis }\n" }
    return yaml
  }

  private func feature(_ feature: Int) -> String {
    var yaml = "feature: F\(feature)\nroutes:\n"
    for route in feature * Self.featureSize..<min(routes, (feature + 1) * Self.featureSize) {
      let section = "section\(route / 10)"
      let detail = "detail\(route % 10)"
      let (parameters, path) =
        switch route % 4 {
        case 0: ("", "/\(section)/\(detail)")
        case 1: ("id: Int", "/\(section)/item/{id}/\(detail)")
        case 2: ("slug: String = none", "/\(section)/tag/{slug}/\(detail)")
        default: ("id: Int, slug: String", "/\(section)/both/{id}/{slug}/\(detail)")
        }
      yaml += "  \(section)Detail\(route % 10):\n    in: tab\(route * Self.tabs / routes)\n"
      if route % 3 == 0 {
        yaml += "    # Shows the detail \(route) of section \(route / 10); opened from the tab's root.\n"
      }
      yaml += "    title: Detail \(route)\n"
      if !parameters.isEmpty { yaml += "    params: { \(parameters) }\n" }
      yaml += "    links: [\"\(path)\"]\n"
    }
    return yaml
  }

  /// Returns a URL of a route, with the value in place of a capture.
  func url(route: Int, value: Int) -> String {
    let section = "section\(route / 10)"
    let detail = "detail\(route % 10)"
    let path =
      switch route % 4 {
      case 0: "\(detail)"
      case 1: "item/\(value)/\(detail)"
      case 2: "tag/word-\(value)/\(detail)"
      default: "both/\(value)/word-\(value)/\(detail)"
      }
    return "https://example.com/\(section)/\(path)"
  }
}
