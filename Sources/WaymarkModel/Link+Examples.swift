import WaymarkYAML

extension Link {
  /// Returns the complete URL for an entry of `examples` or `rejects`.
  ///
  /// If the entry is a path, the URL starts with the link's first scheme and host that have no captures or wildcards.
  ///
  /// - Parameter example: A path, or a URL.
  /// - Returns: The URL, or `nil` if each host of the link has captures or wildcards.
  package func wholeURL(of example: Text) -> String? {
    let text = example.string
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return text }
    return pattern.endpoints.lazy.compactMap { $0.url(ofPath: text) }.first
  }
}
