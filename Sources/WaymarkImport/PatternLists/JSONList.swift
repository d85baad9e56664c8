import AppleFormats
import WaymarkDiagnostics

/// A reader for lists of patterns in JSON, such as the routes of Vue Router.
struct JSONList {
  private static let lists: Set<String> = [
    "patterns", "routes", "links", "deeplinks", "deepLinks", "paths", "urls", "pages",
  ]
  /// The keys of the root object that say nothing about links.
  private static let ignored: Set<String> = [
    "app", "name", "version", "cases", "examples", "tests", "description", "$schema",
  ]
  private static let deepestNesting = 32
  /// The number of bytes that nested routes can inherit from the paths around them.
  private var inheritedBytesLeft = 1 << 26

  private var list = PatternList()
  private let file: Int

  /// The values that objects inherit from the objects around them.
  private struct Scope {
    var path = ""
    var hosts: [Located<String>] = []
    var schemes: [Located<String>] = []
    var depth = 0
  }

  /// Returns a Boolean value that indicates whether a text starts like JSON, and not like a pattern such as `[id]`.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...].drop { $0 <= 0x20 }
    guard let first = rest.popFirst(), first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return false }
    rest = rest.drop { $0 <= 0x20 }
    guard let second = rest.popFirst() else { return false }
    switch second {
    case UInt8(ascii: "\""): return true
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return !rest.contains { $0 > 0x20 }
    case UInt8(ascii: "{"): return first == UInt8(ascii: "[")
    case UInt8(ascii: "["): return first == UInt8(ascii: "[") && rest.drop { $0 <= 0x20 }.first == UInt8(ascii: "\"")
    default: return false
    }
  }

  /// Reads the patterns of a JSON value.
  static func read(_ value: FileValue, _ file: Int) -> PatternList {
    var reader = JSONList(file: file)
    reader.readRoot(value)
    return reader.list
  }

  private init(file: Int) { self.file = file }

  private mutating func readRoot(_ value: FileValue) {
    let members = value.members
    guard members.contains(where: { Self.lists.contains($0.key) && !$0.value.isText }) else {
      return read(value, Scope(), at: .start(ofFile: file))
    }
    var scope = Scope()
    for member in members {
      switch ListColumn(member.key) {
      case .hosts: scope.hosts = texts(member)
      case .schemes: scope.schemes = texts(member)
      default: break
      }
    }
    for member in members {
      if Self.lists.contains(member.key) {
        read(member.value, scope, at: member.span)
      } else if !Self.ignored.contains(member.key), ![.hosts, .schemes].contains(ListColumn(member.key)) {
        list.notes.add(ImportNote(.information, "the key \(Quoted(member.key)) is not used", at: member.span))
      }
    }
  }

  private mutating func read(_ value: FileValue, _ scope: Scope, at span: Span) {
    guard scope.depth < Self.deepestNesting else {
      return list.notes.add(ImportNote(.decision, "the routes are nested too deep, so the draft omits some", at: span))
    }
    var scope = scope
    scope.depth += 1
    switch value {
    case .string(let text): list.rows.append(row(text, nil, scope, at: span))
    case .list(let elements):
      for element in elements {
        guard canInherit(scope, at: span) else { return }
        if let row = pair(element, scope) {
          list.rows.append(row)
        } else if case .object(let members) = element.value,
          !members.contains(where: { PatternClue($0.key) >= .likely })
        {
          object(members, scope, key: nil, at: element.span)
        } else {
          read(element.value, scope, at: element.span)
        }
      }
    case .object(let members):
      if members.contains(where: { ListColumn($0.key) == .pattern || ListColumn($0.key) == .children }),
        !members.contains(where: { PatternClue($0.key) == .certain })
      {
        object(members, scope, key: nil, at: span)
      } else {
        for member in members { entry(member, scope) }
      }
    case .bool, .number, .other:
      list.notes.add(ImportNote(.decision, "a value in the list is neither a pattern nor an object", at: span))
    }
  }

  /// Returns the row for a list of two texts, such as `["/users/:id", "user"]`.
  private mutating func pair(_ element: FileValue.Element, _ scope: Scope) -> PatternRow? {
    guard case .list(let parts) = element.value, parts.count == 2, let first = parts[0].value.string,
      let second = parts[1].value.string
    else { return nil }
    let isFlipped = PatternClue(second) > PatternClue(first)
    guard isFlipped || PatternClue(second) < .certain else { return nil }
    return isFlipped
      ? row(second, first, scope, at: parts[1].span) : row(first, second, scope, at: parts[0].span)
  }

  private mutating func row(_ text: String, _ destination: String?, _ scope: Scope, at span: Span) -> PatternRow {
    var row = PatternRow(joined(scope.path, text), to: destination, at: span)
    row.hosts = scope.hosts
    row.schemes = scope.schemes
    return row
  }

  /// Returns a Boolean value that indicates whether a route can inherit the path around it, and adds a note otherwise.
  private mutating func canInherit(_ scope: Scope, at span: Span) -> Bool {
    if scope.path.isEmpty || inheritedBytesLeft > 0 && scope.path.utf8.count <= PatternNotation.longest { return true }
    list.notes.add(
      ImportNote(.decision, "the paths of nested routes are too long, so the draft omits some routes", at: span))
    return false
  }

  /// Returns the path of a nested route. A path that starts with a slash is not relative.
  private mutating func joined(_ parent: String, _ path: String) -> String {
    guard !parent.isEmpty, !path.hasPrefix("/"), !path.contains("://") else { return path }
    inheritedBytesLeft = max(0, inheritedBytesLeft - parent.utf8.count)
    if path.isEmpty { return parent }
    return parent.hasSuffix("/") ? parent + path : "\(parent)/\(path)"
  }

  /// Reads a member such as `"/users/:id": "user"`, `"user": "/users/:id"`, or `"user": { "path": "/users/:id" }`.
  private mutating func entry(_ member: FileValue.Member, _ scope: Scope) {
    let isPattern = PatternClue(member.key) >= .likely
    switch member.value {
    case .string(let text):
      if isPattern, PatternClue(text) <= PatternClue(member.key) {
        list.rows.append(row(member.key, text, scope, at: member.span))
      } else if PatternClue(text) >= .word {
        list.rows.append(row(text, member.key, scope, at: member.span))
      } else {
        list.notes.add(
          ImportNote(.decision, "neither \(Quoted(member.key)) nor its value is a pattern", at: member.span))
      }
    case .list(let elements):
      for element in elements {
        guard let text = element.value.string else {
          read(element.value, scope, at: element.span)
          continue
        }
        let (pattern, name) = isPattern && PatternClue(text) < .likely ? (member.key, text) : (text, member.key)
        list.rows.append(row(pattern, name, scope, at: element.span))
      }
    case .object(let members): object(members, scope, key: member, at: member.span)
    case .other where isPattern: list.rows.append(row(member.key, nil, scope, at: member.span))
    case .bool, .number, .other:
      list.notes.add(
        ImportNote(.decision, "neither \(Quoted(member.key)) nor its value is a pattern", at: member.span))
    }
  }

  private mutating func object(_ members: [FileValue.Member], _ scope: Scope, key: FileValue.Member?, at span: Span) {
    var columns: [ListColumn: FileValue.Member] = [:]
    var unused: [FileValue.Member] = []
    var route: FileValue.Member?
    for member in members {
      guard let column = ListColumn(member.key) else {
        unused.append(member)
        continue
      }
      guard let other = columns[column] else {
        columns[column] = member
        continue
      }
      let isBetter = ListColumn.rank(member.key) < ListColumn.rank(other.key)
      if isBetter { columns[column] = member }
      let rest = isBetter ? other : member
      if column == .pattern, rest.value.isText, ListColumn.canBeDestination(rest.key) { route = rest }
    }
    var scope = scope
    if let hosts = columns[.hosts] { scope.hosts = texts(hosts) }
    if let schemes = columns[.schemes] { scope.schemes = texts(schemes) }
    let patterns = columns[.pattern].map { texts($0) } ?? []
    let keyIsPattern = key.map { patterns.isEmpty && PatternClue($0.key) >= .likely } ?? false
    let places = keyIsPattern ? key.map { [Located($0.key, at: $0.span)] } ?? [] : patterns
    let destination = (columns[.destination] ?? route)?.value.string ?? (keyIsPattern ? nil : key?.key)
    let children = columns[.children]
    let redirect = members.first { JSONFields.isRedirect($0) }
    if let redirect {
      list.isComplete = true
      for place in places {
        guard canInherit(scope, at: span) else { return }
        let path = joined(scope.path, place.value)
        list.notes.add(JSONFields.redirect(redirect, from: path))
      }
    }
    // A child without a path of its own replaces its parent.
    let isReplaced = children.map { Self.hasIndex($0.value) } ?? false
    for place in places where redirect == nil && (children == nil || destination != nil && !isReplaced) {
      guard canInherit(scope, at: span) else { return }
      var row = self.row(place.value, destination, scope, at: place.span)
      fill(&row, columns)
      for member in unused { row.notes.append(JSONFields.unused(member)) }
      list.rows.append(row)
    }
    guard let children else {
      if places.isEmpty {
        let isIndex = members.contains { if $0.key == "index", case .bool(true) = $0.value { true } else { false } }
        if isIndex, !scope.path.isEmpty {
          var row = self.row("", destination, scope, at: span)
          fill(&row, columns)
          list.rows.append(row)
        } else {
          list.notes.add(
            ImportNote(
              .decision, "the object" + (destination.map { " of \(Quoted($0))" } ?? "") + " has no pattern",
              help: "add the link by hand", at: span))
        }
      }
      return
    }
    scope.path = joined(scope.path, places.first?.value ?? "")
    guard canInherit(scope, at: span) else { return }
    read(children.value, scope, at: children.span)
  }

  private static func hasIndex(_ children: FileValue) -> Bool {
    guard case .list(let elements) = children else { return false }
    return elements.contains { element in
      element.value.members.contains { member in
        if case .bool(true) = member.value, member.key == "index" { return true }
        return ListColumn(member.key) == .pattern && member.value.string?.isEmpty == true
      }
    }
  }

  private mutating func fill(_ row: inout PatternRow, _ columns: [ListColumn: FileValue.Member]) {
    row.count = columns[.count]?.value.integer.map { max(0, $0) } ?? 0
    row.rank = columns[.order]?.value.integer ?? columns[.priority]?.value.integer.map { -max($0, -Int.max) }
    if let member = columns[.parameters] { JSONFields.addParameters(member, to: &row) }
    if let member = columns[.query] { JSONFields.addQuery(member, to: &row) }
  }

  /// Returns a text or the texts of a list.
  private func texts(_ member: FileValue.Member) -> [Located<String>] {
    switch member.value {
    case .string(let text): [Located(text, at: member.span)]
    case .list(let elements):
      elements.compactMap { element in element.value.string.map { Located($0, at: element.span) } }
    default: []
    }
  }
}

extension FileValue {
  /// A Boolean value that indicates whether the value is a string.
  fileprivate var isText: Bool { string != nil }

  /// The integer of a number or of a string.
  fileprivate var integer: Int? {
    switch self {
    case .number(let text), .string(let text): Int(text)
    default: nil
    }
  }
}
