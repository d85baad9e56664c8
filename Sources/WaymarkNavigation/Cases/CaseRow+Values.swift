extension CaseRow {
  /// Returns the values of the attributes whose keys have a given prefix. The result omits the prefix.
  func values(_ prefix: CaseAttribute) -> [String: String] {
    var values: [String: String] = [:]
    for attribute in attributes where attribute.key.hasPrefix(prefix.name) {
      let key = String(attribute.key.dropFirst(prefix.name.count))
      if values[key] == nil { values[key] = attribute.value }
    }
    return values
  }
}
