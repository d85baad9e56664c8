extension LinkTable {
  /// The function tries the links that open the destination, in the order of the spec. Deprecated links are tried last.
  package func url(of destination: Destination, origin: Int) -> String? {
    guard var (count, offsets) = links(to: destination) else { return nil }
    while count > 0 {
      count -= 1
      let record = LinkRecord(base, offsets.word())
      guard var values = WrittenValues(destination, record.landing) else { continue }
      // A URL that omits default values may match another link. The loop then adds combinations of default values.
      for defaults in 0..<(1 << min(values.defaultCount, Self.mostMixedDefaults)) {
        values.writtenDefaults = defaults
        if let url = url(of: destination, origin, record, values) { return url }
      }
    }
    return nil
  }

  private static let mostMixedDefaults = 6

  private func url(
    of destination: Destination, _ origin: Int, _ record: LinkRecord, _ values: WrittenValues
  ) -> String? {
    for number in record.endpoints {
      let endpoint = endpoint(number)
      guard endpoint.origin == origin, let writer = endpoint.writer(label: values.label),
        let url = write(record, values, writer), lands(url, at: destination, origin)
      else { continue }
      return url
    }
    return nil
  }

  private func lands(_ url: String, at destination: Destination, _ origin: Int) -> Bool {
    var lands = false
    try? match(url) { match in
      if let match { lands = match.origin == origin && match.opens(destination) }
    }
    return lands
  }

  /// The links are in the order of the spec, with deprecated links last.
  private func links(to destination: Destination) -> (count: Int, offsets: TableCursor)? {
    guard
      let entry = entry(word(at: LinkTableFormat.destinations + 4 * Int(destination.kind.rawValue)), destination.parts)
    else { return nil }
    var cursor = TableCursor(base + entry)
    return (cursor.word(), cursor)
  }

  private func entry(_ cases: Int, _ parts: CaseParts) -> Int? {
    guard cases > 0, parts.index >= 0, parts.index < word(at: cases) else { return nil }
    let entry = word(at: cases + 4 + 4 * parts.index)
    // The entry of a feature case leads to the entries of the cases inside the feature.
    if let screen = parts.wrapped { return self.entry(entry, screen) }
    return entry
  }

  private func write(_ record: LinkRecord, _ values: WrittenValues, _ writer: consuming URLWriter) -> String? {
    var cursor = record.pieces
    while let piece = LinkTableFormat.Piece(rawValue: cursor.byte()), piece != .end {
      switch piece {
      case .end: break
      case .literal: writer.append(literal: cursor.text())
      case .capture:
        guard let value = values.captures[Int(cursor.byte())],
          let text = TableType(base, cursor.word()).text(value), writer.append(text: text)
        else { return nil }
      case .optionalCapture:
        guard writeOptional(values.captures.needed(Int(cursor.byte())), TableType(base, cursor.word()), &writer) else {
          return nil
        }
      case .rest:
        let capture = Int(cursor.byte())
        let isList = cursor.byte() != 0
        let needsSome = cursor.byte() != 0
        let value = needsSome ? values.captures[capture] : values.captures.needed(capture)
        guard writeRest(value, isList: isList, needsSome: needsSome, &writer) else { return nil }
      }
    }
    guard let conditions = record.conditions else { return writer.url() }
    guard writeItems(conditions.items(inFragment: false), values.items, &writer) else { return nil }
    if let pattern = conditions.fragment {
      guard let fragment = write(pattern, conditions, values, URLWriter(plusIsSpace: writer.plusIsSpace)) else {
        return nil
      }
      if !fragment.isEmpty || !pattern.mayBeAbsent {
        writer.append(fragment: fragment, startsWithSlash: pattern.parts.startsWithSlash)
      }
    }
    return writer.url()
  }

  private func writeOptional(_ value: Argument?, _ type: TableType, _ writer: inout URLWriter) -> Bool {
    guard let value else { return true }
    guard let text = type.text(value) else { return false }
    writer.startSegment()
    return writer.append(text: text)
  }

  private func writeRest(_ value: Argument?, isList: Bool, needsSome: Bool, _ writer: inout URLWriter) -> Bool {
    let segments: [String]
    switch value {
    case nil: segments = []
    case .string(let text)? where !isList: segments = LinkRest.segments(text)
    case .list(let values)? where isList:
      segments = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    default: return false
    }
    guard !segments.isEmpty || !needsSome else { return false }
    for segment in segments {
      writer.startSegment()
      guard !segment.isEmpty, writer.append(text: segment) else { return false }
    }
    return true
  }

  private func writeItems(_ items: [QueryItemPattern], _ values: PlacedValues, _ writer: inout URLWriter) -> Bool {
    for (index, item) in items.enumerated() {
      switch (item.kind, item.kind == .required ? values[index] : values.needed(index)) {
      case (.literal, _): writer.append(key: item.key, literal: item.literal)
      case (.required, nil): return false
      case (.absent, _), (.optional, nil), (.list, nil): continue
      case (.list, .list(let list)?):
        for value in list {
          guard let text = item.type.text(value), writer.append(key: item.key, value: text) else { return false }
        }
      case (.required, let value?), (.optional, let value?), (.list, let value?):
        guard let text = item.type.text(value), writer.append(key: item.key, value: text) else { return false }
      }
    }
    return true
  }

  private func write(
    _ pattern: FragmentPattern, _ conditions: LinkConditions, _ values: WrittenValues, _ writer: consuming URLWriter
  ) -> URLWriter? {
    let parts = pattern.parts
    var capture = parts.firstCapture
    for segment in parts.segments {
      writer.startSegment()
      switch segment {
      case .literal(let literal): writer.append(literal: literal)
      case .capture(let type):
        guard let value = values.captures[capture], let text = type.text(value), writer.append(affixed: text, type)
        else { return nil }
        capture += 1
      }
    }
    switch parts.tail {
    case .none: break
    case .optional: guard writeOptional(values.captures.needed(capture), parts.tailType, &writer) else { return nil }
    case .rest, .optionalRest:
      let needsSome = parts.tail == .rest
      let value = needsSome ? values.captures[capture] : values.captures.needed(capture)
      let isList = if case .list? = value { true } else { false }
      guard writeRest(value, isList: isList, needsSome: needsSome, &writer) else { return nil }
    }
    guard writeItems(conditions.items(inFragment: true), values.fragmentItems, &writer) else { return nil }
    return writer
  }
}

extension URLWriter {
  fileprivate mutating func append(affixed text: String, _ type: TableType) -> Bool {
    let (prefix, suffix) = type.affixes
    append(literal: prefix)
    guard append(text: text) else { return false }
    append(literal: suffix)
    return true
  }
}

struct PlacedValues {
  private struct Value {
    let place: Int
    let argument: Argument
    let number: Int?
  }

  /// A search in a short array is faster than a dictionary.
  private var values: [Value] = []
  /// The arguments with default values that the URL must contain.
  var writtenDefaults = 0

  mutating func add(_ place: Int, _ argument: Argument, _ number: Int?) {
    values.append(Value(place: place, argument: argument, number: number))
  }

  subscript(place: Int) -> Argument? { value(at: place)?.argument }

  func needed(_ place: Int) -> Argument? {
    guard let value = value(at: place) else { return nil }
    guard let number = value.number else { return value.argument }
    return writtenDefaults >> number & 1 == 1 ? value.argument : nil
  }

  private func value(at place: Int) -> Value? { values.first { $0.place == place } }
}

struct WrittenValues {
  private(set) var captures = PlacedValues()
  private(set) var items = PlacedValues()
  private(set) var fragmentItems = PlacedValues()
  private var labels: [UInt8: String] = [:]
  private(set) var defaultCount = 0

  /// The result is `nil` if the destination has too many or too few arguments for the link.
  init?(_ destination: Destination, _ landing: LandingRecord) {
    // The last screen is the destination of the link; a tab without parameters has no screen.
    guard let screen = landing.screens.last else { return }
    let arguments = destination.parts.arguments
    if destination.kind == .tab, arguments.isEmpty { return }
    guard arguments.count == screen.arguments.remainingCount else { return nil }
    for (source, argument) in zip(screen.arguments, arguments) where argument != .none {
      if case .host(let name, let type, _) = source { labels[name] = type.text(argument) }
      let number = argument == source.fallback ? defaultCount : nil
      if number != nil { defaultCount += 1 }
      switch source {
      case .absent, .emptyList, .constant, .host: continue
      case .capture(let capture, _, _): captures.add(capture, argument, number)
      case .restText(let rest, _), .restList(let rest): captures.add(rest, argument, number)
      case .query(false, let item, _), .queryList(false, let item): items.add(item, argument, number)
      case .query(true, let item, _), .queryList(true, let item): fragmentItems.add(item, argument, number)
      }
    }
  }

  var writtenDefaults: Int {
    get { captures.writtenDefaults }
    set {
      captures.writtenDefaults = newValue
      items.writtenDefaults = newValue
      fragmentItems.writtenDefaults = newValue
    }
  }

  func label(_ name: UInt8) -> String? { labels[name] }
}

extension LinkMatch {
  /// The same result as a comparison with ``LandingPlan/destination``, but decodes only the innermost screen of the
  /// link.
  func opens(_ destination: Destination) -> Bool {
    guard record.outcome != .redirect else { return false }
    let landing = record.landing
    let (kind, parts) = (destination.kind, destination.parts)
    guard let screen = landing.screens.last else {
      return kind == .tab && parts.index == landing.tab && parts.arguments.isEmpty
    }
    switch (screen.role, kind) {
    case (.tabArguments, .tab): return parts.index == landing.tab && hasArguments(screen, parts.arguments)
    case (.stack, .push), (.flow, .push), (.sheet, .sheet), (.cover, .cover), (.window, .window), (.app, .link):
      return screen.hasCase(of: parts) && hasArguments(screen, parts.arguments)
    default: return false
    }
  }

  private func hasArguments(_ screen: ScreenRecord, _ values: [Argument]) -> Bool {
    var arguments = screen.arguments
    guard arguments.remainingCount == values.count else { return false }
    for expected in values {
      guard let argument = arguments.next(), value(argument) == expected else { return false }
    }
    return true
  }
}
