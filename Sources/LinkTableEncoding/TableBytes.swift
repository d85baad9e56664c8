/// A buffer to which the encoder appends the bytes of a link table.
///
/// Numbers are stored as groups of seven bits, with one group in each byte.
struct TableBytes {
  private(set) var bytes: [UInt8] = []
  /// If the value is `true`, the bytes are invalid.
  private(set) var isTooLarge = false

  var count: Int { bytes.count }

  mutating func byte(_ value: UInt8) {
    precondition(value < 0x80, "a table's bytes are below 128")
    bytes.append(value)
  }

  mutating func append(_ values: some Collection<UInt8>) {
    bytes.append(contentsOf: values)
  }

  mutating func append(_ other: TableBytes) {
    append(other.bytes)
    if other.isTooLarge { isTooLarge = true }
  }

  /// If the automaton is `nil`, it is too large for the table.
  mutating func appendAutomaton(_ automaton: [UInt8]?) {
    if let automaton { append(automaton) } else { isTooLarge = true }
  }

  mutating func half(_ value: Int) {
    if value >= 1 << 14 { isTooLarge = true }
    bytes.append(UInt8(value & 0x7F))
    bytes.append(UInt8(value >> 7 & 0x7F))
  }

  mutating func setHalf(_ at: Int, _ value: Int) {
    if value >= 1 << 14 { isTooLarge = true }
    bytes[at] = UInt8(value & 0x7F)
    bytes[at + 1] = UInt8(value >> 7 & 0x7F)
  }

  /// A number over 127 makes the table invalid.
  mutating func count(_ value: Int) {
    if value > 0x7F { isTooLarge = true }
    byte(UInt8(value & 0x7F))
  }

  mutating func text(_ text: String) {
    half(text.utf8.count)
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func word(_ value: Int) {
    if value >= 1 << 28 { isTooLarge = true }
    bytes.append(UInt8(value & 0x7F))
    bytes.append(UInt8(value >> 7 & 0x7F))
    bytes.append(UInt8(value >> 14 & 0x7F))
    bytes.append(UInt8(value >> 21 & 0x7F))
  }

  mutating func reserveWord() -> Int {
    word(0)
    return bytes.count - 4
  }

  mutating func setWord(_ at: Int, _ value: Int) {
    if value >= 1 << 28 { isTooLarge = true }
    bytes[at] = UInt8(value & 0x7F)
    bytes[at + 1] = UInt8(value >> 7 & 0x7F)
    bytes[at + 2] = UInt8(value >> 14 & 0x7F)
    bytes[at + 3] = UInt8(value >> 21 & 0x7F)
  }
}
