import TestSupport

extension CollisionSpec {
  /// Adds a redirect to a link or to a similar pattern.
  mutating func addRedirect(_ maker: RandomPattern, _ random: inout SplitMix64) {
    var target = random.pick(links).pattern
    if random.once(in: 3) { target = maker.pattern(like: [target], &random) }
    let start = random.once(in: 4) ? writableStart(&random) : .origins
    var split = RedirectSplit(source: Pattern(path: Path(segments: [.literal("go")])), maker: maker)
    if random.once(in: 3) { split.source.path.segments = [.literal(random.pick(maker.words))] }
    if maker.hasQueries, random.once(in: 3) {
      split.source.query = maker.query(&random).filter { $0.capture == nil }
    }
    if random.once(in: 6) { split.source.start = writableStart(&random) }
    target.start = start
    target.path = split.path(target.path, &random)
    target.query = split.query(target.query, &random)
    if random.once(in: 2) { target.fragment = nil }
    if let fragment = target.fragment {
      target.fragment!.path = split.path(fragment.path, &random)
      target.fragment!.query = split.query(fragment.query, &random)
      if target.fragment!.path == .init() { target.fragment = nil }
    }
    let text = split.source.text()
    let isTaken = links.contains { link in
      if case .redirect = link.target { link.pattern.text() == text } else { false }
    }
    if !isTaken { links.append(Link(pattern: split.source, target: .redirect(target))) }
  }

  /// Returns a scheme, or a host without captures and wildcards.
  private func writableStart(_ random: inout SplitMix64) -> Pattern.Start {
    let origin = random.pick(origins)
    guard let host = origin.hosts.filter(\.front.isEmpty).randomElement(using: &random) else {
      return origin.hosts.isEmpty ? .scheme(random.pick(origin.schemes)) : .origins
    }
    return .host(scheme: random.pick(origin.allSchemes), host)
  }
}

/// A redirect under construction.
///
/// The source must have all captures of the target.
private struct RedirectSplit {
  var source: CollisionSpec.Pattern
  let maker: RandomPattern
  var count = 0

  mutating func path(_ path: CollisionSpec.Path, _ random: inout SplitMix64) -> CollisionSpec.Path {
    var result = CollisionSpec.Path()
    for segment in path.segments {
      guard case .capture(var capture) = segment else {
        result.segments.append(segment)
        continue
      }
      guard !random.once(in: 3) else {
        result.segments.append(.literal(random.pick(maker.words)))
        continue
      }
      if !random.once(in: 3) { (capture.prefix, capture.suffix) = ("", "") }
      result.segments.append(.capture(bound(capture, &random)))
    }
    let isFree = source.path.tail == .none
    switch path.tail {
    case .optional(let capture) where isFree && random.once(in: 2):
      let new = renamed(capture, &random)
      source.path.tail = .optional(new)
      result.tail = .optional(new)
    case .rest(_, let allowsNone) where isFree && !random.once(in: 3):
      count += 1
      let sourceAllowsNone = allowsNone && random.once(in: 2)
      source.path.tail = .rest("rest\(count)", allowsNone: sourceAllowsNone)
      result.tail = .rest("rest\(count)", allowsNone: sourceAllowsNone || random.once(in: 2))
    case .none: break
    case .optional, .rest: if random.once(in: 2) { result.segments.append(.literal(random.pick(maker.words))) }
    }
    return result
  }

  mutating func query(_ items: [CollisionSpec.Item], _ random: inout SplitMix64) -> [CollisionSpec.Item] {
    items.compactMap { item in
      switch item.value {
      case .literal, .absent: return random.once(in: 4) ? nil : item
      case .optional, .list: return nil
      case .required(let capture):
        let value: CollisionSpec.Item.Value =
          random.once(in: 3) ? .literal(random.pick(maker.words)) : .required(bound(capture, &random))
        return CollisionSpec.Item(keys: item.keys, value: value)
      }
    }
  }

  private mutating func renamed(
    _ capture: CollisionSpec.Capture, _ random: inout SplitMix64
  ) -> CollisionSpec.Capture {
    count += 1
    let type = random.once(in: 3) ? random.pick(maker.types) : capture.type
    return CollisionSpec.Capture(name: "x\(count)", type: type, prefix: capture.prefix, suffix: capture.suffix)
  }

  /// Adds a capture to the path or the query of the source.
  private mutating func bound(_ capture: CollisionSpec.Capture, _ random: inout SplitMix64) -> CollisionSpec.Capture {
    let new = renamed(capture, &random)
    var own = CollisionSpec.Capture(name: new.name, type: new.type)
    if random.once(in: 4) {
      source.query.append(CollisionSpec.Item(keys: ["q\(count)"], value: .required(own)))
    } else {
      if maker.hasAffixes, random.once(in: 4) { own.prefix = random.pick(TextPool.prefixes) }
      source.path.segments.append(.capture(own))
    }
    return new
  }
}
