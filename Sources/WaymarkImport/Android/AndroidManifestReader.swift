import SpecText

/// A reader for the intent filters in an AndroidManifest.xml file.
///
/// The links are the intent filters with the action `VIEW` and the category `BROWSABLE`. The destination of a link is the
/// name of the activity. An activity that decides itself which screen opens, such as the launcher activity, is no
/// destination. Its links are candidates, because other files have more exact links.
package enum AndroidManifestReader {
  private static let namespace = "http://schemas.android.com/apk/res/android"

  /// Adds the contents of a manifest to an app.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - app: The app.
  /// - Throws: A ``FormatError`` if the file is not a valid manifest.
  /// - Complexity: O(*n*), where *n* is the size of the file and of the links.
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let file = app.nextFile
    try InputOption.androidManifest.check(source, file: file)
    let root = try XMLElement.root(of: source, file: file)
    app.files.append(source)
    let manifest = AndroidManifest(prefix: root.prefix(ofNamespace: namespace) ?? "android")
    let linkCount = app.links.count
    let screenCount = app.screens.count
    let noteCount = app.notes.count
    var origins = ImportedOrigins()
    for application in root.children where application.name == "application" {
      try manifest.read(application, into: &app, &origins)
    }
    app.add(origins)
    var types = ExpressionTypes()
    for index in app.links.indices.dropFirst(linkCount) { app.links[index].resolveExpressions(&types) }
    // An alias has the screen of its activity.
    var names: Set<String> = []
    app.screens = app.screens[..<screenCount] + app.screens[screenCount...].filter { names.insert($0.name).inserted }
    if app.links.count == linkCount, app.notes.count == noteCount {
      app.notes.append(
        ImportNote(
          .information, "no activity of the manifest has an intent filter that opens URLs", at: .start(ofFile: file)))
    }
  }
}
