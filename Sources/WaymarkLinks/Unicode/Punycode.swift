/// RFC 3492.
enum Punycode {
  private static let base: UInt32 = 36
  private static let minimumThreshold: UInt32 = 1
  private static let maximumThreshold: UInt32 = 26

  /// The result is `nil` if an integer overflows during the encoding (RFC 3492, section 6.4).
  static func encoded(_ label: some Collection<Unicode.Scalar>) -> String? {
    var output = label.filter { $0.isASCII }.map(Character.init)
    let basicCount = UInt32(output.count)
    if basicCount > 0 { output.append("-") }
    var handled = basicCount
    var lowest: UInt32 = 128
    var delta: UInt32 = 0
    var bias: UInt32 = 72
    while handled < UInt32(label.count) {
      guard let next = label.lazy.map({ $0.value }).filter({ $0 >= lowest }).min() else { return nil }
      let (step, overflow) = (next - lowest).multipliedReportingOverflow(by: handled + 1)
      let (sum, sumOverflow) = delta.addingReportingOverflow(step)
      guard !overflow, !sumOverflow else { return nil }
      delta = sum
      lowest = next
      for scalar in label {
        if scalar.value < lowest { delta += 1 }
        guard scalar.value == lowest else { continue }
        appendVariableLength(delta, bias, to: &output)
        bias = adapted(delta, handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      lowest += 1
    }
    return String(output)
  }

  private static func appendVariableLength(_ delta: UInt32, _ bias: UInt32, to output: inout [Character]) {
    var rest = delta
    var position = base
    while true {
      let threshold = position <= bias ? minimumThreshold : min(position - bias, maximumThreshold)
      guard rest >= threshold else { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      position += base
    }
    output.append(digit(rest))
  }

  /// RFC 3492, section 6.1.
  private static func adapted(_ delta: UInt32, _ count: UInt32, isFirst: Bool) -> UInt32 {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var steps: UInt32 = 0
    while delta > (base - minimumThreshold) * maximumThreshold / 2 {
      delta /= base - minimumThreshold
      steps += base
    }
    return steps + (base - minimumThreshold + 1) * delta / (delta + 38)
  }

  private static func digit(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(UInt8(value < 26 ? value + 0x61 : value - 26 + 0x30)))
  }
}
