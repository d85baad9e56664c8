import WaymarkLinks

extension Argument {
  /// Reads the text of a value of a built-in type. `nil` if the text isn't a value of the type, or if the type is another.
  init?(_ text: String, typeName: String) {
    let type: PrimitiveType
    switch typeName {
    case "String":
      self = .string(text)
      return
    case "URL":
      guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
      self = .url(text)
      return
    case "Int": type = .int
    case "UInt": type = .uint
    case "Double": type = .double
    case "Bool": type = .bool
    case "UUID": type = .uuid
    case "Date": type = .date
    default: return nil
    }
    var text = text
    guard let argument = text.withUTF8({ type.argument($0) }) else { return nil }
    self = argument
  }
}
