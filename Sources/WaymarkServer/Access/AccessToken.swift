/// A secret part of the address of a page.
///
/// The terminal shows the token. If the command opens the browser, other users of the computer can briefly find the token in
/// the list of processes.
package struct AccessToken: Sendable {
  package let text: String

  package init() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    text = String((0..<32).map { _ in alphabet.randomElement(using: &generator)! })
  }

  /// The function compares all bytes, so the time doesn't show how many of the first bytes are correct.
  func matches(_ other: Substring) -> Bool {
    let (token, other) = (Array(text.utf8), Array(other.utf8))
    var difference: UInt8 = token.count == other.count ? 0 : 1
    for index in token.indices { difference |= token[index] ^ (index < other.count ? other[index] : 0) }
    return difference == 0
  }
}
