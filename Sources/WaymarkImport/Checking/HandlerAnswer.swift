import SpecText

/// The name of a destination. An empty line, `-`, and `null` mean that the handler opens nothing.
package enum HandlerAnswer {
  private static let longestLine = 1_024

  package static func destination(in line: UnsafeBufferPointer<UInt8>) throws(HandlerError) -> String? {
    try checkLength(line.count)
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0D].contains($0) }
    var name = line.drop(while: isBlank)
    while let last = name.last, isBlank(last) { name.removeLast() }
    guard let text = String(validating: name, as: UTF8.self), !name.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw HandlerError(
        message: "the handler printed bytes that are not text: \(Quoted(String(decoding: name, as: UTF8.self)))")
    }
    return isNothing(text) ? nil : text
  }

  /// Also for the start of a line that is not complete.
  package static func checkLength(_ count: Int) throws(HandlerError) {
    guard count > longestLine else { return }
    throw HandlerError(
      message: "the handler printed a line of more than \(longestLine.grouped) bytes; print only the name of the "
        + "destination")
  }

  package static func isNothing(_ text: String) -> Bool { text.isEmpty || text == "-" || text == "null" }
}

package struct HandlerError: Error, Equatable {
  /// In lowercase and without a period.
  package let message: String
}

package struct HandlerProgress {
  package let total: Int
  package private(set) var answered = 0
  package var lastURL: ArraySlice<UInt8>?
  package init(total: Int) { self.total = total }

  package mutating func count() throws(HandlerError) {
    guard answered < total else {
      throw HandlerError(
        message: "the handler printed more than \(total.counted("line")) for \(total.counted("URL")); it must print "
          + "exactly one line for each URL")
    }
    answered += 1
  }

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

  package func silence(seconds: Int64) -> HandlerError {
    HandlerError(
      message: "the handler neither read nor printed anything for \(seconds) seconds, after it answered \(text)")
  }

  private var text: String {
    let last = lastURL.map { "; the last was \(Quoted(String(decoding: $0, as: UTF8.self)))" }
    return "\(answered.grouped) of \(total.counted("URL"))" + (last ?? "")
  }
}
