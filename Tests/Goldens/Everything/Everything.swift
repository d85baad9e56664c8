/// A native type of the app that is neither `Hashable` nor `Codable`, and that no URL can express.
package struct Photo: Sendable {
  package let id: Int
  package let caption: String

  package init(id: Int, caption: String) {
    self.id = id
    self.caption = caption
  }
}
