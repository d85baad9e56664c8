import SpecText

extension [String] {
  /// Returns the quoted names as a list, such as "`a` and `b`", or "`a`, `b`, `c`, `d`, and 3 more".
  func quoted(_ conjunction: String = "and") -> String {
    let names = prefix(count > 5 ? 4 : 5).map { "`\($0)`" }
    guard count > names.count else { return names.joined(or: conjunction) }
    return names.joined(separator: ", ") + ", and \(count - names.count) more"
  }
}
