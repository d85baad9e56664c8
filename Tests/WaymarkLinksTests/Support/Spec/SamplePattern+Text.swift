extension SamplePattern {
  /// The pattern as text for a spec.
  var text: String {
    var text: String
    let path = self.text(path)
    switch start {
    case .origins: text = "/" + path
    case .scheme(let scheme): text = scheme + "://" + path
    case .host(let scheme, let host): text = (scheme.map { $0 + ":" } ?? "") + "//" + host.text + "/" + path
    }
    if !query.isEmpty { text += "?" + self.text(query) }
    if let fragment {
      text += "#" + (fragment.startsWithSlash ? "/" : "") + self.text(fragment.path)
      if !fragment.query.isEmpty { text += "?" + self.text(fragment.query) }
    }
    return text
  }

  private func text(_ path: Path) -> String {
    var segments = path.segments.map { segment in
      switch segment {
      case .literal(let text): Self.escaped(text)
      case .capture(let prefix, let name, let suffix): Self.escaped(prefix) + capture(name) + Self.escaped(suffix)
      }
    }
    switch path.tail {
    case .none: break
    case .optional(let name): segments.append(capture(name, "?"))
    case .rest(nil, let allowsNone): segments.append(allowsNone ? "{...?}" : "**")
    case .rest(let name?, let allowsNone): segments.append("{\(name)...\(allowsNone ? "?" : "")}")
    }
    return segments.joined(separator: "/")
  }

  private func text(_ query: [Item]) -> String {
    query.map { item in
      let keys = item.keys.map(Self.escaped).joined(separator: "|")
      switch item.value {
      case .absent: return "!" + keys
      case .literal(let text): return keys + "=" + Self.escaped(text)
      case .capture(let name, let isOptional): return keys + "=" + capture(name, isOptional ? "?" : "")
      }
    }.joined(separator: "&")
  }

  private func capture(_ name: String, _ mark: String = "") -> String {
    "{" + name + (types[name].map { ":" + $0 } ?? "") + mark + "}"
  }

  /// Returns a text with escapes for all ASCII characters except letters, digits and `-`.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain = !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isPlain || scalar == "-" {
        result.unicodeScalars.append(scalar)
      } else {
        result += (scalar.value < 16 ? "%0" : "%") + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
