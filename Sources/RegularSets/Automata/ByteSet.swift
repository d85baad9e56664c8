struct ByteSet: Hashable, Sendable {
  private var words = SIMD4<UInt64>()

  init(_ range: ClosedRange<UInt8>) { insert(range) }

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { insert(byte...byte) }
  }

  mutating func insert(_ range: ClosedRange<UInt8>) {
    // Creating any set calls this function, so the loop sets all bits of a word at once.
    var byte = Int(range.lowerBound)
    while byte <= Int(range.upperBound) {
      let count = min(64 - (byte & 63), Int(range.upperBound) - byte + 1)
      words[byte >> 6] |= (UInt64.max >> UInt64(64 - count)) << UInt64(byte & 63)
      byte += count
    }
  }

  /// The array `numberOfByte` contains the group index of each of the 256 byte values.
  static func grouped(_ numberOfByte: [Int], count: Int) -> [ByteSet] {
    var sets = [ByteSet](repeating: ByteSet([]), count: count)
    for byte in 0..<256 { sets[numberOfByte[byte]].words[byte >> 6] |= 1 << UInt64(byte & 63) }
    return sets
  }

  func contains(_ byte: UInt8) -> Bool { words[Int(byte >> 6)] & 1 << UInt64(byte & 63) != 0 }
  var isEmpty: Bool { words == SIMD4() }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for index in 0..<4 {
      var rest = words[index]
      while rest != 0 {
        bytes.append(UInt8(index << 6 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return bytes
  }
}

/// Equivalent bytes occur in the same transition labels.
struct ByteClasses {
  private(set) var count: Int
  let classOfByte: [Int]
  private(set) var classesOfLabel: [[Int]] = []

  init(_ labels: [ByteSet]) {
    let bytesOfLabel = labels.map(\.bytes)
    var partition = Partition(count: 256)
    for bytes in bytesOfLabel {
      for byte in bytes { partition.mark(Int(byte)) }
      partition.split()
    }
    count = partition.setCount
    classOfByte = partition.setOf
    var lastLabel = [Int](repeating: -1, count: count)
    for (label, bytes) in bytesOfLabel.enumerated() {
      var classes: [Int] = []
      for byte in bytes {
        let byteClass = classOfByte[Int(byte)]
        guard lastLabel[byteClass] != label else { continue }
        lastLabel[byteClass] = label
        classes.append(byteClass)
      }
      classesOfLabel.append(classes)
    }
  }

  var sets: [ByteSet] { ByteSet.grouped(classOfByte, count: count) }
}
