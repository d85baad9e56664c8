/// The division of the routes of a draft into files and sections.
enum FeatureFiles {
  /// The routes of one file.
  struct Group {
    /// The name of the file without its ending; `nil` for the root file.
    var name: String?
    var screens: [Int]
    /// The comment before the routes of each section, by the index of the route.
    var sections: [Int: String] = [:]
  }

  /// The maximum number of links of a draft in one file.
  private static let mostLinks = 150
  /// The minimum number of links of a file for one feature.
  private static let fewestLinks = 20
  /// The minimum number of routes for which sections make the file clearer.
  private static let fewestSectionRoutes = 8

  /// Returns the routes of a draft in their order.
  static func routes(_ spec: DraftSpec) -> [Int] {
    spec.screens.indices.filter {
      spec.screens[$0].kind != .tab && (spec.isLive($0) || !spec.screens[$0].links.isEmpty)
    }
  }

  /// Returns the routes of each file. The first element is the root file.
  static func groups(_ spec: DraftSpec) -> [Group] {
    let sections = sections(spec)
    let routes = sorted(spec, sections)
    let count = routes.reduce(0) { $0 + spec.screens[$1].links.count }
    let root = Group(name: nil, screens: routes, sections: routes.count >= fewestSectionRoutes ? sections : [:])
    guard count > mostLinks else { return [root] }
    var files: [Group] = []
    // Some file systems ignore case.
    var names = UniqueNames(["other"])
    var rest: [Int] = []
    var start = 0
    while start < routes.count {
      let section = sections[routes[start]]
      let end = routes[start...].firstIndex { sections[$0] != section } ?? routes.count
      let own = Array(routes[start..<end])
      start = end
      let links = own.reduce(0) { $0 + spec.liveLinks(of: $1).count }
      if let section, links >= fewestLinks, let name = SpecName.upperCamelCase(section) {
        let unique = names.add(name.lowercased())
        files.append(Group(name: name + unique.dropFirst(name.count), screens: own))
      } else {
        rest += own
      }
    }
    // A file that contains only comments is not valid.
    let dead = rest.filter { !spec.isLive($0) }
    let live = rest.filter { spec.isLive($0) }
    let restLinks = live.reduce(0) { $0 + spec.screens[$1].links.count }
    var rootRoutes = dead
    if restLinks <= mostLinks {
      rootRoutes = rest
    } else {
      for (number, part) in parts(live, spec).enumerated() {
        files.append(Group(name: number == 0 ? "Other" : "Other\(number + 1)", screens: part, sections: sections))
      }
    }
    return [Group(name: nil, screens: rootRoutes, sections: rootRoutes.count >= fewestSectionRoutes ? sections : [:])]
      + files.sorted { ($0.name ?? "") < ($1.name ?? "") }
  }

  private static func parts(_ routes: [Int], _ spec: DraftSpec) -> [[Int]] {
    var parts: [[Int]] = [[]]
    var count = 0
    for index in routes {
      let links = spec.screens[index].links.count
      if count + links > mostLinks, count > 0 {
        parts.append([])
        count = 0
      }
      parts[parts.count - 1].append(index)
      count += links
    }
    return parts
  }

  /// Returns the routes such that the routes of each section are adjacent, in the order of their first use. Routes
  /// without a section come last.
  private static func sorted(_ spec: DraftSpec, _ sections: [Int: String]) -> [Int] {
    let routes = routes(spec)
    var numbers: [String: Int] = [:]
    for index in routes { if let name = sections[index], numbers[name] == nil { numbers[name] = numbers.count } }
    return routes.sorted {
      (sections[$0].flatMap { numbers[$0] } ?? .max, $0) < (sections[$1].flatMap { numbers[$0] } ?? .max, $1)
    }
  }

  /// Returns the section of each route that shares its section with another route.
  private static func sections(_ spec: DraftSpec) -> [Int: String] {
    var sections: [Int: String] = [:]
    for index in routes(spec) { sections[index] = section(spec, index) }
    let counts = Dictionary(sections.values.map { ($0, 1) }, uniquingKeysWith: +)
    return sections.filter { counts[$0.value] ?? 0 > 1 }
  }

  /// Returns the section of a route: its only tab, or the first literal segment of its first link.
  private static func section(_ spec: DraftSpec, _ index: Int) -> String? {
    let screen = spec.screens[index]
    if spec.tabs.count > 1, screen.tabs.count == 1 { return spec.screens[screen.tabs[0]].name }
    for link in screen.links {
      // With a slash, the text of a file is never a comment that suppresses findings.
      if case .literal(let text)? = spec.links[link].pattern.segments.first { return "/" + text }
    }
    return nil
  }
}
