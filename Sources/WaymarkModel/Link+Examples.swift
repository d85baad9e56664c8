import WaymarkYAML

extension Link {
  /// An entry of `examples` or `rejects` as a whole URL: a path stands on the first scheme and host of its link that
  /// can be written out; nil where none can.
  package func wholeURL(of example: Text) -> String? {
    let text = example.string
    guard text.hasPrefix("/"), !text.hasPrefix("//") else { return text }
    return pattern.endpoints.lazy.compactMap { $0.url(ofPath: text) }.first
  }
}
