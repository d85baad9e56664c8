import WaymarkDiagnostics

extension SourceFile {
  /// The check is fast and ignores the structure of the file.
  var hasUnusualBytes: Bool {
    guard bytes.last == 0x0A, !contains(byte: 0x09), !contains(byte: 0x0D) else { return true }
    return contains("\u{FEFF}") || contains("\u{85}") || contains("\u{2028}") || contains("\u{2029}") || hasTightMark
  }

  /// A plain scalar includes such a `#`, so the `#` can only follow a quote, a bracket, or the `|` of a text.
  private var hasTightMark: Bool {
    guard contains(byte: UInt8(ascii: "#")) || contains(byte: UInt8(ascii: "?")) else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 1
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "#") {
          // A quote can also open a text that starts with `#`, such as a color.
          if "\"'[]{},|>+-".utf8.contains(bytes[index - 1]) { return true }
        } else if bytes[index] == UInt8(ascii: "?"), index + 1 < bytes.count {
          if " {[,".utf8.contains(bytes[index - 1]), bytes[index + 1] != 0x20 { return true }
        }
        index += 1
      }
      return false
    }
  }
}
