import SpecText

struct ImportInput {
  enum Kind: String, CaseIterable {
    case association = "--association"
    case infoPlist = "--info-plist"
    case entitlements = "--entitlements"
    case patterns = "--patterns"
    case urls = "--urls"

    var option: String { rawValue }

    var summary: String {
      switch self {
      case .association: "an apple-app-site-association file"
      case .infoPlist: "an Info.plist"
      case .entitlements: "an entitlements file"
      case .patterns: "the patterns of a router as text, CSV, or JSON"
      case .urls: "URLs, one per line, with or without counts"
      }
    }

    var allowsStandardInput: Bool { self == .patterns || self == .urls }
  }

  let kind: Kind
  let path: String

  var isStandardInput: Bool { path == "-" }
  var shownPath: String { isStandardInput ? "<standard input>" : path }

  private static let largestFile = 16 << 20

  static func read(_ path: String) throws(CommandError) -> [UInt8] {
    try FileSystem.read(path, limit: largestFile, noun: "an input file")
  }

  func source(_ console: Console) throws(CommandError) -> SourceFile {
    guard isStandardInput else { return SourceFile(path: path, bytes: try Self.read(path)) }
    let bytes = try console.readAll(Self.largestFile)
    guard bytes.count <= Self.largestFile else {
      throw FileSystem.tooLarge(shownPath, bytes.count, Self.largestFile, noun: "an input file")
    }
    return SourceFile(path: shownPath, bytes: bytes)
  }

  static func all(_ arguments: Arguments) throws(CommandError) -> [ImportInput] {
    var inputs: [ImportInput] = []
    var options: [String: String] = [:]
    for kind in Kind.allCases {
      for path in arguments.all(kind.option) {
        guard !path.isEmpty else { throw CommandError("`\(kind.option)` requires the path of a file") }
        if path == "-", !kind.allowsStandardInput {
          throw CommandError("`\(kind.option)` requires a file; only `--patterns` and `--urls` read standard input")
        }
        let identity = path == "-" ? "-" : FileSystem.resolved(path) ?? path
        if let other = options[identity] {
          let what = path == "-" ? "standard input" : path
          throw CommandError(
            "\(what) is given twice, as `\(other)`" + (other == kind.option ? "" : " and as `\(kind.option)`")
              + "; remove one of them")
        }
        options[identity] = kind.option
        inputs.append(ImportInput(kind: kind, path: path))
      }
    }
    return inputs
  }
}
