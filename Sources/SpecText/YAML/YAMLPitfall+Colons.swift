/// A colon before a space within an unquoted value.
extension YAMLPitfall {
  /// The keys whose values are texts for users, which can contain a colon.
  static let proseKeys: Set<String> = ["deprecated", "matching", "message", "section", "summary", "title"]

  private static let constructKeys: Set<String> = [
    "apple", "colors", "customization", "localization", "names", "placeholder", "storage", "swift", "tabBar",
  ]

  /// The keys whose values are names, which contain no colon.
  private static let nameKeys: Set<String> = [
    "beats", "fallback", "in", "initial", "opens", "parent", "present", "presents", "requires", "resolves", "when",
  ]

  /// Such as `systemName: cart` of SwiftUI.
  private static let symbolKeys: Set<String> = ["name", "sfSymbol", "symbol", "system", "systemImage", "systemName"]

  /// A pattern or a value in quotes is complete before the colon.
  init(colon: Int, in value: Range<Int>, of name: String, in line: YAMLLine) {
    let text = line.text(value)
    let rest = line.text(colon..<value.upperBound)
    let isQuoted = line.quotes.contains { $0.lowerBound == value.lowerBound }
    let position = SourcePosition(line: line.number, column: colon + 1)
    guard !isQuoted, !text.hasPrefix("/"), !text.contains("://") else {
      self.init(
        .invalidYAML, "`\(rest)` cannot follow the value of `\(name)`", position, help: "remove `\(rest)`")
      return
    }
    let problem = "the value of `\(name)` contains a colon before a space, which YAML treats as the end of a key"
    let inner = text.hasPrefix("(") && text.hasSuffix(")") ? String(text.dropFirst().dropLast()) : text
    let word = String(inner.prefix { $0 != ":" })
    let tail = String(inner.dropFirst(word.count + 1).drop { $0 == " " })
    let quoted = YAMLScalar.inQuotes(text)
    let isIcon = name == "icon" || name == "selectedIcon"
    var meant: String?
    let isEntry =
      (isIcon && word == "asset") || (name == "title" && word == "key") || (name == "links" && word == "url")
    if isEntry || Self.mappingKeys.contains(name) || Self.constructKeys.contains(name) {
      meant = "{ \(inner) }"
    } else if isIcon {
      meant = Self.symbolKeys.contains(word) ? tail : nil
    }
    if let meant, !text.hasSuffix("…") {
      self.init(.invalidYAML, problem, position, help: "write `\(name): \(meant)`", fix: value, meant)
    } else if isIcon || Self.nameKeys.contains(name) {
      self.init(.invalidYAML, problem, position, help: "write only the name, without a colon")
    } else {
      let isKey = !Self.proseKeys.contains(name) && word.first?.isLowercase == true && inner == text
      self.init(
        .invalidYAML, problem, position,
        help: "quote the value: `\(name): \(quoted)`" + (isKey ? "; for a mapping, write `{ \(text) }`" : ""),
        fix: isKey || text.hasSuffix("…") ? nil : value, quoted)
    }
  }
}
