import SpecText

/// A line that a handler prints as the answer for a URL.
///
/// A line contains the name of a destination. An empty line, `-`, and `null` mean that the handler opens nothing.
package enum HandlerAnswer {
  private static let longestLine = 1_024

  /// Returns the name of a destination in a line.
  ///
  /// - Parameter line: The bytes of a line.
  /// - Returns: The name, or `nil` if the handler opens nothing.
  /// - Throws: A ``HandlerError`` if the line is too long or is not text.
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

  /// Checks the number of bytes in a line, or in the start of a line that is not complete.
  ///
  /// - Throws: A ``HandlerError`` if the line is too long.
  package static func checkLength(_ count: Int) throws(HandlerError) {
    guard count > longestLine else { return }
    throw HandlerError(
      message: "the handler printed a line of more than \(longestLine.grouped) bytes; print only the name of the "
        + "destination")
  }

  /// Returns a Boolean value that indicates whether an answer means that the handler opens nothing.
  package static func isNothing(_ text: String) -> Bool { text.isEmpty || text == "-" || text == "null" }
}
