/// Indices grouped by an integer key, stored in two flat arrays.
///
/// An automaton uses this type for the transitions that leave each state or enter each state.
struct Adjacency {
  /// The indices, sorted by their keys.
  private(set) var order: [Int]
  private var starts: [Int]

  /// Creates the groups of the indices of `keys`; every key is less than `count`.
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

  /// Returns the range of ``order`` that holds the indices of a key.
  func range(of key: Int) -> Range<Int> { starts[key]..<starts[key + 1] }
}
