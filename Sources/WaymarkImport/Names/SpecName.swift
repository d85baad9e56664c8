/// Each function depends only on its argument, so a name stays the same if other links change.
package enum SpecName {
  static let longest = 48
  /// The words at the end of the name of a class or a file that say only that the name belongs to a screen.
  private static let screenWords: Set<String> = [
    "viewcontroller", "controller", "screen", "view", "page",
  ]
  private static let reserved: Set<String> = ["current", "tabs", "self", "allCases", "rawValue", "tabItem"]

  /// Such as `readerBlogPost` for `reader.blogPost`. A class loses words at its end such as `ViewController`.
  package static func lowerCamelCase(_ text: String) -> String? {
    var words = NameWords.of(text)
    // `NewPage` is a class, but `newPage` is probably a case of an enum.
    let isClass = words.first?.first?.isUppercase ?? false
    while isClass, words.count > 1, let last = words.last, screenWords.contains(last.lowercased()) {
      words.removeLast()
    }
    return screen(words)
  }

  /// Such as `userPage` for `UserPage`.
  static func whole(_ text: String) -> String? { screen(NameWords.of(text)) }

  /// Such as `postID` for `post_id`.
  package static func parameter(_ text: String) -> String? {
    guard let name = joined(NameWords.of(text), beforeDigit: "value") else { return nil }
    return name == "self" ? "selfValue" : name
  }

  /// The case of an enum, such as `applePay` for `apple-pay`.
  static func value(_ text: String) -> String? {
    guard let name = joined(NameWords.of(text), beforeDigit: "value") else { return nil }
    return ["self", "allCases", "rawValue"].contains(name) ? name + "Value" : name
  }

  /// Such as `PostYear` for `post_year`.
  static func upperCamelCase(_ text: String) -> String? {
    let words = NameWords.of(text)
    guard let name = joined(words, beforeDigit: "value"), let first = words.first?.lowercased() else { return nil }
    return name.hasPrefix(first)
      ? Acronyms.capitalized(first) + name.dropFirst(first.count) : Acronyms.capitalized(name)
  }

  static func screen(_ words: [String]) -> String? {
    guard let name = joined(words, beforeDigit: "screen") else { return nil }
    return reserved.contains(name) ? name + "Screen" : name
  }

  /// A name that starts with a digit gets a prefix.
  private static func joined(_ words: [String], beforeDigit prefix: String) -> String? {
    guard let first = words.first else { return nil }
    var name = first.lowercased()
    if let digit = name.utf8.first, digit &- 0x30 < 10 { name = prefix + name }
    name = String(name.prefix(longest))
    for word in words.dropFirst() {
      let next = Acronyms.capitalized(word)
      guard name.utf8.count + next.utf8.count <= longest else { break }
      name += next
    }
    return name
  }
}

extension SpecName {
  /// The literals of the path. A literal before a capture is in the singular: `/users/{id}/posts` becomes `userPosts`.
  package static func path(of pattern: ImportedPattern) -> String? {
    if pattern.segments.isEmpty, pattern.query.isEmpty, pattern.fragment == nil { return "home" }
    var words = words(of: pattern.segments) + (pattern.fragment.map(words) ?? [])
    // Routers that have only one path tell their screens apart by a query value.
    for item in pattern.query { if case .literal(let text) = item.value { words += NameWords.of(text) } }
    return screen(words)
  }

  private static func words(of segments: [ImportedPattern.Segment]) -> [String] {
    var words: [String] = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .literal(let text):
        var own = NameWords.of(text)
        if let last = own.last, index + 1 < segments.count, case .capture(_, "", _) = segments[index + 1] {
          own[own.count - 1] = singular(last)
        }
        words += own
      case .capture(_, let prefix, let suffix): words += NameWords.of(prefix) + NameWords.of(suffix)
      case .rest: break
      }
    }
    return words
  }

  /// The words that end with an `s` in the singular.
  private static let singularWords: Set<String> = ["news", "series", "species", "sms", "ios", "tvos", "macos", "os"]

  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    guard word.count > 3, lower.hasSuffix("s"), !singularWords.contains(lower) else { return word }
    if lower.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "xes", "ches", "shes"].contains(where: lower.hasSuffix) { return String(word.dropLast(2)) }
    return ["ss", "us", "is"].contains(where: lower.hasSuffix) ? word : String(word.dropLast())
  }
}

struct UniqueNames {
  private var taken: Set<String>
  private var numbers: [String: Int] = [:]
  init(_ taken: Set<String> = []) { self.taken = taken }

  mutating func add(_ name: String, or alternatives: [String] = []) -> String {
    for name in [name] + alternatives where taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 2
    // The digit of `page2` and a number would look like one number.
    let start = name.last?.isNumber == true ? name + "x" : name
    while !taken.insert("\(start)\(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(start)\(number)"
  }
}
