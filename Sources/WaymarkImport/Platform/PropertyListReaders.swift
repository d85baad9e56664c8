import SpecText

package enum InfoPlistReader {
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let file = app.files.count
    try InputOption.infoPlist.check(source, file: file)
    let types: InfoPlist
    do throws(FormatError) {
      types = try InfoPlist(source, file: file)
    } catch {
      guard let domain = (try? AssociatedDomains(source, file: file))?.domains.first else { throw error }
      throw FormatError(
        .input, "this file is an entitlements file, but an Info.plist file is expected",
        at: domain.span ?? .start(ofFile: file), help: "use `--entitlements` for this file")
    }
    app.files.append(source)
    app.platformFiles.infoPlist = source.path
    var schemes: [Located<String>] = []
    for scheme in types.schemes {
      let span = scheme.span ?? .start(ofFile: file)
      if scheme.isVariable {
        app.decide(
          "the scheme \(Quoted(scheme.text)) contains a build setting, whose value is not in the file",
          help: "add the scheme to an origin", at: span)
      } else if belongsToLibrary(scheme.text.lowercased()) {
        app.inform("the scheme \(Quoted(scheme.text)) belongs to a library, so the draft omits the scheme", at: span)
      } else if scheme.text.isScheme {
        schemes.append(Located(scheme.text, span))
      } else {
        app.decide(
          "\(Quoted(scheme.text)) is not a valid URL scheme, so the draft omits the scheme",
          help: "correct the scheme in the Info.plist file", at: span)
      }
    }
    app.add(schemes: schemes)
    if types.schemes.isEmpty { app.inform("the Info.plist file declares no URL schemes", at: .start(ofFile: file)) }
  }

  /// The documentation of the libraries of Facebook, Google, Microsoft, and Dropbox specifies these sign-in schemes.
  private static func belongsToLibrary(_ scheme: String) -> Bool {
    let isFacebook =
      scheme.hasPrefix("fb") && scheme.utf8.count > 8 && scheme.utf8.dropFirst(2).allSatisfy { 0x30...0x39 ~= $0 }
    return isFacebook || ["com.googleusercontent.apps.", "msauth.", "db-"].contains(where: scheme.hasPrefix)
  }
}

package enum EntitlementsReader {
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let file = app.files.count
    try InputOption.entitlements.check(source, file: file)
    let domains = try AssociatedDomains(source, file: file).domains
    if domains.isEmpty, let scheme = try InfoPlist(source, file: file).schemes.first {
      throw FormatError(
        .input, "this file is an Info.plist file, but an entitlements file is expected",
        at: scheme.span ?? .start(ofFile: file), help: "use `--info-plist` for this file")
    }
    app.files.append(source)
    app.platformFiles.entitlements = source.path
    var hosts: [Located<ImportedHost>] = []
    for domain in domains {
      let span = domain.span ?? .start(ofFile: file)
      if domain.isVariable {
        app.decide(
          "the domain \(Quoted(domain.text)) contains a build setting, whose value is not in the file",
          help: "add the host to an origin", at: span)
      } else if !domain.isSound {
        app.decide(
          "the host of \(Quoted(domain.text)) is not valid, so the draft omits the host",
          help: "correct the domain: `applinks:` and a host without a scheme and a path", at: span)
      } else {
        if let mode = domain.mode {
          app.inform(
            "the domain \(Quoted(domain.text)) has the mode \(Quoted(mode)), which only some devices use", at: span)
        }
        let host = (domain.isWildcard ? "*." : "") + domain.host + (domain.port.map { ":\($0)" } ?? "")
        hosts.append(Located(ImportedHost(host), span))
      }
    }
    app.add(hosts: hosts)
    if domains.isEmpty {
      app.inform(
        "the entitlements file has no `applinks` domain in `\(AssociatedDomains.key)`", at: .start(ofFile: file))
    }
  }
}

extension ImportedApp {
  fileprivate mutating func decide(_ message: String, help: String, at span: Span) {
    notes.append(ImportNote(.decision, message, help: help, at: span))
  }

  fileprivate mutating func inform(_ message: String, at span: Span) {
    notes.append(ImportNote(.information, message, at: span))
  }
}
