import AppleFormats
import WaymarkDiagnostics
import WaymarkFiles
import WaymarkImport

/// The logs of URLs that `waymark import` reads.
struct ImportLog {
  private let inputs: [ImportInput]
  private let console: Console

  init(_ inputs: [ImportInput], _ console: Console) {
    self.inputs = inputs
    self.console = console
  }

  var isEmpty: Bool { inputs.isEmpty }

  /// The logs as messages show them, such as `a.txt, b.txt`.
  var title: String { inputs.map(\.shownPath).joined(separator: ", ") }

  /// The logs without their contents, for diagnostics.
  var files: [SourceFile] { inputs.map { SourceFile(path: $0.shownPath, bytes: []) } }

  /// Calls a closure with each chunk of a log.
  func forEachChunk(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    if inputs[index].isStandardInput {
      try console.forEachChunk(body)
    } else {
      try FileSystem.forEachChunk(of: inputs[index].path, body)
    }
  }

  /// Calls a closure with each entry of the logs.
  ///
  /// - Parameter body: The closure.
  /// - Throws: A `FormatError` if a file is not a log of URLs, a ``CommandError`` if a file cannot be read, or the error
  ///   of the closure.
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
