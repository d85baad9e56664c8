extension String {
  /// The string after "a" or "an", such as "an Int".
  package var withArticle: String {
    switch first {
    case "A", "E", "I", "O": "an " + self
    default: "a " + self
    }
  }
}
