import SpecText

extension FileValue {
  /// The members of an object. If a key is repeated, the last member counts, as in JavaScript.
  var distinctMembers: [Member] {
    var places: [String: Int] = [:]
    for (index, member) in members.enumerated() { places[member.key] = index }
    return members.enumerated().filter { places[$0.element.key] == $0.offset }.map(\.element)
  }
}

extension FileValue.Member {
  /// Returns the members of an object. If a key is repeated, the last member counts, as in JavaScript.
  ///
  /// - Throws: A ``FormatError`` if the value is not an object.
  func object() throws(FormatError) -> [FileValue.Member] {
    guard case .object = value else { throw mismatch("an object") }
    return value.distinctMembers
  }

  /// Returns the text of the value.
  ///
  /// - Throws: A ``FormatError`` if the value is not a string.
  func text() throws(FormatError) -> String {
    guard case .string(let text) = value else { throw mismatch("a string") }
    return text
  }

  /// Returns the texts of a list, or of a single string.
  ///
  /// - Throws: A ``FormatError`` if the value contains another value.
  func texts() throws(FormatError) -> [Located<String>] {
    if case .string(let text) = value { return [Located(text, at: span)] }
    guard case .list(let elements) = value else { throw mismatch("a string or a list of strings") }
    var texts: [Located<String>] = []
    for element in elements {
      guard case .string(let text) = element.value else {
        throw FormatError(.input, "a string is expected in \(Quoted(key))", at: element.span)
      }
      texts.append(Located(text, at: element.span))
    }
    return texts
  }

  func mismatch(_ expected: String) -> FormatError {
    let actual =
      switch value {
      case .object: "an object"
      case .list: "a list"
      case .string: "a string"
      case .bool: "`true` or `false`"
      case .number: "a number"
      case .other: "`null`"
      }
    return FormatError(.input, "\(Quoted(key)) is \(actual), but \(expected) is expected", at: span)
  }
}
