import SpecText

/// An option of `waymark import` whose value is a file with links.
enum InputOption: String {
  case patterns = "--patterns"
  case association = "--association"
  case infoPlist = "--info-plist"
  case entitlements = "--entitlements"
  case reactNavigation = "--react-navigation"
  case androidManifest = "--android-manifest"
  case navigationGraph = "--nav-graph"

  /// Checks that the start of a file fits the option.
  ///
  /// The function accepts damaged files, for which the parser has a better error.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - file: The file index for the source location of the error.
  /// - Throws: A ``FormatError`` if the file is of another kind.
  func check(_ source: SourceFile, file: Int) throws(FormatError) {
    let kind = FileKind(source)
    if self == .patterns, case .xml(let root) = kind, !Self.xmlRoots.contains(root) {
      // A pattern such as `<id>/posts` looks like the start of an element.
      let start = source.withoutByteOrderMark.bytes.drop { $0 <= 0x20 }.dropFirst().first
      guard start == UInt8(ascii: "?") || start == UInt8(ascii: "!") else { return }
    } else if accepts(kind) {
      return
    }
    if let error = error(kind, file: file) { throw error }
  }

  /// Returns the error for a file of another kind, or `nil` if the kind is unknown.
  func error(_ kind: FileKind, file: Int) -> FormatError? {
    kind.description.map { description in
      FormatError(
        .input, "this file is \(description), but \(contents) is expected", at: .start(ofFile: file),
        help: help(for: kind))
    }
  }

  /// The root elements of the XML files that options accept.
  private static let xmlRoots: Set<String> = ["plist", "manifest", "navigation"]

  /// The noun phrase for the file that the option accepts.
  private var contents: String {
    switch self {
    case .patterns: "a list of patterns"
    case .association: "the JSON of an association file"
    case .infoPlist: "an Info.plist file"
    case .entitlements: "an entitlements file"
    case .reactNavigation: "a linking configuration in JSON"
    case .androidManifest: "an AndroidManifest.xml file"
    case .navigationGraph: "a navigation graph in XML"
    }
  }

  private func accepts(_ kind: FileKind) -> Bool {
    switch self {
    // The reader has a better error for an empty file, and checks the values of JSON.
    case .patterns: kind == .empty || kind == .association || kind == .json || kind == .other
    case .association: kind == .association || kind == .json
    case .infoPlist, .entitlements: kind == .xml("plist")
    case .reactNavigation: kind == .json
    case .androidManifest: kind == .xml("manifest")
    case .navigationGraph: kind == .xml("navigation")
    }
  }

  private func help(for kind: FileKind) -> String? {
    switch kind {
    case .empty: "check that the path is correct"
    case .webPage:
      switch self {
      case .patterns: "export the list as text, CSV, or JSON"
      case .association:
        "download the file `/.well-known/apple-app-site-association` of the site, not a page of the site"
      default: "download the file itself, not the page that shows the file"
      }
    case .binaryPropertyList where self == .patterns: help(for: .xml("plist"))
    case .binaryPropertyList: "convert the file with `plutil -convert xml1 FILE`"
    case .compiledXML:
      "use the manifest in the sources, or decode the APK with `apktool d APP.apk` or "
        + "`aapt2 dump xmltree APP.apk --file AndroidManifest.xml`"
    case .archive: "use the files in the sources, or decode the APK with `apktool d APP.apk`"
    case .association: "use `--association` for this file"
    case .xml("plist"): "use `--info-plist` or `--entitlements` for this file"
    case .xml("manifest"): "use `--android-manifest` for this file"
    case .xml("navigation"): "use `--nav-graph` for this file"
    case .linkingConfiguration: "use `--react-navigation` for this file"
    case .json: "use `--react-navigation` for a linking configuration, and `--patterns` for a list of patterns"
    case .xml where self == .patterns: "export the list as text, CSV, or JSON"
    case .xml, .other: nil
    }
  }
}
