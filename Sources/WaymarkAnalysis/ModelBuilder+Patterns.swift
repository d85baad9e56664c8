import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec
import WaymarkYAML

extension ModelBuilder {
  /// The canonical form of a pattern whose captures are parameters; nil, with findings, where it has none.
  ///
  /// - Parameter fixed: The names that have a fixed value, and so no capture.
  mutating func pattern(
    _ syntax: PatternSyntax, on endpoints: [Endpoint], _ parameters: ParameterList, fixed: [Text: Text] = [:]
  ) -> Pattern? {
    var types: [String: ValueType] = [:]
    var isSound = true
    let captures = syntax.captures
    types.reserveCapacity(captures.count)
    for capture in captures {
      guard let type = type(of: capture, parameters) else {
        isSound = false
        continue
      }
      if let span = fixed[capture.name] {
        report(
          Diagnostic(
            .duplicateValue, "`\(capture.name.string)` is captured, and has a fixed value as well",
            at: capture.name.span, help: "leave it out here, or in `with`", related: [.init(span.span, "fixed here")]))
        isSound = false
      }
      types[capture.name.string] = type
    }
    let hostNames = hostNames(endpoints)
    for name in hostNames where pattern(syntax, captures: name) {
      report(
        Diagnostic(
          .invalidPattern, "the hosts of this link capture `\(name.string)` already", at: syntax.text.span,
          help: "give one of them another name",
          related: [.init(name.span, "in this host")]))
      isSound = false
    }
    for name in hostNames where types[name.string] == nil {
      // Unless the pattern writes it, a label that a whole origin captures is there for those who take it.
      guard let parameter = parameters[name] else { continue }
      types[name.string] = parameter.type
      if !isCapturable(parameter, on: endpoints, syntax, parameters) { isSound = false }
    }
    let path = path(syntax.segments, types, parameters)
    let query = syntax.query.isEmpty ? [] : query(syntax.query, types, parameters)
    var fragment: Pattern.Fragment?
    if let written = syntax.fragment {
      fragment = self.fragment(written, types, parameters)
      if fragment == nil { isSound = false }
    }
    guard isSound, let path, let query else { return nil }
    var length = path.leastBytes
    for item in query { length += item.leastBytes }
    guard length <= CanonicalURL.longest else {
      report(
        Diagnostic(
          .invalidPattern, "a URL has at most 2,048 bytes, and this pattern has \(length)", at: syntax.text.span))
      return nil
    }
    guard captures.count <= LinkTableFormat.mostCaptures else {
      report(
        Diagnostic(
          .invalidPattern, "a pattern has at most \(LinkTableFormat.mostCaptures) captures, and this one has more",
          at: syntax.text.span))
      return nil
    }
    return Pattern(
      text: syntax.text, endpoints: endpoints, path: path, query: query, fragment: fragment,
      captureTypes: types)
  }

  /// Whether a pattern captures, behind its own host, what its hosts do.
  private func pattern(_ syntax: PatternSyntax, captures name: Text) -> Bool {
    syntax.captures.contains { capture in
      if case .host = capture.place { false } else { capture.name == name }
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

  /// The type of a capture; nil, with a finding, where it is for nothing.
  private mutating func type(of capture: WrittenCapture, _ parameters: ParameterList) -> ValueType? {
    guard let parameter = parameters[capture.name] else {
      reportUnknown(capture.name, parameters)
      return nil
    }
    // Where links declare the parameters, their types have been looked at already.
    if parameters.isDeclared, let name = capture.type {
      guard let type = type(name) else { return nil }
      guard type == parameter.type || !parameter.isTypeKnown else {
        report(
          Diagnostic(
            .mistypedParameter,
            "`\(capture.name.string)` is declared as \(specName(of: parameter.type)), not as \(specName(of: type))",
            at: name.span, help: "leave the type out here, or change it there",
            related: [.init(parameter.name.span, "declared here")]))
        return nil
      }
    }
    return isCapturable(parameter, by: capture, parameters) ? parameter.type : nil
  }

  /// Reports a capture that cannot give what its parameter is.
  private mutating func isCapturable(
    _ parameter: Parameter, by capture: WrittenCapture, _ parameters: ParameterList
  ) -> Bool {
    // Made where something is wrong, and else not.
    var name: String { capture.name.string }
    var declared: Diagnostic.Related { Diagnostic.Related(parameter.name.span, "declared here") }
    if isNative(parameter.type) {
      report(
        Diagnostic(
          .nativeInURL, "`\(name)` is a \(specName(of: parameter.type)), a type of the app: no URL has one",
          at: capture.name.span,
          help: "capture an ID, and let the app look the rest up: `resolvedLinks` are made for that",
          related: parameter.name.span == capture.name.span ? [] : [declared]))
      return false
    }
    let isList = if case .list = parameter.arity { true } else { false }
    if case .rest = capture.place {
      guard parameter.type == .primitive(.string) else {
        report(
          Diagnostic(
            .mistypedParameter, "the rest of a path is a String or a List<String>, and `\(name)` is neither",
            at: capture.name.span, help: "declare it as one, or capture single segments", related: [declared]))
        return false
      }
    } else if case .query = capture.place {
      // Of a list, every value is taken.
    } else if isList {
      report(
        Diagnostic(
          .mistypedParameter, "`\(name)` is a list, and a single segment is one value", at: capture.name.span,
          help: "capture it in the query, or the rest of the path: `{\(name)...}`", related: [declared]))
      return false
    } else if parameter.type == .primitive(.url) {
      report(
        Diagnostic(
          .mistypedParameter, "`\(name)` is a URL, which stands in a query only", at: capture.name.span,
          help: "capture it there: `?\(name)={\(name)}`", related: [declared]))
      return false
    }
    guard capture.isOptional, parameter.isRequired else { return true }
    report(
      Diagnostic(
        .unboundParameter, "a URL may leave `\(name)` out here, and it is not optional", at: capture.name.span,
        help: parameters.isDeclared
          ? "declare it as `\(specName(of: parameter.type))?`, or leave the `?` out here" : "leave the `?` out here",
        related: [declared]))
    return false
  }

  /// Reports a label of the hosts that cannot give what its parameter is.
  private mutating func isCapturable(
    _ parameter: Parameter, on endpoints: [Endpoint], _ syntax: PatternSyntax, _ parameters: ParameterList
  ) -> Bool {
    let capture = WrittenCapture(
      name: parameter.name, type: nil, isList: false, isOptional: false, place: .host)
    guard isCapturable(parameter, by: capture, parameters) else { return false }
    let isEverywhere = endpoints.allSatisfy { $0.host?.captures.contains(parameter.name) ?? false }
    guard !isEverywhere, parameter.isRequired else { return true }
    let origin = endpoints.first { $0.host?.captures.contains(parameter.name) ?? false }!.origin
    report(
      Diagnostic(
        .unboundParameter, "only some of this link's hosts say what `\(parameter.name.string)` is",
        at: syntax.text.span,
        help: "declare it as `\(specName(of: parameter.type))?`, or name the origins that have it",
        related: [.init(model.origins[origin].name.span, "the origin is declared here")]))
    return false
  }

  /// Reports a name that is no parameter's, as a capture or as a fixed value.
  mutating func reportUnknown(_ name: Text, _ parameters: ParameterList) {
    guard !spec.isIncomplete, parameters.isWhole else { return }
    let names = parameters.names.sorted()
    let suggestion = suggestions.suffix(for: name.string, among: names)
    let inventory =
      names.count <= 12 && !names.isEmpty ? Suggestion.inventory(of: names, "its", "parameter") : nil
    report(
      Diagnostic(
        .unknownParameter,
        "\(parameters.owner) has no parameter `\(name.string)`\(suggestion)", at: name.span,
        help: parameters.isDeclared
          ? inventory ?? "add it to `params`"
          : inventory ?? "only what its pattern captures is a parameter"))
  }

  // MARK: Parts

  /// The canonical form of segments whose captures are known; nil, with findings, where one is none.
  private mutating func path(
    _ segments: [PatternSyntax.Segment], _ types: [String: ValueType], _ parameters: ParameterList
  ) -> Pattern.Path? {
    var path = Pattern.Path(segments: [])
    path.segments.reserveCapacity(segments.count)
    var isSound = true
    for index in segments.indices {
      switch segments[index] {
      case .literal(let literal):
        guard let text = canonical(literal) else {
          isSound = false
          continue
        }
        path.segments.append(.literal(text))
      case .capture(let syntax, let prefix, let suffix, _):
        let before = if let prefix { canonical(prefix, isWhole: false) } else { "" as String? }
        let after = if let suffix { canonical(suffix, isWhole: false) } else { "" as String? }
        let name = syntax.name.string
        guard let type = types[name], let before, let after else {
          isSound = false
          continue
        }
        let capture = Pattern.Capture(name: name, type: type, prefix: before, suffix: after)
        if syntax.isOptional { path.tail = .optional(capture) } else { path.segments.append(.capture(capture)) }
      case .rest(let name, let isOptional, _):
        let isList = if let name, case .list? = parameters[name]?.arity { true } else { false }
        path.tail = .rest(name: name?.string, isList: isList, allowsNone: isOptional)
      }
    }
    return isSound ? path : nil
  }

  private mutating func query(
    _ items: [PatternSyntax.QueryItem], _ types: [String: ValueType], _ parameters: ParameterList
  ) -> [Pattern.QueryItem]? {
    var result: [Pattern.QueryItem] = []
    var seen: Set<String> = []
    for item in items {
      let keys = item.keys.compactMap { canonical($0, keeping: .queryKey, "the query key") }
      guard keys.count == item.keys.count else { continue }
      // Two that are written alike have been found before.
      if let (_, again) = zip(keys, item.keys).first(where: { !seen.insert($0.0).inserted }) {
        report(
          Diagnostic(
            .invalidPattern, "the query key `\(again.string)` is here twice: escapes make no difference",
            at: again.span, help: "leave one of them out"))
        continue
      }
      switch item.value {
      case .absent: result.append(Pattern.QueryItem(keys: keys, value: .absent))
      case .literal(let literal):
        guard let text = canonical(literal, keeping: .queryValue, "the query value") else { continue }
        result.append(Pattern.QueryItem(keys: keys, value: .literal(text)))
      case .capture(let capture):
        guard let type = types[capture.name.string] else { continue }
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

  private mutating func fragment(
    _ syntax: FragmentSyntax, _ types: [String: ValueType], _ parameters: ParameterList
  ) -> Pattern.Fragment? {
    let path = path(syntax.segments, types, parameters)
    let query = query(syntax.query, types, parameters)
    guard let path, let query else { return nil }
    return Pattern.Fragment(startsWithSlash: syntax.startsWithSlash, path: path, query: query)
  }

  // MARK: Literals

  /// The canonical text of a segment, or of a part of one; nil, with a finding, where no URL has it.
  private mutating func canonical(_ literal: Text, isWhole: Bool = true) -> String? {
    canonical(literal, keeping: .segment, "the segment") { text in isWhole && (text == "." || text == "..") }
  }

  private mutating func canonical(
    _ literal: Text, keeping raw: URLComponentBytes, _ what: String, isDotSegment: (String) -> Bool = { _ in false }
  ) -> String? {
    // Most are what they stand for as they are written.
    if literal.consists(of: raw), !(literal == "."), !(literal == "..") { return literal.string }
    let written = literal.string
    do throws(LinkURLError) {
      if written.contains(" ") { throw .rawSpace }
      if written.contains("\\") { throw .backslash }
      let text = try PercentCoding.decodedStrictly(Array(written.utf8))
      if isDotSegment(text) { throw .dotSegment }
      var bytes: [UInt8] = []
      try PercentCoding.append(text, keeping: raw, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      let reason = error == .dotSegment ? "a dot segment stands for another path" : error.explanation
      report(Diagnostic(.invalidPattern, "no URL has \(what) `\(written)`: \(reason)", at: literal.span))
      return nil
    }
  }
}

extension Pattern.Path {
  /// How long the shortest of its URLs is.
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

extension Text {
  /// Whether there are only bytes that stand raw in a part of a URL.
  fileprivate func consists(of raw: URLComponentBytes) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var index = 0
    while index < bytes.count {
      guard raw.contains(start[index]) else { return false }
      index += 1
    }
    return true
  }
}
