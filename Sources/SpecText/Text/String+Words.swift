extension String {
  /// The words of a name in camel case, such as `Extra info` for `extraInfo`.
  package var words: String {
    var words = ""
    for character in self {
      if words.isEmpty {
        words.append(contentsOf: character.uppercased())
      } else if character.isUppercase, words.last?.isLowercase == true {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }
}
