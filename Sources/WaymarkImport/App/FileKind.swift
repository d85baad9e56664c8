import SpecText

/// The kind of an input file, according to its start or its JSON value.
enum FileKind: Hashable {
  case empty, webPage, binaryPropertyList, compiledXML, archive, association, linkingConfiguration, json, other
  /// An XML file with the given name of the root element.
  case xml(String)

  /// Finds the kind of a file.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the file.
  init(_ source: SourceFile) {
    let bytes = source.withoutByteOrderMark.bytes
    let text = bytes.drop { $0 <= 0x20 }
    if bytes.starts(with: [3, 0, 8, 0]) {
      // The header of a compiled XML file: `RES_XML_TYPE` and the size of the header.
      self = .compiledXML
    } else if text.isEmpty {
      self = .empty
    } else if bytes.starts(with: Array("bplist".utf8)) {
      self = .binaryPropertyList
    } else if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) {
      self = .archive
    } else if text.first == UInt8(ascii: "<") {
      let start = String(decoding: text.prefix(64), as: UTF8.self).lowercased()
      let isPage = start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
      let root = isPage ? "html" : XMLElement.rootName(of: source)
      self = root.map { Self.pageElements.contains($0) ? .webPage : .xml($0) } ?? .other
    } else if text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[") {
      self = source.contains("\"applinks\"") ? .association : .json
    } else {
      self = .other
    }
  }

  /// Creates the kind of a JSON file that another option of the import accepts, or `nil` for any other value.
  init?(ofJSON value: FileValue) {
    if value["applinks"] != nil || value["webcredentials"] != nil || value["appclips"] != nil {
      self = .association
    } else if value["screens"] != nil || value["config"]?["screens"] != nil || value["linking"] != nil {
      self = .linkingConfiguration
    } else {
      return nil
    }
  }

  /// The root elements of HTML pages and of their fragments.
  private static let pageElements: Set<String> = ["html", "head", "body"]

  /// The noun phrase for the file; `nil` for a file of another kind.
  var description: String? {
    switch self {
    case .empty: "empty"
    case .webPage: "an HTML page"
    case .binaryPropertyList: "a binary property list"
    case .compiledXML: "a compiled XML file of an APK"
    case .archive: "a ZIP archive, such as an APK"
    case .association: "an association file"
    case .linkingConfiguration: "a linking configuration of React Navigation"
    case .json: "JSON"
    case .xml("plist"): "a property list"
    case .xml("manifest"): "an Android manifest"
    case .xml("navigation"): "a navigation graph"
    case .xml(let root): "an XML file with the root element `<\(root.prefix(32))>`"
    case .other: nil
    }
  }
}
