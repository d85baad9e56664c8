import WaymarkYAML

extension Link {
  /// Returns an entry of `examples` or `rejects` as a complete URL.
  ///
  /// A path is appended to the link's first scheme and host without captures.
  ///
  /// - Parameter example: A path, or a URL.
  /// - Returns: The URL, or `nil` if each host of the link has captures or wildcards.
  package func wholeURL(of example: Text) -> String? {
    let text = example.string
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return text }
    return pattern.endpoints.lazy.compactMap { $0.url(ofPath: text) }.first
  }
}
