import LinkPatterns
import WaymarkDiagnostics
import WaymarkModel

extension NavigationModel {
  func joined(with later: NavigationModel, without gone: Set<String>) -> NavigationModel {
    let count = types.count
    return replacing(
      types: types + later.types,
      links: links.map { $0.standing { !gone.contains($0.text) } } + later.links.map { $0.moved(count) })
  }
}

extension Link {
  fileprivate func standing(on isKept: (Endpoint) -> Bool) -> Link {
    var link = self
    link.pattern = pattern.standing(on: isKept)
    return link
  }

  fileprivate func moved(_ types: Int) -> Link {
    var link = self
    link.pattern = pattern.moved(types)
    if case .redirect(let redirect) = target {
      link.target = .redirect(Redirect(target: redirect.target.moved(types), start: redirect.start))
    }
    return link
  }
}

extension Pattern {
  fileprivate func moved(_ types: Int) -> Pattern {
    Pattern(
      text: text, endpoints: endpoints, path: path.moved(types), query: query.map { $0.moved(types) },
      fragment: fragment.map {
        Fragment(
          startsWithSlash: $0.startsWithSlash, path: $0.path.moved(types), query: $0.query.map { $0.moved(types) })
      },
      captureTypes: captureTypes.mapValues { $0.moved(types) })
  }
}

extension Pattern.Path {
  fileprivate func moved(_ types: Int) -> Pattern.Path {
    var path = self
    path.segments = segments.map { segment in
      if case .capture(let capture) = segment { .capture(capture.moved(types)) } else { segment }
    }
    if case .optional(let capture) = tail { path.tail = .optional(capture.moved(types)) }
    return path
  }
}

extension Pattern.Capture {
  fileprivate func moved(_ types: Int) -> Pattern.Capture {
    Pattern.Capture(name: name, type: type.moved(types), prefix: prefix, suffix: suffix)
  }
}

extension Pattern.QueryItem {
  fileprivate func moved(_ types: Int) -> Pattern.QueryItem {
    let value: Pattern.QueryValue =
      switch self.value {
      case .literal, .absent: self.value
      case .required(let name, let type): .required(name: name, type.moved(types))
      case .optional(let name, let type): .optional(name: name, type.moved(types))
      case .list(let name, let type): .list(name: name, type.moved(types))
      }
    return Pattern.QueryItem(keys: keys, value: value)
  }
}

extension ValueType {
  fileprivate func moved(_ count: Int) -> ValueType {
    if case .declared(let index) = self { .declared(index + count) } else { self }
  }
}
