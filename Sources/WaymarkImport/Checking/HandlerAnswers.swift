import WaymarkDiagnostics

/// The lines that a handler prints, one for each URL.
///
/// A line contains the name of a destination. An empty line, `-`, and `null` mean that the handler opens nothing.
package struct HandlerAnswers {
  private static let longestLine = 1_024

  private var unfinished: [UInt8] = []

  package init() {}

  /// Adds a chunk of output, and calls a closure for each complete line.
  ///
  /// - Parameters:
  ///   - chunk: The next bytes of the output.
  ///   - body: A closure that receives the name of the destination, or `nil` if the handler opens nothing.
  /// - Throws: A ``HandlerError`` if the output is not text, or the error of the closure.
  package mutating func add(_ chunk: ArraySlice<UInt8>, _ body: (String?) throws -> Void) throws {
    var rest = chunk
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      if unfinished.isEmpty {
        try body(Self.answer(in: rest[..<end]))
      } else {
        unfinished += rest[..<end]
        try body(Self.answer(in: unfinished[...]))
        unfinished.removeAll(keepingCapacity: true)
      }
      rest = rest[(end + 1)...]
    }
    unfinished += rest
    if unfinished.count > Self.longestLine { throw Self.tooLong }
  }

  /// Ends the output, and calls a closure for the last line if the line has no line break.
  package mutating func finish(_ body: (String?) throws -> Void) throws {
    guard !unfinished.isEmpty else { return }
    try body(Self.answer(in: unfinished[...]))
    unfinished = []
  }

  private static var tooLong: HandlerError {
    HandlerError(
      message: "the handler printed a line of more than \(longestLine.grouped) bytes; print only the name of the "
        + "destination")
  }

  /// Returns the destination that a line names.
  static func answer(in line: ArraySlice<UInt8>) throws(HandlerError) -> String? {
    guard line.count <= longestLine else { throw tooLong }
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0D].contains($0) }
    var name = line.drop(while: isBlank)
    while let last = name.last, isBlank(last) { name.removeLast() }
    guard let text = String(validating: name, as: UTF8.self), !name.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw HandlerError(
        message: "the handler printed bytes that are not text: \(Quoted(String(decoding: name, as: UTF8.self)))")
    }
    return isNothing(text) ? nil : text
  }

  /// Returns a Boolean value that indicates whether an answer means that the handler opens nothing.
  package static func isNothing(_ text: String) -> Bool { text.isEmpty || text == "-" || text == "null" }
}
