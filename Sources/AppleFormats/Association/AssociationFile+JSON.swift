extension AssociationFile {
  /// The JSON of the association file, with each component on a separate line. Equal files have equal JSON.
  package var json: String {
    var lines: [String] = []
    if !defaults.isEmpty { lines.append("    \"defaults\": \(JSONText.object(defaults.members))") }
    if !substitutionVariables.isEmpty {
      let variables = substitutionVariables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { "      \(JSONText.quoted($0.key)): \(JSONText.list($0.value))" }
      lines.append("    \"substitutionVariables\": {\n\(variables.joined(separator: ",\n"))\n    }")
    }
    let details = details.map(\.json)
    lines.append(
      details.isEmpty ? "    \"details\": []" : "    \"details\": [\n\(details.joined(separator: ",\n"))\n    ]")
    return "{\n  \"applinks\": {\n\(lines.joined(separator: ",\n"))\n  }\n}\n"
  }
}

extension AssociationFile.Details {
  fileprivate var json: String {
    var lines = ["        \"appIDs\": \(JSONText.list(appIDs))"]
    if !defaults.isEmpty { lines.append("        \"defaults\": \(JSONText.object(defaults.members))") }
    let components = components.map { "          \(JSONText.object($0.members))" }
    lines.append(
      components.isEmpty
        ? "        \"components\": []"
        : "        \"components\": [\n\(components.joined(separator: ",\n"))\n        ]")
    return "      {\n\(lines.joined(separator: ",\n"))\n      }"
  }
}

extension AssociationFile.Component {
  fileprivate var members: [(key: String, value: String)] {
    var members: [(key: String, value: String)] = []
    if let path { members.append(("/", JSONText.quoted(path))) }
    switch query {
    case .text(let text): members.append(("?", JSONText.quoted(text)))
    case .items(let items): members.append(("?", JSONText.object(items.map { ($0.key, JSONText.quoted($0.pattern)) })))
    case nil: break
    }
    if let fragment { members.append(("#", JSONText.quoted(fragment))) }
    if isExcluded { members.append(("exclude", "true")) }
    members += options.members
    if let comment { members.append(("comment", JSONText.quoted(comment))) }
    return members
  }
}

extension AssociationFile.Options {
  fileprivate var isEmpty: Bool { self == .init() }

  fileprivate var members: [(key: String, value: String)] {
    [("caseSensitive", caseSensitive), ("percentEncoded", percentEncoded)]
      .compactMap { name, value in value.map { (name, $0 ? "true" : "false") } }
  }
}
