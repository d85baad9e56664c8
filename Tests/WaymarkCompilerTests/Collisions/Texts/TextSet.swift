/// A set of texts in a ``TextPool``, which are identified by their numbers.
struct TextSet: Hashable {
  private var words: [UInt64]

  init(_ count: Int, where isIn: (Int) -> Bool) {
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
    for index in 0..<count where isIn(index) { words[index / 64] |= 1 << UInt64(index % 64) }
  }

  /// Returns the number of a text in the set. Another turn can select another text.
  func first(after turn: Int = 0) -> Int? {
    for step in words.indices {
      let index = (step + turn) % words.count
      if words[index] != 0 { return index * 64 + words[index].trailingZeroBitCount }
    }
    return nil
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ text: Int) -> Bool { words[text / 64] & 1 << UInt64(text % 64) != 0 }

  func isSubset(of other: TextSet) -> Bool {
    words.indices.allSatisfy { words[$0] & ~other.words[$0] == 0 }
  }

  func intersection(_ other: TextSet) -> TextSet { split(by: other).inside }

  func union(_ other: TextSet) -> TextSet {
    var result = self
    for index in words.indices { result.words[index] |= other.words[index] }
    return result
  }

  /// Returns the texts that another set contains, and the remaining texts.
  func split(by other: TextSet) -> (inside: TextSet, outside: TextSet) {
    var (inside, outside) = (self, self)
    inside.words.withUnsafeMutableBufferPointer { inside in
      outside.words.withUnsafeMutableBufferPointer { outside in
        other.words.withUnsafeBufferPointer { other in
          for index in 0..<other.count {
            inside[index] &= other[index]
            outside[index] &= ~other[index]
          }
        }
      }
    }
    return (inside, outside)
  }
}
