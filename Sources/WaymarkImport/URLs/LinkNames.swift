import WaymarkLinks

/// The names of an inferred link: the destination and the captures.
struct LinkNames {
  /// Returns the words of a text without special characters, such as `["privacy", "policy"]` for `privacy-policy`.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in text.unicodeScalars {
      let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || 0x30...0x39 ~= scalar.value)
      let isUpper = 0x41...0x5A ~= scalar.value
      if !isLetter || (isUpper && wasLower) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word.unicodeScalars.append(scalar) }
      wasLower = isLetter && !isUpper
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.lowercased() }
  }

  /// Returns a name in lowerCamelCase, or `nil` if no word starts with a letter.
  static func camelCase(_ words: [String]) -> String? {
    var words = words
    while let first = words.first, first.utf8.first.map({ 0x30...0x39 ~= $0 }) ?? true { words.removeFirst() }
    guard let first = words.first else { return nil }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func text(_ canonical: String) -> String { PercentCoding.decoded(Array(canonical.utf8)) }

  /// Returns the name of the screen, such as `userPosts` for `/users/{id}/posts`.
  static func destination(_ link: InferredLink) -> String {
    if let label = link.label { return label }
    var result: [String] = []
    for (index, part) in link.parts.enumerated() {
      switch part {
      case .literal(let literal):
        let isFollowed =
          index + 1 < link.parts.count && (link.parts[index + 1].isCapture || link.parts[index + 1] == .rest)
        var literal = text(literal)
        if let dot = literal.lastIndex(of: "."), dot > literal.startIndex, literal[dot...].utf8.count <= 6 {
          literal = String(literal[..<dot])
        }
        result += words(isFollowed ? ScreenWords.singular(literal) : literal)
      case .capture(_, let prefix) where prefix.utf8.count > 1: result += words(text(prefix))
      case .capture(_, "@"), .capture(_, "~"): if result.isEmpty { result.append("user") }
      default: break
      }
    }
    for (key, condition) in link.conditions.sorted(by: { $0.key < $1.key }) {
      switch condition {
      case .literal(let value): result += words(text(value))
      case .present: result += words(key)
      case .absent: break
      }
    }
    if result.count > 8 { result = Array(result.prefix(8)) }
    if let name = camelCase(result) { return name }
    return link.parts.isEmpty ? "home" : link.parts.contains(.rest) ? "pages" : captureDepth(link)
  }

  private static func captureDepth(_ link: InferredLink) -> String {
    link.parts.count == 1 ? "page" : link.parts.count == 2 ? "subpage" : "page\(link.parts.count)"
  }

  /// Returns the names of the captures in the path, in order, and of the given query keys.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - example: An example of the link, which shows whether integers are dates.
  ///   - taken: Names that are already used, such as the name of a capture in the host.
  /// - Returns: A name for each capture of the path.
  static func captures(_ link: InferredLink, example: [String], taken: Set<String>) -> [String] {
    let captures = link.parts.indices.filter { link.parts[$0].isCapture || link.parts[$0] == .rest }
    var used = taken
    var names: [String] = []
    let dates = dateParts(link, example)
    for index in captures {
      names.append(unique(dates[index] ?? name(link, at: index, isOnly: captures.count == 1), &used))
    }
    return names
  }

  /// Returns a name that differs from the used names.
  static func unique(_ name: String, _ used: inout Set<String>) -> String {
    var result = name
    var number = 2
    while !used.insert(result).inserted {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  private static func name(_ link: InferredLink, at index: Int, isOnly: Bool) -> String {
    guard case .capture(let set, let prefix) = link.parts[index] else { return "rest" }
    if prefix == "@" || prefix == "~" { return "name" }
    if prefix.utf8.count > 1 { return "title" }
    var isIdentifier = false
    switch set {
    case .int, .uuid, .identifier: isIdentifier = true
    case .date: return "date"
    case .values(let values) where values.allSatisfy(ScreenWords.isLanguage): return "lang"
    default: break
    }
    if isOnly, isIdentifier { return "id" }
    let before = index > 0 ? link.parts[index - 1].literal : nil
    let noun = before.flatMap { camelCase(words(ScreenWords.singular(text($0)))) }
    guard let noun, noun.utf8.count > 1, noun != "index" else { return isIdentifier ? "id" : "name" }
    return isIdentifier ? noun + "ID" : noun
  }

  /// Returns the names of integers that are a year, a month, and a day.
  private static func dateParts(_ link: InferredLink, _ example: [String]) -> [Int: String] {
    var result: [Int: String] = [:]
    for index in link.parts.indices where link.parts[index] == .capture(.int) {
      guard index < example.count, let year = Int(example[index]), 1900...2100 ~= year, example[index].utf8.count == 4,
        index + 1 < link.parts.count, link.parts[index + 1] == .capture(.int), index + 1 < example.count,
        let month = Int(example[index + 1]), 1...12 ~= month
      else { continue }
      result[index] = "year"
      result[index + 1] = "month"
      if index + 2 < link.parts.count, link.parts[index + 2] == .capture(.int) { result[index + 2] = "day" }
      break
    }
    return result
  }
}
