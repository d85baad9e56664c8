/// A partition of the 256 byte values into equivalence classes.
///
/// Two bytes are equivalent if they occur in the same transition labels of an automaton.
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
