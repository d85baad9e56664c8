extension CollisionSpec.Host {
  var text: String {
    let labels = front.map { label in
      switch label {
      case .any: "*"
      case .capture(let name): "{\(name)}"
      }
    }
    return (labels + name).joined(separator: ".") + (port.map { ":\($0)" } ?? "")
  }

  var captures: [String] { front.compactMap { if case .capture(let name) = $0 { name } else { nil } } }
}

extension CollisionSpec.Pattern {
  /// Returns the text of the pattern, with the meaning of `+` in queries, or `nil` if its origins disagree.
  func text(withTypes: Bool = true, plusIsSpace: Bool? = nil) -> String {
    let writer = PatternWriter(withTypes: withTypes, plusIsSpace: plusIsSpace)
    var text: String
    switch start {
    case .origins: text = "/"
    case .scheme(let scheme): text = "\(scheme):///"
    case .host(let scheme, let host): text = "\(scheme.map { "\($0):" } ?? "")//\(host.text)/"
    }
    text += writer.path(path) + writer.query(query)
    guard let fragment else { return text }
    return text + "#" + (fragment.startsWithSlash ? "/" : "") + writer.path(fragment.path)
      + writer.query(fragment.query)
  }

  /// The captures of the path, the query, and the fragment.
  var captures: [CollisionSpec.Capture] {
    path.captures + query.compactMap(\.capture) + (fragment?.path.captures ?? [])
      + (fragment?.query.compactMap(\.capture) ?? [])
  }
}

extension CollisionSpec.Path {
  /// The captures of the path.
  ///
  /// A named rest has the type `String`.
  var captures: [CollisionSpec.Capture] {
    var captures = segments.compactMap { if case .capture(let capture) = $0 { capture } else { nil } }
    switch tail {
    case .optional(let capture): captures.append(capture)
    case .rest(let name?, _): captures.append(.init(name: name, type: .string))
    case .none, .rest(nil, _): break
    }
    return captures
  }
}

extension CollisionSpec.Item {
  var capture: CollisionSpec.Capture? {
    switch value {
    case .required(let capture), .optional(let capture), .list(let capture): capture
    case .literal, .absent: nil
    }
  }
}

private struct PatternWriter {
  let withTypes: Bool
  let plusIsSpace: Bool?

  func path(_ path: CollisionSpec.Path) -> String {
    var texts = path.segments.map { segment in
      switch segment {
      case .literal(let text): URLText.escaped(text)
      case .capture(let capture): capture.prefix + "{\(name(capture))}" + capture.suffix
      }
    }
    switch path.tail {
    case .none: break
    case .optional(let capture): texts.append("{\(name(capture))?}")
    case .rest(nil, allowsNone: false): texts.append("**")
    case .rest(let name, let allowsNone): texts.append("{\(name ?? "")...\(allowsNone ? "?" : "")}")
    }
    return texts.joined(separator: "/")
  }

  func query(_ items: [CollisionSpec.Item]) -> String {
    let texts = items.map { item in
      let keys = item.keys.joined(separator: "|")
      return switch item.value {
      case .literal(let text): "\(keys)=\(URLText.escaped(text, plusIsSpace: plusIsSpace))"
      case .required(let capture): "\(keys)={\(name(capture))}"
      case .optional(let capture): "\(keys)={\(name(capture))?}"
      case .list(let capture): "\(keys)={\(capture.name):List<\(capture.type.type.name)>}"
      case .absent: "!\(keys)"
      }
    }
    return texts.isEmpty ? "" : "?" + texts.joined(separator: "&")
  }

  private func name(_ capture: CollisionSpec.Capture) -> String {
    withTypes && capture.type != .string ? "\(capture.name):\(capture.type.type.name)" : capture.name
  }
}
