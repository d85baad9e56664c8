/// A pool of texts with examples for all regions that the words, types, and affixes of random specs distinguish.
///
/// Each shape is matched against each text only once, so a verdict needs only set operations.
final class TextPool {
  let texts: [String]
  /// The texts that are valid as path segments, in lowercase, as host labels, as query values, and as fragment
  /// segments.
  let segments, lowerCase, labels, values, fragmentSegments: TextSet

  /// A number that selects among equivalent texts.
  var turn = 0

  private let bytes: [[UInt8]]
  private let numbers: [String: Int]
  private var known: [TextShape: TextSet] = [:]
  private var knownWritten: [Written: TextSet] = [:]

  private struct Written: Hashable {
    let shape: TextShape
    let prefix, suffix: String
    let isFolded: Bool
  }

  /// The words in literals.
  static let words = ["a", "b", "ab", "A", "1", "new", "true", "12", "a b", "a+b", "2024-02-29", "\u{C9}"]
  static let prefixes = ["a", "x-", "1", "A"]
  static let suffixes = ["b", "0"]
  /// On origins that ignore case, affixes also match in uppercase.
  private static let otherAffixes = (prefixes: ["X-"], suffixes: ["B"])

  init() {
    let plain = Self.words + ["go", "~~", "zz-z"] + TextType.menu.flatMap(\.samples)
    let base = plain + plain.flatMap { [$0.uppercased(), $0.capitalized] }
    let affixed = base.flatMap { text in
      ([""] + Self.prefixes + Self.otherAffixes.prefixes).flatMap { prefix in
        ([""] + Self.suffixes + Self.otherAffixes.suffixes).map { prefix + text + $0 }
      }
    }
    var seen: Set<String> = []
    let texts = ([""] + base + affixed + affixed.map { $0.lowercased() }).filter { seen.insert($0).inserted }
    let bytes = texts.map { Array($0.utf8) }
    func set(where isIn: (String) -> Bool) -> TextSet { TextSet(texts.count) { isIn(texts[$0]) } }
    self.texts = texts
    self.bytes = bytes
    numbers = Dictionary(uniqueKeysWithValues: zip(texts, texts.indices))
    segments = set { !["", ".", ".."].contains($0) }
    lowerCase = set { $0 == $0.lowercased() }
    labels = set { HostText.isLabel($0) }
    values = set { _ in true }
    fragmentSegments = set { !$0.isEmpty }
  }

  func number(of text: String) -> Int? { numbers[text] }

  func texts(of shape: TextShape) -> TextSet {
    if let set = known[shape] { return set }
    let set = TextSet(texts.count) { shape.accepts(bytes[$0]) }
    known[shape] = set
    return set
  }

  /// Returns the texts that a shape accepts between a prefix and a suffix.
  func texts(of shape: TextShape, between prefix: String, and suffix: String, isFolded: Bool) -> TextSet {
    let key = Written(shape: shape, prefix: prefix, suffix: suffix, isFolded: isFolded)
    if let set = knownWritten[key] { return set }
    let set = TextSet(texts.count) { index in
      let text = prefix + texts[index] + suffix
      return shape.accepts(Array((isFolded ? text.lowercased() : text).utf8))
    }
    knownWritten[key] = set
    return set
  }
}

/// A namespace for the syntax of host labels.
enum HostText {
  static func isLabel(_ text: String) -> Bool {
    PlainText.isMade(Array(text.utf8), of: "abcdefghijklmnopqrstuvwxyz0123456789-_") && text.utf8.count <= 63
  }
}
