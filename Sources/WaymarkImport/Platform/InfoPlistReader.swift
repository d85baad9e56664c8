import AppleFormats
import WaymarkDiagnostics

/// A reader for the custom URL schemes in an Info.plist file.
package enum InfoPlistReader {
  /// Adds the contents of an Info.plist file to an app.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - app: The app.
  /// - Throws: A ``FormatError`` if the file is not a valid Info.plist file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let file = app.files.count
    try InputOption.infoPlist.check(source, file: file)
    let types = try URLTypes(source, file: file)
    if types.types.isEmpty, let domain = try AssociatedDomains(source, file: file).domains.first {
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
        app.notes.append(
          ImportNote(
            .decision, "the scheme \(Quoted(scheme.text)) contains a build setting, whose value is not in the file",
            help: "add the scheme to an origin", at: span))
      } else if isForSignIn(scheme.text.lowercased()) {
        app.notes.append(
          ImportNote(
            .information, "the scheme \(Quoted(scheme.text)) belongs to a library, so the draft omits the scheme",
            at: span))
      } else if scheme.text.isScheme {
        schemes.append(Located(scheme.text, at: span))
      } else {
        app.notes.append(
          ImportNote(
            .decision, "\(Quoted(scheme.text)) is not a valid URL scheme, so the draft omits the scheme",
            help: "correct the scheme in the Info.plist file", at: span))
      }
    }
    app.add(schemes: schemes)
    if types.schemes.isEmpty {
      app.notes.append(
        ImportNote(.information, "the Info.plist file declares no URL schemes", at: .start(ofFile: file)))
    }
  }

  /// Returns a Boolean value that indicates whether a scheme returns from the sign-in of another company, or belongs to
  /// a development tool.
  ///
  /// The documentation of the libraries of Facebook, Google, Microsoft, Dropbox, and Expo specifies these schemes.
  private static func isForSignIn(_ scheme: String) -> Bool {
    let isFacebook =
      scheme.hasPrefix("fb") && scheme.utf8.count > 8 && scheme.utf8.dropFirst(2).allSatisfy { 0x30...0x39 ~= $0 }
    return isFacebook || ["com.googleusercontent.apps.", "msauth.", "db-", "exp+"].contains(where: scheme.hasPrefix)
  }
}
