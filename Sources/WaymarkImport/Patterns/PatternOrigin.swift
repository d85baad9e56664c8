import SpecText

/// The scheme and the host at the start of a pattern.
struct PatternOrigin {
  private(set) var schemes: [String] = []
  private(set) var hosts: [String] = []
  /// The index of the first scalar after the origin.
  private(set) var end: Int

  /// Parses the origin of a pattern.
  ///
  /// - Parameters:
  ///   - scalars: The pattern.
  ///   - range: The range of the pattern without anchors.
  ///   - isExpression: A Boolean value that indicates whether the pattern is a regular expression.
  ///   - context: The state to which the initializer adds notes.
  init(_ scalars: [Unicode.Scalar], _ range: Range<Int>, isExpression: Bool, _ context: inout PatternContext) {
    end = range.lowerBound
    let text = scalars[range]
    if let (names, length) = Self.scheme(text) {
      schemes = names
      end += length
      if names.isEmpty {
        context.note(
          .decision, "the pattern accepts every scheme", help: "list the schemes of the app's links under `origins`")
      }
      let isWeb = names.isEmpty || names.contains { $0 == "https" || $0 == "http" }
      if isWeb { parseHost(scalars, range.upperBound, isExpression: isExpression, &context) }
    } else if text.starts(with: "//".unicodeScalars), text.count > 2, text.dropFirst(2).first != "/" {
      schemes = ["https"]
      end += 2
      parseHost(scalars, range.upperBound, isExpression: isExpression, &context)
    } else if let first = text.first, first != "/", HostText.startsWithHost(String(scalars: text)) {
      parseHost(scalars, range.upperBound, isExpression: isExpression, &context)
    }
  }

  /// Returns the schemes before `://` and the length of the scheme with its slashes.
  private static func scheme(_ text: ArraySlice<Unicode.Scalar>) -> ([String], Int)? {
    let head = text.prefix(64)
    guard
      let colon = head.indices.first(where: { index in
        let rest = head[index...]
        return rest.starts(with: "://".unicodeScalars) || rest.starts(with: #":\/\/"#.unicodeScalars)
      })
    else { return singleSlash(text) }
    let name = String(scalars: head[..<colon]).lowercased()
    let length = colon - head.startIndex + (text[colon...].starts(with: "://".unicodeScalars) ? 3 : 5)
    switch name {
    case "https?", "http(s)", "http(s)?", "http*", "(http|https)", "(https|http)", "(?:http|https)", "http[s]",
      "http[s]?", "https?s", "(https?)", "{http,https}", "{https,http}", "http|https", "https|http":
      return (["https", "http"], length)
    case "*", "{scheme}", "<scheme>", ":scheme", ".*", ".+", "[scheme]", #"\w+"#, "[^:]+", "(.*)": return ([], length)
    default: return name.isScheme ? ([name], length) : nil
    }
  }

  /// Returns the scheme before a single slash, as in `myapp:/users`.
  private static func singleSlash(_ text: ArraySlice<Unicode.Scalar>) -> ([String], Int)? {
    guard let colon = text.prefix(64).firstIndex(of: ":"), colon + 1 < text.endIndex, text[colon + 1] == "/" else {
      return nil
    }
    let name = String(scalars: text[..<colon]).lowercased()
    return name.isScheme ? ([name], colon - text.startIndex + 1) : nil
  }

  private mutating func parseHost(
    _ scalars: [Unicode.Scalar], _ limit: Int, isExpression: Bool, _ context: inout PatternContext
  ) {
    let start = end
    var depth = 0
    loop: while end < limit {
      switch scalars[end] {
      case "(", "{", "[", "<": depth += 1
      case ")", "}", "]", ">": depth = max(0, depth - 1)
      case "/" where depth == 0, "#" where depth == 0, "?" where depth == 0: break loop
      default: break
      }
      end += 1
    }
    var text = String(scalars: scalars[start..<end])
    // In an expression, the backslash before a slash belongs to the slash.
    if isExpression {
      if text.hasSuffix("\\") { text.removeLast() }
      if text.hasSuffix("$"), end == limit { text.removeLast() }
      text = text.replacing(#"\."#, ".").replacing(#"\-"#, "-")
    }
    var notes: [ImportNote] = []
    if !text.isEmpty, let host = HostText.host(text, &notes) { hosts = [host] }
    for note in notes { context.note(note) }
  }
}

extension String {
  /// Returns a copy of the string in which another string replaces each occurrence of a short ASCII text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the string.
  fileprivate func replacing(_ text: String, _ replacement: String) -> String {
    var result: [UInt8] = []
    var rest = Array(utf8)[...]
    while !rest.isEmpty {
      if rest.starts(with: text.utf8) {
        result += replacement.utf8
        rest = rest.dropFirst(text.utf8.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
