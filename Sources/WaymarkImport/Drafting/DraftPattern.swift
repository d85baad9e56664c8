import SpecText
import WaymarkLinks

/// A URL pattern that a spec can express. Captures have names of the spec, and their types belong to the screen.
struct DraftPattern: Hashable {
  enum Segment: Hashable {
    case literal(String)
    case capture(String, prefix: String, suffix: String, isOptional: Bool)
    /// Always the last segment.
    case rest(String?, allowsEmpty: Bool)
  }

  struct QueryItem: Hashable {
    enum Value: Hashable {
      case literal(String)
      case capture(String, isOptional: Bool)
      case absent
    }

    var key: String
    var value: Value
  }

  var segments: [Segment] = []
  var query: [QueryItem] = []
  var fragment: [Segment]?
  /// `true` for `#/users/1`.
  var hasFragmentSlash = false

  /// A router that does not use the order of its patterns usually prefers the more literal pattern.
  var literalness: [Int] {
    let literals = segments.map { if case .literal = $0 { 1 } else { 0 } }
    return [literals.reduce(0, +)] + literals
  }
}

struct DraftCapture: Hashable {
  var name: String
  var type: ImportedPattern.CaptureType
  var isOptional: Bool
}

struct PatternText {
  /// The reason is a clause such as "it has an empty segment".
  struct Unprintable: Error { let reason: String }

  /// By the name of the capture, without captures of the type `String`.
  let types: [String: String]

  func text(_ pattern: DraftPattern, start: String = "") throws(Unprintable) -> String {
    let isCustom = start.hasSuffix("://")
    var text = start
    for (index, segment) in pattern.segments.enumerated() {
      if !isCustom || index > 0 { text += "/" }
      text += try self.text(segment, isHost: isCustom && index == 0)
    }
    if pattern.segments.isEmpty, !isCustom { text += "/" }
    for (index, item) in pattern.query.enumerated() { text += (index == 0 ? "?" : "&") + (try self.text(item)) }
    guard let fragment = pattern.fragment else { return text }
    guard !fragment.isEmpty else { throw Unprintable(reason: "its fragment is empty") }
    var parts: [String] = []
    for segment in fragment { parts.append(try self.text(segment, isHost: false)) }
    return text + "#" + (pattern.hasFragmentSlash ? "/" : "") + parts.joined(separator: "/")
  }

  private func text(_ segment: DraftPattern.Segment, isHost: Bool) throws(Unprintable) -> String {
    switch segment {
    case .literal(let literal):
      if literal.isEmpty { throw Unprintable(reason: "it has an empty segment") }
      if literal == "." || literal == ".." { throw Unprintable(reason: "it has a segment `.` or `..`") }
      return try Self.escaped(literal, isHost ? Self.hostBytes : Self.segmentBytes, first: ":")
    case .capture(let name, let prefix, let suffix, let isOptional):
      let bytes = isHost ? Self.hostBytes : Self.segmentBytes
      return try Self.escaped(prefix, bytes, first: ":") + capture(name, isOptional) + Self.escaped(suffix, bytes)
    case .rest(let name?, let allowsEmpty): return "{\(name)...\(allowsEmpty ? "?" : "")}"
    case .rest(nil, let allowsEmpty): return allowsEmpty ? "{...?}" : "**"
    }
  }

  private func text(_ item: DraftPattern.QueryItem) throws(Unprintable) -> String {
    if item.key.isEmpty { throw Unprintable(reason: "its query has an empty key") }
    let key = try Self.escaped(item.key, Self.queryBytes, first: "!")
    switch item.value {
    case .literal(let literal): return key + "=" + (try Self.escaped(literal, Self.queryBytes))
    case .capture(let name, let isOptional): return key + "=" + capture(name, isOptional)
    case .absent: return "!" + key
    }
  }

  private func capture(_ name: String, _ isOptional: Bool) -> String {
    "{" + name + (types[name].map { ":" + $0 } ?? "") + (isOptional ? "?}" : "}")
  }

  /// The punctuation that needs no escape in a literal segment (RFC 3986, section 3.3).
  private static let segmentBytes = Set("-._~!$&'()+,;=:@".utf8)
  /// The same for a first segment after a custom scheme, which has the place of a host.
  private static let hostBytes = Set("-._~!$&'()+,;=".utf8)
  private static let queryBytes = Set("-._~!$'()+,;:@/".utf8)

  private static func escaped(
    _ text: String, _ raw: Set<UInt8>, first: Unicode.Scalar? = nil
  ) throws(Unprintable) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if scalar.properties.generalCategory == .control { throw Unprintable(reason: "it has a control character") }
      if isRaw(scalar, raw), index > 0 || scalar != first {
        result.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 16, uppercase: true)
          result += "%" + (byte < 16 ? "0" : "") + digits
        }
      }
    }
    return result
  }

  private static func isRaw(_ scalar: Unicode.Scalar, _ raw: Set<UInt8>) -> Bool {
    guard scalar.isASCII else { return scalar.properties.isAlphabetic && LookAlike(scalar) == nil }
    let byte = UInt8(scalar.value)
    return (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || raw.contains(byte)
  }
}
