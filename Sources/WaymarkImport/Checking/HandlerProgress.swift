import SpecText

/// The number of URLs that a handler answered, for the messages about its failure.
package struct HandlerProgress {
  /// The number of URLs for the handler.
  package let total: Int
  /// The number of lines that the handler printed.
  package private(set) var answered = 0
  /// The last URL that the handler answered.
  package var lastURL: ArraySlice<UInt8>?

  package init(total: Int) { self.total = total }

  /// Counts an answer.
  ///
  /// - Throws: A ``HandlerError`` if the handler printed more lines than URLs.
  package mutating func count() throws(HandlerError) {
    guard answered < total else {
      throw HandlerError(
        message: "the handler printed more than \(total.counted("line")) for \(total.counted("URL")); it must print "
          + "exactly one line for each URL")
    }
    answered += 1
  }

  /// Checks the exit status of the handler after its output ended.
  ///
  /// - Parameters:
  ///   - status: The exit status, or 128 plus the number of a signal.
  ///   - command: The command line of the handler.
  /// - Throws: A ``HandlerError`` if the handler failed, or did not answer all URLs.
  package func check(status: Int32, of command: String) throws(HandlerError) {
    switch status {
    case 0: break
    case 126: throw HandlerError(message: "the handler \(Quoted(command)) is not a program that may be run")
    case 127: throw HandlerError(message: "the handler \(Quoted(command)) is not a command; check its spelling")
    default:
      let end = status > 128 ? "was ended by the signal \(status - 128)" : "failed with exit status \(status)"
      throw HandlerError(message: "the handler \(end) after it answered \(text)")
    }
    guard answered == total else {
      throw HandlerError(
        message: "the handler answered only \(text); it must print one line for each URL, in the order of the URLs")
    }
  }

  /// Returns the error for a handler that does nothing for a long time.
  package func silence(seconds: Int64) -> HandlerError {
    HandlerError(
      message: "the handler neither read nor printed anything for \(seconds) seconds, after it answered \(text)")
  }

  private var text: String {
    let last = lastURL.map { "; the last was \(Quoted(String(decoding: $0, as: UTF8.self)))" }
    return "\(answered.grouped) of \(total.counted("URL"))" + (last ?? "")
  }
}
