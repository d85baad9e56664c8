// The router of Trails, an app for hikers, before Waymark. The app takes the first pattern that matches a URL.
//
// The executable reads one URL a line, and prints the name of the destination, or an empty line if no pattern matches.

let routes = [
  ("/", "home"),
  ("/explore", "explore"),
  ("/explore/:region", "region"),
  ("/search", "search"),
  ("/map/:latitude/:longitude", "map"),
  ("/trails/new", "newTrail"),
  ("/trails/:trail", "trail"),
  ("/trails/:trail/map", "trail.map"),
  ("/trails/:trail/reviews", "trail.reviews"),
  ("/trails/:trail/reviews/:review([0-9]+)", "trail.review"),
  ("/trails/:trail/photos/:photo", "trail.photo"),
  ("/m/:trail", "trailMap"),
  ("/t/:code((?!new)[a-z0-9]{6})", "shortLink"),
  ("/parks/:park", "park"),
  ("/parks/:park/today", "park.today"),
  ("/parks/guides/:guide", "park.guide"),
  ("/parks/:park/alerts/:alert([0-9]+)", "park.alert"),
  ("/trips", "trips"),
  ("/trips/new", "newTrip"),
  ("/trips/:trip", "trip"),
  ("/trips/:trip/join/:code([a-z0-9]{8})", "joinTrip"),
  ("/users/:user", "user"),
  ("/users/me", "account"),
  ("/users/:user/lists", "user.lists"),
  ("/users/:user/lists/:list([0-9]+)", "user.list"),
  ("/profile/:user", "user"),
  ("/articles", "articles"),
  ("/articles/:topic", "articles"),
  ("/articles/:year([0-9]{4})/:month([0-9]{2})/:slug", "article"),
  ("/gear/:category/:item([0-9]+)", "gear"),
  ("/notifications", "notifications"),
  ("/settings", "settings"),
  ("/settings/:pane(account|units|privacy)", "settings"),
  ("/premium", "premium"),
  ("/login", "signIn"),
  ("/help/*", "help"),
]

/// A segment of a pattern.
enum Segment {
  case literal(Substring)
  case capture(Regex<AnyRegexOutput>?)
  case rest

  init(_ text: Substring) throws {
    if text == "*" {
      self = .rest
    } else if text.hasPrefix(":") {
      let expression = text.firstIndex(of: "(").map { text[text.index(after: $0)...].dropLast() }
      self = .capture(try expression.map { try Regex(String($0)) })
    } else {
      self = .literal(text)
    }
  }

  func matches(_ text: Substring) -> Bool {
    switch self {
    case .literal(let literal): text == literal
    case .capture(let expression?): text.wholeMatch(of: expression) != nil
    case .capture(nil), .rest: !text.isEmpty
    }
  }
}

/// Returns the segments of a path. A slash at the end of the path has no effect.
func segments(of path: Substring) -> [Substring] {
  var segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  if segments.last == "" { segments.removeLast() }
  return segments
}

let patterns = try routes.map { pattern, destination in
  (segments: try segments(of: pattern[...]).map(Segment.init), destination: destination)
}

/// Returns the name of the destination of a URL, or `nil` if no pattern matches the URL.
func destination(of url: String) -> String? {
  let url = url.prefix { $0 != "?" && $0 != "#" }
  let prefixes = ["https://trails.example", "https://www.trails.example", "trails:/"]
  guard let prefix = prefixes.first(where: { url == $0 || url.hasPrefix($0 + "/") }) else { return nil }
  let path = segments(of: url.dropFirst(prefix.count))
  return patterns.first { pattern in
    let hasRest = if case .rest? = pattern.segments.last { true } else { false }
    guard hasRest ? path.count >= pattern.segments.count : path.count == pattern.segments.count else { return false }
    return zip(pattern.segments, path).allSatisfy { $0.matches($1) }
  }?.destination
}

while let url = readLine() { print(destination(of: url) ?? "") }
