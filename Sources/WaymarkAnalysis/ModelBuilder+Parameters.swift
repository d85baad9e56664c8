import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// Parameters as they are declared.
  mutating func parameters(_ entries: [Named<ParameterSyntax>]) -> [Parameter] {
    // A type that is not known has its finding; as a String, the parameter makes no further ones.
    entries.map { entry in
      let known = self.type(entry.value.type)
      let type = known ?? .primitive(.string)
      return Parameter(name: entry.name, type: type, arity: arity(entry.value, type), isTypeKnown: known != nil)
    }
  }

  private mutating func arity(_ entry: ParameterSyntax, _ type: ValueType) -> Parameter.Arity {
    if entry.isList { return .list }
    if entry.isOptional { return .optional }
    guard let value = entry.defaultValue else { return .required }
    // Even where the value is none of the type, that there is one has been said.
    return .defaulted(text(value, of: type) ?? value.string)
  }

  /// How a URL has a value that a spec gives; nil, with a finding, where the type has no such value.
  mutating func text(_ value: Text, of type: ValueType) -> String? {
    let string = value.string
    switch type {
    case .primitive: break
    case .declared(let index):
      switch model.types[index].kind {
      case .refinement: break
      case .enumeration(let cases, _):
        if let match = cases.first(where: { $0.name == value }) { return match.text }
        let names = cases.map(\.name.string)
        let suggestion = suggestions.suffix(for: string, among: names)
        report(
          Diagnostic(
            .mistypedParameter,
            "`\(model.types[index].name.string)` has no case `\(string)`\(suggestion)",
            at: value.span,
            help: cases.first { $0.text == string }.map {
              "that is how URLs have it; here it is called `\($0.name.string)`"
            }
              ?? (names.count <= 12 ? Suggestion.inventory(of: names, "its", "case") : nil)))
        return nil
      case .native:
        report(
          Diagnostic(
            .mistypedParameter,
            "a value of `\(model.types[index].name.string)`, a type of the app, cannot be written",
            at: value.span, help: "make the parameter optional: `\(model.types[index].name.string)?`"))
        return nil
      }
    }
    if sets.texts(of: type).contains(string.utf8) { return string }
    report(
      Diagnostic(
        .mistypedParameter, "`\(string)` is no value of the type \(specName(of: type))", at: value.span,
        help: sets.texts(of: type).shortestText.map { "such a value is `\($0)`" }))
    return nil
  }

  /// What the patterns of a route without `params` capture, in the order of the first to do so; optional where one does not.
  mutating func capturedParameters(_ patterns: [PatternSyntax?], endpoints: [[Endpoint]]) -> [Parameter] {
    var order: [Text] = []
    var types: [Text: (type: ValueType, isWritten: Bool, span: Span)] = [:]
    var lists: Set<Text> = []
    var unknown: Set<Text> = []
    /// In how many links each is always there.
    var counts: [Text: Int] = [:]
    for (pattern, endpoints) in zip(patterns, endpoints) {
      guard let pattern else { continue }
      for capture in pattern.captures + hostCaptures(endpoints, of: pattern) {
        let isNew = types[capture.name] == nil
        if isNew { order.append(capture.name) }
        let written = capture.type.flatMap { type($0) }
        if written == nil, capture.type != nil { unknown.insert(capture.name) }
        if let type = written {
          if let first = types[capture.name], first.isWritten, first.type != type {
            report(
              Diagnostic(
                .mistypedParameter,
                "`\(capture.name.string)` is \(specName(of: type)) here and \(specName(of: first.type)) elsewhere",
                at: capture.name.span, help: "give both the same type", related: [.init(first.span, "elsewhere")]))
          } else {
            types[capture.name] = (type, true, capture.name.span)
          }
        } else if isNew {
          types[capture.name] = (.primitive(.string), false, capture.name.span)
        }
        if capture.isList { lists.insert(capture.name) }
        if !capture.isOptional { counts[capture.name, default: 0] += 1 }
      }
    }
    let linkCount = patterns.count { $0 != nil }
    return order.map { name in
      let isAlwaysThere = counts[name, default: 0] == linkCount
      return Parameter(
        name: name, type: types[name]!.type,
        arity: lists.contains(name) ? .list : isAlwaysThere ? .required : .optional,
        isTypeKnown: !unknown.contains(name))
    }
  }

  /// The captures of the origins' hosts, which a pattern without a host has, too; optional where some lack them.
  private func hostCaptures(_ endpoints: [Endpoint], of pattern: PatternSyntax) -> [WrittenCapture] {
    guard pattern.host == nil, endpoints.contains(where: { !($0.host?.front.isEmpty ?? true) }) else { return [] }
    var names: [Text] = []
    for name in endpoints.flatMap({ $0.host?.captures ?? [] }) where !names.contains(name) { names.append(name) }
    return names.map { name in
      WrittenCapture(
        name: name, type: nil, isList: false,
        isOptional: !endpoints.allSatisfy { $0.host?.captures.contains(name) ?? false }, place: .host)
    }
  }

  /// A type's name in a spec.
  func specName(of type: ValueType) -> String {
    switch type {
    case .primitive(let primitive): primitive.specName
    case .declared(let index): model.types[index].name.string
    }
  }
}
