import SpecText

struct TypePlanner {
  private var names = UniqueNames(reserved)
  private static let reserved: Set<String> = [
    "String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "Slug", "URL", "List", "Any", "Never", "Protocol",
    "Self", "Swift", "Type", "AccessibilityID", "Array", "CaseIterable", "Condition", "Foundation", "Metadata",
    "Navigation", "Optional", "Origin", "Sendable", "StaticString", "TabArguments", "WaymarkNavigation", "Tab", "Route",
    "Sheet", "Cover", "Window", "Link",
  ]

  private static let vague: Set<String> = ["id", "slug", "value", "name", "key", "type", "part", "param"]

  static func declare(_ spec: inout DraftSpec) {
    var planner = TypePlanner()
    _ = planner.names.add(spec.app + "Navigation")
    for screen in spec.screens {
      for name in screen.captures { planner.declare(screen.types[name] ?? .string, name, screen, &spec) }
    }
  }

  private mutating func declare(
    _ type: ImportedPattern.CaptureType, _ name: String, _ screen: DraftSpec.Screen, _ spec: inout DraftSpec
  ) {
    switch type {
    case .values, .matching, .range: break
    default: return
    }
    guard spec.typeNames[type] == nil else { return }
    let own = SpecName.upperCamelCase(name) ?? "Value"
    let long = (SpecName.upperCamelCase(screen.name) ?? "") + own
    let isVague = Self.vague.contains(name) || name.count == 1
    let typeName = isVague ? names.add(long) : names.add(own, or: [long])
    spec.types.append(.init(name: typeName, definition: type))
    spec.typeNames[type] = typeName
  }
}

extension ImportedPattern.CaptureType {
  var normalized: Self {
    switch self {
    case .values(let texts):
      // Strings are equal if they have the same canonical form, as in the spec.
      var seen: Set<String> = []
      let distinct = texts.filter { !$0.isEmpty && seen.insert($0).inserted }
      return distinct.isEmpty || distinct.count > Self.mostValues ? .string : .values(distinct)
    case .matching(let expression): return expression.isEmpty ? .string : self
    case .range(nil, nil): return .int
    case .range(let lower?, let upper?) where lower > upper: return .int
    default: return self
    }
  }

  func union(_ other: Self) -> Self {
    if self == other { return self }
    switch (self, other) {
    case (.values(let texts), .values(let others)) where texts.count + others.count <= Self.mostValues:
      return .values(texts + others.filter { !texts.contains($0) })
    case (.range(let lower, let upper), .range(let otherLower, let otherUpper)):
      return .range(
        lower.flatMap { first in otherLower.map { min(first, $0) } },
        upper.flatMap { first in otherUpper.map { max(first, $0) } })
    default: return Self.ascending.first { $0.contains(self) && $0.contains(other) } ?? .string
    }
  }

  static let mostValues = 200
  /// Each type precedes its supersets.
  private static let ascending: [Self] = [.uint, .int, .bool, .uuid, .date, .double, .slug, .url]

  private func contains(_ other: Self) -> Bool {
    if self == other { return true }
    switch other {
    case .uint: return [.int, .double, .slug].contains(self)
    case .int: return [.double, .slug].contains(self)
    case .range(let lower, _):
      return [.int, .double, .slug].contains(self) || (self == .uint && lower.map { $0 >= 0 } ?? false)
    case .bool, .uuid, .date: return self == .slug
    case .values(let texts): return texts.allSatisfy(contains)
    case .double, .slug, .string, .url, .matching: return false
    }
  }

  private func contains(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isInt = !digits.isEmpty && digits.utf8.allSatisfy { $0 &- 0x30 < 10 } && Int(text) != nil
    switch self {
    case .uint: return isInt && digits.count == text.count
    case .int: return isInt
    case .bool: return text == "true" || text == "false"
    case .slug:
      return !text.isEmpty
        && text.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2D || $0 == 0x5F }
    default: return false
    }
  }
}
