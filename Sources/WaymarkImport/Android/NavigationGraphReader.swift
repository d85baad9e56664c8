import SpecText

/// A reader for the destinations and the deep links in a navigation graph, such as `res/navigation/main.xml`.
///
/// - A screen has the `android:id` of its destination as its name.
/// - A graph whose start destination is one of two to five nested graphs has a tab for each nested graph.
///   The start destination of a nested graph is the root of the tab.
/// - In a graph without tabs, the start destination is the only tab.
/// - Android opens a deep link above the start destinations of all graphs that contain the destination. A start
///   destination is therefore the parent of the other destinations of its graph.
///
/// See <https://developer.android.com/guide/navigation/design/deep-link>.
package enum NavigationGraphReader {
  /// Adds the contents of a navigation graph to an app.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - app: The app.
  /// - Throws: A ``FormatError`` if the file is not a valid navigation graph.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let file = app.nextFile
    try InputOption.navigationGraph.check(source, file: file)
    let root = try XMLElement.root(of: source, file: file)
    app.files.append(source)
    var graph = NavigationGraph(root: root, fileName: source.path.fileStem, knownScreens: app.screens)
    graph.read(root)
    graph.move(into: &app)
  }
}

extension String {
  /// The name of a file without its folder and its extension.
  fileprivate var fileStem: String {
    let name = split { $0 == "/" || $0 == "\\" }.last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
