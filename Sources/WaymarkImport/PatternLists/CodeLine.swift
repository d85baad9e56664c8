import SpecText

/// A line of router code, such as `router.register("/users/:id", UserViewController.self)`.
struct CodeLine {
  /// The functions, types, and annotations whose first argument is a pattern, in lowercase.
  private static let routeFunctions: Set<String> = [
    "path", "re_path", "url", "uri", "route", "routes", "get", "post", "put", "patch", "delete", "on", "any", "all",
    "match", "register", "handle", "map", "getmapping", "postmapping", "putmapping", "deletemapping", "patchmapping",
    "requestmapping", "goroute", "autoroute", "composable", "deeplink", "navdeeplink", "regex", "pathpattern", "view",
    "addroute", "addroutes", "add",
  ]
  /// The functions whose arguments are no patterns, in lowercase.
  private static let otherFunctions: Set<String> = [
    "split", "components", "joined", "join", "hasprefix", "hassuffix", "startswith", "endswith", "contains", "replace",
    "replacingoccurrences", "replaceall", "firstindex", "lastindex", "indexof", "appendingpathcomponent", "appending",
    "append", "print", "println", "log", "require", "import", "include", "trimmingcharacters", "trim", "fatalerror",
    "grouped", "group", "where", "name", "redirect", "navigate", "push", "go",
  ]
  /// The labels of patterns.
  private static let patternLabels: Set<String> = [
    "path", "url", "pattern", "route", "link", "uri", "to", "href", "deepLink", "value", "uriPattern", "urlPattern",
  ]
  /// The labels of texts that are no patterns although they can start with a slash.
  private static let otherLabels: Set<String> = [
    "redirectTo", "redirect", "separator", "separatedBy", "from", "with", "of", "src", "initialRoute",
    "initialLocation", "initialRouteName", "pathMatch", "name", "method", "methods", "templateUrl", "version", "host",
    "baseURL", "baseUrl",
  ]

  let text: SourceText
  let range: Range<Int>
  /// The ranges of the strings without their quotes.
  let strings: [Range<Int>]

  init(_ text: SourceText, _ range: Range<Int>) {
    self.text = text
    self.range = range
    strings = Self.strings(text, range)
  }

  /// Returns the patterns of the line, each with the most likely name of its screen. The array is empty if the line is
  /// no code.
  func rows(line: Int) -> [PatternRow] {
    guard !strings.isEmpty, !isImport else { return [] }
    guard let best = bestString() else { return [] }
    let first = strings[best.index]
    let before = before(best.index)
    let after = text.trimmed(min(first.upperBound + 1, range.upperBound)..<range.upperBound)
    guard best.isNamed || isCode(before: before, after: after) else { return [] }
    let group = neighbors(best.index)
    let components = components(best.index, group)
    if components.count > 1, let last = components.last {
      let rest = text.trimmed(last.upperBound + 1..<range.upperBound)
      let pattern = components.map { text.text($0) }.joined(separator: "/")
      let name = name(before: before, after: rest, patterns: components)
      return [PatternRow(pattern, to: name, at: text.span(first.lowerBound..<last.upperBound, inLine: line))]
    }
    let isList = best.isNamed && before.last.map { "[{".unicodeScalars.contains(text.scalars[$0]) } ?? false
    let patterns = isList ? group.filter { PatternClue(text.text($0)) == .certain } : [first]
    let name = name(before: before, after: after, patterns: patterns)
    return (patterns.isEmpty ? [first] : patterns).map { row($0, to: name, line: line) }
  }

  private func row(_ pattern: Range<Int>, to name: String?, line: Int) -> PatternRow {
    var row = PatternRow(Self.unescaped(text.text(pattern)), to: name, at: text.span(pattern, inLine: line))
    if isRedirect {
      row.notes.append(
        ImportNote(
          .decision, "the route redirects to another path, but its link in the draft opens a screen",
          help: "open the screen of the other path", at: row.span))
    }
    return row
  }

  /// Returns the first of the strings that look most like a pattern.
  private func bestString() -> (index: Int, isNamed: Bool)? {
    var best: (index: Int, isNamed: Bool)?
    var bestRank = (0, PatternClue.none)
    for index in strings.indices {
      guard let (isNamed, clue) = clue(index) else { continue }
      let rank = (isNamed ? 1 : 0, clue)
      guard best == nil || rank > bestRank else { continue }
      best = (index, isNamed)
      bestRank = rank
    }
    return best
  }

  /// A Boolean value that indicates whether the route leads to another path.
  private var isRedirect: Bool {
    strings.indices.prefix(8).contains { place(before($0)).label?.hasPrefix("redirect") == true }
  }

  /// A Boolean value that indicates whether the line imports a module.
  var isImport: Bool {
    guard !strings.isEmpty else { return false }
    let start = text.text(range.prefix(7))
    return start.hasPrefix("import ") || start.hasPrefix("from ") || start.hasPrefix("#inclu")
      || start.hasPrefix("} from ")
  }

  /// A Boolean value that indicates whether the first string is a part of a pattern without quotes, such as
  /// `/a/<regex("[a-z]+"):b>`.
  var startsInPattern: Bool {
    guard let string = strings.first else { return false }
    let before = text.scalars[range.lowerBound..<string.lowerBound - 1]
    guard before.last == "(" else { return false }
    var rest = before.dropLast()
    while let last = rest.last, last.continuesName { rest.removeLast() }
    guard let sign = rest.last, "<{:".unicodeScalars.contains(sign) else { return false }
    return rest.reversed().prefix { !$0.isBlank && !"\"'`(,".unicodeScalars.contains($0) }.contains("/")
  }

  /// Returns how much a string looks like a pattern, and whether a label or a function says that the string is a
  /// pattern; `nil` if it is none.
  private func clue(_ index: Int) -> (isNamed: Bool, clue: PatternClue)? {
    let string = text.text(strings[index])
    let clue = PatternClue(string)
    let before = before(index)
    let (label, function) = place(before)
    if let label, Self.otherLabels.contains(label) { return nil }
    if let function = function ?? earlierFunction(index), Self.otherFunctions.contains(function) { return nil }
    for sign in ["==", "!=", "~=", "+", "??"] where text.text(before.suffix(2)).hasSuffix(sign) { return nil }
    if string.hasPrefix("./") || string.hasPrefix("../") { return nil }
    if label == "path" || function.map({ Self.routeFunctions.contains($0) }) == true {
      return string.isEmpty || clue >= .word ? (true, clue) : nil
    }
    if let label, Self.patternLabels.contains(label) { return clue >= .likely ? (true, clue) : nil }
    guard clue >= .likely else { return nil }
    let isBare = before.isEmpty || before.allSatisfy { "([{,".unicodeScalars.contains(text.scalars[$0]) }
    // A separator or a host alone is no route unless the line also has a name.
    let hasContent = string.unicodeScalars.contains { $0.continuesName || $0 == "{" }
    if !hasContent { return isBare && strings.count > 1 ? (false, clue) : nil }
    if Self.isOrigin(string) {
      return strings.prefix(8).contains(where: { PatternClue(text.text($0)) < .likely }) ? (false, clue) : nil
    }
    if clue == .certain || isBare { return (false, clue) }
    if ["application/", "text/", "image/", "audio/", "video/", "multipart/"].contains(where: string.hasPrefix) {
      return nil
    }
    let isCase = text.text(range.prefix(5)) == "case "
    let hasCapture = string.unicodeScalars.contains { ":{<*[".unicodeScalars.contains($0) }
    return isCase || hasCapture || label != nil ? (false, clue) : nil
  }

  /// Returns a Boolean value that indicates whether a text is a URL without a path, such as `https://example.com` or
  /// `myapp://`.
  private static func isOrigin(_ string: String) -> Bool {
    if string.hasSuffix(":/") || string.hasSuffix("://") { return true }
    for scheme in ["https://", "http://"] where string.hasPrefix(scheme) {
      return !string.unicodeScalars.dropFirst(scheme.utf8.count).contains { $0 == "/" || $0 == "?" || $0 == "#" }
    }
    return false
  }

  /// Returns the text of the line before a string, without a prefix such as the `r` of raw strings.
  private func before(_ index: Int) -> Range<Int> {
    let quote = strings[index].lowerBound - 1
    var end = quote
    while end > range.lowerBound, "r#@".unicodeScalars.contains(text.scalars[end - 1]) { end -= 1 }
    let isPrefix = end < quote && (end == range.lowerBound || !text.scalars[end - 1].continuesName)
    return text.trimmed(range.lowerBound..<(isPrefix ? end : quote))
  }

  /// Returns the label of an argument, or the name of a function in lowercase for its first argument.
  private func place(_ before: Range<Int>) -> (label: String?, function: String?) {
    var before = before
    // Swift names the method of a request before the path.
    if let comma = before.last, text.scalars[comma] == "," {
      let method = text.scalars[before].dropLast().reversed().prefix { $0.isLetter }
      let dot = comma - method.count - 1
      if !method.isEmpty, dot > before.lowerBound, text.scalars[dot] == ".", text.scalars[dot - 1] == "(" {
        before = before.lowerBound..<dot
      }
    }
    while let last = before.last, "[{".unicodeScalars.contains(text.scalars[last]) {
      before = text.trimmed(before.lowerBound..<last)
    }
    // Ruby calls functions without parentheses.
    if before.count <= 16, Self.routeFunctions.contains(text.text(before)) { return (nil, text.text(before)) }
    guard let sign = before.last, ":=(".unicodeScalars.contains(text.scalars[sign]) else { return (nil, nil) }
    let left = text.trimmed(before.lowerBound..<sign)
    let word = String(scalars: text.scalars[left].reversed().prefix { $0.continuesName }.reversed())
    guard !word.isEmpty else { return (nil, nil) }
    return text.scalars[sign] == "(" ? (nil, word.lowercased()) : (word, nil)
  }

  /// Returns the function whose further argument a string is, if the argument before is also a string.
  private func earlierFunction(_ index: Int) -> String? {
    guard index > 0, neighbors(index - 1, most: 2).count > 1 else { return nil }
    return place(before(index - 1)).function
  }

  /// Returns a Boolean value that indicates whether the text around a string is code, and not a name.
  private func isCode(before: Range<Int>, after: Range<Int>) -> Bool {
    if let last = before.last, "(:=[{,".unicodeScalars.contains(text.scalars[last]) { return true }
    if before.contains(where: { "(.".unicodeScalars.contains(text.scalars[$0]) }) { return true }
    return after.contains { "({<.".unicodeScalars.contains(text.scalars[$0]) }
  }

  /// Returns a string and the strings after it, if only commas are between them.
  private func neighbors(_ index: Int, most: Int = 64) -> [Range<Int>] {
    var group = [strings[index]]
    for next in strings[(index + 1)...].prefix(most - 1) {
      guard let last = group.last, last.upperBound + 1 < next.lowerBound,
        text.text(text.trimmed(last.upperBound + 1..<next.lowerBound - 1)) == ","
      else { break }
      group.append(next)
    }
    return group
  }

  /// Returns the components of a path that are arguments of their own, as in `get("users", ":id")`.
  private func components(_ index: Int, _ group: [Range<Int>]) -> [Range<Int>] {
    guard let function = place(before(index)).function, Self.routeFunctions.contains(function), group.count > 1,
      !group.contains(where: { text.scalars[$0].contains("/") })
    else { return [] }
    let hasCapture = group.dropFirst().contains { ":*".unicodeScalars.contains(text.scalars[$0.lowerBound]) }
    let isMethod = ["get", "post", "put", "patch", "delete", "on"].contains(function)
    let name = text.text(before(index)).split(separator: "(").first ?? ""
    return hasCapture || isMethod && name.contains(".") && !name.contains("::") ? group : []
  }

  /// Returns a string whose backslashes are not escaped.
  private static func unescaped(_ string: String) -> String {
    guard string.contains(#"\\"#) else { return string }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in string.unicodeScalars {
      if scalar == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      // A single backslash means that the string is raw.
      if isEscaped, scalar != "\\" { return string }
      isEscaped = false
      result.append(scalar)
    }
    return String(result)
  }

  /// Returns the ranges of the strings in a line, without their quotes.
  private static func strings(_ text: SourceText, _ range: Range<Int>) -> [Range<Int>] {
    var strings: [Range<Int>] = []
    var open: (quote: Unicode.Scalar, start: Int)?
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = text.scalars[index]
      if let (quote, start) = open {
        if scalar == "\\" {
          index += 1
        } else if scalar == quote {
          strings.append(start..<index)
          open = nil
        }
      } else if scalar == "\"" || scalar == "'" || scalar == "`" {
        open = (scalar, index + 1)
      }
      index += 1
    }
    return strings
  }
}
