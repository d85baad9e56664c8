import AppleFormats
import WaymarkDiagnostics

/// A reader for the rules of an association file, `apple-app-site-association`.
///
/// Each component becomes claims and a candidate link. The claims contain no URLs that the file does not assign to the
/// app. If a spec cannot express that, the component has no claim, and a note has the reason.
package enum AssociationFileReader {
  /// Adds the contents of an association file to an app.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - app: The app.
  /// - Throws: A ``FormatError`` if the file is not a valid association file.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let number = app.files.count
    try InputOption.association.check(source, file: number)
    let file = try AssociationFile(source, file: number)
    app.files.append(source)
    app.platformFiles.association = source.path
    var reader = AssociationRules(file: file, number: number)
    for details in file.details { reader.add(details, to: &app) }
    if let note = reader.slashes.note { app.notes.append(note) }
    var known = Set(app.platformFiles.appIDs)
    for appID in file.details.flatMap(\.appIDs) where known.insert(appID).inserted {
      app.platformFiles.appIDs.append(appID)
    }
    if file.details.count > 1, Set(file.details.map(\.appIDs)).count > 1 {
      app.notes.append(
        ImportNote(
          .information,
          "the association file has entries for several apps, and the draft contains the rules of all apps",
          help: "remove the apps that do not use the spec from `appIDs`", at: .start(ofFile: number)))
    }
  }
}
