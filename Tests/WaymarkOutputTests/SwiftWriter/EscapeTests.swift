import Testing
import WaymarkOutput

/// Tests that compare escaped text with escapes that are written by hand.
@Suite("Text in Swift")
struct EscapeTests {
  private static func written(_ write: (inout SwiftWriter) -> Void) -> String {
    var writer = SwiftWriter()
    write(&writer)
    return String(decoding: writer.source, as: UTF8.self)
  }

  private static func literal(_ text: String) -> String {
    String(written { $0.line("\(StringLiteral(text))") }.dropLast())
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0: #"\0"#
    case 0x09: #"\t"#
    case 0x0A: #"\n"#
    case 0x0D: #"\r"#
    case 0x22: #"\""#
    case 0x5C: #"\\"#
    case ..<0x20, 0x7F: "\\u{" + String(byte, radix: 16) + "}"
    default: String(Unicode.Scalar(byte))
    }
  }

  @Test("A Swift literal contains each ASCII character unchanged or with the expected escape")
  func ascii() {
    for byte in 0..<UInt8(128) {
      let text = String(Unicode.Scalar(byte))
      let escape = Self.escape(byte)
      #expect(Self.literal(text) == "\"\(escape)\"")
      #expect(Self.literal("ab" + text + "c") == "\"ab\(escape)c\"")
      #expect(Self.literal("\u{E9}" + text + "c") == "\"\u{E9}\(escape)c\"")
      #expect(Self.written { $0.multilineLiteral(ascii: [byte], width: 20) } == "\"\"\"\n\(escape)\n\"\"\"\n")
    }
  }

  @Test(
    "Invisible characters are escaped in a Swift literal, and omitted in a comment",
    arguments: [0x85, 0xAD, 0x200D, 0x2028, 0x2029, 0x202E, 0xFEFF, 0xE000, 0xE0041] as [UInt32])
  func hidden(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Self.literal("a\(scalar)b") == "\"a\\u{\(String(value, radix: 16))}b\"")
    #expect(Self.written { $0.documentation("a\(scalar)b") } == "/// ab\n")
  }

  @Test(
    "No text ends a Swift literal or starts an interpolation in the literal",
    arguments: [#"\(x)"#, #"""""#, ##""#"##, "\r\n", #"\"#])
  func ends(_ text: String) {
    let inside = Self.literal(text).dropFirst().dropLast()
    var escapes = inside.unicodeScalars.makeIterator()
    while let scalar = escapes.next() {
      #expect(scalar != "\"" && scalar != "\n" && scalar != "\r")
      if scalar == "\\" { #expect(escapes.next() != "(") }
    }
  }

  @Test(
    "A generated Swift comment stays on its line", arguments: ["a\nb", "a\r\nb", "a\u{2028}b", "a\u{B}b", "a\u{0}b"])
  func comments(_ text: String) {
    #expect(Self.written { $0.comment(text) } == "// ab\n")
    #expect(Self.written { $0.documentation(text) } == "/// ab\n")
  }

  @Test("The lines of a long Swift literal have the requested width, and keep the bytes of the text")
  func lines() {
    let lines = Self.written { $0.multilineLiteral(ascii: Array(repeating: 0, count: 25), width: 20) }
    #expect(
      lines == "\"\"\"\n" + String(repeating: #"\0"#, count: 10) + "\\\n" + String(repeating: #"\0"#, count: 10)
        + "\\\n" + String(repeating: #"\0"#, count: 5) + "\n\"\"\"\n")
  }
}
