/// The words of a text, as ASCII.
enum NameWords {
  /// The number of scalars of a text that the functions read. The words of a name are at the start of its text.
  private static let longest = 400

  /// Returns the words of a name or of a file path such as `app/(tabs)/user/[id].tsx`.
  ///
  /// The result contains no dynamic segments, such as `[id]` and `:id`, and no route groups of Expo Router, such as
  /// `(tabs)`. See <https://docs.expo.dev/router/basics/notation/>.
  static func ofPath(_ text: String) -> [String] {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest)))
    var parts = text.split(separator: "/").map(String.init)
    if let last = parts.last, let ending = [".tsx", ".ts", ".jsx", ".js"].first(where: last.hasSuffix) {
      parts[parts.count - 1] = String(last.dropLast(ending.count))
    }
    let isPath = parts.count > 1 || text.hasPrefix("/")
    var words = parts.map { isDynamic($0, inPath: isPath) ? [] : of($0) }
    if isPath, let last = words.last, last == ["index"], words.dropLast().contains(where: { !$0.isEmpty }) {
      words.removeLast()
    }
    return words.flatMap(\.self)
  }

  private static func isDynamic(_ part: String, inPath isPath: Bool) -> Bool {
    let brackets: [(Character, Character)] = [("[", "]"), ("{", "}"), ("<", ">")] + (isPath ? [("(", ")")] : [])
    return part.hasPrefix(":") || part.hasPrefix("*")
      || brackets.contains { part.first == $0.0 && part.last == $0.1 && !part.dropFirst().dropLast().contains($0.0) }
  }

  /// Returns the words of a text in the case of the text.
  ///
  /// A word ends before a character that is neither a letter nor a digit, and before an uppercase letter that starts a
  /// new word, as in `blogPost` and `URLHandler`.
  ///
  /// - Complexity: O(1), because the function reads only the start of a long text.
  static func of(_ text: String) -> [String] {
    let bytes = ascii(text)
    // A text such as `POST_YEAR` has no word boundaries within `POST`.
    let isUppercase = !bytes.contains(where: isLower)
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for (index, byte) in bytes.enumerated() {
      guard isLower(byte) || isUpper(byte) || isDigit(byte) else {
        end()
        continue
      }
      if isUpper(byte), !isUppercase, let last = word.last, !isUpper(last) || startsWord(bytes, index) { end() }
      word.append(isUppercase && isUpper(byte) ? byte | 0x20 : byte)
    }
    end()
    return words
  }

  /// Returns a Boolean value that indicates whether an uppercase letter after another one starts a new word, such as the
  /// `H` of `URLHandler`. The plural `IDs` is one word.
  private static func startsWord(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index + 1 < bytes.count, isLower(bytes[index + 1]) else { return false }
    let isPlural =
      bytes[index + 1] == UInt8(ascii: "s") && (index + 2 >= bytes.count || !isLower(bytes[index + 2]))
    return !isPlural
  }

  // MARK: ASCII

  private static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
  private static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Returns a text in which letters without accents replace the letters of Latin-1 (ISO 8859-1), and spaces replace all
  /// other characters outside ASCII.
  private static func ascii(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars.prefix(longest) {
      switch scalar.value {
      case 0..<0x80: bytes.append(UInt8(scalar.value))
      // A combining mark follows its letter.
      case 0x300..<0x370: continue
      case 0xC0...0xFF: bytes += latin1[Int(scalar.value) - 0xC0].utf8
      default: bytes.append(UInt8(ascii: " "))
      }
    }
    return bytes
  }

  private static let latin1 =
    ("A A A A A A AE C E E E E I I I I D N O O O O O _ O U U U U Y Th ss "
    + "a a a a a a ae c e e e e i i i i d n o o o o o _ o u u u u y th y").split(separator: " ").map(String.init)
}
