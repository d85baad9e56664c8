import SpecText

package struct SyntaxError: Error {
  package let message: String
  package let range: Range<Int>
  package let help: String?
  /// The text that replaces the range.
  let replacement: String?

  init(_ message: String, _ range: Range<Int>, help: String? = nil, replacement: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
    self.replacement = replacement
  }
}

extension SpecReader {
  mutating func report(_ error: SyntaxError, in text: Text, as diagnostic: CompilerDiagnostic) {
    let fixes = error.replacement.map { [text.fix(replacing: error.range, with: $0)] } ?? []
    report(Diagnostic(diagnostic, error.message, at: text.slice(error.range).span, help: error.help, fixes: fixes))
  }
}

extension Text {
  /// Replaces the whole text, because the new text can need quotes.
  fileprivate func fix(replacing range: Range<Int>, with replacement: String) -> Diagnostic.FixIt {
    let count = bytes.count
    let new = slice(0..<range.lowerBound).string + replacement + slice(range.upperBound..<count).string
    return Diagnostic.FixIt("write `\(new)`", replace: span, with: YAMLScalar.text(new), isSafe: false)
  }

  /// The result is a character of the string only if the byte is ASCII.
  func scalar(_ index: Int) -> Unicode.Scalar { Unicode.Scalar(bytes[index]) }

  func has(_ word: StaticString, at index: Int) -> Bool {
    guard index >= 0, index + word.utf8CodeUnitCount <= bytes.count, var byte = bytes.baseAddress else { return false }
    byte += index
    for offset in 0..<word.utf8CodeUnitCount where byte[offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// If the range contains none of the characters, the result is the end of the range.
  func first(of characters: StaticString, in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "the range is within the text")
    guard let bytes = bytes.baseAddress else { return range.upperBound }
    // The parsers call this method for every part of a pattern, and a closure for each byte would slow debug builds.
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

  /// An error location must contain only whole characters.
  func character(at index: Int) -> Range<Int> {
    var start = index
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}
