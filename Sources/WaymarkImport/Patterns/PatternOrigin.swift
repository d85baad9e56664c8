import SpecText

struct PatternOrigin {
  private(set) var schemes: [String] = []
  private(set) var hosts: [String] = []
  private(set) var end = 0

  init(_ scalars: [Unicode.Scalar], _ context: inout PatternContext) {
    if let (names, length) = Self.scheme(scalars) {
      schemes = names
      end = length
      if names.isEmpty {
        context.note(
          .decision, "the pattern accepts every scheme", help: "list the schemes of the app's links under `origins`")
      }
      guard names.isEmpty || names.contains("https") || names.contains("http") else { return }
    } else if scalars.starts(with: "//".unicodeScalars), scalars.count > 2, scalars[2] != "/" {
      schemes = ["https"]
      end = 2
    } else if scalars.first == "/" || !HostText.startsWithHost(String(scalars: scalars)) {
      return
    }
    let start = end
    var depth = 0
    loop: while end < scalars.count {
      switch scalars[end] {
      case "(", "{", "[", "<": depth += 1
      case ")", "}", "]", ">": depth = max(0, depth - 1)
      case "/" where depth == 0, "#" where depth == 0, "?" where depth == 0: break loop
      default: break
      }
      end += 1
    }
    let text = String(scalars: scalars[start..<end])
    var notes: [ImportNote] = []
    if !text.isEmpty, let host = HostText.host(text, &notes) { hosts = [host] }
    for note in notes { context.note(note) }
  }

  /// The length includes the slashes of `://` or `:/`.
  private static func scheme(_ scalars: [Unicode.Scalar]) -> ([String], Int)? {
    for slashes in ["://", ":/"] {
      let slashes = Array(slashes.unicodeScalars)
      guard let colon = scalars.prefix(64).indices.first(where: { scalars[$0...].starts(with: slashes) }) else {
        continue
      }
      let name = String(scalars: scalars[..<colon]).lowercased()
      let length = colon + (slashes.count == 2 ? 1 : 3)
      switch name {
      case "https?", "http(s)", "http(s)?", "(http|https)", "(https|http)": return (["https", "http"], length)
      case "*", "{scheme}", ":scheme", "<scheme>": return ([], length)
      default: return name.isScheme ? ([name], length) : nil
      }
    }
    return nil
  }
}

enum HostText {
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

  /// `nil` if the text is no host or matches every host. Captures and `*` must be whole labels before the fixed labels.
  static func host(_ text: String, _ notes: inout [ImportNote]) -> String? {
    var name = text.trimmed
    var port = ""
    if let colon = name.lastIndex(of: ":"), let number = Int(name[name.index(after: colon)...]), 1...65_535 ~= number {
      port = ":\(number)"
      name = String(name[..<colon])
    }
    let labels = Brackets.split(name, at: ".").map(label)
    guard labels.contains(where: { if case .fixed = $0 { true } else { false } }) else {
      notes.append(
        ImportNote(
          .decision, "the router accepts every host, as \(Quoted(text)) has no fixed label",
          help: "list the hosts of the app's links under `origins`"))
      return nil
    }
    guard isSpecified(labels), name.utf8.count <= 255 else {
      notes.append(
        ImportNote(.decision, "\(Quoted(text)) is not a host of a spec", help: "list the hosts under `origins`"))
      return nil
    }
    return labels.map(\.text).joined(separator: ".") + port
  }

  private static func label(_ text: String) -> Label {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first else { return .invalid }
    if text == "*" || text == "**" { return .any }
    if first == ":" { return text.dropFirst().isWord ? .capture(String(text.dropFirst())) : .invalid }
    if let closing = Brackets.closing(first) {
      guard scalars.last == closing else { return .invalid }
      let name = String(scalars: scalars.dropFirst().dropLast())
      return name.isWord ? .capture(name) : .any
    }
    let isFixed = scalars.allSatisfy { $0.isLetter || $0.isDigit || $0 == "-" || $0 == "_" || $0.value >= 0xA0 }
    return isFixed ? .fixed(text.lowercased()) : .invalid
  }

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

  /// The last label must be a common top-level domain, because names of screens also have dots.
  static func startsWithHost(_ text: String) -> Bool {
    let host = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.count <= 16, let last = labels.last, domains.contains(last.lowercased()) else {
      return false
    }
    return labels.allSatisfy { if case .invalid = label(String($0)) { false } else { true } }
  }

  private static let domains: Set<String> = [
    "com", "org", "net", "app", "dev", "io", "co", "ai", "example", "test", "at", "au", "ca", "ch", "cn", "de", "es",
    "eu", "fr", "it", "jp", "nl", "uk", "us",
  ]
}
