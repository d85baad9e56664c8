import LinkAlgebra
import LinkPatterns
import WaymarkLinks
import WaymarkModel

/// An encoder that produces the bytes of a ``LinkTable`` from the links of a model.
package struct LinkTableEncoder: ~Copyable {
  let model: NavigationModel
  /// The links of the model, after ``SingleTexts`` has replaced captures that accept only one string.
  let links: [Link]
  let cases: CaseNumbers
  private let space: LinkSpace
  /// For the index of each link, the indices of the links that take precedence over that link.
  ///
  /// A link with precedence wins even if the matcher finds another matching link first.
  private let winners: [Int: [Int]]
  var table = TableBytes()
  /// The numbers that identify the types encoded so far.
  var types: [CaptureShape: Int] = [:]
  /// The table offsets of the constants encoded so far.
  var constants: [Constant: Int] = [:]
  /// The table offsets of the endpoint lists encoded so far, keyed by the endpoint indices.
  private var endpointLists: [[Int]: Int] = [:]
  /// The index of each host capture, keyed by the name of the capture.
  private(set) var labelNumbers: [String: Int] = [:]
  private var endpoints: [Endpoint] = []
  private var endpointNumbers: [Endpoint: Int] = [:]
  /// The endpoints that `numbers(of:)` received in its last call.
  private var lastEndpoints: [Endpoint] = []
  /// The cached result of `numbers(of:)` for `lastEndpoints`.
  private var lastNumbers: [Int] = []

  struct Constant: Hashable {
    let type: ValueType
    let text: String
  }

  /// An error that prevents the encoding of a table.
  package enum EncodingError: Error {
    /// The table exceeds a limit: 256 MiB, 16,383 endpoints, 127 host captures, or 127 elements of one kind in a link.
    case tooLarge
    /// The types of the model take too long to compare.
    case tooManyTypes
  }

  /// Returns the encoded link table of a model without errors.
  ///
  /// Encoding is deterministic: equal models produce equal bytes on every platform.
  ///
  /// - Parameter space: The model's links, represented as sets of URLs.
  /// - Returns: The bytes of the table.
  /// - Throws: `EncodingError` if the table is too large or the types take too long to compare.
  package static func encode(_ space: LinkSpace) throws(EncodingError) -> [UInt8] {
    guard let hidden = try? space.hiddenLiterals() else { throw .tooManyTypes }
    var encoder = LinkTableEncoder(space, hidden: hidden)
    let shapes = ShapeList(encoder.links, &space.shapes)
    guard !shapes.isIncomplete else { throw .tooManyTypes }
    encoder.encode(shapes)
    // The relations that determine precedence have been computed by now.
    guard !space.isIncomplete else { throw .tooManyTypes }
    guard !encoder.table.isTooLarge else { throw .tooLarge }
    return encoder.table.bytes
  }

  private init(_ space: LinkSpace, hidden: [(winner: Int, loser: Int)]) {
    var single = SingleTexts(space.shapes)
    model = space.model
    var links = model.links
    // A link is a large value, so only links with such captures are copied.
    for index in links.indices where single.has(links[index].pattern) {
      links[index] = single.writtenOut(links[index])
    }
    self.links = links
    self.space = space
    cases = CaseNumbers(model)
    var winners = Dictionary(grouping: space.precedence.decisions.keys, by: \.loser).mapValues { Set($0.map(\.winner)) }
    for (winner, loser) in hidden { winners[loser, default: []].insert(winner) }
    self.winners = winners.mapValues { $0.sorted() }
    orderEndpoints()
  }

  /// Sorts the endpoints from most to least specific, and assigns an index to each host capture.
  private mutating func orderEndpoints() {
    for (index, origin) in model.origins.enumerated() { endpoints += origin.endpoints(index: index) }
    // A narrower endpoint has more literal labels, and then fewer variable labels.
    func width(_ index: Int) -> (Int, Int, Int, Int) {
      guard let host = endpoints[index].host else { return (0, 0, 0, index) }
      return (-host.name.count { $0 == "." }, host.front.contains(.any) ? 1 : 0, host.front.count, index)
    }
    endpoints = endpoints.indices.sorted { width($0) < width($1) }.map { endpoints[$0] }
    for (number, endpoint) in endpoints.enumerated() {
      endpointNumbers[endpoint] = number
      for name in endpoint.host?.captures ?? [] where labelNumbers[name.string] == nil {
        labelNumbers[name.string] = labelNumbers.count
      }
    }
  }

  private mutating func encode(_ shapes: ShapeList) {
    table.byte(UInt8(ascii: "W"))
    table.byte(LinkTableFormat.version)
    for _ in 0..<8 { _ = table.reserveWord() }
    let widths = space.widths()
    let order = LinkOrder(links, isWeb: true, widths: widths, shapes.order)
    let areAlike = links.indices.allSatisfy { links[$0].pattern.isAlikeOnBothKinds }
    let orders = [order, areAlike ? order : LinkOrder(links, isWeb: false, widths: widths, shapes.order)]
    // The matcher looks up a custom-scheme URL in one trie, so only the ranks of web links are compared across tries.
    let records = links.indices.map { encodeLink($0, rank: orders[0].ranks[$0]) }
    let types = shapes.inOrder.map { type($0) }
    let roots = encodeTries(orders, areAlike: areAlike, shapes.order, records, types)
    table.setWord(LinkTableFormat.endpoints, encodeEndpoints(roots))
    table.setWord(LinkTableFormat.endpointCount, endpoints.count)
    for kind in Destination.Kind.allCases {
      let offset = encodeDestinations(cases.links(to: kind), records)
      table.setWord(LinkTableFormat.destinations + 4 * Int(kind.rawValue), offset)
    }
  }

  // MARK: Endpoints

  private struct TrieKey: Hashable {
    let isWeb: Bool
    let links: [Int]
  }

  private mutating func encodeTries(
    _ orders: [LinkOrder], areAlike: Bool, _ shapes: ShapeOrder, _ records: [Int], _ types: [Int]
  ) -> [Int] {
    var linksOfEndpoint = [[Int]](repeating: [], count: endpoints.count)
    for index in links.indices {
      for number in numbers(of: links[index].pattern.endpoints) { linksOfEndpoint[number].append(index) }
    }
    // Endpoints with the same links share a trie.
    var roots: [TrieKey: Int] = [:]
    return endpoints.indices.map { number in
      let key = TrieKey(isWeb: areAlike || endpoints[number].host != nil, links: linksOfEndpoint[number])
      guard !key.links.isEmpty, !table.isTooLarge else { return 0 }
      if let root = roots[key] { return root }
      var trie = LinkTrie()
      for link in key.links { trie.insert(links[link].pattern, isWeb: key.isWeb, shapes, link: link) }
      let ranks = orders[key.isWeb ? 0 : 1].ranks
      let root = trie.encode(to: &table, LinkTrie.Numbers(ranks: ranks, records: records, types: types))
      roots[key] = root
      return root
    }
  }

  private mutating func encodeEndpoints(_ roots: [Int]) -> Int {
    let offset = table.count
    let soleHosts = SoleHosts(endpoints)
    for (endpoint, root) in zip(endpoints, roots) {
      let start = table.count
      let front = endpoint.host?.front ?? []
      let host = endpoint.host?.name ?? ""
      table.half(0)
      table.half(host.utf8.count)
      table.count(front.count)
      table.byte(
        (front.contains(.any) ? LinkTableFormat.EndpointFlag.open : 0)
          | (soleHosts.contains(endpoint) ? LinkTableFormat.EndpointFlag.sole : 0))
      table.count(endpoint.scheme.utf8.count)
      table.byte(UInt8(endpoint.origin))
      table.word(root)
      let port = endpoint.host?.port(on: endpoint.scheme) ?? 0
      table.word(port)
      table.text(endpoint.scheme + "://" + (host.isEmpty ? "" : host + (port == 0 ? "/" : ":\(port)/")))
      table.count(front.count { $0 != .any })
      for (index, label) in front.enumerated() {
        guard case .capture(let name) = label else { continue }
        table.count(labelNumbers[name.string]!)
        // The indices of labels after a `*` count backward from the host name.
        let isAfterAny = front.prefix(index).contains(.any)
        table.count(isAfterAny ? 64 + front.count - 1 - index : index)
      }
      table.setHalf(start, table.count - start)
    }
    return offset
  }

  /// Returns the index of each given endpoint.
  private mutating func numbers(of endpoints: [Endpoint]) -> [Int] {
    // Nearly all links share one list, and comparing an array with itself takes constant time.
    if endpoints == lastEndpoints { return lastNumbers }
    lastEndpoints = endpoints
    lastNumbers = endpoints.map { endpointNumbers[$0]! }
    return lastNumbers
  }

  /// Returns the table offset of a pattern's endpoint list, and encodes the list on its first use.
  mutating func endpointList(_ pattern: Pattern) -> Int {
    let numbers = numbers(of: pattern.endpoints)
    if let offset = endpointLists[numbers] { return offset }
    let offset = table.count
    table.half(numbers.count)
    for number in numbers { table.half(number) }
    endpointLists[numbers] = offset
    return offset
  }

  /// Encodes the list of links that take precedence over a link.
  ///
  /// The result is the table offset of the list, or 0 for an empty list.
  mutating func encodeWinners(over link: Int) -> Int {
    guard let winners = winners[link] else { return 0 }
    let offset = table.count
    table.word(winners.count)
    for winner in winners { table.word(winner) }
    return offset
  }

  // MARK: Destinations

  private mutating func encodeDestinations(_ cases: [CaseNumbers.CaseLinks], _ records: [Int]) -> Int {
    let lists = cases.map { links in
      switch links {
      case .links(let links):
        let offset = table.count
        table.word(links.count)
        for link in links { table.word(records[link]) }
        return offset
      case .feature(let cases): return encodeDestinations(cases, records)
      }
    }
    let offset = table.count
    table.word(lists.count)
    for list in lists { table.word(list) }
    return offset
  }
}
