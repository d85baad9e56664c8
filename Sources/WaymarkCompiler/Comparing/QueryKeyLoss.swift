import SpecModel
import SpecText
import WaymarkLinks

/// A query key of a URL that only the old pattern reads.
struct QueryKeyLoss {
  /// An item with a capture, as the spec writes it.
  private struct Item {
    let keys: [String]
    let names: Substring
    /// Such as `{page:Int?}`.
    let value: Substring

    init?(_ text: Substring) {
      guard let end = text.firstIndex(of: "="), text[end...].hasPrefix("={") else { return nil }
      names = text[..<end]
      keys = names.split(separator: "|").map { PercentCoding.decoded($0.utf8) }
      value = text[text.index(after: end)...]
    }

    var capture: Substring { value.dropFirst().prefix { !":?.}".contains($0) } }

    static func items(of pattern: Pattern) -> [Item] {
      var isInside = false
      let pieces = pattern.text.string.split { character in
        if character == "{" || character == "}" { isInside = character == "{" }
        return !isInside && "?&#".contains(character)
      }
      return pieces.compactMap(Item.init)
    }
  }

  let name: String
  private let lost: Item
  private let successor: Item?

  /// `nil` if the new pattern reads each key of the URL that the old pattern reads.
  init?(_ url: String, _ old: Pattern, _ new: Pattern) {
    let (former, present) = (Item.items(of: old), Item.items(of: new))
    let known = Set(present.flatMap(\.keys))
    let given = Set(
      url.split { "?&#".contains($0) }.map { item in PercentCoding.decoded(item.prefix { $0 != "=" }.utf8) })
    func isLost(_ key: String) -> Bool { given.contains(key) && !known.contains(key) }
    guard let lost = former.first(where: { $0.keys.contains(where: isLost) }), let name = lost.keys.first(where: isLost)
    else { return nil }
    // A renamed capture is recognized by its key, which is new.
    let formerKeys = Set(former.flatMap(\.keys))
    let added = present.filter { formerKeys.isDisjoint(with: $0.keys) }
    successor = present.first { $0.capture == lost.capture } ?? (added.count == 1 ? added[0] : nil)
    self.name = name
    self.lost = lost
  }

  var words: String { "no longer reads the query key \(Quoted(name))" }

  var help: String {
    guard let successor else { return "keep the query key: \(Quoted("\(lost.names)=\(lost.value)"))" }
    let others = successor.names.split(separator: "|").filter { !lost.names.split(separator: "|").contains($0) }
    let names = ([lost.names] + others).joined(separator: "|")
    return "keep the old name as an alias: \(Quoted("\(names)=\(successor.value)"))"
  }
}
