/// A format specifier for `String(format:)`, such as `%@`, `%1$lld`, or `%#@count@`. The escape `%%` is also a format
/// specifier.
package struct FormatSpecifier: Hashable, Sendable {
  package let text: String
  /// The position of the argument, counted from 1. The escape `%%` has no argument, so the position is 0.
  package let argument: Int
  /// The type of the argument, which consists of the length modifier and the conversion, such as `lld`.
  package let type: String

  package var isPercentSign: Bool { argument == 0 }

  /// The parser does not accept a space in a specifier, so the string "50% off" contains no specifier.
  package static func all(in text: String) -> [FormatSpecifier] {
    let bytes = Array(text.utf8)
    var found: [FormatSpecifier] = []
    var arguments = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%"), let read = read(bytes, behind: index) else {
        index += 1
        continue
      }
      if read.argument == nil { arguments += 1 }
      found.append(
        FormatSpecifier(
          text: String(decoding: bytes[index..<read.end], as: UTF8.self), argument: read.argument ?? arguments,
          type: read.type))
      index = read.end
    }
    return found
  }

  /// If the argument position is `nil`, the specifier uses the next argument.
  private static func read(_ bytes: [UInt8], behind percent: Int) -> (end: Int, argument: Int?, type: String)? {
    var index = percent + 1
    func take(_ characters: String) -> ArraySlice<UInt8> {
      let start = index
      while index < bytes.count, characters.utf8.contains(bytes[index]) { index += 1 }
      return bytes[start..<index]
    }
    func isNext(_ character: Unicode.Scalar) -> Bool { index < bytes.count && bytes[index] == UInt8(ascii: character) }
    let digits = "0123456789"
    if isNext("%") { return (index + 1, 0, "%") }
    var argument: Int?
    let number = take(digits)
    if isNext("$"), let position = Int(String(decoding: number, as: UTF8.self)), position > 0 {
      argument = position
      index += 1
    } else {
      index = percent + 1
    }
    if isNext("#"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "@") {
      index += 2
      let name = take("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-." + digits)
      guard !name.isEmpty, isNext("@") else { return nil }
      return (index + 1, argument, "#@" + String(decoding: name, as: UTF8.self))
    }
    _ = take("-+#'" + digits)
    if isNext(".") {
      index += 1
      _ = take(digits)
    }
    let length = String(decoding: take("hlqLztj"), as: UTF8.self).replacing("q", with: "ll")
    guard index < bytes.count, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(bytes[index]) else { return nil }
    let conversion = bytes[index] == UInt8(ascii: "i") ? "d" : String(Unicode.Scalar(bytes[index]))
    return (index + 1, argument, length + conversion)
  }
}
