import RegularSets
import SpecText
import WaymarkLinks

/// A component compares the path, the query values, and the fragment separately, so the set contains every combination
/// of them.
struct ClaimBox {
  var path: RegularSet
  /// The empty string represents a missing key. The string `=red` represents the value `red`. If a key is missing in
  /// this dictionary, the key is missing in all URLs of the set.
  var query: [String: RegularSet] = [:]
  /// The empty string also represents a missing fragment.
  var fragment = RegularSet.emptyText

  func split(by component: ComponentSets) throws(TooManyStatesError) -> (inside: ClaimBox, outside: [ClaimBox])? {
    for (key, set) in component.items where query[key] == nil && !set.containsEmptyText { return nil }
    var inside = self
    var outside: [ClaimBox] = []
    // The removed URLs become a separate set, in which the earlier parts are already restricted.
    func narrow(_ part: WritableKeyPath<ClaimBox, RegularSet>, to set: RegularSet) throws(TooManyStatesError) {
      let own = inside[keyPath: part]
      inside[keyPath: part] = try own.intersection(set)
      let rest = try own.subtracting(set)
      guard !rest.isEmpty else { return }
      var box = inside
      box[keyPath: part] = rest
      outside.append(box)
    }
    if let set = component.path { try narrow(\.path, to: set) }
    for (key, set) in component.items where inside.query[key] != nil { try narrow(\.query[key]!, to: set) }
    if let set = component.fragment { try narrow(\.fragment, to: set) }
    guard !inside.isEmpty else { return nil }
    return (inside, outside)
  }

  var isEmpty: Bool { path.isEmpty || fragment.isEmpty || query.values.contains(where: \.isEmpty) }
  var stateCount: Int { path.stateCount + fragment.stateCount + query.values.reduce(0) { $0 + $1.stateCount } }

  func url(on start: String) -> String? {
    guard let path = path.shortestText, let fragment = fragment.shortestText else { return nil }
    guard let pathText = Self.written(path) else { return nil }
    var url = start + pathText
    var separator = "?"
    for (key, values) in query.sorted(by: { $0.key < $1.key }) where !values.containsEmptyText {
      guard let value = values.shortestText, let key = PercentCoding.canonical(key, keeping: .queryKey),
        let text = PercentCoding.canonical(String(value.dropFirst()), keeping: .queryValue)
      else { return nil }
      url += separator + key + "=" + text
      separator = "&"
    }
    guard !fragment.isEmpty else { return url }
    return Self.written(fragment).map { url + "#" + $0 }
  }

  private static func written(_ segments: String) -> String? {
    var parts: [String] = []
    for segment in segments.split(separator: "/", omittingEmptySubsequences: false) {
      let text = String(segment.map { $0 == Character(GlobSets.innerSlash) ? "/" : $0 })
      guard let part = PercentCoding.canonical(text, keeping: .segment) else { return nil }
      parts.append(part)
    }
    return parts.joined(separator: "/")
  }
}

/// A part is `nil` if the component does not restrict it.
struct ComponentSets {
  var path: RegularSet?
  var items: [(key: String, set: RegularSet)] = []
  var fragment: RegularSet?

  var stateCount: Int {
    (path?.stateCount ?? 0) + (fragment?.stateCount ?? 0) + items.reduce(0) { $0 + $1.set.stateCount }
  }
}

extension ClaimBox {
  /// The URLs have no optional query key, exactly one optional query key, or all optional query keys. Additional URLs
  /// have an unknown query key before or after the known keys.
  func urlsOfQueries(on start: String) -> [String] {
    guard let bare = url(on: start) else { return [] }
    let optional = query.filter { $0.value.containsEmptyText }.keys.sorted()
    var all = self
    for key in optional { all.require(key) }
    let each = optional.map { key in
      var box = self
      box.require(key)
      return box
    }
    let urls = [bare] + (each + [all]).compactMap { $0.url(on: start) }
    return urls + urls.flatMap { Self.withOtherKey($0) }
  }

  private mutating func require(_ key: String) {
    guard let rest = try? query[key]?.subtracting(.emptyText), !rest.isEmpty else { return }
    query[key] = rest
    // A URL with a value is easier to understand than a URL with an empty value.
    guard let value = try? rest.subtracting(.text("=".utf8)), !value.isEmpty else { return }
    query[key] = value
  }

  private static func withOtherKey(_ url: String) -> [String] {
    let fragment = url.drop { $0 != "#" }
    let rest = url.prefix { $0 != "#" }
    let path = rest.prefix { $0 != "?" }
    let query = rest.dropFirst(path.count + 1)
    guard !query.isEmpty else { return ["\(path)?a=1\(fragment)"] }
    return ["\(path)?a=1&\(query)\(fragment)", "\(path)?\(query)&a=1\(fragment)"]
  }
}
