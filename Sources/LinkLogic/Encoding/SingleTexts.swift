import SpecModel
import WaymarkLinks

/// Replaces a capture that accepts only one string with a literal, as if the spec contained it.
struct SingleTexts {
  private var texts: ShapeTexts

  init(_ texts: ShapeTexts) { self.texts = texts }

  mutating func has(_ pattern: Pattern) -> Bool { !fixedTexts(pattern).isEmpty }

  private mutating func fixedTexts(_ pattern: Pattern) -> [String: String] {
    var fixed: [String: String] = [:]
    for (name, type) in pattern.captureTypes {
      guard let text = texts.onlyText(of: type) else { continue }
      // Elsewhere, the case of a literal has another meaning than the case of a capture.
      if !pattern.ignoresCase || text == text.lowercasedASCII && text == text.uppercased() { fixed[name] = text }
    }
    return fixed
  }

  /// Arguments of replaced captures become constants.
  mutating func writtenOut(_ link: Link) -> Link {
    var fixed = fixedTexts(link.pattern)
    var link = link
    link.pattern = link.pattern.writingOut(&fixed)
    link.landing = link.landing.fixing(fixed)
    return link.replacingRedirect { Redirect(target: $0.target.writingOut(&fixed), start: $0.start) }
  }
}

extension Pattern {
  fileprivate func writingOut(_ fixed: inout [String: String]) -> Pattern {
    for name in endpoints.flatMap({ $0.host?.captures ?? [] }) { fixed[name.string] = nil }
    path.keepCaptures(&fixed)
    query.keepCaptures(&fixed)
    fragment?.path.keepCaptures(&fixed)
    fragment?.query.keepCaptures(&fixed)
    // A custom scheme converts a literal first segment to lowercase, which would change the value of the capture.
    if case .capture(let capture)? = path.segments.first, let text = fixed[capture.name],
      endpoints.contains(where: { $0.host == nil }), text != text.lowercased()
    {
      fixed[capture.name] = nil
    }
    return Pattern(
      text: text, endpoints: endpoints, path: path.writingOut(fixed), query: query.map { $0.writingOut(fixed) },
      fragment: fragment.map { fragment in
        Fragment(
          startsWithSlash: fragment.startsWithSlash, path: fragment.path.writingOut(fixed),
          query: fragment.query.map { $0.writingOut(fixed) })
      },
      captureTypes: captureTypes.filter { fixed[$0.key] == nil })
  }
}

extension Pattern.Path {
  fileprivate func keepCaptures(_ fixed: inout [String: String]) {
    // No URL has a segment `.` or `..`, and the matcher relies on the absence of these literals.
    for case .capture(let capture) in segments {
      guard let text = fixed[capture.name], [".", ".."].contains(capture.prefix + text + capture.suffix) else {
        continue
      }
      fixed[capture.name] = nil
    }
    switch tail {
    case .optional(let capture): fixed[capture.name] = nil
    case .rest(let name?, _, _): fixed[name] = nil
    case .none, .rest(nil, _, _): break
    }
  }

  fileprivate func writingOut(_ fixed: [String: String]) -> Pattern.Path {
    var path = self
    for (index, segment) in segments.enumerated() {
      guard case .capture(let capture) = segment, let text = fixed[capture.name] else { continue }
      path.segments[index] = .literal(capture.prefix + LinkTableEncoder.canonical(text) + capture.suffix)
    }
    return path
  }
}

extension [Pattern.QueryItem] {
  fileprivate func keepCaptures(_ fixed: inout [String: String]) {
    for item in self {
      switch item.value {
      case .optional(let name, _), .list(let name, _): fixed[name] = nil
      case .literal, .required, .absent: break
      }
    }
  }
}

extension Pattern.QueryItem {
  fileprivate func writingOut(_ fixed: [String: String]) -> Pattern.QueryItem {
    guard case .required(let name, _) = value, let text = fixed[name] else { return self }
    // Earlier phases have rejected strings that no URL can contain.
    return Pattern.QueryItem(keys: keys, value: .literal(PercentCoding.canonical(text, keeping: .queryValue) ?? ""))
  }
}

extension LandingSteps {
  fileprivate func fixing(_ fixed: [String: String]) -> LandingSteps {
    func sources(_ sources: [ArgumentSource]) -> [ArgumentSource] {
      sources.map { source in
        if case .capture(let name) = source, let text = fixed[name] { .constant(text) } else { source }
      }
    }
    func step(_ step: Step) -> Step { Step(route: step.route, arguments: sources(step.arguments)) }
    return LandingSteps(
      tab: tab, tabArguments: sources(tabArguments), stackChange: stackChange, stack: stack.map(step),
      modals: modals.map { Modal(kind: $0.kind, step: step($0.step), stack: $0.stack.map(step)) },
      appArguments: sources(appArguments))
  }
}
