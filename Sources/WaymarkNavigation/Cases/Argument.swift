/// A parameter's value as library code sees it, whatever the generated case calls it.
public enum Argument: Hashable, Sendable {
  /// An `Int` parameter.
  case int(Int)
  /// A `String` parameter.
  case string(String)

  /// The name of its type in a spec and in ``NavigationCase/cases``.
  var typeName: String {
    switch self {
    case .int: "Int"
    case .string: "String"
    }
  }
}
