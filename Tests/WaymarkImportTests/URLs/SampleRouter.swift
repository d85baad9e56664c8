import TestSupport

/// A router with the patterns of a kind of app, from which a test generates a realistic log.
///
/// Each line of the text has a pattern and a screen. In brackets, a pattern has query items that only some URLs have.
struct SampleRouter: Sendable, CustomStringConvertible {
  struct Route: Sendable {
    var pattern: String
    var optional: [String]
    var screen: String
  }

  let name: String
  let routes: [Route]

  var description: String { name }

  init(_ name: String, _ text: String) {
    self.name = name
    routes = text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      let pattern = parts[0].split(separator: "[")
      let optional = pattern.count > 1 ? pattern[1].dropLast().split(separator: "|").map(String.init) : []
      return Route(pattern: String(pattern[0]), optional: optional, screen: String(parts[1]))
    }
  }

  /// A URL of a log, the number of its requests, and its screen.
  struct Visit: Sendable {
    var url: String
    var count: Int
    var screen: String
  }

  /// Returns the distinct URLs of a log with the given number of requests.
  ///
  /// The popularity of the routes and of the values decreases like in real logs (Zipf, 1949).
  func log(requests: Int, seed: UInt64) -> [Visit] {
    var random = SplitMix64(seed: seed &* 1_000_003)
    var values = SampleValues()
    let routes = routes.shuffled(using: &random)
    var weights: [Double] = []
    var total = 0.0
    for index in routes.indices {
      total += 1 / Double(index + 2)
      weights.append(total)
    }
    var visits: [String: Visit] = [:]
    for _ in 0..<requests {
      let place = Double.random(in: 0..<total, using: &random)
      let route = routes[weights.firstIndex { place < $0 } ?? 0]
      var url = values.filled(route.pattern, &random)
      for item in route.optional where random.once(in: 3) {
        url += (url.contains("?") ? "&" : "?") + values.filled(item, &random)
      }
      if random.once(in: 16) {
        url += (url.contains("?") ? "&" : "?") + "utm_source=mail&utm_campaign=c\(random.below(40))"
      } else if random.once(in: 40), !url.contains("?"), !url.hasSuffix("/"), url.count(where: { $0 == "/" }) > 2 {
        url += "/"
      }
      visits[url, default: Visit(url: url, count: 0, screen: route.screen)].count += 1
    }
    return visits.values.sorted { $0.url < $1.url }
  }
}

/// Values for the captures of sample routers. Each name has a pool of values, of which the first are frequent.
private struct SampleValues {
  private var pools: [String: [String]] = [:]

  private static let syllables = [
    "ka", "ro", "mi", "ta", "lo", "ne", "su", "vi", "da", "po", "re", "la", "mo", "ti", "an", "el", "or", "us", "in",
    "ia", "be", "co", "fu", "ga", "ha", "jo", "ki", "le", "na", "pe",
  ]
  private static let sizes = [
    "lang": 8, "category": 12, "section": 9, "branch": 25, "team": 30, "topic": 60, "tag": 60, "city": 40, "code": 200,
  ]

  /// Returns a pattern in which values replace the captures.
  mutating func filled(_ pattern: String, _ random: inout SplitMix64) -> String {
    var result = ""
    for (index, part) in pattern.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        result += part
        continue
      }
      result += value(String(part[..<end]), &random) + part[part.index(after: end)...]
    }
    return result
  }

  private mutating func value(_ name: String, _ random: inout SplitMix64) -> String {
    switch name {
    case "year": return "\(2008 + random.below(18))"
    case "month": return Self.twoDigits(1 + random.below(12))
    case "day": return Self.twoDigits(1 + random.below(28))
    case "date":
      return "\(2018 + random.below(8))-\(Self.twoDigits(1 + random.below(12)))-\(Self.twoDigits(1 + random.below(28)))"
    case "bool": return random.once(in: 2) ? "true" : "false"
    case "number": return "\(1 + random.below(30))"
    case "sort": return random.pick(["new", "top", "old"])
    case "path":
      return (0...random.below(5)).map { _ in Self.word(2, &random) }.joined(separator: "/") + random.pick(["", ".js"])
    default: break
    }
    if pools[name] == nil {
      pools[name] = (0..<(Self.sizes[name] ?? 500)).map { _ in Self.fresh(name, &random) }
    }
    let pool = pools[name] ?? []
    let place = Double.random(in: 0..<1, using: &random)
    return pool[min(pool.count - 1, Int(place * place * Double(pool.count)))]
  }

  private static func fresh(_ name: String, _ random: inout SplitMix64) -> String {
    switch name {
    case "id": return "\(1 + random.below(999_999))"
    case "uuid":
      let digits = text(32, "0123456789abcdef", &random)
      let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { range in
        String(digits.dropFirst(range.lowerBound).prefix(range.count))
      }
      return parts.joined(separator: "-")
    case "hash": return text(40, "0123456789abcdef", &random)
    case "key": return text(26, "abcdefghijklmnopqrstuvwxyz0123456789", &random)
    case "token": return text(64, "abcdefghijklmnopqrstuvwxyz0123456789", &random)
    case "video": return text(11, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", &random)
    case "code": return text(8, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", &random)
    case "user":
      return word(3, &random)
        + random.pick(["", "_" + word(1, &random), "\(random.below(99))", "." + word(2, &random)])
    case "repo": return word(3, &random) + random.pick(["", "-" + word(2, &random), ".js"])
    case "slug":
      return (0..<(2 + random.below(3))).map { _ in word(2, &random) }.joined(separator: "-")
    case "domain": return word(3, &random) + random.pick([".com", ".wordpress.com", ".blog", ".org"])
    case "title":
      let first = word(3, &random).capitalized
      return first
        + random.pick(["", "_" + word(2, &random), "_(" + word(2, &random) + ")", "%C3%A9" + word(1, &random)])
    case "q": return word(2, &random) + random.pick(["", "+" + word(2, &random), "%20" + word(2, &random)])
    case "url": return "https%3A%2F%2F" + word(3, &random) + ".com%2F" + word(2, &random)
    case "lang": return random.pick(["en", "de", "fr", "es", "pl", "it", "ja", "pt-BR"])
    default: return word(2 + random.below(2), &random)
    }
  }

  private static func word(_ syllables: Int, _ random: inout SplitMix64) -> String {
    (0..<syllables).map { _ in random.pick(Self.syllables) }.joined()
  }

  private static func text(_ count: Int, _ characters: String, _ random: inout SplitMix64) -> String {
    let characters = Array(characters)
    return String((0..<count).map { _ in random.pick(characters) })
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
