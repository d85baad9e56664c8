import WaymarkNavigation
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

/// The parameters of a route, found by their names.
struct ParameterList {
  let list: [Parameter]
  /// Whether the route has `params`, and not only what its links capture.
  let isDeclared: Bool
  private let indices: [Text: Int]

  init(_ list: [Parameter], isDeclared: Bool) {
    self.list = list
    self.isDeclared = isDeclared
    indices = Dictionary(list.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  subscript(name: Text) -> Int? { indices[name] }
}

extension ModelBuilder {
  /// The parameters that a route declares, or those that its links capture between them.
  mutating func parameters(of entry: RouteEntry) -> ParameterList {
    guard let declared = entry.parameters else { return capturedParameters(entry.links) }
    // A type that is not known has its finding; as a String, the parameter makes no further ones.
    return ParameterList(
      declared.map { Parameter(name: $0.name, type: type($0.value) ?? .string) }, isDeclared: true)
  }

  /// The type of a name; nil, with a finding, where there is none.
  mutating func type(_ name: Text) -> CaptureType? {
    let string = name.string
    if let type = CaptureType.allCases.first(where: { $0.specName == string }) { return type }
    let names = CaptureType.allCases.map(\.specName).sorted()
    let question = suggestions.question(for: string, among: names)
    report(
      Diagnostic(
        "unknown-type", "there is no type `\(string)`" + (question.map { "; \($0)" } ?? ""), at: name.span,
        help: "this version of Waymark has \(names.map { "`\($0)`" }.joined(or: "and")), and neither `?` nor defaults"))
    return nil
  }

  /// What the links of a route without `params` capture, in the order of the first to do so.
  private mutating func capturedParameters(_ links: [LinkEntry]) -> ParameterList {
    var parameters: [(name: Text, type: CaptureType?)] = []
    var indices: [Text: Int] = [:]
    for case .capture(let name, let typeName, _) in links.compactMap(\.pattern).flatMap(\.segments) {
      let type = typeName.flatMap { self.type($0) }
      guard let known = indices[name] else {
        indices[name] = parameters.count
        parameters.append((name, type))
        continue
      }
      if let type, let first = parameters[known].type, first != type {
        report(
          Diagnostic(
            "mistyped-parameter", "`\(name.string)` is \(type.specName) here and \(first.specName) elsewhere",
            at: name.span, help: "give both the same type",
            related: [.init(parameters[known].name.span, "elsewhere")]))
      }
      parameters[known].type = parameters[known].type ?? type
    }
    return ParameterList(
      parameters.map { Parameter(name: $0.name, type: $0.type ?? .string) }, isDeclared: false)
  }
}

extension CaptureType {
  /// The type's name in a spec and in Swift.
  package var specName: String {
    switch self {
    case .int: "Int"
    case .string: "String"
    }
  }
}
