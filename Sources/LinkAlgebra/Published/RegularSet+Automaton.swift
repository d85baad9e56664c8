import RegularSets
import WaymarkLinks

extension RegularSet {
  /// The automaton in the format of ``LinkTable``; `nil` if the automaton is too large for the format.
  package var automaton: [UInt8]? {
    var isTooLarge = classCount > 0x7F
    var bytes: [UInt8] = []
    func half(_ value: Int) {
      if value >= 1 << 14 { isTooLarge = true }
      bytes.append(UInt8(value & 0x7F))
      bytes.append(UInt8(value >> 7 & 0x7F))
    }
    half(stateCount)
    bytes.append(UInt8(classCount & 0x7F))
    for byte in 0..<256 { bytes.append(UInt8(classOfByte[byte])) }
    for state in 0..<stateCount { bytes.append(isAccepting(state) ? 1 : 0) }
    for state in 0..<stateCount {
      for byteClass in 0..<classCount { half(next(state, byteClass)) }
    }
    return isTooLarge ? nil : bytes
  }
}
