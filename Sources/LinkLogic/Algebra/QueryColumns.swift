import LinkResolving
import RegularSets
import SpecModel
import WaymarkLinks

/// The query keys of the links, one column for each key and its aliases. The string of a column is empty if the key is
/// absent, `=` and the value if it occurs once, and `+` if it occurs several times; the strings of aliases are
/// concatenated. So each condition is a regular set, and aliases need no special rules.
struct QueryColumns {
  private(set) var keys: [[String]] = []
  private(set) var isOneKey: [Bool] = []
  private var columns: [String: Int] = [:]
  private static let mostAlternatives = 256
  private var keysLeft: Int

  init(_ queries: some Sequence<[Pattern.QueryItem]>, _ limits: SearchLimits) {
    keysLeft = limits.keysOfQueries
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

  static let separator: UInt8 = 1
  static let equals = UInt8(ascii: "=")
  static let several = UInt8(ascii: "+")

  private static func once(_ values: RegularSet) throws(TooManyStatesError) -> RegularSet {
    try values.affixed(prefix: [equals], suffix: [])
  }

  private static let anything: RegularSet = {
    guard
      let set = try? once(RegularSet.anyText.union(.emptyText)).union(.emptyText).union(.text([several]))
    else { preconditionFailure("any value has few states") }
    return set
  }()

  /// A link without a condition on the query key accepts all these strings.
  func free(_ column: Int) throws(TooManyStatesError) -> RegularSet {
    isOneKey[column] ? Self.anything : try joined(keys[column].map { _ in Self.anything })
  }

  private func joined(_ parts: [RegularSet]) throws(TooManyStatesError) -> RegularSet {
    let separator = try RegularSet.text([Self.separator])
    return try .concatenation(Array(parts.map { [$0] }.joined(separator: [separator])))
  }

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

  /// One key of the item has an accepted value, and all others are absent.
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

  func text(of item: Pattern.QueryItem) -> (column: Int, text: [UInt8])? {
    guard let column = columns[item.keys[0]], isOneKey[column] else { return nil }
    switch item.value {
    case .literal(let text): return (column, [Self.equals] + Array(PercentCoding.decoded(text.utf8).utf8))
    case .absent: return (column, [])
    case .required, .optional, .list: return nil
    }
  }

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

  func set(of known: [String: RegularSet], in column: Int) throws(TooManyStatesError) -> RegularSet? {
    let parts = keys[column].map { known[$0] }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    guard isOneKey[column] else { return try joined(parts.map { $0 ?? Self.anything }) }
    // Among aliases, the key that is present wins. An unconstrained alias makes the result unconstrained.
    guard !parts.contains(nil) else { return Self.anything }
    return parts.compactMap(\.self).first { $0 != .emptyText } ?? .emptyText
  }

  func column(of key: String) -> Int? { columns[key] }

  /// One key occurs once, with the value; the others are absent.
  func text(_ value: [UInt8], for key: String, in column: Int) -> [UInt8] {
    let item = [Self.equals] + value
    guard !isOneKey[column] else { return item }
    return Array(keys[column].map { $0 == key ? item : [] }.joined(separator: [Self.separator]))
  }

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
