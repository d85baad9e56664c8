/// The value of a text that matches `-?[0-9]+(\.[0-9]+)?`, to its last digit.
package struct DecimalText: Hashable, Sendable {
  /// The value's longest text that is read; the largest Double has 309 digits.
  package static let longest = 400

  /// Not for zero.
  let isNegative: Bool
  /// Digits without zeros in front; empty for a value below 1.
  let whole: [UInt8]
  /// Digits without zeros at the end.
  let fraction: [UInt8]

  /// Nil where the text is no number, or a longer one than ``longest``.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var digits = Array(text.utf8)[...]
    let hasSign = digits.first == UInt8(ascii: "-")
    if hasSign { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ part in !part.isEmpty && part.allSatisfy { $0 &- 0x30 < 10 } }) else { return nil }
    self.init(isNegative: hasSign, whole: parts[0], fraction: parts.count > 1 ? parts[1] : [])
  }

  init(_ integer: Int) {
    self.init(isNegative: integer < 0, whole: Array(String(integer.magnitude).utf8)[...], fraction: [])
  }

  init(isNegative: Bool, whole: ArraySlice<UInt8>, fraction: ArraySlice<UInt8>) {
    self.whole = Array(whole.drop { $0 == UInt8(ascii: "0") })
    var fraction = fraction
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    self.fraction = Array(fraction)
    self.isNegative = isNegative && !(self.whole.isEmpty && self.fraction.isEmpty)
  }

  var isZero: Bool { whole.isEmpty && fraction.isEmpty }
}
