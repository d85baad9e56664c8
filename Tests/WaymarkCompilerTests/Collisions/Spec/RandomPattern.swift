import TestSupport

/// A generator of patterns for one spec.
///
/// The generator uses few words and types, and usually changes an existing pattern.
struct RandomPattern {
  var words: [String]
  var types: [TypeNumber]
  let keys: [String]
  let hasQueries, hasFragments, hasAffixes: Bool

  init(using random: inout SplitMix64) {
    words = Array(TextPool.words.shuffled(using: &random).prefix(random.once(in: 3) ? 3 : 2))
    let all = TextType.menu.map { TypeNumber($0.name) }
    // The last type, which matches dots, is rarely useful.
    types = [.string] + all.dropLast(random.once(in: 12) ? 0 : 1).shuffled(using: &random).prefix(1 + random.below(3))
    keys = ["k", "j", "i"]
    hasQueries = random.once(in: 3)
    hasFragments = random.once(in: 6)
    hasAffixes = random.once(in: 4)
  }

  /// Returns a changed copy of an existing pattern, or a new pattern.
  func pattern(like others: [CollisionSpec.Pattern], _ random: inout SplitMix64) -> CollisionSpec.Pattern {
    var pattern: CollisionSpec.Pattern
    if !others.isEmpty, !random.once(in: 6) {
      let other = random.pick(others)
      pattern = other
      for _ in 0...random.below(2) { change(&pattern, &random) }
      // Most links must have different patterns.
      if pattern == other, !random.once(in: 4) { change(&pattern, &random) }
    } else {
      pattern = CollisionSpec.Pattern(path: path(&random))
      if hasQueries { pattern.query = query(&random) }
      if hasFragments, random.once(in: 2) { pattern.fragment = fragment(&random) }
    }
    return pattern.named
  }

  private func change(_ pattern: inout CollisionSpec.Pattern, _ random: inout SplitMix64) {
    switch random.below(10) {
    case 0 where hasFragments: pattern.fragment = random.once(in: 3) ? nil : fragment(&random)
    case 1 where hasFragments:
      if pattern.fragment != nil { change(&pattern.fragment!.path, &random) }
      // A fragment cannot be empty.
      if pattern.fragment?.path == .init() { pattern.fragment = nil }
    case 2 where hasQueries, 3 where hasQueries: pattern.query = query(&random)
    case 4 where hasQueries:
      if !pattern.query.isEmpty { pattern.query.remove(at: random.below(pattern.query.count)) }
    default: change(&pattern.path, &random)
    }
  }

  private func change(_ path: inout CollisionSpec.Path, _ random: inout SplitMix64) {
    switch random.below(8) {
    case 0 where path.segments.count < 3:
      path.segments.insert(segment(&random), at: random.below(path.segments.count + 1))
    case 1 where !path.segments.isEmpty: path.segments.remove(at: random.below(path.segments.count))
    case 2: path.tail = tail(&random)
    case 3 where !path.segments.isEmpty:
      // The tail replaces the last segment.
      path.segments.removeLast()
      path.tail = tail(&random)
    default:
      guard !path.segments.isEmpty else { return path.tail = tail(&random) }
      let position = random.below(path.segments.count)
      let before = path.segments[position]
      path.segments[position] = segment(&random)
      // A capture replaces a literal, and a literal replaces an unchanged capture.
      if case .literal = before { path.segments[position] = capture(&random) }
      if before == path.segments[position] { path.segments[position] = .literal(random.pick(words)) }
    }
  }

  private func path(_ random: inout SplitMix64) -> CollisionSpec.Path {
    let count = random.pick([0, 1, 1, 2, 2, 2, 2, 3])
    return CollisionSpec.Path(
      segments: (0..<count).map { _ in segment(&random) }, tail: random.once(in: 4) ? tail(&random) : .none)
  }

  private func segment(_ random: inout SplitMix64) -> CollisionSpec.Segment {
    random.once(in: 2) ? .literal(random.pick(words)) : capture(&random)
  }

  private func capture(_ random: inout SplitMix64) -> CollisionSpec.Segment {
    var capture = CollisionSpec.Capture(type: random.pick(types))
    if hasAffixes, random.once(in: 2) {
      let side = random.below(3)
      if side != 0 { capture.prefix = random.pick(TextPool.prefixes) }
      if side != 1 { capture.suffix = random.pick(TextPool.suffixes) }
    }
    return .capture(capture)
  }

  private func tail(_ random: inout SplitMix64) -> CollisionSpec.Tail {
    switch random.below(5) {
    case 0: .none
    case 1, 2: .optional(CollisionSpec.Capture(type: random.pick(types)))
    default: .rest(random.once(in: 2) ? "rest" : nil, allowsNone: random.once(in: 2))
    }
  }

  func query(_ random: inout SplitMix64) -> [CollisionSpec.Item] {
    var free = keys.shuffled(using: &random)
    return (0..<random.below(3)).compactMap { _ in
      guard let key = free.popLast() else { return nil }
      var item = CollisionSpec.Item(keys: [key], value: value(&random))
      if item.value != .absent, let alias = free.last, random.once(in: 4) {
        item.keys.append(alias)
        free.removeLast()
      }
      return item
    }
  }

  private func value(_ random: inout SplitMix64) -> CollisionSpec.Item.Value {
    switch random.below(8) {
    case 0, 1: .literal(random.once(in: 6) ? "" : random.pick(words))
    case 2: .optional(CollisionSpec.Capture(type: random.pick(types)))
    case 3: .list(CollisionSpec.Capture(type: random.pick(types)))
    case 4: .absent
    default: .required(CollisionSpec.Capture(type: random.pick(types)))
    }
  }

  private func fragment(_ random: inout SplitMix64) -> CollisionSpec.Fragment {
    // A fragment of one optional capture has a meaning of its own.
    if random.once(in: 3) {
      return CollisionSpec.Fragment(
        startsWithSlash: false, path: .init(tail: .optional(CollisionSpec.Capture(type: random.pick(types)))))
    }
    var path = path(&random)
    if path.segments.count > 2 { path.segments.removeLast() }
    if path == .init() { path.segments.append(segment(&random)) }
    return CollisionSpec.Fragment(
      startsWithSlash: random.once(in: 2), path: path, query: hasQueries && random.once(in: 2) ? query(&random) : [])
  }
}
