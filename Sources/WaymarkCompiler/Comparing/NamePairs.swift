/// Pairs of the same entity, such as a tab, in two versions of a spec. An entity can be renamed.
struct NamePairs {
  struct Pair {
    let old, new: Int
    /// A Boolean value that indicates whether the entity has a new name.
    var isRenamed = false
  }

  /// A property that identifies a renamed entity. An entity with the value `nil` cannot be identified.
  struct Trait {
    let old, new: (Int) -> String?
  }

  /// The pairs, in the order of the old version.
  private(set) var pairs: [Pair] = []
  /// The entities of the old version that the new version does not have.
  private(set) var gone: [Int] = []
  private(set) var added: [Int] = []
  private var newIndices: [Int: Int] = [:]

  /// Matches the entities of two versions.
  ///
  /// An entity counts as renamed if only one removed entity and only one added entity have the same trait.
  ///
  /// - Parameters:
  ///   - old: The names in the old version.
  ///   - new: The names in the new version.
  ///   - traits: The traits that identify renamed entities, in descending priority.
  /// - Complexity: O(*n*) for each trait, where *n* is the number of entities.
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

  /// The new index of an entity of the old version; `nil` if the entity was removed.
  subscript(old: Int) -> Int? { newIndices[old] }

  var renamed: [Pair] { pairs.filter(\.isRenamed) }
}
