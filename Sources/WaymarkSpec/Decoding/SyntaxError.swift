import WaymarkDiagnostics
import WaymarkYAML

/// What is wrong inside a text that has a grammar of its own: a pattern, a host, a parameter.
package struct SyntaxError: Error {
  /// What is wrong and why, in one sentence without a full stop.
  package let message: String
  /// In bytes of the text.
  package let place: Range<Int>
  package let help: String?

  init(_ message: String, _ place: Range<Int>, help: String? = nil) {
    self.message = message
    self.place = place
    self.help = help
  }
}

extension SpecReader {
  /// Reports an error at its place in the text.
  mutating func report(_ error: SyntaxError, in text: Text, as diagnostic: CompilerDiagnostic) {
    report(Diagnostic(diagnostic, error.message, at: text.slice(error.place).span, help: error.help))
  }
}

extension Text {
  /// The byte at an index, as a character; it is one where it is ASCII.
  func scalar(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(bytes[index]) }

  /// Whether a word stands at an index.
  func has(_ word: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + word.utf8CodeUnitCount <= bytes.count, var byte = bytes.baseAddress else { return false }
    byte += index
    for offset in 0..<word.utf8CodeUnitCount where byte[offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// The index of the first of some ASCII characters from an index on, or the end.
  func first(of characters: StaticString, in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "a range of a text is inside of it")
    guard let bytes = bytes.baseAddress else { return range.upperBound }
    // Every part of every pattern and type is found by this, so that a closure a byte would be felt in a debug build.
    let wanted = characters.utf8Start
    let count = characters.utf8CodeUnitCount
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      var number = 0
      while number < count {
        if wanted[number] == byte { return index }
        number += 1
      }
      index += 1
    }
    return range.upperBound
  }

  /// A range without the spaces at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while !range.isEmpty, bytes[range.lowerBound] == UInt8(ascii: " ") {
      range = range.lowerBound + 1..<range.upperBound
    }
    while !range.isEmpty, bytes[range.upperBound - 1] == UInt8(ascii: " ") {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  /// The whole character around a byte, so that a place does not start or end inside one.
  func character(at index: Int) -> Range<Int> {
    var start = index
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}
