import LinkResolving
import SpecText

struct ParameterResolver {
  private let types: TypeTable
  private let sink: DiagnosticSink

  init(_ types: TypeTable, _ sink: DiagnosticSink) {
    self.types = types
    self.sink = sink
  }

  func declared(_ entries: [Named<ParameterSyntax>]) -> [Parameter] {
    // An unknown type has a diagnostic. The type String prevents further diagnostics about the parameter.
    entries.map { entry in
      let known = types.type(entry.value.type)
      let type = known ?? .primitive(.string)
      return Parameter(name: entry.name, type: type, arity: arity(entry.value, type), isTypeKnown: known != nil)
    }
  }

  private func arity(_ entry: ParameterSyntax, _ type: ValueType) -> Parameter.Arity {
    if entry.isList { return .list }
    if entry.isOptional { return .optional }
    guard let value = entry.defaultValue else { return .required }
    // An invalid default has a diagnostic, and the parameter still has a default.
    return .defaulted(types.text(value, of: type) ?? value.string)
  }

  /// The parameters are the captures of the target's patterns, optional if some matching URLs contain no value.
  func captured(by patterns: [PatternSyntax?], endpoints: [[Endpoint]]) -> [Parameter] {
    var captures = CapturedParameters()
    for (pattern, endpoints) in zip(patterns, endpoints) {
      guard let pattern else { continue }
      captures.linkCount += 1
      for capture in pattern.captures + hostCaptures(endpoints, of: pattern) {
        let written = capture.type.flatMap { types.type($0) }
        if let type = written, let first = captures.writtenType(of: capture.name), first.type != type {
          sink.report(
            Diagnostic(
              .mistypedParameter,
              "the capture `\(capture.name.string)` has the type `\(types.specName(of: type))`, but the type "
                + "`\(types.specName(of: first.type))` in another pattern",
              at: capture.name.span, help: "use the same type for both captures",
              related: [.init(first.span, "the other capture is here")]))
          captures.add(capture, nil, isTypeKnown: true)
        } else {
          captures.add(capture, written, isTypeKnown: written != nil || capture.type == nil)
        }
      }
    }
    return captures.parameters
  }

  /// Empty if the pattern contains a host. A capture is optional if some hosts do not contain it.
  private func hostCaptures(_ endpoints: [Endpoint], of pattern: PatternSyntax) -> [WrittenCapture] {
    guard pattern.host == nil, endpoints.contains(where: { !($0.host?.front.isEmpty ?? true) }) else { return [] }
    var names: [Text] = []
    for name in endpoints.flatMap({ $0.host?.captures ?? [] }) where !names.contains(name) { names.append(name) }
    return names.map { name in
      WrittenCapture(
        name: name, type: nil, isList: false,
        isOptional: !endpoints.allSatisfy { $0.host?.captures.contains(name) ?? false }, component: .host)
    }
  }
}

private struct CapturedParameters {
  private struct Captured {
    var type: ValueType
    var typeSpan: Span?
    var isList = false
    var isTypeKnown = true
    var count = 0
  }

  var linkCount = 0
  private var order: [Text] = []
  private var captured: [Text: Captured] = [:]

  func writtenType(of name: Text) -> (type: ValueType, span: Span)? {
    guard let known = captured[name], let span = known.typeSpan else { return nil }
    return (known.type, span)
  }

  mutating func add(_ capture: WrittenCapture, _ type: ValueType?, isTypeKnown: Bool) {
    var parameter: Captured
    if let known = captured[capture.name] {
      parameter = known
    } else {
      order.append(capture.name)
      parameter = Captured(type: .primitive(.string))
    }
    if let type {
      parameter.type = type
      parameter.typeSpan = capture.name.span
    }
    if !isTypeKnown { parameter.isTypeKnown = false }
    if capture.isList { parameter.isList = true }
    if !capture.isOptional { parameter.count += 1 }
    captured[capture.name] = parameter
  }

  var parameters: [Parameter] {
    order.map { name in
      let captured = captured[name]!
      return Parameter(
        name: name, type: captured.type,
        arity: captured.isList ? .list : captured.count == linkCount ? .required : .optional,
        isTypeKnown: captured.isTypeKnown)
    }
  }
}

/// The parameters that a link can capture, of its target and of the screens below.
struct ParameterList {
  let own: [Parameter]
  /// If the value is `false`, the parameters are the captures of the target's links.
  let isDeclared: Bool
  private let kind: String
  private let name: Text?
  /// If `false`, parameters may be missing, so an unknown name is not an error.
  var isComplete = true
  /// The parameters of the screens below, and the target's own if there are many; a linear search is faster for a few.
  private var byName: [Text: Parameter] = [:]
  private static let few = 8

  init(_ own: [Parameter], isDeclared: Bool, of kind: String, named name: Text? = nil) {
    self.own = own
    self.isDeclared = isDeclared
    self.kind = kind
    self.name = name
    if own.count > Self.few {
      for parameter in own { byName[parameter.name] = parameter }
    }
  }

  var owner: String { name.map { "\(kind) `\($0.string)`" } ?? kind }

  /// Two parameters with the same name are treated as one parameter.
  mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters where self[parameter.name] == nil { byName[parameter.name] = parameter }
  }

  subscript(name: Text) -> Parameter? {
    if own.count <= Self.few {
      for parameter in own where parameter.name == name { return parameter }
    }
    return byName.isEmpty ? nil : byName[name]
  }

  var names: [String] { byName.keys.map(\.string) + (own.count <= Self.few ? own.map(\.name.string) : []) }
}
