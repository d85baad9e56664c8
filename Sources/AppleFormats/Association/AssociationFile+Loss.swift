import WaymarkDiagnostics

extension AssociationFile {
  /// The description does not mention links of the apps in `appIDs`, because the generated file contains these links.
  package static func loss(in bytes: [UInt8], besidesLinksOf appIDs: [String]) -> String? {
    let text = SourceFile(path: "", bytes: bytes).withoutByteOrderMark.bytes
    if text.allSatisfy({ $0 <= 0x20 }) { return nil }
    guard let root = try? JSONParser.value(text, file: 0, of: .association), case .object = root else {
      return "text that is not JSON with unique keys"
    }
    func other(_ object: FileValue, _ known: [String]) -> String? {
      object.members.map(\.key).filter { !known.contains($0) }.min().map { "`\($0)`" }
    }
    if let key = other(root, ["applinks"]) { return key }
    guard let links = root["applinks"], case .object = links else { return "an `applinks` that is not an object" }
    if let key = other(links, ["details", "defaults", "substitutionVariables", "apps"]) { return key }
    // If `apps` exists, it has to be empty.
    if let apps = links["apps"] {
      guard case .list(let apps) = apps, apps.isEmpty else { return "`apps`" }
    }
    guard case .list(let details) = links["details"] else { return "a `details` that is not a list" }
    for entry in details.map(\.value) {
      guard case .object = entry else { return "an entry of `details` that is not an object" }
      if let key = other(entry, ["appIDs", "appID", "components", "paths", "defaults"]) { return key }
      if entry["paths"] != nil { return "`paths` in the old format" }
      let named = elements(of: entry["appIDs"]) + [entry["appID"]].compactMap(\.self)
      let names = named.compactMap(\.string)
      guard names.count == named.count, !names.isEmpty else { return "an entry of `details` without valid `appIDs`" }
      if let appID = names.first(where: { !appIDs.contains($0) }) { return "`details` of the app `\(appID)`" }
      for component in elements(of: entry["components"]) {
        if let key = other(component, ["/", "?", "#", "exclude", "comment", "caseSensitive", "percentEncoded"]) {
          return key
        }
        // A generated file excludes only longer paths, never specific names.
        if component["exclude"].map(isTrue) ?? false, let path = component["/"]?.string,
          path.contains(where: { !"/?*".contains($0) })
        {
          return "the exclusion `\(path)`"
        }
      }
    }
    return details.count < 2 ? nil : "several entries of `details`"
  }

  private static func isTrue(_ value: FileValue) -> Bool { if case .bool(true) = value { true } else { false } }

  private static func elements(of value: FileValue?) -> [FileValue] {
    if case .list(let elements) = value { elements.map(\.value) } else { [] }
  }
}
