extension LinkTable {
  /// A URL of the origin that lands at the destination: the first, in the order of the spec, that does.
  package func url(of destination: Destination, origin: Int) -> String? {
    for link in links(to: destination) {
      guard let url = url(of: link, to: destination, origin: origin), case .landed(let plan) = resolve(url) else {
        continue
      }
      if plan.destination == destination { return url }
    }
    return nil
  }

  /// The links whose landing ends at a case.
  private func links(to destination: Destination) -> [Int] {
    let cases = word(at: LinkTableFormat.destinations + 4 * Int(destination.kind.rawValue))
    guard cases > 0, destination.parts.index < word(at: cases) else { return [] }
    let list = base + word(at: cases + 4 + 4 * destination.parts.index)
    return (0..<Number.word(list)).map { Number.word(list + 4 + 4 * $0) }
  }

  /// What a link writes for a destination on an origin; nil where it does not stand there or cannot write an argument.
  private func url(of link: Int, to destination: Destination, origin: Int) -> String? {
    let record = LinkRecord(record(of: link))
    guard record.tail.origins.contains(UInt8(truncatingIfNeeded: origin)), let start = start(of: origin) else {
      return nil
    }
    var values = [Argument?](repeating: nil, count: CanonicalURL.mostSegments)
    var rest = record
    while let screen = rest.nextScreen() {
      guard screen.index == destination.parts.index, screen.captures.count == destination.parts.arguments.count else {
        continue
      }
      for (capture, argument) in zip(screen.captures, destination.parts.arguments) { values[Int(capture)] = argument }
    }
    var path: [UInt8] = []
    var isWritable = true
    record.forEachPiece { piece in
      switch piece {
      case .literal(let bytes): path.append(contentsOf: bytes)
      case .capture(let capture, let type):
        guard let argument = values[capture], let text = type.text(argument),
          (try? PercentCoding.append(text, keeping: .segment, to: &path)) != nil
        else {
          isWritable = false
          return
        }
      }
    }
    guard isWritable else { return nil }
    if !start.isWeb {
      let first = path.prefix { $0 != UInt8(ascii: "/") }
      path.replaceSubrange(first.indices, with: PercentCoding.folded(first))
    }
    let text = String(decoding: path, as: UTF8.self)
    // A custom scheme's first segment is read as a host, which holds no `:` or `@`, unless a third slash comes first.
    let isHostLike = !path.prefix { $0 != UInt8(ascii: "/") }.contains {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "@")
    }
    return start.isWeb || isHostLike ? start.text + text : start.text + "/" + text
  }

  /// The text before the path on an origin, with the first of its schemes and hosts.
  private func start(of origin: Int) -> (text: String, isWeb: Bool)? {
    var entry = base + word(at: LinkTableFormat.origins)
    for _ in 0..<word(at: LinkTableFormat.originCount) {
      let candidate = Origin(entry)
      entry = candidate.end
      guard candidate.number == origin else { continue }
      let scheme = String(
        decoding: UnsafeBufferPointer(start: candidate.scheme, count: candidate.schemeCount), as: UTF8.self)
      let host = String(decoding: UnsafeBufferPointer(start: candidate.host, count: candidate.hostCount), as: UTF8.self)
      guard !host.isEmpty else { return (scheme + "://", false) }
      return (scheme + "://" + host + (candidate.port == 0 ? "" : ":\(candidate.port)") + "/", true)
    }
    return nil
  }
}

extension CaptureType {
  /// How a value of the type is written; nil for a value of another type, and for a text that no URL can hold.
  func text(_ argument: Argument) -> String? {
    switch (self, argument) {
    case (.int, .int(let value)): String(value)
    case (.string, .string(let value)): value.isEmpty ? nil : value
    default: nil
    }
  }
}
