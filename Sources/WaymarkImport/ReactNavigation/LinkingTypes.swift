/// The meaning of the texts in a linking configuration.
enum LinkingTypes {
  /// The words in the names of parameters that are usually fractions.
  private static let fractions: Set<String> = [
    "lat", "latitude", "lng", "lon", "longitude", "price", "amount", "ratio", "zoom", "scale", "rating",
  ]

  /// Returns the type for a function of `parse`, such as `Number` or `(id) => parseInt(id, 10)`.
  ///
  /// `Number` accepts integers and fractions. The name of the parameter decides which type the draft has.
  ///
  /// - Returns: The type, or `nil` for a function that keeps the text or is unknown.
  static func type(of function: String, name: String) -> ImportedPattern.CaptureType? {
    let text = String(function.prefix(200)).lowercased()
    if text.contains("parsefloat") { return .double }
    if text.contains("parseint") || text.contains("bigint") { return .int }
    if text.contains("boolean") || text.contains("\"true\"") || text.contains("'true'") { return .bool }
    if text.contains("number") || text == "int" || text == "integer" {
      return words(name).contains(where: fractions.contains) ? .double : .int
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the name of a navigator belongs to a tab bar. Tabs at the top of a
  /// screen are no tab bar.
  static func isTabBar(_ name: String) -> Bool {
    let words = words(name)
    return words.contains { $0 == "tab" || $0 == "tabs" } && !words.contains("top")
  }

  /// The words in names that say only that the name belongs to a screen or a navigator.
  private static let structuralWords: Set<String> = [
    "tab", "tabs", "stack", "navigator", "navigation", "nav", "screen", "screens", "root",
  ]

  /// Returns the words of a name without words such as `Tab` and `Screen`.
  static func subject(of name: String) -> [String] { words(name).filter { !structuralWords.contains($0) } }

  /// Returns the words of a name in lowercase and without digits, such as `bottom` and `tabs` for `BottomTabs`.
  static func words(_ name: String) -> [String] {
    NameWords.of(name).map { $0.lowercased().filter(\.isLetter) }.filter { !$0.isEmpty }
  }
}
