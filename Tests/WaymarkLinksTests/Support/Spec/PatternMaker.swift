import TestSupport

/// A builder for random patterns from captures and a few words.
struct PatternMaker {
  static let words = [
    "a", "b", "ab", "1", "-7", "\u{E9}", "x y", "x+y", "Zz", "a/b", "50%", "month", "7", "true", "2024-02-29",
  ]
  static let firstWords = ["a", "b", "Ab"]
  static let keys = ["k", "j", "m", "\u{E9}"]
  private static let prefixes = ["", "a", "v-", "Q", "\u{E9}", "%"]
  private static let suffixes = ["", "b", ".x", "%", "9", "A9"]

  private var pattern = SamplePattern()
  private let template: SamplePattern?
  private var captures: [SamplePattern.Segment] = []
  private var freeKeys: [String]

  /// Creates a builder.
  ///
  /// - Parameter template: A pattern whose words the new pattern reuses, so that the two patterns may overlap.
  init(template: SamplePattern?) {
    self.template = template
    freeKeys = Self.keys
  }

  /// Returns a random choice of whether the pattern captures a parameter.
  func wants(_ parameter: RandomSpec.Parameter, canFix: Bool, _ random: inout SplitMix64) -> Bool {
    parameter.arity == .required ? !canFix || !random.once(in: 5) : random.once(in: 2)
  }

  mutating func capture(_ parameter: RandomSpec.Parameter, writesType: Bool, _ random: inout SplitMix64) {
    let isList = parameter.arity == .list
    let type = isList ? "List<\(parameter.type.name)>" : parameter.type.name
    if writesType, parameter.type.name != "String" || isList || random.once(in: 2) {
      pattern.types[parameter.name] = type
    }
    let isFree = if case .none = pattern.path.tail { true } else { false }
    // A list with an explicit type is always a query capture.
    let canBeRest = parameter.type.isText && isFree && !(isList && writesType)
    if canBeRest, random.once(in: 2) {
      pattern.types[parameter.name] = nil
      pattern.path.tail = .rest(parameter.name, allowsNone: parameter.arity != .required && random.once(in: 2))
    } else if isList || parameter.type.isURL || random.once(in: 3) {
      let isOptional = parameter.arity != .required && !isList && !random.once(in: 3)
      pattern.query.append(item(.capture(parameter.name, isOptional: isOptional), parameter.name, &random))
    } else if parameter.arity != .required, isFree, random.once(in: 2) {
      pattern.path.tail = .optional(parameter.name)
    } else if random.once(in: 6) {
      captureInFragment(parameter, &random)
    } else {
      captures.append(segment(parameter.name, &random))
    }
  }

  private func segment(_ name: String, _ random: inout SplitMix64) -> SamplePattern.Segment {
    guard random.once(in: 4) else { return .capture(prefix: "", name, suffix: "") }
    return .capture(prefix: random.pick(Self.prefixes), name, suffix: random.pick(Self.suffixes))
  }

  private mutating func captureInFragment(_ parameter: RandomSpec.Parameter, _ random: inout SplitMix64) {
    var fragment = pattern.fragment ?? .init(startsWithSlash: random.once(in: 2), path: .init(), query: [])
    let isFree = if case .none = fragment.path.tail { true } else { false }
    let isRequired = parameter.arity == .required
    if parameter.type.isText, isFree, random.once(in: 3) {
      pattern.types[parameter.name] = nil
      fragment.path.tail = .rest(parameter.name, allowsNone: !isRequired && random.once(in: 2))
    } else if !isRequired, isFree, random.once(in: 2) {
      fragment.path.tail = .optional(parameter.name)
    } else if random.once(in: 3), !fragment.path.segments.isEmpty {
      fragment.query.append(
        .init(keys: [parameter.name], value: .capture(parameter.name, isOptional: !isRequired && random.once(in: 2))))
    } else {
      fragment.path.segments.append(segment(parameter.name, &random))
    }
    pattern.fragment = fragment
  }

  private mutating func item(
    _ value: SamplePattern.Item.Value, _ name: String, _ random: inout SplitMix64
  ) -> SamplePattern.Item {
    var keys = [key(&random) ?? name]
    if random.once(in: 4), let alias = key(&random) { keys.append(alias) }
    return .init(keys: keys, value: value)
  }

  /// Returns a random key that no item uses, or `nil` if every key is in use.
  private mutating func key(_ random: inout SplitMix64) -> String? {
    guard !freeKeys.isEmpty else { return nil }
    return freeKeys.remove(at: random.below(freeKeys.count))
  }

  /// Returns the pattern, with words around its captures.
  mutating func pattern(_ random: inout SplitMix64) -> SamplePattern {
    var slots: [SamplePattern.Segment?]
    if let template {
      slots = template.path.segments.map { if case .literal = $0 { $0 } else { nil } }
    } else {
      slots = (0..<random.below(3)).map { .literal(random.pick($0 == 0 ? Self.firstWords : Self.words)) }
      for _ in captures { slots.insert(nil, at: random.below(slots.count + 1)) }
    }
    var rest = captures.shuffled(using: &random)
    pattern.path.segments = slots.map { slot in slot ?? rest.popLast() ?? .literal(random.pick(Self.words)) }
    pattern.path.segments += rest
    addConditions(&random)
    return pattern
  }

  /// Adds parts that capture nothing: literal and absent items, a fragment, an unnamed rest.
  private mutating func addConditions(_ random: inout SplitMix64) {
    if random.once(in: 6), let key = key(&random) {
      pattern.query.append(
        .init(keys: [key], value: .literal(random.pick(["", "a", "7", "x y", "x+y", "a/b", "\u{E9}"]))))
    }
    if random.once(in: 6), let key = key(&random) { pattern.query.append(.init(keys: [key], value: .absent)) }
    if case .none = pattern.path.tail, random.once(in: 8) {
      pattern.path.tail = .rest(nil, allowsNone: random.once(in: 2))
    }
    if random.once(in: 10), pattern.fragment == nil {
      pattern.fragment = .init(
        startsWithSlash: random.once(in: 2), path: .init(segments: [.literal(random.pick(Self.words))]), query: [])
    }
    if random.once(in: 3), pattern.fragment != nil {
      pattern.fragment!.query.append(
        random.once(in: 2)
          ? .init(keys: ["t"], value: .literal("1")) : .init(keys: ["t"], value: .absent))
    }
    if random.once(in: 6), pattern.fragment != nil, case .none = pattern.fragment!.path.tail {
      pattern.fragment!.path.tail = .rest(nil, allowsNone: random.once(in: 2))
    }
  }
}
