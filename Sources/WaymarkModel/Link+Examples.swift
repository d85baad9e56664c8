import WaymarkYAML

extension Link {
  /// Returns an entry of `examples` or `rejects` as a whole URL. A path gets the first scheme and host of the link that
  /// do not vary; `nil` if all vary.
  package func wholeURL(of example: Text) -> String? {
    let text = example.string
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return text }
    return pattern.endpoints.lazy.compactMap { $0.url(ofPath: text) }.first
  }
}
