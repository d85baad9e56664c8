import SpecText
import WaymarkImport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct HandlerRun {
  private static let inputSize = 1 << 16

  private let command: String
  private let console: Console
  var limits = Subprocess.StreamLimits()

  init(_ command: String, _ console: Console) {
    self.command = command
    self.console = console
  }

  func compare(_ questions: HandlerQuestions, _ comparison: inout DestinationComparison) throws {
    var progress = HandlerProgress(total: questions.count)
    let interruption = try Interruption()
    defer { interruption.end() }
    var limits = limits
    limits.interruption = interruption.descriptor
    do {
      let status = try console.showingProgress("running the handler") {
        try run(questions, limits, &comparison, &progress)
      }
      try progress.check(status: status, of: command)
    } catch let error as HandlerError {
      throw CommandError(error.message)
    } catch let error as Subprocess.StartError {
      throw CommandError("cannot run /bin/sh: \(error.reason)")
    } catch let error as Subprocess.StreamError {
      switch error {
      case .silent: throw CommandError(progress.silence(seconds: limits.silence.components.seconds).message)
      case .interrupted: throw CommandError("interrupted")
      }
    }
  }

  private func run(
    _ questions: HandlerQuestions, _ limits: Subprocess.StreamLimits, _ comparison: inout DestinationComparison,
    _ progress: inout HandlerProgress
  ) throws -> Int32 {
    var asked = try questions.reader()
    var expected = try questions.reader()
    var splitter = LineSplitter()
    var errorCount = 0
    func add(_ line: UnsafeBufferPointer<UInt8>) throws {
      let destination = try HandlerAnswer.destination(in: line)
      try progress.count()
      guard let (url, question) = try expected.next() else { return }
      progress.lastURL = url
      try url.withUnsafeBufferPointer {
        try comparison.add($0, requests: question.requests, destination: destination, outcome: question.outcome)
      }
    }
    let status = try Subprocess.stream(
      "/bin/sh", ["-c", command], environment: ProcessInfo.processInfo.environment, limits: limits,
      input: { input in
        while input.count < Self.inputSize, let (url, _) = try asked.next() {
          input += url
          input.append(UInt8(ascii: "\n"))
        }
      },
      output: { chunk in
        try chunk.withUnsafeBufferPointer { try splitter.add($0, add) }
        try HandlerAnswer.checkLength(splitter.unfinishedCount)
      },
      errors: { bytes in
        errorCount += bytes.count
        console.writeError(Self.printable(bytes))
        if errorCount >= limits.errorBytes { console.writeError("\n(the handler printed more errors)\n") }
      })
    try splitter.finish(add)
    return status
  }

  private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { PrintableText.whole(String($0)) }.joined(separator: "\n")
  }
}

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
