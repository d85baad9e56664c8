/// The names of types in the notations of routers.
enum CaptureTypeNames {
  /// Returns the values of a type, or `nil` if the name is unknown. The comparison ignores case.
  ///
  /// - Parameter name: A name such as `int`, `UUID`, or `path`.
  /// - Returns: The values of the type.
  static func meaning(of name: String) -> CaptureMeaning? {
    guard name.utf8.count <= 24 else { return nil }
    return meanings[name.lowercased()]
  }

  private static let meanings: [String: CaptureMeaning] = {
    let types: [(ImportedPattern.CaptureType, [String])] = [
      (.int, ["int", "integer", "number", "num", "long", "short", "int8", "int16", "int32", "int64", "i32", "i64"]),
      (.uint, ["uint", "uint8", "uint16", "uint32", "uint64", "u32", "u64", "usize", "unsigned", "digits", "digit"]),
      (.double, ["double", "float", "decimal", "real", "f32", "f64", "cgfloat"]),
      (.bool, ["bool", "boolean"]),
      (.uuid, ["uuid", "guid"]),
      (.date, ["date", "isodate", "localdate"]),
      (.slug, ["slug"]),
      (.url, ["url", "uri"]),
      (.string, ["string", "str", "text", "any", "default", "required", "character", "characters"]),
      (.matching("[A-Za-z]+"), ["alpha", "letters"]),
      (.matching("[A-Za-z0-9]+"), ["alphanum", "alphanumeric", "alnum"]),
      (.matching("[0-9A-Fa-f]+"), ["hex", "xdigit"]),
      (.matching("[a-z]+"), ["lower"]),
      (.matching("[A-Z]+"), ["upper"]),
    ]
    var meanings: [String: CaptureMeaning] = [:]
    for (type, names) in types {
      for name in names { meanings[name] = CaptureMeaning(type) }
    }
    for name in ["path", "rest", "**", "..."] { meanings[name] = CaptureMeaning(.string, isRest: true) }
    return meanings
  }()
}
