import SpecText

/// The URLs in a JSON value: strings, or objects with the keys `url`, `count`, and `destination`.
struct JSONURLs {
  /// A URL with its count and the name of its screen.
  struct Item {
    var url: String
    var count = 1
    var label: String?
  }

  private(set) var items: [Item] = []

  /// The keys of lists of URLs in an object.
  private static let listKeys: Set<String> = ["urls", "cases", "links", "items", "examples"]
  private static let urlKeys = ["url", "uri", "link", "path"]
  private static let labelKeys = ["destination", "screen", "route", "label"]

  /// Creates the URLs of a value.
  ///
  /// - Parameter value: The root value of a file, or the value of one line.
  init(_ value: FileValue) {
    switch value {
    case .object(let members):
      if let item = Self.item(value) {
        items.append(item)
      } else {
        for member in members where Self.listKeys.contains(member.key) { add(member.value) }
      }
    default: add(value)
    }
  }

  private mutating func add(_ value: FileValue) {
    guard case .list(let elements) = value else { return }
    for element in elements {
      if let url = element.value.string {
        items.append(Item(url: url))
      } else if let item = Self.item(element.value) {
        items.append(item)
      }
    }
  }

  private static func item(_ value: FileValue) -> Item? {
    guard let url = urlKeys.lazy.compactMap({ value[$0]?.string }).first else { return nil }
    var item = Item(url: url)
    if case .number(let text)? = value["count"] { item.count = Int(text).map { min(max($0, 0), 1 << 40) } ?? 1 }
    if let member = value.member("expected") {
      item.label = member.value["destination"]?.string ?? member.value.string ?? "-"
    } else if let member = labelKeys.lazy.compactMap({ value.member($0) }).first {
      item.label = member.value.string ?? "-"
    }
    return item
  }
}
