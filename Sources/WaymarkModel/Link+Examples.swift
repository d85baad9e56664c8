import WaymarkYAML

extension Link {
  /// Returns the complete URL for an entry of the link's `examples` key or `rejects` key.
  ///
  /// If the entry is a path, the function adds the URL prefix of one of the link's endpoints. The function selects the
  /// first endpoint that has no captures or wildcards in the host.
  ///
  /// - Parameter example: A path, or a URL.
  /// - Returns: The URL, or `nil` if each host of the link has captures or wildcards.
  package func wholeURL(of example: Text) -> String? {
    let text = example.string
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return text }
    return pattern.endpoints.lazy.compactMap { $0.url(ofPath: text) }.first
  }
}
