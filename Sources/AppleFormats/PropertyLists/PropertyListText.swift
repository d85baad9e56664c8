/// A printer for XML property lists in the layout of Apple's tools.
struct PropertyListText {
  private(set) var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """
  private var depth = 0

  static func dictionary(_ content: (inout PropertyListText) -> Void) -> String {
    var list = PropertyListText()
    list.element("dict", content)
    return list.text + "</plist>\n"
  }

  mutating func key(_ key: String) { line("<key>\(Self.escaped(key))</key>") }

  mutating func string(_ string: String) { line("<string>\(Self.escaped(string))</string>") }

  mutating func element(_ name: String, _ content: (inout PropertyListText) -> Void) {
    line("<\(name)>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  private mutating func line(_ line: String) { text += String(repeating: "\t", count: depth) + line + "\n" }

  /// Characters that XML does not allow are replaced with U+FFFD (XML 1.0, section 2.2).
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Without an escape, parsers convert a carriage return to a line feed.
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      default:
        let isHeld = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isHeld ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}
