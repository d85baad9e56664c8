import SpecText
import WaymarkLinks

/// The conversion of hosts from the notations of routers to the notation of specs.
enum HostText {
  /// Returns a host as a spec spells it, or `nil` if the text is no host or matches every host.
  ///
  /// Captures and `*` must be whole labels before the fixed labels. Any other host becomes a `*` before its last fixed
  /// labels, and a note has the text.
  ///
  /// - Parameters:
  ///   - text: A host such as `example.com`, `:sub.example.com`, or `*.example.com`.
  ///   - notes: The array to which the function adds notes.
  /// - Returns: The host.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func host(_ text: String, _ notes: inout [ImportNote]) -> String? {
    var text = text.trimmed
    if let sign = text.unicodeScalars.lastIndex(of: "@"), !text[..<sign].contains("{") {
      notes.append(ImportNote(.decision, "the host \(Quoted(text)) contains a user name, and such URLs are rejected"))
      text = String(text[text.unicodeScalars.index(after: sign)...])
    }
    var port: String?
    if let sign = text.unicodeScalars.lastIndex(of: ":") {
      let digits = text[text.unicodeScalars.index(after: sign)...]
      if !digits.isEmpty, digits.utf8.count <= 5, digits.unicodeScalars.allSatisfy(\.isDigit) {
        port = String(digits)
        text = String(text[..<sign])
      }
    }
    while text.hasSuffix(".") { text.removeLast() }
    guard !text.isEmpty, text.utf8.count <= 512 else { return nil }
    var labels: [Label] = Brackets.split(text, at: ".").map(label)
    guard labels.contains(where: { if case .fixed = $0 { true } else { false } }) else {
      notes.append(
        ImportNote(
          .decision, "the router accepts every host, as \(Quoted(text)) has no fixed label",
          help: "list the hosts of the app's links under `origins`"))
      return nil
    }
    guard !labels.contains(where: { if case .invalid = $0 { true } else { false } }) || labels.count > 1 else {
      notes.append(ImportNote(.decision, "\(Quoted(text)) is not a host", help: "list the hosts under `origins`"))
      return nil
    }
    if !isSpecified(labels) {
      let fixed = labels.reversed().prefix { if case .fixed = $0 { true } else { false } }.reversed()
      guard !fixed.isEmpty else {
        notes.append(ImportNote(.decision, "only the start of a host can vary, unlike in \(Quoted(text))"))
        return nil
      }
      labels = [.any] + fixed
      notes.append(
        ImportNote(
          .decision,
          "a part of the host \(Quoted(text)) is not supported, so the draft has any host before "
            + "`\(fixed.map(\.text).joined(separator: "."))`"))
    }
    return labels.map(\.text).joined(separator: ".") + (port.map { ":" + $0 } ?? "")
  }

  private enum Label {
    case fixed(String), capture(String), any, invalid

    var text: String {
      switch self {
      case .fixed(let text): text
      case .capture(let name): "{\(name)}"
      case .any: "*"
      case .invalid: ""
      }
    }
  }

  private static func label(_ text: String) -> Label {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else { return .invalid }
    if text == "*" || text == "**" { return .any }
    if first == ":", scalars.count > 1, scalars.dropFirst().allSatisfy(\.continuesName) {
      return .capture(String(text.dropFirst()))
    }
    if Brackets.closing(first) != nil, Brackets.end(in: scalars, from: 0, to: scalars.count) == scalars.count - 1 {
      let inside = String(scalars: scalars.dropFirst().dropLast())
      // A type before or after the name has no place in a host.
      let parts = Brackets.split(inside, at: ":").map(\.trimmed)
      let name =
        parts.count > 1 && (first == "<" || CaptureTypeNames.meaning(of: parts[0]) != nil) ? parts[1] : parts[0]
      return name.isWord ? .capture(name) : .any
    }
    guard scalars.allSatisfy({ $0.isLetter || $0.isDigit || $0 == "-" || $0 == "_" || $0.value >= 0xA0 }) else {
      return .invalid
    }
    return .fixed(text.lowercased())
  }

  /// Returns a Boolean value that indicates whether a spec can contain the labels.
  private static func isSpecified(_ labels: [Label]) -> Bool {
    var hasFixed = false
    var hasAny = false
    var names: Set<String> = []
    for label in labels {
      switch label {
      case .fixed: hasFixed = true
      case .capture(let name): if hasFixed || !names.insert(name).inserted { return false }
      case .any:
        if hasFixed || hasAny { return false }
        hasAny = true
      case .invalid: return false
      }
    }
    return hasFixed
  }

  /// Returns a Boolean value that indicates whether a text without a scheme starts with a host, such as
  /// `example.com/users`. The last label must be a common top-level domain, because file names also have dots.
  static func startsWithHost(_ text: String) -> Bool {
    let host = text.unicodeScalars.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let labels = String(host).split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.count <= 16, let last = labels.last else { return false }
    let domain = last.prefix { $0 != ":" }.lowercased()
    guard domains.contains(domain) else { return false }
    return labels.dropLast().allSatisfy { label in
      switch HostText.label(String(label)) {
      case .invalid: false
      default: true
      }
    }
  }

  private static let domains: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "app", "dev", "io", "co", "ai", "me", "tv", "xyz",
    "test", "example", "local", "page", "site", "online", "shop", "store", "cloud", "link", "blog", "news", "at", "au",
    "be", "br", "ca", "ch", "cn", "cz", "de", "dk", "es", "eu", "fi", "fr", "gr", "hk", "hu", "ie", "il", "in", "it",
    "jp", "kr", "mx", "nl", "no", "nz", "pl", "pt", "ro", "ru", "se", "sg", "tr", "tw", "ua", "uk", "us", "za", "ly",
    "gg", "fm", "to", "cc",
  ]
}
