import SpecText
import WaymarkImport

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

struct ImportLog {
  private let inputs: [ImportInput]
  private let console: Console

  init(_ inputs: [ImportInput], _ console: Console) {
    self.inputs = inputs
    self.console = console
  }

  var isEmpty: Bool { inputs.isEmpty }
  var title: String { inputs.map(\.shownPath).joined(separator: ", ") }
  var files: [SourceFile] { inputs.map { SourceFile(path: $0.shownPath, bytes: []) } }

  private func forEachChunk(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    if inputs[index].isStandardInput {
      try console.forEachChunk(body)
    } else {
      try FileSystem.forEachChunk(of: inputs[index].path, body)
    }
  }

  func forEachEntry(_ body: (URLLogReader.Entry) throws -> Void) throws {
    for index in inputs.indices {
      var reader = URLLogReader(file: index)
      var splitter = LineSplitter()
      try forEachChunk(of: index) { chunk in
        try reader.check(chunk, unfinished: splitter.unfinishedCount)
        try splitter.add(chunk) { try reader.read($0, body) }
      }
      try splitter.finish { try reader.read($0, body) }
      try reader.finish()
    }
  }

  /// The method adds the counts of equal URLs. In a log with very many different URLs, a URL can occur again.
  func forEachURL(
    completed: (UnsafeBufferPointer<UInt8>) -> [UInt8]?, skip: (UnsafeBufferPointer<UInt8>, String) -> Void,
    _ body: (_ url: UnsafeBufferPointer<UInt8>, _ requests: Int, _ destination: String?) throws -> Void
  ) throws {
    try console.showingProgress("reading \(title)") {
      var urls = DistinctURLs()
      try forEachEntry { entry in
        switch entry {
        case .refused(let line, let reason): skip(line, reason)
        case .url(let url, let count, let label):
          if urls.isFull { try urls.drain(body) }
          let destination = label.map { String(decoding: $0, as: UTF8.self) }
          guard let whole = completed(url) else { return urls.add(url, destination: destination, requests: count) }
          whole.withUnsafeBufferPointer { urls.add($0, destination: destination, requests: count) }
        }
      }
      try urls.drain(body)
    }
  }
}
