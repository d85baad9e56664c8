extension String {
  package var withArticle: String {
    switch first {
    case "A", "E", "I", "O": "an " + self
    default: "a " + self
    }
  }
}
