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

  func forEachChunk(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    if inputs[index].isStandardInput {
      try console.forEachChunk(body)
    } else {
      try FileSystem.forEachChunk(of: inputs[index].path, body)
    }
  }

  func forEachEntry(_ body: (URLLogReader.Entry) throws -> Void) throws {
    for index in inputs.indices {
      var reader = URLLogReader(file: index)
      var hasURL = false
      var failure: (any Error)?
      let add: URLLogReader.Body = { entry, _ in
        if case .url = entry { hasURL = true }
        guard failure == nil else { return }
        do { try body(entry) } catch { failure = error }
      }
      try withoutActuallyEscaping(add) { add in
        try forEachChunk(of: index) {
          try reader.add(UnsafeRawBufferPointer($0), add)
          if let failure { throw failure }
        }
        try reader.finish(add)
      }
      if let failure { throw failure }
      guard hasURL else {
        throw FormatError(
          .input, "the file contains no URLs", at: .start(ofFile: index), help: "specify a file with one URL per line")
      }
    }
  }
}
