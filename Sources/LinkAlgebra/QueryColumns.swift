import RegularSets
import WaymarkLinks
import WaymarkModel

/// The query keys of the links in a model, as columns of a pattern matrix; aliases share a column.
///
/// The state of a key in a URL is a text. The text of an absent key is empty. The text of a key that occurs once is `=`
/// and the value, and the text of a repeated key is `+`. The texts of the keys of one column are concatenated. The
/// condition of a query item is therefore a regular set, and aliases need no special rules.
struct QueryColumns {
  /// The keys of each column, in the order of the spec.
  private(set) var keys: [[String]] = []
  /// For each column, a Boolean value that indicates whether every item names all keys of the column.
  private(set) var isOneKey: [Bool] = []
  private var columns: [String: Int] = [:]
  /// The maximum number of alternatives for the aliases of one link.
  private static let mostAlternatives = 256
  /// The remaining number of keys in alternatives, which bounds the work to seconds in a debug build.
  private var keysLeft = 20_000

  init(_ queries: some Sequence<[Pattern.QueryItem]>) {
    var parents: [String: String] = [:]
    var order: [String] = []
    func root(_ key: String) -> String {
      var root = key
      while let parent = parents[root], parent != root { root = parent }
      // Path compression shortens later lookups.
      var key = key
      while let parent = parents[key], parent != root {
        parents[key] = root
        key = parent
      }
      return root
    }
    var groups: Set<[String]> = []
    for item in queries.joined() where item.decides && groups.insert(item.keys).inserted {
      for key in item.keys where parents[key] == nil {
        parents[key] = key
        order.append(key)
      }
      for key in item.keys.dropFirst() { parents[root(key)] = root(item.keys[0]) }
    }
    for key in order {
      let root = root(key)
      let column = columns[root] ?? keys.count
      if column == keys.count { keys.append([]) }
      keys[column].append(key)
      columns[root] = column
      columns[key] = column
    }
    isOneKey = keys.map { _ in true }
    for group in groups where group.count != keys[columns[group[0]]!].count { isOneKey[columns[group[0]]!] = false }
  }

  var count: Int { keys.count }

  // MARK: Sets

  /// The separator between two keys of a column, a control character that no URL contains.
  static let separator: UInt8 = 1
  static let equals = UInt8(ascii: "=")
  static let several = UInt8(ascii: "+")

  private static func once(_ values: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try values.affixed(prefix: [equals], suffix: [])
  }

  /// The set of all states of one key.
  private static let anything: RegularSet = {
    guard
      let set = try? once(RegularSet.anyText.union(.emptyText)).union(.emptyText).union(.text([several]))
    else { preconditionFailure("any value has few states") }
    return set
  }()

  /// Returns the texts of a column for a link that does not name the column.
  func free(_ column: Int) throws(TooManyStatesError) -> RegularSet {
    isOneKey[column] ? Self.anything : try joined(keys[column].map { _ in Self.anything })
  }

  private func joined(_ parts: [RegularSet]) throws(TooManyStatesError) -> RegularSet {
    let separator = try RegularSet.text([Self.separator])
    return try .concatenation(Array(parts.map { [$0] }.joined(separator: [separator])))
  }

  /// Returns the conditions of query items, one set for each column that the items name.
  ///
  /// - Parameters:
  ///   - items: The query items of a link.
  ///   - texts: A closure that returns the decoded values of a type.
  /// - Returns: The columns with their sets.
  /// - Throws: `TooManyStatesError` if a set is too large.
  mutating func sets(
    of items: [Pattern.QueryItem], texts: (ValueType) -> RegularSet
  ) throws(TooManyStatesError) -> [(column: Int, set: RegularSet)] {
    var itemsOfColumn: [Int: [(keys: [String], value: RegularSet)]] = [:]
    for item in items where item.decides {
      let value: RegularSet
      switch item.value {
      case .literal(let text): value = try Self.once(.text(PercentCoding.decoded(text.utf8).utf8))
      case .required(_, let type): value = try Self.once(texts(type))
      case .absent, .optional, .list: value = .emptyText
      }
      itemsOfColumn[columns[item.keys[0]]!, default: []].append((item.keys, value))
    }
    var sets: [(column: Int, set: RegularSet)] = []
    for (column, items) in itemsOfColumn.sorted(by: { $0.key < $1.key }) {
      sets.append((column, isOneKey[column] ? items[0].value : try set(of: items, in: column)))
    }
    return sets
  }

  /// Returns the texts of a column in which each item has its value for one of its keys and lacks its other keys.
  private mutating func set(
    of items: [(keys: [String], value: RegularSet)], in column: Int
  ) throws(TooManyStatesError) -> RegularSet {
    var alternatives: [[String: RegularSet]] = [[:]]
    for item in items {
      alternatives = alternatives.flatMap { alternative in
        item.keys.map { key in
          var next = alternative
          for other in item.keys { next[other] = .emptyText }
          next[key] = item.value
          return next
        }
      }
      guard alternatives.count <= Self.mostAlternatives else { throw TooManyStatesError() }
    }
    keysLeft -= alternatives.count * keys[column].count
    guard keysLeft > 0 else { throw TooManyStatesError() }
    var result = RegularSet.empty
    for alternative in alternatives {
      result = try result.union(joined(keys[column].map { alternative[$0] ?? Self.anything }))
    }
    return result
  }

  /// Returns the column and the text of an item, or `nil` if the condition of the item needs a set.
  func text(of item: Pattern.QueryItem) -> (column: Int, text: [UInt8])? {
    guard let column = columns[item.keys[0]], isOneKey[column] else { return nil }
    switch item.value {
    case .literal(let text): return (column, [Self.equals] + Array(PercentCoding.decoded(text.utf8).utf8))
    case .absent: return (column, [])
    case .required, .optional, .list: return nil
    }
  }

  // MARK: Redirect targets

  /// Returns the texts that a redirect produces for the first key of an item.
  func written(
    _ item: Pattern.QueryItem, mayLack: (String) -> Bool, texts: (ValueType) -> RegularSet
  ) throws(TooManyStatesError) -> RegularSet {
    switch item.value {
    case .literal(let text): return try Self.once(.text(PercentCoding.decoded(text.utf8).utf8))
    case .required(let name, let type), .optional(let name, let type):
      let once = try Self.once(texts(type))
      return mayLack(name) ? try once.union(.emptyText) : once
    case .list(_, let type): return try Self.once(texts(type)).union(.emptyText).union(.text([Self.several]))
    case .absent: return .emptyText
    }
  }

  /// Returns the texts of a column in which some keys are known, or `nil` if no key is known.
  func set(of known: [String: RegularSet], in column: Int) throws(TooManyStatesError) -> RegularSet? {
    let parts = keys[column].map { known[$0] }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    guard isOneKey[column] else { return try joined(parts.map { $0 ?? Self.anything }) }
    // Among aliases, the key that is present wins; an unconstrained alias makes the result unconstrained.
    guard !parts.contains(nil) else { return Self.anything }
    return parts.compactMap(\.self).first { $0 != .emptyText } ?? .emptyText
  }

  // MARK: Items

  /// Returns the column of a key, or `nil` if no link names the key.
  func column(of key: String) -> Int? { columns[key] }

  /// Returns the text of a column in which one key occurs once with a value.
  func text(_ value: [UInt8], for key: String, in column: Int) -> [UInt8] {
    let item = [Self.equals] + value
    guard !isOneKey[column] else { return item }
    return Array(keys[column].map { $0 == key ? item : [] }.joined(separator: [Self.separator]))
  }

  /// Returns the query items that a text of a column represents, with decoded values.
  func items(_ text: [UInt8], in column: Int) -> [(key: String, value: String)] {
    let parts = isOneKey[column] ? [text[...]] : text.split(separator: Self.separator, omittingEmptySubsequences: false)
    return zip(keys[column], parts).flatMap { key, part -> [(key: String, value: String)] in
      switch part.first {
      case Self.equals?: [(key, String(decoding: part.dropFirst(), as: UTF8.self))]
      case Self.several?: [(key, "1"), (key, "2")]
      default: []
      }
    }
  }
}
