/// An invisible character that changes the order of the characters on its line, even in a comment (CVE-2021-42574).
package struct BidirectionalControl {
  package let position: SourcePosition
  package let phrase: String

  package var end: SourcePosition { SourcePosition(line: Int(position.line), column: Int(position.column) + 1) }

  /// An embedding or isolate that ends on its line is part of a text in another direction.
  package static func all(in source: SourceFile) -> [BidirectionalControl] {
    let source = source.withoutByteOrderMark
    guard source.bytes.contains(0xE2) else { return [] }
    let lines = SourceLines(source)
    var found: [BidirectionalControl] = []
    var number = 1
    while let line = lines[number] {
      defer { number += 1 }
      // Most lines are ASCII.
      guard line.utf8.contains(0xE2) else { continue }
      var open: [(column: Int, scalar: Unicode.Scalar)] = []
      var wrong: [(column: Int, scalar: Unicode.Scalar)] = []
      for (index, scalar) in line.unicodeScalars.enumerated() {
        switch scalar.value {
        case 0x202D, 0x202E: wrong.append((index + 1, scalar))
        case 0x202A, 0x202B, 0x2066...0x2068: open.append((index + 1, scalar))
        // An embedding and an isolate have different ends: UAX #9, X6a and X7.
        case 0x202C: if let last = open.last, last.scalar.value < 0x2066 { open.removeLast() }
        case 0x2069:
          if let isolate = open.lastIndex(where: { $0.scalar.value >= 0x2066 }) { open.removeSubrange(isolate...) }
        default: break
        }
      }
      found += (wrong + open).map { column, scalar in
        BidirectionalControl(
          position: SourcePosition(line: number, column: column), phrase: LookAlike.description(of: scalar))
      }
    }
    return found
  }
}
