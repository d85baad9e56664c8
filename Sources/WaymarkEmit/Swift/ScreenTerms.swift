import WaymarkModel

/// The conditions that a screen requires, and the type of the value that the screen returns, for documentation comments.
struct ScreenTerms {
  /// One or two sentences, such as "Requires `signedIn`. Returns `Address`."
  let sentences: String

  /// Creates the terms of a screen, or returns `nil` if the screen requires no condition and returns no value.
  init?(_ route: borrowing Route, _ model: borrowing NavigationModel) {
    var sentences: [String] = []
    let conditions = route.requirements.map { "`\(model.conditions[$0].name.string)`" }
    if !conditions.isEmpty { sentences.append("Requires \(conditions.joined(or: "and")).") }
    if let type = route.returns { sentences.append("Returns `\(type.text.string)`.") }
    guard !sentences.isEmpty else { return nil }
    self.sentences = sentences.joined(separator: " ")
  }
}
