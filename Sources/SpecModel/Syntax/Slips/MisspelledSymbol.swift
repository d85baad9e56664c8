import SpecText

/// The list of symbols is incomplete, so only a name with a typical typing mistake is misspelled.
enum MisspelledSymbol {
  private static let names = Set(SymbolNames.all)
  private static let words = Set(SymbolNames.all.flatMap { $0.split(separator: ".").map(String.init) })
  private static let namesByLetters = Dictionary(SymbolNames.all.map { (letters(of: $0), $0) }) { first, _ in first }
  private static let wordsByInitial = Dictionary(
    grouping: words.sorted().map { (text: $0, scalars: Array($0.unicodeScalars)) }
  ) { $0.scalars[0] }

  static func warning(about name: Text) -> Diagnostic? {
    let written = name.string
    guard !names.contains(written), name.bytes.count <= 64 else { return nil }
    if let comment = written.firstRange(of: " //") {
      return Diagnostic(
        .suspiciousText, "a comment in YAML cannot start with `//`, so the icon is `\(written)`", at: name.span,
        help: "start the comment with `#`: `\(written[..<comment.lowerBound].split(separator: " ")[0])  # …`")
    }
    guard name.bytes.allSatisfy(isInNames) else { return nil }
    guard let meant = meaning(of: written) ?? symbol(inOtherSet: written) else {
      guard let file = imageName(written) else { return otherName(name) }
      return Diagnostic(
        .suspiciousText, "the icon `\(written)` is a file, not the name of an SF Symbol", at: name.span,
        help: "write `{ asset: \(file) }` for an image of the asset catalog")
    }
    return Diagnostic(
      .suspiciousText, "the icon `\(written)` is probably misspelled", at: name.span,
      help: "did you mean `\(meant)`?",
      fixes: [.init("write `\(meant)`", replace: name.span, with: meant, isSafe: false)])
  }

  private static func isInNames(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || ".-_ ".utf8.contains(byte)
  }

  /// Apple's names of symbols are lowercase words with dots between them.
  private static func otherName(_ name: Text) -> Diagnostic? {
    guard let sign = name.string.first(where: { $0 == "-" || $0 == "_" }) else { return nil }
    return Diagnostic(
      .suspiciousText, "the icon `\(name.string)` is not the name of an SF Symbol, which never contains `\(sign)`",
      at: name.span,
      help: "write `{ asset: \(name.string) }` for an image of the asset catalog, or the name of a symbol")
  }

  /// Such as `fa-heart`, `ic_home`, or `fa-solid fa-cart`.
  private static func symbol(inOtherSet written: String) -> String? {
    let sets: Set<Substring> = [
      "bi", "bx", "fa", "far", "fas", "feather", "glyphicon", "ic", "icon", "ion", "md", "mdi", "ri", "solid", "ti",
    ]
    let words = written.lowercased().split { "-_ .".contains($0) }
    let rest = words.drop { sets.contains($0) }
    guard rest.count < words.count, !rest.isEmpty else { return nil }
    return namesByLetters[rest.joined()]
  }

  private static func imageName(_ written: String) -> Substring? {
    let end = [".png", ".pdf", ".svg", ".jpg", ".jpeg", ".webp"].first { written.lowercased().hasSuffix($0) }
    return end.map { written.dropLast($0.count) }
  }

  private static func meaning(of written: String) -> String? {
    if let same = namesByLetters[letters(of: written)] { return same }
    let parts = written.lowercased().split(separator: ".").map(String.init)
    let wrong = parts.filter { !words.contains($0) }
    if wrong.isEmpty { return rearranged(parts) }
    guard wrong.count == 1, let place = parts.firstIndex(of: wrong[0]) else { return nil }
    let scalars = Array(wrong[0].unicodeScalars)
    let candidates = scalars.first.flatMap { wordsByInitial[$0] } ?? []
    let similar = candidates.filter { isMistyped(scalars, $0.scalars) }.compactMap { word in
      var other = parts
      other[place] = word.text
      let name = other.joined(separator: ".")
      return names.contains(name) ? name : nil
    }
    return similar.count == 1 ? similar[0] : nil
  }

  /// For `bell.filled` and `suitcase.fill.circle`. Other names with these words exist, such as `person.fill.checkmark`.
  private static func rearranged(_ parts: [String]) -> String? {
    let isShape = parts.dropLast().last == "fill" && ["circle", "square"].contains(parts.last)
    guard isShape || parts.last == "filled" else { return nil }
    let rest = parts.filter { $0 != "fill" && $0 != "filled" }
    return [rest, isShape ? rest.dropLast() : rest].map { ($0 + ["fill"]).joined(separator: ".") }
      .first(where: names.contains)
  }

  private static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  private static let fill = Array("fill".unicodeScalars)

  /// Two neighbors are swapped, a letter is missing or doubled, or one letter of a long word is different. An `s` at the
  /// end makes another word. Both words have the same first letter.
  private static func isMistyped(_ written: [Unicode.Scalar], _ word: [Unicode.Scalar]) -> Bool {
    guard word.count >= 4 else { return false }
    let start = zip(written, word).prefix { $0 == $1 }.count
    let end = zip(written[start...].reversed(), word[start...].reversed()).prefix { $0 == $1 }.count
    let (rest, wanted) = (Array(written[start..<written.count - end]), Array(word[start..<word.count - end]))
    switch (rest.count, wanted.count) {
    case (2, 2): return rest == wanted.reversed()
    case (1, 1): return word.count >= 6
    case (0, 1): return word.count >= 5 && (end > 0 || wanted != ["s"] || word.suffix(2) == ["s", "s"]) || word == fill
    case (1, 0): return end > 0 || rest != ["s"]
    default: return false
    }
  }
}
