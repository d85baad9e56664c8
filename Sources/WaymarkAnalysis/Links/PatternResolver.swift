import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

/// Resolves patterns to their canonical form.
struct PatternResolver {
  private let types: TypeTable
  private let origins: OriginTable
  private let literals: LiteralResolver
  private let sink: DiagnosticSink

  init(_ types: TypeTable, _ origins: OriginTable, _ sink: DiagnosticSink) {
    self.types = types
    self.origins = origins
    self.sink = sink
    literals = LiteralResolver(sink)
  }

  /// Returns the canonical form of a pattern whose captures are parameters; `nil` with diagnostics if it has errors.
  ///
  /// - Parameter fixed: The parameters with a fixed value, which no capture can have.
  func pattern(
    _ syntax: PatternSyntax, on endpoints: [Endpoint], _ parameters: ParameterList,
    fixed: [Text: Text] = [:]
  ) -> Pattern? {
    var captureTypes: [String: ValueType] = [:]
    var isSound = true
    let captures = syntax.captures
    captureTypes.reserveCapacity(captures.count)
    for capture in captures {
      guard let type = type(of: capture, parameters) else {
        isSound = false
        continue
      }
      if let span = fixed[capture.name] {
        sink.report(
          Diagnostic(
            .duplicateValue,
            "`\(capture.name.string)` is captured, and has a fixed value as well",
            at: capture.name.span, help: "leave it out here, or in `with`",
            related: [.init(span.span, "fixed here")]))
        isSound = false
      }
      captureTypes[capture.name.string] = type
    }
    let hostNames = hostNames(endpoints)
    for name in hostNames where pattern(syntax, captures: name) {
      sink.report(
        Diagnostic(
          .invalidPattern, "the hosts of this link capture `\(name.string)` already",
          at: syntax.text.span,
          help: "give one of them another name",
          related: [.init(name.span, "in this host")]))
      isSound = false
    }
    for name in hostNames where captureTypes[name.string] == nil {
      // A label that an origin captures can be ignored, unless the pattern has it.
      guard let parameter = parameters[name] else { continue }
      captureTypes[name.string] = parameter.type
      if !isCapturable(parameter, on: endpoints, syntax, parameters) { isSound = false }
    }
    let path = path(syntax.segments, captureTypes, parameters)
    let query = syntax.query.isEmpty ? [] : query(syntax.query, captureTypes, parameters)
    var fragment: Pattern.Fragment?
    if let written = syntax.fragment {
      fragment = self.fragment(written, captureTypes, parameters)
      if fragment == nil { isSound = false }
    }
    guard isSound, let path, let query else { return nil }
    var length = path.leastBytes
    for item in query { length += item.leastBytes }
    guard length <= CanonicalURL.longest else {
      sink.report(
        Diagnostic(
          .invalidPattern, "a URL has at most 2,048 bytes, and this pattern has \(length)",
          at: syntax.text.span))
      return nil
    }
    guard captures.count <= LinkTableFormat.mostCaptures else {
      sink.report(
        Diagnostic(
          .invalidPattern,
          "a pattern has at most \(LinkTableFormat.mostCaptures) captures, and this one has more",
          at: syntax.text.span))
      return nil
    }
    return Pattern(
      text: syntax.text, endpoints: endpoints, path: path, query: query, fragment: fragment,
      captureTypes: captureTypes)
  }

  /// Returns whether a pattern has a capture after its host with the name of a capture of its hosts.
  private func pattern(_ syntax: PatternSyntax, captures name: Text) -> Bool {
    syntax.captures.contains { capture in
      if case .host = capture.component { false } else { capture.name == name }
    }
  }

  private func hostNames(_ endpoints: [Endpoint]) -> [Text] {
    var names: [Text] = []
    for endpoint in endpoints {
      guard let host = endpoint.host, !host.front.isEmpty else { continue }
      for name in host.captures where !names.contains(name) { names.append(name) }
    }
    return names
  }

  // MARK: Captures

  /// Returns the type of a capture; `nil` with a diagnostic if it fits no parameter.
  private func type(of capture: WrittenCapture, _ parameters: ParameterList) -> ValueType? {
    guard let parameter = parameters[capture.name] else {
      reportUnknownParameter(capture.name, parameters)
      return nil
    }
    // The types of captured parameters are resolved already.
    if parameters.isDeclared, let name = capture.type {
      guard let type = types.type(name) else { return nil }
      guard type == parameter.type || !parameter.isTypeKnown else {
        sink.report(
          Diagnostic(
            .mistypedParameter,
            "`\(capture.name.string)` is declared as \(types.specName(of: parameter.type)), not as \(types.specName(of: type))",
            at: name.span, help: "leave the type out here, or change it there",
            related: [.init(parameter.name.span, "declared here")]))
        return nil
      }
    }
    return isCapturable(parameter, by: capture, parameters) ? parameter.type : nil
  }

  /// Returns whether a capture can have the value of its parameter; if not, there is a diagnostic.
  private func isCapturable(
    _ parameter: Parameter, by capture: WrittenCapture, _ parameters: ParameterList
  ) -> Bool {
    // Computed only for diagnostics.
    var name: String { capture.name.string }
    var declared: Diagnostic.Related { Diagnostic.Related(parameter.name.span, "declared here") }
    if types.isNative(parameter.type) {
      sink.report(
        Diagnostic(
          .nativeInURL,
          "`\(name)` is a \(types.specName(of: parameter.type)), a type of the app: no URL has one",
          at: capture.name.span,
          help:
            "capture an ID, and let the app look the rest up: `resolvedLinks` are made for that",
          related: parameter.name.span == capture.name.span ? [] : [declared]))
      return false
    }
    let isList = if case .list = parameter.arity { true } else { false }
    if case .rest = capture.component {
      guard parameter.type == .primitive(.string) else {
        sink.report(
          Diagnostic(
            .mistypedParameter,
            "the rest of a path is a String or a List<String>, and `\(name)` is neither",
            at: capture.name.span, help: "declare it as one, or capture single segments",
            related: [declared]))
        return false
      }
    } else if case .query = capture.component {
      // A list takes every value.
    } else if isList {
      sink.report(
        Diagnostic(
          .mistypedParameter, "`\(name)` is a list, and a single segment is one value",
          at: capture.name.span,
          help: "capture it in the query, or the rest of the path: `{\(name)...}`",
          related: [declared]))
      return false
    } else if parameter.type == .primitive(.url) {
      sink.report(
        Diagnostic(
          .mistypedParameter, "`\(name)` is a URL, which stands in a query only",
          at: capture.name.span,
          help: "capture it there: `?\(name)={\(name)}`", related: [declared]))
      return false
    }
    guard capture.isOptional, parameter.isRequired else { return true }
    sink.report(
      Diagnostic(
        .unboundParameter, "a URL may leave `\(name)` out here, and it is not optional",
        at: capture.name.span,
        help: parameters.isDeclared
          ? "declare it as `\(types.specName(of: parameter.type))?`, or leave the `?` out here"
          : "leave the `?` out here",
        related: [declared]))
    return false
  }

  /// Returns whether a label of the hosts can have the value of its parameter; if not, there is a diagnostic.
  private func isCapturable(
    _ parameter: Parameter, on endpoints: [Endpoint], _ syntax: PatternSyntax,
    _ parameters: ParameterList
  ) -> Bool {
    let capture = WrittenCapture(
      name: parameter.name, type: nil, isList: false, isOptional: false, component: .host)
    guard isCapturable(parameter, by: capture, parameters) else { return false }
    let isEverywhere = endpoints.allSatisfy { $0.host?.captures.contains(parameter.name) ?? false }
    guard !isEverywhere, parameter.isRequired else { return true }
    let origin = endpoints.first { $0.host?.captures.contains(parameter.name) ?? false }!.origin
    sink.report(
      Diagnostic(
        .unboundParameter,
        "only some of this link's hosts say what `\(parameter.name.string)` is",
        at: syntax.text.span,
        help:
          "declare it as `\(types.specName(of: parameter.type))?`, or name the origins that have it",
        related: [.init(origins.origins[origin].name.span, "the origin is declared here")]))
    return false
  }

  /// Reports a capture or a fixed value without a parameter.
  func reportUnknownParameter(_ name: Text, _ parameters: ParameterList) {
    guard !sink.isSpecIncomplete, parameters.isComplete else { return }
    let names = parameters.names.sorted()
    let suggestion = sink.suggestion(for: name.string, among: names)
    let inventory =
      names.count <= 12 && !names.isEmpty
      ? Suggestion.inventory(of: names, "its", "parameter") : nil
    sink.report(
      Diagnostic(
        .unknownParameter,
        "\(parameters.owner) has no parameter `\(name.string)`" + suggestion, at: name.span,
        help: parameters.isDeclared
          ? inventory ?? "add it to `params`"
          : inventory ?? "only what its pattern captures is a parameter"))
  }

  // MARK: Parts

  /// Returns the canonical form of segments; `nil` with diagnostics if one has errors.
  private func path(
    _ segments: [PatternSyntax.Segment], _ captureTypes: [String: ValueType],
    _ parameters: ParameterList
  ) -> Pattern.Path? {
    var path = Pattern.Path(segments: [])
    path.segments.reserveCapacity(segments.count)
    var isSound = true
    for index in segments.indices {
      switch segments[index] {
      case .literal(let literal):
        guard let text = literals.canonical(literal) else {
          isSound = false
          continue
        }
        path.segments.append(.literal(text))
      case .capture(let syntax, let prefix, let suffix, _):
        let before =
          if let prefix { literals.canonical(prefix, isWhole: false) } else { "" as String? }
        let after =
          if let suffix { literals.canonical(suffix, isWhole: false) } else { "" as String? }
        let name = syntax.name.string
        guard let type = captureTypes[name], let before, let after else {
          isSound = false
          continue
        }
        let capture = Pattern.Capture(name: name, type: type, prefix: before, suffix: after)
        if syntax.isOptional {
          path.tail = .optional(capture)
        } else {
          path.segments.append(.capture(capture))
        }
      case .rest(let name, let isOptional, _):
        let isList = if let name, case .list? = parameters[name]?.arity { true } else { false }
        path.tail = .rest(name: name?.string, isList: isList, allowsNone: isOptional)
      }
    }
    return isSound ? path : nil
  }

  private func query(
    _ items: [PatternSyntax.QueryItem], _ captureTypes: [String: ValueType],
    _ parameters: ParameterList
  ) -> [Pattern.QueryItem]? {
    var result: [Pattern.QueryItem] = []
    var seen: Set<String> = []
    for item in items {
      let keys = item.keys.compactMap {
        literals.canonical($0, keeping: .queryKey, "the query key")
      }
      guard keys.count == item.keys.count else { continue }
      // The parser reports keys that are equal as they are written.
      if let (_, again) = zip(keys, item.keys).first(where: { !seen.insert($0.0).inserted }) {
        sink.report(
          Diagnostic(
            .invalidPattern,
            "the query key `\(again.string)` is here twice: escapes make no difference",
            at: again.span, help: "leave one of them out"))
        continue
      }
      switch item.value {
      case .absent: result.append(Pattern.QueryItem(keys: keys, value: .absent))
      case .literal(let literal):
        guard let text = literals.canonical(literal, keeping: .queryValue, "the query value") else {
          continue
        }
        result.append(Pattern.QueryItem(keys: keys, value: .literal(text)))
      case .capture(let capture):
        guard let type = captureTypes[capture.name.string] else { continue }
        let name = capture.name.string
        let isList = if case .list? = parameters[capture.name]?.arity { true } else { false }
        result.append(
          Pattern.QueryItem(
            keys: keys,
            value: isList
              ? .list(name: name, type)
              : capture.isOptional
                ? .optional(name: name, type)
                : .required(name: name, type)))
      }
    }
    return result.count == items.count ? result : nil
  }

  private func fragment(
    _ syntax: FragmentSyntax, _ captureTypes: [String: ValueType], _ parameters: ParameterList
  ) -> Pattern.Fragment? {
    let path = path(syntax.segments, captureTypes, parameters)
    let query = query(syntax.query, captureTypes, parameters)
    guard let path, let query else { return nil }
    return Pattern.Fragment(startsWithSlash: syntax.startsWithSlash, path: path, query: query)
  }
}

extension Pattern.Path {
  /// The length of the shortest path.
  fileprivate var leastBytes: Int {
    var length = 0
    for index in segments.indices {
      switch segments[index] {
      case .literal(let text): length += 1 + text.utf8.count
      case .capture(let capture):
        length += 2 + capture.prefix.utf8.count + capture.suffix.utf8.count
      }
    }
    return length
  }
}

extension Pattern.QueryItem {
  fileprivate var leastBytes: Int {
    switch value {
    case .literal(let text): keys[0].utf8.count + text.utf8.count + 2
    case .required: keys[0].utf8.count + 3
    case .optional, .list, .absent: 0
    }
  }
}
