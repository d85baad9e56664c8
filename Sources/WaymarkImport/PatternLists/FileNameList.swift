import SpecText

/// A reader for file names of routers that derive paths from files, such as Expo Router and Next.js.
enum FileNameList {
  private static let extensions: Set<String> = ["tsx", "ts", "jsx", "js", "mjs", "vue", "svelte", "mdx", "astro"]
  private static let roots: Set<String> = ["app", "pages", "routes", "screens"]
  private static let platforms: Set<String> = ["ios", "android", "native", "web"]
  private static let ignored: Set<String> = [
    "_layout", "_app", "_document", "_error", "+not-found", "+html", "+native-intent", "+layout", "404", "500",
  ]
  /// The files of Next.js that have no path.
  private static let special: Set<String> = [
    "layout", "loading", "error", "template", "default", "not-found", "route", "global-error", "middleware",
  ]

  /// Reads the file names of a text; returns `nil` if most lines are no file names.
  static func read(_ text: SourceText) -> PatternList? {
    var files: [(line: Int, range: Range<Int>, components: [String])] = []
    var others: [Int] = []
    for line in text.lines.indices {
      var range = text.trimmed(text.lines[line])
      while let last = range.last, ",;\"'".unicodeScalars.contains(text.scalars[last]) {
        range = range.lowerBound..<last
      }
      while let first = range.first, "\"'├└│─ ".unicodeScalars.contains(text.scalars[first]) {
        range = first + 1..<range.upperBound
      }
      guard !range.isEmpty, text.scalars[range.lowerBound] != "#" else { continue }
      if hasExtension(text.scalars[range]), let components = components(text.text(range)) {
        files.append((line, range, components))
      } else {
        others.append(line)
      }
    }
    guard !files.isEmpty, files.count > others.count else { return nil }
    var list = PatternList()
    list.isComplete = true
    // These routers prefer static segments to captures, in any order of the files.
    list.isOrdered = false
    let hasPages = files.contains { $0.components.last == "page" }
    var tabs: Set<String> = []
    for file in files {
      let span = text.span(file.range, inLine: file.line)
      guard let route = FileRoute(file.components, hasPages: hasPages, ignored: ignored, special: special) else {
        continue
      }
      list.rows.append(PatternRow(route.path, to: route.name, at: span))
      if let tab = route.tab, tabs.insert(tab).inserted { list.screens.append(ImportedScreen(tab, .tab, at: span)) }
      if let tab = route.tab, let name = route.name, name != tab, tabs.insert(name).inserted {
        var screen = ImportedScreen(name, .pushed, at: span)
        screen.tabs = [tab]
        list.screens.append(screen)
      }
    }
    for line in others {
      let range = text.trimmed(text.lines[line])
      list.notes.add(
        ImportNote(
          .decision, "line \(line + 1) is no file name of a route: \(Quoted(text.text(range)))",
          help: "add the link by hand", at: text.span(range, inLine: line)))
    }
    return list
  }

  /// Returns a Boolean value that indicates whether a line ends like a file name of a route.
  private static func hasExtension(_ line: ArraySlice<Unicode.Scalar>) -> Bool {
    let end = line.suffix(8)
    guard let dot = end.lastIndex(of: ".") else { return false }
    return extensions.contains(String(scalars: end[(dot + 1)...]))
  }

  /// Returns the folders and the name of a file below the root of the routes; `nil` for any other text.
  private static func components(_ text: String) -> [String]? {
    guard !text.contains("://"), !text.contains(" "), !text.contains("\""), text.utf8.count <= 4_096 else { return nil }
    var components = text.split(separator: "/").map(String.init).filter { $0 != "." }
    guard let file = components.popLast(), let dot = file.unicodeScalars.lastIndex(of: ".") else { return nil }
    guard extensions.contains(String(file[file.unicodeScalars.index(after: dot)...])) else { return nil }
    var name = String(file[..<dot])
    if let dot = name.unicodeScalars.lastIndex(of: "."),
      platforms.contains(String(name[name.unicodeScalars.index(after: dot)...]))
    {
      name = String(name[..<dot])
    }
    if let root = components.prefix(4).firstIndex(where: { roots.contains($0) }) {
      components.removeFirst(root + 1)
    }
    return components + [name]
  }
}
