import SpecText

/// The names and the arguments of the destinations in a navigation graph.
struct GraphNames {
  /// An `argument` of a destination.
  struct Argument {
    var name: String
    var capture: ImportedPattern.Capture
    /// A Boolean value that indicates whether a spec has the type of the argument.
    var hasType: Bool
    /// The reason why a spec does not have the type; `nil` for other types.
    var problem: String?
    var span: Span
  }

  private static let androidNamespace = "http://schemas.android.com/apk/res/android"
  private static let appNamespace = "http://schemas.android.com/apk/res-auto"

  private let android: String
  private let app: String

  init(_ root: XMLElement) {
    android = root.prefix(ofNamespace: Self.androidNamespace) ?? "android"
    app = root.prefix(ofNamespace: Self.appNamespace) ?? "app"
  }

  /// Returns an attribute with the prefix of the app or of Android.
  func attribute(_ name: String, of element: XMLElement) -> AndroidValue? {
    (element.attribute("\(app):\(name)") ?? element.attribute("\(android):\(name)")).map { AndroidValue($0) }
  }

  /// Returns the name in `android:id`, such as `user` for `@+id/user`.
  func id(of element: XMLElement) -> String? { attribute("id", of: element).flatMap(Self.resourceName) }

  /// Returns the name of a destination: its identifier, the name of the included graph, or the name of its class.
  func name(of element: XMLElement) -> String? {
    if let id = id(of: element) { return id }
    if element.name == "include" { return attribute("graph", of: element).flatMap(Self.resourceName) }
    return attribute("name", of: element)?.shortClassName ?? attribute("route", of: element)?.text
  }

  /// Returns the name of the start destination of a graph.
  func start(of graph: XMLElement) -> String? { attribute("startDestination", of: graph).flatMap(Self.resourceName) }

  /// Returns the name of the screen at which a graph starts, also if the graph starts with a nested graph.
  func innermostStart(of graph: XMLElement) -> String? {
    var graph = graph
    while let start = start(of: graph) {
      guard let nested = graph.children.first(where: { name(of: $0) == start }), nested.name == "navigation" else {
        return start
      }
      graph = nested
    }
    return nil
  }

  /// Returns the label of a destination, unless the label is a resource or contains an argument.
  func title(of element: XMLElement) -> String? {
    guard let label = attribute("label", of: element), label.reference == nil, !label.text.isEmpty,
      !label.text.contains("{")
    else { return nil }
    return label.text
  }

  private static func resourceName(_ value: AndroidValue) -> String? {
    let name = value.text.split { $0 == "/" }.last.map(String.init) ?? value.text
    return name.isEmpty ? nil : name
  }

  // MARK: Arguments

  private static let types: [String: ImportedPattern.CaptureType] = [
    "integer": .int, "long": .int, "float": .double, "boolean": .bool, "string": .string,
  ]

  /// Returns the arguments of a destination. If two arguments have the same name, the last one counts.
  func arguments(of element: XMLElement) -> [Argument] {
    var arguments: [Argument] = []
    var places: [String: Int] = [:]
    for child in element.children where child.name == "argument" {
      guard let name = attribute("name", of: child), !name.text.isEmpty else { continue }
      let argument = argument(child, name)
      if let index = places[argument.name] {
        arguments[index] = argument
      } else {
        places[argument.name] = arguments.count
        arguments.append(argument)
      }
    }
    return arguments
  }

  private func argument(_ element: XMLElement, _ name: AndroidValue) -> Argument {
    let type = attribute("argType", of: element)?.text
    let defaultValue = attribute("defaultValue", of: element)?.text
    let isOptional = defaultValue != nil || attribute("nullable", of: element)?.text == "true"
    let known = type.map { Self.types[$0] } ?? Self.type(ofDefault: defaultValue)
    return Argument(
      name: name.text, capture: .init(name.text, known ?? .string, isOptional: isOptional), hasType: known != nil,
      problem: known == nil
        ? "has the type \(Quoted(type ?? "")), whose values are not in the file" : nil,
      span: element.span)
  }

  /// Returns the type that Android infers from a default value.
  private static func type(ofDefault text: String?) -> ImportedPattern.CaptureType {
    guard let text else { return .string }
    if text == "true" || text == "false" { return .bool }
    if Int32(text) != nil || text.hasSuffix("L") && Int64(text.dropLast()) != nil { return .int }
    return text.hasSuffix("f") && Float(text.dropLast()) != nil ? .double : .string
  }
}
