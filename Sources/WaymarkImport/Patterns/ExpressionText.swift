/// The regular expressions of literals and types.
enum ExpressionText {
  /// Returns an expression that matches exactly a text.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if #"\.[](){}*+?^$|"#.unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Returns an expression that matches at least the values of a type.
  static func of(_ type: ImportedPattern.CaptureType) -> String {
    switch type {
    case .string, .url: ".+"
    case .int, .range: "-?[0-9]+"
    case .uint: "[0-9]+"
    case .double: #"-?[0-9]+(\.[0-9]+)?"#
    case .bool: "(true|false)"
    case .uuid: "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"
    case .date: "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    case .slug: "[A-Za-z0-9_-]+"
    case .values(let values): "(\(values.map(escaped).joined(separator: "|")))"
    case .matching(let expression): "(\(expression))"
    }
  }
}
