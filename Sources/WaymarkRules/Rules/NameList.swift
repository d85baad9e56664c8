import WaymarkDiagnostics

extension [String] {
  /// "`a`", "`a` and `b`", "`a`, `b`, `c`, `d` and 3 more": names, as many as anybody reads.
  func quoted(_ conjunction: String = "and") -> String {
    let names = prefix(count > 5 ? 4 : 5).map { "`\($0)`" }
    guard count > names.count else { return names.joined(or: conjunction) }
    return names.joined(separator: ", ") + " and \(count - names.count) more"
  }
}
