import SpecText

/// Patterns in another notation, whose correction is known because the corrected pattern is valid.
extension PatternParser {
  static func explained(_ error: SyntaxError, in text: Text) -> SyntaxError {
    let pattern = Array(text.string.unicodeScalars)
    // The search takes quadratic time.
    guard pattern.count <= 256 else { return error }
    func isValid(_ candidate: String) -> Bool {
      candidate != text.string && Text.with(candidate, at: text.span) { (try? unexplained($0)) != nil }
    }
    if let help = alternatives(in: pattern, isValid) {
      return SyntaxError("a pattern cannot list several texts for one place", error.range, help: help)
    }
    // An error with a replacement has an explanation.
    guard error.replacement == nil else { return error }
    let corrections: [(String, ([Unicode.Scalar]) -> String)] = [
      ("a capture has the form `{name}` or `{name?}`, and a query the form `?key={name}`", withoutTemplates),
      ("a capture of the rest of a path ends with three dots", withThreeDots),
      ("each `}` needs a `{` before the name", withMatchingBraces),
      ("only `&` separates the items of a query", withAmpersands),
      ("an item of a query has the form `key={name}`, without spaces and brackets", withPlainItems),
    ]
    for (problem, corrected) in corrections {
      let candidate = corrected(pattern)
      if isValid(candidate) { return SyntaxError(problem, error.range, help: "write `\(candidate)`") }
    }
    return error
  }

  private static func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_" || scalar == "-")
  }

  /// Such as `(items|fruits)`, `{items,fruits}`, `/items|fruits`, or `sort=price|distance`.
  private static func alternatives(in pattern: [Unicode.Scalar], _ isValid: (String) -> Bool) -> String? {
    let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}", "=": "&", "/": "/"]
    for start in pattern.indices {
      guard let close = closing[pattern[start]] else { continue }
      let isValue = close == "&" || close == "/"
      let end =
        pattern[(start + 1)...].firstIndex { $0 == close || (isValue && ($0 == "#" || (close == "/" && $0 == "?"))) }
        ?? pattern.count
      guard end < pattern.count || isValue else { continue }
      var inside = string(pattern[start + 1..<end])[...]
      if inside.hasPrefix("?:") { inside = inside.dropFirst(2) }
      let type = inside.split(separator: ":", maxSplits: 1)
      if close == "}", type.count == 2 { inside = type[1] }
      let words = inside.split { $0 == "|" || (close == "}" && $0 == ",") }
        .map { $0.trimmingSpaces }
      guard words.count > 1, words.allSatisfy({ !$0.isEmpty && $0.unicodeScalars.allSatisfy(isWord) }) else { continue }
      if close == "}", type.count == 2 {
        return "declare a type with `values: [\(words.joined(separator: ", "))]`, and write its name after the colon"
      }
      let rest = string(pattern[min(end + (isValue ? 0 : 1), pattern.count)...])
      let links = words.map { string(pattern[...start].dropLast(isValue ? 0 : 1)) + $0 + rest }
      guard links.allSatisfy(isValid) else { continue }
      let list = links.prefix(2).map { "`\($0)`" }.joined(separator: " and ") + (links.count > 2 ? ", …" : "")
      return
        "for fixed texts, write a link for each text: \(list); for a parameter, write a capture, and declare a type "
        + "with `values: [\(words.joined(separator: ", "))]`"
        + (close == "}" ? "; for several parameters, write several captures" : "")
    }
    return nil
  }

  /// The operators of URI templates (RFC 6570), as in `{?name,sort}`, and a `?` before a name.
  private static func withoutTemplates(_ pattern: [Unicode.Scalar]) -> String {
    var result = ""
    var index = 0
    while index < pattern.count {
      guard pattern[index] == "{", index + 1 < pattern.count, "?&/#+".unicodeScalars.contains(pattern[index + 1]),
        let end = pattern[index...].firstIndex(of: "}")
      else {
        result.unicodeScalars.append(pattern[index])
        index += 1
        continue
      }
      let names = string(pattern[index + 2..<end]).split(separator: ",").map { $0.filter { $0 != "*" } }
      switch pattern[index + 1] {
      case "?" where names.count == 1 && (result.hasSuffix("/") || result.hasSuffix("=")): result += "{\(names[0])?}"
      case "/": result += names.map { "/{\($0)}" }.joined()
      case "#": result += "#" + names.map { "{\($0)}" }.joined(separator: "/")
      case "+": result += names.map { "{\($0)...}" }.joined(separator: "/")
      default:
        result += (result.contains("=") ? "&" : "?") + names.map { "\($0)={\($0)}" }.joined(separator: "&")
      }
      index = end + 1
    }
    return result
  }

  /// Such as `{name..}` or `{...name}`.
  private static func withThreeDots(_ pattern: [Unicode.Scalar]) -> String {
    string(pattern).split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, part -> String in
      let inside = part.prefix { $0 != "}" }
      guard index > 0, inside.contains("."), inside.endIndex < part.endIndex else { return String(part) }
      let name = inside.filter { $0 != "." && $0 != "?" }
      return "\(name)...\(inside.contains("?") ? "?" : "")\(part[inside.endIndex...])"
    }.joined(separator: "{")
  }

  private static func withMatchingBraces(_ pattern: [Unicode.Scalar]) -> String {
    var result: [Unicode.Scalar] = []
    var isOpen = false
    for scalar in pattern {
      if scalar == "}", !isOpen {
        let word = result.reversed().prefix { isWord($0) && $0 != "-" }.count
        guard word > 0 else {
          // Such as `{name}}`.
          if result.last != "}" { result.append(scalar) }
          continue
        }
        result.insert("{", at: result.count - word)
      }
      if scalar == "{" || scalar == "}" { isOpen = scalar == "{" }
      result.append(scalar)
    }
    return string(result)
  }

  /// The part after the first `?` outside of braces.
  private static func parts(_ pattern: [Unicode.Scalar]) -> (path: String, query: String)? {
    var isOpen = false
    for (index, scalar) in pattern.enumerated() {
      if scalar == "{" || scalar == "}" { isOpen = scalar == "{" }
      if scalar == "?", !isOpen { return (string(pattern[..<index]), string(pattern[(index + 1)...])) }
    }
    return nil
  }

  private static func withAmpersands(_ pattern: [Unicode.Scalar]) -> String {
    guard let (path, query) = parts(pattern) else { return "" }
    var result = ""
    var isOpen = false
    var isAfterCapture = false
    for scalar in query.unicodeScalars {
      if scalar == "{" || scalar == "}" { isOpen = scalar == "{" }
      if scalar == ";" || (isAfterCapture && ",? |+".unicodeScalars.contains(scalar)) {
        result += "&"
      } else {
        if isAfterCapture, isWord(scalar), scalar != "-" { result += "&" }
        result.unicodeScalars.append(scalar)
      }
      isAfterCapture = scalar == "}" && !isOpen
    }
    return path + "?" + result
  }

  /// Without brackets around the query, an item, or a key.
  private static func withPlainItems(_ pattern: [Unicode.Scalar]) -> String {
    guard var (path, query) = parts(pattern) else { return "" }
    let open = "([<"
    let close = ")]>"
    if let last = path.last, open.contains(last) { path.removeLast() }
    query = query.split(separator: "&", omittingEmptySubsequences: false).map { item -> String in
      let item = item.filter { $0 != " " }
      let inner = item.drop { open.contains($0) }
      let hasBracket = inner.count < item.count
      let key = inner.prefix { $0 != "=" }
      var value = inner[key.endIndex...]
      while let last = value.last, close.contains(last) { value.removeLast() }
      return (hasBracket ? key.filter { !close.contains($0) } : String(key)) + String(value)
    }.joined(separator: "&")
    return path + "?" + query
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
