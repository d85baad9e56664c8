/// A host of an input file, in the form that the spec accepts.
enum DraftHost {
  /// Returns the host in lowercase, with the names of captures in lowerCamelCase.
  static func normalized(_ text: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, text.utf8.count <= 250 else { return nil }
    if parts.count == 2 {
      guard parts[1].utf8.allSatisfy({ $0 &- 0x30 < 10 }), let port = Int(parts[1]), 1...65_535 ~= port else {
        return nil
      }
    }
    var labels: [String] = []
    var names = UniqueNames()
    for label in parts[0].split(separator: ".", omittingEmptySubsequences: false) {
      let isFixed = labels.contains { !$0.hasPrefix("{") && $0 != "*" }
      if label == "*" {
        guard !isFixed, !labels.contains("*") else { return nil }
        labels.append("*")
      } else if label.hasPrefix("{"), label.hasSuffix("}") {
        guard !isFixed, let name = SpecName.parameter(String(label.dropFirst().dropLast())) else { return nil }
        labels.append("{\(names.add(name))}")
      } else {
        guard isLabel(label) else { return nil }
        labels.append(label.lowercased())
      }
    }
    guard let last = labels.last, last != "*", !last.hasPrefix("{") else { return nil }
    return labels.joined(separator: ".") + (parts.count == 2 ? ":\(parts[1])" : "")
  }

  static func captures(of host: String) -> [String] {
    host.split(separator: ".").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
  }

  private static func isLabel(_ label: Substring) -> Bool {
    guard !label.isEmpty, label.utf8.count <= 63, !label.hasPrefix("-"), !label.hasSuffix("-") else { return false }
    return label.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
        : scalar.properties.isAlphabetic
    }
  }
}

/// A scheme of an input file.
enum SchemeText {
  /// Returns the scheme in lowercase, or `nil` if no URL can have the scheme (RFC 3986, section 3.1).
  static func normalized(_ text: String) -> String? {
    let scheme = (text.hasSuffix("://") ? String(text.dropLast(3)) : text).lowercased()
    guard let first = scheme.utf8.first, first &- 0x61 < 26, scheme.utf8.count <= 64,
      scheme.utf8.allSatisfy({ $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || "+-.".utf8.contains($0) })
    else { return nil }
    return scheme
  }

  static func isWeb(_ scheme: String) -> Bool { scheme == "http" || scheme == "https" }
}
