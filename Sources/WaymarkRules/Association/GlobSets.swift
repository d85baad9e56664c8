import RegularSets
import SpecText

/// A cache of the strings that each pattern matches. In a path and a fragment, slashes separate the percent-decoded
/// segments, and the private-use character U+E000 represents an encoded slash (`%2F`).
package struct GlobSets {
  static let innerSlash: Unicode.Scalar = "\u{E000}"

  private let variables: [String: [String]]
  private var sets: [Key: RegularSet?] = [:]
  /// An untrusted file may contain many patterns that exceed the limits. At 0, no further sets are computed.
  private var failuresLeft = 8
  private var bytesLeft = 4_000_000

  private struct Key: Hashable {
    let pattern: String
    let form: Form
  }

  struct Form: Hashable {
    let hasSegments: Bool
    let isCaseSensitive: Bool
    let isPercentEncoded: Bool
  }

  package init(_ variables: [String: [String]]) { self.variables = variables }

  /// Returns the paths that a pattern matches, or `nil` if the set is too large.
  package mutating func paths(of pattern: String, isCaseSensitive: Bool, isPercentEncoded: Bool) -> RegularSet? {
    let form = Form(hasSegments: true, isCaseSensitive: isCaseSensitive, isPercentEncoded: isPercentEncoded)
    var union: RegularSet?
    for pattern in AssociationPatternPart.paths(of: pattern) {
      guard let paths = texts(of: pattern, form), let all = try? union?.union(paths) ?? paths else { return nil }
      union = all
    }
    return union
  }

  mutating func texts(of pattern: String, _ form: Form) -> RegularSet? {
    let key = Key(pattern: pattern, form: form)
    if let set = sets[key] { return set }
    guard failuresLeft > 0, bytesLeft > 0 else { return nil }
    var parts = GlobParts(variables, form)
    let set: RegularSet?
    do throws(TooManyStatesError) {
      try parts.append(pattern)
      set = try parts.set()
    } catch {
      failuresLeft -= 1
      set = nil
    }
    bytesLeft -= parts.size
    sets[key] = .some(set)
    return set
  }
}

/// The set is a concatenation, because regular expressions must be short and a variable such as `$(lang)` has hundreds
/// of values.
private struct GlobParts {
  /// The property `text` contains the regular expression that is not finished yet.
  private var sets: [RegularSet] = []
  private var text = ""
  private(set) var size = 0
  private var isEmpty = false
  private let variables: [String: [String]]
  private let form: GlobSets.Form

  private static let longest = 600
  /// A value with more letters becomes a regular expression instead of a list of all spellings.
  private static let mostLetters = 4
  private static let mostPatterns = 64

  init(_ variables: [String: [String]], _ form: GlobSets.Form) {
    self.variables = variables
    self.form = form
  }

  mutating func set() throws(TooManyStatesError) -> RegularSet {
    guard !isEmpty else { return .empty }
    try endExpression()
    return try sets.isEmpty ? .emptyText : sets.count == 1 ? sets[0] : .concatenation(sets)
  }

  mutating func append(_ pattern: String) throws(TooManyStatesError) {
    for part in AssociationPatternPart.all(in: pattern) {
      switch part {
      case .any: text += ".*"
      case .one: text += "."
      case .text(let literal): try append(literal: literal)
      case .variable(let name): try append(variable: name)
      }
      if text.utf8.count > Self.longest { try endExpression() }
    }
  }

  private mutating func endExpression() throws(TooManyStatesError) {
    guard !text.isEmpty else { return }
    guard let set = try? RegularSet.matching(text) else { throw TooManyStatesError() }
    sets.append(set)
    size += text.utf8.count
    text = ""
  }

  private mutating func append(literal: String) throws(TooManyStatesError) {
    var rest = literal.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "%" where form.isPercentEncoded: append(escapes: &rest)
      case "/" where form.hasSegments && !form.isPercentEncoded: text += "[/\\u{E000}]"
      default: append(scalar)
      }
      if text.utf8.count > Self.longest { try endExpression() }
    }
  }

  private mutating func append(variable name: String) throws(TooManyStatesError) {
    try endExpression()
    var literals: [String] = []
    var others: [RegularSet] = []
    for text in variables[name] ?? AssociationFile.systemVariables[name] ?? [] {
      size += text.utf8.count
      if let own = self.literals(text) {
        literals += own
      } else {
        var parts = GlobParts(variables, form)
        try parts.append(text)
        guard others.count < Self.mostPatterns else { throw TooManyStatesError() }
        others.append(try parts.set())
        size += parts.size
      }
    }
    var set = try RegularSet.texts(literals)
    for other in others { set = try set.union(other) }
    if set.isEmpty { isEmpty = true }
    sets.append(set)
  }

  private func literals(_ text: String) -> [String]? {
    let special = "*?" + (form.isPercentEncoded ? "%" : "/")
    guard !text.unicodeScalars.contains(where: { special.unicodeScalars.contains($0) || Self.isControl($0) }) else {
      return nil
    }
    guard !form.isCaseSensitive else { return [text] }
    guard text.utf8.lazy.filter({ Self.isLetter(Unicode.Scalar($0)) }).count <= Self.mostLetters else { return nil }
    return text.unicodeScalars.reduce([""]) { texts, scalar in
      let both = [scalar] + (Self.otherCase(scalar).map { [$0] } ?? [])
      return texts.flatMap { text in both.map { text + String($0) } }
    }
  }

  /// If no canonical URL can contain the escapes, the function sets `isEmpty` instead.
  private mutating func append(escapes rest: inout Substring.UnicodeScalarView) {
    var bytes: [UInt8] = []
    var next = rest
    while next.count >= 2 {
      let digits = next.prefix(2)
      guard digits.allSatisfy({ "0123456789ABCDEF".unicodeScalars.contains($0) }),
        let byte = UInt8(String(digits), radix: 16)
      else { break }
      bytes.append(byte)
      rest = next.dropFirst(2)
      guard byte >= 0x80, rest.first == "%" else { break }
      next = rest.dropFirst()
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    guard !bytes.isEmpty, Array(decoded.utf8) == bytes else {
      isEmpty = true
      return
    }
    for scalar in decoded.unicodeScalars { append(scalar == "/" && form.hasSegments ? GlobSets.innerSlash : scalar) }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if Self.isControl(scalar) { isEmpty = true }
    guard !isEmpty else { return }
    let other = scalar.isASCII && !form.isCaseSensitive ? Self.otherCase(scalar) : nil
    if let other {
      text += "[\(scalar)\(other)]"
    } else {
      text += "\\u{\(String(scalar.value, radix: 16))}"
    }
  }

  private static func otherCase(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    isLetter(scalar) ? Unicode.Scalar(scalar.value ^ 0x20) : nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }
}
