import WaymarkYAML

extension Link {
  /// If the entry is a path, the function adds the URL prefix of one of the link's endpoints. The function selects the
  /// first endpoint that has no captures or wildcards in the host.
  package func wholeURL(of example: Text) -> String? {
    let text = example.string
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return text }
    return pattern.endpoints.lazy.compactMap { $0.url(ofPath: text) }.first
  }
}
