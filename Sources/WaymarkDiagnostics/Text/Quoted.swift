/// A string in backticks for a message. A long string is shortened.
package struct Quoted: CustomStringConvertible {
  private static let longest = 60

  private let text: String

  package init(_ text: String) {
    self.text = text
  }

  package var description: String {
    if text.isEmpty { return "nothing" }
    let scalars = text.unicodeScalars
    return "`\(scalars.count > Self.longest ? String(scalars.prefix(Self.longest)) + "…" : text)`"
  }
}
