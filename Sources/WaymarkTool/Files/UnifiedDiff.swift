import SpecText
import WaymarkOutput

struct UnifiedDiff {
  let text: String

  private static let context = 3

  init(from old: SourceFile, to new: SourceFile) {
    let (a, b) = (Self.lines(of: old), Self.lines(of: new))
    let pairs = LineMatches(a, b).pairs + [(a.count, b.count)]
    var changes: [(old: Range<Int>, new: Range<Int>)] = []
    var (i, j) = (0, 0)
    for (x, y) in pairs {
      if i < x || j < y { changes.append((i..<x, j..<y)) }
      (i, j) = (x + 1, y + 1)
    }
    guard !changes.isEmpty else {
      text = ""
      return
    }
    var result = "--- \(PrintableText.of(old.path))\n+++ \(PrintableText.of(new.path))\n"
    var rest = changes[...]
    while let first = rest.popFirst() {
      var hunk = [first]
      while let next = rest.first, next.old.lowerBound - hunk.last!.old.upperBound <= 2 * Self.context {
        hunk.append(rest.removeFirst())
      }
      result += Self.text(of: hunk, a, b)
    }
    text = result
  }

  private static func text(
    of hunk: [(old: Range<Int>, new: Range<Int>)], _ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]
  ) -> String {
    let before = min(context, hunk[0].old.lowerBound)
    let after = min(context, a.count - hunk[hunk.count - 1].old.upperBound)
    let old = hunk[0].old.lowerBound - before..<hunk[hunk.count - 1].old.upperBound + after
    let new = hunk[0].new.lowerBound - before..<hunk[hunk.count - 1].new.upperBound + after
    var text = "@@ -\(range(old)) +\(range(new)) @@\n"
    var next = old.lowerBound
    for change in hunk {
      text += a[next..<change.old.lowerBound].map { line(" ", $0) }.joined()
      text += a[change.old].map { line("-", $0) }.joined()
      text += b[change.new].map { line("+", $0) }.joined()
      next = change.old.upperBound
    }
    return text + a[next..<old.upperBound].map { line(" ", $0) }.joined()
  }

  private static func range(_ lines: Range<Int>) -> String {
    lines.count == 1
      ? "\(lines.lowerBound + 1)" : "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private static func line(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
  }

  private static func lines(of file: SourceFile) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in file.bytes.enumerated() where byte == 0x0A {
      result.append(file.bytes[start...index])
      start = index + 1
    }
    if start < file.bytes.count { result.append(file.bytes[start...]) }
    return result
  }
}

/// "Patience diff" (Bram Cohen): matches unique common lines. Unlike Myers' algorithm, its time does not grow with the
/// differences, and a formatter can change every line.
private struct LineMatches {
  private let a, b: [ArraySlice<UInt8>]
  private(set) var pairs: [(Int, Int)] = []

  init(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) {
    self.a = a
    self.b = b
    match(0..<a.count, 0..<b.count)
  }

  /// Limits the time and the stack. Below it, lines count as changed.
  private static let mostLevels = 32

  private mutating func match(_ old: Range<Int>, _ new: Range<Int>, level: Int = 0) {
    var (old, new) = (old, new)
    while let i = old.first, let j = new.first, a[i] == b[j] {
      pairs.append((i, j))
      (old, new) = (old.dropFirst(), new.dropFirst())
    }
    var suffix: [(Int, Int)] = []
    while let i = old.last, let j = new.last, a[i] == b[j] {
      suffix.append((i, j))
      (old, new) = (old.dropLast(), new.dropLast())
    }
    var (start, other) = (old.lowerBound, new.lowerBound)
    let anchors = level < Self.mostLevels ? anchors(old, new) : []
    for (i, j) in anchors {
      match(start..<i, other..<j, level: level + 1)
      pairs.append((i, j))
      (start, other) = (i + 1, j + 1)
    }
    if !anchors.isEmpty { match(start..<old.upperBound, other..<new.upperBound, level: level + 1) }
    pairs += suffix.reversed()
  }

  /// The longest increasing sequence of lines that occur once in both ranges.
  private func anchors(_ old: Range<Int>, _ new: Range<Int>) -> [(Int, Int)] {
    func unique(_ lines: [ArraySlice<UInt8>], _ range: Range<Int>) -> [ArraySlice<UInt8>: Int] {
      var places: [ArraySlice<UInt8>: Int] = [:]
      for index in range { places[lines[index]] = places[lines[index]] == nil ? index : -1 }
      return places.filter { $0.value >= 0 }
    }
    guard !old.isEmpty, !new.isEmpty else { return [] }
    let places = unique(b, new)
    let common = unique(a, old).compactMap { line, i in places[line].map { (i, $0) } }.sorted { $0.0 < $1.0 }
    // Each pile ends with the smallest possible index; the links lead back through the preceding piles.
    var piles: [Int] = []
    var previous = [Int](repeating: -1, count: common.count)
    for (index, pair) in common.enumerated() {
      let pile = piles.partitioningIndex { common[$0].1 >= pair.1 }
      if pile > 0 { previous[index] = piles[pile - 1] }
      if pile == piles.count { piles.append(index) } else { piles[pile] = index }
    }
    var result: [(Int, Int)] = []
    var next = piles.last ?? -1
    while next >= 0 {
      result.append(common[next])
      next = previous[next]
    }
    return result.reversed()
  }
}

struct GeneratedFiles {
  let changed: [(path: String, bytes: [UInt8])]
  private let folder: String

  init(_ outputs: [Output], in folder: String) throws(CommandError) {
    self.folder = folder
    var changed: [(path: String, bytes: [UInt8])] = []
    for output in outputs {
      let path = FileSystem.appending(to: folder, output.fileName)
      let old = FileSystem.exists(path) ? try FileSystem.read(path, limit: .max) : nil
      guard old != output.bytes else { continue }
      if let old, !old.starts(with: "// Generated by Waymark".utf8) {
        throw CommandError("\(path) was not generated by Waymark; move the file or choose another folder")
      }
      changed.append((path, output.bytes))
    }
    self.changed = changed
  }

  func write() throws(CommandError) {
    try FileSystem.makeFolder(folder)
    for file in changed { try FileSystem.write(file.bytes, to: file.path) }
  }
}
