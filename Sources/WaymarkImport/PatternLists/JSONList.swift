import SpecText

/// A reader for lists of patterns in JSON: texts, objects with a pattern, or an object with a name for each pattern.
struct JSONList {
  private static let lists: Set<String> = ["patterns", "routes", "links"]
  private var list = PatternList()

  /// A pattern such as `[id]` is not JSON.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    let scalars = bytes.lazy.filter { $0 > 0x20 }.prefix(3).map { Unicode.Scalar($0) }
    guard let first = scalars.first, first == "{" || first == "[" else { return false }
    switch scalars.dropFirst().first {
    case "\""?: return true
    case "{"?: return first == "["
    case "}"?, "]"?: return scalars.count == 2
    default: return false
    }
  }

  static func read(_ value: FileValue, _ file: Int) -> PatternList {
    var reader = JSONList()
    // A root object such as `{"patterns": […]}` can also contain facts that say nothing about links.
    let lists = value.members.filter { Self.lists.contains($0.key) && $0.value.string == nil }
    if lists.isEmpty { reader.read(value, at: .start(ofFile: file)) }
    for member in lists { reader.read(member.value, at: member.span) }
    return reader.list
  }

  private mutating func read(_ value: FileValue, at span: Span) {
    switch value {
    case .list(let elements):
      for element in elements {
        switch element.value {
        case .string(let text): list.rows.append(PatternRow(text, at: element.span))
        case .object(let members): add(members, name: nil, at: element.span)
        default: note("a value in the list is neither a pattern nor an object", at: element.span)
        }
      }
    case .object(let members): for member in members { add(member) }
    default: note("the value is neither a list nor an object", at: span)
    }
  }

  private mutating func note(_ message: String, at span: Span) {
    list.notes.add(ImportNote(.decision, message, help: "add the link by hand", at: span))
  }

  /// Adds a member such as `"/users/:id": "user"`, `"user": "/users/:id"`, or `"user": { "path": "/users/:id" }`.
  private mutating func add(_ member: FileValue.Member) {
    let isPattern = PatternClue(member.key) >= .likely
    switch member.value {
    case .string(let text):
      if isPattern, PatternClue(text) <= PatternClue(member.key) {
        list.rows.append(PatternRow(member.key, to: text, at: member.span))
      } else if PatternClue(text) >= .word {
        list.rows.append(PatternRow(text, to: member.key, at: member.span))
      } else {
        note("neither \(Quoted(member.key)) nor its value is a pattern", at: member.span)
      }
    case .list(let elements):
      for element in elements {
        if let text = element.value.string {
          list.rows.append(PatternRow(text, to: member.key, at: element.span))
        } else {
          note("a value of \(Quoted(member.key)) is not a pattern", at: element.span)
        }
      }
    case .object(let members): add(members, name: member, at: member.span)
    default: note("neither \(Quoted(member.key)) nor its value is a pattern", at: member.span)
    }
  }

  private mutating func add(_ members: [FileValue.Member], name: FileValue.Member?, at span: Span) {
    let indices = ListColumn.indices(of: members.map(\.key))
    let columns = indices.mapValues { members[$0] }
    for (index, member) in members.enumerated() where !indices.values.contains(index) { unused(member) }
    var patterns = columns[.pattern].map(Self.texts) ?? []
    var destination = columns[.destination]?.value.string
    if let name, patterns.isEmpty, PatternClue(name.key) >= .likely {
      patterns = [Located(name.key, name.span)]
    } else {
      destination = destination ?? name?.key
    }
    if patterns.isEmpty { note("the object\(destination.map { " of \(Quoted($0))" } ?? "") has no pattern", at: span) }
    for pattern in patterns {
      var row = PatternRow(pattern.value, to: destination, at: pattern.span)
      row.hosts = columns[.hosts].map(Self.texts) ?? []
      row.schemes = columns[.schemes].map(Self.texts) ?? []
      for parameter in columns[.parameters]?.value.members ?? [] {
        if let type = Self.type(parameter.value) {
          row.parameters.append((parameter.key, Located(type, parameter.span)))
        }
      }
      if let query = columns[.query] { addQuery(query, to: &row) }
      list.rows.append(row)
    }
  }

  private static func texts(_ member: FileValue.Member) -> [Located<String>] {
    guard case .list(let elements) = member.value else {
      return member.value.string.map { [Located($0, member.span)] } ?? []
    }
    return elements.compactMap { element in element.value.string.map { Located($0, element.span) } }
  }

  /// The values of a list become a text such as `a|b`.
  private static func type(_ value: FileValue) -> String? {
    guard case .list(let elements) = value["values"] ?? value else { return value["type"]?.string ?? value.string }
    return elements.compactMap(\.value.string).joined(separator: "|")
  }

  private mutating func addQuery(_ query: FileValue.Member, to row: inout PatternRow) {
    switch query.value {
    case .object(let members): for member in members { addItem(member, to: &row) }
    case .list, .string: row.query += Self.texts(query).map { PatternRow.QueryItem(key: $0.value, span: $0.span) }
    default: unused(query)
    }
  }

  private mutating func addItem(_ member: FileValue.Member, to row: inout PatternRow) {
    let remark = member.value.string.map { ": \(Quoted($0))" } ?? ""
    guard !member.key.isEmpty else { return note("a query without a key is not supported\(remark)", at: member.span) }
    guard member.key != "*" else {
      return inform("the router passes on the whole query\(remark), but a link has only declared parameters", member)
    }
    var item = PatternRow.QueryItem(key: member.key, span: member.span)
    switch member.value {
    case .bool(let isRequired): item.isRequired = isRequired
    case .object(let members): for property in members { set(property, of: &item) }
    default: item.type = Self.type(member.value)
    }
    row.query.append(item)
  }

  private mutating func set(_ member: FileValue.Member, of item: inout PatternRow.QueryItem) {
    switch (member.key, member.value) {
    case ("required", .bool(let isRequired)): item.isRequired = isRequired
    case ("absent", .bool(let isAbsent)): item.isAbsent = isAbsent
    case ("equals", .string(let text)), ("equals", .number(let text)): item.values = [text]
    case ("equals", .list(let elements)), ("values", .list(let elements)):
      item.values = elements.compactMap(\.value.string)
      item.isRequired = item.isRequired ?? (member.key == "equals")
    case ("type", .string(let text)): item.type = text
    case ("as", .string(let text)): item.name = text
    case ("compared", .string(let text)):
      list.notes.add(
        ImportNote(
          .decision, "the router compares the value of `\(item.key)` \(Quoted(text)), but Waymark compares exactly",
          help: "add a link for each spelling that occurs in URLs", at: member.span))
    case ("nested_path", .bool(true)):
      list.notes.add(
        ImportNote(
          .decision, "the value of `\(item.key)` is a path of its own, but Waymark compares the whole value",
          help: "add a link for each spelling that occurs in URLs, such as with a slash at the end", at: member.span))
    default: unused(member, of: item.key)
    }
  }

  private mutating func unused(_ member: FileValue.Member, of owner: String? = nil) {
    let value = member.value.string.map { " (\(Quoted($0)))" } ?? ""
    inform("the key \(Quoted(member.key))\(owner.map { " of `\($0)`" } ?? "") is not used\(value)", member)
  }

  private mutating func inform(_ message: String, _ member: FileValue.Member) {
    list.notes.add(ImportNote(.information, message, at: member.span))
  }
}
