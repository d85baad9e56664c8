import WaymarkDiagnostics

extension AssociationFile {
  package var json: String {
    var lines: [String] = []
    if !defaults.isEmpty { lines.append("    \"defaults\": \(object(defaults.members))") }
    if !substitutionVariables.isEmpty {
      let variables = substitutionVariables.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { "      \(quoted($0.key)): \(list($0.value))" }
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
    var lines = ["        \"appIDs\": \(list(appIDs))"]
    if !defaults.isEmpty { lines.append("        \"defaults\": \(object(defaults.members))") }
    let components = components.map { "          \(object($0.members))" }
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
    if let path { members.append(("/", quoted(path))) }
    switch query {
    case .text(let text): members.append(("?", quoted(text)))
    case .items(let items): members.append(("?", object(items.map { ($0.key, quoted($0.pattern)) })))
    case nil: break
    }
    if let fragment { members.append(("#", quoted(fragment))) }
    if isExcluded { members.append(("exclude", "true")) }
    members += options.members
    if let comment { members.append(("comment", quoted(comment))) }
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

private func object(_ members: [(key: String, value: String)]) -> String {
  guard !members.isEmpty else { return "{}" }
  return "{ \(members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ")) }"
}

private func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }

/// A terminal may show the file, so invisible characters are escaped, too.
private func quoted(_ text: String) -> String {
  var result = ""
  for scalar in JSONValue.string(text).text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      for unit in UTF16.encode(scalar)! {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
