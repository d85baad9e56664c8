import LinkResolving
import SpecModel
import WaymarkLinks

package struct LinkTableEncoder: ~Copyable {
  let model: NavigationModel
  let links: [Link]
  let ids: [String?]
  let cases: CaseNumbers
  private let space: LinkSpace
  /// A link with precedence wins even if the matcher finds another matching link first.
  private let winners: [Int: [Int]]
  var table = TableBytes()
  var types: [CaptureShape: Int] = [:]
  var constants: [Constant: Int] = [:]
  private var endpointLists: [[Int]: Int] = [:]
  private(set) var labelNumbers: [String: Int] = [:]
  private var endpoints: [Endpoint] = []
  private var endpointNumbers: [Endpoint: Int] = [:]
  private var lastEndpoints: [Endpoint] = []
  private var lastNumbers: [Int] = []

  struct Constant: Hashable {
    let type: ValueType
    let text: String
  }

  package enum EncodingError: Error {
    /// The table exceeds a limit: 256 MiB, 16,383 endpoints, 127 host captures, or 127 elements of one kind in a link.
    case tooLarge
    case tooManyTypes
  }

  /// Encoding is deterministic: equal models produce equal bytes on every platform.
  package static func encode(_ space: LinkSpace) throws(EncodingError) -> [UInt8] {
    guard let hidden = try? space.hiddenLiterals() else { throw .tooManyTypes }
    var encoder = LinkTableEncoder(space, hidden: hidden)
    let readings = space.model.hasLinksIgnoringCase ? [false, true] : [false]
    let shapes = readings.map { ShapeList(encoder.links, &space.shapes, ignoringCase: $0) }
    guard !shapes.contains(where: \.isIncomplete) else { throw .tooManyTypes }
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
    for index in links.indices where single.has(links[index].pattern) { links[index] = single.writtenOut(links[index]) }
    self.links = links
    ids = model.linkIDs
    self.space = space
    cases = CaseNumbers(model)
    var winners = Dictionary(grouping: space.precedence.decisions.keys, by: \.loser).mapValues { Set($0.map(\.winner)) }
    for (winner, loser) in hidden { winners[loser, default: []].insert(winner) }
    self.winners = winners.mapValues { $0.sorted() }
    orderEndpoints()
  }

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

  /// With a list for origins that distinguish case, and another for those that ignore it.
  private mutating func encode(_ shapes: [ShapeList]) {
    table.byte(UInt8(ascii: "W"))
    table.byte(LinkTableFormat.version)
    for _ in 0..<8 { _ = table.reserveWord() }
    let widths = space.widths()
    let areAlike = links.indices.allSatisfy { links[$0].pattern.isAlikeOnBothKinds }
    let orders = shapes.enumerated().map { reading, shapes in
      let (links, isFirst) = (links, reading == 0)
      func order(isWeb: Bool) -> LinkOrder {
        LinkOrder(links, isWeb: isWeb, ignoringCase: !isFirst, widths: widths, shapes.order)
      }
      let web = order(isWeb: true)
      return [web, areAlike ? web : order(isWeb: false)]
    }
    // The matcher looks up a custom-scheme URL in one trie, so only the ranks of web links are compared across tries:
    // those of hosts that overlap, whose origins agree about case.
    let overlaps = endpoints.contains { $0.reading.ignoresCase && $0.host?.front.isEmpty == false }
    let ranks = (overlaps ? orders.last : orders.first)![0].ranks
    let records = links.indices.map { encodeLink($0, rank: ranks[$0]) }
    let types = shapes.map { list in list.inOrder.map { type($0) } }
    let roots = encodeTries(orders, areAlike: areAlike, shapes.map(\.order), records, types)
    table.setWord(LinkTableFormat.endpoints, encodeEndpoints(roots))
    table.setWord(LinkTableFormat.endpointCount, endpoints.count)
    for kind in Destination.Kind.linked {
      let offset = encodeDestinations(cases.links(to: kind), records)
      table.setWord(LinkTableFormat.destinations + 4 * Int(kind.rawValue), offset)
    }
  }

  private struct TrieKey: Hashable {
    let isWeb: Bool
    let ignoresCase: Bool
    let links: [Int]
  }

  private mutating func encodeTries(
    _ orders: [[LinkOrder]], areAlike: Bool, _ shapes: [ShapeOrder], _ records: [Int], _ types: [[Int]]
  ) -> [Int] {
    var linksOfEndpoint = [[Int]](repeating: [], count: endpoints.count)
    for index in links.indices {
      for number in numbers(of: links[index].pattern.endpoints) { linksOfEndpoint[number].append(index) }
    }
    // Endpoints with the same links share a trie.
    var roots: [TrieKey: Int] = [:]
    return endpoints.indices.map { number in
      let key = TrieKey(
        isWeb: areAlike || endpoints[number].host != nil, ignoresCase: endpoints[number].reading.ignoresCase,
        links: linksOfEndpoint[number])
      let reading = key.ignoresCase ? 1 : 0
      guard !key.links.isEmpty, !table.isTooLarge else { return 0 }
      if let root = roots[key] { return root }
      var trie = LinkTrie()
      for link in key.links {
        trie.insert(
          links[link].pattern, isWeb: key.isWeb, ignoringCase: key.ignoresCase, shapes[reading], link: link)
      }
      let ranks = orders[reading][key.isWeb ? 0 : 1].ranks
      let root = trie.encode(to: &table, LinkTrie.Numbers(ranks: ranks, records: records, types: types[reading]))
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
          | (soleHosts.contains(endpoint) ? LinkTableFormat.EndpointFlag.sole : 0)
          | (endpoint.reading.ignoresCase ? LinkTableFormat.EndpointFlag.ignoresCase : 0)
          | (endpoint.reading.plusIsSpace ? LinkTableFormat.EndpointFlag.plusIsSpace : 0))
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

  private mutating func numbers(of endpoints: [Endpoint]) -> [Int] {
    // Nearly all links share one list, and comparing an array with itself takes constant time.
    if endpoints == lastEndpoints { return lastNumbers }
    lastEndpoints = endpoints
    lastNumbers = endpoints.map { endpointNumbers[$0]! }
    return lastNumbers
  }

  mutating func endpointList(_ pattern: Pattern) -> Int {
    let numbers = numbers(of: pattern.endpoints)
    if let offset = endpointLists[numbers] { return offset }
    let offset = table.count
    table.half(numbers.count)
    for number in numbers { table.half(number) }
    endpointLists[numbers] = offset
    return offset
  }

  mutating func encodeWinners(over link: Int) -> Int {
    guard let winners = winners[link] else { return 0 }
    let offset = table.count
    table.word(winners.count)
    for winner in winners { table.word(winner) }
    return offset
  }

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

extension LinkTableEncoder {
  mutating func encodeConditions(_ pattern: Pattern, _ locations: CaptureLocations) -> (offset: Int, canFail: Bool) {
    let hasLabels = pattern.endpoints.contains { !($0.host?.front.isEmpty ?? true) }
    let labels =
      !hasLabels
      ? []
      : Set(pattern.endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] }).sorted()
        .compactMap { name in pattern.captureTypes[name].map { (name, $0) } }
    guard !labels.isEmpty || !pattern.query.isEmpty || pattern.fragment != nil else { return (0, false) }
    var bytes = TableBytes()
    bytes.count(labels.count)
    for (name, type) in labels {
      bytes.count(labelNumbers[name]!)
      bytes.word(self.type(type))
    }
    append(pattern.query, to: &bytes)
    if let fragment = pattern.fragment {
      bytes.byte(1)
      append(fragment, firstCapture: locations.firstOfFragment, to: &bytes)
    } else {
      bytes.byte(0)
    }
    let offset = table.count
    table.append(bytes)
    let canFail =
      pattern.fragment != nil || labels.contains { $0.1 != .primitive(.string) }
      || pattern.query.contains(where: \.decides)
    return (offset, canFail)
  }

  private mutating func append(_ items: [Pattern.QueryItem], to bytes: inout TableBytes) {
    bytes.count(items.count)
    for item in items {
      let (kind, type, literal) = parts(item.value)
      bytes.byte(kind.rawValue)
      bytes.count(item.keys.count)
      for key in item.keys { bytes.text(key) }
      if let literal { bytes.text(literal) }
      if let type { bytes.word(self.type(type)) }
    }
  }

  private func parts(_ value: Pattern.QueryValue) -> (LinkTableFormat.Item, ValueType?, literal: String?) {
    switch value {
    case .literal(let text): (.literal, nil, text)
    case .required(_, let type): (.required, type, nil)
    case .optional(_, let type): (.optional, type, nil)
    case .list(_, let type): (.list, type, nil)
    case .absent: (.absent, nil, nil)
    }
  }

  private mutating func append(_ fragment: Pattern.Fragment, firstCapture: Int, to bytes: inout TableBytes) {
    bytes.byte(fragment.startsWithSlash ? 1 : 0)
    bytes.count(firstCapture)
    bytes.count(fragment.path.segments.count)
    for segment in fragment.path.segments {
      switch segment {
      case .literal(let text):
        bytes.byte(1)
        bytes.text(text)
      case .capture(let capture):
        bytes.byte(2)
        bytes.word(type(CaptureShape(capture, .value)))
      }
    }
    switch fragment.path.tail {
    case .none: bytes.byte(LinkTableFormat.Tail.none.rawValue)
    case .optional(let capture):
      bytes.byte(LinkTableFormat.Tail.optional.rawValue)
      bytes.word(type(capture.type))
    case .rest(_, _, let allowsNone): bytes.byte((allowsNone ? LinkTableFormat.Tail.optionalRest : .rest).rawValue)
    }
    append(fragment.query, to: &bytes)
  }
}

/// Their URLs match no other endpoint.
struct SoleHosts {
  private struct Authority: Hashable {
    let scheme: String
    let port: Int
    let name: String

    init?(_ endpoint: Endpoint) {
      guard let host = endpoint.host else { return nil }
      self.init(scheme: endpoint.scheme, port: host.port(on: endpoint.scheme), name: host.name)
    }

    init(scheme: String, port: Int, name: String) {
      self.scheme = scheme
      self.port = port
      self.name = name
    }
  }

  private var counts: [Authority: Int] = [:]
  /// Authorities with variable host labels.
  private var open: Set<Authority> = []

  init(_ endpoints: [Endpoint]) {
    for endpoint in endpoints {
      guard let authority = Authority(endpoint), let host = endpoint.host else { continue }
      if host.front.isEmpty { counts[authority, default: 0] += 1 } else { open.insert(authority) }
    }
  }

  func contains(_ endpoint: Endpoint) -> Bool {
    guard let authority = Authority(endpoint), endpoint.host?.front.isEmpty == true, counts[authority] == 1 else {
      return false
    }
    var name = Substring(authority.name)
    while let dot = name.firstIndex(of: ".") {
      name = name[name.index(after: dot)...]
      if open.contains(Authority(scheme: authority.scheme, port: authority.port, name: String(name))) { return false }
    }
    return true
  }
}
