import SpecText

/// A reader for the parameters and the query of a route in JSON.
enum JSONFields {
  /// Adds the types of captures to a row.
  static func addParameters(_ member: FileValue.Member, to row: inout PatternRow) {
    switch member.value {
    case .object(let members):
      for parameter in members {
        if let type = type(parameter.value) {
          row.parameters.append((parameter.key, Located(type, at: parameter.span)))
        }
      }
    // A list has only the names.
    case .list, .string: break
    default: row.notes.append(unused(member))
    }
  }

  /// Returns the text of a type, or the type in an object.
  private static func type(_ value: FileValue) -> String? {
    switch value {
    case .string(let text): text
    case .object:
      (value["type"] ?? value["pattern"] ?? value["regex"] ?? value["matching"])?.string
        ?? values(value["values"] ?? value["enum"])
    case .list: values(value)
    default: nil
    }
  }

  private static func values(_ value: FileValue?) -> String? {
    guard case .list(let elements)? = value else { return nil }
    let texts = elements.compactMap(\.value.string)
    return texts.isEmpty ? nil : texts.joined(separator: "|")
  }

  /// Adds the items of a query to a row.
  static func addQuery(_ member: FileValue.Member, to row: inout PatternRow) {
    switch member.value {
    case .object(let members): for item in members { add(item, to: &row) }
    case .list(let elements):
      for element in elements {
        if let key = element.value.string { row.query.append(.init(key: key, span: element.span)) }
      }
    case .string(let text):
      for key in text.split(separator: "&") {
        let parts = key.split(separator: "=", maxSplits: 1)
        guard let key = parts.first?.trimmed, !key.isEmpty else { continue }
        row.query.append(.init(key: key, span: member.span))
      }
    default: row.notes.append(unused(member))
    }
  }

  private static func add(_ member: FileValue.Member, to row: inout PatternRow) {
    if member.key == "*" {
      let remark = member.value.string.map { " (\(Quoted($0)))" } ?? ""
      row.notes.append(
        ImportNote(
          .information, "the router passes on the whole query\(remark), but a link has only declared parameters",
          at: member.span))
      return
    }
    guard !member.key.isEmpty else {
      row.notes.append(
        ImportNote(
          .decision, "a query without a key is not supported\(member.value.string.map { ": \(Quoted($0))" } ?? "")",
          help: "check the query in the app", at: member.span))
      return
    }
    var item = PatternRow.QueryItem(key: member.key, span: member.span)
    switch member.value {
    case .string(let text):
      item.type = text
      if text == "required" { (item.type, item.isRequired) = (nil, true) }
      if text == "optional" { (item.type, item.isRequired) = (nil, false) }
    case .bool(let isRequired): item.isRequired = isRequired
    case .object(let members): for property in members { set(property, of: &item, in: &row) }
    case .list: item.type = values(member.value)
    default: row.notes.append(unused(member))
    }
    row.query.append(item)
  }

  private static func set(_ member: FileValue.Member, of item: inout PatternRow.QueryItem, in row: inout PatternRow) {
    switch (member.key, member.value) {
    case ("required", .bool(let isRequired)): item.isRequired = isRequired
    case ("optional", .bool(let isOptional)): item.isRequired = !isOptional
    case ("absent", .bool(let isAbsent)): item.isAbsent = isAbsent
    case ("equals", .string(let text)), ("value", .string(let text)), ("equals", .number(let text)),
      ("const", .string(let text)):
      item.values = [text]
    case ("equals", .bool(let value)): item.values = ["\(value)"]
    case ("equals", .list(let elements)), ("values", .list(let elements)), ("enum", .list(let elements)):
      item.values = elements.compactMap(\.value.string)
      item.isRequired = item.isRequired ?? (member.key == "equals")
    case ("type", .string(let text)), ("pattern", .string(let text)), ("regex", .string(let text)): item.type = text
    case ("as", .string(let text)), ("name", .string(let text)): item.name = text
    case ("default", let value):
      let text = value.string.map { $0.isEmpty ? "value of an empty text" : "value \(Quoted($0))" } ?? "value"
      row.notes.append(
        ImportNote(
          .information, "the query item `\(item.key)` has a default \(text)",
          help: "write `= VALUE` after the type of the parameter", at: member.span))
    case ("compared", .string(let text)):
      row.notes.append(
        ImportNote(
          .decision, "the router compares the value of `\(item.key)` \(Quoted(text)), but Waymark compares exactly",
          help: "add a link for each spelling that occurs in URLs", at: member.span))
    case ("nested_path", .bool(true)):
      row.notes.append(
        ImportNote(
          .decision, "the value of `\(item.key)` is a path of its own, but Waymark compares the whole value",
          help: "add a link for each spelling that occurs in URLs, such as with a slash at the end", at: member.span))
    case ("must_be_first", .bool(true)):
      row.notes.append(
        ImportNote(
          .information, "the query item `\(item.key)` must be first, but the order of items does not matter in Waymark",
          at: member.span))
    default: row.notes.append(unused(member, of: item.key))
    }
  }

  /// Returns a Boolean value that indicates whether a member says that a route leads to another path instead of a screen.
  static func isRedirect(_ member: FileValue.Member) -> Bool {
    guard ["redirect", "redirectTo", "redirect_to"].contains(member.key) else { return false }
    return switch member.value {
    case .string(let text): !text.isEmpty
    case .object: true
    default: false
    }
  }

  /// Returns the note for a route that leads to another path. The draft has no link for the route.
  static func redirect(_ member: FileValue.Member, from path: String) -> ImportNote {
    let target = member.value.string.map { "to \(Quoted($0))" } ?? "to another route"
    return ImportNote(
      .decision, "the route \(Quoted(path.isEmpty ? "/" : path)) redirects \(target), so the draft has no link for it",
      help: "add the route under `redirects`", at: member.span)
  }

  /// Returns the note for a member that the draft omits.
  static func unused(_ member: FileValue.Member, of owner: String? = nil) -> ImportNote {
    let value = member.value.string.map { " (\(Quoted($0)))" } ?? ""
    let place = owner.map { " of `\($0)`" } ?? ""
    return ImportNote(.information, "the key \(Quoted(member.key))\(place) is not used\(value)", at: member.span)
  }
}
