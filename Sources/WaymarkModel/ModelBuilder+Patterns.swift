import WaymarkNavigation
import WaymarkSource
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// The canonical form of a pattern whose captures are parameters, each bound exactly once; nil, with findings, otherwise.
  mutating func pattern(_ syntax: PatternSyntax, _ parameters: ParameterList) -> Pattern? {
    var segments: [Pattern.Segment] = []
    var bound: Set<Int> = []
    for segment in syntax.segments {
      switch segment {
      case .literal(let literal):
        guard let text = canonical(literal) else { continue }
        segments.append(.literal(text))
      case .capture(let name, let typeName, _):
        guard let parameter = parameter(name, typeName, parameters) else { continue }
        bound.insert(parameter)
        segments.append(.capture(parameter: parameter, parameters.list[parameter].type))
      }
    }
    guard segments.count == syntax.segments.count else { return nil }
    let length = segments.reduce(0) { $0 + 1 + $1.leastBytes }
    guard length <= CanonicalURL.longest else {
      report(
        Diagnostic(
          "invalid-pattern", "a URL has at most 2,048 bytes, and this pattern has \(length)", at: syntax.text.span))
      return nil
    }
    if bound.count < parameters.list.count, let unbound = parameters.list.indices.first(where: { !bound.contains($0) })
    {
      reportUnbound(parameters.list[unbound], syntax, parameters)
      return nil
    }
    return Pattern(text: syntax.text, segments: segments)
  }

  /// The parameter that a capture is for.
  private mutating func parameter(_ name: Text, _ typeName: Text?, _ parameters: ParameterList) -> Int? {
    guard let index = parameters[name] else {
      if !spec.isIncomplete { reportUnknownParameter(name, parameters) }
      return nil
    }
    // Where links declare the parameters, their types have been looked at already.
    guard parameters.isDeclared, let typeName else { return index }
    let parameter = parameters.list[index]
    guard let type = type(typeName) else { return nil }
    if type == parameter.type { return index }
    report(
      Diagnostic(
        "mistyped-parameter",
        "`\(name.string)` is declared as \(parameter.type.specName), not as \(type.specName)", at: typeName.span,
        help: "leave the type out here", related: [.init(parameter.name.span, "declared here")]))
    return nil
  }

  private mutating func reportUnknownParameter(_ name: Text, _ parameters: ParameterList) {
    let names = parameters.list.map(\.name.string)
    let question = suggestions.question(for: name.string, among: names)
    report(
      Diagnostic(
        "unknown-parameter", "the route has no parameter `\(name.string)`" + (question.map { "; \($0)" } ?? ""),
        at: name.span,
        help: names.count <= 12 ? Suggestion.inventory(of: names, "its", "parameter") : nil))
  }

  private mutating func reportUnbound(_ parameter: Parameter, _ syntax: PatternSyntax, _ parameters: ParameterList) {
    let name = parameter.name.string
    report(
      Diagnostic(
        "unbound-parameter", "this link does not say what `\(name)` is", at: syntax.text.span,
        help: parameters.isDeclared
          ? "add `/{\(name)}` to the pattern" : "the links of a route without `params` all capture the same names",
        related: [.init(parameter.name.span, "it is \(parameters.isDeclared ? "declared" : "captured") here")]))
  }

  /// The canonical text of a literal segment; nil, with a finding, where no URL has it.
  private mutating func canonical(_ literal: Text) -> String? {
    let written = literal.string
    do throws(URLRefusal) {
      if written.contains(" ") { throw .rawSpace }
      if written.contains("\\") { throw .backslash }
      let text = try PercentCoding.decodedStrictly(Array(written.utf8))
      if text == "." || text == ".." { throw .dotSegment }
      var bytes: [UInt8] = []
      try PercentCoding.append(text, keeping: .segment, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      let reason = error == .dotSegment ? "a dot segment stands for another path" : error.explanation
      report(Diagnostic("invalid-pattern", "no URL has the segment `\(written)`: \(reason)", at: literal.span))
      return nil
    }
  }
}

extension Pattern.Segment {
  /// How long it is in the shortest of its URLs.
  fileprivate var leastBytes: Int {
    switch self {
    case .literal(let text): text.utf8.count
    case .capture: 1
    }
  }
}
