import AppleFormats
import WaymarkDiagnostics

/// A reader for the hosts in an entitlements file.
package enum EntitlementsReader {
  /// Adds the contents of an entitlements file to an app.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - app: The app.
  /// - Throws: A ``FormatError`` if the file is not a valid entitlements file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let file = app.files.count
    try InputOption.entitlements.check(source, file: file)
    let domains = try AssociatedDomains(source, file: file).domains
    if domains.isEmpty, let scheme = try URLTypes(source, file: file).schemes.first {
      throw FormatError(
        .input, "this file is an Info.plist file, but an entitlements file is expected",
        at: scheme.span ?? .start(ofFile: file), help: "use `--info-plist` for this file")
    }
    app.files.append(source)
    app.platformFiles.entitlements = source.path
    add(domains, to: &app, file: file)
    if domains.isEmpty {
      app.notes.append(
        ImportNote(
          .information, "the entitlements file has no `applinks` domain in `\(AssociatedDomains.key)`",
          at: .start(ofFile: file)))
    }
  }

  /// Adds the hosts of domains to an app, and notes for domains without a known host.
  ///
  /// - Complexity: O(*n*), where *n* is the number of domains.
  static func add(_ domains: [AssociatedDomain], to app: inout ImportedApp, file: Int) {
    var hosts: [Located<ImportedHost>] = []
    for domain in domains {
      let span = domain.span ?? .start(ofFile: file)
      if domain.isVariable {
        app.notes.append(
          ImportNote(
            .decision, "the domain \(Quoted(domain.text)) contains a build setting, whose value is not in the file",
            help: "add the host to an origin", at: span))
        continue
      }
      guard domain.isSound else {
        app.notes.append(
          ImportNote(
            .decision, "the host of \(Quoted(domain.text)) is not valid, so the draft omits the host",
            help: "correct the domain: `applinks:` and a host without a scheme and a path", at: span))
        continue
      }
      if let mode = domain.mode {
        app.notes.append(
          ImportNote(
            .information, "the domain \(Quoted(domain.text)) has the mode \(Quoted(mode)), which only some devices use",
            at: span))
      }
      let host = (domain.isWildcard ? "*." : "") + domain.host + (domain.port.map { ":\($0)" } ?? "")
      hosts.append(Located(ImportedHost(host), at: span))
    }
    app.add(hosts: hosts)
  }
}
