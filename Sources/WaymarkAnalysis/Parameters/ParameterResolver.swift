import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Resolves the parameters of tabs, routes and resolved links.
struct ParameterResolver {
  private let types: TypeTable
  private let sink: DiagnosticSink

  init(_ types: TypeTable, _ sink: DiagnosticSink) {
    self.types = types
    self.sink = sink
  }

  /// Returns declared parameters.
  func declared(_ entries: [Named<ParameterSyntax>]) -> [Parameter] {
    // An unknown type has a diagnostic. As a String, the parameter causes no others.
    entries.map { entry in
      let known = types.type(entry.value.type)
      let type = known ?? .primitive(.string)
      return Parameter(
        name: entry.name, type: type, arity: arity(entry.value, type), isTypeKnown: known != nil)
    }
  }

  private func arity(_ entry: ParameterSyntax, _ type: ValueType) -> Parameter.Arity {
    if entry.isList { return .list }
    if entry.isOptional { return .optional }
    guard let value = entry.defaultValue else { return .required }
    // A default that is no value of the type has a diagnostic, and is a default.
    return .defaulted(types.text(value, of: type) ?? value.string)
  }

  /// Returns what the patterns of a target without `params` capture, in the order of their first captures. A parameter
  /// is optional if some pattern does not always capture it.
  func captured(by patterns: [PatternSyntax?], endpoints: [[Endpoint]]) -> [Parameter] {
    var captures = CapturedParameters()
    for (pattern, endpoints) in zip(patterns, endpoints) {
      guard let pattern else { continue }
      captures.linkCount += 1
      for capture in pattern.captures + hostCaptures(endpoints, of: pattern) {
        let written = capture.type.flatMap { types.type($0) }
        if let type = written, let first = captures.writtenType(of: capture.name),
          first.type != type
        {
          sink.report(
            Diagnostic(
              .mistypedParameter,
              "`\(capture.name.string)` is \(types.specName(of: type)) here and \(types.specName(of: first.type)) elsewhere",
              at: capture.name.span, help: "give both the same type",
              related: [.init(first.span, "elsewhere")]))
          captures.add(capture, nil, isTypeKnown: true)
        } else {
          captures.add(capture, written, isTypeKnown: written != nil || capture.type == nil)
        }
      }
    }
    return captures.parameters
  }

  /// Returns the captures of the origins' hosts, which a pattern without a host has too. They are optional if some
  /// hosts lack them.
  private func hostCaptures(_ endpoints: [Endpoint], of pattern: PatternSyntax) -> [WrittenCapture] {
    guard pattern.host == nil, endpoints.contains(where: { !($0.host?.front.isEmpty ?? true) })
    else { return [] }
    var names: [Text] = []
    for name in endpoints.flatMap({ $0.host?.captures ?? [] }) where !names.contains(name) {
      names.append(name)
    }
    return names.map { name in
      WrittenCapture(
        name: name, type: nil, isList: false,
        isOptional: !endpoints.allSatisfy { $0.host?.captures.contains(name) ?? false },
        component: .host)
    }
  }
}

/// The captures of several patterns by name, as parameters.
private struct CapturedParameters {
  private struct Captured {
    var type: ValueType
    /// The place of the capture that has the type; `nil` if none has one.
    var typeSpan: Span?
    var isList = false
    var isTypeKnown = true
    /// The number of links that always capture it.
    var count = 0
  }

  /// The number of patterns.
  var linkCount = 0
  private var order: [Text] = []
  private var captured: [Text: Captured] = [:]

  /// Returns the type that an earlier capture of a name has, with its place; `nil` if none has one.
  func writtenType(of name: Text) -> (type: ValueType, span: Span)? {
    guard let known = captured[name], let span = known.typeSpan else { return nil }
    return (known.type, span)
  }

  /// Adds a capture.
  ///
  /// - Parameters:
  ///   - type: The type that the capture gives its parameter; `nil` if it gives none.
  ///   - isTypeKnown: A Boolean value that indicates whether the written type, if there is one, exists.
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
