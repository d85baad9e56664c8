import Foundation
import TestSupport

/// A URL in decoded parts, which are the input of a matcher.
struct URLParts: Hashable {
  struct Item: Hashable {
    var key: String
    var value: String
  }

  struct Fragment: Hashable {
    var startsWithSlash = false
    var segments: [String] = []
    var query: [Item] = []
  }

  var scheme: String
  /// The labels of the host, or an empty array for a custom scheme.
  var host: [String] = []
  /// The port, or 0 for the default port of the scheme.
  var port = 0
  var segments: [String] = []
  var query: [Item] = []
  var fragment: Fragment?

  var isWeb: Bool { !host.isEmpty }

  /// The URL with its first segment in lowercase if the canonical form requires lowercase.
  var folded: URLParts {
    var parts = self
    if !isWeb, let first = segments.first { parts.segments[0] = first.lowercased() }
    return parts
  }

  /// The URL in one possible spelling.
  var text: String {
    var text = scheme + "://"
    if isWeb { text += host.joined(separator: ".") + (port == 0 ? "" : ":\(port)") + "/" }
    return text + segments.map(SamplePattern.escaped).joined(separator: "/") + tail(SamplePattern.escaped)
  }

  /// Returns a random spelling of the URL.
  func spelling(plusIsSpace: Bool, using random: inout SplitMix64) -> String {
    var text = random.once(in: 4) ? scheme.uppercased() : scheme
    if isWeb {
      let host = host.joined(separator: ".")
      text += "://" + (random.once(in: 4) ? host.uppercased() : host) + (random.once(in: 8) ? "." : "")
      let own = scheme == "https" ? ":443" : ":80"
      text += (port == 0 ? (random.once(in: 8) ? own : "") : ":\(port)") + "/"
    } else {
      text += random.pick([":", ":/", "://", ":///"])
    }
    text += segments.map(SamplePattern.escaped).joined(separator: "/")
    if !segments.isEmpty, random.once(in: 4) { text += "/" }
    let escape = random.once(in: 2) ? (plusIsSpace ? "%20" : "%2B") : ""
    return text + tail { SamplePattern.escaped($0).replacingOccurrences(of: escape, with: "+") }
  }

  private func tail(_ written: (String) -> String) -> String {
    var text = query.isEmpty ? "" : "?" + Self.text(query, written)
    if let fragment {
      text +=
        "#" + (fragment.startsWithSlash ? "/" : "")
        + fragment.segments.map(SamplePattern.escaped).joined(separator: "/")
      if !fragment.query.isEmpty { text += "?" + Self.text(fragment.query, written) }
    }
    return text
  }

  private static func text(_ query: [Item], _ written: (String) -> String) -> String {
    query.map { SamplePattern.escaped($0.key) + "=" + written($0.value) }.joined(separator: "&")
  }
}
