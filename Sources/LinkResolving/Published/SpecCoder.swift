/// One function both reads and writes the bytes.
protocol Coded {
  init()
  mutating func code(with coder: inout SpecCoder)
}

/// A number is LEB128: seven bits in each byte, least significant first, and the last byte is below 128. A text and a
/// list start with their count. After damaged bytes, a reader returns empty values.
struct SpecCoder {
  private(set) var bytes: [UInt8] = []
  private var position = 0
  let isReading: Bool
  private(set) var isDamaged = false

  init() { isReading = false }

  init(reading bytes: [UInt8]) {
    self.bytes = bytes
    isReading = true
  }

  var isComplete: Bool { position == bytes.count && !isDamaged }

  mutating func fail() {
    isDamaged = true
    position = bytes.count
  }

  mutating func code(_ number: inout Int) {
    if isReading {
      number = readNumber()
      return
    }
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func readNumber() -> Int {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count, shift < 28 + 7 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      // In WebAssembly, an `Int` has 32 bits.
      if byte < 0x80, number <= UInt64(Int32.max) { return Int(number) }
      if byte < 0x80 { break }
      shift += 7
    }
    fail()
    return 0
  }

  mutating func code(_ number: inout Int, below limit: Int) {
    code(&number)
    if isReading, number >= limit {
      fail()
      number = 0
    }
  }

  mutating func code(_ flag: inout Bool) {
    var number = flag ? 1 : 0
    code(&number, below: 2)
    flag = number == 1
  }

  /// Eight bytes, lowest first.
  mutating func code(_ word: inout UInt64) {
    if isReading {
      guard bytes.count - position >= 8 else { return fail() }
      word = 0
      for index in 0..<8 { word |= UInt64(bytes[position + index]) << UInt64(8 * index) }
      position += 8
    } else {
      for index in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(8 * index))) }
    }
  }

  mutating func code(_ part: inout [UInt8]) {
    guard let count = codeCount(part.count) else {
      part = []
      return
    }
    if isReading {
      part = Array(bytes[position..<position + count])
      position += count
    } else {
      bytes += part
    }
  }

  mutating func code(_ text: inout String) {
    var part = isReading ? [] : Array(text.utf8)
    code(&part)
    if isReading { text = String(decoding: part, as: UTF8.self) }
  }

  mutating func code<A: Coded>(_ a: inout A) { a.code(with: &self) }

  mutating func code<A: Coded, B: Coded>(_ a: inout A, _ b: inout B) {
    a.code(with: &self)
    b.code(with: &self)
  }

  mutating func code<A: Coded, B: Coded, C: Coded>(_ a: inout A, _ b: inout B, _ c: inout C) {
    code(&a, &b)
    c.code(with: &self)
  }

  mutating func code<A: Coded, B: Coded, C: Coded, D: Coded>(_ a: inout A, _ b: inout B, _ c: inout C, _ d: inout D) {
    code(&a, &b, &c)
    d.code(with: &self)
  }

  mutating func codeCount(_ count: Int) -> Int? {
    var count = count
    code(&count)
    guard isReading, count > bytes.count - position else { return count }
    fail()
    return nil
  }
}

extension Int: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&self) }
}

extension Bool: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&self) }
}

extension String: Coded {
  mutating func code(with coder: inout SpecCoder) { coder.code(&self) }
}

extension Optional: Coded where Wrapped: Coded {
  init() { self = nil }

  mutating func code(with coder: inout SpecCoder) {
    var isPresent = self != nil
    coder.code(&isPresent)
    guard isPresent else {
      self = nil
      return
    }
    var value = self ?? Wrapped()
    value.code(with: &coder)
    self = value
  }
}

extension Array: Coded where Element: Coded {
  mutating func code(with coder: inout SpecCoder) {
    guard let count = coder.codeCount(count) else {
      self = []
      return
    }
    if coder.isReading { self = [] }
    for index in 0..<count where !coder.isDamaged {
      var element = coder.isReading ? Element() : self[index]
      element.code(with: &coder)
      if coder.isReading { append(element) }
    }
  }
}
