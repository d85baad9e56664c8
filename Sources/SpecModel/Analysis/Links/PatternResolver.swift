import LinkResolving
import SpecText
import WaymarkLinks

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

  func pattern(
    _ syntax: PatternSyntax, on endpoints: [Endpoint], _ parameters: ParameterList, fixed: [Text: Text] = [:]
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
            .duplicateValue, "the pattern captures `\(capture.name.string)`, which also has a fixed value",
            at: capture.name.span, help: "remove the capture, or remove `\(capture.name.string)` from `with`",
            related: [.init(span.span, "the fixed value is here")]))
        isSound = false
      }
      captureTypes[capture.name.string] = type
    }
    let hostNames = hostNames(endpoints)
    for name in hostNames where pattern(syntax, captures: name) {
      sink.report(
        Diagnostic(
          .invalidPattern, "the pattern captures `\(name.string)`, which a host of the link also captures",
          at: syntax.text.span, help: "rename one of the two captures",
          related: [.init(name.span, "the capture of the host is here")]))
      isSound = false
    }
    for name in hostNames where captureTypes[name.string] == nil {
      // A captured label of an origin can be ignored, unless it is the value of a parameter.
      guard let parameter = parameters[name] else { continue }
      captureTypes[name.string] = parameter.type
      if !isCapturable(parameter, on: endpoints, syntax, parameters) { isSound = false }
    }
    let path = path(syntax.segments, captureTypes, parameters)
    let query = syntax.query.isEmpty ? [] : query(syntax.query, on: endpoints, captureTypes, parameters)
    var fragment: Pattern.Fragment?
    if let written = syntax.fragment {
      fragment = self.fragment(written, on: endpoints, captureTypes, parameters)
      if fragment == nil { isSound = false }
    }
    guard isSound, let path, let query else { return nil }
    var length = path.leastBytes
    for item in query { length += item.leastBytes }
    guard length <= CanonicalURL.longest else {
      sink.report(
        Diagnostic(
          .invalidPattern, "the pattern has \(length) bytes, and a URL has at most 2,048", at: syntax.text.span))
      return nil
    }
    guard captures.count <= LinkTableFormat.mostCaptures else {
      sink.report(
        Diagnostic(
          .invalidPattern, "the pattern has more than \(LinkTableFormat.mostCaptures) captures", at: syntax.text.span))
      return nil
    }
    return Pattern(
      text: syntax.text, endpoints: endpoints, path: path, query: query, fragment: fragment, captureTypes: captureTypes)
  }

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

  private func type(of capture: WrittenCapture, _ parameters: ParameterList) -> ValueType? {
    guard let parameter = parameters[capture.name] else {
      // Undeclared parameters are the captures of links, so only the target of a redirect can have other captures.
      let name = capture.name.string
      reportUnknownParameter(
        capture.name, parameters,
        else: "add `{\(name)}` to the pattern before the colon, or remove `{\(name)}` from the target")
      return nil
    }
    // The types of parameters without a declaration are already resolved.
    if parameters.isDeclared, let name = capture.type {
      guard let type = types.type(name) else { return nil }
      guard type == parameter.type || !parameter.isTypeKnown else {
        sink.report(
          Diagnostic(
            .mistypedParameter,
            "the capture `\(capture.name.string)` has the type `\(types.specName(of: type))`, but the parameter has the "
              + "type `\(types.specName(of: parameter.type))`",
            at: name.span, help: "remove the type from the capture, or change the type of the parameter",
            related: [.init(parameter.name.span, "the parameter is declared here")]))
        return nil
      }
    }
    return isCapturable(parameter, by: capture, parameters) ? parameter.type : nil
  }

  private func isCapturable(_ parameter: Parameter, by capture: WrittenCapture, _ parameters: ParameterList) -> Bool {
    // The following values are computed only for diagnostics.
    var name: String { capture.name.string }
    var declared: Diagnostic.Related { Diagnostic.Related(parameter.name.span, "the parameter is declared here") }
    if types.isNative(parameter.type) {
      sink.report(
        Diagnostic(
          .nativeInURL,
          "`\(name)` has the type `\(types.specName(of: parameter.type))`, a Swift type of the app that a URL cannot contain",
          at: capture.name.span,
          help:
            "capture an ID under `resolvedLinks` instead, as in `{\(name)ID:String}`, and let the app resolve the link",
          related: parameter.name.span == capture.name.span ? [] : [declared]))
      return false
    }
    let isList = if case .list = parameter.arity { true } else { false }
    if case .rest = capture.component {
      guard parameter.type == .primitive(.string) else {
        sink.report(
          Diagnostic(
            .mistypedParameter, "a rest capture is a `String` or a `List<String>`, but `\(name)` has another type",
            at: capture.name.span,
            help: "declare `\(name)` as a `String` or a `List<String>`, or capture single segments",
            related: [declared]))
        return false
      }
    } else if case .query = capture.component {
      // A query can contain every type and every list.
    } else if isList {
      sink.report(
        Diagnostic(
          .mistypedParameter, "`\(name)` is a list, but the capture matches a single value", at: capture.name.span,
          help: "capture `\(name)` in the query, or capture the rest of the path: `{\(name)...}`", related: [declared]))
      return false
    } else if parameter.type == .primitive(.url) {
      sink.report(
        Diagnostic(
          .mistypedParameter, "`\(name)` has the type `URL`, which only a query can capture", at: capture.name.span,
          help: "capture `\(name)` in the query: `?\(name)={\(name)}`", related: [declared]))
      return false
    }
    guard capture.isOptional, parameter.isRequired else { return true }
    sink.report(
      Diagnostic(
        .unboundParameter, "the capture `\(name)` is optional, but the parameter is required", at: capture.name.span,
        help: parameters.isDeclared
          ? "declare `\(name)` as `\(types.specName(of: parameter.type))?`, or remove the `?` from the capture"
          : "remove the `?` from the capture",
        related: [declared]))
    return false
  }

  private func isCapturable(
    _ parameter: Parameter, on endpoints: [Endpoint], _ syntax: PatternSyntax, _ parameters: ParameterList
  ) -> Bool {
    let capture = WrittenCapture(name: parameter.name, type: nil, isList: false, isOptional: false, component: .host)
    guard isCapturable(parameter, by: capture, parameters) else { return false }
    let isEverywhere = endpoints.allSatisfy { $0.host?.captures.contains(parameter.name) ?? false }
    guard !isEverywhere, parameter.isRequired else { return true }
    let origin = endpoints.first { $0.host?.captures.contains(parameter.name) ?? false }!.origin
    sink.report(
      Diagnostic(
        .unboundParameter, "only some hosts of the link capture the required parameter `\(parameter.name.string)`",
        at: syntax.text.span,
        help:
          "declare `\(parameter.name.string)` as `\(types.specName(of: parameter.type))?`, or list only origins that "
          + "capture `\(parameter.name.string)`",
        related: [.init(origins.origins[origin].name.span, "the origin is declared here")]))
    return false
  }

  func reportUnknownParameter(_ name: Text, _ parameters: ParameterList, else advice: String) {
    guard !sink.isSpecIncomplete, parameters.isComplete else { return }
    let names = parameters.names.sorted()
    let similar = sink.similarNames(to: name.string, among: names)
    let inventory = names.count <= 12 && !names.isEmpty ? Suggestion.inventory(of: names, "available parameter") : nil
    sink.report(
      Diagnostic(
        .unknownParameter, "\(parameters.owner) has no parameter `\(name.string)`" + Suggestion.suffix(of: similar),
        at: name.span,
        help: parameters.isDeclared ? inventory ?? "add `\(name.string)` to `params`" : inventory ?? advice,
        fixes: Suggestion.fixes(for: name, similar)))
  }

  private func path(
    _ segments: [PatternSyntax.Segment], _ captureTypes: [String: ValueType], _ parameters: ParameterList
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
        let before = if let prefix { literals.canonical(prefix, isWhole: false) } else { "" as String? }
        let after = if let suffix { literals.canonical(suffix, isWhole: false) } else { "" as String? }
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
    _ items: [PatternSyntax.QueryItem], on endpoints: [Endpoint], _ captureTypes: [String: ValueType],
    _ parameters: ParameterList
  ) -> [Pattern.QueryItem]? {
    var result: [Pattern.QueryItem] = []
    var seen: Set<String> = []
    for item in items {
      let keys = item.keys.compactMap { literals.canonical($0, keeping: .queryKey, "the query key") }
      guard keys.count == item.keys.count else { continue }
      // The parser reports duplicate keys that are equal before decoding.
      if let (_, again) = zip(keys, item.keys).first(where: { !seen.insert($0.0).inserted }) {
        sink.report(
          Diagnostic(
            .invalidPattern, "the query contains the key `\(again.string)` twice after percent-decoding",
            at: again.span, help: "remove the duplicate"))
        continue
      }
      switch item.value {
      case .absent: result.append(Pattern.QueryItem(keys: keys, value: .absent))
      case .literal(let literal):
        guard let plusIsSpace = plusIsSpace(in: literal, on: endpoints),
          let text = literals.canonical(literal, keeping: .queryValue, "the query value", plusIsSpace: plusIsSpace)
        else { continue }
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

  /// The result is `nil` if the origins of the pattern disagree.
  private func plusIsSpace(in literal: Text, on endpoints: [Endpoint]) -> Bool? {
    guard literal.bytes.contains(UInt8(ascii: "+")) else { return false }
    let spaces = endpoints.first(where: \.reading.plusIsSpace)
    guard let spaces, let pluses = endpoints.first(where: { !$0.reading.plusIsSpace }) else { return spaces != nil }
    let names = [spaces, pluses].map { origins.origins[$0.origin].name }
    sink.report(
      Diagnostic(
        .invalidPattern,
        "`+` in the query value `\(literal.string)` means a space on `\(names[0].string)` and a plus sign on "
          + "`\(names[1].string)`",
        at: literal.span, help: "write `%20` for a space, or `%2B` for a plus sign",
        related: [.init(names[0].span, "this origin has `query: {plus: space}`")]))
    return nil
  }

  private func fragment(
    _ syntax: FragmentSyntax, on endpoints: [Endpoint], _ captureTypes: [String: ValueType], _ parameters: ParameterList
  ) -> Pattern.Fragment? {
    let path = path(syntax.segments, captureTypes, parameters)
    let query = query(syntax.query, on: endpoints, captureTypes, parameters)
    guard let path, let query else { return nil }
    return Pattern.Fragment(startsWithSlash: syntax.startsWithSlash, path: path, query: query)
  }
}

extension Pattern.Path {
  fileprivate var leastBytes: Int {
    var length = 0
    for index in segments.indices {
      switch segments[index] {
      case .literal(let text): length += 1 + text.utf8.count
      case .capture(let capture): length += 2 + capture.prefix.utf8.count + capture.suffix.utf8.count
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
