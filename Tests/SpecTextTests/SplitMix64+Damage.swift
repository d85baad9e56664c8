import TestSupport

extension SplitMix64 {
  /// Returns a copy of a file with one to three random edits. An edit removes, copies, or overwrites bytes, or inserts a
  /// piece.
  mutating func damaged(_ original: [UInt8], with pieces: [[UInt8]]) -> [UInt8] {
    var bytes = original
    for _ in 0...below(3) {
      let place = below(bytes.count + 1)
      let end = min(bytes.count, place + below(9))
      switch below(4) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: pick(pieces), at: place)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count + 1))
      default: if place < bytes.count { bytes[place] = UInt8(below(256)) }
      }
    }
    return bytes
  }
}
