/// The entities that two versions of a spec have in common.
///
/// An entity is, for example, a tab, a screen, or the case of an enum. The name of an entity can differ between the two
/// versions.
struct NamePairs {
  struct Pair {
    let old, new: Int
    /// A Boolean value that indicates whether the entity has a new name.
    var isRenamed = false
  }

  /// A property that identifies an entity even if the name of the entity changes.
  ///
  /// If the value of the property is `nil`, the entity cannot be identified.
  struct Trait {
    let old, new: (Int) -> String?
  }

  /// The pairs of entities, in the order of the old version.
  private(set) var pairs: [Pair] = []
  /// The indices of the entities that only the old version contains.
  private(set) var gone: [Int] = []
  private(set) var added: [Int] = []
  private var newIndices: [Int: Int] = [:]

  /// Matches the entities in two versions of a spec.
  ///
  /// If exactly one removed entity and exactly one added entity have an equal trait, the two entities count as one
  /// renamed entity.
  ///
  /// - Parameters:
  ///   - old: The names of the entities in the old version.
  ///   - new: The names of the entities in the new version.
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

  /// The index that an entity of the old version has in the new version; `nil` if the entity was removed.
  subscript(old: Int) -> Int? { newIndices[old] }

  var renamed: [Pair] { pairs.filter(\.isRenamed) }
}
