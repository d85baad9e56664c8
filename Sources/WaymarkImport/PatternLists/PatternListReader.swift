import SpecText

package struct PatternListReader {
  private var notation = PatternNotation()
  private var links: [ImportedLink] = []
  private var notes: GroupedNotes
  private static let mostQueryItems = 256

  /// The content determines the format of the list, not the name of the file.
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let source = source.withoutByteOrderMark
    let file = app.files.count
    app.files.append(source)
    try InputOption.patterns.check(source, file: file)
    if let error = FormatError.encoding(of: source.bytes, file: file, .input) { throw error }
    guard source.bytes.contains(where: { $0 > 0x20 }) else {
      throw FormatError(
        .input, "the file is empty", at: .start(ofFile: file), help: "write a pattern such as `/users/:id` on each line"
      )
    }
    let list = try list(source, file)
    guard !list.rows.isEmpty else {
      throw FormatError(
        .input, "the file contains no URL pattern", at: .start(ofFile: file),
        help: "write a pattern such as `/users/:id` on each line, or a table with a column `pattern`")
    }
    var reader = PatternListReader(notes: list.notes)
    for row in list.rows { reader.add(row) }
    app.links += reader.links
    app.notes += reader.notes.all
  }

  private init(notes: GroupedNotes) { self.notes = notes }

  private static func list(_ source: SourceFile, _ file: Int) throws(FormatError) -> PatternList {
    if JSONList.isJSON(source.bytes) {
      return JSONList.read(try JSONParser.value(source.bytes, file: file, of: .input), file)
    }
    let text = SourceText(source, file)
    if let table = try DelimitedList.read(text) { return table }
    return try TextList.read(text)
  }

  private mutating func add(_ row: PatternRow) {
    let origin = OriginTexts(schemes: row.schemes, hosts: row.hosts)
    for note in origin.notes { notes.add(note) }
    var parameters: [String: ImportedPattern.CaptureType] = [:]
    for (name, type) in row.parameters {
      let meaning = notation.meaning(ofType: type.value, isStrict: true)
      for note in meaning.notes { notes.add(note, at: type.span) }
      if !meaning.isRest { parameters[name] = meaning.type }
    }
    guard !row.opensUnknownURLs else {
      return notes.add(
        ImportNote(
          .decision,
          "\(Quoted(row.text)) opens \(Quoted(row.destination ?? "")) for unknown URLs, which a spec leaves unmatched",
          help: "show the screen where the app handles unmatched URLs", at: row.span))
    }
    var result = notation.parse(row.text, parameters: parameters, at: row.span)
    guard !result.patterns.isEmpty else {
      let target = row.destination.map { ", which opens \(Quoted($0))" } ?? ""
      notes.add(ImportNote(.decision, "the draft has no link for \(Quoted(row.text))\(target)", at: row.span))
      for note in result.notes { notes.add(note) }
      return
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
    links.append(link)
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

extension PatternRow {
  fileprivate var opensUnknownURLs: Bool {
    ["*", "/*", "**", "/**"].contains(text)
      && destination?.lowercased().filter(\.isLetter).hasPrefix("notfound") == true
  }
}

extension ImportedPattern {
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
}

/// The schemes and hosts that a list specifies beside a pattern, including remarks such as `firefox (app scheme)`.
private struct OriginTexts {
  var schemes: [String] = []
  var hosts: [String] = []
  var notes: [ImportNote] = []
  /// The name of the capture that also contains the host, such as `serverUrl`.
  var hostCapture: String?

  init(schemes: [Located<String>], hosts: [Located<String>]) {
    for scheme in schemes {
      let text = scheme.value.trimmed
      let word = text.prefix { $0 != " " && $0 != "(" }.lowercased()
      let remark = text.dropFirst(word.count).trimmed
      if word.isScheme, remark.isEmpty || remark.hasPrefix("("), !Self.isAny(word), word != "scheme-relative" {
        if !self.schemes.contains(word) { self.schemes.append(word) }
      } else if !text.isEmpty {
        // If the list also names schemes, no link is lost.
        notes.append(
          ImportNote(
            schemes.count == 1 ? .decision : .information,
            Self.isAny(word)
              ? "the router accepts every scheme" : "the draft omits \(Quoted(text)), which is not a scheme",
            help: "list the schemes of the app's links under `origins`", at: scheme.span))
      }
    }
    for host in hosts {
      let words = host.value.split(separator: " ").map(String.init)
      guard let first = words.first, !Self.isAny(first.filter { $0 != ";" }) else {
        if host.value.contains("host is part of") { hostCapture = words.last }
        notes.append(
          ImportNote(
            .decision, "the router accepts every host (\(Quoted(host.value)))",
            help: "list the hosts of the app's links under `origins`", at: host.span))
        continue
      }
      var found: [ImportNote] = []
      if let host = HostText.host(host.value, &found), !self.hosts.contains(host) { self.hosts.append(host) }
      notes += found.map { ImportNote($0.kind, $0.message, help: $0.help, at: host.span) }
    }
  }

  private static func isAny(_ text: String) -> Bool { ["*", "any", "all"].contains(text.lowercased()) }
}

/// Notes without repetitions. Equal notes about several rows become one note with their number.
struct GroupedNotes {
  /// By the note without its place.
  private var indices: [ImportNote: Int] = [:]
  private var notes: [(note: ImportNote, count: Int)] = []

  mutating func add(_ note: ImportNote, at span: Span? = nil) {
    var note = note
    note.span = note.span ?? span
    var key = note
    key.span = nil
    if let index = indices[key] {
      notes[index].count += 1
    } else {
      indices[key] = notes.count
      notes.append((note, 1))
    }
  }

  /// In the order of addition, each with the place of its first occurrence.
  var all: [ImportNote] {
    notes.map { entry in
      var note = entry.note
      if entry.count > 1 { note.message += " (\(entry.count) times)" }
      return note
    }
  }
}
