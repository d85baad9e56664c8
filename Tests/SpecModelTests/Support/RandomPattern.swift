import TestSupport

/// A random pattern with the parts that a parser must find.
struct RandomPattern {
  private(set) var text = ""
  private(set) var parts: [String] = []
  private var random: SplitMix64
  private var names = 0

  init(seed: Int) {
    random = SplitMix64(seed: UInt64(seed))
    start()
    if random.once(in: 3) { query() }
    if random.once(in: 3) { fragment() }
  }

  private var column: Int { text.unicodeScalars.count }

  /// Writes a piece and returns it with its columns.
  private mutating func write(_ piece: String) -> String {
    let start = column
    text += piece
    return "`\(piece)` \(start)..<\(column)"
  }

  private mutating func name() -> String {
    names += 1
    return random.pick(["id", "name", "userID", "x"]) + "\(names)"
  }

  // MARK: Start

  private mutating func start() {
    switch random.below(4) {
    case 0:
      parts.append("scheme \(write(random.pick(["app", "my-app", "a.b+c", "HTTPX"])))")
      text += "://"
      parts.append("authority")
      appPath()
    case 1:
      if random.once(in: 2) {
        parts.append("scheme \(write(random.pick(["https", "http", "HTTPS"]))):".dropLast().description)
      }
      text += text.isEmpty ? "//" : "://"
      parts.append("authority")
      host()
      if random.once(in: 4) { return }
      path()
    default: path()
    }
  }

  private mutating func host() {
    let start = column
    var labels: [String] = []
    var hasAny = false
    for _ in 0..<random.below(3) {
      if random.once(in: 2), !hasAny {
        hasAny = true
        labels.append("any \(column)..<\(column + 1)")
        text += "*."
      } else {
        labels.append(capture(type: false, optional: false))
        text += "."
      }
    }
    for index in 0...random.below(3) {
      if index > 0 { text += "." }
      labels.append("label \(write(random.pick(["example", "com", "münchen", "xn--a", "a_b"])))")
    }
    if random.once(in: 8) { text += "." }
    if random.once(in: 4) {
      let port = random.pick([1, 80, 8_443, 65_535])
      text += ":\(port)"
      labels.append("port \(port)")
    }
    let host = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(start)))
    parts.append("host `\(host)` \(start)..<\(column)")
    parts += labels
  }

  // MARK: Paths

  private mutating func appPath() {
    switch random.below(3) {
    case 0: break
    case 1: path()
    default:
      segments(isBare: true, literals: ["home", "é", "a%20b", "a=b"])
    }
  }

  private mutating func path() {
    if random.once(in: 8) { text += "/" } else { segments(isBare: false, literals: Self.literals) }
  }

  private static let literals = ["home", "é\u{1F34C}", "a%2Fb", "a=b&c", "b:c", "@x", "~(1)!", "a.b", "+", "$;,"]

  private mutating func segments(isBare: Bool, literals: [String]) {
    let count = 1 + random.below(random.once(in: 10) ? 32 : 4)
    for index in 0..<count {
      if index > 0 || !isBare { text += "/" }
      parts.append(segment(isLast: index == count - 1, literals: index == 0 ? literals : Self.literals))
    }
  }

  private mutating func segment(isLast: Bool, literals: [String]) -> String {
    let start = column
    if isLast, random.once(in: 3) {
      switch random.below(5) {
      case 0:
        text += "**"
        return "rest - \(start)..<\(column)"
      case 1:
        text += "{...?}"
        return "rest - optional \(start)..<\(column)"
      case 2:
        text += "{"
        let name = write(name())
        let isOptional = random.once(in: 2)
        text += isOptional ? "...?}" : "...}"
        return "rest \(name)\(isOptional ? " optional" : "") \(start)..<\(column)"
      default:
        let capture = capture(type: true, optional: true)
        return "segment \(start)..<\(column): - \(capture) -"
      }
    }
    guard random.once(in: 2) else { return "literal \(write(random.pick(literals)))" }
    let prefix = random.once(in: 3) ? write(random.pick(literals)) : "-"
    let capture = capture(type: true, optional: false)
    let suffix = random.once(in: 3) ? write(random.pick(literals)) : "-"
    return "segment \(start)..<\(column): \(prefix) \(capture) \(suffix)"
  }

  private mutating func capture(type: Bool, optional: Bool, list: Bool = false) -> String {
    let start = column
    text += "{"
    var part = "{\(write(name()))"
    var isList = false
    if type, random.once(in: 2) {
      text += ":"
      isList = list && random.once(in: 2)
      if isList { text += "List<" }
      part += ": \(write(random.pick(["Int", "String", "itn", "My_Type2"])))"
      if isList {
        text += ">"
        part += " list"
      }
    }
    if optional, !isList {
      text += "?"
      part += " optional"
    }
    text += "}"
    return "\(part)} \(start)..<\(column)"
  }

  // MARK: Queries and fragments

  private mutating func query() {
    text += "?"
    for index in 0...random.below(4) {
      if index > 0 { text += "&" }
      parts.append(item())
    }
  }

  private mutating func item() -> String {
    let start = column
    if random.once(in: 5) {
      text += "!"
      let key = write(key())
      return "item \(start)..<\(column): \(key) absent"
    }
    var keys = write(key())
    while random.once(in: 3) {
      text += "|"
      keys += " | " + write(key())
    }
    text += "="
    let value =
      random.once(in: 2)
      ? write(random.pick(["", "1", "a/b:c", "é", "%26", "a!b+c@d"]))
      : capture(type: true, optional: random.once(in: 2), list: true)
    return "item \(start)..<\(column): \(keys) = \(value)"
  }

  private mutating func key() -> String {
    names += 1
    return random.pick(["q", "user-id", "é", "a/b", "a%20b", "x!"]) + "\(names)"
  }

  private mutating func fragment() {
    text += "#"
    let start = column
    let place = parts.count
    let startsWithSlash = random.once(in: 2)
    segments(isBare: !startsWithSlash, literals: Self.literals)
    if random.once(in: 3) { query() }
    parts.insert("fragment\(startsWithSlash ? " /" : "") \(start)..<\(column)", at: place)
  }
}
