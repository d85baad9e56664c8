import SpecText

/// The value of an attribute of an Android file.
struct AndroidValue {
  let text: String
  let span: Span

  /// Creates a value without the escapes of Android's resource compiler, such as `\\.` for `\.`.
  ///
  /// See <https://developer.android.com/guide/topics/resources/string-resource#escaping_quotes>.
  init(_ attribute: XMLElement.Attribute) {
    span = attribute.span
    guard attribute.value.utf8.contains(UInt8(ascii: "\\")) else {
      text = attribute.value
      return
    }
    var result = String.UnicodeScalarView()
    var rest = attribute.value.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.popFirst() else {
        result.append(scalar)
        continue
      }
      switch next {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "u":
        let digits = String(rest.prefix(4))
        if digits.utf8.count == 4, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.append(scalar)
          rest = rest.dropFirst(4)
        }
      default: result.append(next)
      }
    }
    text = String(result)
  }

  init(_ text: String, at span: Span) {
    self.text = text
    self.span = span
  }

  /// The description of the reason why the value is not in the file, such as "is the string resource `host`"; `nil` if the
  /// value is in the file.
  var reference: String? {
    if text.hasPrefix("@string/") { return "is the string resource \(Quoted(String(text.dropFirst(8))))" }
    if text.hasPrefix("@"), text.utf8.contains(UInt8(ascii: "/")) || text.utf8.contains(UInt8(ascii: ":")) {
      return "is the resource \(Quoted(text))"
    }
    guard let start = text.firstRange(of: "${") else { return nil }
    let name = text[start.upperBound...].prefix { $0 != "}" }
    return "contains the placeholder \(Quoted("${" + name + "}"))"
  }

  /// The last name of a class such as `.users.UserActivity` and `com.example.Outer$Inner`.
  var shortClassName: String {
    let name = text.split { $0 == "." || $0 == "$" || $0 == "/" }.last.map(String.init) ?? text
    return name
  }
}

extension String {
  /// Returns the range of the first occurrence of a short text.
  fileprivate func firstRange(of text: String) -> Range<String.UTF8View.Index>? {
    guard let first = text.utf8.first else { return nil }
    var start = utf8.startIndex
    while let found = utf8[start...].firstIndex(of: first) {
      if utf8[found...].starts(with: text.utf8) { return found..<utf8.index(found, offsetBy: text.utf8.count) }
      start = utf8.index(after: found)
    }
    return nil
  }
}
