import SpecText
import WaymarkImport

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
