extension CaseRow {
  /// Returns the values of the attributes whose keys have a given prefix. The result omits the prefix.
  func values(_ prefix: CaseAttribute) -> [String: String] { Self.values(of: attributes, prefix: prefix.name) }

  /// Returns the values of the attributes whose keys have a given prefix, keyed by the part after the prefix. If a key
  /// occurs twice, the result contains the first value.
  static func values(of attributes: [(key: String, value: String)], prefix: String = "") -> [String: String] {
    var values: [String: String] = [:]
    for attribute in attributes where attribute.key.hasPrefix(prefix) {
      let key = String(attribute.key.dropFirst(prefix.count))
      if values[key] == nil { values[key] = attribute.value }
    }
    return values
  }
}
