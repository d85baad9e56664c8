import RegularSets

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
