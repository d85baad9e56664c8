/// Places grouped by a key, in two flat arrays: the moves out of each state, or into it.
struct Adjacency {
  /// The places, key by key.
  private(set) var order: [Int]
  private var starts: [Int]

  /// The places in `keys`, grouped by the key there; keys are below `count`.
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

  /// Where a key's places are in ``order``.
  func range(of key: Int) -> Range<Int> { starts[key]..<starts[key + 1] }
}
