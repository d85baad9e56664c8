import SpecModel
import SpecText

extension Rule {
  static let missingWWWHost = Rule(
    "missing-www-host", .warning, explanation: .missingWWWHost, requires: .errorFreeModel
  ) { context in
    let model = context.model
    let hosts = model.origins.flatMap(\.hosts)
    for (origin, entry) in zip(model.origins, model.spec.root.origins) {
      for (host, syntax) in zip(origin.hosts, entry.value.hosts) {
        guard let sibling = host.sibling, !hosts.contains(where: { $0.covers(sibling) }) else { continue }
        context.report(finding(syntax, host, sibling, origin, context.edits))
      }
    }
  }

  private static func finding(
    _ syntax: HostSyntax, _ host: Host, _ sibling: String, _ origin: Origin, _ edits: SpecEdits
  ) -> Finding {
    Finding(
      "`https://\(sibling)` opens the browser instead of the app: the origin `\(origin.name.string)` has the host "
        + "`\(host.name)`, but not `\(sibling)`",
      at: syntax.span,
      help: "add `\(sibling)` to the origin, and serve the association file on `\(sibling)`, too",
      fixes: edits.addition("add `\(sibling)` to `hosts`", of: sibling, behindElementAt: syntax.span, isSafe: false))
  }
}

extension Host {
  /// Only names such as `a.b` and `www.a.b` have a variant: `shop.co.uk` would need a list of public suffixes, and
  /// ports, IP addresses, and `localhost` have no `www.`.
  fileprivate var sibling: String? {
    guard front.isEmpty, writtenPort == 0 else { return nil }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = labels.last?.utf8.first, last > UInt8(ascii: "9") else { return nil }
    if labels.count == 3, labels[0] == "www" { return labels[1...].joined(separator: ".") }
    return labels.count == 2 && labels[0] != "www" ? "www." + name : nil
  }

  fileprivate func covers(_ other: String) -> Bool {
    guard writtenPort == 0 || writtenPort == 443 else { return false }
    guard !front.isEmpty else { return other == name }
    guard other.hasSuffix("." + name) else { return false }
    let labels = other.dropLast(name.count + 1).split(separator: ".").count
    return front.contains(.any) ? labels >= front.count : labels == front.count
  }
}

extension Explanation {
  fileprivate static let missingWWWHost = Explanation(
    "a host has no counterpart with or without `www.`",
    faulty: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [example.com] }
      tabs:
        home: { title: Home, icon: house, links: [/] }
      """,
    why: """
      Most websites are available both with and without `www.`, and users type
      either name. For iOS, a name with `www.` and a name without `www.` are
      different hosts. For example, the association file of `example.com` does not
      apply to `www.example.com`. A redirect from `www.example.com` comes too late,
      because the browser is already open.
      """,
    corrected: """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [example.com, www.example.com] }
      tabs:
        home: { title: Home, icon: house, links: [/] }
      """,
    advice: """
      Each host needs the association file and an entry in the associated domains of
      the app. The host `"*.example.com"` includes `www.example.com`. You can also
      declare the missing host in another origin. If the missing host has no server,
      or belongs to a different website, suppress the finding with a comment on the
      line of the declared host:

          # waymark:allow missing-www-host: there is no such server
      """)
}
