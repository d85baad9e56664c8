/// A secret part of the address of a page.
///
/// The terminal shows the token. If the command opens the browser, other users of the computer can briefly find the token in
/// the list of processes.
package struct AccessToken: Sendable {
  package let text: String

  /// Creates a token with 192 random bits from the system.
  package init() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    text = String((0..<32).map { _ in alphabet.randomElement(using: &generator)! })
  }

  /// Returns a Boolean value that indicates whether a text is equal to the token.
  ///
  /// The function compares all bytes, so the time doesn't show how many of the first bytes are correct.
  func matches(_ other: Substring) -> Bool {
    let (token, other) = (Array(text.utf8), Array(other.utf8))
    var difference: UInt8 = token.count == other.count ? 0 : 1
    for index in token.indices { difference |= token[index] ^ (index < other.count ? other[index] : 0) }
    return difference == 0
  }
}
