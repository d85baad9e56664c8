/// The possible targets of redirects that a spec's links distinguish.
struct RedirectImages {
  private let space: URLSpace
  private let links: LinkSet
  /// The texts that the source of a redirect captures, by the names of the captures.
  private struct Source {
    var texts: [String: TextSet] = [:]
    /// The texts of a rest's first segment and of its other segments.
    var rests: [String: (first: TextSet, others: TextSet, allowsNone: Bool)] = [:]
    var optional: Set<String> = []
  }

  init(_ space: URLSpace) {
    self.space = space
    links = LinkSet.first(space.spec.links.count)
  }

  /// Returns whether a redirect can lead to a URL without a link.
  ///
  /// - Parameters:
  ///   - redirect: The index of the redirect.
  ///   - verdict: The verdict, which contains the winning links.
  /// - Returns: The certainty of the answer, which is at most `maybe` if another link can win over the redirect.
  func leadsNowhere(_ redirect: Int, _ verdict: Verdict) -> Verdict.Certainty {
    guard case .redirect(let target) = space.spec.links[redirect].target else { return .no }
    let source = space.spec.links[redirect].pattern
    let alwaysWins = space.examples.keys.allSatisfy { set in
      !set.contains(redirect) || verdict.winner(among: set & links) == redirect
    }
    var result = Verdict.Certainty.no
    for kind in URLSpace.Kind.all where space.standing[kind.number].contains(redirect) {
      let captured = captured(by: source, kind)
      for set in places(target, of: redirect, kind) {
        let answer = leadsNowhere(source, target, captured, to: set.links, space.parts[set.kind.number])
        if answer == .yes { return alwaysWins ? .yes : .maybe }
        if answer == .maybe { result = .maybe }
      }
    }
    return result
  }

  /// Returns the links at each start to which a redirect can lead.
  private func places(
    _ target: CollisionSpec.Pattern, of redirect: Int, _ kind: URLSpace.Kind
  ) -> [(links: LinkSet, kind: URLSpace.Kind)] {
    guard target.start == .origins else {
      let standings = space.spec.standings(of: target)
      let place = standings[0].place
      let known = space.places.first { $0.place == place }
      return [(known?.set ?? 0, known?.kind ?? URLSpace.Kind(isWeb: place.isWeb, ignoresCase: false))]
    }
    let own = space.places.filter { $0.set.contains(redirect) && $0.kind == kind }
    return Set(own.map(\.set)).map { ($0, kind) }
  }

  private func captured(by source: CollisionSpec.Pattern, _ kind: URLSpace.Kind) -> Source {
    let pool = space.pool
    var result = Source()
    func accepted(by type: TypeNumber) -> TextSet {
      pool.texts(of: .capture(type).ignoringCase(kind.ignoresCase, isInPath: false))
    }
    func add(_ path: CollisionSpec.Path, folds: Bool, _ domain: TextSet) {
      func texts(_ capture: CollisionSpec.Capture, at position: Int) -> TextSet {
        let texts = accepted(by: capture.type)
        let isWhole = capture.prefix.isEmpty && capture.suffix.isEmpty
        let own = isWhole ? texts.intersection(domain) : texts
        return folds && position == 0 ? own.intersection(pool.lowerCase) : own
      }
      for (position, segment) in path.segments.enumerated() {
        if case .capture(let capture) = segment { result.texts[capture.name] = texts(capture, at: position) }
      }
      let end = path.segments.count
      switch path.tail {
      case .none, .rest(nil, _): break
      case .optional(let capture):
        result.texts[capture.name] = texts(capture, at: end)
        result.optional.insert(capture.name)
      case .rest(let name?, let allowsNone):
        let first = folds && end == 0 ? domain.intersection(pool.lowerCase) : domain
        result.rests[name] = (first, domain, allowsNone)
      }
    }
    func add(_ items: [CollisionSpec.Item]) {
      for item in items {
        switch item.value {
        case .required(let capture), .optional(let capture):
          result.texts[capture.name] = accepted(by: capture.type)
          if item.value == .optional(capture) { result.optional.insert(capture.name) }
        case .literal, .list, .absent: break
        }
      }
    }
    add(source.path, folds: !kind.isWeb, pool.segments)
    add(source.query)
    if let fragment = source.fragment {
      add(fragment.path, folds: false, pool.fragmentSegments)
      add(fragment.query)
    }
    return result
  }

  private func leadsNowhere(
    _ source: CollisionSpec.Pattern, _ target: CollisionSpec.Pattern, _ captured: Source, to links: LinkSet,
    _ parts: URLSpace.URLParts
  ) -> Verdict.Certainty {
    let (paths, isWritable) = self.paths(target.path, captured, in: parts.paths, isFragment: false)
    let queries = queries(source.query, target.query, captured, in: parts.queries, carries: true)
    let fragments = fragments(target.fragment, captured, in: parts.fragments)
    let all = paths.flatMap { path in queries.map { path & $0 } }
    for set in Set(all) where fragments.contains(where: { $0 & set & links & self.links == 0 }) { return .yes }
    return isWritable ? .no : .maybe
  }

  /// Returns the sets of links that match a possible path of the target, and whether each captured text can be in a
  /// path.
  private func paths(
    _ path: CollisionSpec.Path, _ captured: Source, in paths: PathSpace, isFragment: Bool
  ) -> (sets: Set<LinkSet>, isWritable: Bool) {
    var isWritable = true
    let all = paths.rows.reduce(0) { $0 | $1.set }
    func sets(_ texts: TextSet, _ prefix: String, _ suffix: String, at position: Int) -> [LinkSet] {
      let isFolded = paths.foldsFirst && position == 0
      var domain = texts
      if !isFragment, prefix.isEmpty, suffix.isEmpty {
        domain = texts.intersection(space.pool.segments)
        if domain != texts { isWritable = false }
      }
      var anyway: LinkSet = 0
      let wanted = paths.rows.compactMap { row -> (set: LinkSet, texts: TextSet)? in
        switch paths.shape(of: row, at: position) {
        case nil: return nil
        case .any?:
          anyway |= row.set
          return nil
        case let shape?:
          return (row.set, space.pool.texts(of: shape, between: prefix, and: suffix, isFolded: isFolded))
        }
      }
      return Array(space.pool.examples(in: domain, wanted, anyway: anyway).keys)
    }
    func stepped(_ open: Set<LinkSet>, _ sets: [LinkSet]) -> Set<LinkSet> {
      Set(open.flatMap { set in sets.map { set & $0 } })
    }
    var open: Set<LinkSet> = [all]
    for (position, segment) in path.segments.enumerated() {
      switch segment {
      case .literal(let text):
        let only = space.pool.texts(of: .literal(text))
        open = stepped(open, sets(only, "", "", at: position))
      case .capture(let capture):
        open = stepped(open, sets(captured.texts[capture.name]!, capture.prefix, capture.suffix, at: position))
      }
    }
    let count = path.segments.count
    func ended(_ open: Set<LinkSet>, _ count: Int) -> Set<LinkSet> { Set(open.map { $0 & paths.ends(count) }) }
    switch path.tail {
    case .none, .rest(nil, _): return (ended(open, count), isWritable)
    case .optional(let capture):
      let more = ended(stepped(open, sets(captured.texts[capture.name]!, "", "", at: count)), count + 1)
      return (captured.optional.contains(capture.name) ? more.union(ended(open, count)) : more, isWritable)
    case .rest(let name?, _):
      let rest = captured.rests[name]!
      var result = rest.allowsNone ? ended(open, count) : []
      for position in count...max(count, paths.length) {
        open = stepped(open, sets(position == count ? rest.first : rest.others, "", "", at: position))
        result.formUnion(ended(open, position + 1))
      }
      return (result, isWritable)
    }
  }

  /// Returns the sets of links that match a possible query of the target.
  private func queries(
    _ source: [CollisionSpec.Item], _ target: [CollisionSpec.Item], _ captured: Source, in queries: QuerySpace,
    carries: Bool
  ) -> Set<LinkSet> {
    let declared = Set((source + target).flatMap(\.keys))
    let written = Dictionary(uniqueKeysWithValues: target.map { ($0.keys[0], $0.value) })
    let sets = queries.examples { key in
      switch written[key] {
      case .literal(let text): return [.once(space.pool.number(of: text)!)]
      case .required(let capture), .optional(let capture):
        let values = queries.values(of: key, in: captured.texts[capture.name]!).map(QuerySpace.State.once)
        return captured.optional.contains(capture.name) ? values + [.absent] : values
      case .absent, .list: return [.absent]
      case nil: return carries && !declared.contains(key) ? queries.states(of: key, in: space.pool.values) : [.absent]
      }
    }
    return Set(sets.keys)
  }

  private func fragments(
    _ fragment: CollisionSpec.Fragment?, _ captured: Source, in fragments: FragmentSpace
  ) -> Set<LinkSet> {
    let indifferent = fragments.indifferent
    guard let fragment else { return [fragments.absent] }
    let own = fragments.paths(startingWithSlash: fragment.startsWithSlash)
    var path = fragment.path
    var absent: Set<LinkSet> = []
    // A redirect leaves out a fragment that consists of an optional capture without a value.
    if fragment.mayBeAbsent, case .optional(let capture) = path.tail {
      path = .init(segments: [.capture(capture)])
      if captured.optional.contains(capture.name) { absent = [fragments.absent] }
    }
    let (paths, _) = paths(path, captured, in: own, isFragment: true)
    let queries = queries(
      [], fragment.query, captured, in: fragments.queries(startingWithSlash: fragment.startsWithSlash),
      carries: false)
    return absent.union(paths.flatMap { path in queries.map { path & $0 | indifferent } })
  }
}

extension Standing {
  /// The start of a redirect's target, whose host has no captures.
  fileprivate var place: Place {
    Place(scheme: scheme, labels: host?.name ?? [], port: Place.port(host?.port, on: scheme))
  }
}
