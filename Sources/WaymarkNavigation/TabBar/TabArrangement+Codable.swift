extension TabArrangement: Codable {
  private enum CodingKeys: String, CodingKey { case order, shown }

  /// Encodes the names of the tabs, for example `{"order": ["home", "search"], "shown": ["home"]}`.
  ///
  /// - Parameter encoder: The encoder to encode to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(order.map(\.name), forKey: .order)
    try container.encode(order.filter(shown.contains).map(\.name), forKey: .shown)
  }

  /// Decodes an arrangement. Another version of the app may have encoded the arrangement.
  ///
  /// Tabs that no longer exist are omitted. A new tab is inserted after the tab that precedes it in the spec.
  ///
  /// - Parameter decoder: The decoder to decode from.
  /// - Throws: `DecodingError` if the list `order` or the list `shown` is missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let order = try container.decode([String].self, forKey: .order)
    let shown = try container.decode([String].self, forKey: .shown)
    self.init(shown: Set(shown.compactMap(Spec.Tab.named)), order: order.compactMap(Spec.Tab.named))
  }
}
