/// The URLs that are files of a web server and not screens of an app.
///
/// Logs contain requests of browsers and crawlers for files such as `/robots.txt` and `/.env`. Without the name of a
/// screen, such a URL never becomes a link. A script, such as `/w/index.php`, can show screens if its queries vary and
/// its requests are not rare.
struct ServerFiles {
  /// The endings of files that show no screen.
  private static let endings: Set<String> = [
    "bak", "css", "env", "gif", "gz", "ico", "jpeg", "jpg", "js", "json", "map", "png", "rss", "sql", "svg", "tar",
    "ttf",
    "txt", "webmanifest", "webp", "woff", "woff2", "xml", "yaml", "yml", "zip",
  ]
  /// The endings of scripts.
  private static let scripts: Set<String> = ["asp", "aspx", "cgi", "jsp", "php"]
  /// The minimum number of forms of queries with which a script shows screens.
  private static let fewestQueries = 3

  private let forms: [SurveyedForm]

  init(_ forms: [SurveyedForm]) { self.forms = forms }

  /// Returns the forms on a website that are files.
  ///
  /// - Parameter members: The indices of the forms of the site. The function ignores forms with a label.
  /// - Returns: The indices of the files.
  func files(_ members: [Int]) -> Set<Int> {
    let members = members.filter { forms[$0].label == nil }
    var files: Set<Int> = []
    var byScript: [[SegmentShape?]: [Int]] = [:]
    for member in members {
      let shapes = forms[member].shapes.prefix { $0 != nil }
      if shapes.contains(where: { $0?.word?.hasPrefix(".") == true }) {
        files.insert(member)
      } else if let ending = shapes.last??.word.flatMap(Self.ending) {
        if Self.endings.contains(ending) { files.insert(member) }
        if Self.scripts.contains(ending) { byScript[Array(shapes), default: []].append(member) }
      }
    }
    let total = members.reduce(0) { $0 + forms[$1].count }
    for scripts in byScript.values {
      let requests = scripts.reduce(0) { $0 + forms[$1].count }
      let queries = scripts.count { !forms[$0].query.isEmpty }
      if queries < Self.fewestQueries || requests * 20 < total { files.formUnion(scripts) }
    }
    return files
  }

  private static func ending(_ text: String) -> String? {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex else { return nil }
    return text[text.index(after: dot)...].lowercased()
  }
}
