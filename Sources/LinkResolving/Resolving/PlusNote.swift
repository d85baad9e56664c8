import SpecText
import WaymarkLinks

/// A `+` in a value that the link reads.
enum PlusNote {
  static func notes(on url: String, _ link: PublishedSpec.Link, _ origin: PublishedSpec.Origin) -> [String] {
    let parts = Array(url.utf8).split(separator: UInt8(ascii: "#"), omittingEmptySubsequences: false)
    let items = parts.flatMap { URLPieces.Item.items(of: $0.drop { $0 != UInt8(ascii: "?") }.dropFirst()) }
    let read = Set((link.query + (link.fragment?.query ?? [])).flatMap(keys(of:)))
    var keys: [String] = []
    for item in items where item.value.contains(UInt8(ascii: "+")) {
      let key = item.name
      if read.contains(key), !keys.contains(key) { keys.append(key) }
    }
    guard !keys.isEmpty else { return [] }
    let plus = "the `+` in \(keys.map { Quoted($0).description }.joined(or: "and")) means a"
    return [
      origin.reading.plusIsSpace
        ? "\(plus) space, because the origin \(Quoted(origin.name)) has `query: {plus: space}`; for a plus sign, write "
          + "`%2B`"
        : "\(plus) plus sign; for a space, write `%20`, or add `query: {plus: space}` to the origin "
          + Quoted(origin.name).description
    ]
  }

  private static func keys(of item: LinkPattern.QueryItem) -> [String] {
    item.keys.compactMap { PercentCoding.decoded($0.utf8) }
  }
}
