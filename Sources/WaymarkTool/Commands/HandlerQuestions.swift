import WaymarkImport

/// The URLs for a handler, in a temporary file: a handler can read all URLs before its first answer, which this process
/// must not keep in memory.
final class HandlerQuestions {
  private let file: SpoolFile
  private(set) var count = 0

  init() throws(CommandError) { file = try SpoolFile() }

  func add(_ url: UnsafeBufferPointer<UInt8>, requests: Int, _ outcome: SpecOutcome) throws(CommandError) {
    try file.append(AskedURL.header(requests: requests, outcome, length: url.count))
    try file.append(url)
    count += 1
  }

  /// The caller adds no more URLs.
  func reader() throws(CommandError) -> Reader {
    try file.flush()
    return Reader(file: file.reader())
  }

  struct Reader {
    fileprivate var file: SpoolFile.Reader

    mutating func next() throws(CommandError) -> (url: ArraySlice<UInt8>, question: AskedURL)? {
      guard let header = try file.next(AskedURL.headerSize) else { return nil }
      let question = AskedURL(header: header)
      return try file.next(question.length).map { ($0, question) }
    }
  }
}
