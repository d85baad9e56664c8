import SpecText

/// A planner that declares a type for each restriction of a capture.
struct TypePlanner {
  private var names = UniqueNames(reserved)

  /// The names of types that the language, Swift, or the generated code uses.
  private static let reserved: Set<String> = [
    "String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "Slug", "URL", "List", "Any", "Never", "Protocol",
    "Self",
    "Swift", "Type", "AccessibilityID", "Array", "CaseIterable", "Condition", "Foundation", "Metadata", "Navigation",
    "Optional", "Origin", "Sendable", "StaticString", "TabArguments", "WaymarkNavigation", "Tab", "Route", "Sheet",
    "Cover", "Window", "Link",
  ]

  /// The names of captures that do not describe the values.
  private static let vague: Set<String> = ["id", "slug", "value", "name", "key", "type", "part", "param"]

  /// Declares the types of all captures, and gives equal types one name.
  static func declare(_ spec: inout DraftSpec) {
    var planner = TypePlanner()
    _ = planner.names.add(spec.app + "Navigation")
    for screen in spec.screens {
      for name in screen.captures { planner.declare(screen.types[name] ?? .string, name, screen, &spec) }
      for extra in screen.extras { planner.declare(extra.type, extra.name, screen, &spec) }
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
