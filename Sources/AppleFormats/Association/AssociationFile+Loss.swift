import WaymarkDiagnostics

extension AssociationFile {
  /// What a file holds besides what is known of some apps' links, in words; nil where that is all.
  ///
  /// Who puts another file in its place would lose that.
  ///
  /// - Complexity: O(size of the file).
  package static func loss(in bytes: [UInt8], besidesLinksOf appIDs: [String]) -> String? {
    let text = SourceFile(path: "", bytes: bytes).withoutByteOrderMark.bytes
    if text.allSatisfy({ $0 <= 0x20 }) { return nil }
    guard let root = try? JSONParser.value(text, file: 0, of: .association), case .object = root else {
      return "something other than JSON with each key once"
    }
    func other(_ object: FileValue, _ known: [String]) -> String? {
      object.members.map(\.key).filter { !known.contains($0) }.min().map { "`\($0)`" }
    }
    if let key = other(root, ["applinks"]) { return key }
    guard let links = root["applinks"], case .object = links else { return "an `applinks` of another form" }
    if let key = other(links, ["details", "defaults", "substitutionVariables", "apps"]) { return key }
    // Where `apps` is there, it has to be empty.
    if let apps = links["apps"] {
      guard case .list(let apps) = apps, apps.isEmpty else { return "`apps`" }
    }
    guard case .list(let details) = links["details"] else { return "`details` of another form" }
    for entry in details.map(\.value) {
      guard case .object = entry else { return "`details` of another form" }
      if let key = other(entry, ["appIDs", "appID", "components", "paths", "defaults"]) { return key }
      if entry["paths"] != nil { return "`paths`, of the older form" }
      let named = elements(of: entry["appIDs"]) + [entry["appID"]].compactMap(\.self)
      let names = named.compactMap(\.string)
      guard names.count == named.count, !names.isEmpty else { return "`appIDs` of another form" }
      if let appID = names.first(where: { !appIDs.contains($0) }) { return "details of `\(appID)`" }
      for component in elements(of: entry["components"]) {
        if let key = other(component, ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]) {
          return key
        }
        // Those that are written leave out whatever is longer, and nothing by its name.
        if component["exclude"].map(isTrue) ?? false, let path = component["/"]?.string,
          path.contains(where: { !"/?*".contains($0) })
        {
          return "an exclusion, `\(path)`"
        }
      }
    }
    return details.count < 2 ? nil : "several `details`, and those of a spec are one"
  }

  private static func isTrue(_ value: FileValue) -> Bool { if case .bool(true) = value { true } else { false } }

  private static func elements(of value: FileValue?) -> [FileValue] {
    if case .list(let elements) = value { elements.map(\.value) } else { [] }
  }
}
