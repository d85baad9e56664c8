import TestSupport

extension RandomSpec {
  /// Adds a redirect to a random link if the link can be a target.
  mutating func addRedirect(_ random: inout SplitMix64) {
    guard let (link, linkTarget) = links.randomElement(using: &random), canBeTarget(link) else { return }
    if case .redirect = linkTarget { return }
    var target = link.pattern
    target.types = [:]
    for index in target.query.indices { target.query[index].keys.removeLast(target.query[index].keys.count - 1) }
    if var fragment = target.fragment {
      for index in fragment.query.indices {
        fragment.query[index].keys.removeLast(fragment.query[index].keys.count - 1)
      }
      target.fragment = fragment
    }
    var source = SamplePattern()
    source.path.segments = [.literal(random.pick(["a", "old"]))]
    var captured: [Parameter] = []
    for parameter in parameters(of: link, linkTarget) {
      guard let use = target.captures.first(where: { $0.name == parameter.name }) else { continue }
      var parameter = parameter
      if case .rest(parameter.name, _) = target.path.tail {
        source.path.tail = .rest(parameter.name, allowsNone: use.isOptional && random.once(in: 2))
        if case .rest(_, allowsNone: false) = source.path.tail {
          target.path.tail = .rest(parameter.name, allowsNone: false)
        }
        parameter.arity = .optional
      } else if parameter.arity == .list {
        source.query.append(.init(keys: [parameter.name], value: .capture(parameter.name, isOptional: false)))
        source.types[parameter.name] = "List<\(parameter.type.name)>"
      } else {
        let isOptional = use.isOptional && random.once(in: 2)
        source.types[parameter.name] = parameter.type.name
        if isOptional || parameter.type.isURL || random.once(in: 3) {
          source.query.append(.init(keys: [parameter.name], value: .capture(parameter.name, isOptional: isOptional)))
        } else {
          source.path.segments.append(.capture(prefix: "", parameter.name, suffix: ""))
        }
        parameter.arity = isOptional ? .optional : .required
        if !isOptional { target.require(parameter.name) }
      }
      captured.append(parameter)
    }
    guard !redirects.contains(where: { $0.source.text == source.text }), source.text != target.text else { return }
    redirects.append(Redirect(source: source, target: target, parameters: captured))
  }

  /// Returns a Boolean value that indicates whether a redirect from any location can write the URLs of a link.
  private func canBeTarget(_ link: Link) -> Bool {
    guard case .origins = link.pattern.start, link.origins == nil else { return false }
    if case .rest(nil, allowsNone: false) = link.pattern.path.tail { return false }
    guard let fragment = link.pattern.fragment else { return true }
    // A fragment's rest cannot replace a path's rest.
    if case .rest = fragment.path.tail { return false }
    return true
  }
}

extension SamplePattern {
  /// Makes a capture required, because its parameter always has a value.
  fileprivate mutating func require(_ name: String) {
    path.require(name)
    query.require(name)
    fragment?.path.require(name)
    fragment?.query.require(name)
  }
}

extension SamplePattern.Path {
  fileprivate mutating func require(_ name: String) {
    guard case .optional(name) = tail else { return }
    tail = .none
    segments.append(.capture(prefix: "", name, suffix: ""))
  }
}

extension [SamplePattern.Item] {
  fileprivate mutating func require(_ name: String) {
    for index in indices {
      guard case .capture(name, _) = self[index].value else { continue }
      self[index].value = .capture(name, isOptional: false)
    }
  }
}
