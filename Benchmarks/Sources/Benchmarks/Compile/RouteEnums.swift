/// The handwritten enums of a ``RoutesSpec``, without Waymark.
///
/// The enums are public, so that the optimizer removes none of them.
struct RouteEnums {
  enum Conformance {
    /// No conformance.
    case none
    /// A synthesized conformance to `Hashable`.
    case synthesized
    /// A handwritten conformance to `Hashable`, and handwritten conversions from and to URLs.
    case written
  }

  let routes: Int
  /// A Boolean value that indicates whether all routes are cases of one enum, instead of one enum for each feature.
  let isFlat: Bool
  let conformance: Conformance

  /// The source of a file with all enums.
  var source: String {
    let inherited = conformance == .none ? "Sendable" : "Hashable, Sendable"
    if isFlat { return enumeration("Route", inherited, 0..<routes) }
    let features = (0..<(routes + RoutesSpec.featureSize - 1) / RoutesSpec.featureSize).map { feature in
      let start = feature * RoutesSpec.featureSize
      return (name: "F\(feature)", routes: start..<min(routes, start + RoutesSpec.featureSize))
    }
    var source = "public enum Route: \(inherited) {\n"
    for feature in features { source += enumeration(feature.name, inherited, feature.routes) }
    for feature in features { source += "  case \(feature.name.lowercased())(\(feature.name))\n" }
    if conformance == .written {
      source += equality(features.map { Case(name: $0.name.lowercased(), parameters: ["_"], path: "") })
      source += hash(features.map { Case(name: $0.name.lowercased(), parameters: ["_"], path: "") })
      source += "  public var url: String {\n    switch self {\n"
      for feature in features { source += "    case .\(feature.name.lowercased())(let screen): return screen.url\n" }
      source += "    }\n  }\n  public init?(path: [String]) {\n"
      for feature in features {
        source +=
          "    if let screen = \(feature.name)(path: path) { self = .\(feature.name.lowercased())(screen); return }\n"
      }
      source += "    return nil\n  }\n"
    }
    return source + "}\n"
  }

  private struct Case {
    let name: String
    let parameters: [String]
    let path: String

    init(name: String, parameters: [String], path: String) {
      self.name = name
      self.parameters = parameters
      self.path = path
    }

    init(_ route: Int) {
      let (section, detail) = ("section\(route / 10)", "detail\(route % 10)")
      name = "\(section)Detail\(route % 10)"
      (parameters, path) =
        switch route % 4 {
        case 0: ([], "\(section)/\(detail)")
        case 1: (["id"], "\(section)/item/{id}/\(detail)")
        case 2: (["slug"], "\(section)/tag/{slug}/\(detail)")
        default: (["id", "slug"], "\(section)/both/{id}/{slug}/\(detail)")
        }
    }

    /// Returns the case as a pattern that binds its arguments to names with a prefix.
    func pattern(_ prefix: String = "") -> String {
      let names = parameters.map { "let \(prefix)\($0 == "_" ? "screen" : $0)" }
      return names.isEmpty ? ".\(name)" : ".\(name)(\(names.joined(separator: ", ")))"
    }
  }

  private func enumeration(_ name: String, _ inherited: String, _ routes: Range<Int>) -> String {
    var source = "public enum \(name): \(inherited) {\n"
    let cases = routes.map { Case($0) }
    for (route, element) in zip(routes, cases) {
      let parameters = ["", "(id: Int)", "(slug: String = \"none\")", "(id: Int, slug: String)"][route % 4]
      source += "  case \(element.name)\(parameters)\n"
    }
    if conformance == .written { source += equality(cases) + hash(cases) + url(cases) + reading(cases) }
    return source + "}\n"
  }

  private func equality(_ cases: [Case]) -> String {
    var source = "  public static func == (left: Self, right: Self) -> Bool {\n    switch (left, right) {\n"
    for element in cases {
      let names = element.parameters.map { $0 == "_" ? "screen" : $0 }
      let comparison = names.isEmpty ? "true" : names.map { "left\($0) == right\($0)" }.joined(separator: " && ")
      source += "    case (\(element.pattern("left")), \(element.pattern("right"))): return \(comparison)\n"
    }
    return source + (cases.count > 1 ? "    default: return false\n" : "") + "    }\n  }\n"
  }

  private func hash(_ cases: [Case]) -> String {
    var source = "  public func hash(into hasher: inout Hasher) {\n    switch self {\n"
    for (position, element) in cases.enumerated() {
      let values = [String(position)] + element.parameters.map { $0 == "_" ? "screen" : $0 }
      source += "    case \(element.pattern()):\n"
      for value in values { source += "      hasher.combine(\(value))\n" }
    }
    return source + "    }\n  }\n"
  }

  private func url(_ cases: [Case]) -> String {
    var source = "  public var url: String {\n    switch self {\n"
    for element in cases {
      let path = element.parameters.reduce(element.path) { path, name in
        path.split(separator: "/").map { $0 == "{\(name)}" ? "\\(\(name))" : String($0) }.joined(separator: "/")
      }
      source += "    case \(element.pattern()): return \"https://example.com/\(path)\"\n"
    }
    return source + "    }\n  }\n"
  }

  private func reading(_ cases: [Case]) -> String {
    var source = "  public init?(path: [String]) {\n"
    for element in cases {
      let parts = element.path.split(separator: "/")
      var conditions = ["path.count == \(parts.count)"]
      for (position, part) in parts.enumerated() {
        switch part {
        case "{id}": conditions.append("let id = Int(path[\(position)])")
        case "{slug}": conditions.append("case let slug = path[\(position)]")
        default: conditions.append("path[\(position)] == \"\(part)\"")
        }
      }
      let arguments = element.parameters.map { "\($0): \($0)" }.joined(separator: ", ")
      let value = arguments.isEmpty ? ".\(element.name)" : ".\(element.name)(\(arguments))"
      source += "    if \(conditions.joined(separator: ", ")) { self = \(value); return }\n"
    }
    return source + "    return nil\n  }\n"
  }
}
