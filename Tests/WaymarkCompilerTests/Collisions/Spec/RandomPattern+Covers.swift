import TestSupport

extension RandomPattern {
  /// Returns patterns that together match all or nearly all URLs of another pattern, or an empty array if the generator
  /// finds none.
  func covers(of pattern: CollisionSpec.Pattern, _ random: inout SplitMix64) -> [CollisionSpec.Pattern] {
    var ways: [[CollisionSpec.Pattern]] = []
    func add(_ parts: [(inout CollisionSpec.Pattern) -> Void]) {
      ways.append(
        parts.map { part in
          var copy = pattern
          part(&copy)
          return copy.named
        })
    }
    let end = pattern.path.segments.count
    switch pattern.path.tail {
    case .none: break
    case .optional(let capture):
      add([
        { $0.path.tail = .none },
        {
          $0.path.tail = .none
          $0.path.segments.append(.capture(capture))
        },
      ])
    case .rest(let name, let allowsNone):
      let first = CollisionSpec.Segment.capture(CollisionSpec.Capture(type: .string))
      let none: (inout CollisionSpec.Pattern) -> Void = { $0.path.tail = .none }
      let one: (inout CollisionSpec.Pattern) -> Void = {
        $0.path.tail = .none
        $0.path.segments.append(first)
      }
      let more: (inout CollisionSpec.Pattern) -> Void = {
        $0.path.tail = .rest(name, allowsNone: false)
        if !allowsNone { $0.path.segments.append(first) }
      }
      add(allowsNone ? [none, more] : [one, more])
    }
    for position in 0..<end {
      guard case .capture(let capture) = pattern.path.segments[position] else { continue }
      let parts = Self.parts(of: capture, words)
      if !parts.isEmpty { add(parts.map { part in { $0.path.segments[position] = part } }) }
    }
    for (position, item) in pattern.query.enumerated() {
      guard case .required(let capture) = item.value else { continue }
      let parts = Self.parts(of: CollisionSpec.Capture(type: capture.type), words)
      if !parts.isEmpty {
        add(
          parts.map { part in
            {
              switch part {
              case .literal(let text): $0.query[position].value = .literal(text)
              case .capture(let capture): $0.query[position].value = .required(capture)
              }
            }
          })
      }
    }
    guard var found = ways.randomElement(using: &random) else { return [] }
    if found.count > 3 || random.once(in: 4) { found.removeLast(max(1, found.count - 3)) }
    return found
  }

  /// Returns segments that together match all texts of a capture.
  private static func parts(of capture: CollisionSpec.Capture, _ words: [String]) -> [CollisionSpec.Segment] {
    func literals(_ texts: [String]) -> [CollisionSpec.Segment] {
      texts.map { .literal(capture.prefix + $0 + capture.suffix) }
    }
    func captures(_ names: [String]) -> [CollisionSpec.Segment] {
      names.map { name in
        var part = capture
        part.type = TypeNumber(name)
        return .capture(part)
      }
    }
    switch capture.type.type.name {
    case "Bool": return literals(["true", "false"])
    case "Two": return literals(["a", "b"])
    case "Other": return literals(["b", "c"])
    case "One": return literals(["a"])
    case "Either": return literals(["A", "a"])
    case "Int": return captures(["Low", "High"])
    case "UInt": return captures(["Few", "High"])
    case "Digit": return captures(["Low", "High"])
    default: return []
    }
  }
}
