/// The queries of URLs that a set of patterns distinguishes.
struct QuerySpace {
  /// The occurrences of a key in a query, with the number of its text.
  enum State: Hashable {
    case absent
    case once(Int)
    case twice(Int)
  }

  typealias Query = [(key: String, state: State)]

  private struct Row {
    let set: LinkSet
    let keys: [Int]
    let value: CollisionSpec.Item.Value
    let texts: TextSet?
  }

  let pool: TextPool
  let keys: [String]
  private let rows: [Row]
  private let all: LinkSet

  init(_ patterns: [(set: LinkSet, items: [CollisionSpec.Item], ignoresCase: Bool)], _ pool: TextPool) {
    self.pool = pool
    let keys = Set(patterns.flatMap { $0.items.flatMap(\.keys) }).sorted()
    self.keys = keys
    all = patterns.reduce(0) { $0 | $1.set }
    rows = patterns.flatMap { set, items, ignoresCase in
      items.compactMap { item -> Row? in
        let texts: TextSet?
        switch item.value {
        case .optional, .list: return nil
        case .absent: texts = nil
        case .literal(let text): texts = pool.texts(of: .literal(text))
        case .required(let capture): texts = pool.texts(of: capture.shape.ignoringCase(ignoresCase, isInPath: false))
        }
        return Row(set: set, keys: item.keys.map { keys.firstIndex(of: $0)! }, value: item.value, texts: texts)
      }
    }
  }

  /// The sets of patterns that match a common query, with an example of each.
  var examples: Examples<Query> { examples { states(of: $0, in: pool.values) } }

  /// Returns the sets of patterns that match a common query with restricted states of the keys.
  func examples(_ states: (String) -> [State]) -> Examples<Query> {
    groups.reduce([all: []]) { result, group in
      result.crossed(with: examples(ofGroup: group, states)) { $0 + $1 }
    }
  }

  /// Returns the states of a key that patterns distinguish.
  func states(of key: String, in domain: TextSet) -> [State] {
    let values = values(of: key, in: domain).map(State.once)
    return [.absent] + values + [.twice(domain.first() ?? 0)]
  }

  /// Returns a value of a key for each region that patterns distinguish.
  func values(of key: String, in domain: TextSet) -> [Int] {
    let number = keys.firstIndex(of: key)
    let wanted = rows.enumerated().compactMap { index, row in
      number.flatMap { number in row.keys.contains(number) ? row.texts.map { (LinkSet.of(index), $0) } : nil }
    }
    return Array(pool.examples(in: domain, wanted).values).sorted()
  }

  /// The groups of keys that occur together in an item.
  ///
  /// Keys of different groups are independent.
  private var groups: [[Int]] {
    var group = Array(keys.indices)
    for row in rows {
      let merged = Set(row.keys.map { group[$0] })
      group = group.map { merged.contains($0) ? merged.min()! : $0 }
    }
    return Dictionary(grouping: keys.indices) { group[$0] }.sorted { $0.key < $1.key }.map(\.value)
  }

  private func examples(ofGroup group: [Int], _ states: (String) -> [State]) -> Examples<Query> {
    let own = rows.filter { group.contains($0.keys[0]) }
    var result: Examples<Query> = [:]
    var counts = [Int](repeating: 0, count: own.count)
    var fits = [Bool](repeating: false, count: own.count)
    var query: Query = []
    func visit(_ rest: ArraySlice<Int>) {
      guard let key = rest.first else {
        var set = all
        for (index, row) in own.enumerated() {
          let holds = row.texts == nil ? counts[index] == 0 : counts[index] == 1 && fits[index]
          if !holds { set &= ~row.set }
        }
        if result[set] == nil { result[set] = query }
        return
      }
      let (before, fitBefore) = (counts, fits)
      for state in states(keys[key]) {
        for (index, row) in own.enumerated() where row.keys.contains(key) {
          switch state {
          case .absent: break
          case .once(let text):
            counts[index] += 1
            if row.texts?.contains(text) ?? false { fits[index] = true }
          case .twice: counts[index] += 2
          }
        }
        query.append((keys[key], state))
        visit(rest.dropFirst())
        query.removeLast()
        (counts, fits) = (before, fitBefore)
      }
    }
    visit(group[...])
    return result
  }
}
