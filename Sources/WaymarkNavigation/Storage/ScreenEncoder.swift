import Foundation

/// An encoder of screens and names as JSON.
struct ScreenEncoder {
  private let encoder: JSONEncoder

  init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
  }

  /// Returns a value as JSON, or `nil` if the value can't be encoded.
  ///
  /// JSON can't represent infinite numbers or arguments whose types aren't `Encodable`.
  func json(of value: some Encodable) -> JSONText? { (try? encoder.encode(value)).map(JSONText.init(bytes:)) }
}
