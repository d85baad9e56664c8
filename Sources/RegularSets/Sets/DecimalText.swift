package struct DecimalText: Hashable, Sendable {
  /// The largest finite `Double` has 309 integer digits.
  package static let longest = 400

  let isNegative: Bool
  /// The array is empty if the integer part is 0.
  let whole: [UInt8]
  let fraction: [UInt8]

  /// Creates a value from a decimal string, or returns `nil` if the string is invalid or is longer than ``longest``
  /// bytes.
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
