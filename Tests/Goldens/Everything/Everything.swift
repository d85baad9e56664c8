/// A type of the app's own, which no URL has: neither Hashable nor Codable.
package struct Photo: Sendable {
  package let id: Int
  package let caption: String

  package init(id: Int, caption: String) {
    self.id = id
    self.caption = caption
  }
}
