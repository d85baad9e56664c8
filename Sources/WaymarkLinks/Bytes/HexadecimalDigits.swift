@inline(__always)
func hexValue(_ byte: UInt8) -> UInt8? {
  if byte &- 0x30 < 10 { return byte &- 0x30 }
  let letter = (byte | 0x20) &- 0x61
  return letter < 6 ? letter &+ 10 : nil
}

func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }
