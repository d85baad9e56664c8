/// A type in the notation of another language, such as `[Int]`, `optional Int`, or `Int | null`.
enum ForeignType {
  /// The type in the notation of a spec, or `nil` if the text has no meaning or several.
  static func meaning(of text: String) -> String? {
    guard text.utf8.count <= 64, !text.hasPrefix("List<"),
      text.allSatisfy({ $0.isLetter || $0.isNumber || " ?!|[]<>.".contains($0) })
    else {
      return nil
    }
    var isList = text.contains("[") || text.hasSuffix("...")
    var isOptional = text.contains("?")
    var types: [String] = []
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber) }).map(String.init) {
      switch word.lowercased() {
      case "maybe", "nil", "none", "null", "nullable", "option", "optional", "undefined": isOptional = true
      case "array", "list", "sequence", "set": isList = true
      case "nonnull", "of", "required": break
      default: types.append(word)
      }
    }
    guard types.count == 1 else { return nil }
    let builtIn = ForeignCapture.type(named: types[0])
    guard let type = builtIn ?? (types[0].first?.isUppercase == true ? types[0] : nil) else { return nil }
    let result = isList ? "List<\(type)>" : isOptional ? "\(type)?" : type
    return result == text ? nil : result
  }

  /// Such as `t:[String]`, `t:string[]`, or `t[]` in braces.
  static func list(inBraces inside: String) -> String? {
    let parts = inside.split(separator: ":", maxSplits: 1).map(String.init)
    let name = parts.first.map { $0.hasSuffix("[]") ? String($0.dropLast(2)) : $0 } ?? ""
    let type = parts.count == 2 ? parts[1] : name == inside ? "" : "[String]"
    guard Identifiers.lowerCamelCase(name) == name, let meaning = meaning(of: type), meaning.hasPrefix("List<") else {
      return nil
    }
    return "{\(name):\(meaning)}"
  }
}
