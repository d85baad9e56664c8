import LinkResolving
import RegularSets
import SpecModel
import WaymarkLinks

/// Sample URLs that reveal whether two versions read different arguments from the same URL. Each part has at least two
/// values, any two parts differ in at least one sample, and each optional part is both present and absent.
struct URLSamples {
  let space: LinkSpace
  let patterns: [Pattern]
  let formerTypes: Int
  let targets, formerTargets: [Int]
  let row: LinkRow
  let rivals: [LinkRow]
  let columns: LinkSpace.Columns
  let hints: [Suggestions]
  /// The samples contain `+` in values of queries.
  let differInPlus: Bool

  /// For realistic specs, more sample URLs reveal no additional differences.
  private static let mostURLs = 400
  private static let mostTexts = 64

  func urls(near plain: URLValues) -> [String] {
    let rich = enriched(plain)
    let types = patterns.flatMap { $0.query + ($0.fragment?.query ?? []) }.compactMap(\.type)
    var samples = varied(plain, Set(types).flatMap(plusTexts)) + authorities(plain) + [rich]
    samples += (0..<bits).map { coded(plain, $0) }
    samples += varied(plain, moved(patterns.flatMap(pathCaptures))) + varied(plain, literalsOfTargets)
    let bases = [text(plain), text(rich)]
    var urls = [bases[0]] + samples.map(text)
    for query in [FreeQuery(self, inFragment: false), FreeQuery(self, inFragment: true)] {
      urls += query.additions(bits: bits).flatMap { items in bases.map { query.adding(items, to: $0) } }
    }
    if differInPlus { urls = urls.filter { $0 != $0.withPluses }.map(\.withPluses) + urls }
    var seen: Set<String> = []
    return Array(urls.filter { seen.insert($0).inserted }.prefix(Self.mostURLs))
  }

  /// The shortest texts with a space, and with a plus sign.
  func plusTexts(_ type: ValueType) -> [[UInt8]] {
    guard differInPlus else { return [] }
    return [" ", "[+]"].compactMap { character in
      guard let texts = try? RegularSet.matching(".*\(character).*") else { return nil }
      return (try? space.shapes.sets.texts(of: type).shortestText(in: texts)).flatMap { $0 }.map { Array($0.utf8) }
    }
  }

  private func text(_ values: URLValues) -> String { space.text(of: values, columns) }

  private func isOne(_ values: URLValues) -> Bool {
    space.isWritten(values, columns) && isIn(values, row) && !rivals.contains { isIn(values, $0) }
  }

  private func isIn(_ values: URLValues, _ row: LinkRow) -> Bool {
    guard let authority = row.start(values.kind)?.authority, space.contains(values.authority, authority) else {
      return false
    }
    return (0..<columns.count).allSatisfy {
      space.contains(values.texts[$0], space.cell(row, values.kind, $0, columns))
    }
  }

  private func authorities(_ values: URLValues) -> [URLValues] {
    hints.flatMap(\.authorities).prefix(Self.mostTexts).compactMap { authority in
      var other = values
      other.authority = authority
      return authority != values.authority && isOne(other) ? other : nil
    }
  }

  private func choices(_ kind: LinkRow.Kind) -> [(column: Int, texts: [[UInt8]])] {
    // A fragment that no link examines would only make the URL harder to understand.
    (0..<(row.fragment == nil ? columns.slash : columns.count)).compactMap { column in
      let cell = space.cell(row, kind, column, columns)
      guard !space.cells.isSingle(cell) else { return nil }
      return (column, Suggestions.joined(hints, column) + space.cells.firstTexts(cell, 4))
    }
  }

  private func enriched(_ values: URLValues) -> URLValues {
    var values = values
    var seen: Set<[UInt8]> = [[]]
    for (column, texts) in choices(values.kind) {
      for text in texts where !seen.contains(text) {
        var richer = values
        richer.texts[column] = text
        guard isOne(richer) else { continue }
        values = richer
        break
      }
      seen.insert(values.texts[column])
    }
    return values
  }

  /// Each part has one of two values; any two parts differ in at least one sample.
  private var bits: Int {
    let parts = choices(row.web == nil ? .custom : .web).count + patterns.reduce(0) { $0 + $1.query.count }
    return parts < 2 ? parts : min(8, Int.bitWidth - parts.leadingZeroBitCount)
  }

  /// Part *n*, numbered from 1, has its second value if its bit at index `bit` is 1.
  private func coded(_ values: URLValues, _ bit: Int) -> URLValues {
    var values = values
    for (number, (column, texts)) in choices(values.kind).enumerated() {
      var left = (number + 1) >> bit & 1
      var seen: Set<[UInt8]> = [[]]
      for text in texts where seen.insert(text).inserted {
        var other = values
        other.texts[column] = text
        guard isOne(other) else { continue }
        values = other
        if left == 0 { break }
        left -= 1
      }
    }
    return values
  }

  private func varied(_ values: URLValues, _ texts: [[UInt8]]) -> [URLValues] {
    guard !texts.isEmpty else { return [] }
    return choices(values.kind).flatMap { column, own in
      // The suggestions include the literals around a capture.
      let wanted = texts + own.filter { own in texts.contains { own != $0 && own.contains($0) } }
      return wanted.prefix(Self.mostTexts).compactMap { text in
        var varied = values
        let isItem = columns.query..<columns.slash ~= column || column >= columns.fragmentQuery
        varied.texts[column] = isItem && text.first != QueryColumns.equals ? [QueryColumns.equals] + text : text
        return isOne(varied) ? varied : nil
      }
    }
  }

  private func pathCaptures(_ pattern: Pattern) -> [ValueType] {
    var types = pattern.path.segments.compactMap { if case .capture(let capture) = $0 { capture.type } else { nil } }
    if case .optional(let capture) = pattern.path.tail { types.append(capture.type) }
    types += pattern.query.compactMap { if case .required(_, let type) = $0.value { type } else { nil } }
    return types + pattern.captureTypes.values
  }

  func moved(_ types: [ValueType]) -> [[UInt8]] {
    var (former, present) = ([String: Set<String>](), [String: Set<String>]())
    for case .declared(let index) in Set(types) {
      guard case .enumeration(let cases, _) = space.model.types[index].kind else { continue }
      for value in cases {
        if index < formerTypes {
          former[value.text, default: []].insert(value.name.string)
        } else {
          present[value.text, default: []].insert(value.name.string)
        }
      }
    }
    guard !present.isEmpty else { return [] }
    return former.keys.filter { former[$0] != present[$0] }.sorted().prefix(Self.mostTexts).map { Array($0.utf8) }
  }

  /// The sample URLs contain these segments, because a segment can determine the link to which a redirect leads.
  private var literalsOfTargets: [[UInt8]] {
    var texts: Set<[UInt8]> = []
    for target in targets {
      guard let row = space.rows[target] else { continue }
      let cells = row.path.cells + LinkRow.Kind.allCases.compactMap { row.start($0)?.first }
      for cell in cells where texts.count < Self.mostTexts {
        texts.formUnion(cell.isText ? [space.cells.text(cell)] : Array(space.cells.firstTexts(cell, 3)))
      }
    }
    texts.remove([])
    return texts.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension [UInt8] {
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    !other.isEmpty && count >= other.count
      && (0...count - other.count).contains { self[$0..<$0 + other.count].elementsEqual(other) }
  }
}

extension LinkSpace {
  /// A path must not continue after an empty segment. Without a fragment, its segments and query must be empty.
  func isWritten(_ values: URLValues, _ columns: Columns) -> Bool {
    for range in [0..<columns.query, columns.fragment..<columns.fragmentQuery] {
      let segments = values.texts[range]
      guard segments.drop(while: { !$0.isEmpty }).allSatisfy(\.isEmpty) else { return false }
    }
    return !values.texts[columns.slash].isEmpty || values.texts[(columns.slash + 1)...].allSatisfy(\.isEmpty)
  }

  func targets(of link: Int) -> [Int] {
    guard case .redirect = model.links[link].target, let row = try? targetRow(of: link), !row.isEmpty else { return [] }
    return candidates(for: row).filter { other in rows[other].map { relation(row, $0) != .disjoint } ?? false }
  }
}

/// Combinations of optional query items, which don't affect the matching link but reveal how it interprets them.
struct FreeQuery {
  struct Item {
    let keys: [String]
    let texts: [[UInt8]]
  }

  typealias Pair = (key: String, text: [UInt8])

  private let inFragment: Bool
  private let items: [[Item]]
  private let values: URLComponentBytes

  private static let mostKeys = 64
  private static let mostPatterns = 16

  /// Skips items that only the later version reads.
  init(_ samples: URLSamples, inFragment: Bool) {
    self.inFragment = inFragment
    values = samples.space.queryValues
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
    var texts = own.firstTexts(2) + samples.plusTexts(item.type)
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
      head += PercentCoding.canonical(String(decoding: text, as: UTF8.self), keeping: values) ?? ""
    }
    if inFragment { (head, tail) = (url[..<fragment] + head, "") }
    return String(head + tail)
  }
}

extension String {
  /// The URL with `+` for each space and plus sign in the values of queries.
  fileprivate var withPluses: String {
    guard let query = firstIndex(of: "?") else { return self }
    return String(self[..<query]) + self[query...].replacing("%20", with: "+").replacing("%2B", with: "+")
  }
}

extension Pattern.QueryItem {
  fileprivate var type: ValueType? {
    switch value {
    case .required(_, let type), .optional(_, let type), .list(_, let type): type
    case .literal, .absent: nil
    }
  }

  fileprivate var free: (name: String, type: ValueType)? {
    switch value {
    case .optional(let name, let type), .list(let name, let type): (name, type)
    case .literal, .required, .absent: nil
    }
  }
}
