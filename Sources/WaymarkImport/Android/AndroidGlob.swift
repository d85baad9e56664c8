/// A pattern for a path, a query, or a fragment in an intent filter.
///
/// See <https://developer.android.com/guide/topics/manifest/data-element>. A simple pattern contains `.` for any character
/// and `x*` for repetitions of `x`. An advanced pattern also contains sets such as `[a-z]` and other quantifiers.
struct AndroidGlob {
  /// A character or a set with a quantifier.
  struct Item: Hashable {
    enum Characters: Hashable {
      case one(Unicode.Scalar)
      case any
      /// A set, as a regular expression spells the set.
      case set(String)
    }

    var characters: Characters
    /// The quantifier, as a regular expression spells the quantifier; empty for exactly one character.
    var quantifier = ""
  }

  private(set) var items: [Item] = []
  /// A Boolean value that indicates whether the pattern is damaged, such as `[a` or `{x}`.
  private(set) var isInvalid = false

  /// Creates a pattern for a text without wildcards.
  init(literal text: String) {
    items = text.unicodeScalars.map { Item(characters: .one($0)) }
  }

  init(simple text: String) {
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      var item = Item(characters: scalar == "." ? .any : .one(scalar))
      if scalar == "\\", let next = rest.popFirst() { item = Item(characters: .one(next)) }
      if rest.first == "*" {
        rest.removeFirst()
        item.quantifier = "*"
      }
      items.append(item)
    }
  }

  init(advanced text: String) {
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case ".": items.append(Item(characters: .any))
      case "\\": items.append(Item(characters: .one(rest.popFirst() ?? "\\")))
      case "[":
        guard let end = rest.firstIndex(of: "]"), end > rest.startIndex else {
          isInvalid = true
          return
        }
        items.append(Item(characters: .set("[\(String(String.UnicodeScalarView(rest[..<end])))]")))
        rest = rest[(end + 1)...]
      case "*", "+": quantify(String(scalar))
      case "{":
        guard let end = rest.firstIndex(of: "}"), Self.isRange(rest[..<end]) else {
          isInvalid = true
          return
        }
        quantify("{\(String(String.UnicodeScalarView(rest[..<end])))}")
        rest = rest[(end + 1)...]
      default: items.append(Item(characters: .one(scalar)))
      }
    }
  }

  private mutating func quantify(_ quantifier: String) {
    if items.isEmpty || items.last?.quantifier != "" {
      isInvalid = true
    } else {
      items[items.count - 1].quantifier = quantifier
    }
  }

  /// Returns a Boolean value that indicates whether a text is a range of a quantifier, such as `3`, `3,`, and `3,6`.
  private static func isRange(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
    return numbers.count <= 2 && numbers[0].count > 0
      && numbers.allSatisfy { $0.count <= 3 && $0.allSatisfy { "0"..."9" ~= $0 } }
  }
}

extension AndroidGlob.Item {
  /// A Boolean value that indicates whether the item is `.*` or `.+`, which also match slashes.
  var isWildcard: Bool { characters == .any && (quantifier == "*" || quantifier == "+") }

  /// The literal character, or `nil` for another item.
  var literal: Unicode.Scalar? {
    if case .one(let scalar) = characters, quantifier.isEmpty { scalar } else { nil }
  }

  /// The item as a regular expression.
  var expression: String {
    switch characters {
    case .one(let scalar): ExpressionText.escaped(String(scalar)) + quantifier
    case .any: "[^/]" + quantifier
    case .set(let set): set + quantifier
    }
  }
}
