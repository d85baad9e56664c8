extension CodeLine {
  /// Returns the most likely name of the screen of a pattern.
  func name(before: Range<Int>, after: Range<Int>, patterns: [Range<Int>]) -> String? {
    namedArgument(patterns) ?? typeName(after) ?? labeledName(before) ?? key(before) ?? handler(after)
  }

  /// The name of the screen in a line after the line with the pattern, such as `component: UserView,` or
  /// `def user(id):`; `nil` if the line has no name.
  var nameAfterPattern: String? { namedArgument([]) ?? typeName(range) ?? declaredName }

  /// The name of a function that the line declares.
  private var declaredName: String? {
    let words = words(range)
    guard let first = words.first, let open = range.first(where: { text.scalars[$0] == "(" }),
      ["def", "async", "func", "fun", "function", "public", "private", "export"].contains(text.text(first)),
      let name = words.last(where: { $0.upperBound == open }), name != first
    else { return nil }
    return text.text(name)
  }

  /// Returns the name before a string, as in `case user = "/users/:id"` or `user: "/users/:id"`.
  private func key(_ range: Range<Int>) -> String? {
    guard let sign = range.last, text.scalars[sign] == ":" || text.scalars[sign] == "=" else { return nil }
    var left = text.trimmed(range.lowerBound..<sign)
    if let first = left.first, let last = left.last, first < last, "\"'`".unicodeScalars.contains(text.scalars[first]) {
      left = first + 1..<last
    }
    let word = text.scalars[left].reversed().prefix { $0.continuesName || $0 == "-" || $0 == "." }
    let name = String(scalars: word.reversed())
    let labels: Set<String> = ["path", "url", "pattern", "route", "link", "uri", "to", "href", "deepLink", "value"]
    guard name.unicodeScalars.first?.startsName == true, !labels.contains(name) else { return nil }
    return name
  }

  /// Returns the value of an argument such as `name="user-detail"` or `screen: 'User'`, or of a call such as
  /// `.name('user')`.
  private func namedArgument(_ patterns: [Range<Int>]) -> String? {
    for string in strings where string.lowerBound - 1 > range.lowerBound && !patterns.contains(string) {
      let before = text.trimmed(range.lowerBound..<string.lowerBound - 1)
      guard !string.isEmpty, let sign = before.last, ":=(".unicodeScalars.contains(text.scalars[sign]) else { continue }
      let word = text.scalars[text.trimmed(before.lowerBound..<sign)].reversed().prefix { $0.continuesName }
      let label = String(scalars: word.reversed())
      let labels: Set<String> = ["name", "screen", "destination", "endpoint", "as", "component", "view", "to"]
      if text.scalars[sign] == "(" ? label == "name" : labels.contains(label) { return text.text(string) }
    }
    return nil
  }

  /// Returns the type in the text after the pattern, as in `UserViewController.self`, `<User />`, or `UserScreen()`.
  private func typeName(_ range: Range<Int>) -> String? {
    let words = words(range)
    for (index, word) in words.enumerated() {
      let after = word.upperBound
      let isType = after + 5 <= range.upperBound && text.text(after..<after + 5) == ".self"
      let isElement = word.lowerBound > range.lowerBound && text.scalars[word.lowerBound - 1] == "<"
      let isCall =
        "A"..."Z" ~= text.scalars[word.lowerBound] && after < range.upperBound && text.scalars[after] == "("
      if isType || isElement || isCall { return text.text(word) }
      if after + 7 <= range.upperBound, text.text(after..<after + 7) == "::class" {
        // PHP names the method after the class.
        return words.dropFirst(index + 2).first.map { "\(text.text(word)).\(text.text($0))" } ?? text.text(word)
      }
      if let name = labeledName(words, index) { return name }
    }
    return nil
  }

  /// Returns the value of a label such as `component: User` in a range.
  private func labeledName(_ range: Range<Int>) -> String? {
    let words = words(range)
    for index in words.indices {
      if let name = labeledName(words, index) { return name }
    }
    return nil
  }

  private func labeledName(_ words: [Range<Int>], _ index: Int) -> String? {
    let labels: Set<String> = [
      "component", "destination", "screen", "controller", "to", "page", "use", "handler", "action",
    ]
    guard index + 1 < words.count, labels.contains(text.text(words[index])),
      text.scalars[words[index + 1].lowerBound].isLetter
    else { return nil }
    let between = text.text(text.trimmed(words[index].upperBound..<words[index + 1].lowerBound))
    guard between.hasPrefix(":") || between.hasPrefix("=") else { return nil }
    let name = text.text(words[index + 1])
    return name.hasSuffix(".page") ? String(name.dropLast(5)) : name
  }

  /// Returns the last name before a closing parenthesis, as in `handler)` or `views.user, name=…`.
  private func handler(_ range: Range<Int>) -> String? {
    var range = range
    if let first = range.first, text.scalars[first] == "]" { range = text.trimmed(first + 1..<range.upperBound) }
    guard let first = range.first, ",:=".unicodeScalars.contains(text.scalars[first]) else { return nil }
    range = text.trimmed(first + 1..<range.upperBound)
    if let string = strings.first(where: { $0.lowerBound - 1 == range.lowerBound }) {
      let name = text.text(string)
      return PatternClue(name) < .certain && !name.isEmpty ? name : nil
    }
    // A closure or a call has no name of its own, and a label names another value.
    guard !text.scalars[range].contains("{"), !text.scalars[range].contains(">") else { return nil }
    let sign = range.dropLast().first {
      text.scalars[$0] == "=" || text.scalars[$0] == ":" && text.scalars[$0 + 1].isBlank
    }
    let words = words(range.lowerBound..<(sign ?? range.upperBound)).dropLast(sign == nil ? 0 : 1)
    guard let word = words.last, text.scalars[word.lowerBound].startsName else { return nil }
    return text.text(word)
  }

  private func words(_ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in range {
      let scalar = text.scalars[index]
      let isDot = scalar == "." && start != nil
      let isSelf = isDot && text.text(index..<min(index + 5, range.upperBound)) == ".self"
      if scalar.continuesName || (isDot && !isSelf) {
        start = start ?? index
      } else if let first = start {
        words.append(first..<index)
        start = nil
      }
    }
    if let first = start { words.append(first..<range.upperBound) }
    return words
  }
}
