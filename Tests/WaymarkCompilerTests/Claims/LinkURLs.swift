import LinkResolving
import RegularSets
import SpecModel
import TestSupport
import WaymarkLinks

/// A generator of random URLs for the links with hosts, and of similar URLs without a link.
struct LinkURLs {
  private let model: NavigationModel
  private let types: TypeSets
  private let patterns: [Pattern]
  private var known: [ValueType: [String]] = [:]

  /// Creates a generator, or returns `nil` if no link has a host.
  init?(_ model: NavigationModel) {
    self.model = model
    types = TypeSets(model.types, ignoringCase: true)
    patterns = model.links.map(\.pattern).filter(\.isOnWeb)
    if patterns.isEmpty { return nil }
  }

  private static let words = [
    "a", "b", "ab", "a b", "a/b", "x-1", "12", "-7", "é", "new", "true", "A", "~", "2024-02-29", "2024-02-30", "*",
    "1.5",
    "01234567-89ab-cdef-0123-456789abcdef", "$(x)", "%", "..a",
  ]

  /// Returns a URL of a random link, possibly in an unusual form, or `nil` if no URL was found.
  mutating func sample(_ random: inout SplitMix64, isOdd: Bool) -> String? {
    let pattern = random.pick(patterns)
    guard let start = start(of: pattern, &random), let path = path(pattern.path, &random),
      let query = query(pattern.query, isOdd, &random)
    else { return nil }
    var segments = path
    // Some URLs have changed segments, so these URLs may have no link.
    if !isOdd, random.once(in: 2) { change(&segments, &random) }
    if pattern.ignoresCase, random.once(in: 2) {
      segments = segments.map { random.once(in: 2) ? $0.uppercased() : $0.lowercased() }
    }
    var text = segments.map { PercentCoding.canonical($0, keeping: .segment) ?? "x" }.joined(separator: "/")
    if isOdd {
      text = escaped(text, &random)
      if !segments.isEmpty, random.once(in: 4) { text += "/" }
    }
    return start + "/" + text + query + (fragment(pattern.fragment, isOdd, &random) ?? "")
  }

  // MARK: Parts

  private func start(of pattern: Pattern, _ random: inout SplitMix64) -> String? {
    let endpoints = pattern.endpoints.filter { $0.host != nil && $0.scheme == "https" }
    guard let endpoint = endpoints.randomElement(using: &random), let host = endpoint.host else { return nil }
    let front = host.front.map { label -> String in
      switch label {
      case .any: random.pick(["x.", "x.y."])
      case .capture: random.pick(["en.", "a.", "b.", "12."])
      }
    }
    let port = host.port(on: "https")
    return "https://" + front.joined() + host.name + (port == 0 ? "" : ":\(port)")
  }

  private mutating func texts(of type: ValueType) -> [String] {
    if let known = known[type] { return known }
    let set = types.texts(of: type, ignoringCase: model.hasLinksIgnoringCase)
    let texts =
      set.firstTexts(8).map { String(decoding: $0, as: UTF8.self) } + Self.words.filter { set.contains($0.utf8) }
    known[type] = texts
    return texts
  }

  private mutating func path(_ path: Pattern.Path, _ random: inout SplitMix64) -> [String]? {
    var segments: [String] = []
    for segment in path.segments {
      switch segment {
      case .literal(let text): segments.append(PercentCoding.decoded(text.utf8))
      case .capture(let capture):
        guard let text = texts(of: capture.type).randomElement(using: &random) else { return nil }
        segments.append(
          PercentCoding.decoded(capture.prefix.utf8) + text + PercentCoding.decoded(capture.suffix.utf8))
      }
    }
    switch path.tail {
    case .none: break
    case .optional(let capture):
      if random.once(in: 2), let text = texts(of: capture.type).randomElement(using: &random) { segments.append(text) }
    case .rest(_, _, let allowsNone):
      for _ in 0..<(random.below(3) + (allowsNone ? 0 : 1)) { segments.append(random.pick(Self.words)) }
    }
    return segments
  }

  private func change(_ segments: inout [String], _ random: inout SplitMix64) {
    // Association files and links treat slashes inside a segment differently, so changed segments contain no slashes.
    let word = random.pick(Self.words.filter { !$0.contains("/") })
    segments = segments.map { $0.replacing("/", with: "") }.filter { !$0.isEmpty }
    switch random.below(4) {
    case 0: segments.insert(word, at: random.below(segments.count + 1))
    case 1: if !segments.isEmpty { segments.remove(at: random.below(segments.count)) }
    default: if !segments.isEmpty { segments[random.below(segments.count)] = word }
    }
  }

  private mutating func query(
    _ items: [Pattern.QueryItem], _ isOdd: Bool, _ random: inout SplitMix64
  ) -> String? {
    var texts: [String] = []
    for item in items {
      let key = random.pick(item.keys)
      switch item.value {
      case .literal(let text): texts.append("\(key)=\(text)")
      case .required(_, let type):
        guard let text = self.texts(of: type).randomElement(using: &random) else { return nil }
        texts.append("\(key)=\(PercentCoding.canonical(text, keeping: .queryValue) ?? "x")")
      case .optional, .list: if random.once(in: 2) { texts.append("\(key)=a") }
      case .absent: break
      }
    }
    if isOdd, random.once(in: 4) { texts.insert("zz=1", at: random.below(texts.count + 1)) }
    if !isOdd, random.once(in: 6), !texts.isEmpty { texts.removeLast() }
    return texts.isEmpty ? "" : "?" + texts.joined(separator: "&")
  }

  private mutating func fragment(
    _ fragment: Pattern.Fragment?, _ isOdd: Bool, _ random: inout SplitMix64
  ) -> String? {
    guard let fragment else { return isOdd && random.once(in: 4) ? "#section" : nil }
    guard let path = path(fragment.path, &random), let query = query(fragment.query, isOdd, &random) else { return nil }
    return "#" + (fragment.startsWithSlash ? "/" : "")
      + path.map { PercentCoding.canonical($0, keeping: .segment) ?? "x" }.joined(separator: "/") + query
  }

  /// Returns a path with unnecessary escapes.
  private func escaped(_ path: String, _ random: inout SplitMix64) -> String {
    var result = ""
    var skipped = 0
    for character in path {
      if character == "%" { skipped = 3 }
      if skipped == 0, character.isLetter, let byte = character.asciiValue, random.once(in: 10) {
        let digits = String(byte, radix: 16)
        result += "%" + (random.once(in: 2) ? digits : digits.uppercased())
      } else {
        result.append(character)
        skipped = max(0, skipped - 1)
      }
    }
    return result
  }
}
