/// Array indices, grouped by an integer key.
///
/// An automaton groups its transitions either by their source states or by their target states.
struct Adjacency {
  /// The indices, sorted by their keys.
  private(set) var order: [Int]
  private var starts: [Int]

  /// Every key must be at least 0 and less than `count`.
  init(_ keys: [Int], count: Int) {
    starts = [Int](repeating: 0, count: count + 1)
    for key in keys { starts[key + 1] += 1 }
    for key in 0..<count { starts[key + 1] += starts[key] }
    var next = starts
    order = [Int](repeating: 0, count: keys.count)
    for place in 0..<keys.count {
      let key = keys[place]
      order[next[key]] = place
      next[key] += 1
    }
  }

  func range(of key: Int) -> Range<Int> { starts[key]..<starts[key + 1] }
}
