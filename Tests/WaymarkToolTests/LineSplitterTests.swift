import TestSupport
import Testing
import WaymarkTool

@Suite("A line splitter")
struct LineSplitterTests {
  /// Returns the lines of a text that arrives in chunks.
  private func lines(_ text: [UInt8], chunks: (Int) -> Int) -> [String] {
    var lines: [String] = []
    var splitter = LineSplitter()
    let add: (UnsafeBufferPointer<UInt8>) -> Void = { lines.append(String(decoding: $0, as: UTF8.self)) }
    var rest = text[...]
    while !rest.isEmpty {
      let chunk = Array(rest.prefix(chunks(rest.count)))
      chunk.withUnsafeBufferPointer { splitter.add($0, add) }
      rest = rest.dropFirst(chunk.count)
    }
    splitter.finish(add)
    return lines
  }

  @Test("A line splitter ends a line at LF or CRLF and returns the last line without a line break")
  func ends() {
    #expect(lines(Array("a\nb\r\n\n\r\nc".utf8)) { $0 } == ["a", "b", "", "", "c"])
    #expect(lines(Array("a\n".utf8)) { $0 } == ["a"])
    #expect(lines(Array("\n".utf8)) { $0 } == [""])
    #expect(lines([]) { $0 } == [])
    #expect(lines(Array("a\rb\r".utf8)) { $0 } == ["a\rb"])
  }

  @Test("A line splitter returns the same lines for random chunks of a text as for the whole text")
  func randomChunks() throws {
    let seed = RandomRun.seed
    var random = SplitMix64(seed: seed)
    for _ in 0..<RandomRun.rounds(2_000) {
      let text = (0..<random.below(40)).map { _ in random.pick(Array("ab\r\n".utf8)) }
      let whole = lines(text) { $0 }
      let split = lines(text) { 1 + random.below(min($0, 5)) }
      try #require(split == whole, "seed \(seed): \(text)")
    }
  }
}
