import LinkPatterns
import RegularSets
import WaymarkLinks
import WaymarkModel

/// A generator of sample combinations of optional query items.
///
/// Optional items and list items do not affect which link matches a URL. The combinations reveal how a link interprets
/// these items.
struct FreeQuery {
  struct Item {
    let keys: [String]
    /// If possible, the array contains two values of the item's type. Additional values reveal differences between two
    /// versions of a spec.
    let texts: [[UInt8]]
  }

  typealias Pair = (key: String, text: [UInt8])

  private let inFragment: Bool
  private let items: [[Item]]

  private static let mostKeys = 64
  private static let mostPatterns = 16

  /// The initializer skips the query items that only the later version reads, because the older version ignores them.
  init(_ samples: URLSamples, inFragment: Bool) {
    self.inFragment = inFragment
    func query(_ pattern: Pattern) -> [Pattern.QueryItem] { inFragment ? pattern.fragment?.query ?? [] : pattern.query }
    let targets = samples.targets.map { samples.space.model.links[$0].pattern }
    let types = (samples.patterns + targets).flatMap(query).compactMap(\.free).map(\.type)
    let former = samples.patterns.prefix(1) + samples.formerTargets.map { samples.space.model.links[$0].pattern }
    items = former.prefix(Self.mostPatterns).map { pattern in
      query(pattern).compactMap { item in
        item.free.map { Item(keys: item.keys, texts: Self.texts($0, among: types, samples)) }
      }
    }
  }

  private static func texts(
    _ item: (name: String, type: ValueType), among types: [ValueType], _ samples: URLSamples
  ) -> [[UInt8]] {
    let sets = samples.space.shapes.sets
    let own = sets.texts(of: item.type)
    var texts = own.firstTexts(2)
    let name = Array(item.name.utf8)
    if own.contains(name), !texts.contains(name) { texts.insert(name, at: 0) }
    // A value of only one version reveals the most.
    for type in Set(types) where type != item.type {
      if let text = try? own.shortestText(outside: sets.texts(of: type)) { texts.append(Array(text.utf8)) }
    }
    return texts + samples.moved(types).filter(own.contains)
  }

  func additions(bits: Int) -> [[Pair]] {
    guard items.contains(where: { !$0.isEmpty }) else { return [] }
    var additions: [[Pair]] = []
    // This loop adds all keys of a version together, so that any two keys have different values in some sample.
    for own in items where !own.isEmpty {
      for bit in 0..<max(1, bits) {
        additions.append(
          own.enumerated().map { number, item in
            (item.keys[0], item.texts[min((number + 1) >> bit & 1, item.texts.count - 1)])
          })
      }
    }
    // This loop adds each key alone, and each key twice.
    var seen: Set<String> = []
    for item in items.joined() {
      for key in item.keys where seen.count < Self.mostKeys && seen.insert(key).inserted {
        additions += item.texts.map { [(key, $0)] }
        additions.append(item.texts.prefix(2).map { (key, $0) })
      }
    }
    // This loop adds all aliases of one key together.
    for item in items.joined() where item.keys.count > 1 {
      additions.append(zip(item.keys, item.texts + item.texts).map { ($0, $1) })
    }
    var keys: Set<String> = []
    let all = items.joined().filter { keys.insert($0.keys[0]).inserted }
    additions.append(all.enumerated().map { ($1.keys[0], $1.texts[min($0 & 1, $1.texts.count - 1)]) })
    return additions
  }

  func adding(_ pairs: [Pair], to url: String) -> String {
    let fragment = url.firstIndex(of: "#") ?? url.endIndex
    guard !inFragment || fragment < url.endIndex else { return url }
    var (head, tail) = inFragment ? (url[fragment...], "") : (url[..<fragment], url[fragment...])
    for (key, text) in pairs {
      head += head.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
      head += key + "="
      head += PercentCoding.canonical(String(decoding: text, as: UTF8.self), keeping: .queryValue) ?? ""
    }
    if inFragment { (head, tail) = (url[..<fragment] + head, "") }
    return String(head + tail)
  }
}

extension Pattern.QueryItem {
  fileprivate var free: (name: String, type: ValueType)? {
    switch value {
    case .optional(let name, let type), .list(let name, let type): (name, type)
    case .literal, .required, .absent: nil
    }
  }
}
