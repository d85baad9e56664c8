/// The things of a kind in two versions of a spec, side by side: each with that of its name, or with the one that it has become.
struct NamePairs {
  struct Pair {
    let old, new: Int
    /// Whether they have two names, and are taken for one thing.
    var isRenamed = false
  }

  /// What two things have in common where one was renamed; nil where it has nothing to know it by.
  struct Trait {
    let old, new: (Int) -> String?
  }

  /// In the order of the former version.
  private(set) var pairs: [Pair] = []
  /// What only the former version has, and what only the present one.
  private(set) var gone: [Int] = []
  private(set) var added: [Int] = []
  private var newIndices: [Int: Int] = [:]

  /// Puts things side by side. One has been renamed where it is the only one that is gone of those with a trait, and one that came
  /// is the only one with the same.
  ///
  /// - Parameter traits: What is asked for first stands first.
  /// - Complexity: O(number of things) for each trait.
  init(_ old: [String], _ new: [String], traits: [Trait] = []) {
    let places = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    let names = Set(old)
    pairs = old.indices.compactMap { index in places[old[index]].map { Pair(old: index, new: $0) } }
    gone = old.indices.filter { places[old[$0]] == nil }
    added = new.indices.filter { !names.contains(new[$0]) }
    for trait in traits where !gone.isEmpty && !added.isEmpty {
      let former = Dictionary(grouping: gone) { trait.old($0) }
      let present = Dictionary(grouping: added) { trait.new($0) }
      for (value, indices) in former {
        guard value != nil, indices.count == 1, let others = present[value], others.count == 1 else { continue }
        pairs.append(Pair(old: indices[0], new: others[0], isRenamed: true))
      }
      let (renamed, names) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
      gone.removeAll(where: renamed.contains)
      added.removeAll(where: names.contains)
    }
    pairs.sort { $0.old < $1.old }
    newIndices = Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
  }

  /// What a thing of the former version is now.
  subscript(old: Int) -> Int? { newIndices[old] }

  var renamed: [Pair] { pairs.filter(\.isRenamed) }
}
