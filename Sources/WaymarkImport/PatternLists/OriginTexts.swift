import SpecText

/// A reader of the schemes and hosts that lists specify beside patterns, including remarks such as
/// `firefox (app scheme)`.
struct OriginTexts {
  private(set) var schemes: [String] = []
  private(set) var hosts: [String] = []
  private(set) var notes: [ImportNote] = []
  /// The name of the capture that also contains the host, such as `serverUrl`.
  private(set) var hostCapture: String?

  init(schemes: [Located<String>], hosts: [Located<String>]) {
    for scheme in schemes { add(scheme: scheme) }
    let isAnyScheme = schemes.contains { Self.isAny($0.value) }
    if isAnyScheme, let span = schemes.first?.span {
      // If the list also names schemes, no link is lost.
      notes.append(
        ImportNote(
          self.schemes.isEmpty ? .decision : .information, "the router accepts every scheme",
          help: "list the schemes of the app's links under `origins`", at: span))
    }
    for host in hosts { add(host: host) }
  }

  private static func isAny(_ text: String) -> Bool {
    ["*", "any", "all", "*://", "any scheme"].contains(text.trimmed.lowercased())
  }

  private mutating func add(scheme located: Located<String>) {
    let text = located.value.trimmed
    guard !text.isEmpty, !Self.isAny(text) else { return }
    if text == "http(s)" || text == "https?" || text == "http/https" {
      schemes += ["https", "http"].filter { !schemes.contains($0) }
      return
    }
    let word = text.prefix { $0 != " " && $0 != "(" }
    let remark = text[word.endIndex...].trimmed
    var name = word.lowercased()
    for suffix in ["://", ":"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    if name.utf8.count <= 64, name.isScheme, remark.isEmpty || remark.hasPrefix("("), name != "scheme-relative" {
      if !schemes.contains(name) { schemes.append(name) }
    } else if text == "scheme-relative" || text.contains("in-app") || text.contains("relative") {
      notes.append(
        ImportNote(
          .information, "the draft omits \(Quoted(text)), because the system opens only URLs with a scheme",
          at: located.span))
    } else {
      notes.append(
        ImportNote(
          .decision, "\(Quoted(text)) is not a scheme", help: "list the schemes of the app's links under `origins`",
          at: located.span))
    }
  }

  private mutating func add(host located: Located<String>) {
    var text = located.value.trimmed
    guard !text.isEmpty else { return }
    for scheme in ["https://", "http://", "//"] where text.lowercased().hasPrefix(scheme) {
      text.removeFirst(scheme.count)
      break
    }
    while text.hasSuffix("/") { text.removeLast() }
    let words = text.split(separator: " ").map(String.init)
    if let first = words.first?.lowercased(), Self.isAny(first.filter { $0 != ";" && $0 != "," }) {
      if words.count > 2, text.contains("host is part of"), let name = words.last, name.isWord { hostCapture = name }
      notes.append(
        ImportNote(
          .decision, "the router accepts every host (\(Quoted(text)))",
          help: "list the hosts of the app's links under `origins`", at: located.span))
      return
    }
    var found: [ImportNote] = []
    if let host = HostText.host(text, &found), !hosts.contains(host) { hosts.append(host) }
    notes += found.map { ImportNote($0.kind, $0.message, help: $0.help, at: located.span) }
  }
}
