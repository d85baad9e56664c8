import WaymarkDiagnostics

/// An importer that adds the rows of a list to an app as links.
struct LinkImporter {
  private let isOrdered: Bool
  private var notation: PatternNotation
  private var links: [(link: ImportedLink, rank: Int?)] = []
  private(set) var notes = GroupedNotes()
  /// The maximum number of items of a query that a list specifies beside a pattern.
  private static let mostQueryItems = 256

  /// - Parameters:
  ///   - rows: The rows.
  ///   - isOrdered: A Boolean value that indicates whether the router takes the first pattern that matches a URL.
  init(_ rows: [PatternRow], isOrdered: Bool) {
    self.isOrdered = isOrdered
    notation = PatternNotation(style: PatternStyle(of: rows.lazy.map(\.text)))
    for row in rows { add(row) }
  }

  /// Adds the links and the notes to an app.
  func finish(_ app: inout ImportedApp) {
    let isRanked = links.contains { $0.rank != nil }
    // The sort is stable, because the offset decides between equal ranks.
    let order =
      isRanked
      ? links.enumerated().sorted {
        ($0.element.rank ?? .max, $0.offset) < ($1.element.rank ?? .max, $1.offset)
      }.map(\.element)
      : links
    app.links += order.map(\.link)
    app.notes += notes.all
  }

  private mutating func add(_ row: PatternRow) {
    for note in row.notes { notes.add(note) }
    let origin = OriginTexts(schemes: row.schemes, hosts: row.hosts)
    for note in origin.notes { notes.add(note) }
    let parameters = parameters(of: row)
    var result = notation.parse(row.text, parameters: parameters, at: row.span)
    guard !result.patterns.isEmpty else {
      let target = row.destination.map { ", which opens \(Quoted($0))" } ?? ""
      notes.add(ImportNote(.decision, "the draft has no link for \(Quoted(row.text))\(target)", at: row.span))
      for note in result.notes { notes.add(note) }
      return
    }
    for name in parameters.keys.sorted() where !result.patterns.contains(where: { $0.hasCapture(name) }) {
      notes.add(
        ImportNote(.information, "the pattern has no capture for the parameter \(Quoted(name))", at: row.span))
    }
    let items = row.query.prefix(Self.mostQueryItems).compactMap { queryItem($0) }
    if row.query.count > Self.mostQueryItems {
      notes.add(
        ImportNote(
          .decision, "the query has more than \(Self.mostQueryItems) items, so the draft omits some", at: row.span))
    }
    for index in result.patterns.indices {
      result.patterns[index].apply(origin)
      for item in items where !result.patterns[index].query.contains(where: { $0.key == item.key }) {
        result.patterns[index].query.append(item)
      }
    }
    var link = ImportedLink(result.patterns, to: row.destination, text: row.text, at: row.span)
    link.notes = result.notes
    link.isOrdered = isOrdered
    links.append((link, row.rank))
  }

  private mutating func parameters(of row: PatternRow) -> [String: ImportedPattern.CaptureType] {
    var parameters: [String: ImportedPattern.CaptureType] = [:]
    for (name, type) in row.parameters {
      let meaning = notation.meaning(ofType: type.value, isStrict: true)
      for note in meaning.notes { notes.add(note, at: type.span) }
      if !meaning.isRest { parameters[name] = meaning.type }
    }
    return parameters
  }

  private mutating func queryItem(_ item: PatternRow.QueryItem) -> ImportedPattern.QueryItem? {
    guard !item.isAbsent else { return .init(item.key, .absent) }
    if item.values.count == 1, item.isRequired != false { return .init(item.key, .literal(item.values[0])) }
    var capture = ImportedPattern.Capture(item.name ?? item.key, isOptional: item.isRequired != true)
    if !item.values.isEmpty {
      capture.type = .values(item.values)
    } else if let type = item.type {
      let meaning = notation.meaning(ofType: type, isStrict: !capture.isOptional)
      for note in meaning.notes { notes.add(note, at: item.span) }
      capture.type = meaning.type
    }
    return .init(item.key, .capture(capture))
  }
}

extension ImportedPattern {
  /// Adds the schemes and hosts of a row to a pattern without its own origin.
  fileprivate mutating func apply(_ origin: OriginTexts) {
    if schemes.isEmpty { schemes = origin.schemes }
    let isWeb = schemes.isEmpty || schemes.contains("https") || schemes.contains("http")
    if hosts.isEmpty, isWeb { hosts = origin.hosts }
    guard let name = origin.hostCapture else { return }
    // On the web, the host is the first part of the value, so the rest of the value can be empty.
    for index in segments.indices {
      if case .rest(name, false) = segments[index] { segments[index] = .rest(name: name, allowsEmpty: true) }
    }
  }

  /// Returns a Boolean value that indicates whether a part of the pattern is a capture with a name.
  fileprivate func hasCapture(_ name: String) -> Bool {
    segments.contains { segment in
      switch segment {
      case .literal: false
      case .capture(let capture, _, _):
        capture.name == name || capture.name.split(separator: "_").contains { $0 == name }
      case .rest(let rest, _): rest == name
      }
    } || query.contains { if case .capture(let capture) = $0.value { capture.name == name } else { false } }
      || hosts.contains { $0.contains("{\(name)}") }
  }
}
