import SpecText

/// An option of `waymark import` whose value is a file with links.
enum InputOption {
  case patterns, association, infoPlist, entitlements

  private enum FileKind: Equatable {
    case empty, webPage, binaryPropertyList, association, json, other
    case xml(String)
  }

  /// A damaged file fits, because the parser has a better error.
  func check(_ source: SourceFile, file: Int) throws(FormatError) {
    let kind = Self.kind(of: source)
    guard !accepts(kind), let description = Self.description(of: kind) else { return }
    // A pattern such as `<id>/posts` looks like the start of an element.
    if self == .patterns, case .xml(let root) = kind, root != "plist",
      !["<?", "<!"].contains(where: { source.withoutByteOrderMark.bytes.drop { $0 <= 0x20 }.starts(with: $0.utf8) })
    {
      return
    }
    throw FormatError(
      .input, "this file is \(description), but \(contents) is expected", at: .start(ofFile: file),
      help: help(for: kind))
  }

  private static func kind(of source: SourceFile) -> FileKind {
    let bytes = source.withoutByteOrderMark.bytes
    let text = bytes.drop { $0 <= 0x20 }
    switch text.first {
    case nil: return .empty
    case UInt8(ascii: "<"):
      let start = String(decoding: text.prefix(64), as: UTF8.self).lowercased()
      let isPage = ["<!doctype html", "<html", "<head", "<body"].contains(where: start.hasPrefix)
      return isPage ? .webPage : source.rootElement.map { .xml($0) } ?? .other
    case UInt8(ascii: "{"), UInt8(ascii: "["): return source.isAssociation ? .association : .json
    default: return bytes.starts(with: "bplist".utf8) ? .binaryPropertyList : .other
    }
  }

  private func accepts(_ kind: FileKind) -> Bool {
    switch self {
    // The reader has a better error for an empty file.
    case .patterns: kind == .empty || kind == .json
    case .association: kind == .association || kind == .json
    case .infoPlist, .entitlements: kind == .xml("plist")
    }
  }

  private var contents: String {
    switch self {
    case .patterns: "a list of patterns"
    case .association: "the JSON of an association file"
    case .infoPlist: "an Info.plist file"
    case .entitlements: "an entitlements file"
    }
  }

  private static func description(of kind: FileKind) -> String? {
    switch kind {
    case .empty: "empty"
    case .webPage: "an HTML page"
    case .binaryPropertyList: "a binary property list"
    case .association: "an association file"
    case .json: "JSON"
    case .xml("plist"): "a property list"
    case .xml(let root): "an XML file with the root element `<\(root.prefix(32))>`"
    case .other: nil
    }
  }

  private func help(for kind: FileKind) -> String? {
    switch (kind, self) {
    case (.empty, _): "check that the path is correct"
    case (.webPage, .association):
      "download the file `/.well-known/apple-app-site-association` of the site, not a page of the site"
    case (.xml("plist"), _), (.binaryPropertyList, .patterns): "use `--info-plist` or `--entitlements` for this file"
    case (.webPage, .patterns), (.xml, .patterns): "write the patterns as text, CSV, or JSON"
    case (.webPage, _): "download the file itself, not the page that shows the file"
    case (.binaryPropertyList, _): "convert the file with `plutil -convert xml1 FILE`"
    case (.association, _): "use `--association` for this file"
    case (.json, _): "use `--patterns` for a list of patterns"
    case (.xml, _), (.other, _): nil
    }
  }
}
