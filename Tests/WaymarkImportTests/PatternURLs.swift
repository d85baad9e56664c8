@testable import WaymarkImport

/// URLs of a pattern.
struct PatternURLs {
  /// The URLs, one for each scheme and host.
  private(set) var urls: [String] = []

  /// Creates the URLs.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - starts: The schemes and hosts for a pattern that names none.
  init(_ pattern: ImportedPattern, starts: [String]) {
    var path = Self.path(pattern.segments)
    let items: [String] = pattern.query.compactMap { item in
      let key = Self.encoded(item.key)
      switch item.value {
      case .literal(let text): return "\(key)=\(Self.encoded(text))"
      case .capture(let capture): return "\(key)=\(Self.encoded(Self.sample(capture.type)))"
      case .absent: return nil
      }
    }
    if !items.isEmpty { path += "?" + items.joined(separator: "&") }
    if let fragment = pattern.fragment { path += "#" + Self.path(fragment) }
    let custom = pattern.schemes.filter { !["http", "https"].contains($0) }
    let isFree = pattern.hosts.isEmpty && custom.isEmpty
    let own =
      isFree
      ? starts
      : custom.map { "\($0)://" }
        + pattern.hosts.map { host in
          let labels = host.split(separator: ".").map { label in
            label == "é" ? "xn--9ca" : label == "*" || label.hasPrefix("{") ? "zz" : String(label)
          }
          return "https://\(labels.joined(separator: "."))/"
        }
    urls = own.map { $0 + path }
  }

  private static func path(_ segments: [ImportedPattern.Segment]) -> String {
    segments.map { segment in
      switch segment {
      case .literal(let text): encoded(text)
      case .capture(let capture, let prefix, let suffix): encoded(prefix + sample(capture.type) + suffix)
      case .rest: "zz9q"
      }
    }.joined(separator: "/")
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-._~".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }

  /// Returns a text that no other pattern has as a literal.
  private static func sample(_ type: ImportedPattern.CaptureType) -> String {
    switch type {
    case .string: "zz9q"
    case .int, .uint, .range(nil, nil): "77001"
    case .double: "7.5"
    case .bool: "true"
    case .uuid: "01234567-89AB-CDEF-0123-456789ABCDEF"
    case .date: "2024-02-29"
    case .slug: "zz-9"
    case .url: "https://zz.example/9"
    case .values(let texts): texts.first { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } } ?? "zz9q"
    case .matching("[a-z]+"): "zzq"
    case .matching("a*"): "aaa"
    case .matching: "zz9q"
    case .range(let lower, let upper):
      if let lower, let upper, lower > upper { "77001" } else { "\(lower ?? upper ?? 1)" }
    }
  }
}
